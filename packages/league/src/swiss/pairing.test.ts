/** CL-061 to CL-069: pairings, held against a search through all of them. */
import { env } from 'node:process';
import { describe, expect, test } from 'vitest';
import { pairingOf } from './pairing.ts';
import { preferenceOf, type SwissPlayer } from './player.ts';
import { seatPairs } from './sides.ts';
import { exhaustivePairing } from './testing/exhaustive.ts';
import { wildPlayers } from './testing/wild-players.ts';

/** How many fields are tried; `PAIRINGS=20000` for a night. */
const FIELDS = Number(env.PAIRINGS ?? 3_000);

function named({ bye, pairs }: ReturnType<typeof pairingOf>) {
  return { bye, pairs: pairs.map(({ upper, lower }) => [upper.player.id, lower.player.id]) };
}

function player(number: number, more: Partial<SwissPlayer> = {}): SwissPlayer {
  const nothing = {
    score: 0,
    met: new Set<string>(),
    barred: new Set<string>(),
    floated: null,
    hadU: false,
    sides: [],
  };
  return { ...nothing, id: String(number), number, ...more };
}
const metting = (...ids: string[]) => ({ met: new Set(ids) });

describe('CL-062, CL-063, CL-067: the pairing is the best there is', () => {
  test(`of ${FIELDS} wild fields of up to 10`, () => {
    for (let seed = 1; seed <= FIELDS; seed++) {
      // Of ten there are 945 pairings: fewer such fields.
      const count = seed % 10 === 0 ? 9 + (seed % 20 === 0 ? 1 : 0) : 2 + (seed % 7);
      const [players, single] = [wildPlayers(seed, count), seed % 3 !== 0];
      const pairing = pairingOf(players, single);
      const best = exhaustivePairing(players, single);
      if (best === null) expect(pairing.held, `seed ${seed}`).toBe('CL_NO_PAIRING');
      else expect(named(pairing), `seed ${seed}`).toEqual(best);
    }
  });

  test('CL-061: of equal scores the lower pairing number stands first, and the halves meet', () => {
    const pairing = pairingOf(
      [4, 2, 6, 1, 3, 5].map((number) => player(number)),
      true,
    );
    expect(named(pairing).pairs).toEqual([
      ['1', '4'],
      ['2', '5'],
      ['3', '6'],
    ]);
    expect(pairing.vector).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test.each([
    ['CL-062: the lowest score has the bye, of those the highest number', [player(1), player(2), player(3)], '3'],
    ['CL-062: nobody has a second one while another has none', [player(1), player(2), player(3, { hadU: true })], '2'],
    ['CL-062: where everyone has had one, all are candidates', [1, 2, 3].map((n) => player(n, { hadU: true })), '3'],
    [
      'CL-062: not the first where the rest would repeat',
      [player(1, metting('2')), player(2, metting('1')), player(3)],
      '2',
    ],
  ])('%s', (_what, players, bye) => expect(pairingOf(players, true).bye).toBe(bye));

  test('CL-063: a round with a repeat is held until the organiser agrees', () => {
    const two = [player(1, metting('2')), player(2, metting('1'))];
    expect(pairingOf(two, true)).toMatchObject({ held: 'CL_REPEAT_UNAVOIDABLE', vector: [1, 0, 0, 0, 0, 0] });
  });

  test('CL-023, CL-063: where blocks leave no pairing it is held, and tells no names', () => {
    const barred = new Set(['1', '2', '3', '4']);
    const pairing = pairingOf(
      [1, 2, 3, 4].map((number) => player(number, { barred })),
      true,
    );
    expect(pairing).toMatchObject({ held: 'CL_NO_PAIRING', pairs: [] });
  });

  test('CL-069: where both sides are had, wishes for a side cost nothing', () => {
    const sides = [1, 2].map((round) => ({ round, side: 'A' as const }));
    const two = [player(1, { sides }), player(2, { sides })];
    expect(pairingOf(two, true).vector).toEqual([0, 1, 0, 0, 0, 0]);
    expect(pairingOf(two, false).vector).toEqual([0, 0, 0, 0, 0, 0]);
    expect(seatPairs([[two[0] as SwissPlayer, two[1] as SwissPlayer]], 'B', false)).toEqual([
      { board: 1, a: '1', b: '2' },
    ]);
  });
});

const had = (sides: string) =>
  [...sides].map((side, index) => ({
    round: index + 1,
    side: side === 'A' || side === 'B' ? (side as 'A' | 'B') : null,
  }));

describe('CL-065: sides', () => {
  test.each([
    ['', null, 0],
    ['AB', 'A', 1],
    ['BA', 'B', 1],
    ['BAB', 'A', 2],
    ['A-', 'B', 2],
    ['ABAA', 'B', 3],
    ['ABB', 'A', 3],
    ['BBBA', 'A', 3],
    // The difference rules where the last two speak against it.
    ['AAAABB', 'B', 3],
  ] as const)('after %j an entry wants %s with strength %i', (sides, wants, strength) => {
    expect(preferenceOf({ sides: had(sides) })).toMatchObject({ wants, strength });
  });

  test.each([
    ['neither wishes: the drawn side on board 1', '', '', 'B'],
    ['one wishes', '', 'A', 'A'],
    ['wishes differ', 'B', 'A', 'A'],
    ['the stronger class', 'AB', 'ABB', 'B'],
    ['the larger difference', 'BB', 'BBB', 'B'],
    ['the latest round with different sides is turned round', 'BAAB', 'BABA', 'A'],
    ['else the higher-ranked', 'BA', 'BA', 'B'],
  ])('%s', (_what, upper, lower, side) => {
    const pair = [player(1, { sides: had(upper) }), player(2, { sides: had(lower) })] as const;
    const [seated] = seatPairs([pair], 'B', true);
    expect(seated?.a).toBe(side === 'A' ? '1' : '2');
  });

  test('on even boards the higher-ranked has the other side', () => {
    const pairs = [1, 3].map((number) => [player(number), player(number + 1)] as const);
    expect(seatPairs(pairs, 'B', true).map(({ a }) => a)).toEqual(['2', '3']);
  });
});

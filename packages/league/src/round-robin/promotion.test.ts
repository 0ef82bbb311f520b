import { describe, expect, test } from 'vitest';
import type { Ledger } from '../log/ledger.ts';
import { apply, opened } from '../log/replay.ts';
import type { Quarter } from '../scores.ts';
import { settingsOf } from '../settings/read.ts';
import { answered, entriesOf } from '../testing/playing.ts';
import { across, decidesPromotion, type Promotion, promotionOf } from './promotion.ts';

type Season = readonly { readonly tier: number; readonly number: number; readonly entries: readonly string[] }[];

/** Two tiers of 8, or of two divisions of 4 each: everybody who has the lower number wins. */
function season(settings: object, count: number, log: readonly object[] = []) {
  const base = { format: 'league', sideMode: 'single', ...settings };
  const raw = { settings: base, entries: entriesOf(count), ask: ['fixtures'] };
  const fixtures = answered(raw).fixtures as readonly {
    readonly answer: readonly { readonly pairs: readonly [string, string][] }[];
  }[];
  const pairs = fixtures.flatMap(({ answer }) => answer.flatMap((round) => round.pairs));
  const results = pairs.map(([a, b]) => ({ type: 'result', a, b, q: Number(a.slice(1)) < Number(b.slice(1)) ? 4 : 0 }));
  const named = log.map((act) => JSON.stringify(act));
  const kept = results.filter(({ a, b }) => !named.some((act) => act.includes(`"${a}"`) || act.includes(`"${b}"`)));
  return answered({ ...raw, log: [...log, ...kept], ask: ['promotion', 'season', 'table'] }) as unknown as {
    readonly promotion: Promotion;
    readonly season: Season;
  };
}
const moves = ({ promotion }: { readonly promotion: Promotion }) =>
  promotion.moves.map(({ id, from, to, rule }) => `${id} ${from}>${to} ${rule}`);

describe('CL-043, CL-044: promotion and relegation', () => {
  test('two down, two up; the tiers keep their sizes (CL-163), and it is a dry run (CL-173)', () => {
    const end = season({ tiers: 2 }, 16);
    expect(moves(end)).toEqual(['e7 1>2 CL-043', 'e8 1>2 CL-043', 'e9 2>1 CL-044', 'e10 2>1 CL-044']);
    expect(end.promotion.tiers.map((tier) => tier.length)).toEqual([8, 8]);
    expect(end.season.map(({ entries }) => entries)).toEqual([
      ['e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e9', 'e10'],
      ['e7', 'e8', 'e11', 'e12', 'e13', 'e14', 'e15', 'e16'],
    ]);
  });

  test('several divisions: ranks are compared across them', () => {
    const end = season({ tiers: 2, limits: { divisionSize: 4 } }, 16);
    expect(moves(end)).toEqual(
      ['e7 1>2 CL-043', 'e8 1>2 CL-043', 'e9 2>1 CL-044', 'e10 2>1 CL-044'].sort(
        (a, b) => moves(end).indexOf(a) - moves(end).indexOf(b),
      ),
    );
    expect(end.promotion.tiers.map((tier) => tier.length)).toEqual([8, 8]);
  });

  test('CL-040: the next season has as many divisions as were counted', () => {
    const end = season({ tiers: [1, 3], promotion: { up: 1, down: 1 } }, 17);
    expect(end.season.map(({ tier, entries }) => `${tier}: ${entries.length}`)).toEqual([
      '1: 5',
      '2: 4',
      '2: 4',
      '2: 4',
    ]);
  });

  test('with a play-off the last that stays meets the first that does not rise', () => {
    const { promotion } = season({ tiers: 2, promotion: { up: 2, down: 2, playoff: true } }, 16);
    expect(promotion.playOffs).toEqual([{ upper: 'e6', lower: 'e11' }]);
  });
});

describe('CL-045: vacancies', () => {
  test('who withdrew goes down in any case, and the next below fills the place', () => {
    const end = season({ tiers: 2, promotion: { up: 1, down: 1 } }, 16, [
      { type: 'withdraw', entry: 'e1' },
      { type: 'withdraw', entry: 'e2' },
    ]);
    expect(moves(end)).toEqual(expect.arrayContaining(['e9 2>1 CL-044', 'e10 2>1 CL-045']));
    expect(moves(end).filter((line) => line.includes('1>2'))).toHaveLength(2);
    expect(end.promotion.tiers.map((tier) => tier.length)).toEqual([8, 8]);
  });

  test('in the last tier the place is free', () => {
    expect(season({ tiers: 2 }, 16, [{ type: 'withdraw', entry: 'e16' }]).promotion.free).toEqual([
      { tier: 2, places: 1 },
    ]);
  });
});

test('CL-087: a holder who played less than half of the legs does not rise', () => {
  const end = season({ tiers: 2 }, 16, [{ type: 'holder', entry: 'e9', holder: 'zoe' }]);
  expect(moves(end)).not.toContain('e9 2>1 CL-044');
});

/** Two tiers of four that have played: the lower number wins, but e1 and e3 draw, and e4 has beaten e3. */
function played(): Ledger {
  const settings = settingsOf({ format: 'league', sideMode: 'single', tiers: 2, limits: { divisionSize: 4 } });
  if (!settings.ok) throw new Error(settings.fault.code);
  const ids = Array.from({ length: 8 }, (_, nth) => `e${nth + 1}`);
  const entries = ids.map((id, nth) => ({ id, name: id, number: nth + 1, rating: null, apart: null, since: null }));
  const begun = opened({ settings: settings.value, seed: '5e'.repeat(32), entries, running: true });
  if (!begun.ok) throw new Error(begun.fault.code);
  const ledger = begun.value;
  const how = { kind: 'result', how: 'played', board: null, margin: 0, misses: [0, 0] } as const;
  for (const { round, a, b, legs } of ledger.groups.flatMap(({ encounters }) => encounters))
    for (const { no } of legs) {
      const other = { 'e1 e3': 2, 'e3 e4': 0 }[[a, b].toSorted().join(' ')];
      const first = other ?? 4;
      const q = (a < b ? [first, 4 - first] : [4 - first, first]) as [Quarter, Quarter];
      const done = apply(ledger, { at: null, event: { ...how, round, a, b, leg: no, q } });
      if (done !== null) throw new Error(done.code);
    }
  return ledger;
}

test('CL-192: a result that alone decides who goes down is told from one that decides nothing; asking changes nothing', () => {
  const ledger = played();
  const before = JSON.stringify(promotionOf(ledger));
  expect(promotionOf(ledger).moves.map(({ id, to }) => `${id} ${to}`)).toContain('e3 2');
  const legOf = (one: string, other: string) =>
    ledger.groups
      .flatMap(({ encounters }) => encounters)
      .find(({ a, b }) => [a, b].toSorted().join() === [one, other].join())?.legs[0];
  const decides = (one: string, other: string) => {
    const leg = legOf(one, other);
    return leg !== undefined && decidesPromotion(ledger, leg);
  };
  expect([decides('e3', 'e4'), decides('e1', 'e2')]).toEqual([true, false]);
  expect(JSON.stringify(promotionOf(ledger))).toBe(before);
});

describe('CL-044: ranks across divisions', () => {
  const stood = (changes: Partial<Parameters<typeof across>[0]>) =>
    ({ id: 'e1', place: 1, points: 0, sb: 0, legs: 6, number: 1, ...changes }) as Parameters<typeof across>[0];
  test.each([
    ['the place in the division first', { place: 2, points: 20 }, { place: 1, points: 1 }],
    ['then points for each leg: 4 of 6 are fewer than 3 of 4', { points: 4, legs: 6 }, { points: 3, legs: 4 }],
    ['and 5 of 8 are fewer than 6 of 9', { points: 5, legs: 8 }, { points: 6, legs: 9 }],
    [
      'then SB by legs squared: 30 of 36 are fewer than 16 of 16',
      { points: 6, sb: 30 },
      { points: 4, legs: 4, sb: 16 },
    ],
    ['and 50 of 64 are fewer than 20 of 25', { legs: 8, sb: 50 }, { legs: 5, sb: 20 }],
    ['last the pairing number', { number: 9 }, { number: 8 }],
  ])('%s', (_, behind, ahead) => {
    expect(across(stood(behind), stood(ahead))).toBeGreaterThan(0);
    expect(across(stood(ahead), stood(behind))).toBeLessThan(0);
  });
});

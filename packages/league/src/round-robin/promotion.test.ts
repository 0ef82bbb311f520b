import { describe, expect, test } from 'vitest';
import { NO_SEED } from '../chance/lots.ts';
import type { LogEvent } from '../log/events.ts';
import type { Ledger } from '../log/ledger.ts';
import { append, apply, opened } from '../log/replay.ts';
import { ratingsOf } from '../ratings/weeks.ts';
import type { Quarter } from '../scores.ts';
import { settingsOf } from '../settings/read.ts';
import { tableOf } from '../tables/table.ts';
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
    expect(promotion.playoffs).toEqual([{ upper: 'e6', lower: 'e11', q: null, winner: null }]);
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
  const ids = Array.from({ length: 8 }, (_, index) => `e${index + 1}`);
  const entries = ids.map((id, index) => ({ id, name: id, number: index + 1, rating: null, apart: null, since: null }));
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

describe('CL-043: the play-off is played', () => {
  const base = { format: 'league', sideMode: 'single', tiers: 2, promotion: { up: 1, down: 1, playoff: true } };
  const settings = settingsOf({ ...base, limits: { divisionSize: 4 } });
  const entries = entriesOf(8).map((_, index) => ({
    id: `e${index + 1}`,
    name: `E${index + 1}`,
    number: index + 1,
    rating: null,
    apart: null,
    since: null,
  }));

  /** Two tiers of four. Lower numbers won all matches: e3 and e6 play off in round 4. */
  function played(): Ledger {
    if (!settings.ok) throw new Error('bad settings');
    const begun = opened({ settings: settings.value, seed: NO_SEED, entries, running: true });
    if (!begun.ok) throw new Error(begun.fault.code);
    for (const round of [1, 2, 3]) expect(joins(begun.value, { round, pairs: [], byes: {} })).toBeNull();
    for (const { encounters } of begun.value.groups)
      for (const { a, b, round } of encounters)
        say(begun.value, { round, a, b }, Number(a.slice(1)) < Number(b.slice(1)) ? 4 : 0);
    return begun.value;
  }
  const join = (ledger: Ledger, event: LogEvent) => {
    const done = append(ledger, { at: null, event }, '');
    return done.ok ? null : `${done.fault.code} ${done.fault.rule}`;
  };
  const joins = (ledger: Ledger, round: Omit<Extract<LogEvent, { kind: 'round' }>, 'kind'>) =>
    join(ledger, { kind: 'round', ...round });
  type Of = { readonly round: number; readonly a: string; readonly b: string };
  const say = (ledger: Ledger, of: Of, q: Quarter, leg = 1, how: 'played' | 'walkover' = 'played') =>
    join(ledger, {
      kind: 'result',
      how,
      ...of,
      leg,
      board: null,
      q: [q, (4 - q) as Quarter],
      margin: 0,
      misses: [0, 0],
    });
  const last = { round: 4, stage: 'playoff', pairs: [['e3', 'e6']], byes: {} } as const;
  const [one, two] = [
    { round: 4, a: 'e3', b: 'e6' },
    { round: 4, a: 'e6', b: 'e3' },
  ];
  const moved = (ledger: Ledger) =>
    promotionOf(ledger).moves.map(({ id, from, to, rule }) => `${id} ${from}>${to} ${rule}`);
  const USUAL = ['e4 1>2 CL-043', 'e5 2>1 CL-044'];

  test('the season does not end without it; its pairs are those of the tables, and nothing else', () => {
    const ledger = played();
    expect(join(ledger, { kind: 'state', to: 'finished' })).toBe('CL_BAD_STATE CL-043');
    expect(joins(ledger, { round: 4, pairs: [], byes: {} })).toBe('CL_BAD_STATE CL-043');
    expect(joins(ledger, { ...last, pairs: [['e6', 'e3']] })).toBe('CL_BAD_INPUT CL-043');
    expect(joins(ledger, { ...last, round: 5 })).toBe('CL_BAD_STATE CL-043');
    expect(joins(ledger, last)).toBeNull();
    expect(joins(ledger, { ...last, round: 5 })).toBe('CL_BAD_STATE CL-043');
    expect(join(ledger, { kind: 'state', to: 'finished' })).toBe('CL_BAD_STATE CL-043');
    expect([say(ledger, one, 0), say(ledger, two, 2, 2)]).toEqual([null, null]);
    expect(join(ledger, { kind: 'state', to: 'finished' })).toBeNull();
  });

  test('it does not open while a match of the season is open', () => {
    const ledger = played();
    const leg = ledger.groups[0]?.encounters[0]?.legs[0];
    if (leg) leg.result = null;
    expect(joins(ledger, last)).toBe('CL_BAD_STATE CL-043');
  });

  test.each([
    [[0, 2], [2, 6], 'e6', ['e3 1>2 CL-043', 'e6 2>1 CL-043']],
    [[0, 0], [4, 4], 'e3', []],
    [[4, 0], [8, 0], 'e3', []],
  ] as const)('results %j: %j, and %s wins', (results, q, winner, more) => {
    const ledger = played();
    const table = JSON.stringify(ledger.groups.map((group) => tableOf(ledger, group)));
    joins(ledger, last);
    say(ledger, one, results[0]);
    expect(promotionOf(ledger).playoffs).toEqual([{ upper: 'e3', lower: 'e6', q: null, winner: null }]);
    say(ledger, two, results[1], 2);
    expect(promotionOf(ledger).playoffs).toEqual([{ upper: 'e3', lower: 'e6', q, winner }]);
    expect(moved(ledger).toSorted()).toEqual([...USUAL, ...more].toSorted());
    expect(promotionOf(ledger).tiers.map((tier) => tier.length)).toEqual([4, 4]);
    // In no table of the season; but rated.
    expect(JSON.stringify(ledger.groups.map((group) => tableOf(ledger, group)))).toBe(table);
    expect(ratingsOf(ledger, true).get('e6')?.rated).toBe(5);
  });

  test('a double default keeps places; so does the withdrawal of the lower; that of the upper changes them', () => {
    const both = played();
    joins(both, last);
    for (const [of, leg] of [
      [one, 1],
      [two, 2],
    ] as const)
      expect(
        join(both, { kind: 'result', how: 'double', ...of, leg, board: null, q: [0, 0], margin: 0, misses: [0, 0] }),
      ).toBeNull();
    expect([promotionOf(both).playoffs[0]?.winner, moved(both)]).toEqual(['e3', USUAL]);
    const gone = (id: 'e3' | 'e6', q: Quarter) => {
      const ledger = played();
      joins(ledger, last);
      join(ledger, { kind: 'withdraw', entry: id });
      say(ledger, one, q, 1, 'walkover');
      say(ledger, two, (4 - q) as Quarter, 2, 'walkover');
      return moved(ledger).toSorted();
    };
    expect(gone('e6', 4)).toEqual(USUAL);
    expect(gone('e3', 0)).toEqual([...USUAL, 'e3 1>2 CL-043', 'e6 2>1 CL-043'].toSorted());
  });
});

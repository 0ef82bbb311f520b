import { describe, expect, test } from 'vitest';
import { answered, codesOf, entriesOf, type TableRow } from '../testing/playing.ts';
import { result } from '../testing/worked.ts';
import { namedRows, type PrintedRow } from './printing.ts';

const league = (log: readonly object[], settings: object = {}, count = 4) => ({
  settings: { format: 'league', sideMode: 'single', ...settings },
  entries: entriesOf(count),
  log,
  ask: ['table'],
});
const table = (raw: object) => answered(raw).table as readonly TableRow[];
const column = (raw: object, code: string) => Object.fromEntries(table(raw).map((row) => [row.id, row[code]]));
const r = (line: string, more: object = {}) =>
  result(
    line
      .replaceAll(/(\d)-(\d) /g, 'e$1-e$2 ')
      .replace(/^/, 'e')
      .replace('ee', 'e'),
    more,
  );

describe('CL-101, CL-102: values', () => {
  test('scores are quarters (CL-001): a half-win is 3 to 1', () => {
    const raw = league([r('1-2 3:1', { kind: 'adjudicated' })]);
    expect(column(raw, 'PTS')).toMatchObject({ e1: 0.75, e2: 0.25 });
    expect(column(raw, 'WON')).toMatchObject({ e1: 0 });
  });

  test('CL-101: football’s points count for PTS alone', () => {
    const raw = league([r('1-2 4:0'), r('3-4 2:2')], { points: 'football' });
    expect(column(raw, 'PTS')).toEqual({ e1: 3, e2: 0, e3: 1, e4: 1 });
  });

  test('MAR is 0 for what was not played to its end (CL-097), MISS counts the no-show', () => {
    const raw = league([
      r('1-2 4:0', { margin: 250, misses: [1, 2] }),
      r('3-4 4:0', { kind: 'walkover', margin: 900 }),
      r('1-3 2:2', { kind: 'agreed', margin: 40 }),
    ]);
    expect(column(raw, 'MAR')).toEqual({ e1: 250, e2: -250, e3: 0, e4: 0 });
    expect(column(raw, 'MISS')).toEqual({ e1: 1, e2: 2, e3: 0, e4: 1 });
    expect(column(raw, 'WON')).toEqual({ e1: 1, e2: 0, e3: 0, e4: 0 });
  });

  test('HARD counts what was made with the side of negative edge', () => {
    const settings = { edge: 60, tiebreaks: ['PTS', 'HARD', 'LOT'] };
    expect(column(league([r('1-2 2:2')], settings), 'HARD')).toMatchObject({ e1: 0, e2: 0.5 });
    expect(column(league([r('1-2 2:2')], { ...settings, edge: 0 }), 'HARD')).toMatchObject({ e1: 0, e2: 0 });
  });

  test('CL-105: a double default is nothing to both, a walk-over counts against the real opponent', () => {
    const raw = league([r('1-2 0:0', { kind: 'double' }), r('3-4 4:0', { kind: 'walkover' }), r('4-1 4:0')]);
    expect(column(raw, 'PTS')).toEqual({ e1: 0, e2: 0, e3: 1, e4: 1 });
    expect(column(raw, 'SB')).toMatchObject({ e3: 1, e4: 0 });
  });
});

describe('CL-102, CL-103, CL-108: order', () => {
  const order = (raw: object) => table(raw).map(({ id }) => id);

  test('DE comes second in a round robin, and the row says so', () => {
    const raw = league([r('1-2 0:4'), r('1-3 4:0'), r('1-4 4:0'), r('2-3 0:4'), r('2-4 4:0'), r('3-4 0:4')]);
    expect(order(raw).slice(0, 2)).toEqual(['e2', 'e1']);
    expect(table(raw)[1]?.by).toMatchObject({ code: 'DE', words: 'e2 is ahead of e1 by DE 1 : 0' });
  });

  test('DE that splits a set is asked again of the part', () => {
    const lines = [
      '1-2 4:0',
      '1-3 0:4',
      '1-4 2:2',
      '2-3 4:0',
      '2-4 2:2',
      '3-4 0:4',
      '1-5 2:2',
      '2-5 2:2',
      '3-5 4:0',
      '4-5 0:4',
    ];
    const raw = league(
      [...lines, '1-6 4:0', '2-6 4:0', '3-6 4:0', '4-6 4:0', '5-6 0:4'].map((line) => r(line)),
      {},
      6,
    );
    expect(table(raw).map(({ id, PTS }) => [id, PTS])).toEqual([
      ['e4', 3],
      ['e1', 3],
      ['e2', 3],
      ['e3', 3],
      ['e5', 2],
      ['e6', 1],
    ]);
    expect(
      table(raw)
        .slice(1, 4)
        .map(({ by }) => by?.words),
    ).toEqual(['e4 is ahead of e1 by DE 2 : 1.5', 'e1 is ahead of e2 by DE 1 : 0', 'e2 is ahead of e3 by DE 1.5 : 1']);
  });

  test('organisers may leave tie-breaks out', () => {
    const raw = league([r('1-2 0:4'), r('1-3 4:0')], { tiebreaks: ['PTS', 'WON', 'LOT'] });
    expect(table(raw)[1]?.by?.code).toMatch(/LOT|WON/);
  });

  test('CL-107: whom only the lot separates share a rank, and no lot is shown where none was needed', () => {
    const raw = league([r('1-2 2:2'), r('3-4 2:2')]);
    expect(table(raw).map(({ printedRank }) => printedRank)).toEqual(['1=', '1=', '1=', '1=']);
    expect(
      table(raw)
        .map(({ LOT }) => LOT)
        .sort(),
    ).toEqual([1, 2, 3, 4]);
  });

  test('CL-107: except where something hangs on it', () => {
    const raw = {
      ...league([], { tiers: 2, promotion: { up: 1, down: 1 }, limits: { divisionSize: 4 } }, 8),
      ask: ['table'],
    };
    const [top] = answered(raw).table as readonly { readonly answer: readonly TableRow[] }[];
    expect(top?.answer.map(({ rank }) => rank)).toEqual([1, 2, 2, 4]);
  });

  test('CL-106: rows with open results are marked', () => {
    const raw = league([r('1-2 2:2', { kind: 'provisional' })]);
    expect(column(raw, 'open')).toEqual({ e1: 3, e2: 3, e3: 3, e4: 3 });
    expect(column(league([r('1-2 2:2')]), 'open')).toEqual({ e1: 2, e2: 2, e3: 3, e4: 3 });
  });
});

describe('CL-084, CL-088: withdrawals and deductions', () => {
  test('who played fewer than half of the legs is annulled; half exactly stays', () => {
    const five = (log: readonly object[]) => league([...log, { type: 'withdraw', entry: 'e1' }], {}, 5);
    const early = five([r('1-2 4:0')]);
    expect(column(early, 'annulled')).toMatchObject({ e1: true });
    expect(column(early, 'PTS')).toEqual({ e1: 0, e2: 0, e3: 0, e4: 0, e5: 0 });
    const late = five([r('1-2 4:0'), r('1-3 4:0')]);
    expect(column(late, 'annulled')).toMatchObject({ e1: false });
    expect(column(late, 'PTS')).toEqual({ e1: 2, e2: 0, e3: 0, e4: 1, e5: 1 });
  });

  test('withdrawn entries rank last: by points, then who left later', () => {
    const log = [
      r('1-2 4:0'),
      r('1-3 4:0'),
      r('2-3 4:0'),
      r('2-4 4:0'),
      { type: 'withdraw', entry: 'e2' },
      { type: 'withdraw', entry: 'e1' },
    ];
    expect(
      table(league(log))
        .map(({ id }) => id)
        .slice(2),
    ).toEqual(['e1', 'e2']);
    expect(table(league(log))[3]?.by?.words).toBe('e2 has withdrawn');
    expect(codesOf(league([...log, { type: 'withdraw', entry: 'e1' }])).at(-1)).toBe('CL_BAD_STATE');
  });

  test('CL-085, CL-086: a substitute takes the entry with its points; once, and not after the last wave opened', () => {
    const change = { type: 'holder', entry: 'e1', holder: 'zoe' };
    const log = [r('1-2 4:0'), { type: 'withdraw', entry: 'e1' }, change];
    expect(column(league(log, {}, 5), 'withdrawn')).toMatchObject({ e1: false });
    expect(column(league(log, {}, 5), 'PTS')).toMatchObject({ e1: 1 });
    expect(codesOf(league([...log, change], {}, 5)).at(-1)).toBe('CL_SUBSTITUTE_USED');
    const waves = [1, 2, 3].map((round) => ({ type: 'round', round }));
    expect(codesOf(league([...waves, change])).at(-1)).toBe('CL_SUBSTITUTE_LATE');
  });

  test('a deduction is a line of its own: opponents and SB do not feel it', () => {
    const plain = league([r('1-2 4:0'), r('3-1 4:0')]);
    const raw = league([r('1-2 4:0'), r('3-1 4:0'), { type: 'deduct', entry: 'e1', q: 4, reason: 'kept all waiting' }]);
    expect(column(raw, 'PTS')).toMatchObject({ e1: 0 });
    expect(column(raw, 'deducted')).toMatchObject({ e1: 1, e2: 0 });
    expect(column(raw, 'SB')).toEqual(column(plain, 'SB'));
    expect(codesOf(league([{ type: 'deduct', entry: 'e1', q: 5 }]))).toEqual(['CL_BAD_INPUT']);
  });

  test('CL-088: with football’s points it is in quarters of a printed point, up to a win', () => {
    const deduct = (q: number) => ({ type: 'deduct', entry: 'e1', q, reason: 'kept all waiting' });
    const football = (q: number) => league([r('1-2 4:0'), deduct(q)], { points: 'football' });
    expect([column(football(4), 'PTS'), column(football(4), 'deducted')]).toMatchObject([{ e1: 2 }, { e1: 1 }]);
    expect(column(football(12), 'PTS')).toMatchObject({ e1: 0 });
    expect(codesOf(football(13)).at(-1)).toBe('CL_BAD_INPUT');
  });
});

test('CL-108: rows get other names, in their sentences too', () => {
  const rows = answered(league([r('1-2 4:0')])).table as readonly PrintedRow[];
  const named = namedRows(rows, (id) => `N ${id}`);
  expect(named[1]?.by?.words).toBe(`N e1 is ahead of N ${rows[1]?.id} by PTS 1 : 0`);
  expect(namedRows(rows, (id) => id)).toEqual(rows);
});

describe('CL-002, CL-199: results that cannot be', () => {
  test.each([
    ['q 5', { type: 'result', a: 'e1', b: 'e2', q: 5 }, 'CL_BAD_INPUT'],
    ['q 1.5', { type: 'result', a: 'e1', b: 'e2', q: 1.5 }, 'CL_BAD_INPUT'],
    ['a walk-over of 2', { type: 'result', a: 'e1', b: 'e2', q: 2, kind: 'walkover' }, 'CL_BAD_INPUT'],
    ['a foreign leg', { type: 'result', a: 'e1', b: 'x', q: 4 }, 'CL_BAD_INPUT'],
    ['leg 2 of a single one', { type: 'result', a: 'e1', b: 'e2', leg: 2, q: 4 }, 'CL_BAD_INPUT'],
    ['against oneself', { type: 'result', a: 'e1', b: 'e1', q: 4 }, 'CL_BAD_INPUT'],
    ['a margin of 2,000', { type: 'result', a: 'e1', b: 'e2', q: 4, margin: 2_000 }, 'CL_BAD_INPUT'],
    ['no act', { type: 'dance' }, 'CL_BAD_INPUT'],
    ['an instant that is none', { type: 'week', at: 'noon' }, 'CL_BAD_INPUT'],
    [
      'an old seq',
      { type: 'decide', a: 'e1', b: 'e2', q: 4, supersedes: 7, reason: 'a word too many' },
      'CL_STALE_DECISION',
    ],
    ['CL-013 no reason', { type: 'decide', a: 'e1', b: 'e2', q: 4 }, 'CL_REASON_REQUIRED'],
  ])('%s', (_what, act, code) => expect(codesOf(league([act]))).toEqual([code]));

  test('a second result of a leg: corrections are rulings', () =>
    expect(codesOf(league([r('1-2 4:0'), r('1-2 0:4')]))).toEqual([null, 'CL_BAD_STATE']));
  test('time does not run back', () => {
    const at = (day: number) => ({ type: 'week', at: `2026-01-0${day}T00:00:00Z` });
    expect(codesOf(league([at(2), at(1)]))).toEqual([null, 'CL_BAD_INPUT']);
  });
  test.each([
    ['entered twice', [{ id: 'a' }, { id: 'a' }]],
    [
      'one number twice',
      [
        { id: 'a', number: 1 },
        { id: 'b', number: 1 },
      ],
    ],
    ['a name with a line break', [{ id: 'a', name: 'a\nb' }]],
    ['a name that turns round', [{ id: 'a', name: 'a\u202eb' }]],
    ['a rating that is none', [{ id: 'a', rating: [1500, 0, 0.06] }]],
  ])('%s', (_what, entries) => expect(() => answered({ settings: {}, entries })).toThrow('CL_BAD_INPUT'));
});

test('CL-082: both legs of one encounter are one no-show', () => {
  const pair = { settings: { format: 'league' }, entries: entriesOf(4), ask: ['table'] };
  const noShow = (a: string, b: string) => [
    { type: 'result', a, b, q: 4, kind: 'walkover' },
    { type: 'result', a: b, b: a, q: 0, kind: 'walkover' },
  ];
  expect(column({ ...pair, log: noShow('e1', 'e2') }, 'withdrawn')).toMatchObject({ e2: false });
  expect(column({ ...pair, log: [...noShow('e1', 'e2'), ...noShow('e3', 'e2')] }, 'withdrawn')).toMatchObject({
    e2: true,
  });
});

describe('CL-102, CL-106: a round that runs', () => {
  const round = (index: number, ...pairs: readonly (readonly [string, string])[]) => ({
    type: 'round',
    round: index,
    pairs,
    byes: {},
  });
  const swiss = (sideMode: string, log: readonly object[]) => ({
    settings: { format: 'swiss', sideMode, rounds: 3 },
    entries: entriesOf(4),
    log,
    ask: ['table'],
  });
  const first = round(1, ['e1', 'e3'], ['e2', 'e4']);
  const second = round(2, ['e1', 'e2'], ['e3', 'e4']);

  test('counts nothing for Buchholz until a match of it is decided', () => {
    const played = [first, r('1-3 4:0'), r('2-4 4:0')];
    const before = table(swiss('single', played));
    expect(table(swiss('single', [...played, second])).map(({ BH, SB }) => [BH, SB])).toEqual(
      before.map(({ BH, SB }) => [BH, SB]),
    );
    expect(column(swiss('single', [...played, second, r('1-2 4:0')]), 'BH')).toEqual({ e1: 1, e2: 2, e3: 2, e4: 1 });
  });

  test('counts of a pair what is decided, and nothing of its open match', () => {
    const pair = [first, r('1-3 4:0'), r('3-1 4:0'), r('2-4 4:0')];
    const rows = swiss('pair', pair);
    expect(column(rows, 'PTS')).toEqual({ e1: 1, e2: 1, e3: 1, e4: 0 });
    expect(column(rows, 'SB')).toEqual({ e1: 1, e2: 0, e3: 1, e4: 0 });
    expect(column(rows, 'BH')).toEqual({ e1: 1, e2: 0, e3: 1, e4: 1 });
  });
});

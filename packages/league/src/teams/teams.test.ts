import { describe, expect, test } from 'vitest';
import { answered, codesOf, entriesOf } from '../testing/playing.ts';
import { lineUp, locksAt } from './teams.ts';

test('CL-125: absent ones are left out, all below move up; a missing last board is a walk-over', () => {
  expect(lineUp(['a', 'b', 'c', 'd'], new Set(['b']), 4)).toEqual(['a', 'c', 'd', null]);
  expect(locksAt(25 * 3_600_000)).toBe(3_600_000);
});

test('CL-128: a person plays one board of an encounter', () =>
  expect(lineUp(['a', 'b', 'a', 'c'], new Set(), 4)).toEqual(['a', 'b', 'c', null]));

describe('CL-126, CL-127: a team match', () => {
  const SETTINGS = { format: 'team', boards: 2, sideMode: 'single' };
  const match = (a: string, b: string, first: number, second: number) => [
    { type: 'result', a, b, board: 1, q: first },
    // The team named second has side A on even boards.
    { type: 'result', a: b, b: a, board: 2, q: 4 - second },
  ];
  const raw = (log: readonly object[]) => ({ settings: SETTINGS, entries: entriesOf(4), log, ask: ['table'] });
  const rows = (log: readonly object[]) =>
    answered(raw(log)).table as {
      id: string;
      match: number;
      board: number;
      berlin: number;
      sb: number;
      by: { code: string; words: string } | null;
      printedRank: string;
    }[];

  test('match points 4, 2, 0 by quarters on all boards; then board points', () => {
    const log = [...match('e1', 'e4', 4, 2), ...match('e2', 'e3', 4, 4)];
    expect(codesOf(raw(log))).toEqual([null, null, null, null]);
    expect(rows(log).map(({ id, match: points, board }) => [id, points, board])).toEqual([
      ['e2', 4, 2],
      ['e1', 4, 1.5],
      ['e4', 0, 0.5],
      ['e3', 0, 0],
    ]);
    expect(rows(log).map(({ by }) => by?.code ?? null)).toEqual([null, 'board', 'match', 'board']);
    expect(rows(log).map(({ printedRank }) => printedRank)).toEqual(['1', '2', '3', '4']);
    expect(rows(log)[1]?.by?.words).toBe('e2 is ahead of e1 by board points 2 : 1.5');
  });

  test('CL-107: whom only the lot parts share a rank; CL-084: who has left stands last, and it is said', () => {
    const drawn = [...match('e1', 'e4', 2, 2), ...match('e2', 'e3', 4, 4)];
    expect(rows(drawn).map(({ printedRank }) => printedRank)).toEqual(['1', '2=', '2=', '4']);
    const all = [...match('e1', 'e4', 4, 0), ...match('e2', 'e3', 4, 0)];
    expect(rows(all).map(({ printedRank }) => printedRank)).toEqual(['1=', '1=', '3=', '3=']);
    const left = rows([...drawn, { type: 'withdraw', entry: 'e2' }]);
    expect(left.at(-1)).toMatchObject({ id: 'e2', by: { code: 'withdrawn', words: 'e2 has withdrawn' } });
  });

  test('CL-127: match points are printed as they are, and so is what is made of them', () => {
    const [first] = rows([...match('e1', 'e4', 4, 4), ...match('e1', 'e3', 2, 2), ...match('e2', 'e4', 4, 4)]);
    expect(first).toMatchObject({ id: 'e1', match: 6, board: 3, sb: 4 });
    const deduct = { type: 'deduct', entry: 'e1', q: 2, reason: 'A line-up of strangers.' };
    expect(rows([...match('e1', 'e4', 4, 4), deduct])[0]).toMatchObject({ id: 'e1', match: 2, deducted: 2 });
  });

  test('an open board leaves the match open', () =>
    expect(rows(match('e1', 'e4', 4, 4).slice(0, 1)).map((row) => row.match)).toEqual([0, 0, 0, 0]));

  test('Berlin: the higher board weighs more', () => {
    const log = [...match('e1', 'e4', 4, 0), ...match('e2', 'e3', 0, 4)];
    expect(Object.fromEntries(rows(log).map(({ id, berlin }) => [id, berlin]))).toEqual({ e1: 2, e2: 1, e3: 2, e4: 1 });
    expect(rows(log).map(({ by }) => by?.code ?? null)).toEqual([null, 'lot', 'berlin', 'lot']);
  });
});

test('CL-129: matches that nothing pairs are listed and rated, no more', () => {
  const list = { settings: { format: 'list' }, entries: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] };
  const match = { type: 'match', sides: [['a'], ['b'], ['c']], places: [1, 2, 2] };
  expect(codesOf({ ...list, log: [match, { type: 'result', a: 'a', b: 'b', q: 4 }] })).toEqual([null, 'CL_BAD_INPUT']);
  expect(codesOf({ settings: {}, entries: entriesOf(4), log: [match] })).toEqual(['CL_BAD_STATE']);
  expect(codesOf({ ...list, log: [{ ...match, sides: [['a'], ['a'], ['c']] }] })).toEqual(['CL_BAD_INPUT']);
});

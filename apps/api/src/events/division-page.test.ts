/** CL-171: what a page shows at first: all of a few divisions, one of many. */
import { expect, test } from 'vitest';
import { nthShown } from './division-page.ts';
import { divided, joined } from './division-store.ts';

test.each([
  [3, 143, 7, 2],
  [0, 143, 7, 7],
  [0, 143, null, 0],
  [0, 8, 7, null],
  [0, 0, null, null],
  [1, 0, null, 0],
])('CL-171: division %i of %i, where the reader plays in %s, is %s', (division, count, own, shown) => {
  expect(nthShown(division, count, own)).toBe(shown);
});

const answer = (number: number, of: unknown) => ({ tier: 1, number, answer: of });
const rounds = (a: string, b: string, c: string) => [{ round: 1, pairs: [[a, b]], free: [c] }];
const tables = {
  table: [answer(1, ['a']), answer(2, ['d'])],
  crossTable: [answer(1, []), answer(2, [])],
  fixtures: [answer(1, rounds('a', 'b', 'c')), answer(2, rounds('d', 'e', 'f'))],
  promotion: null,
};

test('CL-171: tables of several divisions are kept by divisions, and are whole again', () => {
  const { divisions, own } = divided(tables);
  expect(own).toEqual({ promotion: null });
  expect(divisions.map(({ number, entries }) => [number, entries])).toEqual([
    [1, ['a', 'b', 'c']],
    [2, ['d', 'e', 'f']],
  ]);
  expect(joined(own as never, divisions as never)).toEqual(tables);
});

test('what a process of the version before wrote whole is newer than the rows', () => {
  const { divisions } = divided({ ...tables, table: [answer(1, ['z']), answer(2, ['z'])] });
  expect(joined(tables as never, divisions as never)).toEqual(tables);
});

test('an event without divisions keeps its tables itself', () => {
  const whole = { table: [{ id: 'a' }], crossTable: [{ id: 'a' }], fixtures: rounds('a', 'b', 'c') };
  expect(divided(whole)).toEqual({ divisions: [], own: whole });
  expect(joined(whole, [])).toEqual(whole);
});

import type { Ending } from '@fieldpost/engine';
import { expect, test } from 'vitest';
import { marginOf } from './margin.ts';

const SIDES = ['south', 'north'];
const ended = (by: Ending<string>['by'], south: number | null, north: number | null): Ending<string> => ({
  by,
  outcome: {
    reason: 'END',
    places: [
      { side: 'south', place: 1, score: south },
      { side: 'north', place: 2, score: north },
    ],
  },
});

test.each([
  ['rules', 12, 3, 750],
  ['rules', 3, 12, -750],
  ['rules', 7, 0, 1000],
  ['rules', 3, 2, 333],
  ['rules', 5, 5, 0],
  ['rules', 0, 0, 0],
  ['rules', -4, 6, -1000],
  ['rules', null, null, 0],
  ['resignation', 12, 3, 0],
  ['timeout', 12, 3, 0],
  ['agreement', 12, 3, 0],
  ['adjudication', 12, 3, 0],
] as const)('CL-102: a match that ended by %s with %s to %s has the margin %s', (by, south, north, margin) => {
  expect(marginOf(ended(by, south, north), SIDES)).toBe(margin);
  expect(marginOf(ended(by, south, north), SIDES.toReversed())).toBe(margin === 0 ? 0 : -margin);
  expect(Object.is(marginOf(ended(by, south, north), SIDES), -0)).toBe(false);
});

test('CL-102: a match without an end has none', () => expect(marginOf(null, SIDES)).toBe(0));

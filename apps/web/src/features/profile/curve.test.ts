import { expect, it } from 'vitest';
import { curveOf } from './curve.ts';
import { historyWords } from './rating-curves.tsx';

const at = (day: number, rating: number) => ({ at: `2026-06-${String(day).padStart(2, '0')}T00:00:00Z`, rating });

it.each([
  [[at(1, 1500)], '4.0,28.0'],
  [[at(1, 1400), at(2, 1600)], '4.0,52.0 236.0,4.0'],
  [[at(1, 1500), at(2, 1530), at(5, 1500)], '4.0,40.0 62.0,16.0 236.0,40.0'],
])('%o is drawn within its room, by time and height', (history, points) => expect(curveOf(history)).toBe(points));

it.each([
  ['duel', [], 'The first rating week is still running.'],
  ['duel', [at(1, 1512)], '1512 after the first week.'],
  ['duel', [at(1, 1512), at(8, 1600), at(15, 1555)], 'From 1512 to 1555 in 3 weeks.'],
  ['multi', [at(1, 1512), at(1, 1600)], 'From 1512 to 1600 in 2 matches.'],
] as const)('a history of %s with %o is said in words', (kind, points, words) => {
  expect(historyWords({ kind, history: points.map((point) => ({ ...point, deviation: 80 })) })).toBe(words);
});

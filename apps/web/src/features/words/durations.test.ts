import { describe, expect, it } from 'vitest';
import { ago, remaining, spelled } from './durations.ts';

describe('set times', () => {
  it.each([
    [93_600, '1 day 2 hours'],
    [259_200, '3 days'],
    [120, '2 minutes'],
    [30, '30 seconds'],
  ])('%d s is "%s"', (seconds, words) => expect(spelled(seconds)).toBe(words));
});

describe('time that runs', () => {
  it.each([
    [-1, 'time’s up'],
    [30_000, 'less than a minute'],
    [12 * 60_000, '12 min'],
    [200 * 60_000, '3 h 20 min'],
    [50 * 3_600_000, '2 d 2 h'],
    [48 * 3_600_000, '2 d'],
  ])('%d ms is "%s"', (milliseconds, words) => expect(remaining(milliseconds)).toBe(words));
});

it.each([
  [10_000, 'just now'],
  [7_500_000, '2 h ago'],
])('%d ms ago is "%s"', (milliseconds, words) => expect(ago(milliseconds)).toBe(words));

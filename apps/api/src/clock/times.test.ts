import { expect, test } from 'vitest';
import { clocksChange, momentWords, spanWords, stampDate } from './times.ts';

const HOUR = 3_600_000;

test.each([
  [30_000, 'less than a minute'],
  [60_000, '1 minute'],
  [HOUR + 60_000, '1 hour 1 minute'],
  [2 * HOUR, '2 hours'],
  [24 * HOUR, '1 day'],
  [53 * HOUR + 59 * 60_000, '2 days 5 hours'],
])('%i ms in words', (ms, words) => {
  expect(spanWords(ms)).toBe(words);
});

test.each([
  // Germany puts its clocks forward on 29 March 2026 at 01:00 UTC, and back on 25 October at 01:00 UTC.
  ['2026-03-29T00:59:00Z', 'Europe/Berlin', 'Sunday 29 March 2026, 01:59 CET'],
  ['2026-03-29T01:00:00Z', 'Europe/Berlin', 'Sunday 29 March 2026, 03:00 CEST'],
  ['2026-10-25T00:30:00Z', 'Europe/Berlin', 'Sunday 25 October 2026, 02:30 CEST'],
  ['2026-10-25T01:30:00Z', 'Europe/Berlin', 'Sunday 25 October 2026, 02:30 CET'],
  ['2026-11-01T05:30:00Z', 'America/New_York', 'Sunday 1 November 2026, 01:30 UTC-4'],
  ['2026-11-01T06:30:00Z', 'America/New_York', 'Sunday 1 November 2026, 01:30 UTC-5'],
  ['2026-01-01T00:00:00Z', 'Asia/Kolkata', 'Thursday 1 January 2026, 05:30 UTC+5:30'],
  ['2026-01-01T00:00:00Z', 'Nowhere/Land', 'Thursday 1 January 2026, 00:00 UTC'],
])('%s in %s', (at, zone, words) => {
  expect(momentWords(new Date(at), zone)).toBe(words);
});

test('a span that ends after the clocks have changed is said to', () => {
  const [from, to] = [new Date('2026-03-28T12:00:00Z'), new Date('2026-03-30T12:00:00Z')];
  expect(clocksChange(from, to, 'Europe/Berlin')).toBe(true);
  expect(clocksChange(from, to, 'UTC')).toBe(false);
  expect(spanWords(to.getTime() - from.getTime())).toBe('2 days'); // absolute, whatever the clocks do
  expect(stampDate(new Date('2026-03-28T23:30:00Z'), 'Europe/Berlin')).toBe('29 Mar 2026');
});

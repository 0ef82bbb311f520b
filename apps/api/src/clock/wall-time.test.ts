import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it, test } from 'vitest';
import { nextHour, quietUntil } from '../notification-rules/wall-hours.ts';
import { type Calendar, isClosed, runningTime } from './calendar.ts';
import { DEFAULT_CLOCK } from './clock-spec.ts';
import { fixedMoment } from './fixed-deadline.ts';
import { momentOf } from './wall-time.ts';

const MINUTE = 60_000;
const moment = (wall: string, timeZone: string): string =>
  new Date(momentOf(Temporal.PlainDateTime.from(wall), timeZone)).toISOString();

test.each([
  ['CL-004: in a gap the first valid later time', '2026-03-08T02:30', 'America/New_York', '2026-03-08T07:00:00.000Z'],
  ['CL-004: in an overlap the earlier', '2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['a gap at midnight stays on its day', '2026-04-24T00:00', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ['the last of a gap', '2026-04-24T00:59', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ['the first behind it', '2026-04-24T01:00', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ['a gap of half an hour', '2026-10-04T02:10', 'Australia/Lord_Howe', '2026-10-03T15:30:00.000Z'],
  ['a gap that begins at a quarter to', '2026-09-27T03:00', 'Pacific/Chatham', '2026-09-26T14:00:00.000Z'],
  ['no gap', '2026-06-10T02:30', 'Europe/Berlin', '2026-06-10T00:30:00.000Z'],
])('%s', (_what, wall, timeZone, at) => expect(moment(wall, timeZone)).toBe(at));

/** The wall of a zone without the library: as browsers print it, to the minute, in an order of signs that is one of time. */
const printed = new Map<string, Intl.DateTimeFormat>();
function wallOf(at: number, timeZone: string): string {
  const known =
    printed.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' });
  printed.set(timeZone, known);
  return known.format(at).replace(' ', 'T');
}

const CHANGES = [
  ...([
    ['America/New_York', '2026-03-08'],
    ['America/New_York', '2026-11-01'],
  ] as const),
  ...([
    ['Africa/Cairo', '2026-04-24'],
    ['Africa/Cairo', '2026-10-29'],
  ] as const),
  ...([
    ['Australia/Lord_Howe', '2026-10-04'],
    ['Australia/Lord_Howe', '2026-04-05'],
  ] as const),
  ...([
    ['Pacific/Chatham', '2026-09-27'],
    ['Asia/Kathmandu', '2026-01-01'],
  ] as const),
  ...([
    ['America/Havana', '2026-11-01'],
    ['America/Asuncion', '2024-10-06'],
  ] as const),
  ...([
    ['Atlantic/Azores', '2026-03-29'],
    ['Asia/Beirut', '2026-03-29'],
  ] as const),
] as const;
const change = fc.constantFrom(...CHANGES);
const minute = fc.integer({ min: 0, max: 5 * 60 - 1 });

it('any wall time is the first moment at which a wall shows it, or has passed over it', () => {
  fc.assert(
    fc.property(change, minute, ([timeZone, day], minutes) => {
      const wall = Temporal.PlainDateTime.from(day).add({ minutes });
      const wanted = wall.toString({ smallestUnit: 'minute' });
      let at = wall.toZonedDateTime('UTC').epochMilliseconds - 15 * 60 * MINUTE;
      while (wallOf(at, timeZone) < wanted) at += MINUTE;
      expect(new Date(momentOf(wall, timeZone)).toISOString()).toBe(new Date(at).toISOString());
    }),
    { numRuns: 150 },
  );
});

const calendarIn = (timeZone: string, sleepFrom: number): Calendar => ({
  spec: { ...DEFAULT_CLOCK, timeZone, sleepHours: 8 },
  hours: [{ since: '2020-01-01T00:00:00Z', timeZone, sleepFrom }],
  vacations: [],
  pauses: [],
});

it('a night that begins in a gap is the same however far one looks', () => {
  fc.assert(
    fc.property(change, minute, ([timeZone, day], sleepFrom) => {
      const calendar = calendarIn(timeZone, sleepFrom);
      const first = Temporal.PlainDateTime.from(day).toZonedDateTime('UTC').epochMilliseconds - 15 * 60 * MINUTE;
      let sum = 0;
      for (let at = first; at < first + 36 * 60 * MINUTE; at += 30 * MINUTE) {
        const alone = runningTime(calendar, at, at + 30 * MINUTE);
        sum += alone;
        expect(runningTime(calendar, first, at + 30 * MINUTE), `${timeZone} ${new Date(at).toISOString()}`).toBe(sum);
        if (isClosed(calendar, at)) expect(alone).toBeLessThan(30 * MINUTE);
      }
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['02:30', [7], 'America/New_York', '2026-03-07T12:00Z', '2026-03-08T07:00:00.000Z'],
  ['00:00', [5], 'Africa/Cairo', '2026-04-20T12:00Z', '2026-04-23T22:00:00.000Z'],
])(
  'a fixed deadline at %s of %s in %s never falls before what was agreed',
  (at, weekdays, timeZone, from, expected) => {
    const calendar = { ...calendarIn(timeZone, 0), hours: [] };
    const due = fixedMoment({ at, weekdays, noticeSeconds: 0 }, calendar, Date.parse(from));
    expect(due !== null && new Date(due).toISOString()).toBe(expected);
  },
);

test('quiet hours that end in a gap end with it, and a digest that falls into one goes out behind it', () => {
  const early = new Date('2026-03-08T06:30:00Z');
  const awake = quietUntil(early, { from: '22:00', to: '02:30' }, 'America/New_York');
  expect(awake).toEqual(new Date('2026-03-08T07:00:00Z'));
  expect(nextHour(new Date('2026-09-26T12:00:00Z'), 3, 'Pacific/Chatham')).toEqual(new Date('2026-09-26T14:00:00Z'));
});

import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { type ClockSpec, DEFAULT_CLOCK } from './clock-spec.ts';
import {
  type Awaited,
  deadlineOf,
  dues,
  overdue,
  publicClock,
  remindersOf,
  reserveOf,
  startClock,
  turnClock,
} from './running-clock.ts';
import type { RunningClock } from './running-clock-form.ts';
import { shownIn } from './shown.ts';

const HOUR = 3_600;
const spec: ClockSpec = {
  ...DEFAULT_CLOCK,
  bankSeconds: 72 * HOUR,
  incrementSeconds: 24 * HOUR,
  capSeconds: 80 * HOUR,
  reactionSeconds: 12 * HOUR,
  atEnd: 'default',
};
const SIDES = ['south', 'north'];
const turn = (side: string): Awaited => ({ sides: [side], kind: 'turn', secret: false, open: [side] });
const reaction = (side: string): Awaited => ({ sides: [side], kind: 'reaction', secret: false, open: [side] });
const secret = (open: readonly string[]): Awaited => ({ sides: SIDES, kind: 'turn', secret: true, open });
const T0 = Date.parse('2026-11-21T12:00:00Z');
const after = (hours: number): Date => new Date(T0 + hours * HOUR * 1000);
const hours = (ms: number): number => ms / HOUR / 1000;

describe('the reserve', () => {
  const start = startClock(spec, SIDES, turn('south'), after(0));

  it('shrinks while its side is awaited, and not otherwise', () => {
    expect(hours(reserveOf(spec, start, 'south', after(5)))).toBe(67);
    expect(hours(reserveOf(spec, start, 'north', after(5)))).toBe(72);
  });
  it('gets the increment at the end of the turn, up to the cap', () => {
    expect(hours(turnClock(spec, start, turn('north'), after(30)).reserves.south ?? 0)).toBe(66);
    expect(hours(turnClock(spec, start, turn('north'), after(5)).reserves.south ?? 0)).toBe(80);
  });
  it('is left alone by what ends no turn', () => {
    expect(turnClock(spec, start, turn('south'), after(9))).toBe(start);
  });
  it('stands still while the other side reacts, which has a time of its own', () => {
    const reacting = turnClock(spec, start, reaction('north'), after(10));
    expect(hours(reserveOf(spec, reacting, 'south', after(20)))).toBe(62);
    expect(hours(reserveOf(spec, reacting, 'north', after(20)))).toBe(72);
    expect(deadlineOf(spec, reacting)).toEqual(after(22));
    const back = turnClock(spec, reacting, turn('south'), after(20));
    expect(hours(back.reserves.south ?? 0)).toBe(62);
    expect(deadlineOf(spec, back)).toEqual(after(82));
    const past = turnClock(spec, reacting, turn('north'), after(20));
    expect(hours(past.reserves.south ?? 0)).toBe(80);
  });
  it('never falls below zero', () => {
    expect(reserveOf(spec, start, 'south', after(1000))).toBe(0);
  });
});

describe('a secret window', () => {
  const start = startClock(spec, SIDES, secret(SIDES), after(0));
  const answered = turnClock(spec, start, secret(['north']), after(10));

  it('stops the clock of a side that is done', () => {
    expect(hours(reserveOf(spec, answered, 'south', after(50)))).toBe(62);
    expect(hours(reserveOf(spec, answered, 'north', after(50)))).toBe(22);
    expect(dues(spec, answered).map((due) => due.side)).toEqual(['north']);
  });
  it('does not show the others that it is done', () => {
    expect(publicClock(answered, 'north')).toEqual(publicClock(start, 'north'));
    expect(publicClock(answered, null)).toEqual(start);
    expect(publicClock(answered, 'south')).toEqual(answered);
  });
  it('forgets an answer that is taken back', () => {
    expect(turnClock(spec, answered, secret(SIDES), after(20))).toEqual(start);
  });
  it('settles both reserves when it closes', () => {
    const closed = turnClock(spec, answered, turn('south'), after(40));
    expect(hours(closed.reserves.south ?? 0)).toBe(62);
    expect(hours(closed.reserves.north ?? 0)).toBe(56);
  });
});

describe('reminders', () => {
  it('come at 50 % and 80 % of the time', () => {
    const clock = startClock({ ...spec, bankSeconds: 10 * HOUR }, SIDES, turn('south'), after(0));
    const [due] = dues(spec, clock);
    if (!due) throw new Error('nothing is due');
    expect(remindersOf(spec, clock, due)).toEqual([
      { share: 50, at: after(5) },
      { share: 80, at: after(8) },
    ]);
  });
});

describe('daylight saving', () => {
  const rows: readonly [what: string, start: string, shown: string][] = [
    ['to summer time', '2026-03-28T12:00:00+01:00', 'Sun 29 Mar 2026, 13:00 (Europe/Berlin)'],
    ['to winter time', '2026-10-24T12:00:00+02:00', 'Sun 25 Oct 2026, 11:00 (Europe/Berlin)'],
    ['on a plain day', '2026-06-10T12:00:00+02:00', 'Thu 11 Jun 2026, 12:00 (Europe/Berlin)'],
  ];
  it.each(rows)('does not touch a duration: %s', (_what, startText, shown) => {
    const start = new Date(startText);
    const clock = startClock({ ...spec, bankSeconds: 24 * HOUR }, SIDES, turn('south'), start);
    const deadline = deadlineOf(spec, clock);
    expect(deadline?.getTime()).toBe(start.getTime() + 24 * HOUR * 1000);
    expect(shownIn(deadline ?? start, 'Europe/Berlin')).toBe(shown);
  });
  it('shows the hour that exists twice as the offset has it', () => {
    const first = Temporal.ZonedDateTime.from('2026-10-25T02:30:00+02:00[Europe/Berlin]').epochMilliseconds;
    expect(shownIn(new Date(first), 'Europe/Berlin')).toBe(shownIn(new Date(first + HOUR * 1000), 'Europe/Berlin'));
    expect(shownIn(new Date(first), 'America/New_York')).toBe('Sat 24 Oct 2026, 20:30 (America/New_York)');
  });
});

/** Any course of waits with the hours between them. */
const courses = fc.array(
  fc.record({
    awaited: fc.constantFrom<Awaited>(
      turn('south'),
      turn('north'),
      reaction('south'),
      reaction('north'),
      secret(SIDES),
      secret(['south']),
    ),
    hours: fc.double({ min: 0, max: 100, noNaN: true }),
  }),
  { maxLength: 40 },
);

type Walked = { readonly clock: RunningClock; readonly now: Date };
function walk(
  given: ClockSpec,
  course: readonly { readonly awaited: Awaited; readonly hours: number }[],
  see: (walked: Walked) => void,
): void {
  let now = after(0);
  let clock = startClock(given, SIDES, turn('south'), now, HOURS);
  for (const part of course) {
    now = new Date(now.getTime() + Math.round(part.hours * HOUR * 1000));
    clock = turnClock(given, clock, part.awaited, now);
    see({ clock, now });
  }
}

const HOURS = {
  south: [{ since: '2026-01-01T00:00:00Z', timeZone: 'America/New_York', sleepFrom: 23 * 60 }],
  north: [{ since: '2026-01-01T00:00:00Z', timeZone: 'Asia/Tokyo', sleepFrom: 30 }],
};
const RESTFUL: ClockSpec = {
  ...spec,
  sleepHours: 8,
  restDays: [7],
  holidays: ['2026-12-25'],
  timeZone: 'Europe/Berlin',
};

describe.each([
  ['that always run', spec],
  ['with nights and days of rest', RESTFUL],
] as const)('any course of waits, by clocks %s', (_what, given) => {
  it('keeps every reserve between nothing and the cap', () => {
    fc.assert(
      fc.property(courses, (course) =>
        walk(given, course, ({ clock, now }) => {
          for (const side of SIDES) {
            const reserve = reserveOf(given, clock, side, now);
            expect(reserve).toBeGreaterThanOrEqual(0);
            expect(reserve).toBeLessThanOrEqual(spec.capSeconds * 1000);
          }
        }),
      ),
    );
  });
  it('has a side overdue exactly from its deadline on', () => {
    fc.assert(
      fc.property(courses, (course) =>
        walk(given, course, ({ clock }) => {
          const deadline = deadlineOf(given, clock);
          if (deadline === null) return;
          expect(overdue(given, clock, deadline).length).toBeGreaterThan(0);
          expect(overdue(given, clock, new Date(deadline.getTime() - 1))).toEqual([]);
        }),
      ),
    );
  });
  it('is plain JSON', () => {
    fc.assert(
      fc.property(courses, (course) =>
        walk(given, course, ({ clock }) => expect(JSON.parse(JSON.stringify(clock))).toEqual(clock)),
      ),
    );
  });
});

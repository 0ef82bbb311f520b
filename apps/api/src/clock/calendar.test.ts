import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { type Calendar, closings, isClosed, momentAfter, runningTime } from './calendar.ts';
import { type ClockSpec, clockSpecSchema, DEFAULT_CLOCK } from './clock-spec.ts';
import { fixedMoment } from './fixed-deadline.ts';
import { deadlineOf, startClock } from './running-clock.ts';
import type { Hours } from './running-clock-form.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (text: string): number => Date.parse(text);
const iso = (ms: number): string => new Date(ms).toISOString();

/** With an hour, with half an hour, with a quarter and without daylight saving; some change at midnight. */
const ZONES = [
  ...(['UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'] as const),
  ...(['Pacific/Chatham', 'Africa/Cairo', 'America/St_Johns', 'Pacific/Kiritimati'] as const),
];
const zone = fc.constantFrom(...ZONES);
/** Around both changes of 2027, a leap day, the turn of a year, and anywhere. */
const start = fc.oneof(
  fc.constantFrom('2027-03-27T20:00Z', '2027-10-30T20:00Z', '2027-03-13T20:00Z', '2027-11-06T20:00Z').map(at),
  fc.constantFrom('2028-02-28T20:00Z', '2026-12-31T20:00Z', '2027-04-29T20:00Z').map(at),
  fc.integer({ min: at('2026-01-01T00:00Z'), max: at('2029-01-01T00:00Z') }),
);

/** Hours that are moved up to three times, a week apart at least. */
const hoursFrom = (from: number): fc.Arbitrary<readonly Hours[]> =>
  fc
    .array(
      fc.record({ timeZone: zone, sleepFrom: fc.integer({ min: 0, max: 1439 }), gap: fc.integer({ min: 7, max: 20 }) }),
      {
        minLength: 1,
        maxLength: 4,
      },
    )
    .map((moves) => {
      let since = from;
      return moves.map(({ gap, ...hours }, index) => {
        since += index === 0 ? 0 : gap * DAY;
        return { ...hours, since: iso(since) };
      });
    });

const stretches = (from: number, most: number) =>
  fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: 30 * DAY }), fc.integer({ min: HOUR, max: 9 * DAY }))
      .map(([after, length]) => ({ from: iso(from + after), to: iso(from + after + length) })),
    { maxLength: most },
  );

const rests = fc.record({
  timeZone: zone,
  restDays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
  holidays: fc.constantFrom<string[]>([], ['2027-03-28'], ['2028-02-29', '2028-03-01'], ['2026-12-31', '2027-01-01']),
  sleepHours: fc.integer({ min: 0, max: 10 }),
});

type Drawn = { readonly from: number; readonly calendar: Calendar };
const drawn: fc.Arbitrary<Drawn> = start.chain((from) =>
  fc
    .record({ spec: rests, hours: hoursFrom(from), vacations: stretches(from, 2), pauses: stretches(from, 2) })
    .map(({ spec, hours, vacations, pauses }) => ({
      from,
      calendar: {
        spec,
        hours,
        vacations: vacations.map((one) => ({ ...one, by: 'player' as const })),
        pauses: pauses.map((one) => ({ ...one, reason: 'x', by: 'agreement' as const })),
      },
    })),
);
const length = fc.integer({ min: 0, max: 25 * DAY });

/** Whether a moment reads as night on the player's own clock: told from the wall alone. */
function isNight({ spec, hours }: Calendar, moment: number): boolean {
  const own = hours.findLast(({ since }) => at(since) <= moment) ?? hours[0];
  if (!own) return false;
  const wall = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(own.timeZone).toPlainTime();
  const minute = wall.hour * 60 + wall.minute;
  return (minute - own.sleepFrom + 1440) % 1440 < spec.sleepHours * 60;
}

function isRestDay({ spec }: Calendar, moment: number): boolean {
  const day = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(spec.timeZone);
  return spec.restDays.includes(day.dayOfWeek) || spec.holidays.includes(day.toPlainDate().toString());
}

describe('any calendar', () => {
  it('has no deadline in the night, on a day of rest, in a vacation or a pause', () => {
    fc.assert(
      fc.property(drawn, length, ({ from, calendar }, ms) => {
        const due = momentAfter(calendar, from, ms);
        if (due === null) throw new Error('it never comes');
        expect(isNight(calendar, due), 'night').toBe(false);
        expect(isRestDay(calendar, due), 'rest').toBe(false);
        for (const one of [...calendar.vacations, ...calendar.pauses])
          expect(at(one.from) <= due && due < at(one.to ?? ''), 'away').toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('gives neither more nor less running time than was asked for', () => {
    fc.assert(
      fc.property(drawn, length, ({ from, calendar }, ms) => {
        const due = momentAfter(calendar, from, ms);
        expect(due !== null && runningTime(calendar, from, due)).toBe(ms);
      }),
      { numRuns: 300 },
    );
  });

  it('runs as long in two parts as in one', () => {
    fc.assert(
      fc.property(drawn, length, length, ({ from, calendar }, first, second) => {
        const [middle, end] = [from + first, from + first + second];
        const parts = runningTime(calendar, from, middle) + runningTime(calendar, middle, end);
        expect(runningTime(calendar, from, end)).toBe(parts);
      }),
      { numRuns: 150 },
    );
  });

  it('runs at the very moments at which nothing closes it', () => {
    fc.assert(
      fc.property(drawn, length, ({ from, calendar }, ms) => {
        const runs = runningTime(calendar, from + ms, from + ms + 1) === 1;
        expect(runs).toBe(!isClosed(calendar, from + ms));
      }),
      { numRuns: 150 },
    );
  });
});

/**
 * The bound that is promised (decision "Clocks that fit lives"): with the same running time and vacation set aside, one side
 * has no more of the match's own time than the other beyond two nights, and one more for each time that either has moved their
 * hours and for each pause; a night is the agreed hours and one of daylight saving.
 */
const boundMs = (one: Calendar, other: Calendar): number => {
  const moves = one.hours.length + other.hours.length - 2;
  return (2 + moves + one.pauses.length) * (one.spec.sleepHours + 1) * HOUR;
};
const alone = (calendar: Calendar): Calendar => ({ ...calendar, hours: [], vacations: [] });

describe('two sides with the same time', () => {
  it('differ by no more than the stated bound, wherever they live and whatever they move', () => {
    const two = drawn.chain((one) => hoursFrom(one.from).map((hours) => ({ ...one, other: hours })));
    fc.assert(
      fc.property(two, length, ({ from, calendar, other }, ms) => {
        const [first, second] = [
          { ...calendar, vacations: [] },
          { ...calendar, vacations: [], hours: other },
        ];
        const shared = [first, second].map((one) =>
          runningTime(alone(one), from, momentAfter(one, from, ms) ?? Number.NaN),
        );
        const gain = Math.abs((shared[0] ?? 0) - (shared[1] ?? 0));
        if (calendar.spec.sleepHours === 0) expect(gain).toBe(0);
        else expect(gain).toBeLessThanOrEqual(boundMs(first, second));
      }),
      { numRuns: 300 },
    );
  });

  it('differ by the vacation that one has taken, and not by more', () => {
    fc.assert(
      fc.property(drawn, length, ({ from, calendar }, ms) => {
        const [away, there] = [calendar, { ...calendar, vacations: [] }].map((one) => momentAfter(one, from, ms) ?? 0);
        const taken = calendar.vacations.reduce((sum, one) => sum + at(one.to) - at(one.from), 0);
        const longer = runningTime({ ...calendar, vacations: [] }, there ?? 0, away ?? 0);
        expect(longer).toBeLessThanOrEqual(taken);
      }),
      { numRuns: 150 },
    );
  });
});

describe('a fixed deadline', () => {
  const fixed = fc.record({
    at: fc.constantFrom('00:00', '02:30', '19:00', '23:59'),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
    noticeSeconds: fc.integer({ min: 0, max: 86_400 }),
  });
  it('leaves the agreed notice, and falls on no closing of the side', () => {
    fc.assert(
      fc.property(drawn, fixed, ({ from, calendar }, input) => {
        fc.pre(input.weekdays.some((day) => !calendar.spec.restDays.includes(day)));
        const due = fixedMoment(input, calendar, from);
        if (due === null) throw new Error('it never comes');
        expect(due - from).toBeGreaterThanOrEqual(input.noticeSeconds * 1000);
        expect(isClosed(calendar, due)).toBe(false);
        expect(isNight(calendar, due)).toBe(false);
      }),
      { numRuns: 200 },
    );
  });
});

const spec = (given: Partial<ClockSpec>): ClockSpec => ({ ...DEFAULT_CLOCK, ...given });
const berlin = (sleepFrom = 23 * 60): Readonly<Record<string, readonly Hours[]>> => ({
  south: [{ since: '2026-01-01T00:00:00Z', timeZone: 'Europe/Berlin', sleepFrom }],
});
const turn = { sides: ['south'], kind: 'turn', secret: false, open: ['south'] } as const;
const due = (given: Partial<ClockSpec>, from: string): string | undefined =>
  deadlineOf(spec(given), startClock(spec(given), ['south'], turn, new Date(from), berlin()))?.toISOString();

describe('by example', () => {
  const H = 3_600;
  const rows: readonly [what: string, clock: Partial<ClockSpec>, from: string, due: string][] = [
    ['a night of eight hours', { bankSeconds: 20 * H, sleepHours: 8 }, '2026-06-01T06:00Z', '2026-06-02T10:00:00.000Z'],
    [
      'time that is up at bedtime ends at waking',
      { bankSeconds: 15 * H, sleepHours: 8 },
      '2026-06-01T06:00Z',
      '2026-06-02T05:00:00.000Z',
    ],
    [
      'a fixed deadline at bedtime is the waking',
      {
        fixed: { at: '23:00', weekdays: [1, 2, 3, 4, 5, 6, 7], noticeSeconds: 0 },
        timeZone: 'Europe/Berlin',
        sleepHours: 8,
      },
      '2026-06-01T06:00Z',
      '2026-06-02T05:00:00.000Z',
    ],
    [
      'the night the clocks go forward',
      { bankSeconds: 2 * H, sleepHours: 8 },
      '2026-03-28T21:00Z',
      '2026-03-29T06:00:00.000Z',
    ],
    ['the night they go back', { bankSeconds: 2 * H, sleepHours: 8 }, '2026-10-24T20:00Z', '2026-10-25T07:00:00.000Z'],
    ['a weekend', { bankSeconds: 24 * H, restDays: [6, 7] }, '2026-11-20T12:00Z', '2026-11-23T12:00:00.000Z'],
    [
      'a leap day off',
      { bankSeconds: 24 * H, holidays: ['2028-02-29'] },
      '2028-02-28T12:00Z',
      '2028-03-01T12:00:00.000Z',
    ],
    ['none, so it is absolute', { bankSeconds: 48 * H }, '2026-03-28T12:00Z', '2026-03-30T12:00:00.000Z'],
    [
      'each evening at seven in Berlin, six hours of notice',
      { fixed: { at: '19:00', weekdays: [1, 2, 3, 4, 5, 6, 7], noticeSeconds: 6 * H }, timeZone: 'Europe/Berlin' },
      '2026-03-28T13:00Z',
      '2026-03-29T17:00:00.000Z',
    ],
    [
      'each Friday, which was a holiday',
      { fixed: { at: '19:00', weekdays: [5], noticeSeconds: 0 }, timeZone: 'Europe/Berlin', holidays: ['2026-12-25'] },
      '2026-12-20T13:00Z',
      '2027-01-01T18:00:00.000Z',
    ],
  ];
  it.each(rows)('%s', (_what, clock, from, expected) => expect(due(clock, from)).toBe(expected));

  it('a pause without an end has no deadline', () => {
    const clock = startClock(spec({}), ['south'], turn, new Date('2026-06-01T06:00Z'));
    const pauses = [{ from: '2026-06-01T07:00:00.000Z', to: null, reason: 'a wedding', by: 'agreement' as const }];
    expect(deadlineOf(spec({}), { ...clock, pauses })).toBeNull();
  });

  it('closings say why', () => {
    const calendar = {
      spec: spec({ sleepHours: 8, restDays: [7] }),
      hours: berlin().south ?? [],
      vacations: [],
      pauses: [],
    };
    const found = closings(calendar, { from: at('2026-11-21T12:00Z'), to: at('2026-11-23T12:00Z') });
    expect(found.map(({ why }) => why)).toEqual(['sleep', 'rest', 'sleep']);
  });

  it('what can be agreed on is bounded', () => {
    const valid = { ...DEFAULT_CLOCK };
    const bad: readonly object[] = [
      { sleepHours: 11 },
      { restDays: [1, 2, 3, 4, 5] },
      { holidays: ['2027-02-29'] },
      { timeZone: '+02:00' },
      { vacationDays: 61 },
      { fixed: { at: '24:00', weekdays: [1], noticeSeconds: 0 } },
      { fixed: { at: '19:00', weekdays: [7], noticeSeconds: 0 }, restDays: [7] },
    ];
    for (const part of bad)
      expect(clockSpecSchema.safeParse({ ...valid, ...part }).success, JSON.stringify(part)).toBe(false);
  });
});

import { Temporal } from 'temporal-polyfill';
import type { ClockSpec } from './clock-spec.ts';
import type { Hours, Pause, RunningClock, Vacation } from './running-clock-form.ts';
import { momentOf } from './wall-time.ts';

/** A stretch of time in ms since 1970, its end not included. */
export type Stretch = { readonly from: number; readonly to: number };

/** Everything that stops one side's clock. */
export type Calendar = {
  readonly spec: Pick<ClockSpec, 'timeZone' | 'restDays' | 'holidays' | 'sleepHours'>;
  readonly hours: readonly Hours[];
  readonly vacations: readonly Vacation[];
  readonly pauses: readonly Pause[];
};

/** Reasons for a stopped clock. */
export const CLOSING_REASONS = ['sleep', 'rest', 'vacation', 'pause'] as const;

/** A stretch in which a clock is stopped, with its reason. */
export type Closing = Stretch & { readonly why: (typeof CLOSING_REASONS)[number] };

const NONE: readonly never[] = [];

/**
 * A side's hours as they count for what it is waited for now: those of which it had told by then. New ones count from its next
 * turn, so that nobody lengthens a wait by moving their night into it.
 */
function hoursFor({ hours, running, held = {} }: RunningClock, side: string): readonly Hours[] {
  const told = hours[side] ?? NONE;
  const since = running.find((wait) => wait.side === side)?.since ?? held[side]?.since;
  if (since === undefined || told.length < 2) return told;
  return told.filter((one, index) => index === 0 || Date.parse(one.since) <= Date.parse(since));
}

export const calendarOf = (spec: ClockSpec, clock: RunningClock, side: string): Calendar => ({
  spec,
  hours: hoursFor(clock, side),
  vacations: clock.vacations[side] ?? NONE,
  pauses: clock.pauses,
});

const dateAt = (ms: number, timeZone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone).toPlainDate();

/** Every date that touches a stretch of time. */
function* datesIn({ from, to }: Stretch, timeZone: string): Generator<Temporal.PlainDate> {
  const last = dateAt(to, timeZone);
  for (let date = dateAt(from, timeZone); Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ days: 1 }))
    yield date;
}

const dayBegins = (date: Temporal.PlainDate, timeZone: string): number =>
  date.toZonedDateTime(timeZone).startOfDay().epochMilliseconds;

/** Days on which no clock runs, for both sides alike. */
function rests({ spec }: Calendar, within: Stretch): readonly Closing[] {
  const { timeZone, restDays, holidays } = spec;
  if (restDays.length === 0 && holidays.length === 0) return NONE;
  const free = (date: Temporal.PlainDate): boolean =>
    restDays.includes(date.dayOfWeek) || holidays.includes(date.toString());
  return [...datesIn(within, timeZone)].filter(free).map(
    (date): Closing => ({
      from: dayBegins(date, timeZone),
      to: dayBegins(date.add({ days: 1 }), timeZone),
      why: 'rest',
    }),
  );
}

/**
 * The night that begins on a date: from and to are times of the player's day, so it is an hour shorter or longer when clocks
 * change. Whatever their own clock shows, no moment that reads as night to them is outside it.
 */
function nightOf(date: Temporal.PlainDate, { timeZone, sleepFrom }: Hours, sleepHours: number): Stretch {
  const from = date.toPlainDateTime().add({ minutes: sleepFrom });
  return { from: momentOf(from, timeZone), to: momentOf(from.add({ hours: sleepHours }), timeZone, 'later') };
}

const clipped = (one: Stretch, { from, to }: Stretch): Stretch => ({
  from: Math.max(one.from, from),
  to: Math.min(one.to, to),
});

/** A player's nights; where they moved their hours, the old ones end and the new ones begin at that moment. */
function nights({ spec, hours }: Calendar, within: Stretch): readonly Closing[] {
  if (spec.sleepHours === 0) return NONE;
  return hours.flatMap((one, index): readonly Closing[] => {
    const next = hours[index + 1];
    const valid = {
      from: index === 0 ? Number.NEGATIVE_INFINITY : Date.parse(one.since),
      to: next ? Date.parse(next.since) : Number.POSITIVE_INFINITY,
    };
    const asked = clipped(within, valid);
    if (asked.from >= asked.to) return NONE;
    const since = { from: asked.from - DAY_MS, to: asked.to };
    return [...datesIn(since, one.timeZone)].map(
      (date): Closing => ({ ...clipped(nightOf(date, one, spec.sleepHours), valid), why: 'sleep' }),
    );
  });
}

const DAY_MS = 86_400_000;

const vacationsIn = ({ vacations }: Calendar): readonly Closing[] =>
  vacations.map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to), why: 'vacation' }));

const pausesIn = ({ pauses }: Calendar): readonly Closing[] =>
  pauses.map(({ from, to }) => ({
    from: Date.parse(from),
    to: to === null ? Number.POSITIVE_INFINITY : Date.parse(to),
    why: 'pause',
  }));

/** Every stretch in which the clock is stopped, by its beginning; they may overlap. */
export function closings(calendar: Calendar, within: Stretch): readonly Closing[] {
  const all = [
    ...rests(calendar, within),
    ...nights(calendar, within),
    ...vacationsIn(calendar),
    ...pausesIn(calendar),
  ];
  return all
    .filter(({ from, to }) => from < to && from < within.to && to > within.from)
    .sort((one, other) => one.from - other.from);
}

/** True if nothing ever stops this clock: then arithmetic is enough. */
const alwaysRuns = ({ spec, hours, vacations, pauses }: Calendar): boolean =>
  (spec.sleepHours === 0 || hours.length === 0) &&
  spec.restDays.length + spec.holidays.length + vacations.length + pauses.length === 0;

/** When the clock runs: what is left of `within` between the closings. */
function* openStretches(calendar: Calendar, within: Stretch): Generator<Stretch> {
  let from = within.from;
  for (const closed of closings(calendar, within)) {
    if (closed.from > from) yield { from, to: closed.from };
    from = Math.max(from, closed.to);
  }
  if (from < within.to) yield { from, to: within.to };
}

/** How long the clock runs from one moment to another, in ms. */
export function runningTime(calendar: Calendar, from: number, to: number): number {
  if (to <= from) return 0;
  if (alwaysRuns(calendar)) return to - from;
  let sum = 0;
  for (const open of openStretches(calendar, { from, to })) sum += open.to - open.from;
  return sum;
}

/** Most clocks run out within days: the first look ahead is short, each further one twice as long. */
const FIRST_LOOK_MS = 4 * DAY_MS;
/** Number of searches ahead, about 11 years: enough for a year of reserve with 4 days off a week and all vacation. */
const LOOKS = 10;

/**
 * The moment at which the clock has run for `ms` since `from`, and runs. If that is the beginning of a night or a day
 * off, it is its end: nothing falls due while the clock is stopped. Null if it never runs again.
 */
export function momentAfter(calendar: Calendar, from: number, ms: number): number | null {
  if (alwaysRuns(calendar)) return from + ms;
  let left = ms;
  let begin = from;
  for (let index = 0; index < LOOKS; index += 1) {
    const end = begin + FIRST_LOOK_MS * 2 ** index;
    for (const open of openStretches(calendar, { from: begin, to: end })) {
      if (left < open.to - open.from) return open.from + left;
      left -= open.to - open.from;
    }
    begin = end;
  }
  return null;
}

/** True if the clock is stopped at a moment. */
export const isClosed = (calendar: Calendar, at: number): boolean =>
  closings(calendar, { from: at, to: at + 1 }).some(({ from, to }) => from <= at && at < to);

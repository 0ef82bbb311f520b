import { type Closing, calendarOf, closings } from '../clock/calendar.ts';
import type { ClockSpec } from '../clock/clock-spec.ts';
import { dues, NOBODY, startClock } from '../clock/running-clock.ts';
import type { Hours, RunningClock } from '../clock/running-clock-form.ts';
import type { StoredMatch } from '../match-store/stored.ts';
import { hoursOf } from '../turn/hours.ts';

/** When one side's clock is paused within the requested days, and when a turn handed over now would end. */
export type SideCalendar = {
  readonly side: string;
  readonly closings: readonly Closing[];
  /** Of a turn that begins with the calendar and uses the whole bank; null: never. */
  readonly deadline: Date | null;
};

export const MAX_DAYS = 62;
const DAY_MS = 86_400_000;

const clockFrom = (spec: ClockSpec, hours: Readonly<Record<string, readonly Hours[]>>, now: Date): RunningClock =>
  startClock(spec, Object.keys(hours), NOBODY, now, hours);

function sideCalendar(spec: ClockSpec, clock: RunningClock, side: string, now: Date, days: number): SideCalendar {
  const within = { from: now.getTime(), to: now.getTime() + Math.min(days, MAX_DAYS) * DAY_MS };
  const turn = {
    ...clock,
    running: [{ side, since: now.toISOString(), kind: 'turn' as const }],
    answered: {},
    lapsed: {},
  };
  const [due] = dues(spec, turn);
  return { side, closings: closings(calendarOf(spec, clock, side), within), deadline: due?.at ?? null };
}

/** The calendar of a clock that is being thought of, for some players and when they sleep. */
export const calendarsFor = (
  spec: ClockSpec,
  hours: Readonly<Record<string, readonly Hours[]>>,
  now: Date,
  days: number,
): readonly SideCalendar[] =>
  Object.keys(hours).map((side) => sideCalendar(spec, clockFrom(spec, hours, now), side, now, days));

/** The calendars of all sides of a match; `guest`: sleep hours of a player who would take a free seat. */
export function calendarsOf(
  match: StoredMatch,
  guest: Omit<Hours, 'since'> | null,
  now: Date,
  days: number,
): readonly SideCalendar[] {
  const seats = match.seats.map((seat) => (seat.userId === null ? { ...seat, hours: guest } : seat));
  const clock = match.clock ?? clockFrom(match.clockSpec, hoursOf(seats, now), now);
  const sides = [...new Set(match.seats.map(({ side }) => side))];
  return sides.map((side) => sideCalendar(match.clockSpec, clock, side, now, days));
}

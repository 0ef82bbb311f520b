import { Temporal } from 'temporal-polyfill';
import { momentOf, wallAt } from '../clock/wall-time.ts';
import type { Quiet } from './preferences.ts';

/** Whether a time of day lies in quiet hours, which may run over midnight. */
function isQuiet(time: Temporal.PlainTime, { from, to }: Quiet): boolean {
  const since = Temporal.PlainTime.compare(time, Temporal.PlainTime.from(from)) >= 0;
  const until = Temporal.PlainTime.compare(time, Temporal.PlainTime.from(to)) < 0;
  return from < to ? since && until : since || until;
}

/**
 * When the quiet hours end in which this moment lies; null where it lies in none. Where clocks are put back the end is its
 * second coming, where they are put forward over it, the moment after: never a moment that is quiet again.
 */
export function quietUntil(at: Date, quiet: Quiet, timeZone: string): Date | null {
  const local = wallAt(at, timeZone);
  const time = local.toPlainTime();
  if (!isQuiet(time, quiet)) return null;
  const to = Temporal.PlainTime.from(quiet.to);
  const today = Temporal.PlainTime.compare(time, to) < 0;
  const day = local.toPlainDate().add({ days: today ? 0 : 1 });
  const end = new Date(momentOf(day.toPlainDateTime(to), local.timeZoneId, 'later'));
  // A person awake for less than an hour may be so in the hour that a clock change skips: then it is quiet until the
  // next day.
  return isQuiet(wallAt(end, timeZone).toPlainTime(), quiet) ? quietUntil(end, quiet, timeZone) : end;
}

/** The next time that it is this full hour on somebody's wall, after a moment. */
export function nextHour(at: Date, hour: number, timeZone: string): Date {
  const local = wallAt(at, timeZone);
  const on = (days: number): number =>
    momentOf(local.toPlainDate().add({ days }).toPlainDateTime({ hour }), local.timeZoneId);
  const today = on(0);
  return new Date(today > local.epochMilliseconds ? today : on(1));
}

import { Temporal } from 'temporal-polyfill';
import type { Quiet } from './preferences.ts';

function zoned(at: Date, timeZone: string): Temporal.ZonedDateTime {
  const instant = Temporal.Instant.fromEpochMilliseconds(at.getTime());
  try {
    return instant.toZonedDateTimeISO(timeZone);
  } catch {
    return instant.toZonedDateTimeISO('UTC'); // a zone that this machine does not know
  }
}

const dateOf = (at: Temporal.ZonedDateTime): Date => new Date(at.epochMilliseconds);

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
  const local = zoned(at, timeZone);
  const time = local.toPlainTime();
  if (!isQuiet(time, quiet)) return null;
  const to = Temporal.PlainTime.from(quiet.to);
  const today = Temporal.PlainTime.compare(time, to) < 0;
  const day = local.toPlainDate().add({ days: today ? 0 : 1 });
  return dateOf(day.toPlainDateTime(to).toZonedDateTime(local.timeZoneId, { disambiguation: 'later' }));
}

/** The next time that it is this full hour on somebody's wall, after a moment. */
export function nextHour(at: Date, hour: number, timeZone: string): Date {
  const local = zoned(at, timeZone);
  const on = (days: number): Temporal.ZonedDateTime =>
    local.toPlainDate().add({ days }).toPlainDateTime({ hour }).toZonedDateTime(local.timeZoneId);
  const today = on(0);
  return dateOf(Temporal.ZonedDateTime.compare(today, local) > 0 ? today : on(1));
}

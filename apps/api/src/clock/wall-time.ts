import { Temporal } from 'temporal-polyfill';

/**
 * What a wall in some zone shows, as a moment (ms since 1970). A time that daylight saving skips is the first valid later one,
 * which is the moment at which clocks are put forward (CL-004). `whichOfTwo`: which coming is meant of a time that comes twice.
 */
export function momentOf(
  wall: Temporal.PlainDateTime,
  timeZone: string,
  whichOfTwo: 'earlier' | 'later' = 'earlier',
): number {
  const before = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  if (!before.toPlainDateTime().equals(wall)) return (before.getTimeZoneTransition('next') ?? before).epochMilliseconds;
  if (whichOfTwo === 'earlier') return before.epochMilliseconds;
  return wall.toZonedDateTime(timeZone, { disambiguation: 'later' }).epochMilliseconds;
}

/** A moment as a wall in a zone shows it; in UTC where this machine does not know the zone. */
export function wallAt(at: Date, timeZone: string): Temporal.ZonedDateTime {
  const instant = Temporal.Instant.fromEpochMilliseconds(at.getTime());
  try {
    return instant.toZonedDateTimeISO(timeZone);
  } catch {
    return instant.toZonedDateTimeISO('UTC');
  }
}

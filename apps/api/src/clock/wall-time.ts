import { Temporal } from 'temporal-polyfill';

/**
 * Converts a local time in a zone to ms since 1970. A time that daylight saving skips becomes the first valid later
 * one, which is the moment of the change (CL-004). `whichOfTwo`: the meaning of a time that occurs twice.
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

import { Temporal } from 'temporal-polyfill';

/** A moment as a calendar in one time zone shows it, for instance "Sun 29 Mar 2026, 03:30 (Europe/Berlin)". */
export function shownIn(at: Date, timeZone: string): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
  const day = zoned.toLocaleString('en-GB', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
  const time = zoned.toPlainTime().toString({ smallestUnit: 'minute' });
  return `${day.replace(',', '')}, ${time} (${timeZone})`;
}

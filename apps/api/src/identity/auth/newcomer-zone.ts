import { timeZoneOf } from '../../clock/time-zone.ts';

/** The header in which our route tells the library the zone of a browser that presses a mailed link; a client's own is overwritten. */
export const ZONE_HEADER = 'x-fieldpost-time-zone';

/** The zone that a browser tells of itself; UTC where it tells none, or what is no zone: nobody is kept out by it. */
export const zoneOfBrowser = (raw: unknown): string => (typeof raw === 'string' ? timeZoneOf(raw) : null) ?? 'UTC';

import type { Temporal } from 'temporal-polyfill';
import { wallAt } from './wall-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A span in its two greatest units: "2 days 5 hours". A day is always 24 hours: clocks of matches are absolute. */
export function spanWords(ms: number): string {
  if (ms < MINUTE) return 'less than a minute';
  const days = Math.floor(ms / DAY);
  const hours = Math.floor((ms % DAY) / HOUR);
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  const parts =
    days > 0 ? [counted(days, 'day'), counted(hours, 'hour')] : [counted(hours, 'hour'), counted(minutes, 'minute')];
  return parts.filter((part) => !part.startsWith('0 ')).join(' ');
}

const two = (value: number): string => String(value).padStart(2, '0');
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** By zone, of which the world has some hundreds: to make one takes half a millisecond. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format = FORMATS.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' });
  FORMATS.set(timeZone, format);
  return format;
}

/** The name of a zone's present offset as people there write it ("CET"), or its offset ("UTC+5:30"). */
function offsetName(at: Temporal.ZonedDateTime): string {
  const part = formatOf(at.timeZoneId)
    .formatToParts(at.epochMilliseconds)
    .find(({ type }) => type === 'timeZoneName');
  return (part?.value ?? at.offset).replace('GMT+', 'UTC+').replace('GMT-', 'UTC-');
}

/** A moment on the wall of somebody's room: "Sunday 29 March 2026, 18:05 CEST". */
export function momentWords(at: Date, timeZone: string): string {
  const local = wallAt(at, timeZone);
  const day = `${DAYS[local.dayOfWeek - 1]} ${local.day} ${MONTHS[local.month - 1]} ${local.year}`;
  return `${day}, ${two(local.hour)}:${two(local.minute)} ${offsetName(local)}`;
}

/** The date on a postmark: "29 MAR 2026". */
export function stampDate(at: Date, timeZone: string): string {
  const local = wallAt(at, timeZone);
  return `${local.day} ${MONTHS[local.month - 1]?.slice(0, 3)} ${local.year}`;
}

/** Whether somebody's clocks are put forward or back between two moments. */
export const clocksChange = (from: Date, to: Date, timeZone: string): boolean =>
  wallAt(from, timeZone).offsetNanoseconds !== wallAt(to, timeZone).offsetNanoseconds;

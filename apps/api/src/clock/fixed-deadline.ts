import { Temporal } from 'temporal-polyfill';
import { type Calendar, closings, isClosed, momentAfter } from './calendar.ts';
import type { FixedDeadline } from './clock-spec.ts';
import { momentOf } from './wall-time.ts';

/** Maximum days to search ahead for a deadline. */
const MAX_DAYS = 800;

function* momentsFrom({ at, weekdays }: FixedDeadline, timeZone: string, from: number): Generator<number> {
  const first = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timeZone).toPlainDate();
  const time = Temporal.PlainTime.from(at);
  for (let days = 0; days < MAX_DAYS; days += 1) {
    const date = first.add({ days });
    if (!weekdays.includes(date.dayOfWeek)) continue;
    const moment = momentOf(date.toPlainDateTime(time), timeZone);
    if (moment >= from) yield moment;
  }
}

/** Whether the match rests then, or the player is away: sleep alone does not move a deadline to another day. */
const isAway = (calendar: Calendar, at: number): boolean =>
  closings(calendar, { from: at, to: at + 1 }).some(({ from, to, why }) => why !== 'sleep' && from <= at && at < to);

/**
 * When a turn that was handed over at `since` (ms) ends: at the first of the fixed moments after it that leaves the agreed notice.
 * A moment within rest, vacation or pause is passed over; one within the player's night is their waking. Null: none comes.
 */
export function fixedMoment(fixed: FixedDeadline, calendar: Calendar, since: number): number | null {
  // MW-177: what is handed over at the hour is due at the next one, so that nobody loses two turns to one hour
  const from = Math.max(since + 1, since + fixed.noticeSeconds * 1000);
  for (const moment of momentsFrom(fixed, calendar.spec.timeZone, from)) {
    if (isAway(calendar, moment)) continue;
    return isClosed(calendar, moment) ? momentAfter(calendar, moment, 0) : moment;
  }
  return null;
}

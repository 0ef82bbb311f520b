/** Whom a campaign waits for, and until when (LC-090, LC-091, LC-093). */
import type { AnyCampaign } from '@fieldpost/engine';
import { momentAfter } from '../clock/calendar.ts';
import { timeFor } from './settings.ts';
import type { Course, StoredCampaign, StoredWait } from './stored.ts';

/** By what time goes in a campaign. */
export type Times = Pick<StoredCampaign, 'settings' | 'vacations'>;

/** LC-093: "Reminders at 50 % and 80 % of each wait". */
const SHARES = [0.5, 0.8] as const;

/** The waits of a course: continued waits keep their beginning, new ones have their whole time. */
export function waitsAfter(
  rules: AnyCampaign,
  course: Course,
  before: readonly StoredWait[],
  times: Times,
  now: Date,
): readonly StoredWait[] {
  return rules.waits(course).map(({ side, what, key, done }) => {
    const since = before.find((wait) => wait.key === key)?.since ?? now.toISOString();
    return timed(times, { side, what, key, done, since });
  });
}

/** The same waits, each with the end that it has now: after a vacation that was taken or ended. */
export const waitsAnew = (times: Times, waits: readonly StoredWait[]): readonly StoredWait[] =>
  waits.map((wait) => timed(times, wait));

function timed(times: Times, wait: Omit<StoredWait, 'until'>): StoredWait {
  const { side, what, key, done, since } = wait;
  return { side, what, key, done, since, until: momentOf(times, wait, 1).toISOString() };
}

/**
 * When a share of a wait has gone by. LC-090: "zone, rest days and holidays as in a clock": on days on which the battles rest nobody's
 * time to answer goes by; LC-093: "Vacation stops the wait of that Empire only".
 */
function momentOf(
  { settings, vacations }: Times,
  { side, what, since }: Omit<StoredWait, 'until'>,
  share: number,
): Date {
  const { timeZone, restDays, holidays } = settings.clock;
  const spec = { timeZone, restDays, holidays, sleepHours: 0 };
  const from = Date.parse(since);
  const ms = share * timeFor(settings, what);
  const at = momentAfter({ spec, hours: [], vacations: vacations[side] ?? [], pauses: [] }, from, ms);
  return new Date(at ?? from + ms);
}

const open = (waits: readonly StoredWait[]): readonly StoredWait[] => waits.filter(({ done }) => !done);

/** When the first wait ends; null: nobody is waited for. */
export function deadlineOf(waits: readonly StoredWait[]): Date | null {
  return earliest(open(waits).map(({ until }) => Date.parse(until)));
}

/** When somebody is to be reminded next, after `now`. */
export function reminderAfter(times: Times, waits: readonly StoredWait[], now: Date): Date | null {
  const moments = open(waits).flatMap((wait) => SHARES.map((share) => momentOf(times, wait, share).getTime()));
  return earliest(moments.filter((at) => at > now.getTime()));
}

/** The share of a wait that has just gone by. */
export function shareGone(times: Times, wait: StoredWait, now: Date): '50' | '80' {
  return momentOf(times, wait, SHARES[1]) <= now ? '80' : '50';
}

function earliest(moments: readonly number[]): Date | null {
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}

/** The waits whose time is up. */
export function overdue(waits: readonly StoredWait[], now: Date): readonly StoredWait[] {
  return open(waits).filter(({ until }) => Date.parse(until) <= now.getTime());
}

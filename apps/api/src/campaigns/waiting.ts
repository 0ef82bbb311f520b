/** Whom a campaign waits for, and until when (LC-090, LC-091, LC-093). */
import type { AnyCampaign } from '@fieldpost/engine';
import { momentAfter } from '../clock/calendar.ts';
import { type CampaignSettings, timeFor } from './settings.ts';
import type { Course, StoredWait } from './stored.ts';

/** LC-093: "Reminders at 50 % and 80 % of each wait". */
const SHARES = [0.5, 0.8] as const;

/** The waits of a course: one that goes on keeps its end, a new one has its whole time. */
export function waitsAfter(
  rules: AnyCampaign,
  course: Course,
  before: readonly StoredWait[],
  settings: CampaignSettings,
  now: Date,
): readonly StoredWait[] {
  return rules.waits(course).map(({ side, what, key, done }) => {
    const kept = before.find((wait) => wait.key === key);
    const until = endOf(settings, now, timeFor(settings, what)).toISOString();
    return { side, what, key, done, since: kept?.since ?? now.toISOString(), until: kept?.until ?? until };
  });
}

/** LC-090: "zone, rest days and holidays as in a clock": on days on which the battles rest nobody's time to answer goes by. */
function endOf({ clock }: CampaignSettings, now: Date, ms: number): Date {
  const { timeZone, restDays, holidays } = clock;
  const spec = { timeZone, restDays, holidays, sleepHours: 0 };
  const at = momentAfter({ spec, hours: [], vacations: [], pauses: [] }, now.getTime(), ms);
  return new Date(at ?? now.getTime() + ms);
}

const open = (waits: readonly StoredWait[]): readonly StoredWait[] => waits.filter(({ done }) => !done);

/** When the first wait ends; null: nobody is waited for. */
export function deadlineOf(waits: readonly StoredWait[]): Date | null {
  return earliest(open(waits).map(({ until }) => Date.parse(until)));
}

/** When somebody is to be reminded next, after `now`. */
export function reminderAfter(waits: readonly StoredWait[], now: Date): Date | null {
  const moments = open(waits).flatMap((wait) => SHARES.map((share) => momentOf(wait, share)));
  return earliest(moments.filter((at) => at > now.getTime()));
}

/** The share of a wait that has just gone by. */
export function shareGone(wait: StoredWait, now: Date): '50' | '80' {
  return momentOf(wait, SHARES[1]) <= now.getTime() ? '80' : '50';
}

function momentOf({ since, until }: StoredWait, share: number): number {
  return Date.parse(since) + share * (Date.parse(until) - Date.parse(since));
}

function earliest(moments: readonly number[]): Date | null {
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}

/** The waits whose time is up. */
export function overdue(waits: readonly StoredWait[], now: Date): readonly StoredWait[] {
  return open(waits).filter(({ until }) => Date.parse(until) <= now.getTime());
}

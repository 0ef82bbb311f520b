import { seatKey } from '@fieldpost/engine';
import { calendarOf, runningTime } from '../clock/calendar.ts';
import { type Due, dues, REMINDER_SHARES } from '../clock/running-clock.ts';
import type { Context } from '../context.ts';
import { type Standing, standingOf } from '../match/loaded-match.ts';
import { loadMatch } from '../match/store.ts';
import type { StoredMatch } from '../match/stored.ts';
import type { DispatchRow } from '../notification/rules.ts';
import { postDispatches } from '../notification/store.ts';
import { behind } from '../turn/helpers.ts';
import { nextReminder, reminderJob } from '../turn/turn-jobs.ts';
import { setReminder } from './store.ts';

/** Clocks of two machines differ: a job that comes this early is on time. */
const TOLERANCE_MS = 2_000;

/** Whether a wait has used a share of its time, and not all of it. */
function isDue({ clockSpec, clock }: StoredMatch, { side, since, at }: Due, share: number, now: Date): boolean {
  if (!clock || now >= at) return false;
  const calendar = calendarOf(clockSpec, clock, side);
  const whole = runningTime(calendar, since.getTime(), at.getTime());
  return runningTime(calendar, since.getTime(), now.getTime() + TOLERANCE_MS) >= share * whole;
}

/**
 * The reminders of one wait, to all of the side who have something to do still. Their ids name the wait and the share, so a job
 * that runs twice reminds once.
 */
function remindersOf({ rules, game, match }: Standing, { side, since }: Due, share: number): readonly DispatchRow[] {
  const wait = `${since.getTime().toString(36)}.${Math.round(share * 100)}`;
  const seats = game === null ? [] : behind({ rules, game, seats: match.seats }, side);
  return seats.flatMap((seat, nth): DispatchRow[] => {
    const { userId } = seat;
    if (userId === null || seats.findIndex((one) => one.userId === userId) < nth) return [];
    const why = share >= 0.8 ? 'last-fifth' : 'half-time';
    const about = { matchId: match.id, userId, step: match.sealedStep, data: { side } };
    return [{ id: `${match.id}.${seatKey(seat)}.${wait}`, ...about, kind: 'reminder', channel: 'page', why }];
  });
}

/**
 * Reminds the sides whose present wait has used `share` (0.5 or 0.8) of its time, and nobody where the job comes from a wait
 * that is over; then queues the next reminder. Answers how many are new.
 */
export async function remind(context: Context, matchId: string, share: number): Promise<number> {
  const match = await loadMatch(context.db, matchId);
  if (match?.status !== 'playing' || !match.clock) return 0;
  const now = context.clock.now();
  const due = dues(match.clockSpec, match.clock).filter((one) => isDue(match, one, share, now));
  const standing = standingOf(match);
  const rows = due.flatMap((one) => remindersOf(standing, one, share));
  const posted = await postDispatches(context, rows);
  const next = nextReminder(match.clockSpec, match.clock, new Date(now.getTime() + TOLERANCE_MS));
  if (match.deadline) await setReminder(context, match.id, match.deadline, next && reminderJob(match.id, next));
  return posted;
}

/** Reminds of the greatest share that has gone by: for the sweep, which knows no more than that a reminder was lost. */
export async function remindBelated(context: Context, matchId: string): Promise<void> {
  for (const share of REMINDER_SHARES.toReversed()) if ((await remind(context, matchId, share / 100)) > 0) return;
}

import { type Due, dues } from '../clocks/running-clock.ts';
import type { Context } from '../context.ts';
import type { DispatchRow } from '../dispatches/handover.ts';
import { postDispatches } from '../dispatches/store.ts';
import { loadMatch } from '../matches/store.ts';
import type { StoredMatch } from '../matches/stored.ts';

/** Clocks of two machines differ: a job that comes this early is on time. */
const TOLERANCE_MS = 2_000;

/** Whether a wait has used a share of its time, and not all of it. */
function isDue({ since, at }: Due, share: number, now: Date): boolean {
  const from = since.getTime() + share * (at.getTime() - since.getTime()) - TOLERANCE_MS;
  return now.getTime() >= from && now < at;
}

/** The reminder of one wait. Its id names the wait and the share, so a job that runs twice reminds once. */
function reminderOf(match: StoredMatch, { side, since }: Due, share: number): DispatchRow | null {
  const seat = match.seats.find((one) => one.side === side);
  if (!seat?.userId || !seat.emailVerified || !seat.mailTurns) return null;
  return {
    id: `${match.id}.${side}.${since.getTime().toString(36)}.${Math.round(share * 100)}`,
    matchId: match.id,
    userId: seat.userId,
    kind: 'reminder',
    channel: 'mail',
    step: match.sealedStep,
    why: share >= 0.8 ? 'last-fifth' : 'half-time',
    data: { side },
  };
}

/**
 * Reminds the sides whose present wait has used `share` (0.5 or 0.8) of its time; does nothing where the job comes from a wait
 * that is over. Answers how many reminders are new.
 */
export async function remind(context: Context, matchId: string, share: number): Promise<number> {
  const match = await loadMatch(context.db, matchId);
  if (match?.status !== 'playing' || !match.clock) return 0;
  const now = context.clock.now();
  const due = dues(match.clockSpec, match.clock).filter((one) => isDue(one, share, now));
  const rows = due.flatMap((one) => reminderOf(match, one, share) ?? []);
  return await postDispatches(context, rows);
}

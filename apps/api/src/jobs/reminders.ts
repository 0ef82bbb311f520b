import { seatKey } from '@fieldpost/engine';
import { pauseAt } from '../clock/pause-state.ts';
import { type Due, dues, remindersOf } from '../clock/running-clock.ts';
import type { RunningClock } from '../clock/running-clock-form.ts';
import type { Context } from '../context.ts';
import { type LoadedMatch, loadedMatch } from '../match-store/loaded-match.ts';
import { loadMatch } from '../match-store/store.ts';
import type { StoredSeat } from '../match-store/stored.ts';
import type { NotificationReason, NotificationRow } from '../notification-rules/rules.ts';
import { postNotifications } from '../notification-rules/store.ts';
import { behind } from '../turn/helpers.ts';
import { nextReminder, reminderJob } from '../turn/turn-jobs.ts';
import { setReminder } from './store.ts';

/** A job that comes this early is on time: an answer of the database's clock is some ms old. */
const TOLERANCE_MS = 100;
const DAY_MS = 86_400_000;

type Cause = Pick<NotificationRow, 'kind' | 'why'> & { readonly name: string };

/** One row a person; `name` says what it is about, so that a job which runs twice tells once. */
function rowsFor(
  { match }: LoadedMatch,
  seats: readonly StoredSeat[],
  { name, ...cause }: Cause,
): readonly NotificationRow[] {
  return seats.flatMap((seat, index): NotificationRow[] => {
    const { userId, side } = seat;
    if (userId === null || seats.findIndex((one) => one.userId === userId) < index) return [];
    const about = { matchId: match.id, userId, step: match.sealedStep, data: { side } };
    return [{ id: `${match.id}.${seatKey(seat)}.${name}`, ...about, ...cause, channel: 'page' }];
  });
}

/** The greatest share of a wait that has gone by, told to all of the side who have something to do still. */
function shareGone(loaded: LoadedMatch, clock: RunningClock, due: Due, now: Date): readonly NotificationRow[] {
  const { rules, game, match } = loaded;
  const gone = remindersOf(match.clockSpec, clock, due).findLast(
    ({ at }) => at.getTime() <= now.getTime() + TOLERANCE_MS,
  );
  if (!gone || game === null || due.at <= now) return [];
  const why: NotificationReason = gone.share >= 80 ? 'last-fifth' : 'half-time';
  const name = `${due.since.getTime().toString(36)}.${gone.share}`;
  return rowsFor(loaded, behind({ rules, game, seats: match.seats }, due.side), { name, kind: 'reminder', why });
}

/** A pause of the players that has just come to its end, told to all who play. */
function pauseOver(loaded: LoadedMatch, clock: RunningClock, now: Date): readonly NotificationRow[] {
  const last = clock.pauses.at(-1);
  if (last === undefined || last.by === 'operator' || last.to === null) return [];
  if (pauseAt(clock, new Date(now.getTime() + TOLERANCE_MS))) return [];
  const ago = now.getTime() - Date.parse(last.to);
  if (ago < -TOLERANCE_MS || ago > DAY_MS) return [];
  const people = loaded.match.seats.filter(({ bot }) => bot === null);
  const name = `resumed.${Date.parse(last.to).toString(36)}`;
  return rowsFor(loaded, people, { name, kind: 'arrangement', why: 'resumed' });
}

/**
 * Sends the reminders of a match's clock: to each side that has to move, after half of its time and after four fifths;
 * to everybody, when a pause ends. Then queues the next reminder. Returns the number of new ones.
 */
export async function remind(context: Context, matchId: string): Promise<number> {
  await context.clock.sure();
  for (;;) {
    const match = await loadMatch(context.db, matchId);
    if (match?.status !== 'playing' || !match.clock) return 0;
    const { clock, clockSpec, revision } = match;
    const now = context.clock.now();
    const loaded = loadedMatch(match);
    const shares = dues(clockSpec, clock).flatMap((due) => shareGone(loaded, clock, due, now));
    const posted = await postNotifications(context, [...shares, ...pauseOver(loaded, clock, now)]);
    const next = nextReminder(clockSpec, clock, new Date(now.getTime() + TOLERANCE_MS));
    if (await setReminder(context, matchId, revision, next && reminderJob(matchId, next))) return posted;
  }
}

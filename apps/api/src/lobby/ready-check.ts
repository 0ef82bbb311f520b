import type { Result } from '@fieldpost/engine';
import { freeAbsent, setPresent, setReadiness } from '../availability/store.ts';
import { refuse } from '../availability/update.ts';
import type { Caller, Context } from '../context.ts';
import { mayWatch } from '../match-store/loaded-match.ts';
import { loadMatch } from '../match-store/store.ts';
import type { StoredMatch } from '../match-store/stored.ts';
import { postNotifications } from '../notification-rules/store.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { type Announcement, arrangementNotifications } from '../turn/arrangements.ts';
import { startMatch } from '../turn/start.ts';
import { type HeldMatch, holdMatch, type Transaction } from './store.ts';

const HOUR_MS = 3_600_000;

/**
 * Handles the last seat of a match, taken by `userId`, who is therefore present: the worker begins it, or the other
 * players get a ready check. It runs in the transaction of the joining: a match is never stuck between the two, and a
 * check never goes unannounced.
 */
export async function afterLastSeat(
  tx: Transaction,
  match: Pick<HeldMatch, 'id' | 'clockSpec' | 'seats'>,
  userId: string,
  now: Date,
): Promise<void> {
  const { id, clockSpec, seats } = match;
  const { readyCheckHours } = clockSpec;
  if (readyCheckHours === 0) return setReadiness(tx, id, { deadline: null, actAt: now });
  await setPresent(tx, id, userId, now);
  await setReadiness(tx, id, { deadline: new Date(now.getTime() + readyCheckHours * HOUR_MS), actAt: null });
  const asked = seats.filter((seat) => seat.userId !== userId && seat.presentAt === null);
  const announcements = asked.map((seat) => ({ side: seat.side, userId: seat.userId, why: 'ready-check' as const }));
  await postNotifications({ db: tx }, arrangementNotifications({ id, sealedStep: 0, seats }, announcements, []));
}

/** "I am there": with the last of them the match begins. Faults: NOT_FOUND, NOT_SEATED, NOT_OPEN, NO_READY_CHECK. */
export async function confirmReady(
  context: Context,
  caller: Caller,
  matchId: string,
): Promise<Result<StoredMatch, Fault>> {
  await closeReadyCheck(context, matchId);
  const match = await loadMatch(context.db, matchId);
  if (!match || !mayWatch(match, caller)) return refuse(fault('NOT_FOUND'));
  if (!match.seats.some(({ userId }) => userId === caller.userId)) return refuse(fault('NOT_SEATED'));
  if (match.status !== 'open') return refuse(fault('NOT_OPEN'));
  if (match.deadline === null) return refuse(fault('NO_READY_CHECK'));
  const now = context.clock.now();
  await holdMatch(context.db, matchId, async (held, tx) => {
    await setPresent(tx, matchId, caller.userId, now);
    const others = held.seats.filter(({ userId }) => userId !== caller.userId);
    if (others.every(({ presentAt, bot }) => presentAt !== null || bot !== null))
      await setReadiness(tx, matchId, { deadline: null, actAt: now });
  });
  await startMatch(context, matchId, caller.userId);
  const after = await loadMatch(context.db, matchId);
  return after ? { ok: true, value: after } : refuse(fault('NOT_FOUND'));
}

/** Ends a ready check that not everyone confirmed: absent players lose their seats, and the match is open again. */
export async function closeReadyCheck(context: Context, matchId: string): Promise<boolean> {
  await context.clock.sure();
  const now = context.clock.now();
  const closed = await holdMatch(context.db, matchId, async ({ status, deadline, seats }, tx) => {
    if (status !== 'open' || deadline === null || deadline > now) return false;
    const announcements = seats.map(({ side, userId, presentAt }): Announcement => {
      return { side, userId, why: presentAt === null ? 'seat-missed' : 'not-ready' };
    });
    await postNotifications(
      { db: tx },
      arrangementNotifications({ id: matchId, sealedStep: 0, seats }, announcements, []),
    );
    await freeAbsent(tx, matchId);
    await setReadiness(tx, matchId, { deadline: null, actAt: null });
    return true;
  });
  return closed ?? false;
}

import type { Result } from '@fieldpost/engine';
import type { Caller, Context } from '../../context.ts';
import { findMatch } from '../../match/find-match.ts';
import { callersSeat } from '../../match/loaded-match.ts';
import { type MatchWishes, parseMatchWishes, parseTelling, type Telling } from '../../notification/preferences.ts';
import { clearBounce, saveMatchWishes, saveTelling, waysOf } from '../../notification/preferences-store.ts';
import { type Fault, fault } from '../../platform/errors/catalogue.ts';

/** How the caller wants to be told, and what hinders his mail. */
export type TellingSeen = { readonly telling: Telling; readonly mail: string };

/** The caller's wishes. Fault: UNAUTHENTICATED when his account has been deleted meanwhile. */
export async function tellingOfCaller(context: Context, caller: Caller): Promise<Result<TellingSeen, Fault>> {
  const ways = await waysOf(context, caller.userId, null);
  if (!ways) return { ok: false, fault: fault('UNAUTHENTICATED') };
  return { ok: true, value: { telling: ways.telling, mail: ways.reach.mail } };
}

/** Replaces the caller's wishes as a whole. Fault: TELLING_INVALID. */
export async function setTelling(context: Context, caller: Caller, raw: unknown): Promise<Result<Telling, Fault>> {
  const parsed = parseTelling(raw);
  if (parsed.ok) await saveTelling(context, caller.userId, parsed.value);
  return parsed;
}

/** A seat of a match: who only watches is told nothing. */
async function seated(context: Context, caller: Caller, matchId: string): Promise<Result<null, Fault>> {
  const found = await findMatch(context, caller, matchId);
  if (!found.ok) return found;
  return callersSeat(found.value, caller) ? { ok: true, value: null } : { ok: false, fault: fault('NOT_SEATED') };
}

/** What differs for the caller in one match. Faults: NOT_FOUND, NOT_SEATED. */
export async function matchTelling(
  context: Context,
  caller: Caller,
  matchId: string,
): Promise<Result<MatchWishes, Fault>> {
  const seat = await seated(context, caller, matchId);
  if (!seat.ok) return seat;
  return { ok: true, value: (await waysOf(context, caller.userId, matchId))?.match ?? {} };
}

/** Replaces what differs in one match. Faults: NOT_FOUND, NOT_SEATED, TELLING_INVALID. */
export async function setMatchTelling(
  context: Context,
  caller: Caller,
  matchId: string,
  raw: unknown,
): Promise<Result<MatchWishes, Fault>> {
  const seat = await seated(context, caller, matchId);
  if (!seat.ok) return seat;
  const parsed = parseMatchWishes(raw);
  if (parsed.ok) await saveMatchWishes(context, caller.userId, matchId, parsed.value);
  return parsed;
}

/** The caller says that mail to his address arrives again. */
export const mailArrivesAgain = (context: Context, caller: Caller): Promise<void> =>
  clearBounce(context, caller.userId);

import type { GameTypes, Json, Result, Seat } from '@fieldpost/engine';
import { menuOf, stepViewFor, viewOf } from '@fieldpost/engine';
import type { Caller, Context } from '../context.ts';
import { findMatch } from '../match-store/find-match.ts';
import { callersSeat, type LoadedMatch, viewerFor } from '../match-store/loaded-match.ts';
import { type LogEntry, logSince } from '../match-store/log.ts';
import { type Frame, frames } from '../match-store/replay.ts';
import { markSeen as markSeenInStore } from '../match-store/store.ts';
import { matchSeen } from '../match-store/views.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';

const map = <From, To>(found: Result<From, Fault>, of: (value: From) => To): Result<To, Fault> =>
  found.ok ? { ok: true, value: of(found.value) } : found;

/** The match as the caller may know it now. */
export async function see(context: Context, caller: Caller | null, id: string) {
  const now = context.clock.now();
  return map(await findMatch(context, caller, id), (loaded) => matchSeen(loaded, caller, now));
}

export type LegalCommand = { readonly command: GameTypes['command']; readonly line: string };

/** The legal commands of a seat, all or of one subject, each with its line. */
export function legalFor(
  { rules, game }: LoadedMatch,
  seat: Seat<string> | null,
  subject?: string,
): readonly LegalCommand[] {
  if (!game || !seat) return [];
  const view = viewOf(rules, game, seat);
  return menuOf(rules, game, seat, subject).map((command) => ({ command, line: rules.write(command, view) }));
}

/** What the caller may play now. A spectator may play nothing. */
export async function menu(context: Context, caller: Caller, id: string, subject?: string) {
  return map(await findMatch(context, caller, id), (loaded) => {
    const seat = callersSeat(loaded, caller);
    const { rules, game } = loaded;
    return {
      step: game && seat ? stepViewFor(game, seat) : loaded.match.sealedStep,
      subjects: game && seat && !game.ending ? rules.subjects(viewOf(rules, game, seat), seat) : [],
      commands: legalFor(loaded, seat, subject),
    };
  });
}

/** What happened since the caller had seen `after` steps. */
export async function logPage(
  context: Context,
  caller: Caller | null,
  id: string,
  after: number,
): Promise<Result<{ readonly step: number; readonly steps: readonly LogEntry[] }, Fault>> {
  const found = await findMatch(context, caller, id);
  if (!found.ok) return found;
  const steps = await logSince(context, found.value, viewerFor(found.value, caller), after);
  return { ok: true, value: { step: (steps.at(-1)?.index ?? after - 1) + 1, steps } };
}

/** The replay of any match that the caller may look at, in chunks. */
export async function replay(
  context: Context,
  caller: Caller | null,
  id: string,
  from: number,
  count: number,
): Promise<Result<readonly Frame[], Fault>> {
  const found = await findMatch(context, caller, id);
  if (!found.ok) return found;
  return { ok: true, value: await frames(context, found.value, viewerFor(found.value, caller), from, count) };
}

/** The caller's standing orders: what they filed, or what stands until they file. */
export async function ordersOfCaller(context: Context, caller: Caller, id: string): Promise<Result<Json, Fault>> {
  const found = await findMatch(context, caller, id);
  if (!found.ok) return found;
  const { match, rules } = found.value;
  const you = callersSeat(found.value, caller);
  if (!you) return { ok: false, fault: fault('NOT_SEATED') };
  const seat = match.seats.find((one) => one.side === you.side && one.player === you.player);
  return { ok: true, value: seat?.standingOrders ?? rules.initialOrders };
}

/** Notes that the caller has been shown the match up to a step; never less than they were before. */
export async function markSeen(
  context: Context,
  caller: Caller,
  id: string,
  step: number,
): Promise<Result<null, Fault>> {
  const found = await findMatch(context, caller, id);
  if (!found.ok) return found;
  if (!callersSeat(found.value, caller)) return { ok: false, fault: fault('NOT_SEATED') };
  await markSeenInStore(context.db, id, caller.userId, Math.min(step, found.value.match.step));
  return { ok: true, value: null };
}

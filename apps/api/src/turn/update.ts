import type { Result } from '@fieldpost/engine';
import type { Context } from '../context.ts';
import { type LoadedMatch, loadedMatch } from '../match-store/loaded-match.ts';
import { loadMatch } from '../match-store/store.ts';
import type { StoredMatch } from '../match-store/stored.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { announceArrangement } from './announce.ts';
import { changeOf, type Transition } from './change.ts';
import { expireFirst } from './expire.ts';
import { writeChange } from './turn-statement.ts';

/** Decides the transition of the current match, or a fault. It runs again if another change was faster. */
export type Resolve = (
  loaded: LoadedMatch,
  now: Date,
) => Result<Transition, Fault> | Promise<Result<Transition, Fault>>;

const TRIES = 8;

/**
 * Applies a change that is no player's command: to clocks, to seats, or a step for an absent player. Writes all of it
 * or nothing, and only to the match that was judged. Faults: NOT_FOUND, BUSY, and those of `resolve`.
 */
export async function updateMatch(
  context: Context,
  matchId: string,
  resolve: Resolve,
): Promise<Result<StoredMatch, Fault>> {
  await context.clock.sure();
  for (let tries = 0; tries < TRIES; tries += 1) {
    const match = await loadMatch(context.db, matchId);
    if (!match) return { ok: false, fault: fault('NOT_FOUND') };
    if (await expireFirst(context, match)) continue;
    const loaded = loadedMatch(match);
    const now = context.clock.now();
    const transition = await resolve(loaded, now);
    if (!transition.ok) return transition;
    const change = changeOf(loaded, transition.value, null, now);
    if ((await writeChange(context.database, change)) === null) continue;
    announceArrangement(context, loaded, change);
    const after = await loadMatch(context.db, matchId);
    return after ? { ok: true, value: after } : { ok: false, fault: fault('NOT_FOUND') };
  }
  return { ok: false, fault: fault('BUSY') };
}

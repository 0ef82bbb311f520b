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

/** What is to be done to a match as it stands, or why nothing. It is asked again when somebody else was faster. */
export type Resolve = (
  loaded: LoadedMatch,
  now: Date,
) => Result<Transition, Fault> | Promise<Result<Transition, Fault>>;

const TRIES = 8;

/**
 * Does something to a match that is no player's command: arranges its clock or its seats, or plays for somebody who is away.
 * Written whole or not at all, upon the match that was judged. Faults: NOT_FOUND, BUSY, and what `resolve` says.
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

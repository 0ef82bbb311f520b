import type { Result } from '@fieldpost/engine';
import type { Caller, Context } from '../context.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { type LoadedMatch, loadedMatch, mayWatch } from './loaded-match.ts';
import { loadMatch } from './store.ts';

/** A match for one who may look at it; NOT_FOUND for all others, so that nobody learns that it exists. */
export async function findMatch(
  context: Context,
  caller: Caller | null,
  id: string,
): Promise<Result<LoadedMatch, Fault>> {
  const match = await loadMatch(context.db, id);
  if (!match || !mayWatch(match, caller)) return { ok: false, fault: fault('NOT_FOUND') };
  return { ok: true, value: loadedMatch(match) };
}

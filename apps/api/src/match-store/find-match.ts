import type { Result } from '@fieldpost/engine';
import type { Caller, Context } from '../context.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { readingNow, readingPast } from '../platform/reading.ts';
import { asWatched } from './delayed.ts';
import { type LoadedMatch, loadedMatch, mayWatch } from './loaded-match.ts';
import { loadMatch } from './store.ts';

/** Matches that this process has met after their end: nothing of them changes any more. */
const ended = new Set<string>();
const MAX_ENDED = 10_000;

function noteEnded(id: string): void {
  if (ended.size >= MAX_ENDED) ended.clear();
  ended.add(id);
}

/** The context for reading a match: finished matches may come from the replica, and be outdated. Never write with it. */
export const readingMatch = (context: Context, caller: Caller | null, id: string): Context =>
  ended.has(id) ? readingPast(context, caller) : readingNow(context);

/** A match for one who may look at it, as late as its event shows it to them (CL-014); NOT_FOUND for all others, so that nobody learns that it exists. */
export async function findMatch(
  context: Context,
  caller: Caller | null,
  id: string,
): Promise<Result<LoadedMatch, Fault>> {
  const match = await loadMatch(context.db, id);
  if (!match || !mayWatch(match, caller)) return { ok: false, fault: fault('NOT_FOUND') };
  if (match.status === 'finished') noteEnded(id);
  return { ok: true, value: loadedMatch(await asWatched(context, caller, match)) };
}

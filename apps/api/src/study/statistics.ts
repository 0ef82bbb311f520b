/** Figures of finished matches, read from their records on request. */
import type { Result } from '@fieldpost/engine';
import { type MatchStatistics, statisticsOf } from '@fieldpost/rulebook';
import type { Caller, Context } from '../context.ts';
import { findMatch } from '../match-store/find-match.ts';
import type { LoadedMatch } from '../match-store/loaded-match.ts';
import { recordOf } from '../match-store/record.ts';
import { loadSteps } from '../match-store/store.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { mayStudy } from './may-study.ts';

/** The figures of a match. `edition`: that of their rules. */
export type StatisticsSeen = MatchStatistics & { readonly matchId: string; readonly edition: number };

/** Matches whose figures a process keeps, those that were asked for last: nothing of them changes any more. */
const MAX_KEPT = 200;
/** By match and edition. A promise, so that many who ask at once wait for one reading. */
const kept = new Map<string, Promise<MatchStatistics | null>>();

async function read(context: Context, loaded: LoadedMatch): Promise<MatchStatistics | null> {
  const { match, rules } = loaded;
  return statisticsOf(rules, recordOf(loaded, await loadSteps(context.db, match.id, 0, match.step)));
}

function remembered(context: Context, loaded: LoadedMatch): Promise<MatchStatistics | null> {
  const key = `${loaded.match.id} ${loaded.match.edition}`;
  const found = kept.get(key) ?? read(context, loaded);
  // The order is that of the last requests: the first one goes.
  kept.delete(key);
  kept.set(key, found);
  for (const oldest of kept.keys()) {
    if (kept.size <= MAX_KEPT) break;
    kept.delete(oldest);
  }
  found.catch(() => kept.delete(key));
  return found;
}

/** `GET /matches/:id/statistics`. Faults: NOT_FOUND, MATCH_RUNNING. */
export async function matchStatistics(
  context: Context,
  caller: Caller | null,
  matchId: string,
): Promise<Result<StatisticsSeen, Fault>> {
  const found = await findMatch(context, caller, matchId);
  if (!found.ok) return found;
  const refused = mayStudy(found.value);
  if (refused !== null) return { ok: false, fault: refused };
  const told = await remembered(context, found.value);
  if (told === null) return { ok: false, fault: fault('NOT_FOUND') };
  return { ok: true, value: { matchId, edition: found.value.match.edition, ...told } };
}

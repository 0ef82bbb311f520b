import type { MatchFile, Result } from '@fieldpost/engine';
import type { Context } from '../context.ts';
import { loadedMatch } from '../match-store/loaded-match.ts';
import { wholeRecord } from '../match-store/record.ts';
import { loadMatch, loadSteps } from '../match-store/store.ts';
import { type ArchiveFault, archiveFault } from './faults.ts';

/**
 * The file of a match, for the operator: also of a running one, with its open steps. It contains the seed of a running
 * match only with `secrets`, because the seed predicts the dice.
 */
export async function exportMatch(
  context: Context,
  id: string,
  secrets: boolean,
): Promise<Result<MatchFile, ArchiveFault>> {
  const match = await loadMatch(context.db, id);
  if (!match) return archiveFault('MATCH_UNKNOWN', { id });
  if (match.status === 'open') return archiveFault('MATCH_NOT_STARTED', { id });
  const log = await loadSteps(context.db, id, 0, match.step);
  const seed = secrets || match.status === 'finished' ? match.seed : null;
  return { ok: true, value: wholeRecord(loadedMatch(match), log, seed) };
}

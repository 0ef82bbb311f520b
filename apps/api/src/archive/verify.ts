import { verify } from '@fieldpost/engine';
import type { Context } from '../context.ts';
import { loadedMatch } from '../match-store/loaded-match.ts';
import { wholeRecord } from '../match-store/record.ts';
import { loadMatches, loadSteps } from '../match-store/store.ts';
import type { StoredMatch } from '../match-store/stored.ts';

/** A match that this build judges otherwise than it was judged when it was played. */
export type MatchDiffers = {
  readonly matchId: string;
  readonly ruleSet: string;
  /** The checks that fail; or why it could not even be played again. */
  readonly failed: readonly string[];
};

export type VerifiedMatches = {
  readonly matches: number;
  readonly steps: number;
  readonly differ: readonly MatchDiffers[];
};

const AT_ONCE = 100;

async function idsAfter(context: Context, last: string, finishedToo: boolean): Promise<readonly string[]> {
  const status = finishedToo ? { in: ['playing' as const, 'finished' as const] } : ('playing' as const);
  const rows = await context.db.match.findMany({
    where: { id: { gt: last }, status },
    orderBy: { id: 'asc' },
    take: AT_ONCE,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Replays a stored match with this build and reports differences from its stored state. */
async function failedOf(context: Context, match: StoredMatch): Promise<readonly string[]> {
  try {
    const loaded = loadedMatch(match);
    const log = await loadSteps(context.db, match.id, 0, match.step);
    const { checks } = verify(loaded.rules, wholeRecord(loaded, log, match.seed));
    return checks.flatMap(({ what, held, detail }) => (held === false ? [detail ? `${what}: ${detail}` : what] : []));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/**
 * Plays every running match again with this build, finished ones too where wanted, and holds the result to what is stored: the
 * check before a release. It reads only, a hundred matches at a time, while the service runs.
 * @param tell gets the count so far after each hundred.
 */
export async function verifyMatches(
  context: Context,
  finishedToo: boolean,
  tell: (matches: number) => void,
): Promise<VerifiedMatches> {
  const differ: MatchDiffers[] = [];
  let [matches, steps] = [0, 0];
  for (let ids = await idsAfter(context, '', finishedToo); ids.length > 0; ) {
    for (const match of await loadMatches(context.db, ids)) {
      const failed = await failedOf(context, match);
      if (failed.length > 0) differ.push({ matchId: match.id, ruleSet: `${match.ruleSet}@${match.edition}`, failed });
      matches += 1;
      steps += match.step;
    }
    tell(matches);
    ids = await idsAfter(context, ids.at(-1) ?? '', finishedToo);
  }
  return { matches, steps, differ };
}

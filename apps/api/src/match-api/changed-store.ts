import { firstPackedAfter, stepsAfter } from '../match-store/store.ts';
import type { Db } from '../platform/database.ts';

/** A match that has changed, as `Live` would have told of it. */
type Changed = {
  readonly matchId: string;
  readonly step: number;
  readonly status: string;
  /** The first step that is newer; null: no step is. */
  readonly before: number | null;
};

/**
 * Finds a person's matches that got a step, began or ended after a moment: up to `most`, newest first. It includes open
 * steps of others; the caller must show only what the reader may know.
 */
export async function changedMatches(
  db: Pick<Db, '$queryRaw' | 'step' | 'packedSteps'>,
  userId: string,
  after: Date,
  most: number,
): Promise<readonly Changed[]> {
  const changed = await db.$queryRaw<Changed[]>`
    select m.id as "matchId", m.sealed_step as step, m.status::text as status, news.first as before
    from matches m left join lateral (${stepsAfter(after)}) news on true
    where m.id in (select match_id from match_seats where user_id = ${userId})
      and (m.status <> 'finished' or m.finished_at > ${after})
      and (news.first is not null or m.started_at > ${after} or m.finished_at > ${after})
    order by greatest(news.at, m.started_at, m.finished_at) desc limit ${most}`;
  return await Promise.all(changed.map(async (one) => ({ ...one, before: await firstOf(db, one, after) })));
}

/** Finds the first new step of a match that was packed while the reader was away. */
const firstOf = async (
  db: Parameters<typeof firstPackedAfter>[0],
  { matchId, status, before }: Changed,
  after: Date,
) => (before === null && status === 'finished' ? await firstPackedAfter(db, matchId, after) : before);

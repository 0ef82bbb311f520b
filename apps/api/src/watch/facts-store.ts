import type { Context } from '../context.ts';
import type { Prisma } from '../generated/prisma/client.ts';

type Stored = Pick<Context, 'db'>;

/** What a finished match comes to: see `MatchFacts` of the schema. */
export type Facts = Prisma.MatchFactsUncheckedCreateInput;

/** Finished matches that nothing is reckoned of yet, those that ended first. */
export async function matchesToReckon({ db }: Stored, most: number): Promise<readonly string[]> {
  const rows = await db.$queryRaw<{ readonly id: string }[]>`select m.id from matches m
    where m.status = 'finished' and m.finished_at is not null
      and not exists (select 1 from match_facts f where f.match_id = m.id)
    order by m.finished_at limit ${most}::int`;
  return rows.map(({ id }) => id);
}

/** Keeps the facts of a match; those that another worker has reckoned meanwhile are the same. */
export const keepFacts = ({ db }: Stored, facts: Facts) =>
  db.matchFacts.upsert({ where: { matchId: facts.matchId }, create: facts, update: facts, select: { matchId: true } });

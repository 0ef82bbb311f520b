import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { SeatResult } from '../identity/players/results.ts';

type Stored = Pick<Context, 'db'>;

/** What a finished match comes to: see `MatchFacts` of the schema. */
export type Facts = Prisma.MatchFactsUncheckedCreateInput;

/** The query for finished matches that nothing is reckoned of yet: the words of the index `matches_to_reckon`. */
export const toReckonQuery = (most: number): Prisma.Sql => Prisma.sql`select id from matches
  where status = 'finished' and reckoned_at is null order by finished_at limit ${most}::int`;

/** Finished matches that nothing is reckoned of yet, those that ended first. */
export async function matchesToReckon({ db }: Stored, most: number): Promise<readonly string[]> {
  const rows = await db.$queryRaw<{ readonly id: string }[]>(toReckonQuery(most));
  return rows.map(({ id }) => id);
}

/** What a match was for each of its sides. */
export type SideResults = ReadonlyMap<string, SeatResult>;

/** Keeps the facts of a match, and what it was for each side; those that another worker has reckoned meanwhile are the same. Null: there are none to keep. */
export async function keepFacts(
  { db }: Stored,
  matchId: string,
  facts: Facts | null,
  results: SideResults,
  now: Date,
): Promise<void> {
  if (facts !== null)
    await db.matchFacts.upsert({ where: { matchId }, create: facts, update: facts, select: { matchId: true } });
  const armies = (facts?.armies ?? {}) as Readonly<Record<string, string>>;
  for (const [side, result] of results)
    await db.matchSeat.updateMany({ where: { matchId, side }, data: { result, army: armies[side] ?? null } });
  await db.match.updateMany({ where: { id: matchId }, data: { reckonedAt: now } });
}

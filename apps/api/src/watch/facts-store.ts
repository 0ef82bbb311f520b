import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { SeatResult } from '../identity/players/results.ts';

type Stored = Pick<Context, 'db'>;

/** The figures of a finished match: see `MatchFacts` of the schema. */
export type Facts = Prisma.MatchFactsUncheckedCreateInput;

/** The query for finished matches without figures: its condition equals that of the index `matches_to_reckon`. */
export const toReckonQuery = (most: number): Prisma.Sql => Prisma.sql`select id from matches
  where status = 'finished' and reckoned_at is null order by finished_at limit ${most}::int`;

/** Finished matches without figures, the oldest first. */
export async function matchesToReckon({ db }: Stored, most: number): Promise<readonly string[]> {
  const rows = await db.$queryRaw<{ readonly id: string }[]>(toReckonQuery(most));
  return rows.map(({ id }) => id);
}

/** The result of a match for each of its sides. */
export type SideResults = ReadonlyMap<string, SeatResult>;

/**
 * Stores the facts of a match, and its result for each side. A concurrent worker computes the same ones. Null if there
 * are none to store.
 */
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

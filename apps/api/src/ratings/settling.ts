/**
 * Stores a rated result in the transaction that settles its match, and recalculates ratings based on an older one
 * (CL-139).
 */
import type { Prisma } from '../generated/prisma/client.ts';
import { rateSeveral } from './several.ts';
import { addResults, dropResults, holdPool, type Pool, resultsById, type StoredResult, setClosed } from './store.ts';
import { weekOf } from './weeks.ts';

export type NewResult = {
  /** The id of its match. */
  readonly id: string;
  readonly eventId: string;
  readonly game: string;
  readonly scenario: string;
  /** When it became final. */
  readonly at: Date;
  /** Ids of persons, side A first. */
  readonly sides: readonly (readonly string[])[];
  /** Of two sides the quarters of each, of more the place of each. */
  readonly scores: readonly number[];
  readonly edge: number;
  /** The one side that is rated for it (CL-133); not there: both are. */
  readonly only?: 'a' | 'b';
  /** CL-205: reported from a table; such results are rated among themselves. */
  readonly pool?: 'table';
};

/** CL-130: the pool in which a match counts. */
function kindOf({ sides, pool }: NewResult): string {
  if (pool !== undefined) return pool;
  if (sides.length > 2) return 'multi';
  return sides.every((side) => side.length === 1) ? 'duel' : 'teams';
}

type Told = Pick<StoredResult, 'at' | 'sides' | 'scores' | 'edge'> & { readonly only?: string | null };
const told = ({ at, sides, scores, edge, only = null }: Told): string =>
  JSON.stringify([at.getTime(), sides, scores, edge, only]);

type Changed = Pool & { readonly at: Date; readonly week: number };

/** The earliest change in each pool. */
function earliest(changes: readonly Changed[]): readonly Changed[] {
  const first = new Map<string, Changed>();
  for (const change of changes.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const name = `${change.game} ${change.kind}`;
    if (!first.has(name)) first.set(name, change);
  }
  return [...first.values()];
}

/** What follows in a pool: matches of several sides are rated at once, weeks that were closed are opened again. */
async function followUp(tx: Prisma.TransactionClient, { at, week, ...pool }: Changed, now: Date): Promise<void> {
  const closed = await holdPool(tx, pool, week - 1);
  if (pool.kind === 'multi') await rateSeveral(tx, pool, at, now);
  else if (closed >= week) await setClosed(tx, pool, week - 1);
}

/**
 * Stores what the matches `ids` are for ratings now: `results`, of which those are left out that are not rated (any more). Nothing is
 * done where the same was stored before.
 */
export async function settleResults(
  tx: Prisma.TransactionClient,
  ids: readonly string[],
  results: readonly NewResult[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const stored = await resultsById(tx, ids);
  const before = new Map(stored.map((row) => [row.id, told(row)]));
  const made = results.map(({ pool, ...one }) => ({
    ...one,
    kind: kindOf({ ...one, ...(pool === undefined ? {} : { pool }) }),
    week: weekOf(one.at.getTime()),
  }));
  const fresh = made.filter((one) => before.get(one.id) !== told(one as never));
  const same = new Set(made.filter((one) => !fresh.includes(one)).map(({ id }) => id));
  const wrong = stored.filter(({ id }) => !same.has(id));
  if (wrong.length > 0)
    await dropResults(
      tx,
      wrong.map(({ id }) => id),
    );
  if (fresh.length > 0) await addResults(tx, fresh as unknown as Prisma.RatedResultCreateManyInput[]);
  const changes = [...wrong, ...fresh].map(({ game, kind, at, week }) => ({ game, kind, at, week }));
  for (const change of earliest(changes)) await followUp(tx, change, now);
}

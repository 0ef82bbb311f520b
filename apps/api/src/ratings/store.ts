import { Prisma } from '../generated/prisma/client.ts';
import { type Db, rowsOf } from '../platform/database.ts';
import { type Page, type Paged, paged } from '../platform/paging.ts';

type Stored = Pick<Prisma.TransactionClient, 'ratedResult' | 'ratingRow' | 'ratingPool' | '$queryRaw'>;

/** A pool of ratings: of one game, without its edition, and one kind of match. */
export type Pool = { readonly game: string; readonly kind: string };
export type StoredResult = Prisma.RatedResultGetPayload<object>;
export type StoredRating = Prisma.RatingRowGetPayload<object>;

/** Holds a pool until the transaction ends, so that two never write its ratings at once. `closedWeek`: where it begins if it is new. */
export async function holdPool(tx: Stored, { game, kind }: Pool, closedWeek: number): Promise<number> {
  await tx.ratingPool.createMany({ data: [{ game, kind, closedWeek }], skipDuplicates: true });
  const [pool] = await tx.$queryRaw<{ readonly closed: number }[]>`select closed_week as closed from rating_pools
    where game = ${game} and kind = ${kind} for update`;
  return pool?.closed ?? closedWeek;
}

export const setClosed = (tx: Stored, { game, kind }: Pool, closedWeek: number) =>
  tx.ratingPool.updateMany({ where: { game, kind }, data: { closedWeek } });

/** Pools of weeks with a week that is over and not written. */
export const openPools = (db: Pick<Db, 'ratingPool'>, week: number) =>
  db.ratingPool.findMany({
    where: { closedWeek: { lt: week - 1 }, kind: { not: 'multi' } },
    orderBy: [{ game: 'asc' }, { kind: 'asc' }],
  });

export const poolOf = (db: Pick<Db, 'ratingPool'>, { game, kind }: Pool) =>
  db.ratingPool.findUnique({ where: { game_kind: { game, kind } } });

export const resultsById = (tx: Stored, ids: readonly string[]): Promise<readonly StoredResult[]> =>
  tx.ratedResult.findMany({ where: { id: { in: [...ids] } } });

export const dropResults = (tx: Stored, ids: readonly string[]) =>
  tx.ratedResult.deleteMany({ where: { id: { in: [...ids] } } });

export const addResults = (tx: Stored, data: Prisma.RatedResultCreateManyInput[]) =>
  tx.ratedResult.createMany({ data });

export const resultsOfWeek = (tx: Stored, { game, kind }: Pool, week: number): Promise<readonly StoredResult[]> =>
  tx.ratedResult.findMany({ where: { game, kind, week }, orderBy: [{ at: 'asc' }, { id: 'asc' }] });

export const resultsSince = (tx: Stored, { game, kind }: Pool, at: Date): Promise<readonly StoredResult[]> =>
  tx.ratedResult.findMany({ where: { game, kind, at: { gte: at } }, orderBy: [{ at: 'asc' }, { id: 'asc' }] });

/** Results in which somebody played, of weeks that are not written yet. */
export const openResultsOf = (db: Db, { game, kind }: Pool, after: number, userId: string) =>
  db.$queryRaw<
    readonly StoredResult[]
  >`select id, event_id as "eventId", game, kind, scenario, at, week, sides, scores, edge, only_side as "only"
    from rated_results where game = ${game} and kind = ${kind} and week > ${after}::int
      and sides @> ${JSON.stringify([[userId]])}::jsonb order by at, id`;

/** The first week after one in which a pool has results, or ratings that stand; null: there is none. */
export async function nextWeek(tx: Stored, { game, kind }: Pool, after: number): Promise<number | null> {
  const [row] = await tx.$queryRaw<{ readonly week: number | null }[]>`select least(
    (select min(week) from rated_results where game = ${game} and kind = ${kind} and week > ${after}::int),
    (select min(week) from rating_rows where game = ${game} and kind = ${kind} and week > ${after}::int
      and superseded_at is null)) as week`;
  return row?.week ?? null;
}

/** The last rating of each person from before an instant, of those that stand. */
export async function ratingsBefore(
  tx: Pick<Stored, 'ratingRow'>,
  { game, kind }: Pool,
  userIds: readonly string[],
  before: Date,
): Promise<ReadonlyMap<string, StoredRating>> {
  const rows = await tx.ratingRow.findMany({
    where: { game, kind, userId: { in: [...userIds] }, supersededAt: null, at: { lt: before } },
    orderBy: [{ userId: 'asc' }, { at: 'desc' }, { id: 'desc' }],
    distinct: ['userId'],
  });
  return new Map(rows.map((row) => [row.userId, row]));
}

export const standingWithin = (tx: Stored, { game, kind }: Pool, from: Date, until: Date | null) =>
  tx.ratingRow.findMany({
    where: { game, kind, supersededAt: null, at: { gte: from, ...(until === null ? {} : { lt: until }) } },
  });

export const supersede = (tx: Stored, ids: readonly number[], supersededAt: Date) =>
  tx.ratingRow.updateMany({ where: { id: { in: [...ids] } }, data: { supersededAt } });

export const addRatings = (tx: Stored, data: Prisma.RatingRowCreateManyInput[]) => tx.ratingRow.createMany({ data });

/** What stands of one person's ratings, oldest first. */
export const ratingsOf = (db: Pick<Db, 'ratingRow'>, userId: string, most: number): Promise<readonly StoredRating[]> =>
  db.ratingRow
    .findMany({ where: { userId, supersededAt: null }, orderBy: [{ at: 'desc' }, { id: 'desc' }], take: most })
    .then((rows) => rows.toReversed());

/** What of a rating is shown beside a name. */
export type LatestRating = Pick<
  StoredRating,
  'userId' | 'game' | 'kind' | 'week' | 'mean' | 'deviation' | 'volatility' | 'rated'
>;

/** The last rating of each of some people in the game that goes with them, whatever its kind. */
export const latestRatings = (
  db: Pick<Db, '$queryRaw'>,
  asked: readonly { readonly userId: string; readonly game: string }[],
): Promise<readonly LatestRating[]> =>
  rowsOf<LatestRating>(
    db,
    Prisma.sql`
    select r.* from unnest(${asked.map(({ userId }) => userId)}::text[], ${asked.map(({ game }) => game)}::text[]) a(user_id, game)
    cross join lateral (select r.user_id as "userId", r.game, r.kind, r.week, r.mean, r.deviation, r.volatility, r.rated from rating_rows r
      where r.user_id = a.user_id and r.game = a.game and r.superseded_at is null order by r.at desc, r.id desc limit 1) r`,
  );

type BestRating = StoredRating & { readonly name: string; readonly sure: string };

/** The last ratings of everybody who was rated since an instant, the best first (CL-121), page by page. */
export async function bestRatings(
  db: Db,
  { game, kind }: Pool,
  since: Date,
  { limit, after }: Page,
): Promise<Paged<BestRating>> {
  const sure = Prisma.sql`(mean - case when ${kind} = 'multi' then 3 else 2 end * deviation)`;
  const behind =
    after === null
      ? Prisma.empty
      : Prisma.sql`and (${sure} < ${after.by}::float8 or (${sure} = ${after.by}::float8 and "userId" > ${after.id}))`;
  const rows = await db.$queryRaw<readonly BestRating[]>`select *, ${sure}::float8::text as sure from (
    select distinct on (r.user_id) r.user_id as "userId", u.name, r.week, r.at, r.mean, r.deviation, r.volatility, r.rated
    from rating_rows r join users u on u.id = r.user_id
    where r.game = ${game} and r.kind = ${kind} and r.superseded_at is null and r.at >= ${since}::timestamptz
    order by r.user_id, r.at desc, r.id desc) as latest
    where rated >= 5 and (${kind} = 'multi' or deviation <= 110) ${behind}
    order by ${sure} desc, "userId" limit ${limit + 1}::int`;
  return paged(rows, limit, ({ sure: by, userId }) => ({ by, id: userId }));
}

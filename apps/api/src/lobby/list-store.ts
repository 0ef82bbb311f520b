import { Prisma } from '../generated/prisma/client.ts';
import type { JoinRequirements } from '../identity/reliability/join-requirements.ts';
import type { Db } from '../platform/database.ts';
import { mapped, type Page, type Paged, type Place, paged, placeByAge } from '../platform/paging.ts';

export type LobbyFilter = {
  readonly status: 'open' | 'playing' | 'finished';
  readonly ruleSet?: string | undefined;
  readonly scenario?: string | undefined;
  /** Only matches where this side is free. */
  readonly side?: string | undefined;
  /** Only matches in which this person holds no seat. */
  readonly without?: string | undefined;
  readonly most: number;
  /** Only older ones than at this place. */
  readonly after?: Place | null | undefined;
};

export type ListedMatch = {
  readonly id: string;
  readonly createdAt: Date;
  readonly joinRequirements: JoinRequirements | null;
};

const olderThan = (place: Place | null): Prisma.Sql =>
  place === null
    ? Prisma.empty
    : Prisma.sql`and (m.created_at, m.id) < (${new Date(place.by)}::timestamptz, ${place.id})`;

const isOnly = (column: 'rule_set' | 'scenario', value: string | undefined): Prisma.Sql =>
  value === undefined ? Prisma.empty : Prisma.sql`and ${Prisma.raw(`m.${column}`)} = ${value}`;

/** Seats are looked at match by match, the newest first, until there are enough: never all that are free. */
function seated({ status, side, without }: LobbyFilter): Prisma.Sql {
  const ofSide = side === undefined ? Prisma.empty : Prisma.sql`and s.side = ${side}`;
  const free = Prisma.sql`cross join lateral (select 1 from match_seats s
    where s.match_id = m.id and s.user_id is null ${ofSide} limit 1) free`;
  const absent = Prisma.sql`left join lateral (select 1 as there from match_seats s
    where s.match_id = m.id and s.user_id = ${without} limit 1) own on true`;
  return Prisma.sql`${status === 'open' || side !== undefined ? free : Prisma.empty}
    ${without === undefined ? Prisma.empty : absent}`;
}

/** Listed matches with their requirements, the newest first; open ones only while a seat is free. */
export function listedMatches(db: Db, filter: LobbyFilter): Promise<readonly ListedMatch[]> {
  const { status, ruleSet, scenario, without, most, after = null } = filter;
  return db.$queryRaw<readonly ListedMatch[]>`
    select m.id, m.created_at as "createdAt", m.join_requirements as "joinRequirements"
    from matches m ${seated(filter)}
    where m.status = ${status}::match_status and m.listed ${olderThan(after)} ${isOnly('rule_set', ruleSet)}
      ${isOnly('scenario', scenario)} ${without === undefined ? Prisma.empty : Prisma.sql`and own.there is null`}
    order by m.created_at desc, m.id desc limit ${most}::int`;
}

/** Matches in which a person sits and is not out, or which they have opened and that wait; not whether they go on. */
const ownOf = (userId: string): Prisma.Sql => Prisma.sql`(
  select s.match_id as id from match_seats s where s.user_id = ${userId} and s.out_since is null
  union select o.id from matches o where o.creator_id = ${userId} and o.status = 'open')`;

/**
 * What lies on a person's desk: matches that go on for them, first those that wait for them, by the time that is left, then the others,
 * the latest begun first. `waiting`: those alone that wait for them, or that do not; null: all.
 */
export async function deskOf(
  db: Db,
  userId: string,
  waiting: boolean | null,
  most: number,
): Promise<readonly string[]> {
  const rows = await db.$queryRaw<readonly { readonly id: string }[]>`
    select m.id from ${ownOf(userId)} own join matches m on m.id = own.id
    cross join lateral (select m.status = 'playing' and exists (select 1 from match_seats s
      where s.match_id = m.id and s.user_id = ${userId} and s.side = any(m.waiting_for)) as awaited) a
    where m.status <> 'finished' ${waiting === null ? Prisma.empty : Prisma.sql`and a.awaited = ${waiting}::boolean`}
    order by a.awaited desc, case when a.awaited then m.deadline end nulls last,
      coalesce(m.started_at, m.created_at) desc, m.id limit ${most}::int`;
  return rows.map(({ id }) => id);
}

type OwnRow = { readonly id: string; readonly createdAt: Date; readonly finishedAt: Date | null };

/** Matches that go on for a person. */
const goingOn = (db: Db, userId: string, { limit, after }: Page): Promise<readonly OwnRow[]> =>
  db.$queryRaw<readonly OwnRow[]>`
    select m.id, m.created_at as "createdAt", m.finished_at as "finishedAt"
    from ${ownOf(userId)} own join matches m on m.id = own.id
    where m.status <> 'finished' ${olderThan(after)}
    order by m.created_at desc, m.id desc limit ${limit + 1}::int`;

/** Those that are over, or were for their side: such as go on for others come first, then the latest ended. */
const over = (db: Db, userId: string, { limit, after }: Page): Promise<readonly OwnRow[]> =>
  db.$queryRaw<readonly OwnRow[]>`
    select m.id, m.created_at as "createdAt", m.finished_at as "finishedAt"
    from (select s.match_id as id, bool_and(s.out_since is not null) as out
      from match_seats s where s.user_id = ${userId} group by s.match_id) own
    join matches m on m.id = own.id
    where (m.status = 'finished' or own.out) ${endedBefore(after)}
    order by m.finished_at desc nulls first, m.id desc limit ${limit + 1}::int`;

function endedBefore(place: Place | null): Prisma.Sql {
  if (place === null) return Prisma.empty;
  const { by, id } = place;
  if (by === '') return Prisma.sql`and (m.finished_at is not null or m.id < ${id})`;
  return Prisma.sql`and (m.finished_at, m.id) < (${new Date(by)}::timestamptz, ${id})`;
}

/** A person's matches, opened or played by them, the newest first: those that go on, or those that are over, for their side at least. */
export async function matchesOf(db: Db, userId: string, finished: boolean, page: Page): Promise<Paged<string>> {
  const rows = await (finished ? over : goingOn)(db, userId, page);
  const placed = paged(rows, page.limit, (row) =>
    finished ? { by: row.finishedAt?.toISOString() ?? '', id: row.id } : placeByAge(row),
  );
  return mapped(placed, ({ id }) => id);
}

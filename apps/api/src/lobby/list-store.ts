import { Prisma } from '../generated/prisma/client.ts';
import { barredBetween } from '../identity/meeting-statement.ts';
import type { JoinRequirements } from '../identity/reliability/join-requirements.ts';
import { type Db, rowsOf } from '../platform/database.ts';
import { mapped, type Page, type Paged, type Place, paged, placeByAge } from '../platform/paging.ts';

export type LobbyFilter = {
  readonly status: 'open' | 'playing' | 'finished';
  readonly ruleSet?: string | undefined;
  readonly scenario?: string | undefined;
  /** Only matches where this side is free. */
  readonly side?: string | undefined;
  /** Only matches in which this person holds no seat, and would meet nobody whom they may not. */
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

const SEATED = Prisma.raw('s.user_id');
const CREATOR = Prisma.raw('m.creator_id');

/** Searches seats match by match, newest first, until there are enough: it never reads all free seats. */
function seated({ status, side, without }: LobbyFilter): Prisma.Sql {
  const ofSide = side === undefined ? Prisma.empty : Prisma.sql`and s.side = ${side}`;
  const free = Prisma.sql`cross join lateral (select 1 from match_seats s
    where s.match_id = m.id and s.user_id is null ${ofSide} limit 1) free`;
  const absent = Prisma.sql`left join lateral (select 1 as there from match_seats s
    where s.match_id = m.id and (s.user_id = ${without} or ${barredBetween(without ?? '', SEATED)}) limit 1) own on true`;
  return Prisma.sql`${status === 'open' || side !== undefined ? free : Prisma.empty}
    ${without === undefined ? Prisma.empty : absent}`;
}

/** Listed matches with their requirements, the newest first; open ones only while a seat is free. */
export function listedMatches(db: Db, filter: LobbyFilter): Promise<readonly ListedMatch[]> {
  const { status, ruleSet, scenario, without, most, after = null } = filter;
  return rowsOf<ListedMatch>(
    db,
    Prisma.sql`
    select m.id, m.created_at as "createdAt", m.join_requirements as "joinRequirements"
    from matches m ${seated(filter)}
    where m.status = ${status}::match_status and m.listed ${olderThan(after)} ${isOnly('rule_set', ruleSet)}
      ${isOnly('scenario', scenario)} ${without === undefined ? Prisma.empty : Prisma.sql`and own.there is null and not ${barredBetween(without, CREATOR)}`}
    order by m.created_at desc, m.id desc limit ${most}::int`,
  );
}

/**
 * Matches in which a person sits and is not out, with their sides, or which they have opened and that wait: `m` with what it takes to
 * order them. Each is looked up by its key, however many the planner thinks there are.
 */
const ownOf = (userId: string): Prisma.Sql => Prisma.sql`(
  select s.match_id as id, array_agg(s.side) as sides from match_seats s
    where s.user_id = ${userId} and s.ended_at is null and s.out_since is null group by s.match_id
  union all select o.id, '{}' from matches o where o.creator_id = ${userId} and o.status = 'open'
    and not exists (select 1 from match_seats s where s.match_id = o.id and s.user_id = ${userId} and s.out_since is null)) own
  cross join lateral (select m.id, m.created_at, m.started_at, m.deadline, m.status, m.waiting_for
    from matches m where m.id = own.id limit 1) m`;

/**
 * The matches of a person's desk: first the running ones that wait for them, by time left, then the others, the latest
 * begun first.
 * `waiting`: only those that wait for them, or only those that do not; null: all.
 */
export async function deskOf(
  db: Db,
  userId: string,
  waiting: boolean | null,
  { limit, skip }: { readonly limit: number; readonly skip: number },
): Promise<readonly string[]> {
  const rows = await rowsOf<{ readonly id: string }>(
    db,
    Prisma.sql`
    select m.id from ${ownOf(userId)}
    cross join lateral (select m.status = 'playing' and m.waiting_for && own.sides as awaited) a
    where m.status <> 'finished' ${waiting === null ? Prisma.empty : Prisma.sql`and a.awaited = ${waiting}::boolean`}
    order by a.awaited desc, case when a.awaited then m.deadline end nulls last,
      coalesce(m.started_at, m.created_at) desc, m.id limit ${limit}::int offset ${skip}::int`,
  );
  return rows.map(({ id }) => id);
}

type OwnRow = { readonly id: string; readonly createdAt: Date };

/** Matches that go on for a person. */
const goingOn = (db: Db, userId: string, { limit, after }: Page): Promise<readonly OwnRow[]> =>
  rowsOf<OwnRow>(
    db,
    Prisma.sql`
    select m.id, m.created_at as "createdAt" from ${ownOf(userId)}
    where m.status <> 'finished' ${olderThan(after)}
    order by m.created_at desc, m.id desc limit ${limit + 1}::int`,
  );

type EndedRow = { readonly id: string; readonly endedAt: Date | null };

/** Those that are over, or were for their side: such as go on for others come first, then the latest ended. */
const over = (db: Db, userId: string, { limit, after }: Page): Promise<readonly EndedRow[]> =>
  rowsOf<EndedRow>(
    db,
    Prisma.sql`
    select own.id, own.ended_at as "endedAt" from (
      (select s.match_id as id, null::timestamptz as ended_at from match_seats s
        where s.user_id = ${userId} and s.ended_at is null group by s.match_id having bool_and(s.out_since is not null))
      union all (select s.match_id, s.ended_at from match_seats s where s.user_id = ${userId} and s.ended_at is not null
        ${endedBefore(after)} group by s.ended_at, s.match_id
        order by s.ended_at desc, s.match_id desc limit ${limit + 1}::int)) own
    ${stillAfter(after)} order by own.ended_at desc nulls first, own.id desc limit ${limit + 1}::int`,
  );

/** Of those that have ended, the ones after a place: all of them after one among those that go on for others. */
const endedBefore = (place: Place | null): Prisma.Sql =>
  place === null || place.by === ''
    ? Prisma.empty
    : Prisma.sql`and (s.ended_at, s.match_id) < (${new Date(place.by)}::timestamptz, ${place.id})`;

/** Of those that go on for others, the ones after a place: none after one that has ended. */
function stillAfter(place: Place | null): Prisma.Sql {
  if (place === null) return Prisma.empty;
  return place.by === ''
    ? Prisma.sql`where own.ended_at is not null or own.id < ${place.id}`
    : Prisma.sql`where own.ended_at is not null`;
}

/** A person's matches, opened or played by them, the newest first: those that go on, or those that are over, for their side at least. */
export async function matchesOf(db: Db, userId: string, finished: boolean, page: Page): Promise<Paged<string>> {
  const placed = finished
    ? paged(await over(db, userId, page), page.limit, ({ id, endedAt }) => ({ by: endedAt?.toISOString() ?? '', id }))
    : paged(await goingOn(db, userId, page), page.limit, placeByAge);
  return mapped(placed as Paged<{ readonly id: string }>, ({ id }) => id);
}

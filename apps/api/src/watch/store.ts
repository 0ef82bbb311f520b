import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { begins } from '../platform/begins-statement.ts';
import type { Place } from '../platform/paging.ts';

type Stored = Pick<Context, 'db'>;

/** In what order matches are shown: the last begun or ended first, or those of the most turns. */
export const ORDERS = ['newest', 'longest'] as const;
export const STATES = ['playing', 'finished'] as const;
/** Stands for a side where nobody won alone. */
const NOBODY_WON = 'drawn';

export type WatchFilter = {
  readonly ruleSet?: string | undefined;
  readonly scenario?: string | undefined;
  /** A person's id, or the beginning of any words of a name, in letters of either size. */
  readonly player?: string | undefined;
  readonly state?: (typeof STATES)[number] | undefined;
  /** The side that won, or "drawn". */
  readonly winner?: string | undefined;
  /** Why it ended. */
  readonly reason?: string | undefined;
  /** Length in turns, both included. */
  readonly turnsFrom?: number | undefined;
  readonly turnsTo?: number | undefined;
  readonly order: (typeof ORDERS)[number];
};

/** A match of the list, with its figures after its end. */
export type WatchedRow = {
  readonly id: string;
  readonly at: Date;
  readonly turns: number | null;
  readonly lost: number | null;
  readonly margin: number | null;
};

/** Maximum people found by a name. */
const MAX_NAMED = 200;

/** The query of PostgreSQL for words that begin so, in letters of either size; null: not only words are given. */
const wordsAsked = (player: string): string | null =>
  /^[\p{L}\p{N}]+( +[\p{L}\p{N}]+)*$/u.test(player)
    ? player
        .split(/ +/)
        .map((word) => `'${word}':*`)
        .join(' & ')
    : null;

/** The people whom a filter means: by id, by the beginning of their name, or by that of any words of it. */
export async function peopleMeant({ db }: Stored, player: string): Promise<readonly string[]> {
  const words = wordsAsked(player);
  const byWords =
    words === null ? Prisma.empty : Prisma.sql`or to_tsvector('simple', name) @@ to_tsquery('simple', ${words})`;
  const rows = await db.$queryRaw<{ readonly id: string }[]>`
    select id from users where id = ${player} or ${begins(Prisma.sql`lower(name)`, player.toLowerCase())} ${byWords} limit ${MAX_NAMED}::int`;
  return rows.map(({ id }) => id);
}

/** When a match was last begun or ended: the words of its index. */
const MOMENT = Prisma.sql`coalesce(m.finished_at, m.started_at, m.created_at)`;
const COLUMNS = Prisma.sql`m.id, ${MOMENT} as at, f.turns, f.lost, f.margin`;
/** What anybody may watch, and nothing else. */
const OPEN_TO_ALL = Prisma.sql`m.listed and m.status <> 'open'`;

function conditionsOf(filter: WatchFilter, people: readonly string[] | null): readonly Prisma.Sql[] {
  const { ruleSet, scenario, state, winner, reason, turnsFrom, turnsTo, order } = filter;
  const where = (value: string | number | undefined, sql: (value: string | number) => Prisma.Sql) =>
    value === undefined ? [] : [sql(value)];
  return [
    OPEN_TO_ALL,
    ...where(ruleSet, (value) => Prisma.sql`m.rule_set = ${value}`),
    ...where(scenario, (value) => Prisma.sql`m.scenario = ${value}`),
    ...where(state, (value) => Prisma.sql`m.status = ${value}::match_status`),
    ...(people === null
      ? []
      : [Prisma.sql`m.id in (select s.match_id from match_seats s where s.user_id = any(${[...people]}::text[]))`]),
    ...where(winner, (value) =>
      value === NOBODY_WON ? Prisma.sql`f.match_id is not null and f.winner is null` : Prisma.sql`f.winner = ${value}`,
    ),
    ...where(reason, (value) => Prisma.sql`f.reason = ${value}`),
    ...where(turnsFrom, (value) => Prisma.sql`f.turns >= ${value}::int`),
    ...where(turnsTo, (value) => Prisma.sql`f.turns <= ${value}::int`),
    ...(order === 'longest' ? [Prisma.sql`f.turns is not null`] : []),
  ];
}

function afterPlace(order: WatchFilter['order'], place: Place | null): readonly Prisma.Sql[] {
  if (place === null) return [];
  return order === 'longest'
    ? [Prisma.sql`(f.turns, f.match_id) < (${Number(place.by)}::int, ${place.id})`]
    : [Prisma.sql`(${MOMENT}, m.id) < (${new Date(place.by)}::timestamptz, ${place.id})`];
}

/** The query of a page: what its plan is judged by, too. `people`: whose matches; null: anybody's. */
export function watchQuery(
  filter: WatchFilter,
  people: readonly string[] | null,
  after: Place | null,
  most: number,
): Prisma.Sql {
  const conditions = Prisma.join([...conditionsOf(filter, people), ...afterPlace(filter.order, after)], ' and ');
  const order =
    filter.order === 'longest' ? Prisma.sql`f.turns desc, f.match_id desc` : Prisma.sql`${MOMENT} desc, m.id desc`;
  return Prisma.sql`select ${COLUMNS} from matches m left join match_facts f on f.match_id = m.id
    where ${conditions} order by ${order} limit ${most}::int`;
}

export const watchedRows = ({ db }: Stored, query: Prisma.Sql): Promise<readonly WatchedRow[]> =>
  db.$queryRaw<WatchedRow[]>(query);

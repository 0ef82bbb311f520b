import type { LogEvent, LogRow } from '@fieldpost/league';
import { Prisma } from '../generated/prisma/client.ts';
import { sidesThatMoved } from '../match-store/store.ts';
import type { Counting } from '../platform/bounds.ts';
import { type Db, rowsOf } from '../platform/database.ts';
import { olderThan, type Page, type Paged, paged, placeByAge } from '../platform/paging.ts';
import { carriedPair } from '../platform/tracing/carried-statement.ts';
import { joined } from './division-store.ts';

export type Transaction = Prisma.TransactionClient;
type Stored = Pick<
  Transaction,
  'clubEvent' | 'eventEntry' | 'eventAct' | 'eventLeg' | 'match' | '$queryRaw' | '$executeRaw'
>;

const ENTRIES = {
  include: { user: { select: { id: true, name: true, bot: true } } },
  orderBy: [{ enteredAt: 'asc' }, { id: 'asc' }],
} as const satisfies Prisma.ClubEvent$entriesArgs;

/** All that belongs to an event. */
export const WHOLE = {
  entries: ENTRIES,
  legs: { orderBy: [{ round: 'asc' }, { id: 'asc' }] },
  appeals: { orderBy: [{ at: 'asc' }, { legId: 'asc' }] },
  cases: { orderBy: [{ openedAt: 'asc' }, { legId: 'asc' }] },
  standBys: {
    include: { user: { select: { name: true, emailVerified: true } } },
    orderBy: [{ since: 'asc' }, { userId: 'asc' }],
  },
  offers: { orderBy: [{ at: 'asc' }, { userId: 'asc' }] },
} as const satisfies Prisma.ClubEventInclude;

/** What it keeps of each of its divisions. */
const DIVISIONS = { divisions: { select: { tables: true }, orderBy: { nth: 'asc' } } } as const;

export type StoredEvent = Prisma.ClubEventGetPayload<{ include: typeof WHOLE }>;
export type StoredEntry = StoredEvent['entries'][number];
export type StoredLeg = StoredEvent['legs'][number];

const OVER: readonly string[] = ['finished', 'archived', 'cancelled'];

/** Whether an event has ended: nothing is due in it any more, which its table demands as well. */
export const hasEnded = (state: string): boolean => OVER.includes(state);

/** A row of the log with the person who acted, and their office. Null: the system acted. */
export type SignedRow = LogRow & { readonly actorId: string | null; readonly role: string };

export async function eventById(db: Pick<Db, 'clubEvent'>, id: string): Promise<StoredEvent | null> {
  const found = await db.clubEvent.findUnique({ where: { id }, include: { ...WHOLE, ...DIVISIONS } });
  if (found === null) return null;
  const { divisions, ...event } = found;
  return { ...event, tables: joined(event.tables, divisions) };
}

/** The state of an event, without its content; null if there is none. */
export async function markOf(db: Pick<Db, '$queryRaw'>, id: string) {
  const [row] = await rowsOf<Pick<StoredEvent, 'id' | 'clubId' | 'seq' | 'head' | 'dueAt'>>(
    db,
    Prisma.sql`select id, club_id as "clubId", seq, head, due_at as "dueAt" from club_events where id = ${id}`,
  );
  return row ?? null;
}

/** How far the log of an event that is held goes, and who has side A in the match that is asked about; null: none is, or it is not there. */
export type HeldRow = Pick<StoredEvent, 'id' | 'seq' | 'head'> & { readonly a: string | null };

/**
 * Holds the row of an event until the transaction ends: acts join its log one after another. Null: there is none. Of other tables
 * nothing but what never changes may be read here: it is as it was before the row was waited for.
 */
export async function holdRow(tx: Stored, id: string, leg: string | null = null): Promise<HeldRow | null> {
  const [row] = await tx.$queryRaw<HeldRow[]>`select id, seq, head,
    (select l.a from event_legs l where l.id = ${leg} and l.event_id = club_events.id) as a from club_events where id = ${id} for update`;
  return row ?? null;
}

/** The event, held. */
export const holdEvent = async (tx: Stored, id: string): Promise<StoredEvent | null> =>
  (await holdRow(tx, id)) === null ? null : eventById(tx as never, id);

/** A page of at most `limit` rows after row `after`. */
export type LogPage = { readonly after: number; readonly limit: number };

type ActRow = Omit<SignedRow, 'at' | 'event'> & { readonly act: unknown; readonly at: Date };
const signedRow = ({ seq, act, at, actorId, role, prev, hash }: ActRow): SignedRow => ({
  seq,
  at: at.getTime(),
  event: act as LogEvent,
  prev,
  hash,
  actorId,
  role,
});

/** The log of an event, or a page of it. */
export async function logOf(
  db: Pick<Db, 'eventAct'>,
  eventId: string,
  page: LogPage | null = null,
): Promise<readonly SignedRow[]> {
  const rows = await db.eventAct.findMany({
    where: { eventId, ...(page === null ? {} : { seq: { gt: page.after } }) },
    orderBy: { seq: 'asc' },
    ...(page === null ? {} : { take: page.limit }),
  });
  return rows.map(signedRow);
}

/** A page of what the log says of some entries, or of nobody. Of two that an act names both belong to one division. */
export async function logAbout(
  db: Pick<Db, '$queryRaw'>,
  eventId: string,
  { after, limit }: LogPage,
  entries: readonly string[],
): Promise<readonly SignedRow[]> {
  const rows = await db.$queryRaw<
    readonly ActRow[]
  >`select seq, act, at, actor_id as "actorId", role, prev, hash from event_acts
    where event_id = ${eventId} and seq > ${after}::int
      and coalesce(coalesce(act->>'a', act->>'entry', act->>'id') = any(${[...entries]}::text[]), true)
    order by seq limit ${limit}::int`;
  return rows.map(signedRow);
}

/** Where an event stands after its log grew; `dueAt` left out: it stays as it was. */
type Stand = Pick<StoredEvent, 'seq' | 'head' | 'state'> & { readonly dueAt?: Date | null | undefined };

/** Rows join the log of an event, and it stands where they brought it: one statement. */
export async function growLog(
  tx: Pick<Stored, '$executeRaw'>,
  eventId: string,
  rows: readonly SignedRow[],
  { seq, head, state, dueAt }: Stand,
): Promise<void> {
  const due = hasEnded(state) ? null : dueAt;
  const acts = rows.map((row) => ({ ...row, act: row.event, at: new Date(row.at ?? 0) }));
  await tx.$executeRaw`with grown as (insert into event_acts (event_id, seq, act, at, actor_id, role, prev, hash)
      select ${eventId}, seq, act, at, "actorId", role, prev, hash from jsonb_to_recordset(${JSON.stringify(acts)}::jsonb)
        as made(seq int, act jsonb, at timestamptz, "actorId" text, role text, prev text, hash text))
    update club_events set seq = ${seq}::int, head = ${head}, state = ${state},
      due_at = case when ${due === undefined} then due_at else ${due ?? null}::timestamptz end
    where id = ${eventId}`;
}

export const addEvent = (tx: Counting, data: Prisma.ClubEventCreateManyInput) =>
  tx.clubEvent.create({ data, select: { id: true } });

/** How many events of a club have not ended, and how many it has announced since an instant. */
export async function countOfClub(tx: Counting, clubId: string, since: Date) {
  const going = await tx.clubEvent.count({ where: { clubId, state: { notIn: [...OVER] } } });
  const announced = await tx.clubEvent.count({ where: { clubId, createdAt: { gt: since } } });
  return { going, announced };
}

/** Value of the draft column when there is no draft. */
export const NO_DRAFT = Prisma.DbNull;

/** Updates an event. */
export const updateEvent = (tx: Stored, id: string, data: Prisma.ClubEventUpdateInput) =>
  tx.clubEvent.update({ where: { id }, data, select: { id: true } });

export const addEntry = (tx: Stored, data: Prisma.EventEntryCreateManyInput) =>
  tx.eventEntry.create({ data, select: { id: true } });

/** CL-036: whether a row is that of somebody who has asked to come into an event that runs, and waits for an organiser. */
export const isRequested = ({ state }: Pick<StoredEntry, 'state'>): boolean => state === 'requested';

export const setEntryState = (tx: Stored, ids: readonly string[], state: string) =>
  tx.eventEntry.updateMany({ where: { id: { in: [...ids] } }, data: { state } });

/** Updates an entry. */
export const setEntry = (tx: Stored, id: string, data: Prisma.EventEntryUpdateManyMutationInput) =>
  tx.eventEntry.updateMany({ where: { id }, data });

/** Another leads a team from now on. The row of a team that they led and withdrew before makes room: one for each person has its label. */
export async function setCaptain(tx: Stored, { eventId, id, label }: StoredEntry, userId: string): Promise<void> {
  const [former] = await tx.eventEntry.findMany({ where: { eventId, userId, label }, select: { id: true } });
  if (former !== undefined)
    await tx.eventEntry.updateMany({ where: { id: former.id }, data: { label: `${label} ${former.id}` } });
  await tx.eventEntry.updateMany({ where: { id }, data: { userId, removedAt: null } });
}

export const dropEntry = (tx: Stored, id: string) => tx.eventEntry.deleteMany({ where: { id } });

export const addAbsence = (tx: Stored, id: string, days: number) =>
  tx.eventEntry.update({ where: { id }, data: { absent: { increment: days } }, select: { id: true } });

export const addAppeal = (tx: Pick<Transaction, 'eventAppeal'>, data: Prisma.EventAppealCreateManyInput) =>
  tx.eventAppeal.create({ data, select: { legId: true } });

/** Fixtures that are to be played; one that is there already stays as it is. */
export async function planLegs(tx: Stored, data: Prisma.EventLegCreateManyInput[]): Promise<void> {
  if (data.length > 0) await tx.eventLeg.createMany({ data, skipDuplicates: true });
}

/** Where fixtures stand from now on. */
export async function setLegState(
  tx: Pick<Stored, '$executeRaw'>,
  ids: readonly string[],
  state: string,
): Promise<void> {
  if (ids.length > 0) await tx.$executeRaw`update event_legs set state = ${state} where id = any(${[...ids]}::text[])`;
}

export async function updateLegs(
  tx: Stored,
  ids: readonly string[],
  data: Prisma.EventLegUpdateManyMutationInput,
): Promise<void> {
  if (ids.length > 0) await tx.eventLeg.updateMany({ where: { id: { in: [...ids] } }, data });
}

/** Takes the next fixtures whose matches are to be made; another process takes others. */
export async function takePlanned(tx: Stored, eventId: string, most: number): Promise<readonly StoredLeg[]> {
  const ids = await tx.$queryRaw<{ readonly id: string }[]>`select id from event_legs
    where event_id = ${eventId} and state = 'planned' order by round, id limit ${most}::int for update skip locked`;
  return tx.eventLeg.findMany({
    where: { id: { in: ids.map(({ id }) => id) } },
    orderBy: [{ round: 'asc' }, { id: 'asc' }],
  });
}

/** How many matches somebody plays at the moment (CL-031). */
export const runningMatchesOf = (db: Pick<Db, 'match'>, userId: string): Promise<number> =>
  db.match.count({ where: { status: 'playing', seats: { some: { userId } } } });

/** The matches in which both sides have committed a step (CL-080). */
export async function begunMatches(db: Pick<Db, '$queryRaw'>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const moved = await sidesThatMoved(db, ids);
  return new Set([...moved].flatMap(([id, sides]) => (sides.length > 1 ? [id] : [])));
}

/**
 * The players that each running match waits for, as spectators may know it (`pending`). Only for the reader's own side
 * does it also exclude players who have already answered.
 */
export async function turnsOf(
  db: Pick<Db, '$queryRaw'>,
  reader: string | null,
  legs: readonly { readonly id: string; readonly state: string }[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const open = legs.filter(({ state }) => state === 'running' || state === 'late').map(({ id }) => id);
  if (open.length === 0) return new Map();
  const rows = await db.$queryRaw<{ readonly id: string; readonly people: readonly string[] }[]>`
    select m.id, array_agg(s.user_id) as people from matches m
    join match_seats s on s.match_id = m.id and case when s.user_id = ${reader} then s.side = any(m.waiting_for)
      else coalesce(m.pending->>'side' = s.side, false) or coalesce(jsonb_exists(m.pending->'from', s.side), false) end
    where m.id = any(${open}::text[]) and m.status = 'playing' and s.user_id is not null group by m.id`;
  return new Map(rows.map(({ id, people }) => [id, people]));
}

/** How many turns of a match each person has had. */
export async function turnsByPerson(db: Pick<Db, '$queryRaw'>, id: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db.$queryRaw<{ readonly id: string; readonly turns: number }[]>`
    select user_id as id, count(*)::int as turns from response_times where match_id = ${id} group by user_id`;
  return new Map(rows.map(({ id: userId, turns }) => [userId, turns]));
}

/** Sides of a match that have committed a step, and what ended it. */
export async function endOf(db: Pick<Db, 'match' | '$queryRaw'>, id: string) {
  const match = await db.match.findUnique({
    where: { id },
    select: {
      ending: true,
      status: true,
      finishedAt: true,
      seats: { select: { side: true, userId: true, missedTurns: true } },
    },
  });
  const played = (await sidesThatMoved(db, [id])).get(id) ?? [];
  return match && { ...match, played };
}

export const noteFollowed = (tx: Stored, matchId: string) =>
  tx.match.updateMany({ where: { id: matchId }, data: { followDue: null } });

/** Queues the job that advances an event. */
export async function queueAdvance(tx: Pick<Stored, '$queryRaw'>, eventId: string, at: Date): Promise<void> {
  await tx.$queryRaw`select (graphile_worker.add_job('event-advance', json_build_object('eventId', ${eventId}::text${carriedPair()}),
    run_at => ${at}::timestamptz, max_attempts => 25, job_key => 'event:' || ${eventId})).id::text`;
}

/** So long an event is left alone in which something is due and nothing can be done. */
const HELD_MS = 600_000;

/**
 * Queues a job that found nothing more to do again, for the event's next due time. If that has passed, something blocks
 * the event: the job runs later, because an immediate one would repeat without end. Queues nothing if the event has
 * changed since, because that change queued its own. Returns when the job runs again; null if it does not.
 */
export async function queueRest(
  tx: Pick<Stored, '$queryRaw'>,
  { id, seq, dueAt }: Pick<StoredEvent, 'id' | 'seq' | 'dueAt'>,
  now: Date,
): Promise<Date | null> {
  if (dueAt === null) return null;
  const at = dueAt > now ? dueAt : new Date(now.getTime() + HELD_MS);
  const queued = await tx.$queryRaw<unknown[]>`with still as (select id from club_events
      where id = ${id} and seq = ${seq}::int and due_at = ${dueAt}::timestamptz for update),
    held as (update club_events e set due_at = ${at}::timestamptz from still where e.id = still.id and e.due_at <> ${at}::timestamptz)
    select (graphile_worker.add_job('event-advance', json_build_object('eventId', id${carriedPair()}),
      run_at => ${at}::timestamptz, max_attempts => 25, job_key => 'event:' || id)).id::text from still`;
  return queued.length === 0 ? null : at;
}

/** Queues the job that makes the clocks of all its matches stand, or run (CL-078). */
export async function queueClocks(tx: Pick<Stored, '$queryRaw'>, eventId: string): Promise<void> {
  await tx.$queryRaw`select (graphile_worker.add_job('event-clocks', json_build_object('eventId', ${eventId}::text${carriedPair()}),
    max_attempts => 25, job_key => 'event-clocks:' || ${eventId})).id::text`;
}

/** CL-078: moves all open times due after an instant by the given ms. */
export async function moveTimes(
  tx: Pick<Stored, '$executeRaw'>,
  eventId: string,
  { since, by }: { readonly since: Date; readonly by: number },
): Promise<void> {
  const step = `${by} milliseconds`;
  await tx.$executeRaw`update event_legs set due_at = due_at + ${step}::interval, opened_at = opened_at + ${step}::interval
    where event_id = ${eventId} and state in ('running', 'late') and due_at > ${since}::timestamptz`;
  await tx.$executeRaw`update event_cases set due_at = due_at + ${step}::interval
    where event_id = ${eventId} and state = 'open' and due_at > ${since}::timestamptz`;
  await tx.$executeRaw`update event_offers set due_at = due_at + ${step}::interval
    where event_id = ${eventId} and state = 'open' and due_at > ${since}::timestamptz`;
  await tx.$executeRaw`update event_appeals set due_at = due_at + ${step}::interval
    where event_id = ${eventId} and due_at > ${since}::timestamptz`;
}

/** What an act under a key was; null: the key is new. */
export const receiptOf = (tx: Pick<Transaction, 'eventReceipt'>, userId: string, key: string) =>
  tx.eventReceipt.findUnique({ where: { userId_key: { userId, key } }, select: { request: true, eventId: true } });

export const addReceipt = (tx: Pick<Transaction, 'eventReceipt'>, data: Prisma.EventReceiptCreateManyInput) =>
  tx.eventReceipt.create({ data, select: { key: true } });

/** Events that something is to be done about. */
export const dueEvents = (db: Pick<Db, 'clubEvent'>, before: Date, most: number) =>
  db.clubEvent.findMany({
    where: { dueAt: { lte: before } },
    select: { id: true },
    orderBy: { dueAt: 'asc' },
    take: most,
  });

/** Some of the events that have begun, whichever. */
export async function someEvents(db: Pick<Db, '$queryRaw'>, most: number): Promise<readonly string[]> {
  const rows = await db.$queryRaw<readonly { readonly id: string }[]>`select id from club_events
    where state in ('running', 'finished') order by random() limit ${most}::int`;
  return rows.map(({ id }) => id);
}

const LISTED = {
  club: { select: { slug: true, name: true, visibility: true } },
  // Of teams the teams, not their people.
  _count: { select: { entries: { where: { teamId: null } } } },
} as const satisfies Prisma.ClubEventInclude;
export type ListedEvent = Prisma.ClubEventGetPayload<{ include: typeof LISTED }>;

/** Events of clubs that anybody may see, newest first; of one club, or in which one person plays. */
export async function listEvents(
  db: Pick<Db, 'clubEvent'>,
  { clubId, userId }: { readonly clubId: string | null; readonly userId: string | null },
  { limit, after }: Page,
): Promise<Paged<ListedEvent>> {
  const rows = await db.clubEvent.findMany({
    where: {
      ...olderThan(after),
      ...(clubId === null ? {} : { clubId }),
      ...(userId === null ? {} : { entries: { some: { userId } } }),
      ...(clubId === null && userId === null ? { club: { visibility: { not: 'private' } } } : {}),
    },
    include: LISTED,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit + 1,
  });
  return paged(rows, limit, placeByAge);
}

import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { rowsOf } from '../platform/database.ts';
import { carriedPair } from '../platform/tracing/carried-statement.ts';
import type { Channel } from './events.ts';
import { type About, type NewNotification, type NoticeKind, type NoticeText, noticeTextOf } from './notice.ts';
import type { NotificationKind, NotificationReason, NotificationRow } from './rules.ts';
import { type ReaderWays, type StoredWays, storedWays, waysFrom } from './ways-store.ts';

type Stored = Pick<Context, 'db'>;

/** A message to send, and its recipient: about a match, or a notice that belongs to none. */
export type DueMessage = DueNotification | DueNotice;

export type DueNotification = Due & { readonly kind: NotificationKind; readonly about: null; readonly notice: null };
export type DueNotice = Due & { readonly kind: NoticeKind; readonly about: About; readonly notice: NoticeText };

type Due = {
  readonly id: string;
  readonly matchId: string | null;
  readonly channel: Channel;
  /** The push device or the webhook. */
  readonly target: string | null;
  /** The row `page` that it follows from; null for that row itself. */
  readonly causeId: string | null;
  readonly why: NotificationReason;
  readonly step: number | null;
  readonly side: string | null;
  /** The side that it tells of; null: it is plain, or nobody's business. */
  readonly by: string | null;
  readonly attempts: number;
  readonly createdAt: Date;
  /** Whether anything has been written in its match. */
  readonly talk: boolean;
  readonly user: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly emailVerified: boolean;
    readonly mailTurns: boolean;
    readonly mailBounce: string | null;
    readonly timeZone: string;
    /** Their notification preferences, as stored. */
    readonly notificationPreferences: unknown;
  };
};

type DueRow = Omit<Due, 'user'> &
  Omit<Due['user'], 'id'> & {
    readonly userId: string;
    readonly kind: NotificationKind | NoticeKind;
    readonly aboutKind: About['kind'] | null;
    readonly aboutId: string | null;
    readonly notice: unknown;
  };

const DUE = Prisma.sql`d.id, d.match_id as "matchId", d.about_kind as "aboutKind",
  d.about_id as "aboutId", d.data -> 'notice' as notice, d.kind, d.channel, d.target, d.cause_id as "causeId", d.why, d.step,
  exists (select 1 from messages g where g.match_id = d.match_id) as talk, d.data ->> 'side' as side, d.data ->> 'by' as by, d.attempts, d.created_at as "createdAt", u.id as "userId", u.name, u.email,
  u.email_verified as "emailVerified", u.mail_turns as "mailTurns", u.mail_bounce as "mailBounce", u.time_zone as "timeZone", u.notification_preferences as "notificationPreferences"`;

function dueOf(row: DueRow): DueMessage {
  const {
    userId,
    name,
    email,
    emailVerified,
    mailTurns,
    mailBounce,
    timeZone,
    notificationPreferences,
    aboutKind,
    aboutId,
    notice,
    ...notification
  } = row;
  const user = { id: userId, name, email, emailVerified, mailTurns, mailBounce, timeZone, notificationPreferences };
  if (aboutKind === null || aboutId === null)
    return { ...notification, kind: notification.kind as NotificationKind, user, about: null, notice: null };
  const about = { kind: aboutKind, id: aboutId };
  return { ...notification, kind: notification.kind as NoticeKind, user, about, notice: noticeTextOf(notice) };
}

/** Data to route a page row: the channels of its reader, and whether all opponents are computer players. */
export type PageWays = ReaderWays & { readonly computers: boolean };

/** A notification in hand, and where it is a row of the page what it is sent on by. */
export type Taken = { readonly message: DueMessage; readonly ways: PageWays | null };

const HERE = storedWays({
  matchId: Prisma.sql`d.match_id`,
  campaignId: Prisma.sql`case when d.about_kind = 'campaign' then d.about_id end`,
});

/** A free seat is no computer player. */
const COMPUTERS = Prisma.sql`coalesce((select bool_and(o.bot is not null) from match_seats s left join users o on o.id = s.user_id
  where s.match_id = d.match_id and s.user_id is distinct from d.user_id), false)`;

type TakenRow = DueRow & { readonly ways: StoredWays | null; readonly computers: boolean | null };

/**
 * Claims a notification: sets `sending` and counts an attempt. Null if it is done. A notification that a dead process
 * left `sending` is claimed again: the job queue gives its job to one process at a time. One statement reads
 * everything, because it precedes every letter. It returns before its commit is on disk: if the commit is lost, the
 * notification is claimed again.
 * @param atOnce only a notification without a due time, which has no separate job.
 */
export async function takeNotification({ db }: Stored, id: string, atOnce = false): Promise<Taken | null> {
  const [taken] = await rowsOf<TakenRow>(
    db,
    Prisma.sql`
    with unhurried as (select set_config('synchronous_commit', 'off', true))
    update notifications d set state = 'sending', attempts = d.attempts + 1
    from users u, unhurried
    where d.id = ${id} and d.state in ('queued', 'sending') and u.id = d.user_id and not (${atOnce}::boolean and (d.due_at is not null or d.digest))
    returning ${DUE}, case when d.channel = 'page' then ${HERE} end as ways, case when d.channel = 'page' then ${COMPUTERS} end as computers`,
  );
  if (!taken) return null;
  const { ways, computers, ...row } = taken;
  return { message: dueOf(row), ways: ways && { ...waysFrom(ways), computers: computers ?? false } };
}

/**
 * Claims other notifications for the reader of `notification` that would leave by separate letters within `minutes`:
 * about other matches. One letter then contains them all; each keeps its job, in case this process dies. Leaves out
 * what is due within a minute: its own job sends it, so that it is not sent twice.
 */
export async function takeHeld(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { matchId, user }: DueNotification,
  kinds: readonly NotificationKind[],
  minutes: number,
): Promise<readonly DueNotification[]> {
  const now = clock.now();
  const rows = await db.$queryRaw<DueRow[]>`
    update notifications d set state = 'sending', attempts = d.attempts + 1
    from users u
    where d.user_id = ${user.id} and u.id = d.user_id and d.match_id <> ${matchId} and d.channel = 'mail' and not d.digest
      and d.state = 'queued' and d.attempts = 0 and d.kind = any(${[...kinds]}::text[])
      and d.due_at > ${now}::timestamptz + interval '1 minute'
      and d.due_at <= ${now}::timestamptz + make_interval(mins => ${minutes}::int)
    returning ${DUE}`;
  const held = rows.map(dueOf).filter((one) => one.notice === null);
  return held.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** The same for all that waits for a person's digest of an hour: matches alone, for notices wait for none. */
export async function takeDigest({ db }: Stored, userId: string, at: Date): Promise<readonly DueNotification[]> {
  const rows = await db.$queryRaw<DueRow[]>`
    update notifications d set state = 'sending', attempts = d.attempts + 1
    from users u
    where d.user_id = ${userId} and d.digest and d.due_at <= ${at}::timestamptz and d.state in ('queued', 'sending')
      and u.id = d.user_id
    returning ${DUE}`;
  const due = rows.map(dueOf).filter((one) => one.notice === null);
  return due.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** How an attempt ended; `answer` is what the other end said, `error` why it was not sent: a code, or the other end's words. */
export type Mark =
  | { readonly state: 'sent'; readonly at: Date; readonly answer: string }
  | { readonly state: 'queued' | 'dropped' | 'failed'; readonly error: string };

export async function markNotification({ db }: Stored, id: string, mark: Mark): Promise<void> {
  const change =
    mark.state === 'sent'
      ? Prisma.sql`sent_at = ${mark.at}::timestamptz, answer = ${mark.answer}, error = null`
      : Prisma.sql`error = ${mark.error}`;
  await rowsOf(
    db,
    Prisma.sql`update notifications set state = ${mark.state}::notification_state, ${change} where id = ${id}`,
  );
}

/** Keeps a notification that was taken in hand until a moment, and its job with it. It has not been tried. */
export async function putOff({ db }: Stored, id: string, until: Date): Promise<void> {
  await db.$queryRaw`
    with d as (update notifications set state = 'queued', attempts = attempts - 1, due_at = ${until}::timestamptz
      where id = ${id} and state = 'sending' returning id)
    select (graphile_worker.add_job('deliver', json_build_object('notificationId', id${carriedPair()}), job_key => 'deliver:' || id,
      run_at => ${until}::timestamptz, max_attempts => ${DELIVER_ATTEMPTS}::int)).id::text from d`;
}

/** The same for what was taken in hand for a person's digest. */
export async function putOffDigest({ db }: Stored, ids: readonly string[], until: Date): Promise<void> {
  await db.$queryRaw`
    with d as (update notifications set state = 'queued', attempts = attempts - 1, due_at = ${until}::timestamptz
      where id = any(${[...ids]}::text[]) and state = 'sending' returning user_id, due_at)
    select (graphile_worker.add_job('digest', json_build_object('userId', user_id, 'at', due_at${carriedPair()}),
      job_key => 'digest:' || user_id || ':' || (extract(epoch from due_at) * 1000)::bigint,
      run_at => due_at, max_attempts => ${DELIVER_ATTEMPTS}::int)).id::text from d group by user_id, due_at`;
}

/** Attempts of a notification's job; with the queue's growing pauses the last is about two days after the first. */
export const DELIVER_ATTEMPTS = 18;

/** Finds people with an unsent notification of a kind in a match. */
export async function unsentOfKind(
  { db }: { readonly db: Pick<Context['db'], '$queryRaw'> },
  matchId: string,
  kind: NotificationKind,
): Promise<readonly string[]> {
  const rows = await db.$queryRaw<{ readonly userId: string }[]>`
    select distinct user_id as "userId" from notifications
    where match_id = ${matchId} and kind = ${kind} and state in ('queued', 'sending')`;
  return rows.map(({ userId }) => userId);
}

/** Writes notifications with their jobs, in one statement; one that exists is left alone. Answers how many are new. */
export async function postNotifications(
  { db }: { readonly db: Pick<Context['db'], '$queryRaw'> },
  rows: readonly NotificationRow[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const values = rows.map(
    ({ id, matchId, userId, kind, channel, step, why, data }) =>
      Prisma.sql`(${id}, ${matchId}, ${userId}, ${kind}, ${channel}, ${step}::int, ${why}, ${JSON.stringify(data)}::jsonb)`,
  );
  const added = await db.$queryRaw<unknown[]>`
    with added as (
      insert into notifications (id, match_id, user_id, kind, channel, step, why, data)
      values ${Prisma.join(values)} on conflict (id) do nothing returning id)
    select (graphile_worker.add_job('deliver', json_build_object('notificationId', id${carriedPair()}), job_key => 'deliver:' || id,
      max_attempts => ${DELIVER_ATTEMPTS}::int)).id::text from added`;
  return added.length;
}

/** So many letters one person may cause to another on a day (UTC). */
const MAX_CAUSED = 5;

/**
 * True if a person may cause one more letter to another today, or to an address by its hash. It counts in the same
 * statement, so concurrent requests cannot exceed the limit.
 */
export async function mayCause(
  { db }: { readonly db: Pick<Context['db'], '$queryRaw'> },
  by: string,
  to: string,
): Promise<boolean> {
  const counted = await db.$queryRaw<unknown[]>`
    insert into caused_letters as c (by_id, to_id, day, count) values (${by}, ${to}, (now() at time zone 'utc')::date, 1)
    on conflict (by_id, to_id, day) do update set count = c.count + 1 where c.count < ${MAX_CAUSED}::int returning count`;
  return counted.length > 0;
}

/** True if the author of a notice is within their limit; a notice that exists already is not sent again. */
async function mayBeTold(
  { db }: { readonly db: Pick<Context['db'], '$queryRaw'> },
  { id, by, userId }: NewNotification,
): Promise<boolean> {
  if (by === null || by === userId) return true;
  const known = await db.$queryRaw<unknown[]>`select 1 from notifications where id = ${id}`;
  return known.length === 0 && (await mayCause({ db }, by, userId));
}

/** Writes notices that belong to no match with their jobs, in one statement; one that exists is left alone. Answers how many are new. */
export async function queueNotifications(
  { db }: { readonly db: Pick<Context['db'], '$queryRaw'> },
  given: readonly NewNotification[],
): Promise<number> {
  const rows: NewNotification[] = [];
  for (const row of given) if (await mayBeTold({ db }, row)) rows.push(row);
  if (rows.length === 0) return 0;
  const added = await db.$queryRaw<unknown[]>`
    with added as (
      insert into notifications (id, about_kind, about_id, user_id, kind, channel, why, data, due_at)
      select x.id, x.about ->> 'kind', x.about ->> 'id', x."userId", x.kind, 'page', x.why,
        jsonb_build_object('notice', x.notice), x."dueAt"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as x(id text, about jsonb, "userId" text, kind text, why text, notice jsonb, "dueAt" timestamptz)
      on conflict (id) do nothing returning id, due_at)
    select (graphile_worker.add_job('deliver', json_build_object('notificationId', id${carriedPair()}), job_key => 'deliver:' || id,
      run_at => coalesce(due_at, now()), max_attempts => ${DELIVER_ATTEMPTS}::int)).id::text from added`;
  return added.length;
}

/**
 * Gives a job again to notifications that have been due for a minute without one (a letter that leaves at once has that of its cause). Those of a digest are then sent each for itself.
 * Answers how many.
 */
export async function requeueStranded({ db }: Stored): Promise<number> {
  const requeued = await db.$queryRaw<unknown[]>`
    select (graphile_worker.add_job('deliver', json_build_object('notificationId', d.id${carriedPair()}), job_key => 'deliver:' || d.id,
      max_attempts => ${DELIVER_ATTEMPTS}::int)).id::text
    from unsent_notifications u join notifications d on d.id = u.id
    where not u.failed and u.at < now() - interval '1 minute'
      and not exists (select 1 from graphile_worker.jobs j where j.attempts < j.max_attempts
        and j.key in ('deliver:' || d.id, case when d.channel = 'mail' and d.due_at is null then 'deliver:' || d.cause_id end))
      and not (d.digest and exists (select 1 from graphile_worker.jobs j where j.attempts < j.max_attempts
        and j.key = 'digest:' || d.user_id || ':' || (extract(epoch from d.due_at) * 1000)::bigint))
    limit 1000`;
  return requeued.length;
}

/** Nothing more is mailed to this person about matches. */
export async function stopMail({ db }: Stored, userId: string): Promise<void> {
  await db.user.updateMany({ where: { id: userId }, data: { mailTurns: false } });
}

/**
 * A person's latest sent notifications, newest first; those of one moment by channel and id, because rows have no
 * order.
 */
export const notificationsOf = ({ db }: Stored, userId: string, last: number) =>
  db.notification.findMany({
    where: { userId, channel: { not: 'page' } },
    orderBy: [{ createdAt: 'desc' }, { channel: 'asc' }, { id: 'asc' }],
    take: last,
  });

import { Prisma } from '../generated/prisma/client.ts';
import type { Counting } from '../platform/bounds.ts';
import { type Db, rowsOf } from '../platform/database.ts';
import type { Audience, Sent } from './audience.ts';

/** What stores of messages need of a connection: a transaction's has it, too. */
export type Stores = Pick<Db, '$queryRaw' | '$executeRaw'>;

/** A message as one reader may have it. */
export type StoredMessage = {
  /** Grows with time; the text of a 64-bit number. */
  readonly id: string;
  readonly matchId: string;
  readonly authorId: string;
  readonly authorName: string;
  readonly audience: Audience;
  readonly side: string | null;
  readonly recipientId: string | null;
  readonly recipientName: string | null;
  /** Null: a moderator has taken it away. */
  readonly body: string | null;
  /** Steps of the match that everybody knew when it was written. */
  readonly step: number;
  readonly at: Date;
};

/** Who reads the messages of a match. */
export type Reader = {
  readonly userId: string;
  readonly sides: readonly string[];
  /** Whether the talk of the spectators is open to them: they only watch, or the match has ended. */
  readonly behind: boolean;
};

/** Maximum matches in which unread messages are counted. */
export const MAX_MATCHES = 100;

const COLUMNS = Prisma.sql`m.id::text as id, m.match_id as "matchId", m.author_id as "authorId", a.name as "authorName",
  m.audience, m.side, m.recipient_id as "recipientId", r.name as "recipientName",
  case when m.hidden_at is null then m.body end as body, m.step, m.at`;

/** What a reader may read of a match, and wants to: nobody hears whom they have blocked. */
const readable = (matchId: string, { userId, sides, behind }: Reader) => Prisma.sql`m.match_id = ${matchId} and (
    m.author_id = ${userId}
    or m.audience = 'players' and ${sides.length > 0}::boolean
    or m.audience = 'side' and m.side = any(${[...sides]}::text[])
    or m.audience = 'player' and m.recipient_id = ${userId}
    or m.audience = 'spectators' and ${behind}::boolean)
  and not exists (select 1 from blocks b where b.user_id = ${userId} and b.blocked_id = m.author_id)`;

export type NewMessage = Sent & {
  readonly matchId: string;
  readonly body: string;
  readonly step: number;
  readonly key: string;
  readonly at: Date;
};

/** Adds a message. Null: its writer has sent one with that key before. */
export async function addMessage(db: Counting, message: NewMessage): Promise<string | null> {
  const { matchId, authorId, audience, side, recipientId, body, step, key, at } = message;
  const rows = await db.$queryRaw<{ readonly id: string }[]>`
    insert into messages (match_id, author_id, audience, side, recipient_id, body, step, key, at)
    values (${matchId}, ${authorId}, ${audience}, ${side}, ${recipientId}, ${body}, ${step}::int, ${key}, ${at})
    on conflict (author_id, key) do nothing returning id::text as id`;
  return rows[0]?.id ?? null;
}

/** The message that its writer sent with a key. */
export const messageByKey = (db: Stores, authorId: string, key: string): Promise<StoredMessage | null> =>
  oneMessage(db, Prisma.sql`m.author_id = ${authorId} and m.key = ${key}`);

/** A message of a match by its id, where this reader may read it. */
export const messageFor = (db: Stores, matchId: string, reader: Reader, id: string): Promise<StoredMessage | null> =>
  oneMessage(db, Prisma.sql`${readable(matchId, reader)} and m.id = ${id}::bigint`);

async function oneMessage(db: Stores, where: Prisma.Sql): Promise<StoredMessage | null> {
  const rows = await db.$queryRaw<StoredMessage[]>`select ${COLUMNS} from messages m
    join users a on a.id = m.author_id left join users r on r.id = m.recipient_id where ${where}`;
  return rows[0] ?? null;
}

/** A match's messages that a reader may see before a given one (null: the latest), up to `limit`, oldest first. */
export async function messagesFor(
  db: Stores,
  matchId: string,
  reader: Reader,
  { before, most }: { readonly before: string | null; readonly most: number },
): Promise<readonly StoredMessage[]> {
  const rows = await db.$queryRaw<StoredMessage[]>`select ${COLUMNS} from messages m
    join users a on a.id = m.author_id left join users r on r.id = m.recipient_id
    where ${readable(matchId, reader)} and (${before}::bigint is null or m.id < ${before}::bigint)
    order by m.id desc limit ${most}::int`;
  return rows.reverse();
}

/** Messages of others that a reader has not seen (`told`: nor been emailed), oldest first, up to `limit`. */
export async function unreadFor(
  db: Stores,
  matchId: string,
  reader: Reader,
  { most, told = false }: { readonly most: number; readonly told?: boolean },
): Promise<readonly StoredMessage[]> {
  return await rowsOf<StoredMessage>(
    db,
    Prisma.sql`select ${COLUMNS} from messages m
    join users a on a.id = m.author_id left join users r on r.id = m.recipient_id
    left join message_marks k on k.match_id = m.match_id and k.user_id = ${reader.userId}
    where ${readable(matchId, reader)} and m.author_id <> ${reader.userId} and m.hidden_at is null
      and m.id > coalesce(k.read_to, 0) and (not ${told}::boolean or m.id > coalesce(k.told_to, 0))
    order by m.id limit ${most}::int`,
  );
}

/** Unread messages of one match. */
export type Unread = { readonly matchId: string; readonly messages: number };

/** How many messages of others somebody has not read in the matches that they play, by match; those they have muted left out. */
export const unreadByMatch = (db: Stores, userId: string): Promise<readonly Unread[]> =>
  db.$queryRaw<Unread[]>`select m.match_id as "matchId", count(*)::int as messages
    from (select s.match_id, array_agg(s.side) as sides from match_seats s where s.user_id = ${userId} group by s.match_id) mine
    join matches g on g.id = mine.match_id
    join messages m on m.match_id = mine.match_id
    left join message_marks k on k.match_id = m.match_id and k.user_id = ${userId}
    where m.author_id <> ${userId} and m.hidden_at is null and m.id > coalesce(k.read_to, 0) and not coalesce(k.muted, false)
      and (m.audience = 'players' or m.audience = 'side' and m.side = any(mine.sides)
        or m.audience = 'player' and m.recipient_id = ${userId} or m.audience = 'spectators' and g.status = 'finished')
      and not exists (select 1 from blocks b where b.user_id = ${userId} and b.blocked_id = m.author_id)
    group by m.match_id order by m.match_id limit ${MAX_MATCHES}::int`;

/** Notes that a reader has read so far; never less than before. */
export async function markRead(db: Stores, matchId: string, userId: string, to: string): Promise<void> {
  await db.$executeRaw`insert into message_marks (match_id, user_id, read_to) values (${matchId}, ${userId}, ${to}::bigint)
    on conflict (match_id, user_id) do update set read_to = greatest(message_marks.read_to, excluded.read_to)`;
}

/** Notes how far a letter by mail has told a reader, and which message an answer to that letter answers. */
export async function markTold(
  db: Stores,
  {
    matchId,
    userId,
    to,
    notificationId,
  }: {
    readonly matchId: string;
    readonly userId: string;
    readonly to: string;
    readonly notificationId: string;
  },
): Promise<void> {
  await db.$executeRaw`
    with told as (insert into message_marks (match_id, user_id, told_to) values (${matchId}, ${userId}, ${to}::bigint)
      on conflict (match_id, user_id) do update set told_to = greatest(message_marks.told_to, excluded.told_to))
    update notifications set data = data || jsonb_build_object('answers', ${to}::text) where id = ${notificationId}`;
}

/** The message that an answer to a letter answers; null: the letter told of none. */
export async function answeredBy(db: Stores, notificationId: string): Promise<string | null> {
  const rows = await db.$queryRaw<{ readonly id: string | null }[]>`
    select data ->> 'answers' as id from notifications where id = ${notificationId}`;
  return rows[0]?.id ?? null;
}

/** Whether a person hears of messages in a match. */
export async function setMuted(db: Stores, matchId: string, userId: string, muted: boolean): Promise<void> {
  await db.$executeRaw`insert into message_marks (match_id, user_id, muted) values (${matchId}, ${userId}, ${muted})
    on conflict (match_id, user_id) do update set muted = excluded.muted`;
}

export async function isMuted(db: Stores, matchId: string, userId: string): Promise<boolean> {
  const rows = await db.$queryRaw<{ readonly muted: boolean }[]>`
    select muted from message_marks where match_id = ${matchId} and user_id = ${userId}`;
  return rows[0]?.muted ?? false;
}

/** How many messages a person has written since a moment. */
export async function countWritten(db: Counting, authorId: string, since: Date): Promise<number> {
  const rows = await db.$queryRaw<{ readonly count: number }[]>`
    select count(*)::int as count from messages where author_id = ${authorId} and at > ${since}`;
  return rows[0]?.count ?? 0;
}

/** Of some people those who want to hear of a message of this writer in this match. */
export async function listening(
  db: Stores,
  matchId: string,
  authorId: string,
  userIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await db.$queryRaw<{ readonly id: string }[]>`select u.id from users u
    where u.id = any(${[...userIds]}::text[])
      and not exists (select 1 from blocks b where b.user_id = u.id and b.blocked_id = ${authorId})
      and not exists (select 1 from message_marks k where k.match_id = ${matchId} and k.user_id = u.id and k.muted)`;
  return rows.map(({ id }) => id);
}

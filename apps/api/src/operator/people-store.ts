import { Prisma } from '../generated/prisma/client.ts';
import { begins } from '../platform/begins-statement.ts';
import type { Db } from '../platform/database.ts';

type Stores = Pick<Db, '$queryRaw' | '$executeRaw'>;

/** An account as the operator's desk shows it. */
export type FoundPerson = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly createdAt: Date;
  readonly demo: boolean;
  readonly moderator: boolean;
  readonly operator: boolean;
  readonly suspendedUntil: Date | null;
  readonly suspendedFor: string | null;
  readonly silencedUntil: Date | null;
  /** What the mail server said when mail came back for good. */
  readonly mailBounce: string | null;
  /** Where they are signed in, access tokens that are good, and seats in matches that are not over. */
  readonly sessions: number;
  readonly tokens: number;
  readonly playing: number;
};

/**
 * The name parts in the index (`name_parts` of the migrations) that all must match; fewer than three letters match the
 * beginning.
 */
const partsOf = (text: string): readonly string[] => {
  const letters = [...text];
  return letters.length < 3
    ? [`^${text}`]
    : letters.slice(2).map((_, index) => letters.slice(index, index + 3).join(''));
};

/**
 * Finds people by id, by a part of their name (one or two letters: its beginning), or by the beginning of their email
 * address. Exact matches come first. Excludes computer players and people who have left.
 */
export const searchPeople = (db: Stores, text: string, now: Date, most: number): Promise<FoundPerson[]> => {
  const small = text.toLowerCase();
  return db.$queryRaw<FoundPerson[]>`
    select u.id, u.name, u.email, u.email_verified as "emailVerified", u.created_at as "createdAt", u.demo, u.moderator, u.operator,
      case when u.suspended_until > ${now}::timestamptz then u.suspended_until end as "suspendedUntil",
      case when u.suspended_until > ${now}::timestamptz then u.suspended_for end as "suspendedFor",
      case when u.silenced_until > ${now}::timestamptz then u.silenced_until end as "silencedUntil",
      u.mail_bounce as "mailBounce",
      (select count(*)::int from sessions s where s.user_id = u.id and s.expires_at > ${now}::timestamptz) as sessions,
      (select count(*)::int from access_tokens t where t.user_id = u.id and t.revoked_at is null) as tokens,
      (select count(*)::int from match_seats m where m.user_id = u.id and m.ended_at is null) as playing
    from users u
    where u.bot is null and u.email not like 'departed-%@fieldpost.invalid'
      and (u.id = ${text} or (name_parts(u.name) @> ${partsOf(small)}::text[] and position(${small} in lower(u.name)) > 0)
        or ${begins(Prisma.sql`u.email`, small)})
    order by (u.id = ${text} or u.email = ${small} or lower(u.name) = ${small}) desc, u.name, u.id
    limit ${most}::int`;
};

/** True if a person is an operator. */
export async function isOperator(db: Stores, id: string): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`select 1 from users where id = ${id} and operator`;
  return rows.length > 0;
}

/**
 * Makes the person with an email address an operator, or no longer one. @returns their id; null if there is no such
 * person.
 */
export async function setOperator(db: Stores, email: string, operator: boolean): Promise<string | null> {
  const rows = await db.$queryRaw<{ readonly id: string }[]>`
    update users set operator = ${operator} where email = ${email} and bot is null returning id`;
  return rows[0]?.id ?? null;
}

/**
 * Locks a person for an action until the transaction ends; null if there is no account, or it is a computer player's.
 */
export async function holdPerson(
  db: Stores,
  id: string,
): Promise<{ readonly name: string; readonly operator: boolean } | null> {
  const rows = await db.$queryRaw<{ readonly name: string; readonly operator: boolean }[]>`
    select name, operator from users where id = ${id} and bot is null and email not like 'departed-%@fieldpost.invalid'
    for update`;
  return rows[0] ?? null;
}

/** Writes down until when, and why, somebody may not come in; two nulls: they may. */
export async function setSuspension(
  db: Stores,
  id: string,
  { until, reason }: { readonly until: Date | null; readonly reason: string | null },
): Promise<void> {
  await db.$executeRaw`update users set suspended_until = ${until}::timestamptz, suspended_for = ${reason} where id = ${id}`;
}

/** Gives somebody another name. */
export async function setName(db: Stores, id: string, name: string): Promise<void> {
  await db.$executeRaw`update users set name = ${name} where id = ${id}`;
}

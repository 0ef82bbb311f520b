import { Prisma } from '../../generated/prisma/client.ts';
import type { Counting } from '../../platform/bounds.ts';
import type { Db } from '../../platform/database.ts';
import { neutralName } from './names.ts';

const PERSON = {
  select: { id: true, name: true, email: true, emailVerified: true, guest: true, suspendedUntil: true },
} as const;

/** Preferences of a new account: letters about moves wait ten minutes, and include what happens in that time. */
const FOR_NEWCOMERS = { holdMinutes: 10 } as const;

/** What was said of an account by somebody who had not proved its address ends in the statement that notes the proof. */
const unproved = () =>
  ({
    name: neutralName(),
    named: false,
    accounts: { deleteMany: {} },
    sessions: { deleteMany: {} },
    tokens: { deleteMany: {} },
  }) as const;

/**
 * The database as one sees it who opens accounts: each begins with what newcomers are given, in the statement that makes it, and with
 * nothing of what was said before its address was proved.
 */
export const withNewcomersChoices = Prisma.defineExtension({
  query: {
    user: {
      create: ({ args, query }) => query({ ...args, data: { ...args.data, notificationPreferences: FOR_NEWCOMERS } }),
      update: ({ args, query }) =>
        query(args.data.emailVerified === true ? { ...args, data: { ...args.data, ...unproved() } } : args),
    },
  },
});

/** How long a session lives unused, and after what time of use it is lengthened; in seconds. */
export const SESSION = { expiresIn: 30 * 86_400, updateAge: 86_400 } as const;

/** Who may come in at `now`, as a condition on users: whatever a token or a signed link opens asks for it. */
export const mayComeIn = (now: Date) => ({ OR: [{ suspendedUntil: null }, { suspendedUntil: { lte: now } }] });

/** The same of the user `u` of a statement. */
export const mayComeInSql = (now: Date): Prisma.Sql =>
  Prisma.sql`(u.suspended_until is null or u.suspended_until <= ${now}::timestamptz)`;

/** Whether somebody may not come in at `now`. */
const isSuspended = ({ suspendedUntil }: { readonly suspendedUntil: Date | null }, now: Date): boolean =>
  suspendedUntil !== null && suspendedUntil > now;

/**
 * A session that has not ended at `now`, of a person who may come in, by the token of its cookie or by its id; `ageing`: it is to be
 * lengthened.
 */
export async function findSession(db: Db, by: string | { readonly id: string }, now: Date) {
  const found = await db.session.findUnique({
    where: typeof by === 'string' ? { token: by } : by,
    select: { id: true, expiresAt: true, user: PERSON },
  });
  const left = found ? (found.expiresAt.getTime() - now.getTime()) / 1000 : 0;
  return found && left > 0 && !isSuspended(found.user, now)
    ? { ...found, ageing: left < SESSION.expiresIn - SESSION.updateAge }
    : null;
}

type FoundToken = {
  readonly id: string;
  readonly scopes: string[];
  readonly lastUsedAt: Date | null;
  readonly user: { readonly id: string; readonly name: string; readonly emailVerified: boolean };
};

/** A token that has not been revoked, of a person who may come in at `now`, by its hash or by its id. One query: each of many bots asks it once a second. */
export async function findToken(
  db: Db,
  by: Uint8Array<ArrayBuffer> | { readonly id: string },
  now: Date,
): Promise<FoundToken | null> {
  const wanted = by instanceof Uint8Array ? Prisma.sql`t.hash = ${by}` : Prisma.sql`t.id = ${by.id}`;
  const [found] = await db.$queryRaw<FoundToken[]>`select t.id, t.scopes, t.last_used_at as "lastUsedAt",
      json_build_object('id', u.id, 'name', u.name, 'emailVerified', u.email_verified) as "user"
    from access_tokens t join users u on u.id = t.user_id where ${wanted} and t.revoked_at is null
      and ${mayComeInSql(now)}`;
  return found ?? null;
}

/** Notes that a token is in use: it is shown in the list of tokens. */
export async function noteTokenUse(db: Db, id: string, now: Date): Promise<void> {
  await db.accessToken.updateMany({ where: { id }, data: { lastUsedAt: now } });
}

/** The tokens of a person, revoked ones left out, the youngest first. */
export const tokensOf = (db: Db, userId: string) =>
  db.accessToken.findMany({
    where: { userId, revokedAt: null },
    orderBy: { createdAt: 'desc' },
    select: { id: true, name: true, scopes: true, createdAt: true, lastUsedAt: true },
  });

export type TokenRow = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly hash: Uint8Array<ArrayBuffer>;
  readonly scopes: readonly string[];
  readonly createdAt: Date;
};

export const addToken = (db: Counting, row: TokenRow) =>
  db.accessToken.create({
    data: { ...row, scopes: [...row.scopes] },
    select: { id: true, name: true, scopes: true, createdAt: true, lastUsedAt: true },
  });

export const countTokens = (db: Counting, userId: string): Promise<number> =>
  db.accessToken.count({ where: { userId, revokedAt: null } });

/** Revokes a person's own token. False: they have no such token. */
export async function endToken(db: Db, id: string, userId: string, now: Date): Promise<boolean> {
  const { count } = await db.accessToken.updateMany({
    where: { id, userId, revokedAt: null },
    data: { revokedAt: now },
  });
  await db.pushDevice.deleteMany({ where: { tokenId: id, userId } });
  return count > 0;
}

/** Why, and until when, a person may not come in at `now`; null: they may. */
export async function suspensionOf(
  db: Db,
  id: string,
  now: Date,
): Promise<{ readonly until: Date; readonly reason: string } | null> {
  const found = await db.user.findUnique({ where: { id }, select: { suspendedUntil: true, suspendedFor: true } });
  if (!found?.suspendedUntil || !isSuspended(found, now)) return null;
  return { until: found.suspendedUntil, reason: found.suspendedFor ?? '' };
}

/** When a session was opened; null: it is gone. */
export const sessionOpened = async (db: Pick<Db, 'session'>, id: string): Promise<Date | null> =>
  (await db.session.findUnique({ where: { id }, select: { createdAt: true } }))?.createdAt ?? null;

/** Ends all sessions of a person; no browser of theirs takes push any more. */
export async function endSessions(db: Pick<Db, 'session' | 'pushDevice'>, userId: string): Promise<void> {
  await db.pushDevice.deleteMany({ where: { userId } });
  await db.session.deleteMany({ where: { userId } });
}

/** Takes the browsers of a session out of it, before it is replaced by another of the same person. Answers which they are. */
export async function loosenDevices(db: Db, sessionId: string): Promise<readonly string[]> {
  const devices = await db.pushDevice.findMany({ where: { sessionId }, select: { id: true } });
  const ids = devices.map(({ id }) => id);
  if (ids.length > 0) await db.pushDevice.updateMany({ where: { id: { in: ids } }, data: { sessionId: null } });
  return ids;
}

/** Binds browsers to a session of their owner. */
export async function bindDevices(db: Db, ids: readonly string[], sessionId: string): Promise<void> {
  if (ids.length > 0) await db.pushDevice.updateMany({ where: { id: { in: [...ids] } }, data: { sessionId } });
}

/** Revokes all tokens of a person; devices that they signed up get no more pushes. */
export async function endTokens(db: Pick<Db, 'accessToken' | 'pushDevice'>, userId: string, now: Date): Promise<void> {
  await db.pushDevice.deleteMany({ where: { userId, tokenId: { not: null } } });
  await db.accessToken.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now } });
}

/** The sessions of a person that have not ended, the latest used first. */
export const sessionsOf = (db: Db, userId: string, now: Date) =>
  db.session.findMany({
    where: { userId, expiresAt: { gt: now } },
    orderBy: { updatedAt: 'desc' },
    select: { id: true, createdAt: true, updatedAt: true, expiresAt: true, ipAddress: true, userAgent: true },
  });

/** Ends a person's own session. False: they have no such session. */
export async function endSession(db: Db, id: string, userId: string): Promise<boolean> {
  const { count } = await db.session.deleteMany({ where: { id, userId } });
  return count > 0;
}

/** Notes that the address of a person is theirs, who has just set the password. The name that came with a sign-up does not stay. */
export async function confirmAddress(db: Db, userId: string): Promise<void> {
  const data = { emailVerified: true, name: neutralName(), named: false };
  await db.user.updateMany({ where: { id: userId, emailVerified: false }, data });
}

/** The demonstration accounts, by name. */
export const demoUsers = (db: Db) =>
  db.user.findMany({ where: { demo: true }, orderBy: { name: 'asc' }, select: { id: true, name: true }, take: 8 });

export const isDemoUser = async (db: Db, id: string): Promise<boolean> =>
  (await db.user.findUnique({ where: { id, demo: true }, select: { id: true } })) !== null;

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { cookieOf } from './cookies.ts';
import { hashPassword, isPassword, PASSWORD_LENGTH } from './password.ts';

/** So long a letter of sign-up is good, in seconds, and what its sender said along with it. */
const ATTEMPT_SECONDS = 86_400;

/** Input of an unproved sign-up: none of it is on the account yet. */
const attempt = z.object({
  /** SHA-256 of the secret in the cookie of the browser that asked. */
  secret: z.string(),
  name: z.string().nullable(),
  /** Of the password: what `hashPassword` makes. */
  hash: z.string().nullable(),
  /** The guest who asked. */
  guestId: z.string().nullable(),
});
type Attempt = Readonly<z.infer<typeof attempt>>;

/**
 * Input that the account gets when its address is proved. `known`: the person who proves it also requested the letter.
 */
export type Brought = Pick<Attempt, 'name' | 'hash' | 'guestId'> & { readonly known: boolean };

/** So many attempts are looked through for a password: each costs a hash. */
const MAX_TRIED = 5;

const keyOf = (email: string): string => `sign-up:${email.trim().toLowerCase()}`;
const shown = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const cookieName = ({ settings }: Pick<Context, 'settings'>): string =>
  `${settings.publicUrl.startsWith('https://') ? '__Secure-' : ''}fieldpost.sign_up`;

const secretOf = (context: Context, request: FastifyRequest): string | null =>
  cookieOf(request.headers.cookie, cookieName(context));

function setCookie(context: Context, reply: FastifyReply, secret: string): void {
  const secure = context.settings.publicUrl.startsWith('https://') ? '; Secure' : '';
  const rest = `Max-Age=${ATTEMPT_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure}`;
  reply.header('set-cookie', `${cookieName(context)}=${secret}; ${rest}`);
}

/** The attempts for an address that still count, the youngest first. */
async function attemptsFor({ db, clock }: Context, email: string): Promise<readonly Attempt[]> {
  const rows = await db.verification.findMany({
    where: { identifier: keyOf(email), expiresAt: { gt: clock.now() } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MAX_TRIED,
    select: { value: true },
  });
  return rows.map(({ value }) => attempt.parse(JSON.parse(value)));
}

const isSecret = (secret: string, { secret: kept }: Attempt): boolean =>
  timingSafeEqual(Buffer.from(shown(secret)), Buffer.from(kept));

/** The attempt for an address that the browser of a request made; null: it made none. */
async function attemptOf(context: Context, request: FastifyRequest, email: string): Promise<Attempt | null> {
  const secret = secretOf(context, request);
  if (secret === null) return null;
  return (await attemptsFor(context, email)).find((one) => isSecret(secret, one)) ?? null;
}

/**
 * Notes what a browser said when it asked for a letter, and gives it a cookie by which it is known again: the same whether or not the
 * address has an account. What it said before for the same address still counts where it says nothing new.
 */
export async function noteAttempt(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  said: { readonly email: string; readonly name: string | null; readonly password: string | null },
): Promise<void> {
  const before = await attemptOf(context, request, said.email);
  const secret = randomBytes(24).toString('base64url');
  const { caller } = request;
  const now = context.clock.now();
  const value = attempt.parse({
    secret: shown(secret),
    name: said.name ?? before?.name ?? null,
    hash: said.password === null ? (before?.hash ?? null) : await hashPassword(said.password),
    guestId: caller?.guest === true ? caller.userId : (before?.guestId ?? null),
  });
  const expiresAt = new Date(now.getTime() + ATTEMPT_SECONDS * 1000);
  const row = { id: crypto.randomUUID(), identifier: keyOf(said.email), value: JSON.stringify(value), expiresAt };
  await context.db.verification.create({ data: { ...row, createdAt: now, updatedAt: now } });
  setCookie(context, reply, secret);
}

const isLong = (password: string): boolean =>
  password.length >= PASSWORD_LENGTH.least && password.length <= PASSWORD_LENGTH.most;

/**
 * Chooses the input that counts when an address is proved: that of this browser; else that of the attempt with the
 * password typed now; else that password alone, since its sender holds the letter. Null if none.
 */
export async function broughtBy(
  context: Context,
  request: FastifyRequest,
  email: string,
  typed: string | null,
): Promise<Brought | null> {
  const own = await attemptOf(context, request, email);
  if (own !== null) return { ...own, known: true };
  if (typed === null || !isLong(typed)) return null;
  for (const one of await attemptsFor(context, email))
    if (one.hash !== null && (await isPassword({ hash: one.hash, password: typed }))) return { ...one, known: true };
  return { name: null, hash: await hashPassword(typed), guestId: null, known: false };
}

/** Gives an account what its owner said before they had proved its address: a password where it has none, a name where they chose none. */
export async function settle(
  { db, clock }: Context,
  userId: string,
  { name, hash }: Pick<Brought, 'name' | 'hash'>,
): Promise<void> {
  const now = clock.now();
  await db.$transaction(async (tx) => {
    const [user] = await tx.$queryRaw<{ readonly named: boolean; readonly email: string }[]>`
      select named, email from users where id = ${userId} for update`;
    if (user === undefined) return;
    const has = await tx.account.findFirst({ where: { userId, providerId: 'credential' }, select: { id: true } });
    const row = { id: crypto.randomUUID(), accountId: userId, providerId: 'credential', userId, password: hash };
    if (has === null && hash !== null) await tx.account.create({ data: { ...row, createdAt: now, updatedAt: now } });
    if (!user.named && name !== null) await tx.user.update({ where: { id: userId }, data: { name, named: true } });
    await tx.verification.deleteMany({ where: { identifier: keyOf(user.email) } });
  });
}

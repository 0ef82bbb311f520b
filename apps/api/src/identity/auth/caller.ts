import { createHash } from 'node:crypto';
import type { Caller, Context } from '../../context.ts';
import { tokenOfCookie } from './cookies.ts';
import { Remembered } from './remembered.ts';
import { findSession, findToken, noteTokenUse } from './store.ts';

/** What is kept of an access token. */
export const hashOfToken = (token: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(token).digest());

/** The callers that one process has met within the last second, by what they showed. */
const known = new WeakMap<Context, Remembered<Caller | null>>();

function rememberedBy(context: Context): Remembered<Caller | null> {
  const found = known.get(context) ?? new Remembered<Caller | null>();
  known.set(context, found);
  return found;
}

/** Call it when a session or token has been revoked or a person has changed: the next request looks again. */
export const forgetCallers = (context: Context): void => known.get(context)?.clear();

const TOKEN = /^fp_[\w-]{20,100}$/;

/** The owner of an access token; null for an unknown or revoked one. At most one query a second per token. */
export async function callerOfToken(context: Context, token: string): Promise<Caller | null> {
  if (!TOKEN.test(token)) return null;
  return rememberedBy(context).get(`token ${token}`, async () => {
    const found = await findToken(context.database.reading.now, hashOfToken(token), context.clock.now());
    if (found === null) return null;
    noteUse(context, found);
    return callerOf(found.user, { credential: found.id, via: 'token', scopes: found.scopes });
  });
}

const NOTED_EVERY_MS = 60_000;

/** Notes once a minute at most that a token is in use, without keeping the request waiting for it. */
function noteUse(
  context: Context,
  { id, lastUsedAt }: { readonly id: string; readonly lastUsedAt: Date | null },
): void {
  const now = context.clock.now();
  if (lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < NOTED_EVERY_MS) return;
  noteTokenUse(context.db, id, now).catch((error: unknown) => {
    context.log.warn({ err: error }, 'the use of a token was not noted');
  });
}

/** Callers whose session was last extended a day ago or more: their cookie must be set again. */
const due = new WeakSet<Caller>();
export const isDue = (caller: Caller): boolean => due.has(caller);

async function sessionNow({ database, clock }: Context, by: string | { readonly id: string }) {
  await clock.sure();
  return findSession(database.reading.now, by, clock.now());
}

/** The owner of a session cookie; null for a forged, ended or revoked one. At most one query a second per session. */
export async function callerOfCookie(context: Context, value: string): Promise<Caller | null> {
  const token = tokenOfCookie(context.settings, value);
  if (token === null) return null;
  return rememberedBy(context).get(`session ${token}`, async () => {
    const found = await sessionNow(context, token);
    if (found === null) return null;
    const caller = callerOf(found.user, { credential: found.id, via: 'session', scopes: [] });
    if (found.ageing) due.add(caller);
    return caller;
  });
}

type Person = {
  readonly id: string;
  readonly name: string;
  readonly emailVerified: boolean;
  readonly guest?: boolean;
};

const callerOf = (person: Person, shown: Pick<Caller, 'credential' | 'via' | 'scopes'>): Caller => ({
  userId: person.id,
  name: person.name,
  emailVerified: person.emailVerified,
  guest: person.guest === true,
  ...shown,
});

/** Whether the session or token by which somebody came is still good: ask before each message of a long-lived stream. */
export async function callerStands(context: Context, caller: Caller): Promise<boolean> {
  const { credential, via } = caller;
  const still = await rememberedBy(context).get(`standing ${credential}`, async () => {
    const found =
      via === 'token'
        ? await findToken(context.database.reading.now, { id: credential }, context.clock.now())
        : await sessionNow(context, { id: credential });
    return found && callerOf(found.user, { credential, via, scopes: caller.scopes });
  });
  return still !== null;
}

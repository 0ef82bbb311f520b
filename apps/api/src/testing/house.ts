import { copyOf, freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Caller, Context } from '../context.ts';
import { openAccount } from '../identity/players/accounts.ts';
import { loadMatch } from '../match-store/store.ts';
import type { StoredMatch } from '../match-store/stored.ts';
import { type HandClock, handClock } from '../platform/clock.ts';
import { play } from '../turn/play.ts';
import type { Duel } from './duel.ts';

/** A service with a manual clock, for tests of what happens as time passes. */
export type House = {
  readonly app: FastifyInstance;
  readonly context: Context;
  readonly clock: HandClock;
  readonly database: TestDatabase;
  close(): Promise<void>;
};

/** `given`: uses this database instead of an empty one, and drops it at the end. */
export async function openHouse(start: string, given?: TestDatabase): Promise<House> {
  const database = given ?? (await freshDatabase());
  const clock = handClock(new Date(start));
  const app = await buildApp({ databaseUrl: database.url, secret: 'a secret of the tests, long enough', clock });
  const close = async (): Promise<void> => {
    await app.close();
    await database.drop();
  };
  return { app, context: app.services, clock, database, close };
}

/**
 * Two services with the same past, byte for byte, ids and seeds included; neither sees later changes of the other.
 * Closes the given service.
 */
export async function forked({ app, clock, database }: House): Promise<readonly [House, House]> {
  await app.close();
  const start = clock.now().toISOString();
  const other = await copyOf(database);
  return [await openHouse(start, database), await openHouse(start, other)];
}

const RIGHTS = ['matches:read', 'matches:write', 'club:read', 'event:enter', 'event:organise'];

/** Somebody with an account who is not in the match. */
export async function visitor(
  context: Context,
  name: string,
): Promise<{ readonly caller: Caller; readonly token: string }> {
  const opened = await openAccount(context, { name, email: `${crypto.randomUUID()}@example.org` });
  if (!opened.ok) throw new Error(opened.fault.code);
  const rights = { via: 'token', credential: 'test', scopes: RIGHTS } as const;
  return { caller: { userId: opened.value.id, name, emailVerified: true, ...rights }, token: opened.value.token };
}

/** A match as it is stored now. @throws Error when there is none. */
export async function storedMatch({ db }: Context, id: string): Promise<StoredMatch> {
  const match = await loadMatch(db, id);
  if (!match) throw new Error(`there is no match ${id}`);
  return match;
}

/** Plays a line for a side; the code of its refusal, or "ok". */
export async function order(context: Context, duel: Duel, side: 'south' | 'north', line: string): Promise<string> {
  const { step } = await duel.stored();
  const played = await play(context, duel[side].caller, duel.id, { expectedStep: step, order: { line }, key: null });
  return played.ok ? 'ok' : played.fault.code;
}

/** The code of a fault, or "ok". */
export const codeOf = (
  result: { readonly ok: true } | { readonly ok: false; readonly fault: { readonly code: string } },
): string => (result.ok ? 'ok' : result.fault.code);

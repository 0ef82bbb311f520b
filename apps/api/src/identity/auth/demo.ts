import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import type { BetterAuthPlugin } from 'better-auth/types';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Settings } from '../../settings.ts';
import { demoUsers, isDemoUser } from './store.ts';

/** Whether the demonstration accounts may be used: only where it is asked for, and never in production. */
export const isDemo = (settings: Pick<Settings, 'demo' | 'production'>): boolean =>
  settings.demo && !settings.production;

/** The accounts that sign in with a button; none outside the demonstration. */
export const demoAccounts = async (
  context: Context,
): Promise<readonly { readonly id: string; readonly name: string }[]> =>
  isDemo(context.settings) ? demoUsers(context.db) : [];

const listAccounts = (context: Context) =>
  createAuthEndpoint('/demo', { method: 'GET' }, async (ctx) => ctx.json({ users: await demoAccounts(context) }));

const signIn = (context: Context) =>
  createAuthEndpoint('/demo', { method: 'POST', body: z.object({ userId: z.string() }) }, async (ctx) => {
    const { internalAdapter } = ctx.context;
    const found =
      (await isDemoUser(context.db, ctx.body.userId)) && (await internalAdapter.findUserById(ctx.body.userId));
    if (!found)
      throw new APIError('NOT_FOUND', { code: 'NOT_FOUND', message: 'There is no such demonstration account.' });
    const session = await internalAdapter.createSession(found.id);
    await setSessionCookie(ctx, { session, user: found });
    return ctx.json({ user: { id: found.id, name: found.name } });
  });

/** `GET /api/auth/demo` lists the demonstration accounts, `POST /api/auth/demo {userId}` signs in as one of them. */
export const demoPlugin = (context: Context) =>
  ({
    id: 'demo',
    endpoints: { listDemoAccounts: listAccounts(context), signInDemo: signIn(context) },
  }) satisfies BetterAuthPlugin;

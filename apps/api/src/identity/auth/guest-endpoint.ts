import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import type { BetterAuthPlugin } from 'better-auth/types';
import type { Context } from '../../context.ts';
import { CATALOGUE } from '../../platform/errors/catalogue.ts';
import { addGuest } from './guest-store.ts';
import { zoneOfBrowser } from './newcomer-zone.ts';

const signIn = (context: Context) =>
  createAuthEndpoint('/guest', { method: 'POST' }, async (ctx) => {
    const { internalAdapter } = ctx.context;
    const id = await addGuest(context.db, context.clock.now(), zoneOfBrowser(ctx.body?.timeZone));
    const guest = id === null ? null : await internalAdapter.findUserById(id);
    if (guest === null)
      throw new APIError('SERVICE_UNAVAILABLE', { code: 'GUESTS_FULL', message: CATALOGUE.GUESTS_FULL[1] });
    const session = await internalAdapter.createSession(guest.id);
    await setSessionCookie(ctx, { session, user: guest });
    return ctx.json({ status: true });
  });

/** `POST /api/auth/guest`: a session for somebody without an account, who may play against the computer. */
export const guestPlugin = (context: Context) =>
  ({ id: 'guest', endpoints: { signInGuest: signIn(context) } }) satisfies BetterAuthPlugin;

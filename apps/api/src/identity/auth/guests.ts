import type { FastifyRequest } from 'fastify';
import type { Caller, Context } from '../../context.ts';
import { tokenOfCookie } from './cookies.ts';
import { adopt, guestOf, noteGuest } from './guest-store.ts';
import { findSession } from './store.ts';

/** Who asks, where they are a guest. */
const guestIn = ({ caller }: Pick<FastifyRequest, 'caller'>): Caller | null => (caller?.guest === true ? caller : null);

/** Notes of a sign-up by a guest whose account it is. */
export async function noteSignUp(context: Context, request: FastifyRequest): Promise<void> {
  const guest = guestIn(request);
  const { email } = (request.body ?? {}) as { readonly email?: unknown };
  if (guest !== null && typeof email === 'string')
    await noteGuest(context.db, guest.userId, email.trim().toLowerCase());
}

/** The person whom an answer of the sign-in library signs in; null: it signs nobody in. */
async function signedIn(context: Context, response: Response): Promise<string | null> {
  for (const cookie of response.headers.getSetCookie()) {
    const [, value] = /session_token=([^;]*)/.exec(cookie) ?? [];
    const token = value ? tokenOfCookie(context.settings, decodeURIComponent(value)) : null;
    if (token === null) continue;
    const found = await findSession(context.db, token, context.clock.now());
    return found?.user.guest === false ? found.user.id : null;
  }
  return null;
}

/**
 * Whoever comes in takes along what they played as a guest: in this browser, or in the one in which they opened the account. Called
 * with each answer of the sign-in library before it is sent.
 */
export async function takeAlong(context: Context, request: FastifyRequest, response: Response): Promise<void> {
  if (response.status >= 400) return;
  const userId = await signedIn(context, response);
  if (userId === null) return;
  const kept = await guestOf(context.db, userId);
  for (const guestId of new Set([guestIn(request)?.userId, kept]))
    if (guestId != null) await adopt(context.db, guestId, userId);
}

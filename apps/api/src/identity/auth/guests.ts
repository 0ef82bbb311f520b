import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { broughtBy, settle } from './attempts.ts';
import { tokenOfCookie } from './cookies.ts';
import { adopt } from './guest-store.ts';
import { findSession } from './store.ts';

/** The guest who asks; null: nobody does, or somebody with an account. */
const guestIn = ({ caller }: Pick<FastifyRequest, 'caller'>): string | null =>
  caller?.guest === true ? caller.userId : null;

type SignedIn = { readonly id: string; readonly email: string };

/** The person whom an answer of the sign-in library signs in; null: it signs nobody in. */
async function signedIn(context: Context, response: Response): Promise<SignedIn | null> {
  if (response.status >= 400) return null;
  for (const cookie of response.headers.getSetCookie()) {
    const [, value] = /session_token=([^;]*)/.exec(cookie) ?? [];
    const token = value ? tokenOfCookie(context.settings, decodeURIComponent(value)) : null;
    if (token === null) continue;
    const found = await findSession(context.db, token, context.clock.now());
    return found?.user.guest === false ? found.user : null;
  }
  return null;
}

/**
 * Who signs in by password takes along what they played as a guest in this browser. Called with each answer of the sign-in library
 * before it is sent.
 */
export async function takeAlong(context: Context, request: FastifyRequest, response: Response): Promise<void> {
  const guestId = guestIn(request);
  if (guestId === null) return;
  const user = await signedIn(context, response);
  if (user !== null) await adopt(context.db, guestId, user.id);
}

/**
 * The letter's link has been pressed, which proves an address and nothing else. The password, the name and the guests' matches that the
 * account gets are those of whoever pressed it: a browser that did not ask for the letter, and does not know the password of one that
 * did, brings nothing and takes no guest along. So nobody plants anything into the account of another, or is led to give their own away.
 */
export async function takeWhatTheyBrought(
  context: Context,
  request: FastifyRequest,
  response: Response,
  typed: string | null,
): Promise<void> {
  const user = await signedIn(context, response);
  if (user === null) return;
  const brought = await broughtBy(context, request, user.email, typed);
  if (brought === null) return;
  await settle(context, user.id, brought);
  if (!brought.known) return;
  for (const guestId of new Set([guestIn(request), brought.guestId]))
    if (guestId !== null) await adopt(context.db, guestId, user.id);
}

import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { broughtBy, settle } from './attempts.ts';
import { tokenOfCookie } from './cookies.ts';
import { moveGuestMatches } from './guest-store.ts';
import { bindDevices, findSession, loosenDevices } from './store.ts';

/** The guest who asks; null: nobody does, or somebody with an account. */
const guestIn = ({ caller }: Pick<FastifyRequest, 'caller'>): string | null =>
  caller?.guest === true ? caller.userId : null;

type Session = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** The session of a person that an answer of the sign-in library opens; null: it signs nobody in. */
async function opened(context: Context, response: Response): Promise<Session | null> {
  if (response.status >= 400) return null;
  for (const cookie of response.headers.getSetCookie()) {
    const [, value] = /session_token=([^;]*)/.exec(cookie) ?? [];
    const token = value ? tokenOfCookie(context.settings, decodeURIComponent(value)) : null;
    if (token === null) continue;
    const found = await findSession(context.db, token, context.clock.now());
    return found?.user.guest === false ? found : null;
  }
  return null;
}

/**
 * Merges the guest of this browser into the account that signs in by password. Called with each answer of the sign-in
 * library before it is sent.
 */
export async function mergeGuest(context: Context, request: FastifyRequest, response: Response): Promise<void> {
  const guestId = guestIn(request);
  if (guestId === null) return;
  const session = await opened(context, response);
  if (session !== null) await moveGuestMatches(context.db, guestId, session.user.id);
}

/** Changes a password, which ends every session. The browser in which that is done has a new one, and takes push as before. */
export async function keepDevices(
  context: Context,
  request: FastifyRequest,
  change: () => Promise<Response>,
): Promise<Response> {
  const { caller } = request;
  const held = caller?.via === 'session' ? await loosenDevices(context.db, caller.credential) : [];
  const response = await change();
  const session = (await opened(context, response))?.id ?? caller?.credential;
  if (session !== undefined) await bindDevices(context.db, held, session);
  return response;
}

/**
 * Handles a pressed link, which proves an address and nothing else. The account gets the password, the name and the
 * guest's matches of the browser that pressed it. A browser that neither asked for the letter nor knows the password of
 * the request brings nothing, and merges no guest. So nobody can plant data in another account, or be tricked into
 * giving theirs away.
 */
export async function takeWhatTheyBrought(
  context: Context,
  request: FastifyRequest,
  response: Response,
  typed: string | null,
): Promise<void> {
  const user = (await opened(context, response))?.user;
  if (user === undefined) return;
  const brought = await broughtBy(context, request, user.email, typed);
  if (brought === null) return;
  await settle(context, user.id, brought);
  if (!brought.known) return;
  for (const guestId of new Set([guestIn(request), brought.guestId]))
    if (guestId !== null) await moveGuestMatches(context.db, guestId, user.id);
}

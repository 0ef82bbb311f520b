import { createHash } from 'node:crypto';
import type { Caller, Context } from '../context.ts';

/** What is kept of an access token. */
export const hashOfToken = (token: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(token).digest());

/** Whose access token this is; null for an unknown or revoked one. */
export async function callerOfToken(context: Context, token: string): Promise<Caller | null> {
  const found = await context.db.accessToken.findUnique({
    where: { hash: hashOfToken(token) },
    select: { revokedAt: true, scopes: true, user: { select: { id: true, name: true, emailVerified: true } } },
  });
  if (found === null || found.revokedAt !== null) return null;
  const { id, name, emailVerified } = found.user;
  return { userId: id, name, emailVerified, via: 'token', scopes: found.scopes };
}

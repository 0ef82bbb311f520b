import { randomBytes } from 'node:crypto';
import type { Result } from '@fieldpost/engine';
import type { Caller, Context } from '../../context.ts';
import { type Counting, withinBounds } from '../../platform/bounds.ts';
import { type Fault, fault } from '../../platform/errors/catalogue.ts';
import { readName } from '../../platform/names.ts';
import { forgetCallers, hashOfToken } from './caller.ts';
import { isScope, SCOPES, type Scope } from './scopes.ts';
import { addToken, countTokens, endToken, endTokens, tokensOf } from './store.ts';

/** An access token as its owner sees it. `secret` is in the answer that made it, and never again. */
export type TokenInfo = {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};
export type NewToken = { readonly token: TokenInfo; readonly secret: string };

const MAX_TOKENS = 50;
const NAME_LENGTH = 60;

/** What a token may do when nobody said: play, but not touch the account. */
const INITIAL_SCOPES: readonly Scope[] = ['matches:read', 'matches:write'];

const newSecret = (): string => `fp_${randomBytes(32).toString('base64url')}`;

export const listTokens = (context: Context, caller: Caller): Promise<readonly TokenInfo[]> =>
  tokensOf(context.db, caller.userId);

export type TokenInput = { readonly name: string; readonly scopes?: readonly string[] | null | undefined };

/** Makes a token for a person. Faults: TOKEN_INVALID (name or scopes), TOKENS_TOO_MANY. */
export async function issueToken(
  context: Context,
  userId: string,
  input: TokenInput,
): Promise<Result<NewToken, Fault>> {
  const scopes = [...new Set(input.scopes ?? INITIAL_SCOPES)];
  const name = readName(input.name, NAME_LENGTH);
  if (!name.ok) return { ok: false, fault: fault('TOKEN_INVALID') };
  if (!scopes.every(isScope)) return { ok: false, fault: fault('TOKEN_INVALID', { details: { scopes: [...SCOPES] } }) };
  const secret = newSecret();
  const row = {
    id: crypto.randomUUID(),
    userId,
    name: name.value,
    hash: hashOfToken(secret),
    scopes,
    createdAt: context.clock.now(),
  };
  const bound = {
    name: `tokens of ${userId}`,
    most: MAX_TOKENS,
    count: (tx: Counting) => countTokens(tx, userId),
  };
  const added = await withinBounds(context.db, [bound], (tx) => addToken(tx, row));
  return added ? { ok: true, value: { token: added.row, secret } } : { ok: false, fault: fault('TOKENS_TOO_MANY') };
}

/**
 * Makes a token for the caller. A token cannot make one that may do more than itself, nor can an unconfirmed address have
 * one. Faults: those of `issueToken`, EMAIL_UNVERIFIED, SCOPE_MISSING.
 */
export async function createToken(
  context: Context,
  caller: Caller,
  input: TokenInput,
): Promise<Result<NewToken, Fault>> {
  if (!caller.emailVerified) return { ok: false, fault: fault('EMAIL_UNVERIFIED') };
  const beyond = (input.scopes ?? INITIAL_SCOPES).filter((scope) => isScope(scope) && !caller.scopes.includes(scope));
  if (caller.via === 'token' && beyond.length > 0) return { ok: false, fault: fault('SCOPE_MISSING') };
  return issueToken(context, caller.userId, input);
}

/** Revokes one of the caller's tokens: at once here, within a second in other processes. Fault: NOT_FOUND. */
export async function revokeToken(context: Context, caller: Caller, id: string): Promise<Result<null, Fault>> {
  const ended = await endToken(context.db, id, caller.userId, context.clock.now());
  forgetCallers(context);
  return ended ? { ok: true, value: null } : { ok: false, fault: fault('NOT_FOUND') };
}

/** Revokes every access token of a person: with a new password everybody who had got in is out. */
export async function revokeAllTokens(context: Context, userId: string): Promise<void> {
  await endTokens(context.db, userId, context.clock.now());
  forgetCallers(context);
}

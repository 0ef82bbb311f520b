import type { Result } from '@fieldpost/engine';
import { isFresh } from '@fieldpost/league';
import type { Caller, Context } from '../context.ts';
import { sessionOpened } from '../identity/auth/store.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { isOperator } from './people-store.ts';

/** Who does an action of the desk: the id of an operator, or null for the command line. */
export type Hand = string | null;

const bad = (given: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault: given });

/**
 * The caller as an operator. Nobody else learns that there is such a desk; and a token that leaks, or a computer that was left
 * signed in for days, opens it to nobody. Faults: UNAUTHENTICATED, NOT_FOUND, SESSION_REQUIRED, SIGN_IN_AGAIN.
 */
export async function handOf(context: Context, caller: Caller | null): Promise<Result<string, Fault>> {
  if (caller === null) return bad(fault('UNAUTHENTICATED'));
  if (!(await isOperator(context.db, caller.userId))) return bad(fault('NOT_FOUND'));
  if (caller.via === 'token') return bad(fault('SESSION_REQUIRED'));
  const since = await sessionOpened(context.db, caller.credential);
  if (since === null || !isFresh(since.getTime(), context.clock.now().getTime())) return bad(fault('SIGN_IN_AGAIN'));
  return { ok: true, value: caller.userId };
}

const REASON = { least: 3, most: 300 } as const;

/** A reason in one line, as it is kept with an action. Fault: REASON_REQUIRED. */
export function reasonOf(given: string): Result<string, Fault> {
  const reason = given
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const fits = reason.length >= REASON.least && reason.length <= REASON.most;
  return fits ? { ok: true, value: reason } : bad(fault('REASON_REQUIRED'));
}

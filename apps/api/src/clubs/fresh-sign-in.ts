import { isFresh } from '@fieldpost/league';
import type { Caller, Context } from '../context.ts';
import { sessionOpened } from '../identity/auth/store.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';

/** CL-013: who changes a result has signed in within the last twelve hours; a token must have the scope. Null: so it is. */
export async function notFresh(context: Context, caller: Caller): Promise<Fault | null> {
  if (caller.via === 'token')
    return caller.scopes.includes('event:referee')
      ? null
      : fault('SCOPE_MISSING', { details: { scope: 'event:referee' } });
  const since = await sessionOpened(context.db, caller.credential);
  return since !== null && isFresh(since.getTime(), context.clock.now().getTime())
    ? null
    : fault('SIGN_IN_AGAIN', { rule: 'CL-013' });
}

import { isFresh } from '@fieldpost/league';
import type { Caller, Context } from '../context.ts';
import type { Db } from '../platform/database.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';

/** When the session was opened by which somebody asks; null: it is gone. */
const signedInAt = async (db: Pick<Db, 'session'>, id: string): Promise<Date | null> =>
  (await db.session.findUnique({ where: { id }, select: { createdAt: true } }))?.createdAt ?? null;

/** CL-013: who changes a result has signed in within the last twelve hours; a token must have the scope. Null: so it is. */
export async function notFresh(context: Context, caller: Caller): Promise<Fault | null> {
  if (caller.via === 'token')
    return caller.scopes.includes('event:referee')
      ? null
      : fault('SCOPE_MISSING', { details: { scope: 'event:referee' } });
  const since = await signedInAt(context.db, caller.credential);
  return since !== null && isFresh(since.getTime(), context.clock.now().getTime())
    ? null
    : fault('SIGN_IN_AGAIN', { rule: 'CL-013' });
}

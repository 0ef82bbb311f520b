import type { Result } from '@fieldpost/engine';
import { current } from '@fieldpost/rulebook';
import type { Caller, Context } from '../../context.ts';
import { type Fault, fault } from '../../platform/errors/catalogue.ts';
import { further, type Progress, progress, progressOf } from '../progress.ts';
import { findMe, keepProgress } from './store.ts';

/**
 * Notes how far the caller has come in the lessons: of what is known and what comes in, the further. Gives what is known then.
 * Faults: UNAUTHENTICATED, MALFORMED, RULE_SET_UNKNOWN.
 */
export async function saveLessonProgress(
  context: Context,
  caller: Caller,
  given: unknown,
): Promise<Result<Progress, Fault>> {
  const read = progress.safeParse(given);
  if (!read.success) return { ok: false, fault: fault('MALFORMED') };
  if (Object.keys(read.data).some((game) => current(game) === null))
    return { ok: false, fault: fault('RULE_SET_UNKNOWN') };
  const me = await findMe(context.db, caller.userId);
  if (me === null) return { ok: false, fault: fault('UNAUTHENTICATED') };
  const lessons = further(progressOf(me.lessons), read.data);
  await keepProgress(context.db, caller.userId, lessons);
  return { ok: true, value: lessons };
}

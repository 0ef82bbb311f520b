import type { Result } from '@fieldpost/engine';
import type { Caller } from '../context.ts';
import { callerIn } from '../identity/auth/graphql-caller.ts';
import type { StoredMatch } from '../match-store/stored.ts';
import type { Fault } from '../platform/errors/catalogue.ts';
import { unwrap } from '../platform/errors/plugin.ts';
import type { GraphContext } from '../platform/graphql/builder.ts';

/**
 * Does something to a match as the caller, and returns its new state. `matchId` null: the action creates the match. It
 * notes the id for the request's log line, even if the action is refused.
 */
export async function asMatch(
  context: GraphContext,
  matchId: string | null,
  action: (caller: Caller) => Promise<Result<StoredMatch, Fault>>,
): Promise<StoredMatch> {
  context.request.matchId = matchId;
  const match = unwrap(await action(callerIn(context)));
  context.request.matchId = match.id;
  return match;
}

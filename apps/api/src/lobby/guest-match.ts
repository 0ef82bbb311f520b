import type { Caller, Context } from '../context.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import type { CreateMatchInput } from './create.ts';
import { countGoing } from './store.ts';

/** A guest plays so many matches at one time. */
const MOST_OF_GUEST = 3;

/**
 * What of a wish for a match a guest cannot have: theirs are against the computer, and nobody else sees them. Null: nothing.
 * Faults: ACCOUNT_REQUIRED, TOO_MANY_MATCHES.
 */
export async function guestFault(context: Context, caller: Caller, input: CreateMatchInput): Promise<Fault | null> {
  if (caller.guest !== true) return null;
  const beside = [input.sides, input.customScenario, input.joinRequirements].some((one) => one != null);
  if (input.bot == null || input.solo === true || beside) return fault('ACCOUNT_REQUIRED');
  return (await countGoing(context.db, caller.userId)) >= MOST_OF_GUEST ? fault('TOO_MANY_MATCHES') : null;
}

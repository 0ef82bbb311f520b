import type { Caller } from '../context.ts';
import type { Bound } from '../platform/bounds.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import type { CreateMatchInput } from './create.ts';
import { countGoing, countOpen } from './store.ts';

/** Maximum matches that a guest plays at one time. */
const MAX_OF_GUEST = 3;
/** Maximum open matches of any other person. */
const MAX_OPEN = 50;

/**
 * The part of a new match that a guest cannot have: theirs are against the computer, and nobody else sees them. Null if
 * allowed.
 * Fault: ACCOUNT_REQUIRED.
 */
export function guestFault(caller: Caller, input: CreateMatchInput): Fault | null {
  if (caller.guest !== true) return null;
  const beside = [input.sides, input.customScenario, input.joinRequirements].some((one) => one != null);
  return input.bot == null || input.solo === true || beside ? fault('ACCOUNT_REQUIRED') : null;
}

/** How many matches somebody may have opened: that wait for players, and of a guest that have not ended. */
export function matchesBound({ userId, guest }: Caller): Bound {
  return {
    name: `matches of ${userId}`,
    most: guest === true ? MAX_OF_GUEST : MAX_OPEN,
    count: (tx) => (guest === true ? countGoing(tx, userId) : countOpen(tx, userId)),
  };
}

/** Refusals in their order: "returns exactly one code, the first that applies in this list" (THE-RULES "State machine"). */
import type { RuleId } from '@fieldpost/engine';
import { REFUSAL_CODES, type RefusalCode } from '../catalogue/refusals.ts';

export type Fault = readonly [code: RefusalCode, rule: RuleId | null];

/** The fault whose code stands first in the list; null: none of them is one. */
export function first(faults: readonly (Fault | null)[]): Fault | null {
  let found: Fault | null = null;
  for (const fault of faults)
    if (fault !== null && (found === null || REFUSAL_CODES.indexOf(fault[0]) < REFUSAL_CODES.indexOf(found[0])))
      found = fault;
  return found;
}

/** Checks of a document: the member at fault, the code and the rule. */
import { type DocumentFault, faultAt, type RuleId } from '@fieldpost/engine';
import type { RefusalCode } from '../catalogue/refusals.ts';
import { refuse } from '../refusal.ts';

/** Thrown by a part that contradicts itself, and caught where the position is set up. */
export class Contradiction extends Error {
  readonly fault: DocumentFault;
  constructor(code: RefusalCode, rule: RuleId | null, at: string) {
    super(code);
    this.name = 'Contradiction';
    this.fault = faultAt(at, refuse(code, rule));
  }
}

/** `at`: the member at fault, "state.units[3].at". */
export function demand(holds: boolean, code: RefusalCode, rule: RuleId | null, at: string): asserts holds {
  if (!holds) throw new Contradiction(code, rule, at);
}

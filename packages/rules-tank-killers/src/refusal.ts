/** Refusals: one frozen object for each code and rule, so that refusing makes no garbage. */
import type { Refusal, RuleId } from '@fieldpost/engine';
import type { RefusalCode } from './catalogue/refusals.ts';

const made = new Map<string, Refusal>();

export function refuse(code: RefusalCode, rule: RuleId | null): Refusal {
  const key = `${code} ${rule}`;
  let refusal = made.get(key);
  if (refusal === undefined) {
    refusal = Object.freeze({ code, rule });
    made.set(key, refusal);
  }
  return refusal;
}

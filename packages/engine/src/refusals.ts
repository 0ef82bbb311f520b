import type { Refusal, RuleId } from './contract.ts';

/** The refusals of a rule set: one frozen object for each code and rule, so that refusing makes no garbage. */
export function refusals<Code extends string>(): (code: Code, rule: RuleId | null) => Refusal {
  const made = new Map<string, Refusal>();
  return (code, rule) => {
    const key = `${code} ${rule}`;
    let refusal = made.get(key);
    if (refusal === undefined) {
      refusal = Object.freeze({ code, rule });
      made.set(key, refusal);
    }
    return refusal;
  };
}

import type { Refusal, Result, RuleId } from './contract.ts';

/** A success. */
export function accept<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** A refusal with its stable code, and the rule where one rule says so. */
export function refuse(code: string, rule: RuleId | null = null): { readonly ok: false; readonly fault: Refusal } {
  return { ok: false, fault: { code, rule } };
}

/** Hands on a fault under the type of another result. */
export function fail<Fault>(fault: Fault): { readonly ok: false; readonly fault: Fault } {
  return { ok: false, fault };
}

/** The value of a result that cannot fail unless there is a bug; throws with `what` and the fault otherwise. */
export function expectOk<Value>(result: Result<Value, unknown>, what: string): Value {
  if (result.ok) return result.value;
  throw new Error(`${what}: ${JSON.stringify(result.fault)}`);
}

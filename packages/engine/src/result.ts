import type { Ambiguity, DocumentFault, Refusal, Result, RuleId, Texts } from './contract.ts';

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

/** A fault said of a member of a document. One that names a place already is moved in there: "crew" of "units[3]" is "units[3].crew". */
export function faultAt(member: string, fault: Refusal | DocumentFault): DocumentFault {
  const inner = 'at' in fault ? fault.at : '';
  const joint = member === '' || inner === '' || inner.startsWith('[') ? '' : '.';
  return { code: fault.code, rule: fault.rule, at: `${member}${joint}${inner}` };
}

/** A reading of a member, its fault said of the whole document. */
export function readAt<Value>(
  member: string,
  result: Result<Value, Refusal | DocumentFault>,
): Result<Value, DocumentFault> {
  return result.ok ? result : fail(faultAt(member, result.fault));
}

/** A refusal for people: what the rule set says of its code, and what an ambiguous line may mean; null where it has no sentence. */
export function toldOf({ refusals }: Texts, refusal: Refusal | Ambiguity): string | null {
  const sentence = refusals[refusal.code];
  if (sentence === undefined) return null;
  return 'among' in refusal ? `${sentence} It may be ${refusal.among.join(' or ')}.` : sentence;
}

/** A fault of a document for people: where it is, and what the rule set says of its code; null where it has no sentence. */
export function sentenceOf({ refusals }: Texts, { code, at }: DocumentFault): string | null {
  const sentence = refusals[code];
  if (sentence === undefined) return null;
  return at === '' ? sentence : `${at}: ${sentence}`;
}

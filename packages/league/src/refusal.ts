import { REFUSALS, type RefusalCode } from './catalogue/refusals.ts';

/** An act that is refused: it changes nothing. `at`: the member of a document that it is about, '' for the whole. */
export type Refusal = {
  readonly code: RefusalCode;
  readonly rule: string;
  readonly at: string;
  /** The requested and the possible values, if numbers say more than a sentence. */
  readonly details?: Readonly<Record<string, number>>;
};
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Refusal };

/** A refusal by its code; `rule` where another one than the code's usual rule says so. */
export function refusal(code: RefusalCode, at = '', rule: string = REFUSALS[code].rule): Refusal {
  return { code, rule, at };
}

/** A refusal that tells numbers. */
export function refusalWith(code: RefusalCode, details: Readonly<Record<string, number>>): Refusal {
  return { ...refusal(code), details };
}

export function accepted<Value>(value: Value): Outcome<Value> {
  return { ok: true, value };
}

export function refused(code: RefusalCode, at = '', rule?: string): Outcome<never> {
  return { ok: false, fault: refusal(code, at, rule) };
}

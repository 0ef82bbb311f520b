/** Reading of documents that come from outside: small strict checks from which the parsers are built. */
import type { Json, Refusal, Result } from '../contract.ts';

/** The members of a plain object, not yet read. */
export type Fields = Readonly<Record<string, unknown>>;

/** The refusal of a value that does not have the form of a document. */
export const MALFORMED: Refusal = Object.freeze({ code: 'MALFORMED', rule: null });

/** A document as it was read. */
export function accepted<Value>(value: Value): Result<Value, never> {
  return { ok: true, value };
}

/** A document that is not read, and why. */
export function refused<Fault extends Refusal>(fault: Fault): Result<never, Fault> {
  return { ok: false, fault };
}

/** Reads what is carried over into a game that takes nothing: there is no such thing. */
export function readsNoCarryOver(): Result<never, Refusal> {
  return refused(MALFORMED);
}

/** A plain object that has no other keys than these; null otherwise. */
export function fieldsOf(raw: unknown, keys: readonly string[]): Fields | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  return Object.keys(raw).every((key) => keys.includes(key)) ? (raw as Fields) : null;
}

/** A plain object with any keys, but not too many. */
export function recordOf(raw: unknown, most: number): Fields | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  return Object.keys(raw).length <= most ? (raw as Fields) : null;
}

/** A list that is not too long; null otherwise. */
export function listOf(raw: unknown, most: number): readonly unknown[] | null {
  return Array.isArray(raw) && raw.length <= most ? raw : null;
}

/** A name of 1 to 16 characters. */
export function isShortText(raw: unknown): raw is string {
  return typeof raw === 'string' && raw.length > 0 && raw.length <= 16;
}

/** A whole number within bounds. */
export function isCount(raw: unknown, min: number, max: number): raw is number {
  return typeof raw === 'number' && Number.isInteger(raw) && raw >= min && raw <= max;
}

/** One of a closed list of words. */
export function oneOf<Word extends string>(raw: unknown, words: readonly Word[]): raw is Word {
  return typeof raw === 'string' && (words as readonly string[]).includes(raw);
}

/** Whether every object has a member of this name ("toString"): looked up in a plain object it gives what nobody put there. */
export function isInherited(name: string): boolean {
  return name in Object.prototype;
}

/** A member of a document that may not be there. */
export function member(document: Json | undefined, key: string): Json | undefined {
  const isObject = typeof document === 'object' && document !== null && !Array.isArray(document);
  return isObject ? (document as { readonly [key: string]: Json })[key] : undefined;
}

/** The members of a list; none where it is no list. */
export function items(document: Json | undefined): readonly Json[] {
  return Array.isArray(document) ? document : [];
}

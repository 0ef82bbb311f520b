/** Reading of documents that come from outside: small strict forms from which the parsers are built. */
import { fieldsOf } from '@fieldpost/engine/reading';
import type { Hex } from '@fieldpost/hex';

export { accepted, type Fields, fieldsOf, MALFORMED, refused } from '@fieldpost/engine/reading';

/** The value in its one spelling; undefined: not of this form. */
export type Form<Value> = (raw: unknown) => Value | undefined;
export type Formed<F> = F extends Form<infer Value> ? Value : never;

/** One of a closed list of words. */
export function word<Word extends string>(...words: readonly Word[]): Form<Word> {
  return (raw) => words.find((one) => one === raw);
}

export const flag: Form<boolean> = (raw) => (typeof raw === 'boolean' ? raw : undefined);

export function count(min: number, max: number): Form<number> {
  return (raw) => (typeof raw === 'number' && Number.isInteger(raw) && raw >= min && raw <= max ? raw + 0 : undefined);
}

/** A text of at most this many characters. */
export function text(most: number): Form<string> {
  return (raw) => (typeof raw === 'string' && raw.length <= most ? raw : undefined);
}

const UNIT_ID = /^s[1-4]-(inf|mech|tank|art|aa|ftr|bmb|trn|war|car|sub)-[1-9]\d{0,4}$/;

/** THE-RULES "Components": "`s<seat>-<type>-<n>`" */
export const unitId: Form<string> = (raw) => (typeof raw === 'string' && UNIT_ID.test(raw) ? raw : undefined);

const coordinate = count(-60, 60);

export const hex: Form<Hex> = (raw) => {
  if (!Array.isArray(raw) || raw.length !== 2) return undefined;
  const [q, r] = [coordinate(raw[0]), coordinate(raw[1])];
  return q === undefined || r === undefined ? undefined : [q, r];
};

export function orNull<Value>(form: Form<Value>): Form<Value | null> {
  return (raw) => (raw === null ? null : form(raw));
}

/** A missing member has this value. */
export function initially<Value>(value: Value, form: Form<Value>): Form<Value> {
  return (raw) => (raw === undefined ? value : form(raw));
}

export function listOf<Value>(form: Form<Value>, most: number): Form<readonly Value[]> {
  return (raw) => {
    if (!Array.isArray(raw) || raw.length > most) return undefined;
    const values = raw.map(form);
    return values.every((value) => value !== undefined) ? values : undefined;
  };
}

export function either<One, Other>(one: Form<One>, other: Form<Other>): Form<One | Other> {
  return (raw) => {
    const value = one(raw);
    return value === undefined ? other(raw) : value;
  };
}

/** A plain object with these keys and no others. */
export function shape<Forms extends Readonly<Record<string, Form<unknown>>>>(
  forms: Forms,
): Form<{ readonly [Key in keyof Forms]: Formed<Forms[Key]> }> {
  const keys = Object.keys(forms);
  return (raw) => {
    const fields = fieldsOf(raw, keys);
    if (fields === null) return undefined;
    const read: Record<string, unknown> = {};
    for (const key of keys) {
      const value = (forms[key] as Form<unknown>)(fields[key]);
      if (value === undefined) return undefined;
      read[key] = value;
    }
    return read as { readonly [Key in keyof Forms]: Formed<Forms[Key]> };
  };
}

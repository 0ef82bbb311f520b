/** Reading of documents that come from outside: small strict forms from which the parsers are built. */
import { type Fields, fieldsOf, isInherited } from '@fieldpost/engine/reading';
import type { Hex } from '@fieldpost/hex';

export { accepted, type Fields, fieldsOf, MALFORMED, refused } from '@fieldpost/engine/reading';

/** The value in its one spelling; undefined: not of this form. `where`: the path of the member that is not. */
export type Form<Value> = { (raw: unknown): Value | undefined; readonly where?: (raw: unknown) => string };
export type Formed<F> = F extends Form<infer Value> ? Value : never;

/** One of a closed list of words. */
export function word<Word extends string>(...words: readonly Word[]): Form<Word> {
  return (raw) => words.find((one) => one === raw);
}

export const flag: Form<boolean> = (raw) => (typeof raw === 'boolean' ? raw : undefined);

export function count(min: number, max: number): Form<number> {
  return (raw) => (typeof raw === 'number' && Number.isInteger(raw) && raw >= min && raw <= max ? raw + 0 : undefined);
}

/** A text of 1 to `most` characters without line breaks. */
export function text(most: number): Form<string> {
  return (raw) => (typeof raw === 'string' && raw.length <= most && /^[^\p{C}]+$/u.test(raw) ? raw : undefined);
}

/**
 * The id of a unit or an item. What every object has a member of ("constructor", "__proto__") is no id: units and items are kept by
 * id in plain objects, as JSON keeps them, and no other name ever comes to them.
 */
export const name: Form<string> = (raw) =>
  typeof raw === 'string' && /^[\w.-]{1,24}$/.test(raw) && !isInherited(raw) ? raw : undefined;

const coordinate = count(-60, 60);

export const hex: Form<Hex> = (raw) => {
  if (!Array.isArray(raw) || raw.length !== 2) return undefined;
  const [q, r] = [coordinate(raw[0]), coordinate(raw[1])];
  return q === undefined || r === undefined ? undefined : [q, r];
};

/** A form that knows of its members. */
export function withWhere<Value>(form: Form<Value>, where: (raw: unknown) => string): Form<Value> {
  return Object.assign((raw: unknown) => form(raw), { where });
}

/** Where a document is not of a form: "units[3].crew"; '' = the whole of it. */
export function faultIn(form: Form<unknown>, raw: unknown): string {
  return form.where?.(raw) ?? '';
}

/** The path of a member, and of what is wrong inside it. */
export function joined(member: string, inner: string): string {
  return inner === '' || inner.startsWith('[') ? `${member}${inner}` : `${member}.${inner}`;
}

export function orNull<Value>(form: Form<Value>): Form<Value | null> {
  return withWhere(
    (raw) => (raw === null ? null : form(raw)),
    (raw) => faultIn(form, raw),
  );
}

/** A missing member has this value. */
export function initially<Value>(value: Value, form: Form<Value>): Form<Value> {
  return withWhere(
    (raw) => (raw === undefined ? value : form(raw)),
    (raw) => faultIn(form, raw),
  );
}

export function listOf<Value>(form: Form<Value>, most: number): Form<readonly Value[]> {
  return withWhere(
    (raw) => {
      if (!Array.isArray(raw) || raw.length > most) return undefined;
      const values = raw.map((one: unknown) => form(one));
      return values.every((value) => value !== undefined) ? values : undefined;
    },
    (raw) => {
      if (!Array.isArray(raw) || raw.length > most) return '';
      const at = raw.findIndex((one) => form(one) === undefined);
      return at < 0 ? '' : joined(`[${at}]`, faultIn(form, raw[at]));
    },
  );
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
  const known = Object.entries<Form<unknown>>(forms);
  const keys = known.map(([key]) => key);
  const form = (raw: unknown) => {
    const fields = fieldsOf(raw, keys);
    if (fields === null) return undefined;
    const read: Record<string, unknown> = {};
    for (const [key, member] of known) {
      const value = member(fields[key]);
      if (value === undefined) return undefined;
      read[key] = value;
    }
    return read as { readonly [Key in keyof Forms]: Formed<Forms[Key]> };
  };
  return withWhere(form, (raw) => memberIn(known, raw));
}

/** The first key that is not known, else the first member that is not of its form. */
function memberIn(known: readonly (readonly [string, Form<unknown>])[], raw: unknown): string {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return '';
  const strange = Object.keys(raw).find((key) => !known.some(([one]) => one === key));
  if (strange !== undefined) return strange.slice(0, LONGEST_NAME);
  const wrong = known.find(([key, form]) => form((raw as Fields)[key]) === undefined);
  return wrong === undefined ? '' : joined(wrong[0], faultIn(wrong[1], (raw as Fields)[wrong[0]]));
}

/** Maximum length of an unknown key in a fault. */
const LONGEST_NAME = 24;

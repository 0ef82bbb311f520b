import type { AnyRuleSet, Json, Seat, Tagged } from '@fieldpost/engine';

/** How good a command looks to a seat, from what the seat may know: the higher the better; only comparisons count. */
export type Appraisal = (view: Json, seat: Seat<string>, command: Tagged, rules: AnyRuleSet) => number;

type Members = { readonly [key: string]: Json };

/** A member of a document that may not be there: views are read by name, for bots know no rule set from within. */
export function member(document: Json | undefined, key: string): Json | undefined {
  const isObject = typeof document === 'object' && document !== null && !Array.isArray(document);
  return isObject ? (document as Members)[key] : undefined;
}

/** The members of a list; none where it is no list. */
export function items(document: Json | undefined): readonly Json[] {
  return Array.isArray(document) ? document : [];
}

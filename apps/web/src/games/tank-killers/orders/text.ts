/** The orders as text, in the short form of the order language, and back: what is empty is left out. */
import type { Refusal, Result } from '@fieldpost/engine';
import type { Reactions, Rule, When } from '@fieldpost/rules-tank-killers';
import { parseReactions } from '@fieldpost/rules-tank-killers';

type Fields = { readonly [key: string]: unknown };

export const NO_WHEN: When = {
  attackerType: null,
  attackerIs: null,
  targetType: null,
  targetIs: null,
  margin: null,
  myCasualtiesLeft: null,
  attackNumber: null,
  cardPlayed: null,
};
export const NEW_RULE: Rule = {
  window: 'LOST_ATTACK',
  when: NO_WHEN,
  play: [],
  keep: [],
  keepAtLeast: 0,
  else: 'continue',
};

const isEmpty = (value: unknown): boolean =>
  value === null || value === 0 || (Array.isArray(value) && value.length === 0);
const filled = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));

export function textOf({ rules, default: end, rally }: Reactions): string {
  const short = rules.map(({ when, ...rest }) => filled({ ...rest, when: filled(when) }));
  return JSON.stringify({ rules: short, default: end, rally }, null, 2);
}

/** The orders that a text says, or why it says none. */
export function readText(text: string): Result<Reactions, Refusal> {
  try {
    return parseReactions(JSON.parse(text));
  } catch {
    return { ok: false, fault: { code: 'ORDERS_INVALID', rule: null } };
  }
}

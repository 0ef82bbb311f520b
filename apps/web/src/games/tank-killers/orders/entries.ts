/** The vocabulary of standing orders: windows, units, groups and cards, each with its words. */
import type { GROUPS, OrderWindow, Rule, When } from '@fieldpost/rules-tank-killers';
import { spelled, TACTICS, TYPES, UNIT_CLASSES, UNIT_TYPES } from '@fieldpost/rules-tank-killers/catalogue';

export type Entry = { readonly value: string; readonly words: string };

export const WINDOW_WORDS: Readonly<Record<OrderWindow, string>> = {
  LOST_ATTACK: 'can stop the attack',
  MODIFIER: 'can change the factor',
  NEGATE: 'can counter a card',
};

const CLASS_WORDS: Readonly<Record<(typeof UNIT_CLASSES)[number], string>> = {
  tank: 'tank',
  heavy: 'heavy tank',
  lightMedium: 'light or medium tank',
  vehicle: 'vehicle',
  gun: 'gun',
  infantry: 'infantry',
  support: 'support',
};

/** "is:tank" names a class, "type:MT" a type. */
export const UNIT_ENTRIES: readonly Entry[] = [
  ...UNIT_CLASSES.map((value) => ({ value: `is:${value}`, words: CLASS_WORDS[value] })),
  ...UNIT_TYPES.filter((value) => value !== 'HT').map((value) => ({
    value: `type:${value}`,
    words: TYPES[value].title.toLowerCase(),
  })),
];

export const CARD_ENTRIES: readonly Entry[] = TACTICS.map(({ name }) => ({ value: name, words: spelled(name) }));

const GROUP_WORDS: Readonly<Record<(typeof GROUPS)[number], string>> = {
  '@LostAction': 'a card that stops the attack',
  '@EndTurn': 'a card that ends the turn',
  '@OOA': 'a card that removes the attacker',
  '@Negative': 'the strongest negative card',
  '@OutOfRange': 'the shortest range that is too far for them',
  '@smallestSufficient': 'the smallest card that saves the unit',
  '@cheapest': 'the cheapest card that fits',
};

const CHEAPEST: Readonly<Record<OrderWindow, string>> = {
  LOST_ATTACK: 'the cheapest card that stops it',
  MODIFIER: 'the cheapest modifier',
  NEGATE: 'the cheapest card that counters it',
};

/** A group or a card of `play` in words. */
export function playWords(entry: string, window: OrderWindow): string {
  if (entry === '@cheapest') return CHEAPEST[window];
  return GROUP_WORDS[entry as (typeof GROUPS)[number]] ?? spelled(entry);
}

const FITTING: Readonly<Record<OrderWindow, readonly (typeof GROUPS)[number][]>> = {
  LOST_ATTACK: ['@LostAction', '@EndTurn', '@OOA', '@cheapest'],
  MODIFIER: ['@smallestSufficient', '@Negative', '@OutOfRange', '@cheapest'],
  NEGATE: ['@cheapest'],
};

/** The entries for `play` in a window: groups that can fit there first, then every card. */
export const playEntries = (window: OrderWindow): readonly Entry[] => [
  ...FITTING[window].map((value) => ({ value, words: playWords(value, window) })),
  ...CARD_ENTRIES,
];

/** The units of one half of a condition as entries, and back. */
export function unitsIn({ when }: Pick<Rule, 'when'>, who: 'attacker' | 'target'): readonly string[] {
  const [classes, types] = who === 'attacker' ? [when.attackerIs, when.attackerType] : [when.targetIs, when.targetType];
  return [...(classes ?? []).map((each) => `is:${each}`), ...(types ?? []).map((each) => `type:${each}`)];
}

export function withUnits(when: When, who: 'attacker' | 'target', entries: readonly string[]): When {
  const named = (kind: string) => {
    const found = entries.filter((entry) => entry.startsWith(kind)).map((entry) => entry.slice(kind.length));
    return found.length === 0 ? null : found;
  };
  return { ...when, [`${who}Is`]: named('is:'), [`${who}Type`]: named('type:') } as When;
}

import type { AnyRuleSet, RuleSetRef } from '@fieldpost/engine';
import { animalWorldWar } from '@fieldpost/rules-animal-world-war';
import { tankKillers } from '@fieldpost/rules-tank-killers';
import { wwiCombinedArms } from '@fieldpost/rules-wwi-combined-arms';

export { catalogueOf, titleOf } from './presentation.ts';
export type { AnyRuleSet };

/** Every edition that may be played or was ever played. A new edition is added; none is ever taken away. */
const RULE_SETS: readonly AnyRuleSet[] = [wwiCombinedArms, tankKillers, animalWorldWar];

const BY_NAME: ReadonlyMap<string, AnyRuleSet> = new Map(RULE_SETS.map((rules) => [nameOf(rules.ref), rules]));

/** "wwi-combined-arms@1": how an edition is named in addresses, files and logs. */
export function nameOf(ref: RuleSetRef): string {
  return `${ref.id}@${ref.edition}`;
}

/** The reference that a name stands for, known or not; null where it is no name. */
export function refOf(name: string): RuleSetRef | null {
  const parts = /^([a-z][a-z0-9-]*)@([1-9]\d{0,5})$/.exec(name);
  return parts?.[1] && parts[2] ? { id: parts[1], edition: Number(parts[2]) } : null;
}

/** The edition of that name; null where none is registered. */
export function ruleSetOf(name: string): AnyRuleSet | null {
  return BY_NAME.get(name) ?? null;
}

/** The edition of that reference; null where none is registered. */
export function find(ref: RuleSetRef): AnyRuleSet | null {
  return ruleSetOf(nameOf(ref));
}

/** Every registered edition, in the order of registration. */
export function all(): readonly AnyRuleSet[] {
  return RULE_SETS;
}

/** The newest edition of a game: what new matches are played by. */
export function current(id: string): AnyRuleSet | null {
  const editions = RULE_SETS.filter((rules) => rules.ref.id === id);
  return editions.reduce<AnyRuleSet | null>(
    (newest, rules) => (newest === null || rules.ref.edition > newest.ref.edition ? rules : newest),
    null,
  );
}

/** Computer players as seats hold them: by name, with their orders. Nothing here chooses, so every process may load it. */
import { type AnyRuleSet, LEVEL_NAMES, type Level } from '@fieldpost/engine';

export { seatOrders } from './seat-orders.ts';

/** The names of computer players that choose one command at a time. */
export const BOT_NAMES = ['random', 'greedy'] as const;

/** The level of that name; null: there is none. */
export function levelOf(name: string): Level | null {
  return LEVEL_NAMES.find((one) => one === name) ?? null;
}

/** The computer players that a scenario offers: those that choose, and the levels that have been measured there. */
export function isOffered(name: string, rules: AnyRuleSet, scenario: string): boolean {
  const level = levelOf(name);
  return level === null ? isBot(name) : levelsOf(rules, scenario).includes(level);
}

/** The levels that a scenario offers, the weakest first. `scenario`: its id. */
export function levelsOf(rules: AnyRuleSet, scenario: string): readonly Level[] {
  return rules.guidance.search?.offered[scenario] ?? [];
}

/** Whether a computer player is called so that chooses one command at a time. */
export function isBot(name: string): boolean {
  return BOT_NAMES.some((one) => one === name);
}

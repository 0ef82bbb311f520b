/**
 * Standing orders (THE-RULES "Standing orders"): what a player leaves for windows that open while they are away. Kept by the service,
 * never shown.
 */
import type { UnitClass, UnitType } from '../catalogue/classes.ts';

export const ORDER_WINDOWS = ['LOST_ATTACK', 'MODIFIER', 'NEGATE'] as const;
export type OrderWindow = (typeof ORDER_WINDOWS)[number];

/** Groups that `play` may name besides cards. */
export const GROUPS = [
  '@LostAction',
  '@EndTurn',
  '@OOA',
  '@Negative',
  '@OutOfRange',
  '@smallestSufficient',
  '@cheapest',
] as const;
export type Group = (typeof GROUPS)[number];

/** A comparison with a whole number: ">=0", "<3", "=2". */
export type Comparison = string;

/** All keys that are not null must hold; of a list one entry is enough. */
export type When = {
  readonly attackerType: readonly UnitType[] | null;
  readonly attackerIs: readonly UnitClass[] | null;
  readonly targetType: readonly UnitType[] | null;
  readonly targetIs: readonly UnitClass[] | null;
  /** Modified factor less defence, if the exchange ended now. */
  readonly margin: Comparison | null;
  /** Own casualties still needed to lose. */
  readonly myCasualtiesLeft: Comparison | null;
  /** Attacks of this turn, the running one included. */
  readonly attackNumber: Comparison | null;
  /** The last card that was played, by name. */
  readonly cardPlayed: readonly string[] | null;
};
export type WhenKey = keyof When;

export type Rule = {
  readonly window: OrderWindow;
  readonly when: When;
  /** Names of cards and groups, the first that fits is played; null: `else` decides alone. */
  readonly play: readonly string[] | null;
  /** Names of cards that this rule does not play. */
  readonly keep: readonly string[];
  /** Cards that must remain in hand. */
  readonly keepAtLeast: number;
  readonly else: 'continue' | 'pass' | 'ask';
};

/** Every NEGATE window of the active side. `minAttackValue`: the least printed factor that is worth a card, or a question. */
export type Rally = { readonly mode: 'always' | 'never' | 'ask'; readonly minAttackValue: number };

export type Reactions = {
  readonly rules: readonly Rule[];
  /** The end of the list. */
  readonly default: 'pass' | 'ask';
  readonly rally: Rally;
};

/**
 * A plan for one turn of your own. Null = ask there. It answers until the opponent plays a card; whether it asks never
 * depends on the hand. Lists name cards, or groups: targets `@top`, `@best` (largest margin), modifiers and finishing cards
 * `@smallestSufficient`, `@cheapest`, free actions `@Free`.
 */
export type Plan = {
  /** Cards to discard above nine, first of all; then the default order of discarding. */
  readonly discard: readonly string[] | null;
  /** Names of enemy cards, ids or groups; the first that is there. Where none is there the plan asks. */
  readonly targets: readonly string[] | null;
  /** Played while the target would survive; else, and at the end of the list, it passes. */
  readonly modifiers: readonly string[] | null;
  readonly finish: readonly string[] | null;
  /** The first in hand that may be played; none: the turn ends. */
  readonly free: readonly string[] | null;
};
/** `turn`: the number of its own turn that it is meant for. */
export type FiledPlan = Plan & { readonly turn: number };

export type StandingOrders = Reactions & { readonly plan: FiledPlan | null };

/** THE-RULES "Standing orders": "a default (`pass` at the start [...])"; the active side answers for itself. */
export const INITIAL_ORDERS: StandingOrders = {
  rules: [],
  default: 'pass',
  rally: { mode: 'ask', minAttackValue: 0 },
  plan: null,
};

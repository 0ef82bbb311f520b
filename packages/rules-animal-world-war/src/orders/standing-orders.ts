/**
 * Standing orders (THE-RULES "Standing preferences"): what a player leaves for questions that are raised while they are away. Kept by the
 * service, never shown. Preferences and tactics answers are the commander's; a wish list is for the picks of its own player.
 */
import type { SoldierType } from '../catalogue/soldiers.ts';

/**
 * THE-RULES "Standing preferences": rules by which a hit is given to one of several units; each keeps the best group of the candidates
 * left.
 */
export const TARGET_RULES = [
  'surviving',
  'mostRemaining',
  'tankFirst',
  'recruitFirst',
  'woundedFirst',
  'woundedLast',
  'vipLast',
  'carrierLast',
  'lowestValue',
] as const;
export type TargetRule = (typeof TARGET_RULES)[number];

/** THE-RULES "Standing preferences", Q4: `back` = the line just flown, in the opposite direction. */
export const CRASH_RULES = ['back', 'towardsEnemyMost', 'ask'] as const;
export type CrashRule = (typeof CRASH_RULES)[number];

export type Preferences = {
  readonly targetMode: 'auto' | 'ask';
  readonly targetOrder: readonly TargetRule[];
  readonly crashLine: CrashRule;
  /** Own unit ids that are never hit while another can be. */
  readonly neverChoose: readonly string[];
};

/** THE-RULES "Standing preferences", Q5: the three windows in which both are asked for a tactic, whatever they hold. */
export const TACTIC_WINDOWS = ['tacticsBeforeSelection', 'tacticsBeforeDeployment', 'tacticsAfterDeployment'] as const;
export type TacticWindow = (typeof TACTIC_WINDOWS)[number];

/** `play`: if the card held can be played then, else keep it. */
export const TACTIC_ANSWERS = ['ask', 'keep', 'play'] as const;
export type TacticAnswer = (typeof TACTIC_ANSWERS)[number];

export type StandingOrders = {
  readonly preferences: Preferences;
  readonly tactics: Readonly<Record<TacticWindow, TacticAnswer>>;
  /** THE-RULES "Timers and absence": "an ordered wish list may be left; the server picks the first free card at once"; empty = ask. */
  readonly wish: readonly SoldierType[];
};

export type PreferCommand = { readonly type: 'prefer'; readonly preferences: Preferences };
export type AnswerTacticsCommand = {
  readonly type: 'answerTactics';
  readonly windows: Readonly<Record<TacticWindow, TacticAnswer>>;
};
export type WishCommand = { readonly type: 'wish'; readonly soldiers: readonly SoldierType[] };

/** Commands that file standing orders: they may come at any time, and are never a step. */
export type FilingCommand = PreferCommand | AnswerTacticsCommand | WishCommand;
export const FILING_COMMANDS = ['prefer', 'answerTactics', 'wish'] as const;

/** THE-RULES "Standing preferences": "Default list". */
export const DEFAULT_PREFERENCES: Preferences = {
  targetMode: 'auto',
  targetOrder: ['surviving', 'vipLast', 'carrierLast', 'recruitFirst', 'woundedLast', 'mostRemaining'],
  crashLine: 'back',
  neverChoose: [],
};

export const INITIAL_ORDERS: StandingOrders = {
  preferences: DEFAULT_PREFERENCES,
  tactics: { tacticsBeforeSelection: 'ask', tacticsBeforeDeployment: 'ask', tacticsAfterDeployment: 'ask' },
  wish: [],
};

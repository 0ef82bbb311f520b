/** A player's orders for their absence (THE-RULES "Windows"): private, and open to change at any time. */
import type { Hex } from '@fieldpost/hex';
import { type FiledStep, type FiledWord, stepOfWord } from '../catalogue/steps.ts';
import type { Command, FiledOrder, Landing } from '../commands.ts';

/** What a scramble may be kept for: kinds of targets, and kinds of planes. None: any. */
export const SCRAMBLE_WORDS = [
  'unit',
  'city',
  'mine',
  'oilField',
  'farm',
  'bridge',
  'factory',
  'airfield',
  'port',
  'fortification',
  'carrier',
  'bomber',
  'fighter',
] as const;
export type ScrambleWord = (typeof SCRAMBLE_WORDS)[number];

export type ScrambleOrders = {
  readonly mode: 'ask' | 'never' | 'always';
  /** Fighters that stay down. */
  readonly minReserve: number;
  /** Fighters against one plane, at most. */
  readonly perTarget: number;
  readonly only: readonly ScrambleWord[];
};
/** Steps that are passed without a word until this is changed. */
export const PASSED_WORDS = [
  'sorties',
  'sail',
  'seaFire',
  'march',
  'guns',
  'assault',
  'production',
  'bases',
] as const satisfies readonly FiledWord[];
export type PassedWord = (typeof PASSED_WORDS)[number];

export type Standing = {
  readonly scramble: ScrambleOrders;
  readonly flak: 'fire' | 'hold';
  readonly flakPriority: readonly ('bmb' | 'ftr')[];
  /** Bases to prefer when the carrier a plane left is gone. */
  readonly landing: readonly Landing[];
  readonly repairBridges: 'ask' | 'all' | 'none' | readonly Hex[];
  /** Whether step 7 asks; null: as the pace has it, which asks under `strict` alone. What was filed for it runs anyway. */
  readonly transfers: 'ask' | 'skip' | null;
  /** Which of two attacks a page offers first; nothing is answered by it. */
  readonly autoAdvance: 'ask' | 'never' | 'always';
  readonly passes: readonly PassedWord[];
};

/** Orders for one step: the step is passed after them where `closed`; planned orders alone leave it open. */
export type FiledFor = { readonly step: FiledWord; readonly orders: readonly FiledOrder[]; readonly closed: boolean };
/** Orders for steps of one turn; they lapse with it. */
export type Filed = { readonly turn: number; readonly steps: readonly FiledFor[] };

/** An order for a later step of this turn (THE-RULES "Windows"), as its owner sees it. */
export type Plan = FiledOrder & { readonly step: FiledStep };

export type StandingOrders = Standing & { readonly filed: Filed };

const INITIAL_STANDING: Standing = {
  scramble: { mode: 'ask', minReserve: 0, perTarget: 1, only: [] },
  flak: 'fire',
  flakPriority: ['bmb', 'ftr'],
  landing: [],
  repairBridges: 'all',
  transfers: null,
  autoAdvance: 'ask',
  passes: [],
};

/**
 * THE-RULES "Windows": "`scramble: ask`, `flak: fire`, `repairBridges: all`, `transfers: skip` (in `strict` `ask`), `autoAdvance: ask`,
 * nothing filed"
 */
export const INITIAL_ORDERS: StandingOrders = { ...INITIAL_STANDING, filed: { turn: 0, steps: [] } };

/** MW-176: what is planned is filed as well, so that no step of the match tells of it. */
export const FILING_COMMANDS: readonly Command['type'][] = ['standing', 'file', 'withdraw', 'plan'];

/** What is on file for one step of this turn. */
export function filedFor({ filed }: StandingOrders, turn: number, step: FiledWord): FiledFor {
  const found = filed.turn === turn ? filed.steps.find((one) => one.step === step) : undefined;
  return found ?? { step, orders: NO_ORDERS, closed: false };
}

const NO_ORDERS: readonly FiledOrder[] = [];

/** All orders on file for this turn, step by step. */
export function plansIn({ filed }: StandingOrders, turn: number): readonly Plan[] {
  if (filed.turn !== turn || filed.steps.length === 0) return NO_PLANS;
  let plans = known.get(filed);
  if (plans === undefined) {
    const steps = filed.steps.map(({ step, orders }) => ({ orders, step: stepOfWord(step) as FiledStep }));
    const sorted = steps.toSorted((one, other) => one.step - other.step);
    plans = sorted.flatMap(({ step, orders }) => orders.map((order): Plan => ({ step, ...order })));
    known.set(filed, plans);
  }
  return plans;
}

const NO_PLANS: readonly Plan[] = [];
const known = new WeakMap<Filed, readonly Plan[]>();

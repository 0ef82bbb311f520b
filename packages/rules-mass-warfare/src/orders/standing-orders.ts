/** What a player leaves for the times when they are away (A.4): private, and to be changed at any time. */
import type { Hex } from '@fieldpost/hex';
import type { FiledWord } from '../catalogue/steps.ts';
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
  'transfers',
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
  /** Which of two attacks a page offers first; nothing is answered by it. */
  readonly autoAdvance: 'ask' | 'never' | 'always';
  readonly passes: readonly PassedWord[];
};

/** Orders for steps of one turn; they lapse with it. A step that is named is passed after them. */
export type Filed = {
  readonly turn: number;
  readonly steps: readonly { readonly step: FiledWord; readonly orders: readonly FiledOrder[] }[];
};

export type StandingOrders = Standing & { readonly filed: Filed };

const INITIAL_STANDING: Standing = {
  scramble: { mode: 'ask', minReserve: 0, perTarget: 1, only: [] },
  flak: 'fire',
  flakPriority: ['bmb', 'ftr'],
  landing: [],
  repairBridges: 'all',
  autoAdvance: 'ask',
  passes: [],
};

/** A.4: "Initial standing orders: `scramble: ask`, `flak: fire`, `repairBridges: all`, `autoAdvance: ask`, nothing filed." */
export const INITIAL_ORDERS: StandingOrders = { ...INITIAL_STANDING, filed: { turn: 0, steps: [] } };

export const FILING_COMMANDS: readonly Command['type'][] = ['standing', 'file', 'withdraw'];

/** Orders on file for one step of this turn; null: none were filed. */
export function filedFor({ filed }: StandingOrders, turn: number, step: FiledWord): readonly FiledOrder[] | null {
  if (filed.turn !== turn) return null;
  return filed.steps.find((one) => one.step === step)?.orders ?? null;
}

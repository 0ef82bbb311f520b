/** What a player may ask for. Resigning and draws belong to the match, not to this game. */
import type { Hex } from '@fieldpost/hex';
import type { RefusalCode } from './catalogue/refusals.ts';
import type { FiledStep, FiledWord } from './catalogue/steps.ts';
import type { BaseType, UnitType } from './catalogue/units.ts';
import type { Standing } from './orders/standing-orders.ts';

type UnitId = string;
/** A unit, or the infrastructure of a hex. */
export type Target = UnitId | Hex;
/** An airfield by its hex, or a carrier by its id. */
export type Landing = Hex | UnitId;

export type SortieOrder = { readonly type: 'sortie'; readonly unit: UnitId; readonly target: Target };
export type TransferOrder = { readonly type: 'transfer'; readonly unit: UnitId; readonly to: Landing };
export type SailOrder = { readonly type: 'sail'; readonly unit: UnitId; readonly to: Hex };
/** Of ships in step 9, of artillery in step 11. */
export type FireOrder = { readonly type: 'fire'; readonly unit: UnitId; readonly target: Target };
/** Where a unit ends, never its path: nothing happens on the way (MW-056). */
export type MarchOrder = { readonly type: 'march'; readonly unit: UnitId; readonly to: Hex };
export type BoardOrder = { readonly type: 'board'; readonly unit: UnitId; readonly ship: UnitId };
export type LandOrder = { readonly type: 'land'; readonly unit: UnitId; readonly to: Hex };
export type AttackOrder = {
  readonly type: 'attack';
  readonly unit: UnitId;
  readonly target: Target;
  /** MW-104 */
  readonly advance: boolean;
};
export type BuildOrder = { readonly type: 'build'; readonly what: UnitType; readonly at: Hex };
export type BaseOrder = { readonly type: 'base'; readonly unit: UnitId; readonly what: BaseType };
export type RepairOrder = { readonly type: 'repair'; readonly at: Hex };

/** What may be done at once, planned, or filed for a later step. */
export type Order =
  | SortieOrder
  | TransferOrder
  | SailOrder
  | FireOrder
  | MarchOrder
  | BoardOrder
  | LandOrder
  | AttackOrder
  | BuildOrder
  | BaseOrder
  | RepairOrder;

/** THE-RULES "Windows": what happens to a filed order that cannot be executed unchanged. */
export type Fallback = 'hold' | 'nearest';
export type FiledOrder = { readonly order: Order; readonly fallback: Fallback };
/** A filed order that could not be executed, and why. */
export type Dropped = { readonly order: Order; readonly code: RefusalCode };

export type ScrambleCommand = { readonly type: 'scramble'; readonly unit: UnitId; readonly plane: UnitId };
/** `plane` null: it holds its fire. */
export type FlakCommand = { readonly type: 'flak'; readonly unit: UnitId; readonly plane: UnitId | null };
export type DivertCommand = { readonly type: 'divert'; readonly unit: UnitId; readonly to: Landing };
/** For a step of the packet that is only planned: kept in private, and done when the step runs (MW-175). */
export type PlanCommand = { readonly type: 'plan'; readonly order: Order; readonly fallback: Fallback };
/** `dropped`: filed orders that could not be executed; empty where a person passes. */
export type PassCommand = { readonly type: 'pass'; readonly dropped: readonly Dropped[] };
/** MW-174: the packet is complete. */
export type ReadyCommand = { readonly type: 'ready' };
/** MW-011: one Infantry, by the option `freePlacement`. */
export type PlaceCommand = { readonly type: 'place'; readonly at: Hex };

/** MW-162: the match plays it for a player who resigns or is absent; players never give it. */
export type LeaveCommand = { readonly type: 'leave'; readonly why: 'resignation' | 'timeout' };

/** Standing orders of your own, all but what is filed. */
export type StandingCommand = { readonly type: 'standing'; readonly orders: Standing };
/** All orders for one step of this turn: the step is then passed after them. None: the step is passed. */
export type FileCommand = {
  readonly type: 'file';
  readonly step: FiledWord;
  readonly orders: readonly FiledOrder[];
};
/** Withdraws all orders filed and planned for a step, or one of them. */
export type WithdrawCommand = { readonly type: 'withdraw'; readonly step: FiledWord; readonly order: Order | null };
export type FilingCommand = StandingCommand | FileCommand | WithdrawCommand | PlanCommand;

export type Command =
  | Order
  | ScrambleCommand
  | FlakCommand
  | DivertCommand
  | PassCommand
  | ReadyCommand
  | PlaceCommand
  | LeaveCommand
  | FilingCommand;

const STEPS_OF: Readonly<Record<Order['type'], readonly FiledStep[]>> = {
  sortie: [2],
  transfer: [7],
  sail: [8],
  fire: [9, 11],
  march: [10],
  board: [10],
  land: [10],
  attack: [12],
  build: [17],
  base: [19],
  repair: [20],
};

/** The steps in which an order of this type may be given. */
export function stepsOf(type: Order['type']): readonly FiledStep[] {
  return STEPS_OF[type];
}

export function isOrder(command: Command): command is Order {
  return Object.hasOwn(STEPS_OF, command.type);
}

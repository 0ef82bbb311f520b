/**
 * What a player may ask for (THE-RULES "Reference procedures"). Where they say `type` for the kind of a unit, a command says `unitType`, because
 * `type` names the command. Resigning and draws belong to the match, not to this game.
 */
import type { UnitType } from './catalogue/units.ts';
import type { Army } from './state.ts';

/** ARMY: the whole design, a document. */
export type CommitArmyCommand = { readonly type: 'commitArmy' } & Army;
/** PLACE: one unit of the army, by type and number, on an empty square of its own zone. */
export type PlaceCommand = {
  readonly type: 'place';
  readonly unitType: UnitType;
  readonly index: number;
  readonly square: string;
};
export type ReinforceCommand = { readonly type: 'reinforce'; readonly unitType: UnitType; readonly square: string };
export type MoveCommand = { readonly type: 'move'; readonly unit: string; readonly to: string };
export type AttackCommand = { readonly type: 'attack'; readonly unit: string; readonly target: string };
export type RetreatCommand = { readonly type: 'retreat'; readonly unit: string; readonly to: string };
export type EndTurnCommand = { readonly type: 'endTurn' };

/** One entry of a placement plan. */
export type Placement = { readonly type: UnitType; readonly index: number; readonly square: string };
/** Filed, never a step (THE-RULES "Playing by post"): the remaining placements in order. An empty list withdraws the plan. */
export type PlanCommand = {
  readonly type: 'plan';
  readonly placements: readonly Placement[];
  /** Look again after this many enemy placements from now; null = lay the whole plan. */
  readonly stopAfter: number | null;
};

export const DIRECTIONS = ['back', 'back-a', 'back-h', 'side-a', 'side-h'] as const;
/** H: straight back, back toward the a-file, back toward the last file, sideways toward the a-file, toward the last. */
export type Direction = (typeof DIRECTIONS)[number];
export const RETREAT_CHOICES = ['list', 'bestTerrain', 'awayFromEnemy', 'ask'] as const;
export type RetreatChoice = (typeof RETREAT_CHOICES)[number];
/**
 * How a unit chooses its square (THE-RULES "Playing by post"). `order` holds each direction once; it decides ties, and for `ask` the end
 * of the clock.
 */
export type RetreatRule = { readonly choose: RetreatChoice; readonly order: readonly Direction[] };
/** For all units, with other rules for types and for single units (by id). The narrowest counts. */
export type RetreatOrders = {
  readonly all: RetreatRule;
  readonly types: Readonly<Partial<Record<UnitType, RetreatRule>>>;
  readonly units: Readonly<Record<string, RetreatRule>>;
};
/** Filed, never a step (THE-RULES "Playing by post"). */
export type SetRetreatOrdersCommand = { readonly type: 'setRetreatOrders'; readonly orders: RetreatOrders };

export type Command =
  | CommitArmyCommand
  | PlaceCommand
  | PlanCommand
  | ReinforceCommand
  | MoveCommand
  | AttackCommand
  | RetreatCommand
  | EndTurnCommand
  | SetRetreatOrdersCommand;

export const END_TURN: EndTurnCommand = Object.freeze({ type: 'endTurn' });

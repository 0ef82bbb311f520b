/**
 * The whole truth of one war, as plain JSON (THE-RULES "Components"). What everybody may know is gathered in `war`, which views share as it
 * is; what a player has planned for later steps stands beside it.
 */
import type { Outcome } from '@fieldpost/engine';
import type { Side } from './catalogue/sides.ts';
import type { BaseType, UnitType } from './catalogue/units.ts';
import type { HexNo } from './field/ground.ts';
import type { FieldMap } from './field/map.ts';
import type { Options } from './options.ts';

export type { Side } from './catalogue/sides.ts';
export type { HexNo } from './field/ground.ts';

export type UnitId = string;
export type BySide<Value> = Readonly<Partial<Record<Side, Value>>>;

export type Unit = {
  /** `s<seat>-<type>-<n>`, n never used again. */
  readonly id: UnitId;
  readonly type: UnitType;
  readonly owner: Side;
  /** Of a plane the hex of its base, in the air too; of what is carried that of its carrier. */
  readonly at: HexNo;
  readonly carrier: UnitId | null;
  /** 0 to 6 (MW-009). */
  readonly fire: number;
  readonly moved: boolean;
  readonly attacked: boolean;
  readonly inAir: boolean;
  readonly flakFired: boolean;
};

/** MW-060: an infrastructure item by the number of its hex, or a unit by its id. */
export type Aim = HexNo | UnitId;

export type Sortie = {
  readonly plane: UnitId;
  readonly aim: Aim;
  /** MW-064: whose the target is; null: nobody defends it. */
  readonly against: Side | null;
  /** Fighters sent up against it, in order. */
  readonly fighters: readonly UnitId[];
  /** MW-065: whether its return shot has been settled. */
  readonly answered: boolean;
};

/** Where a turn stands: the stage of its pace, whose visit it is, and which part of the visit. */
export type Cursor = { readonly stage: number; readonly seat: number; readonly part: number };

export type Player = {
  readonly metal: number;
  readonly oil: number;
  /** Null while the player is active. */
  readonly left: { readonly why: LeftWhy; readonly turn: number; readonly step: number } | null;
};
export type LeftWhy = 'eliminated' | 'resigned';

/** MW-110: what step 14 found; the smaller of the two is the unit limit of the turn. */
export type Supply = { readonly food: number; readonly people: number };

/** All that everybody may know. */
export type War = {
  readonly options: Options;
  /** What never changes: its ground is remembered by this object. */
  readonly map: FieldMap;
  /** The seats of this match, in number order. */
  readonly sides: readonly Side[];
  readonly turn: number;
  /** THE-RULES "The twenty steps": 1 to 20; 0 while Infantry is placed. */
  readonly step: number;
  readonly cursor: Cursor;
  /** Whether the player awaited has a choice here. Where not, what they left for the step is done, and it ends (MW-175). */
  readonly asks: boolean;
  /** Actions since the turn reached this place, as `orders/done.ts` writes them. */
  readonly done: readonly string[];
  /** MW-040: the order of this turn. */
  readonly order: readonly Side[];
  readonly players: BySide<Player>;
  /** Units of each side, lowest id first. */
  readonly armies: BySide<readonly Unit[]>;
  /** Numbers of the last unit made, by side and type. */
  readonly made: BySide<Readonly<Partial<Record<UnitType, number>>>>;
  /** By hex: the number of the seat that controls it, 0 = nobody. */
  readonly control: readonly number[];
  readonly bases: Readonly<Record<HexNo, BaseType>>;
  /** Fire counters on infrastructure, where there are any. */
  readonly fire: Readonly<Record<HexNo, number>>;
  readonly sorties: readonly Sortie[];
  /** How many sorties a side has passed on in step 3 of this turn. */
  readonly faced: BySide<number>;
  /** MW-104: who may advance, and where to, in the order of attacks. */
  readonly advances: readonly { readonly unit: UnitId; readonly to: HexNo }[];
  readonly supply: BySide<Supply>;
  readonly sitesUsed: readonly HexNo[];
  readonly repaired: readonly HexNo[];
  /** MW-164: whether this turn has had an event, and turns in a row without one before it. */
  readonly eventful: boolean;
  readonly quiet: number;
  readonly outcome: Outcome<Side> | null;
};

export type State = {
  readonly war: War;
  /** MW-174: who has closed their packet. */
  readonly ready: readonly Side[];
};

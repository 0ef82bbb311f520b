/** What happened. Events alone rebuild a state. Places tell readers where; numbers of hexes tell the state. */
import type { Outcome } from '@fieldpost/engine';
import type { RefusalCode } from './catalogue/refusals.ts';
import type { BaseType, UnitType } from './catalogue/units.ts';
import type { Dropped } from './commands.ts';
import type { HexNo } from './field/ground.ts';
import type { Place } from './field/places.ts';
import type { Aim, BySide, Cursor, LeftWhy, Side, Supply, UnitId } from './state.ts';

export type TurnEvent =
  | { readonly type: 'turnBegan'; readonly turn: number }
  /** MW-040: every throw in order; ties are thrown again. */
  | {
      readonly type: 'initiative';
      readonly throws: readonly { readonly side: Side; readonly die: number }[];
      readonly order: readonly Side[];
    }
  /** The turn stops here. `fresh`: another window than before. `asks`: a player has a choice; otherwise there is no notice. */
  | {
      readonly type: 'opened';
      readonly cursor: Cursor;
      readonly step: number;
      readonly fresh: boolean;
      readonly asks: boolean;
    }
  /** Somebody's part of a step is over. Told to its owner alone. `passed`: they had a choice in it. */
  | {
      readonly type: 'closed';
      readonly side: Side;
      readonly step: number;
      readonly passed: boolean;
      readonly dropped: readonly Dropped[];
    }
  | { readonly type: 'readied'; readonly side: Side }
  | { readonly type: 'placed'; readonly unit: UnitId; readonly side: Side; readonly at: HexNo; readonly place: Place }
  /** MW-161, MW-162. `cleared`: what was theirs goes at once; else when the secret window closes. */
  | {
      readonly type: 'left';
      readonly side: Side;
      readonly why: LeftWhy;
      readonly turn: number;
      readonly step: number;
      readonly cleared: boolean;
    }
  | { readonly type: 'cleared'; readonly side: Side }
  | { readonly type: 'warEnded'; readonly outcome: Outcome<Side> };

export type MoveEvent =
  | {
      readonly type: 'moved';
      readonly how: 'sail' | 'march' | 'board' | 'land' | 'transfer' | 'divert' | 'advance';
      readonly unit: UnitId;
      readonly to: HexNo;
      readonly carrier: UnitId | null;
      readonly oil: number;
      readonly place: Place;
    }
  | {
      readonly type: 'sortied';
      readonly unit: UnitId;
      readonly aim: Aim;
      readonly against: Side | null;
      readonly oil: number;
      readonly place: Place;
    }
  | { readonly type: 'scrambled'; readonly unit: UnitId; readonly plane: UnitId; readonly oil: number }
  /** All planes in the air whose base still stands. */
  | { readonly type: 'landed'; readonly units: readonly UnitId[] }
  /** MW-071: no base to land at. */
  | { readonly type: 'ditched'; readonly unit: UnitId };

/** Both sums of one attack (MW-004). `bonus`: of terrain and fortification. */
export type AttackKind = 'scramble' | 'return' | 'flak' | 'strike' | 'smallArms' | 'sea' | 'guns' | 'assault';
export type AttackEvent =
  | {
      readonly type: 'attacked';
      readonly kind: AttackKind;
      readonly by: UnitId;
      readonly target: UnitId;
      readonly place: Place;
      readonly attack: readonly number[];
      readonly defence: readonly number[];
      readonly bonus: { readonly terrain: number; readonly fort: number };
      readonly fire: { readonly by: number; readonly target: number };
      readonly sums: readonly [attack: number, defence: number];
      readonly destroyed: boolean;
      /** Everything that goes: the target and what it carries. */
      readonly lost: readonly UnitId[];
      /** MW-104: where the attacker may advance. */
      readonly advance: HexNo | null;
    }
  | {
      readonly type: 'shelled';
      readonly kind: 'strike' | 'guns' | 'assault';
      readonly by: UnitId;
      readonly at: HexNo;
      readonly place: Place;
      readonly dice: readonly number[];
      readonly counters: number;
      /** MW-069 */
      readonly lost: readonly UnitId[];
    }
  | { readonly type: 'heldFire'; readonly unit: UnitId }
  /** MW-065: the return shots against this defender's fighters are settled. */
  | { readonly type: 'faced'; readonly side: Side; readonly sorties: number; readonly settled: boolean }
  /** MW-068: the target was gone. */
  | { readonly type: 'missed'; readonly unit: UnitId };

export type HomeEvent =
  | { readonly type: 'supplied'; readonly supply: BySide<Supply> }
  | { readonly type: 'earned'; readonly what: 'metal' | 'oil'; readonly by: BySide<number> }
  | {
      readonly type: 'built';
      readonly unit: UnitId;
      readonly what: UnitType;
      readonly at: HexNo;
      readonly place: Place;
    }
  | {
      readonly type: 'claimed';
      readonly side: Side;
      readonly from: Side | null;
      readonly at: HexNo;
      readonly place: Place;
      /** MW-131: planes of another player at an airfield. */
      readonly lost: readonly UnitId[];
      /** The people of a city that changes hands; 0 elsewhere. */
      readonly people: number;
    }
  | {
      readonly type: 'based';
      readonly side: Side;
      readonly unit: UnitId;
      readonly what: BaseType;
      readonly at: HexNo;
      readonly place: Place;
    }
  | { readonly type: 'mended'; readonly side: Side; readonly at: HexNo; readonly place: Place }
  /** MW-150: everything loses one counter, of bridges only those that were repaired. */
  | { readonly type: 'cooled' };

export type Event = TurnEvent | MoveEvent | AttackEvent | HomeEvent;

/** Events that nobody else learns of are no notices; `closed` is one for its owner alone. */
export type Notice = Event;
export type DroppedCode = RefusalCode;

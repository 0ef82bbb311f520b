/** What happened. Events alone rebuild a state; they name a device by its id and, where it is under one, by its cup (WWA-148). */
import type { Outcome } from '@fieldpost/engine';
import type { AttackId } from './catalogue/attacks.ts';
import type { Ability } from './catalogue/devices.ts';
import type { AnyFace, Die } from './catalogue/dice.ts';
import type { Region } from './catalogue/regions.ts';
import type { TokenId } from './catalogue/tokens.ts';
import type { Action, Activate, Fallen, Move, Target, UnitTarget, UseDevice } from './commands.ts';
import type {
  Charge,
  CupName,
  Decision,
  Deployment,
  Device,
  DeviceId,
  Dir,
  FullOrder,
  Hex,
  Jam,
  Phase,
  Pos,
  Seat,
  Solid,
  Tank,
  TankOrder,
  Unit,
  UnitId,
} from './state.ts';

/** WWA-138: a token that is played is shown, and nothing of what stays in the hand. */
export type RoundEvent =
  | { readonly type: 'tankPlaced'; readonly side: Seat; readonly tank: Tank }
  /** `at` null: no hex was left for it (WWA-003). */
  | { readonly type: 'supportPlaced'; readonly side: Seat; readonly at: Hex | null }
  | { readonly type: 'unitEntered'; readonly unit: Unit }
  | { readonly type: 'deviceEntered'; readonly device: Device }
  | { readonly type: 'drew'; readonly side: Seat; readonly token: TokenId | null }
  | { readonly type: 'coin'; readonly side: Seat }
  | { readonly type: 'roundBegan'; readonly round: number; readonly first: Seat }
  /** The match waits here. */
  | { readonly type: 'opened'; readonly phase: Phase; readonly side: Seat }
  /** `hidden`: given in a sealed window, or only its moment is private. */
  | { readonly type: 'ordered'; readonly side: Seat; readonly order: FullOrder | null; readonly sealed: boolean }
  | {
      readonly type: 'tokenPlayed';
      readonly side: Seat;
      readonly token: TokenId;
      readonly face: 'A' | 'B';
      readonly where: Pos | Region;
      readonly via: string;
    }
  | { readonly type: 'held'; readonly side: Seat }
  /** WWA-154: ORDERS of one seat, for its own eyes. */
  | {
      readonly type: 'roundOrdered';
      readonly side: Seat;
      readonly order: FullOrder;
      readonly tokens: readonly Deployment[];
    }
  /** WWA-154: both are in; "What both deployed is shown together". */
  | { readonly type: 'tokensShown' }
  /** WWA-154: tokens that were not legal when it came to them, for their owner's eyes. */
  | { readonly type: 'tokensFell'; readonly side: Seat; readonly fell: readonly Fallen<Deployment>[] }
  /** WWA-154: what of a queue has not fitted so far, for its owner's eyes. */
  | { readonly type: 'queueLeft'; readonly side: Seat; readonly left: readonly Fallen<Activate | UseDevice>[] }
  | { readonly type: 'passed'; readonly side: Seat; readonly counted: boolean; readonly automatic: boolean }
  | { readonly type: 'roundEnded'; readonly round: number; readonly keepMarks: boolean }
  | { readonly type: 'burnedOut' }
  | { readonly type: 'matchEnded'; readonly outcome: Outcome<Seat> };

export type UnitEvent =
  | {
      readonly type: 'activated';
      readonly side: Seat;
      readonly unit: UnitId;
      readonly move: Move | null;
      readonly action: Action | null;
    }
  /** AWAIT_ACTION: what it does from where it came down; null: it ends. */
  | { readonly type: 'acted'; readonly side: Seat; readonly unit: UnitId; readonly action: Action | null }
  | {
      readonly type: 'moved';
      readonly unit: UnitId;
      readonly to: Pos;
      readonly how: 'walk' | 'jet' | 'scatter' | 'flee' | 'thrown' | 'pushed';
      readonly from: Pos;
    }
  | { readonly type: 'loaded'; readonly unit: UnitId; readonly attack: AttackId }
  | { readonly type: 'deployed'; readonly unit: UnitId; readonly dir: Dir | null }
  | { readonly type: 'connected'; readonly unit: UnitId; readonly presence: Device }
  | { readonly type: 'disconnected'; readonly unit: UnitId; readonly presence: DeviceId }
  | { readonly type: 'marked'; readonly unit: UnitId; readonly tank: Seat; readonly core: string }
  | { readonly type: 'disabled'; readonly unit: UnitId; readonly until: number }
  | { readonly type: 'hurt'; readonly unit: UnitId; readonly hits: number }
  | { readonly type: 'removed'; readonly unit: UnitId; readonly why: Death };
/** Why a unit is gone. */
export type Death = 'shot' | 'blast' | 'impact' | 'melee' | 'suicide' | 'feedback' | 'runOver' | 'tank';

export type FireEvent =
  | {
      readonly type: 'fired';
      readonly side: Seat;
      /** Null: a main gun. */
      readonly unit: UnitId | null;
      readonly attack: AttackId;
      /** Of the tank where the mount is. */
      readonly mount: { readonly tank: Seat; readonly id: string } | null;
      readonly target: Target;
      readonly second: UnitTarget | null;
    }
  | {
      readonly type: 'rolled';
      readonly die: Die;
      readonly roll: number;
      readonly face: AnyFace;
      /** The unit that it happens to; null: a hex. */
      readonly unit: UnitId | null;
      readonly effect: 'hit' | 'miss' | 'disable' | 'reroll' | 'none';
    }
  | {
      readonly type: 'hexHit';
      readonly hex: Hex;
      readonly layer: 'ground' | 'in:A' | 'in:B';
      readonly attack: AttackId;
    }
  | {
      readonly type: 'impact';
      readonly solid: Solid;
      readonly points: number;
      /** The new state of a wall, or a destroyed component. */
      readonly destroyed: boolean;
    }
  | { readonly type: 'chargeLaid'; readonly charge: Charge }
  | { readonly type: 'chargeLeft'; readonly charge: string; readonly at: Pos }
  | { readonly type: 'exploded'; readonly charge: string; readonly at: Pos }
  | { readonly type: 'asked'; readonly decision: Decision; readonly phase: Phase; readonly side: Seat }
  | { readonly type: 'threw'; readonly side: Seat; readonly unit: UnitId; readonly dir: Dir };

/** `device` is null for viewers who may not know what is under `cup`. */
export type DeviceEvent =
  | {
      readonly type: 'deviceUsed';
      readonly side: Seat;
      readonly device: DeviceId | null;
      readonly cup: CupName | null;
      readonly ability: Ability;
      readonly region: Region | null;
      readonly targets: readonly string[];
    }
  | {
      readonly type: 'shifted';
      readonly side: Seat;
      readonly device: DeviceId | null;
      readonly cup: CupName | null;
      readonly from: Region;
      readonly to: Region;
    }
  | { readonly type: 'jammed'; readonly jam: Jam }
  | { readonly type: 'jamLifted'; readonly jam: string; readonly region: Region }
  /** `cups`: numbers in the order of `members`; null for viewers who may not know which is which. */
  | {
      readonly type: 'encrypted';
      readonly side: Seat;
      readonly members: readonly DeviceId[];
      readonly region: Region;
      readonly numbers: readonly number[];
      readonly cups: readonly number[] | null;
    }
  | {
      readonly type: 'revealed';
      readonly side: Seat;
      readonly devices: readonly { readonly device: Device; readonly cup: number }[];
    }
  | { readonly type: 'deviceLost'; readonly device: DeviceId; readonly why: 'sabotage' | 'disconnected' };

export type TankEvent =
  | {
      readonly type: 'opsBegan';
      readonly orders: Readonly<Record<Seat, TankOrder | null>>;
      readonly jammed: Readonly<Record<Seat, { readonly move: boolean; readonly fire: boolean }>>;
    }
  | {
      readonly type: 'tankMoved';
      readonly side: Seat;
      readonly anchor: Hex;
      readonly heading: Dir;
      readonly crushed: readonly Hex[];
    }
  | { readonly type: 'tankStopped'; readonly side: Seat; readonly why: 'edge' | 'ground' | 'tank' | 'support' }
  | { readonly type: 'turretTurned'; readonly side: Seat; readonly turret: Dir }
  | { readonly type: 'momentChosen'; readonly side: Seat; readonly moment: number }
  | { readonly type: 'shotLost'; readonly side: Seat; readonly why: 'moment' | 'jammed' }
  | { readonly type: 'opsDone'; readonly side: Seat }
  | { readonly type: 'tankDestroyed'; readonly side: Seat; readonly why: 'cores' | 'component' };

/** WWA-139: the record holds the full truth. */
export type Event = RoundEvent | UnitEvent | FireEvent | DeviceEvent | TankEvent;
/** Notices are events from which what their reader may not know was left out. */
export type Notice = Event;

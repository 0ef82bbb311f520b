/** What happened (THE-RULES "Events"). Events alone rebuild a state. `by` names who is answerable: the soldier, of a vehicle its crew. */
import type { Outcome } from '@fieldpost/engine';
import type { Hex } from '@fieldpost/hex';
import type { UpgradeId } from './catalogue/medals.ts';
import type { SoldierType } from './catalogue/soldiers.ts';
import type { TacticId } from './catalogue/tactics.ts';
import type { AttackEvent } from './events/attacks.ts';
import type {
  Author,
  Beneficiary,
  Effect,
  Empire,
  Errand,
  Item,
  ItemId,
  Line,
  Phase,
  Plane,
  Unit,
  UnitId,
} from './state.ts';

export type * from './events/attacks.ts';

export type Action = 'move' | 'shoot' | 'grenade' | 'melee' | 'special' | 'approach' | 'attackRun';

/** Set-up: secrets of one Empire until the reveal. */
export type SetUpEvent =
  /** AWW-312, in a battle of a campaign: what an Empire brings. */
  | { readonly type: 'tacticBrought'; readonly empire: Empire; readonly card: TacticId }
  /** Q5, without a card. */
  | { readonly type: 'tacticKept'; readonly empire: Empire }
  /** RANDOM: cards dealt; with T04 N + 2 of them, of which N are kept. */
  | {
      readonly type: 'dealt';
      readonly empire: Empire;
      readonly soldiers: readonly SoldierType[];
      /** AWW-012. */
      readonly secret: boolean;
    }
  | {
      readonly type: 'picked';
      readonly empire: Empire;
      readonly soldier: SoldierType;
      readonly controller: number;
      readonly secret: boolean;
    }
  | { readonly type: 'phaseStarted'; readonly phase: Phase; readonly active: Empire }
  | { readonly type: 'placed'; readonly empire: Empire; readonly unit: UnitId; readonly at: Hex | 'reserve' }
  | { readonly type: 'vipNamed'; readonly empire: Empire; readonly unit: UnitId }
  | { readonly type: 'deploymentLocked'; readonly empire: Empire }
  /** D-32: both deployments together: every unit, its grenades, and the tiles that tanks have flattened. */
  | {
      readonly type: 'deployed';
      readonly units: readonly Unit[];
      readonly items: readonly Item[];
      readonly flattened: readonly Hex[];
      readonly vip: UnitId | null;
    };

export type TurnEvent =
  | { readonly type: 'turnStarted'; readonly empire: Empire; readonly round: number }
  | { readonly type: 'turnEnded'; readonly empire: Empire; readonly round: number }
  | { readonly type: 'roundEnded'; readonly round: number }
  /** O03: own turns in a row. */
  | { readonly type: 'held'; readonly empire: Empire; readonly count: number }
  /** `unit`: the soldier, of a vehicle its crew, whose action of the turn is spent; `free`: T12's melee costs none. */
  | { readonly type: 'acted'; readonly unit: UnitId; readonly action: Action; readonly free: boolean }
  | { readonly type: 'granted'; readonly by: Author; readonly to: UnitId }
  | { readonly type: 'playerDone'; readonly empire: Empire; readonly player: number; readonly done: boolean }
  | {
      readonly type: 'handedOver';
      readonly empire: Empire;
      readonly unit: UnitId;
      readonly player: number;
      /** For this turn only. */
      readonly lent: boolean;
    }
  | { readonly type: 'commandTransferred'; readonly empire: Empire; readonly player: number }
  | { readonly type: 'markedAbsent'; readonly empire: Empire; readonly player: number; readonly absent: boolean }
  | { readonly type: 'battleEnded'; readonly outcome: Outcome<Empire> };

export type DeedEvent =
  /** One step. `dragged` = who came along. */
  | {
      readonly type: 'moved';
      readonly unit: UnitId;
      readonly from: Hex;
      readonly to: Hex;
      readonly dragged: UnitId | null;
      /** U01: who else came along; not there without. */
      readonly also?: UnitId;
    }
  /** T12: after its Move a soldier may fight at once; false: it has, or has not taken its chance. */
  | { readonly type: 'charging'; readonly unit: UnitId; readonly charging: boolean }
  | { readonly type: 'built'; readonly by: Author; readonly what: 'trench' | 'wire'; readonly at: Hex }
  | {
      readonly type: 'repaired';
      readonly by: Author;
      readonly what: 'trench' | 'tank' | 'building';
      readonly at: Hex;
      readonly tank: UnitId | null;
      /** U12: more than the one point; not there without. */
      readonly points?: number;
    }
  /** U03, U14, U16: an upgrade that works once per battle has. */
  | { readonly type: 'upgradeUsed'; readonly unit: UnitId; readonly upgrade: UpgradeId }
  | { readonly type: 'healed'; readonly unit: UnitId; readonly by: Author }
  /** A soldier stands again with this damage; a civilian is upright (0). */
  | { readonly type: 'revived'; readonly unit: UnitId; readonly by: Author; readonly damage: number }
  | { readonly type: 'respawned'; readonly unit: UnitId; readonly at: Hex }
  /** T20: out of the reserve. */
  | { readonly type: 'entered'; readonly unit: UnitId; readonly at: Hex }
  | {
      readonly type: 'planeMoved';
      readonly unit: UnitId;
      readonly at: Hex;
      readonly state: Plane['state'];
      readonly line: Line;
    }
  | { readonly type: 'itemDropped'; readonly item: ItemId; readonly unit: UnitId; readonly at: Hex }
  | { readonly type: 'itemTaken'; readonly item: ItemId; readonly unit: UnitId }
  | { readonly type: 'itemPut'; readonly item: ItemId; readonly unit: UnitId; readonly at: Hex }
  | { readonly type: 'itemGiven'; readonly item: ItemId; readonly unit: UnitId; readonly to: UnitId }
  /** AWW-105, AWW-106: what a soldier handled in this turn, and whether that ends its turn. */
  | { readonly type: 'handled'; readonly unit: UnitId; readonly item: ItemId; readonly finished: boolean }
  /** A grenade thrown, or a token taken out of the battle (O15). */
  | { readonly type: 'itemGone'; readonly item: ItemId; readonly unit: UnitId }
  /** T17. */
  | { readonly type: 'itemMade'; readonly item: Item };

export type TacticEvent =
  /** A card is revealed and used, once (one use of a `multi`). */
  | { readonly type: 'tacticUsed'; readonly empire: Empire; readonly card: TacticId }
  /** T16 is armed, in secret. */
  | { readonly type: 'tacticArmed'; readonly empire: Empire; readonly for: readonly Beneficiary[] }
  /** T16 saves this unit. */
  | { readonly type: 'tacticFired'; readonly empire: Empire; readonly card: TacticId; readonly unit: UnitId }
  | { readonly type: 'effectStarted'; readonly effect: Effect }
  | { readonly type: 'effectEnded'; readonly card: TacticId; readonly empire: Empire }
  /** T09, T10: single commands begin, continue (with what T10 has placed) or are over (null). */
  | { readonly type: 'errand'; readonly empire: Empire; readonly errand: Errand | null }
  /** T05: health goes up. */
  | { readonly type: 'strengthened'; readonly unit: UnitId; readonly health: number };

export type Event = SetUpEvent | TurnEvent | DeedEvent | AttackEvent | TacticEvent;

type Kept<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** What one viewer may know of an event. Null fields are hidden from them; `owner`: they see only that the owner chose. */
export type Notice =
  | Exclude<Event, { readonly type: 'dealt' | 'picked' | 'hitAssigned' | 'asked' | 'answered' }>
  | (Omit<Kept<'dealt'>, 'soldiers'> & { readonly soldiers: readonly SoldierType[] | null })
  | (Omit<Kept<'picked'>, 'soldier' | 'controller'> & {
      readonly soldier: SoldierType | null;
      readonly controller: number | null;
    })
  | (Omit<Kept<'hitAssigned'>, 'by'> & { readonly by: 'auto' | 'answer' | 'only' | 'owner' })
  | Omit<Kept<'asked'>, 'rest'>
  | (Omit<Kept<'answered'>, 'by'> & { readonly by: 'auto' | 'answer' | 'owner' });

/**
 * The whole truth of one battle, as plain JSON (THE-RULES "State"). What everybody may know is gathered in `battle`, which views share as
 * it is; what an Empire keeps to itself stands beside it.
 */
import type { Outcome } from '@fieldpost/engine';
import type { Hex } from '@fieldpost/hex';
import type { CarryOver } from './carry-over.ts';
import type { Objective } from './catalogue/conditions.ts';
import type { Empire } from './catalogue/empires.ts';
import type { ObjectiveId } from './catalogue/objectives.ts';
import type { SoldierType } from './catalogue/soldiers.ts';
import type { BoonKind, Duration, TacticId } from './catalogue/tactics.ts';
import type { TileId } from './catalogue/tiles.ts';
import type { Battlefield } from './field/battlefield.ts';
import type { Options } from './options.ts';
import type { Question, Task } from './state/questions.ts';
import type { Item, ItemId, UnitId, Units } from './state/units.ts';

export type { Empire } from './catalogue/empires.ts';
export { EMPIRES, enemyOf } from './catalogue/empires.ts';
export type * from './state/questions.ts';
export type * from './state/units.ts';

export type ByEmpire<Value> = { readonly HERB: Value; readonly CARN: Value };

/**
 * THE-RULES "Sequence of play". LOBBY, FIELD, OBJECTIVE and TACTICS are over when a battle opens; AWAIT is an open `question` in any
 * phase.
 */
export const PHASES = [
  'tacticChoice',
  'beforeSelection',
  'selection',
  'beforeDeployment',
  'deployment',
  'afterDeployment',
  'turn',
  'ended',
] as const;
export type Phase = (typeof PHASES)[number];

/** AWW-080, AWW-170. At most one of trench and wreck; wire may lie beside either (D-14). */
export type Feature = { readonly kind: 'trench' | 'wreck'; readonly damage: number };

export type Tile = {
  readonly at: Hex;
  readonly card: TileId;
  /** No Man's Land: Side B is up. */
  readonly nml: boolean;
  readonly damage: number;
  readonly feature: Feature | null;
  readonly wire: boolean;
};

/** AWW-181: who profits: a soldier in the life that it had when the card was played. */
export type Beneficiary = readonly [unit: UnitId, life: number];

/** The effect of a revealed tactic until it ends. T16 stays among its holder's secrets until it fires. */
export type Effect = {
  /** From 1. */
  readonly id: number;
  readonly by: Empire;
  readonly card: TacticId;
  readonly does: BoonKind | 'cover' | 'mislead';
  readonly amount: number;
  readonly until: Duration;
  readonly who: readonly Beneficiary[];
  /** T08: the tiles under smoke. */
  readonly tiles: readonly Hex[];
};

/** T09 and T10: the card whose single commands are being given until `finish`. T10 counts what it has placed. */
export type Errand = { readonly card: 'T09' | 'T10'; readonly trenches: number; readonly wires: number };

/** Who sits on the side of one Empire (THE-RULES "Team play"). */
export type Team = { readonly players: number; readonly commander: number; readonly absent: readonly number[] };

/** All that everybody may know. */
export type Battle = {
  readonly options: Options;
  readonly phase: Phase;
  /** From 1. Before the first turn 0. */
  readonly round: number;
  /** Whose turn it is; in `selection` who picks next, in `afterDeployment` whose window is open. */
  readonly active: Empire;
  /** What never changes: geometry is remembered by this object. */
  readonly field: Battlefield;
  /** Sorted by q, then r. They never change their places. */
  readonly tiles: readonly Tile[];
  /** From the reveal of deployment on; civilians from the start. */
  readonly units: Units;
  readonly items: Readonly<Record<ItemId, Item>>;
  /** Null: the conditions of a drawn scenario. */
  readonly objective: ObjectiveId | null;
  /** The card in play, its hexes turned as role A sits (THE-RULES "Objectives"). */
  readonly aims: Objective;
  /** AWW-007: who plays role A. */
  readonly roleA: Empire;
  /** AWW-018: the zone for returns and reserves; `deploymentZones`: where each may deploy. */
  readonly zones: ByEmpire<readonly Hex[]>;
  readonly deploymentZones: ByEmpire<readonly Hex[]>;
  readonly squadSize: ByEmpire<number>;
  readonly teams: ByEmpire<Team>;
  /** O12. */
  readonly vip: UnitId | null;
  /** O03: counted turns. */
  readonly hold: ByEmpire<number>;
  /** O09: the Empire whose attack killed the civilian who died last. */
  readonly civilianKiller: Empire | null;
  readonly effects: readonly Effect[];
  readonly errand: Errand | null;
  readonly question: Question | null;
  /** What continues once the question is answered, in order; empty where none is open. */
  readonly tasks: readonly Task[];
  /** Attacks so far: one less than the next attack's number. */
  readonly attacks: number;
  /** Questions so far. */
  readonly questions: number;
  readonly outcome: Outcome<Empire> | null;
  /** The carry-over of a campaign (LC-051). Absent in a battle without campaign, so that its records keep their form. */
  readonly legacy?: CarryOver;
};

/** The one tactic of an Empire (AWW-008, AWW-180). Hidden until it is revealed. */
export type Tactic = {
  readonly card: TacticId;
  readonly usesLeft: number;
  readonly revealed: boolean;
  readonly usedInTurn: boolean;
  /** T16: whom it guards once it is armed; null before. */
  readonly armed: readonly Beneficiary[] | null;
  /** A `before` card that was kept in its window. */
  readonly lost: boolean;
};

/** A squad in the making. */
export type Squad = {
  /** Picked, or dealt and kept, in order, with the player who controls each. */
  readonly picks: readonly { readonly soldier: SoldierType; readonly controller: number }[];
  /** T04 with RANDOM selection: the cards dealt, of which some are kept; else empty. */
  readonly dealt: readonly SoldierType[];
  /** T04: unseen by the enemy until deployment is revealed (AWW-012). */
  readonly secret: boolean;
};

/** A deployment in the making (AWW-014 to AWW-016): seen by its own Empire alone until both are locked. */
export type Deployment = {
  /** Where each soldier (by its own id, crews too) is put; 'reserve' by T20. */
  readonly placed: Readonly<Record<UnitId, Hex | 'reserve'>>;
  readonly vip: UnitId | null;
  readonly locked: boolean;
};

/** The record of a unit so far (THE-RULES "From battle to campaign"). */
export type Tally = {
  readonly deaths: number;
  readonly damageTaken: number;
  readonly enemyDamage: number;
  readonly enemyWounded: number;
  readonly enemyKilled: number;
  readonly attackRuns: number;
};

export type State = {
  readonly battle: Battle;
  /** Null: no card (a drawn scenario). */
  readonly tactics: ByEmpire<Tactic | null>;
  readonly squads: ByEmpire<Squad>;
  readonly deployments: ByEmpire<Deployment>;
  /** The Empires that have answered in the open secret window. */
  readonly answered: ByEmpire<boolean>;
  /** THE-RULES "Team play": the players who have said that they are done with this turn. */
  readonly done: ByEmpire<readonly number[]>;
  readonly tallies: Readonly<Record<UnitId, Tally>>;
};

/** Turns begun so far, of both Empires together, from 1. */
export function turnNumber({ round, active }: Battle): number {
  return round * 2 - (active === 'HERB' ? 1 : 0);
}

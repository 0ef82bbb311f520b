/** What a player may ask for (THE-RULES "Commands"). Resigning and draws belong to the match, not to this game. */
import type { Hex } from '@fieldpost/hex';
import type { SoldierType } from './catalogue/soldiers.ts';
import type { TacticId } from './catalogue/tactics.ts';
import type { FilingCommand } from './orders/standing-orders.ts';
import type { ItemId, Line, UnitId } from './state.ts';

/** AWW-133: with a Move; `at` is the tile left or the tile entered. */
export type MovingBuild = { readonly kind: 'trench' | 'wire'; readonly at: Hex };
/** `unit`: a soldier on foot or a tank. `path`: the tiles entered, one or more. */
export type MoveCommand = {
  readonly type: 'move';
  readonly unit: UnitId;
  readonly path: readonly Hex[];
  readonly drag: UnitId | null;
  /** AWW-104: after how many steps the load is left: 1 to the length of the path; 0 without a load. */
  readonly dragSteps: number;
  readonly build: MovingBuild | null;
  /** U01: a second load, left after as many steps; not there without one. */
  readonly also?: UnitId;
};
/** AWW-052: one entry for each real tie of the path in order, or none at all: then each goes to the lower need. */
export type Tie = 'first' | 'second';
export type ShootCommand = {
  readonly type: 'shoot';
  readonly unit: UnitId;
  /** A tile, or the id of a plane. */
  readonly target: Hex | UnitId;
  readonly ties: readonly Tie[];
};
export type GrenadeCommand = { readonly type: 'grenade'; readonly unit: UnitId; readonly target: Hex };
export type MeleeCommand = { readonly type: 'melee'; readonly unit: UnitId; readonly target: UnitId };

/** `grant`, `heal`, `revive`: to whom; a vehicle by its own id. */
export type AidCommand = {
  readonly type: 'special';
  readonly unit: UnitId;
  readonly kind: 'grant' | 'heal' | 'revive';
  readonly to: UnitId;
};
export type RepairCommand = {
  readonly type: 'special';
  readonly unit: UnitId;
  readonly kind: 'repair';
  readonly what: 'trench' | 'tank' | 'building';
  /** The tank that is repaired; null for anything else. */
  readonly tank: UnitId | null;
};
/** AWW-132 (d): on its own tile. */
type DigCommand = { readonly type: 'special'; readonly unit: UnitId; readonly kind: 'trench' };
export type PlaceCommand = {
  readonly type: 'special';
  readonly unit: UnitId;
  readonly kind: 'wire' | 'artillery' | 'respawn' | 'enter';
  readonly at: Hex;
  /** U13, of artillery: the scatter die counts as one more or one less; not there without it. */
  readonly shift?: -1 | 1;
};
export type SpecialCommand = AidCommand | RepairCommand | DigCommand | PlaceCommand;

export type ApproachCommand = { readonly type: 'approach'; readonly plane: UnitId; readonly line: Line };
/** `at`: the tile that is bombed; null for strafing. */
export type AttackRunCommand = {
  readonly type: 'attackRun';
  readonly plane: UnitId;
  readonly mode: 'bomb' | 'strafe';
  readonly at: Hex | null;
};
/** `to`: who is given the item; null otherwise. */
export type InteractCommand = {
  readonly type: 'interact';
  readonly unit: UnitId;
  readonly op: 'pickUp' | 'putDown' | 'give';
  readonly item: ItemId;
  readonly to: UnitId | null;
};

/** `units`: those that the card names (T06, T13, T17, T18), in unit-id order, else none; `at`: the tile that it names (T08, T11, T14). */
export type TacticCommand = {
  readonly type: 'tactic';
  readonly card: TacticId;
  readonly units: readonly UnitId[];
  readonly at: Hex | null;
};
/** Q5: the window closes without a card. Asked of both Empires, whatever they hold. */
export type KeepCommand = { readonly type: 'keep' };
/** T10: one trench or wire. */
export type BuildCommand = { readonly type: 'build'; readonly kind: 'trench' | 'wire'; readonly at: Hex };
/** T09, T10: no more single commands. */
export type FinishCommand = { readonly type: 'finish' };

/** Q1 to Q4. `auto`: given by preferences, not by a person. */
export type AnswerCommand = {
  readonly type: 'answer';
  readonly question: number;
  readonly choice: UnitId | Line;
  readonly auto: boolean;
};

/** AWW-312: the tactic that an Empire brings to a battle of a campaign. */
export type BringCommand = { readonly type: 'bring'; readonly card: TacticId };
/** Also the choice of the cards that T04 keeps. */
export type PickCommand = { readonly type: 'pick'; readonly soldier: SoldierType };
/** `at`: a zone tile (of a plane: the tile that it stands behind), or 'reserve' (T20). Again = elsewhere. */
export type DeployCommand = { readonly type: 'deploy'; readonly unit: UnitId; readonly at: Hex | 'reserve' };
export type NameVipCommand = { readonly type: 'nameVip'; readonly unit: UnitId };
export type LockDeploymentCommand = { readonly type: 'lockDeployment' };

export type DoneCommand = { readonly type: 'done' };
export type UndoneCommand = { readonly type: 'undone' };
export type EndTurnCommand = { readonly type: 'endTurn' };
/** THE-RULES "Team play": until deployment locks the commander assigns for good; in a turn a player lends their soldier to a team-mate. */
export type HandOverCommand = { readonly type: 'handOver'; readonly unit: UnitId; readonly player: number };
export type TransferCommandCommand = { readonly type: 'transferCommand'; readonly player: number };
/** THE-RULES "Team play": the commander marks a team-mate absent, or a player themselves. */
export type MarkAbsentCommand = { readonly type: 'markAbsent'; readonly player: number; readonly absent: boolean };

export type TeamCommand = HandOverCommand | TransferCommandCommand | MarkAbsentCommand;
export type SetUpCommand = BringCommand | PickCommand | DeployCommand | NameVipCommand | LockDeploymentCommand;
export type ActionCommand =
  | MoveCommand
  | ShootCommand
  | GrenadeCommand
  | MeleeCommand
  | SpecialCommand
  | ApproachCommand
  | AttackRunCommand;

export type Command =
  | ActionCommand
  | InteractCommand
  | TacticCommand
  | KeepCommand
  | BuildCommand
  | FinishCommand
  | AnswerCommand
  | SetUpCommand
  | TeamCommand
  | DoneCommand
  | UndoneCommand
  | EndTurnCommand
  | FilingCommand;

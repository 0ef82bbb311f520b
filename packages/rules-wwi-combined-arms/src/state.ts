/** The whole truth of one match, as plain JSON: what the board, the counters and the history hold between two commands. */
import type { Outcome } from '@fieldpost/engine';
import type { UnitType } from './catalogue/units.ts';

export const SIDES = ['south', 'north'] as const;
/** THE-RULES "Board and terms": South begins on the low rows and looks up the board, North the other way. */
export type Side = (typeof SIDES)[number];

export function otherSide(side: Side): Side {
  return side === 'south' ? 'north' : 'south';
}

/** THE-RULES "States of a turn". `move`, `attack` and `retreat` are TURN.MOVE, TURN.ATTACK and RETREAT. */
export const PHASES = ['army', 'place', 'move', 'attack', 'retreat', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export type OnOff = 'on' | 'off';

/** What was agreed at creation (THE-RULES "Optional rules", "End of the game"). See catalogue/options.ts for titles and limits. */
export type Options = {
  /** CA-060: a layout id, or a code of rows joined with `/`. */
  readonly terrain: string;
  /** CA-060: both players agree to a code that is not equal to itself turned by 180 degrees. */
  readonly unequalLayout: OnOff;
  readonly elite: OnOff; //          CA-061
  readonly experienced: OnOff; //    CA-064
  readonly reinforcements: OnOff; // CA-065
  readonly fullRows: OnOff; //       CA-012
  readonly campaign: OnOff; //       CA-067
  readonly turnLimit: number; //     CA-074, turns of each player
  readonly repetition: OnOff; //     CA-072, CA-076
  readonly noLossTurns: number; //   CA-073, CA-076, turns of both together; 0 = never
  readonly first: 'rule' | Side; //  CA-022
  readonly creator: Side; //         CA-022 (3), CA-023: the side of the player who created the match
};

/** CA-010, CA-061. `index` counts the units of one type from 1. */
export type Army = {
  readonly units: Readonly<Partial<Record<UnitType, number>>>;
  readonly elite: readonly { readonly type: UnitType; readonly index: number }[];
};

/** What `marks` of a unit adds up from. */
export const ELITE = 1;
export const MOVED = 2; //      in this turn
export const ATTACKED = 4; //   in this turn
export const RETREATED = 8; //  in this attack phase (CA-058)
export const FALLEN = 16; //    destroyed (CA-059)

/** One unit. Kept short, because a state is stored with every step. */
export type Unit = {
  /** Side, type and number, for instance "S-inf-3" (THE-RULES "Board and terms"). */
  readonly id: string;
  /** Its square, for instance "e4"; null before it is placed and after it has fallen. */
  readonly at: string | null;
  /** Points of damage in this phase (CA-042). */
  readonly damage: number;
  /** Credits of experience (CA-064). */
  readonly kills: number;
  readonly marks: number;
};

export type BySide<Value> = { readonly south: Value; readonly north: Value };

/** What belongs to one side. */
export function sidesOwn<Value>(values: BySide<Value>, side: Side): Value {
  return side === 'south' ? values.south : values.north;
}

export type State = {
  readonly options: Options;
  /** Length of a side of the board in squares: 8, or 12 in the campaign. */
  readonly size: 8 | 12;
  readonly phase: Phase;
  /** The side that places or plays now. In `retreat` the owner of the hit unit answers, and the turn stays where it is. */
  readonly active: Side;
  /** CA-022: who places first and takes the first turn. */
  readonly first: Side;
  /** Number of the present or next turn of each side, from 1. */
  readonly turns: BySide<number>;
  /** CA-073: turns ended since a unit was destroyed. */
  readonly quiet: number;
  /** A unit was destroyed in the turn that is being played. */
  readonly loss: boolean;
  /** CA-065: a reinforcement is due and may still be taken. */
  readonly reinforcing: boolean;
  /** CA-050: the unit whose owner has to choose a square. */
  readonly retreating: string | null;
  /** Every unit there ever was, each in its slot for good: on the board, waiting to be placed, or fallen. */
  readonly units: readonly Unit[];
  /** CA-011: armies committed while the other is not; null before, and again when both are laid open as `units`. */
  readonly armies: BySide<Army | null>;
  /** CA-064: who did damage to whom in this phase, as [target, attacker]. Kept only with `experienced`. */
  readonly hits: readonly (readonly [string, string])[];
  /** CA-072: the positions at the start of each turn that may still come again, each written out. */
  readonly seen: readonly string[];
  readonly outcome: Outcome<Side> | null;
};

export function isElite(unit: Unit): boolean {
  return (unit.marks & ELITE) !== 0;
}

/** Waiting to be placed: it has no square and has not fallen (CA-021). */
export function isWaiting(unit: Unit): boolean {
  return unit.at === null && (unit.marks & FALLEN) === 0;
}

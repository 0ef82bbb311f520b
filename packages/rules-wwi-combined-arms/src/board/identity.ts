/**
 * What the id of a unit says on its own, looked up once and kept: side, type, number, and its ordinary commands ready
 * made. Menus are long and repeat themselves; handing out the same frozen command saves making it again.
 */
import type { UnitSheet, UnitType } from '../catalogue/units.ts';
import { UNIT_TYPES, UNITS } from '../catalogue/units.ts';
import type { AttackCommand, MoveCommand, RetreatCommand } from '../commands.ts';
import type { Side } from '../state.ts';
import { SQUARE_NAMES } from './squares.ts';

export type Identity = {
  readonly id: string;
  readonly side: Side;
  readonly type: UnitType;
  /** Counts the units of one type of one side from 1. */
  readonly index: number;
  readonly sheet: UnitSheet;
  /** Of the sheet, at hand: menus ask for them all the time. */
  readonly move: number;
  readonly range: number;
  /** Place of its type in the master list, from 0. */
  readonly order: number;
  /** A small number of its own, to address tables with; -1 as long as it has never been on a board. */
  key: number;
  /** By number of the goal, filled when it first comes to a board. */
  readonly moves: MoveCommand[];
  /** By `key` of the target, filled when first needed. */
  readonly attacks: (AttackCommand | undefined)[];
  /** By number of the goal, filled when first needed. */
  readonly retreats: (RetreatCommand | undefined)[];
};

const IDS = /^([SN])-([a-z]+)-([1-9][0-9]{0,2})$/;
const known = new Map<string, Identity>();

/** THE-RULES "Board and terms": `S-inf-3` = side, type, number. */
export function unitId(side: Side, type: UnitType, index: number): string {
  return `${side === 'south' ? 'S' : 'N'}-${type}-${index}`;
}

/** The one looked up last: a command asks for the same unit several times over. */
let last: Identity | null = null;

/** Who is meant by an id; null if it is no id of a unit. */
export function readIdentity(id: string): Identity | null {
  if (last !== null && last.id === id) return last;
  const found = known.get(id) ?? makeKnown(id);
  if (found !== null) last = found;
  return found;
}

function makeKnown(id: string): Identity | null {
  const [, letter, typeName, index] = IDS.exec(id) ?? [];
  const type = UNIT_TYPES.find((name) => name === typeName);
  if (type === undefined) return null;
  const who = makeIdentity(id, letter === 'S' ? 'south' : 'north', type, Number(index));
  known.set(id, who);
  return who;
}

/** As `readIdentity`, for the ids of a state, which are known to be good. */
export function identityOf(id: string): Identity {
  const who = readIdentity(id);
  if (who === null) throw new Error(`No unit has the id ${id}.`);
  return who;
}

/** Its letter in positions (THE-RULES "Notation"): upper case South, lower case North. */
export function letterOf({ side, sheet }: Identity): string {
  return side === 'south' ? sheet.letter : sheet.letter.toLowerCase();
}

function makeIdentity(id: string, side: Side, type: UnitType, index: number): Identity {
  const order = UNIT_TYPES.indexOf(type);
  const sheet = UNITS[type];
  const { move, range } = sheet;
  return { id, side, type, index, sheet, move, range, order, key: -1, moves: [], attacks: [], retreats: [] };
}

let equipped = 0;

/** Gives a unit of a match its key and its moves. Ids that somebody merely writes cost nothing. */
export function equip(who: Identity): void {
  if (who.key >= 0) return;
  who.key = equipped++;
  for (const to of SQUARE_NAMES) who.moves.push(Object.freeze({ type: 'move', unit: who.id, to }));
}

export function attackCommand(who: Identity, target: Identity): AttackCommand {
  const made = who.attacks[target.key];
  if (made !== undefined) return made;
  const command: AttackCommand = Object.freeze({ type: 'attack', unit: who.id, target: target.id });
  who.attacks[target.key] = command;
  return command;
}

export function retreatCommand(who: Identity, to: number): RetreatCommand {
  const made = who.retreats[to];
  if (made !== undefined) return made;
  const command: RetreatCommand = Object.freeze({ type: 'retreat', unit: who.id, to: SQUARE_NAMES[to] as string });
  who.retreats[to] = command;
  return command;
}

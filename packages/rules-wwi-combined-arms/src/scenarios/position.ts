/** Position strings (THE-RULES "Notation"): rows from the top, runs of empty squares, side to move, both turn numbers. */
import type { Refusal, Result } from '@fieldpost/engine';
import { accepted, refused } from '@fieldpost/engine/reading';
import { fieldOf } from '../board/field.ts';
import { identityOf, letterOf, unitId } from '../board/identity.ts';
import { FILES, STRIDE } from '../board/squares.ts';
import { typeOfLetter } from '../catalogue/units.ts';
import { refuse } from '../refusal.ts';
import type { BySide, Side, State, Unit } from '../state.ts';
import { isElite } from '../state.ts';
import type { UnitDocument } from './document.ts';

export type PositionText = {
  readonly size: 8 | 12;
  readonly units: readonly UnitDocument[];
  readonly side: Side | null;
  readonly turns: BySide<number> | null;
};

const UNREADABLE = refused(refuse('UNREADABLE', null));
const CELL = /([0-9]+)|([A-Za-z])(\*?)/y;
/** One spelling for each number: no leading zero, no other notation of numbers. */
const COUNT = /^[1-9][0-9]{0,2}$/;

/** Ids are given by type in the order of reading: rows from the top, each from the a-file. */
export function readPosition(raw: unknown): Result<PositionText, Refusal> {
  if (typeof raw !== 'string' || raw.length > 400) return UNREADABLE;
  const [board = '', letter, south, north, more] = raw.trim().split(/\s+/);
  const rows = board.split('/');
  const size = rows.length === 12 ? 12 : 8;
  const units: UnitDocument[] = [];
  const whole = rows.length === size && rows.every((row, i) => readRow(row, size - i, size, units));
  const side = letter === undefined ? null : letter === 'S' ? 'south' : letter === 'N' ? 'north' : undefined;
  const turns = readTurns(south, north);
  if (!whole || side === undefined || turns === undefined || more !== undefined) return UNREADABLE;
  return accepted({ size, units, side, turns });
}

function readTurns(south: string | undefined, north: string | undefined): BySide<number> | null | undefined {
  if (south === undefined) return null;
  if (!COUNT.test(south) || !COUNT.test(north ?? '')) return undefined;
  return { south: Number(south), north: Number(north) };
}

/** Appends the units of one row; false: the row is not readable or not as long as the board. */
function readRow(row: string, number: number, size: number, units: UnitDocument[]): boolean {
  let file = 0;
  CELL.lastIndex = 0;
  while (CELL.lastIndex < row.length) {
    const [whole, run, letter, star] = CELL.exec(row) ?? [];
    if (whole === undefined) return false;
    const type = letter === undefined ? null : typeOfLetter(letter);
    if (letter !== undefined && type === null) return false;
    if (run !== undefined && !COUNT.test(run)) return false;
    if (type !== null && letter !== undefined) {
      const side: Side = letter === letter.toUpperCase() ? 'south' : 'north';
      const index = units.filter(({ id }) => id.startsWith(unitId(side, type, 1).slice(0, -1))).length + 1;
      units.push(plainUnit(unitId(side, type, index), `${FILES[file]}${number}`, star === '*'));
    }
    file += run === undefined ? 1 : Number(run);
  }
  return file === size;
}

/** A unit of which nothing is said but its square, and whether it is elite. */
export function plainUnit(id: string, square: string | null, elite: boolean): UnitDocument {
  const clean = { kills: 0, damage: 0, moved: false, attacked: false, retreated: false, fallen: false };
  return { id, square, elite, ...clean, damagedBy: [] };
}

/** The position string of a state (THE-RULES "Notation"). */
export function writePosition(state: State): string {
  const rows = Array.from({ length: state.size }, (_, fromTop) => writeRow(state, state.size - 1 - fromTop));
  return `${rows.join('/')} ${state.active === 'south' ? 'S' : 'N'} ${state.turns.south} ${state.turns.north}`;
}

function writeRow(state: State, row: number): string {
  const field = fieldOf(state);
  let text = '';
  let run = 0;
  for (let file = 0; file < state.size; file++) {
    const slot = field.slotAt[row * STRIDE + file] as number;
    if (slot < 0) run++;
    else {
      text += `${run > 0 ? run : ''}${writeUnit(state.units[slot] as Unit)}`;
      run = 0;
    }
  }
  return run > 0 ? `${text}${run}` : text;
}

function writeUnit(unit: Unit): string {
  return `${letterOf(identityOf(unit.id))}${isElite(unit) ? '*' : ''}`;
}

/** Reads a view once for the drawing: squares, ground, and each unit on the board. */
import type { Json } from '@fieldpost/engine';
import type { TerrainKind, UnitType } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import { TERRAIN, terrainAt, UNIT_TYPES, UNITS } from '@fieldpost/rules-wwi-combined-arms/catalogue';

export const FILES = 'abcdefghijkl';
export type SideName = 'south' | 'north';

/** One unit on the board. */
export type Piece = {
  /** For instance "S-inf-3". */
  readonly id: string;
  readonly side: SideName;
  readonly type: UnitType;
  readonly square: string;
  readonly damage: number;
  /** CA-051: the damage at which it must retreat, on the ground where it stands. */
  readonly defense: number;
  readonly kills: number;
  readonly elite: boolean;
  readonly moved: boolean;
  readonly attacked: boolean;
  readonly retreated: boolean;
};

export type Position = {
  /** Squares along one edge. */
  readonly size: number;
  /** A layout id or a code of rows. */
  readonly terrain: string;
  readonly phase: string;
  readonly active: SideName;
  readonly pieces: readonly Piece[];
};

type Fields = { readonly [key: string]: Json };

function fields(value: Json | undefined): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

/** Bits of `marks` of a unit in a view. */
const ELITE = 1;
const MOVED = 2;
const ATTACKED = 4;
const RETREATED = 8;

const IDS = /^([SN])-([a-z]+)-(\d+)$/;

/** Side and type that an id names; null where it is no id of a unit. */
export function readId(
  id: string,
): { readonly side: SideName; readonly type: UnitType; readonly index: number } | null {
  const [, letter, name, index] = IDS.exec(id) ?? [];
  const type = UNIT_TYPES.find((each) => each === name);
  return type === undefined ? null : { side: letter === 'S' ? 'south' : 'north', type, index: Number(index) };
}

/** CA-051: "Defense + 1 if elite + terrain of its present square (option), never below 1". */
export function defenseOn(type: UnitType, elite: boolean, terrain: string, square: string): number {
  return Math.max(1, UNITS[type].defense + (elite ? 1 : 0) + TERRAIN[terrainAt(terrain, square)].defense);
}

function readPiece(raw: Json, terrain: string): Piece | null {
  const unit = fields(raw);
  if (unit === null || typeof unit.id !== 'string' || typeof unit.at !== 'string') return null;
  const who = readId(unit.id);
  if (who === null) return null;
  const marks = Number(unit.marks ?? 0);
  const elite = (marks & ELITE) !== 0;
  return {
    id: unit.id,
    side: who.side,
    type: who.type,
    square: unit.at,
    elite,
    damage: Number(unit.damage ?? 0),
    kills: Number(unit.kills ?? 0),
    defense: defenseOn(who.type, elite, terrain, unit.at),
    moved: (marks & MOVED) !== 0,
    attacked: (marks & ATTACKED) !== 0,
    retreated: (marks & RETREATED) !== 0,
  };
}

/** Null where this is no view of WWI Combined Arms. */
export function readPosition(view: Json): Position | null {
  const state = fields(view);
  const options = fields(state?.options);
  if (state === null || options === null || !Array.isArray(state.units)) return null;
  const size = state.size === 12 ? 12 : 8;
  const terrain = typeof options.terrain === 'string' ? options.terrain : 'open';
  const pieces = state.units.flatMap((unit: Json) => readPiece(unit, terrain) ?? []);
  return { size, terrain, phase: String(state.phase), active: state.active === 'north' ? 'north' : 'south', pieces };
}

/** All squares from the top row of the perspective, each row from the left. */
export function squaresOf(size: number, perspective: SideName): readonly string[] {
  const rows = Array.from({ length: size }, (_, i) => (perspective === 'south' ? size - i : i + 1));
  const files = [...FILES.slice(0, size)];
  if (perspective === 'north') files.reverse();
  return rows.flatMap((row) => files.map((file) => `${file}${row}`));
}

export function groundOf(position: Pick<Position, 'terrain'>, square: string): TerrainKind {
  return terrainAt(position.terrain, square);
}

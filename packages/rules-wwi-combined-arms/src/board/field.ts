/**
 * The board of a view as tables: who stands where, and which squares are taken, one number of bits per row. There is
 * one such table in the process. Before use it is brought in line with the view at hand, unit by unit; as views share
 * the units that did not change, that is a handful of comparisons. It holds nothing that the view does not say.
 */
import { layoutRows, TERRAIN, TERRAIN_KINDS } from '../catalogue/terrain.ts';
import type { Options, State, Unit } from '../state.ts';
import type { Identity } from './identity.ts';
import { equip, identityOf, readIdentity } from './identity.ts';
import { STRIDE, squareNumber } from './squares.ts';

/** Rows and files beyond each edge, so that a window around a square needs no test for the edge. */
export const MARGIN = 4;
const LINES = STRIDE + 2 * MARGIN;
const ALL_TAKEN = (1 << LINES) - 1;

export type Field = {
  size: number;
  /** The units it stands for now. */
  units: readonly Unit[];
  /** Who is in each slot of `units`. */
  readonly who: Identity[];
  /** Slot by `key` of an identity; -1 or nothing = not in this match. */
  readonly slotOfKey: number[];
  /** Number of its square by slot; -1 = not on the board. */
  readonly squareOf: Int16Array;
  /** Slot by square; -1 = empty. */
  readonly slotAt: Int16Array;
  /** Bits of taken squares by row + MARGIN; bit file + MARGIN. Beyond the edges all is taken. */
  readonly taken: Int32Array;
  /** The same of the units of one side; beyond the edges there are none. */
  readonly south: Int32Array;
  readonly north: Int32Array;
  /** Bonus to Defense by square (CA-060). */
  bonus: Int8Array;
};

const MAX_SLOTS = 1024;
const field: Field = {
  size: 0,
  units: [],
  who: [],
  slotOfKey: [],
  squareOf: new Int16Array(MAX_SLOTS),
  slotAt: new Int16Array(STRIDE * STRIDE),
  taken: new Int32Array(LINES),
  south: new Int32Array(LINES),
  north: new Int32Array(LINES),
  bonus: new Int8Array(STRIDE * STRIDE),
};
/** The units now in the table, by slot. */
const placed: Unit[] = [];
const changed = new Int16Array(MAX_SLOTS);
let options: Options | null = null;

/** The table of a view. Good until the next call. */
export function fieldOf(view: State): Field {
  if (view.units !== field.units || view.size !== field.size) bringInLine(view);
  if (view.options !== options) {
    options = view.options;
    field.bonus = bonusOf(options.terrain);
  }
  return field;
}

function bringInLine(view: State): void {
  if (view.size !== field.size) clear(view.size);
  const units = view.units;
  const count = units.length;
  while (placed.length > count) takeOut(placed.length - 1);
  let changes = 0;
  for (let slot = 0; slot < count; slot++) {
    if (units[slot] === placed[slot] || stays(slot, units[slot] as Unit)) continue;
    changed[changes++] = slot;
    if (slot < placed.length) lift(slot);
  }
  for (let i = 0; i < changes; i++) put(changed[i] as number, units[changed[i] as number] as Unit);
  field.units = units;
}

/** The same unit on the same square: only what it has done or suffered is another. */
function stays(slot: number, unit: Unit): boolean {
  const before = placed[slot];
  if (before === undefined || before.at !== unit.at || before.id !== unit.id) return false;
  placed[slot] = unit;
  return true;
}

function lift(slot: number): void {
  const square = field.squareOf[slot] as number;
  if (square < 0) return;
  field.slotAt[square] = -1;
  field.squareOf[slot] = -1;
  flip(slot, square);
}

function put(slot: number, unit: Unit): void {
  placed[slot] = unit;
  if (field.who[slot]?.id !== unit.id) appoint(slot, identityOf(unit.id));
  if (unit.at === null) return;
  const square = squareNumber(unit.at, field.size);
  field.squareOf[slot] = square;
  field.slotAt[square] = slot;
  flip(slot, square);
}

/**
 * `after` is `before` with the unit in one slot changed: where the table stands for the former it now stands for the
 * latter, without comparing them all.
 */
export function follow(before: readonly Unit[], after: readonly Unit[], slot: number): void {
  if (field.units !== before) return;
  field.units = after;
  const unit = after[slot] as Unit;
  if (stays(slot, unit)) return;
  lift(slot);
  put(slot, unit);
}

/** Another unit has this slot: the table was that of another match. */
function appoint(slot: number, who: Identity): void {
  dismiss(slot);
  equip(who);
  field.who[slot] = who;
  field.slotOfKey[who.key] = slot;
}

function dismiss(slot: number): void {
  const before = field.who[slot];
  if (before !== undefined && field.slotOfKey[before.key] === slot) field.slotOfKey[before.key] = -1;
}

function takeOut(slot: number): void {
  lift(slot);
  dismiss(slot);
  placed.pop();
  field.who.pop();
}

/** Sets or clears the bits of a unit. */
function flip(slot: number, square: number): void {
  const line = ((square / STRIDE) | 0) + MARGIN;
  const bit = 1 << ((square % STRIDE) + MARGIN);
  const side = (field.who[slot] as Identity).side === 'south' ? field.south : field.north;
  field.taken[line] = (field.taken[line] as number) ^ bit;
  side[line] = (side[line] as number) ^ bit;
}

function clear(size: number): void {
  field.size = size;
  while (placed.length > 0) takeOut(placed.length - 1);
  field.squareOf.fill(-1);
  field.slotAt.fill(-1);
  field.south.fill(0);
  field.north.fill(0);
  field.taken.fill(ALL_TAKEN);
  const open = ALL_TAKEN & ~(((1 << size) - 1) << MARGIN);
  field.taken.fill(open, MARGIN, MARGIN + size);
}

const bonuses = new Map<string, Int8Array>();
const MAX_BONUSES = 256;

/** CA-060: the bonus of every square of a layout. */
function bonusOf(layout: string): Int8Array {
  const found = bonuses.get(layout);
  if (found !== undefined) return found;
  if (bonuses.size >= MAX_BONUSES) bonuses.clear();
  const bonus = new Int8Array(STRIDE * STRIDE);
  const rows = layoutRows(layout);
  rows.forEach((row, fromTop) => {
    [...row].forEach((letter, file) => {
      const kind = TERRAIN_KINDS.find((name) => TERRAIN[name].letter === letter) ?? 'open';
      bonus[(rows.length - 1 - fromTop) * STRIDE + file] = TERRAIN[kind].defense;
    });
  });
  bonuses.set(layout, bonus);
  return bonus;
}

/** The slot of a unit in the view, or -1: there is no such unit. */
export function slotOf(view: State, id: string): number {
  const { slotOfKey } = fieldOf(view); // first of all: it is what gives units their keys
  const who = readIdentity(id);
  return who === null || who.key < 0 ? -1 : (slotOfKey[who.key] ?? -1);
}

/** Whether any unit of `side`'s enemy is in contact with this square (THE-RULES "Board and terms": distance 1). */
export function inContact(of: Field, side: 'south' | 'north', square: number): boolean {
  const enemy = side === 'south' ? of.north : of.south;
  const line = ((square / STRIDE) | 0) + MARGIN;
  const near = (enemy[line - 1] as number) | (enemy[line] as number) | (enemy[line + 1] as number);
  return ((near >> ((square % STRIDE) + MARGIN - 1)) & 7) !== 0;
}

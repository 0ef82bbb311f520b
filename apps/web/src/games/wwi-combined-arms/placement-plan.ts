/** Placing (CA-020, CA-021) and planning it ahead (THE-RULES "Playing by post"). */

import {
  PRESET_IDS,
  PRESETS,
  type PresetId,
  UNIT_TYPES,
  type UnitType,
} from '@fieldpost/rules-wwi-combined-arms/catalogue';
import { type Placement, printedLayout, unitsOf, type View } from '@fieldpost/rules-wwi-combined-arms/table';
import type { Side } from './selection.ts';

const FILES = 'abcdefghijkl';
/** Squares of the rules are numbers in rows of twelve. */
const STRIDE = 12;
const nameOf = (square: number): string => `${FILES[square % STRIDE]}${Math.floor(square / STRIDE) + 1}`;

export type Waiting = {
  readonly type: UnitType;
  readonly indexes: readonly number[];
  readonly elite: readonly number[];
};

/** Units still to be placed by type, less those that the plan has placed already. */
export function waitingUnits(view: View, side: Side, plan: readonly Placement[]): readonly Waiting[] {
  const taken = new Set(plan.map(({ type, index }) => `${type} ${index}`));
  const units = unitsOf(view).filter(
    (unit) => unit.side === side && unit.standing === 'waiting' && !taken.has(`${unit.type} ${unit.index}`),
  );
  return UNIT_TYPES.flatMap((type) => {
    const mine = units.filter((unit) => unit.type === type);
    if (mine.length === 0) return [];
    return [
      {
        type,
        indexes: mine.map(({ index }) => index),
        elite: mine.filter(({ elite }) => elite).map(({ index }) => index),
      },
    ];
  });
}

/** CA-020, CA-067: the side's own rows, from the front. */
export function zoneOf(view: View, side: Side): readonly string[] {
  const depth = view.size === 12 ? 4 : 3;
  const rows = Array.from({ length: depth }, (_, i) => (side === 'south' ? depth - i : view.size - depth + 1 + i));
  return rows.flatMap((row) => [...FILES.slice(0, view.size)].map((file) => `${file}${row}`));
}

export function freeZone(view: View, side: Side, plan: readonly Placement[]): readonly string[] {
  const taken = new Set([...unitsOf(view).map(({ square }) => square), ...plan.map(({ square }) => square)]);
  return zoneOf(view, side).filter((square) => !taken.has(square));
}

/** Preset layouts that hold exactly the army of this side, whatever of it stands already. */
export function layoutsFor(view: View, side: Side): readonly PresetId[] {
  const units = unitsOf(view).filter((unit) => unit.side === side);
  const count = (type: UnitType) => units.filter((unit) => unit.type === type).length;
  return PRESET_IDS.filter((id) => UNIT_TYPES.every((type) => (PRESETS[id].units[type] ?? 0) === count(type)));
}

/**
 * The rest of the army on a printed layout as far as its squares are free (THE-RULES "Playing by post"), elite units in the order of their
 * numbers.
 */
export function fromLayout(view: View, side: Side, preset: PresetId): readonly Placement[] {
  const free = new Set(freeZone(view, side, []));
  const left = new Map(waitingUnits(view, side, []).map(({ type, indexes }) => [type, [...indexes]]));
  return printedLayout(preset, side, view.size).flatMap(({ square, type }): Placement[] => {
    const name = nameOf(square);
    const index = free.has(name) ? left.get(type)?.shift() : undefined;
    return index === undefined ? [] : [{ type, index, square: name }];
  });
}

/**
 * THE-RULES "Playing by post" for an army without a printed layout: the HQ nearest to the e-file in the back row, the rest from the front.
 */
export function rowByRow(view: View, side: Side): readonly Placement[] {
  const free = [...freeZone(view, side, [])];
  const back = free.filter((square) => Number(square.slice(1)) === (side === 'south' ? 1 : view.size));
  const waiting = waitingUnits(view, side, []);
  const plan: Placement[] = [];
  const lay = (type: UnitType, index: number, square: string | undefined) => {
    if (square === undefined) return;
    free.splice(free.indexOf(square), 1);
    plan.push({ type, index, square });
  };
  const toE = (square: string) => Math.abs(square.charCodeAt(0) - 'e'.charCodeAt(0));
  const home = back.toSorted((a, b) => toE(a) - toE(b))[0];
  for (const { type, indexes } of waiting) if (type === 'hq') lay(type, indexes[0] ?? 1, home);
  for (const { type, indexes } of waiting) if (type !== 'hq') for (const index of indexes) lay(type, index, free[0]);
  return plan;
}

/** A plan without the entries that have been laid, or cannot be any more. */
export function stillToLay(view: View, side: Side, plan: readonly Placement[]): readonly Placement[] {
  const free = new Set(freeZone(view, side, []));
  const waiting = new Set(
    waitingUnits(view, side, []).flatMap(({ type, indexes }) => indexes.map((index) => `${type} ${index}`)),
  );
  return plan.filter(({ type, index, square }) => free.has(square) && waiting.has(`${type} ${index}`));
}

/** One entry earlier or later. */
export function shifted(plan: readonly Placement[], at: number, by: 1 | -1): readonly Placement[] {
  const next = [...plan];
  const [entry] = next.splice(at, 1);
  if (entry === undefined) return plan;
  next.splice(Math.min(Math.max(at + by, 0), next.length), 0, entry);
  return next;
}

/** WWA-029: a tank's footprint and its interior are the same hexes; local (q, r) lies at anchor + rot(local, heading). */
import type { Hex } from '../state.ts';
import { cellOf, localAt } from './grid.ts';
import { rotated } from './hexes.ts';
import type { Layout } from './layouts.ts';

export type Footprint = {
  /** Cells of the battlefield by local number; -1 off the map, undefined where the layout has no hex. */
  readonly cellOf: (local: number) => number;
  /** Local number by cell; -1: not covered. */
  readonly localAt: (cell: number) => number;
  readonly cells: readonly number[];
};

export function worldOf(anchor: Hex, heading: number, local: Hex): Hex {
  const { q, r } = rotated(local, heading);
  return { q: anchor.q + q, r: anchor.r + r };
}

function made(layout: Layout, anchor: Hex, heading: number): Footprint {
  const cells = new Map<number, number>();
  const locals = new Map<number, number>();
  for (const local of layout.hexes) {
    const { q, r } = worldOf(anchor, heading, localAt(local));
    const cell = cellOf(q, r);
    cells.set(local, cell);
    if (cell >= 0) locals.set(cell, local);
  }
  return {
    cellOf: (local) => cells.get(local) ?? -1,
    localAt: (cell) => locals.get(cell) ?? -1,
    cells: [...cells.values()],
  };
}

const known = new WeakMap<Layout, Map<number, Footprint>>();

/** Remembered by place: a tank covers few places in its life, and every sight line asks. */
export function footprintOf(layout: Layout, anchor: Hex, heading: number): Footprint {
  const key = ((anchor.q + 50) * 100 + anchor.r + 20) * 6 + heading;
  let ofLayout = known.get(layout);
  if (ofLayout === undefined) {
    ofLayout = new Map();
    known.set(layout, ofLayout);
  }
  let footprint = ofLayout.get(key);
  if (footprint === undefined) {
    footprint = made(layout, anchor, heading);
    ofLayout.set(key, footprint);
  }
  return footprint;
}

/**
 * What stays as it is while neither the ground nor a Superpanzer changes, worked out once: units come and go, and searches ask the same of
 * the same hexes thousands of times in a round. A war passes `tanks` on as it is until one of them changes, so it is remembered by that.
 */
import { GRID, PLACES } from '../geometry/grid.ts';
import type { Seat, Tank, War } from '../state.ts';

export type Step = { readonly to: number; readonly cost: number };
/** The door of a tank as one comes to it: the cells before it and of it, its place inside, and the shield that may close it. */
export type Gate = {
  readonly seat: Seat;
  readonly before: number;
  readonly cell: number;
  readonly place: number;
  readonly shield: string | null;
};

export type Landscape = {
  readonly ground: string;
  readonly liberty: string;
  /** By place, for soldiers and then for vehicles; 0: not asked yet, 1: nobody can stand there, 2: they can. */
  readonly standable: Uint8Array;
  /** By cell, filled when it is first asked; 0: not yet, 1: nobody, 2: the tank of A, 3: of B. */
  readonly covered: Uint8Array;
  /** By cell; 0: not asked yet, 1: no flight goes over it, 2: it may. */
  readonly crossed: Uint8Array;
  /** Steps by place, kind of unit and shields. */
  readonly steps: (readonly Step[] | undefined)[];
  readonly touching: (readonly Step[] | undefined)[];
  /** Doors of both tanks; null: not asked yet. */
  gates: readonly Gate[] | null;
  /** Steps over open ground, away from every tank: they outlast the landscape, for they depend on the ground alone. */
  readonly open: (readonly Step[] | undefined)[];
  /** Lines by the cell they begin at and the tanks that do not count (four of each cell), then by their end; 0: not looked along yet, 1: free, 2: blocked. */
  readonly sight: (Uint8Array | undefined)[];
};

const known = new WeakMap<War['tanks'], Landscape>();
/** The same landscape comes back: a turret turns, a gun grows hot, a ride is previewed. */
const byForm = new Map<string, Landscape>();
const MAX_LANDSCAPES = 32;

/** A search asks for the landscape of one war thousands of times in a row. */
let latest: { readonly war: War; readonly landscape: Landscape } | null = null;

export function landscapeOf(war: War): Landscape {
  if (latest?.war !== war) latest = { war, landscape: lookedUp(war) };
  return latest.landscape;
}

function lookedUp({ tanks, ground, options: { liberty } }: War): Landscape {
  const found = known.get(tanks);
  if (found !== undefined && found.ground === ground && found.liberty === liberty) return found;
  const form = `${formOf(tanks.A)} ${formOf(tanks.B)} ${liberty} ${ground}`;
  const landscape = byForm.get(form) ?? fresh(ground, liberty);
  if (byForm.size >= MAX_LANDSCAPES) byForm.clear();
  byForm.set(form, landscape);
  known.set(tanks, landscape);
  return landscape;
}

/** All of a tank that steps, sight and shields depend on. */
function formOf(tank: Tank | null): string {
  if (tank === null) return '-';
  const { model, anchor, heading, destroyed, damage } = tank;
  return `${model} ${anchor.q} ${anchor.r} ${heading} ${destroyed} ${JSON.stringify(damage)}`;
}

/** Keys are places by four. A list that begins empty and is filled from anywhere is slow ever after. */
function keyed(): (readonly Step[] | undefined)[] {
  return new Array(4 * (PLACES + 1));
}

function fresh(ground: string, liberty: string): Landscape {
  return {
    ground,
    liberty,
    standable: new Uint8Array(2 * PLACES),
    covered: new Uint8Array(GRID),
    crossed: new Uint8Array(GRID),
    steps: keyed(),
    touching: keyed(),
    gates: null,
    open: openOf(ground),
    sight: new Array(4 * GRID),
  };
}

const openKnown = new Map<string, Landscape['open']>();

function openOf(ground: string): Landscape['open'] {
  const found = openKnown.get(ground) ?? new Array(2 * GRID);
  if (openKnown.size >= MAX_LANDSCAPES) openKnown.clear();
  openKnown.set(ground, found);
  return found;
}

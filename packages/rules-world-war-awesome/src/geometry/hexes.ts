/** Axial hexes with pointed tops (WWA-025): steps, distances, turns and bearings. */
import type { Dir, Hex } from '../state.ts';
import { cellOf, GRID, hexAt } from './grid.ts';

export const DIRS: readonly Dir[] = [0, 1, 2, 3, 4, 5];

/** WWA-025: "Directions clockwise: 0 = E, 1 = SE, 2 = SW, 3 = W, 4 = NW, 5 = NE". */
export const STEPS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** The cell beside a cell; -1: outside of every map. */
export function cellBeside(cell: number, dir: Dir): number {
  return BESIDE[6 * cell + dir] ?? -1;
}

const BESIDE: Int16Array = Int16Array.from({ length: 6 * GRID }, (_, index) => {
  const { q, r } = stepped(hexAt(Math.floor(index / 6)), index % 6);
  return cellOf(q, r);
});

export function turned(dir: number, steps: number): Dir {
  return ((((dir + steps) % 6) + 6) % 6) as Dir;
}

export function stepped({ q, r }: Hex, dir: number, steps = 1): Hex {
  const { q: dq, r: dr } = STEPS[dir] as Hex;
  return { q: q + dq * steps, r: r + dr * steps };
}

/** WWA-026: max(|dq|, |dr|, |ds|). */
export function distance(one: Hex, other: Hex): number {
  const dq = one.q - other.q;
  const dr = one.r - other.r;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** WWA-029: one step clockwise is (q, r) to (-r, q + r). */
export function rotated({ q, r }: Hex, steps: number): Hex {
  let hex: Hex = { q, r };
  for (let turn = turned(0, steps); turn > 0; turn--) hex = { q: -hex.r + 0, r: hex.q + hex.r };
  return hex;
}

export function sameHex(one: Hex, other: Hex): boolean {
  return one.q === other.q && one.r === other.r;
}

/** The dot product of a vector and a direction, in cube coordinates (WWA-063). */
export function dot({ q, r }: Hex, dir: number): number {
  const { q: dq, r: dr } = STEPS[dir] as Hex;
  return q * dq + (q + r) * (dq + dr) + r * dr;
}

export function minus(one: Hex, other: Hex): Hex {
  return { q: one.q - other.q, r: one.r - other.r };
}

/** WWA-111: the directions with the largest dot product: one, or two of which the second is the next clockwise. */
export function bearings(vector: Hex): readonly Dir[] {
  let most = Number.NEGATIVE_INFINITY;
  for (const dir of DIRS) most = Math.max(most, dot(vector, dir));
  const found = DIRS.filter((dir) => dot(vector, dir) === most);
  return found.length === 2 && found[0] === 0 && found[1] === 5 ? [5, 0] : found;
}

/** WWA-060, WWA-107, WWA-141: "on a tie take the one from which the other is the next clockwise". */
export function directionAlong(vector: Hex): Dir {
  return bearings(vector)[0] ?? 0;
}

/** WWA-063: "Hexes exactly at 90 degrees are inside". */
export function inArc(from: Hex, dir: number, target: Hex): boolean {
  return dot(minus(target, from), dir) >= 0;
}

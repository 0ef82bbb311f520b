import { add, fromKey, type Hex, keyOf, neighbour, type Top } from '@fieldpost/hex';
import type { CSSProperties } from 'react';
import type { Places } from './key-grid.tsx';

type Point = { readonly x: number; readonly y: number };
/** The places of hexes on a drawing `width` by `height` units large, with corners `corner` units from their middle. */
export type HexSheet = {
  readonly width: number;
  readonly height: number;
  readonly corner: number;
  readonly top: Top;
  readonly centreOf: (at: Hex) => Point;
};

const LONG = Math.sqrt(3);
const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 1e5) / 1e3}%`;

type Size = { readonly width: number; readonly height: number };

/** Cells of one size over a drawing, each around its spot; all in units of the drawing. */
export function placesOver(
  spots: Iterable<readonly [string, Point]>,
  cell: Size,
  { width, height }: Size,
  shape: Top,
): Places {
  const edges = ({ x, y }: Point): CSSProperties => ({
    left: percent(x - cell.width / 2, width),
    top: percent(y - cell.height / 2, height),
  });
  const size = { '--w': percent(cell.width, width), '--h': percent(cell.height, height) } as CSSProperties;
  return { of: new Map(Array.from(spots, ([place, spot]) => [place, edges(spot)])), size, shape };
}

/** Hexes as cells over their drawing. */
export function hexPlaces(hexes: readonly Hex[], { corner, top, centreOf, ...sheet }: HexSheet): Places {
  const [width, height] = top === 'flat' ? [2 * corner, LONG * corner] : [LONG * corner, 2 * corner];
  const spots = hexes.map((at) => [keyOf(at), centreOf(at)] as const);
  return placesOver(spots, { width, height }, sheet, top);
}

/** Rows of hexes as they are seen: those of the same height, from the left. */
export function hexRows(hexes: readonly Hex[], { centreOf }: HexSheet): readonly (readonly string[])[] {
  const rows = new Map<number, { readonly key: string; readonly x: number }[]>();
  for (const at of hexes) {
    const { x, y } = centreOf(at);
    const row = rows.get(y) ?? [];
    row.push({ key: keyOf(at), x });
    rows.set(y, row);
  }
  return [...rows]
    .toSorted(([one], [other]) => one - other)
    .map(([, row]) => row.toSorted((one, other) => one.x - other.x).map(({ key }) => key));
}

/** Left and right go to the column beside, to the nearer hex below. No letters: those are the keys of the order bar ("E" ends the turn). */
const FLAT: Readonly<Record<string, readonly number[]>> = {
  ArrowUp: [0],
  ArrowDown: [3],
  ArrowLeft: [4, 5],
  ArrowRight: [2, 1],
};

/** The steps of a key, the first that leads somewhere to be taken. `turned`: the field is seen from its other side. */
function flatSteps(at: Hex, key: string, turned: boolean): readonly Hex[] {
  const directions = FLAT[key] ?? [];
  return directions.map((one) => neighbour(at, ((one + (turned ? 3 : 0)) % 6) as 0 | 1 | 2 | 3 | 4 | 5));
}

/** Left and right stay in the row; up and down go by turns left and right, so that two of them keep the column. */
function pointySteps(at: Hex, key: string, turned: boolean): readonly Hex[] {
  const even = at[1] % 2 === 0;
  const up: readonly Hex[] = even
    ? [
        [0, -1],
        [1, -1],
      ]
    : [
        [1, -1],
        [0, -1],
      ];
  const down: readonly Hex[] = even
    ? [
        [-1, 1],
        [0, 1],
      ]
    : [
        [0, 1],
        [-1, 1],
      ];
  const steps: Readonly<Record<string, readonly Hex[]>> = {
    ArrowLeft: [[turned ? 1 : -1, 0]],
    ArrowRight: [[turned ? -1 : 1, 0]],
    ArrowUp: turned ? down : up,
    ArrowDown: turned ? up : down,
  };
  return (steps[key] ?? []).map((step) => add(at, step));
}

/** The hex that a key leads to among those that are known; null where the field ends, or for another key. */
export function nextHex(
  from: string,
  key: string,
  known: { has(key: string): boolean },
  top: Top,
  turned: boolean,
): string | null {
  const at = fromKey(from);
  if (at === null) return null;
  const steps = top === 'flat' ? flatSteps(at, key, turned) : pointySteps(at, key, turned);
  return steps.map(keyOf).find((one) => known.has(one)) ?? null;
}

/**
 * Line of fire (THE-RULES "Line of fire"): the tiles that a shot has to get past, in order, without the target itself. AWW-054: of each
 * ring the one tile that the straight line crosses, or two where it runs along their common edge, in whole numbers: "symmetric, always
 * yields adjacent tiles and is identical in browser and server". AWW-055 has worked values.
 */
import { type Hex, keyOf, type Step, straightPath } from '@fieldpost/hex';
import type { Tie } from '../commands.ts';
import type { Geometry } from './geometry.ts';

const known = new WeakMap<Geometry, Map<string, readonly Step[]>>();

/**
 * AWW-051, AWW-053: "Hexes that are not on the field have no cover and are skipped"; of a tie with one of them "the tile on
 * the field is compulsory". A step of two tiles is a tie. `to` may lie off the field: a plane (AWW-065). `from` and `to` differ.
 */
export function pathOf(geometry: Geometry, from: Hex, to: Hex): readonly Step[] {
  const paths = known.get(geometry) ?? new Map<string, readonly Step[]>();
  known.set(geometry, paths);
  const key = `${keyOf(from)}>${keyOf(to)}`;
  let path = paths.get(key);
  if (path === undefined) {
    path = straightPath(from, to).flatMap((step) => tilesOf(geometry, step));
    paths.set(key, path);
  }
  return path;
}

function tilesOf({ indexOf }: Geometry, step: Step): readonly Step[] {
  const [one, other] = step.filter((at) => indexOf(at) >= 0);
  if (one === undefined) return [];
  return [other === undefined ? [one] : [one, other]];
}

/** How many ties the shooter decides (AWW-052). */
export function tiesOf(path: readonly Step[]): number {
  return path.filter((step) => step.length === 2).length;
}

/** The ways a path can be taken: every combination of its ties, 'first' before 'second'. */
export function everyTies(path: readonly Step[]): readonly (readonly Tie[])[] {
  let ways: readonly (readonly Tie[])[] = [[]];
  for (let tie = tiesOf(path); tie > 0; tie--)
    ways = ways.flatMap((way) => [
      [...way, 'first'],
      [...way, 'second'],
    ]);
  return ways;
}

/** The tiles in order once every tie is decided. */
export function tilesAlong(path: readonly Step[], ties: readonly Tie[]): readonly Hex[] {
  let tie = 0;
  return path.map((step) => (step.length === 2 && ties[tie++] === 'second' ? step[1] : step[0]));
}

/** AWW-052: "Missing entries default to the option needing the lower roll for this shooter [...] equal -> first". */
export function settledTies(path: readonly Step[], ties: readonly Tie[], needOf: (at: Hex) => number): readonly Tie[] {
  const undecided = path.filter((step) => step.length === 2).slice(ties.length);
  const easier = undecided.map(([one, other]): Tie => (needOf(other as Hex) < needOf(one) ? 'second' : 'first'));
  return [...ties, ...easier];
}

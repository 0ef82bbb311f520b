/** The table under the tiles: felt, and the hexes beyond the edge from which planes come. */
import { type Hex, keyOf, neighbours } from '@fieldpost/hex';
import type { SceneNode } from '../scene/scene.ts';
import { group, shape, stroke } from '../scene/scene.ts';
import { centreOf, type Frame, hexPath } from './geometry.ts';
import type { Palette } from './palette.ts';

const SKY = hexPath(92);
const SHADOW = hexPath(104);

/** Off-board hexes that touch the field, by q, then r. */
export function skyHexes(hexes: readonly Hex[]): readonly Hex[] {
  const field = new Set(hexes.map(keyOf));
  const found = new Map<string, Hex>();
  for (const at of hexes.flatMap(neighbours)) if (!field.has(keyOf(at))) found.set(keyOf(at), at);
  return [...found.values()].toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
}

const placed = (at: Hex, frame: Frame, d: string): string => {
  const { x, y } = centreOf(at, frame);
  return `translate(${x} ${y})${d}`;
};

/** Everything that lies under the tiles. */
export function drawTable(hexes: readonly Hex[], frame: Frame, ink: Palette): readonly SceneNode[] {
  const sky = skyHexes(hexes).map((at) =>
    stroke(SKY, ink.letter, 2, { transform: placed(at, frame, ''), 'stroke-dasharray': '3 11', opacity: 0.3 }),
  );
  const shadows = hexes.map((at) =>
    shape(SHADOW, ink.edge, { transform: placed(at, frame, ' translate(0 9)'), opacity: 0.45 }),
  );
  return [shape(`M0 0H${frame.width}V${frame.height}H0Z`, ink.table), group({}, sky), group({}, shadows)];
}

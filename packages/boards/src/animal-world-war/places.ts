/** The places of units on the drawing: up to four share a tile without hiding one another. */
import { fromKey } from '@fieldpost/hex';
import type { Battle, Unit } from '@fieldpost/rules-animal-world-war/table';
import { unitsByHex } from './facts.ts';
import { centreOf, type Frame } from './geometry.ts';

export type Standing = { readonly unit: Unit; readonly x: number; readonly y: number; readonly scale: number };

type Spots = { readonly scale: number; readonly at: readonly (readonly [number, number])[] };

/** Offsets from the middle of the tile, by the number of units on it. */
const SPOTS: readonly Spots[] = [
  { scale: 1.3, at: [[0, 14]] },
  {
    scale: 1.15,
    at: [
      [-34, 16],
      [34, 16],
    ],
  },
  {
    scale: 1,
    at: [
      [-54, 14],
      [0, 20],
      [54, 14],
    ],
  },
  {
    scale: 1,
    at: [
      [-32, -30],
      [32, -30],
      [-32, 28],
      [32, 28],
    ],
  },
];

/** Every unit that is seen, in the order in which it is drawn: from the back to the front. */
export function standings(battle: Battle, frame: Frame): readonly Standing[] {
  const found: Standing[] = [];
  for (const [key, there] of unitsByHex(battle)) {
    const at = fromKey(key);
    if (at === null) continue;
    const { x, y } = centreOf(at, frame);
    const spots = SPOTS[Math.min(there.length, SPOTS.length) - 1];
    there.forEach((unit, i) => {
      const [dx, dy] = spots?.at[i % 4] ?? [0, 0];
      const flying = unit.kind === 'plane';
      found.push({
        unit,
        x: flying ? x + i * 24 : x + dx,
        y: flying ? y : y + dy,
        scale: flying ? 1 : (spots?.scale ?? 1),
      });
    });
  }
  return found.toSorted((one, other) => one.y - other.y || one.x - other.x);
}

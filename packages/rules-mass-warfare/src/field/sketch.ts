/** A map while it is made. */
import { type Hex, keyOf } from '@fieldpost/hex';
import type { Terrain } from '../catalogue/terrain.ts';

/** Terrain by key while a map is made; what is not in it is not decided yet. */
export type Sketch = Map<string, Terrain>;
export type Plan = {
  readonly players: number;
  readonly hexes: readonly Hex[];
  readonly homes: readonly Hex[];
  /** Every copy of a hex under the symmetries. */
  readonly copies: (hex: Hex) => readonly Hex[];
  readonly next: (below: number) => number;
};

/** Terrain on a hex and on all its copies. */
export function lay({ copies }: Plan, sketch: Sketch, hex: Hex, terrain: Terrain): void {
  for (const copy of copies(hex)) sketch.set(keyOf(copy), terrain);
}

/** Fire counters: one flame with their number. */
import { letters } from '../scene/lettering.ts';
import { group, type SceneNode, shape } from '../scene/scene.ts';
import type { Palette } from './palette.ts';

const FLAME =
  'M0 -14C5 -8 9.500 -4 9.500 2.500A9.500 9.500 0 0 1 -9.500 2.500C-9.500 -1.500 -7 -3.500 -6 -7C-4 -6 -3 -4.500 -2.500 -3C-1 -5.500 -0.500 -10 0 -14Z';

/** Nothing where nothing burns. */
export function drawFlames(count: number, x: number, y: number, ink: Palette): readonly SceneNode[] {
  if (count === 0) return [];
  return [
    group({ transform: `translate(${x} ${y})` }, [
      shape(FLAME, ink.hit, { stroke: ink.paper, 'stroke-width': 2, 'stroke-linejoin': 'round' }),
      letters(String(count), 0, 3.5, 0.72, ink.paper, 2.8),
    ]),
  ];
}

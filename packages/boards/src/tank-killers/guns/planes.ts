/** Fighter-bombers, low over the ground. */
import type { SceneNode } from '../../scene/scene.ts';
import { disc, group } from '../../scene/scene.ts';
import { ground, lines, mark, type Paint, part, rod, veiled } from '../hand.ts';
import type { Nation } from '../nations.ts';

export type Plane = {
  readonly body: string;
  readonly tail: string;
  readonly canopy: string;
  readonly wing: string;
  readonly lines: string;
};

export const PLANES: Readonly<Record<string, Plane>> = {
  // P-47: round cowling, deep belly, razor back.
  A21: {
    body: 'M168 34Q174 44 168 54L150 60Q110 66 72 54L26 44L24 39L66 36Q104 26 148 28Z',
    tail: 'M24 42L18 18Q26 14 34 20L48 38Z',
    canopy: 'M96 31Q104 22 116 23L126 29Z',
    wing: 'M80 50L134 48Q140 52 132 55L92 66Q78 66 76 58Z',
    lines: 'M150 28V60M44 38V47M66 37V52M158 31V57',
  },
  // Typhoon: the chin under the nose, thick wing, rockets.
  B19: {
    body: 'M176 40L170 45Q172 60 158 64L142 60Q104 62 70 52L26 44L24 39L66 35Q110 28 150 32Z',
    tail: 'M24 42L20 22Q28 14 36 22L50 37Z',
    canopy: 'M88 33Q98 22 110 25L118 31Z',
    wing: 'M78 48L132 48Q140 53 130 57L88 64Q74 62 76 54Z',
    lines: 'M142 31V60M46 38V46M58 36V49M54 36V48M168 46L160 60',
  },
};

export function drawPlane(plane: Plane, nation: Nation, paint: Paint): SceneNode {
  const rockets = [0, 1, 2].map((index) =>
    rod(`M${86 + index * 12} ${70 - index * 1.5}h16`, 2.6, paint.ink.steel, paint),
  );
  return group({}, [
    ground(paint),
    group({ transform: 'rotate(8 100 44)' }, [
      part(plane.tail, paint.body, paint),
      veiled(plane.body, paint, 'light', 0.1),
      part(plane.canopy, paint.ink.light, paint),
      part('M26 42L12 37Q10 42 14 45L40 47Z', paint.body, paint),
      lines(plane.lines, paint),
      ...rockets,
      veiled(plane.wing, paint, 'shadow', 0.18),
      mark(nation, 72, 44, 6, paint),
      disc(173, 43, 3.4, paint.ink.steel, { stroke: paint.ink.ink, 'stroke-width': 1.5 }),
      lines('M176 14Q181 43 176 72', paint, 1.6),
    ]),
  ]);
}

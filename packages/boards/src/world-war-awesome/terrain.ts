/** The ground of the battlefield (THE-RULES "Terrain"), in few paths: it is redrawn whenever a wall falls. */
import { TERRAIN_SIGNS, type Terrain } from '@fieldpost/rules-world-war-awesome/catalogue';
import { GRID, hexAt, terrainAt } from '@fieldpost/rules-world-war-awesome/table';
import { flat } from '../scene/flat.ts';
import { group, type SceneNode, shape, stroke } from '../scene/scene.ts';
import { centreOf, hexPath, type Point, uprightAt } from './geometry.ts';
import type { Ink, Palette } from './palette.ts';

type Motif = (ink: Palette) => readonly SceneNode[];

const line = (ink: Palette, width = 2.4) =>
  ({ stroke: ink.ink, 'stroke-width': width, 'stroke-linejoin': 'round' }) as const;

const TREES: readonly (readonly [number, number, number])[] = [
  [-18, -16, 1.1],
  [12, -22, 1],
  [24, 4, 1.05],
  [-2, 4, 1.2],
  [-25, 14, 0.95],
  [9, 26, 0.95],
];
const woods: Motif = (ink) =>
  TREES.map(([x, y, scale]) =>
    shape('M0 -14C7 -14 11 -8 9 -3C14 -1 14 7 7 8H2V14H-2V8H-7C-14 7 -14 -1 -9 -3C-11 -8 -7 -14 0 -14Z', ink.tree, {
      transform: `translate(${x} ${y}) scale(${scale})`,
      stroke: ink.treeLine,
      'stroke-width': 2.6,
      'stroke-linejoin': 'round',
    }),
  );

const rubble: Motif = (ink) => [
  shape(
    'M-30 14L-20 -4L-6 0L-2 16ZM2 -8L14 -22L26 -12L20 2L6 4ZM4 26L14 10L30 16L26 28ZM-22 -14L-12 -26L-4 -16L-10 -8Z',
    ink.rubble,
    {
      stroke: ink.rubbleLine,
      'stroke-width': 2.6,
      'stroke-linejoin': 'round',
    },
  ),
  stroke('M-10 26l3 3M-34 -2l3 2M30 -24l4 2M-4 34l4 1', ink.rubbleLine, 3),
];

const lowWall: Motif = (ink) => [
  ...[
    [-24, 10],
    [0, 12],
    [24, 10],
    [-12, -2],
    [12, -2],
    [0, -15],
  ].map(([x = 0, y = 0]) =>
    shape('M-12 -6C-8 -9 8 -9 12 -6C14 -2 14 4 12 7C6 9 -6 9 -12 7C-14 4 -14 -2 -12 -6Z', ink.sandbag, {
      transform: `translate(${x} ${y})`,
      ...line(ink, 2.2),
    }),
  ),
];

function building(top: Ink, side: Ink, bands: string): Motif {
  return (ink) => [
    shape('M-33 -14L0 -33L33 -14V20L0 38L-33 20Z', ink[side], line(ink, 3.4)),
    shape('M-33 -14L0 -33L33 -14L0 5Z', ink[top], line(ink, 2.6)),
    stroke('M0 5V38', ink.ink, 2.6),
    stroke(bands, ink.ink, 1.8),
  ];
}
const wall = building('brickTop', 'brick', 'M-33 -2L0 17L33 -2M-33 9L0 28L33 9M-17 7V17M17 7V17M-24 15V24M24 15V24');
const bunker = building('stoneTop', 'stone', 'M-27 2L-8 12V18L-27 8ZM8 12L27 2V8L8 18ZM-22 -14L0 -26L22 -14L0 -2Z');

const trap: Motif = (ink) =>
  [
    [-16, -10],
    [16, -8],
    [0, 18],
  ].map(([x = 0, y = 0]) =>
    group({ transform: `translate(${x} ${y})` }, [
      stroke('M-12 10L12 -10M-12 -10L12 10M0 -15V13', ink.ink, 8),
      stroke('M-12 10L12 -10M-12 -10L12 10M0 -15V13', ink.iron, 4),
    ]),
  );

const uplink: Motif = (ink) => [
  shape('M-26 -8L0 -22L26 -8V22H-26Z', ink.room, line(ink, 3)),
  stroke('M0 -22V-38M-10 -34C-4 -30 4 -30 10 -34M-16 -42C-6 -34 6 -34 16 -42', ink.ink, 3),
  shape('M-7 22V4H7V22Z', ink.black),
];

const MOTIFS: Readonly<Partial<Record<Terrain, Motif>>> = {
  w: woods,
  r: rubble,
  l: lowWall,
  '#': wall,
  H: bunker,
  t: trap,
  U: uplink,
};

/** The terrain on a hex around (0, 0), without the ground under it. */
export function drawTerrain(terrain: Terrain, ink: Palette): readonly SceneNode[] {
  return MOTIFS[terrain]?.(ink) ?? [];
}

type Place = Point & { readonly sign: Terrain };

function placesOf(ground: string): readonly Place[] {
  return Array.from({ length: GRID }, (_, cell) => cell).flatMap((cell) => {
    const sign = terrainAt(ground, cell);
    return sign === null ? [] : [{ ...centreOf(hexAt(cell)), sign }];
  });
}

const DOTS: readonly Point[] = [
  { x: -20, y: -12 },
  { x: 8, y: -22 },
  { x: 22, y: 8 },
  { x: -10, y: 14 },
  { x: 4, y: 32 },
];

/** Every hex of a battlefield (geometry/grid.ts): the grass in one path, its dots as in cheap print, and what stands on it, set upright. */
export function drawGround(ground: string, ink: Palette, up = 0): readonly SceneNode[] {
  const places = placesOf(ground);
  const bare = places.filter(({ sign }) => sign === '.');
  const dots = bare.flatMap(({ x, y }) => DOTS.map((dot) => `M${Math.round(x + dot.x)} ${Math.round(y + dot.y)}h.1`));
  return [
    shape(places.map((at) => hexPath(50, at)).join(''), ink.grass, { stroke: ink.edge, 'stroke-width': 2 }),
    stroke(dots.join(''), ink.grassDot, 5),
    ...TERRAIN_SIGNS.filter((sign) => sign !== '.').flatMap((sign) => {
      const drawn = flat(drawTerrain(sign, ink));
      return places
        .filter((place) => place.sign === sign)
        .map((place) => group({ transform: uprightAt(place, up) }, drawn));
    }),
  ];
}

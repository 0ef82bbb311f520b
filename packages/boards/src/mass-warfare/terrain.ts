/** The ground of one hex: a colour, and a motif that tells it apart without any colour. Around (0, 0). */
import { TERRAIN, type Terrain } from '@fieldpost/rules-mass-warfare/catalogue';
import { capitals } from '../scene/capitals.ts';
import { disc, type SceneNode, shape, stroke } from '../scene/scene.ts';
import { hexPath } from './geometry.ts';
import type { Ink, Palette } from './palette.ts';

const FULL = hexPath(50.4);

const GROUND: Readonly<Record<string, Ink>> = {
  WA: 'water',
  BR: 'water',
  BA: 'barren',
  DE: 'desert',
  FO: 'forest',
  MO: 'rock',
  MP: 'rock',
  MA: 'marsh',
  MI: 'barren',
  OI: 'barren',
};

type Motif = (ink: Palette) => readonly SceneNode[];

const WAVES =
  'M-30 -14q5 -5 10 0t10 0M6 -18q5 -5 10 0t10 0M-12 4q5 -5 10 0t10 0M-28 22q5 -5 10 0t10 0M8 22q5 -5 10 0t10 0';
const water: Motif = (ink) => [stroke(WAVES, ink.waterLine, 2.2)];

const PLANKS = [-32, -24, -16, -8, 0, 8, 16, 24, 32].map((x) => `M${x} -11V11`).join('');
const bridge: Motif = (ink) => [
  stroke('M-30 -26q5 -5 10 0t10 0M8 28q5 -5 10 0t10 0', ink.waterLine, 2.2),
  shape('M-40 -13H40V13H-40Z', ink.deck, { stroke: ink.deckLine, 'stroke-width': 2.4 }),
  stroke(PLANKS, ink.deckLine, 1.6),
  stroke('M-40 -13H40M-40 13H40', ink.deckLine, 4),
];

const barren: Motif = (ink) => [stroke('M-24 -10l6 -4l7 3M10 -22l7 3M14 16l7 -4l6 3M-18 22l6 2', ink.barrenLine, 2)];

const desert: Motif = (ink) => [
  stroke('M-32 -4C-24 -14 -14 -14 -6 -4C0 2 8 2 14 -4M-12 20C-4 10 6 10 14 20C18 24 24 24 28 20', ink.desertLine, 2.6),
  ...[
    [-18, 8],
    [4, -22],
    [22, 6],
    [-2, 30],
    [16, -14],
  ].map(([x = 0, y = 0]) => disc(x, y, 1.8, ink.desertLine)),
];

const TREES: readonly (readonly [number, number, number])[] = [
  [-20, -14, 1],
  [4, -24, 0.9],
  [22, -8, 1],
  [-6, 0, 1.1],
  [-24, 16, 0.9],
  [14, 20, 1],
  [-4, 28, 0.8],
];
const forest: Motif = (ink) =>
  TREES.map(([x, y, scale]) =>
    shape('M0 -12L9 4H4L10 13H-10L-4 4H-9Z', ink.tree, {
      transform: `translate(${x} ${y}) scale(${scale})`,
      stroke: ink.treeLine,
      'stroke-width': 1.8,
      'stroke-linejoin': 'round',
    }),
  );

const PEAKS = 'M-36 18L-14 -20L2 6L14 -12L36 18Z';
const mountains: Motif = (ink) => [
  shape(PEAKS, ink.peak, { stroke: ink.ink, 'stroke-width': 2, 'stroke-linejoin': 'round' }),
  shape('M-14 -20L-21 -8L-15 -11L-10 -6L-6 -8ZM14 -12L8 -3L13 -5L17 -2L20 -4Z', ink.snow),
  stroke('M-18 28L-10 22M14 30L22 24', ink.peak, 2.4),
];

const pass: Motif = (ink) => [
  shape('M-38 14L-24 -14L-10 14ZM10 14L24 -14L38 14Z', ink.peak, {
    stroke: ink.ink,
    'stroke-width': 2,
    'stroke-linejoin': 'round',
  }),
  shape('M-24 -14L-29 -4L-24 -7L-19 -4ZM24 -14L19 -4L24 -7L29 -4Z', ink.snow),
  stroke('M-4 40C-16 22 16 10 2 -8C-4 -16 2 -26 6 -36', ink.ink, 10),
  stroke('M-4 40C-16 22 16 10 2 -8C-4 -16 2 -26 6 -36', ink.road, 6.5),
];

const REEDS = [
  [-22, -8],
  [2, -18],
  [22, -4],
  [-8, 10],
  [14, 24],
  [-22, 26],
]
  .map(([x = 0, y = 0]) => `M${x} ${y}V${y - 12}M${x} ${y}L${x - 7} ${y - 9}M${x} ${y}L${x + 7} ${y - 9}`)
  .join('');
const marsh: Motif = (ink) => [
  stroke('M-34 -6H-12M-8 -16H14M10 -2H34M-20 12H4M2 26H28M-34 28H-12', ink.waterLine, 2.4),
  stroke(REEDS, ink.reed, 2.4),
];

const mine: Motif = (ink) => [
  shape('M-22 24L-8 -4H8L22 24Z', ink.peak, { stroke: ink.ink, 'stroke-width': 2, 'stroke-linejoin': 'round' }),
  shape('M-7 24V12a7 7 0 0 1 14 0V24Z', ink.black),
  stroke('M-16 -10L16 -34M-16 -34L16 -10', ink.iron, 4.4),
  stroke('M-22 -28C-20 -34 -16 -38 -10 -38M22 -28C20 -34 16 -38 10 -38', ink.iron, 4.4),
];

const derrick: Motif = (ink) => [
  stroke('M-15 26L-4 -30H4L15 26M-12 12H12M-9 -4H9M-13 22L11 0M13 22L-11 0', ink.oil, 3.2),
  shape('M-20 26H20V32H-20Z', ink.oil),
  shape('M0 -44C5 -38 6 -36 6 -33A6 6 0 0 1 -6 -33C-6 -36 -5 -38 0 -44Z', ink.oil),
];

/** Strips of a field; as many ears as it feeds. */
function farm(value: number): Motif {
  return (ink) => [
    ...[-24, -8, 8, 24].map((y, index) => {
      const wide = 40 - Math.max(0, Math.abs(y) - 20);
      const colour = index % 2 === 0 ? ink.wheat : ink.soil;
      return shape(`M${-wide} ${y - 7}H${wide}V${y + 7}H${-wide}Z`, colour);
    }),
    stroke('M-36 -16H36M-38 0H38M-36 16H36', ink.wheatLine, 1.4),
    ...Array.from({ length: value }, (_, index) => ear(ink, (index - (value - 1) / 2) * 19, -2)),
  ];
}

const ear = (ink: Palette, x: number, y: number): SceneNode =>
  stroke('M0 18V-12M0 -12L-5 -18M0 -12L5 -18M0 -4L-6 -10M0 -4L6 -10M0 4L-6 -2M0 4L6 -2', ink.wheatLine, 2.8, {
    transform: `translate(${x} ${y})`,
  });

const HOUSES: readonly (readonly [number, number])[] = [
  [-22, -8],
  [0, -16],
  [21, -6],
  [-12, 10],
  [11, 12],
  [-30, 16],
];
/** As many houses as it has people. */
function city(value: number): Motif {
  return (ink) =>
    HOUSES.slice(0, value).map(([x, y], index) => house(ink, x, y, index % 2 === 0 ? ink.roof : ink.roofDark));
}

function house(ink: Palette, x: number, y: number, roof: string): SceneNode {
  const line = { stroke: ink.ink, 'stroke-width': 1.6, 'stroke-linejoin': 'round' } as const;
  return {
    tag: 'g',
    attributes: { transform: `translate(${x} ${y})` },
    children: [
      shape('M-8 10V0H8V10Z', ink.wall, line),
      shape('M-10.500 0L0 -10L10.500 0Z', roof, line),
      shape('M-2 10V4H2V10Z', ink.ink),
    ],
  };
}

const MOTIFS: Readonly<Partial<Record<Terrain, Motif>>> = {
  WA: water,
  BR: bridge,
  BA: barren,
  DE: desert,
  FO: forest,
  MO: mountains,
  MP: pass,
  MA: marsh,
  MI: mine,
  OI: derrick,
};

function motifOf(terrain: Terrain): Motif {
  const { gives, value } = TERRAIN[terrain];
  if (gives === 'food') return farm(value);
  return gives === 'people' ? city(value) : (MOTIFS[terrain] ?? barren);
}

function groundOf(terrain: Terrain): Ink {
  const { gives } = TERRAIN[terrain];
  if (gives === 'food') return 'soil';
  return gives === 'people' ? 'town' : (GROUND[terrain] ?? 'barren');
}

/** The ground of a hex around (0, 0). */
export function drawTerrain(terrain: Terrain, ink: Palette): readonly SceneNode[] {
  return [shape(FULL, ink[groundOf(terrain)], { stroke: ink.edge, 'stroke-width': 1 }), ...motifOf(terrain)(ink)];
}

/** The yield of a hex, as a small number at its upper right; nothing for the others. */
export function drawValue(terrain: Terrain, ink: Palette): readonly SceneNode[] {
  const { gives, value } = TERRAIN[terrain];
  if (gives !== 'people' && gives !== 'food') return [];
  return [capitals(String(value), 27, -24, 1, ink.letter, ink.halo)];
}

/** CA-060: the three kinds of ground, drawn so that they are still told apart where a unit covers their middle. */
import type { TerrainKind } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import type { SceneNode } from '../scene/scene.ts';
import { disc, group, round, shape, stroke } from '../scene/scene.ts';
import { chanceOf } from './geometry.ts';
import type { Palette } from './palette.ts';

/** Drawn around the middle of the square, from -50 to 50. */
type Drawing = (square: string, ink: Palette) => readonly SceneNode[];

const WHOLE = 'M-50 -50H50V50H-50Z';
/** Crenellated like the trace of a real trench, and fitting its neighbour to the left and right. */
const traverse = (y: number) => `M-50 ${y}H-34V${y + 7}H-17V${y}H0V${y + 7}H17V${y}H34V${y + 7}H50V${y}`;

const trench: Drawing = (_square, ink) => [
  shape(WHOLE, ink.earth),
  stroke(traverse(-46), ink.trench, 4, { 'stroke-linejoin': 'miter' }),
  stroke(traverse(39), ink.trench, 4, { 'stroke-linejoin': 'miter' }),
  stroke(traverse(-4), ink.trench, 6, { 'stroke-linejoin': 'miter', opacity: 0.5 }),
];

const bunker: Drawing = (_square, ink) => [
  shape(WHOLE, ink.concrete),
  stroke('M-28 -45H28L45 -28V28L28 45H-28L-45 28V-28Z', ink.pillbox, 6, { 'stroke-linejoin': 'miter' }),
  stroke('M-46 -46L-38 -38M46 -46L38 -38M-46 46L-38 38M46 46L38 38', ink.pillbox, 3),
  stroke('M-20 -14H20V14H-20ZM-20 0H20', ink.pillbox, 4, { opacity: 0.55 }),
];

function crater(x: number, y: number, r: number, ink: Palette): SceneNode[] {
  return [
    disc(x, y, r, 'none', { stroke: ink.crater, 'stroke-width': 2.4 }),
    stroke(
      `M${round(x - r * 0.55)} ${round(y + r * 0.1)}A${round(r * 0.6)} ${round(r * 0.6)} 0 0 1 ${round(x + r * 0.5)} ${round(y - r * 0.2)}`,
      ink.crater,
      1.8,
    ),
  ];
}

const WIRE =
  'M-50 -43H50M-47 -48L-39 -38M-39 -48L-47 -38M-23 -48L-15 -38M-15 -48L-23 -38M1 -48L9 -38M9 -48L1 -38M25 -48L33 -38M33 -48L25 -38';

const noMansLand: Drawing = (square, ink) => {
  const at = (purpose: number, from: number, to: number) => round(from + chanceOf(square, purpose) * (to - from));
  return [
    shape(WHOLE, ink.mud),
    group({}, [
      ...crater(at(11, -42, -30), at(12, 22, 40), at(13, 6, 11), ink),
      ...crater(at(14, 26, 42), at(15, -26, 0), at(16, 5, 9), ink),
      ...crater(at(17, -18, 14), at(18, -14, 12), at(19, 9, 15), ink),
      ...crater(at(20, 14, 40), at(21, 30, 42), at(22, 4, 8), ink),
    ]),
    stroke(WIRE, ink.wire, 1.8, { opacity: 0.85 }),
  ];
};

export const TERRAIN_DRAWINGS: Readonly<Record<Exclude<TerrainKind, 'open'>, Drawing>> = { trench, bunker, noMansLand };

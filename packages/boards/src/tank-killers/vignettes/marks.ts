/** Action in a picture: hits, fire, smoke, paths, and marks on top. */
import type { SceneNode } from '../../scene/scene.ts';
import { disc, group, round, shape, stroke } from '../../scene/scene.ts';
import type { Palette } from '../palette.ts';
import type { Motif } from './motif.ts';

const edge = (ink: Palette, width = 2.4) => ({ stroke: ink.ink, 'stroke-width': width, 'stroke-linejoin': 'round' });

const at = (x: number, y: number, scale: number, children: readonly SceneNode[]): SceneNode =>
  group({ transform: `translate(${x} ${y}) scale(${round(scale * 10) / 10})` }, children);

const RAYS = 'M0 -20L5 -8L15 -14L10 -3L22 0L10 5L15 15L4 9L0 22L-5 9L-15 14L-9 4L-22 0L-10 -4L-15 -15L-5 -8Z';

/** A hit. */
export const burst =
  (x: number, y: number, size = 1): Motif =>
  (ink) =>
    at(x, y, size, [shape(RAYS, ink.target, edge(ink)), disc(0, 0, 6.5, ink.light)]);

const FLAME = 'M-10 0Q-17 -14 -7 -22Q-8 -14 -3 -13Q-5 -26 6 -36Q4 -24 11 -19Q18 -10 10 0Z';

export const flames =
  (x: number, y: number, size = 1): Motif =>
  (ink) =>
    at(x, y, size, [
      shape(FLAME, ink.target, edge(ink)),
      shape('M-5 0Q-7 -9 1 -15Q7 -8 5 0Z', ink.german, edge(ink, 1.4)),
    ]);

const PUFFS: readonly (readonly [number, number, number])[] = [
  [-20, 2, 11],
  [20, 3, 10],
  [-9, -9, 13],
  [9, -8, 14],
  [0, 4, 12],
];

/** A cloud of smoke or dust. */
export const puff =
  (x: number, y: number, size = 1): Motif =>
  (ink) =>
    at(x, y, size, [
      ...PUFFS.map(([cx, cy, r]) => disc(cx, cy, r, ink.light, { ...edge(ink), 'stroke-opacity': 0.85 })),
      ...PUFFS.map(([cx, cy, r]) => disc(cx, cy, round(r - 1.2), ink.light)),
      stroke('M-14 -8q4 -8 12 -6M6 -4q6 -6 12 0', ink.soft, 1.8),
    ]);

/** A way that is taken, with its head at the end of a straight last step. */
export const way =
  (d: string, x: number, y: number, degrees: number, colour: 'chosen' | 'target' | 'plus' = 'chosen'): Motif =>
  (ink) =>
    group({}, [
      stroke(d, ink.light, 11),
      stroke(d, ink[colour], 6.5),
      group({ transform: `translate(${x} ${y}) rotate(${degrees})` }, [
        shape('M-4 -13L16 0L-4 13Z', ink[colour], { stroke: ink.light, 'stroke-width': 2 }),
      ]),
    ]);

/** Shots in the air. */
export const trail =
  (d: string): Motif =>
  (ink) =>
    group({}, [stroke(d, ink.light, 6), stroke(d, ink.target, 3.4, { 'stroke-dasharray': '11 7' })]);

/** Struck out. */
export const cross =
  (x: number, y: number, size = 1): Motif =>
  (ink) =>
    at(x, y, size, [
      stroke('M-15 -15L15 15M15 -15L-15 15', ink.light, 11),
      stroke('M-15 -15L15 15M15 -15L-15 15', ink.target, 6.5),
    ]);

/** A gun sight on a target. */
export const sight =
  (x: number, y: number, size = 1): Motif =>
  (ink) =>
    at(x, y, size, [
      disc(0, 0, 17, 'none', { stroke: ink.light, 'stroke-width': 7 }),
      disc(0, 0, 17, 'none', { stroke: ink.chosen, 'stroke-width': 3.6 }),
      stroke('M0 -26V-9M0 9V26M-26 0H-9M9 0H26', ink.chosen, 3.6),
    ]);

/** Speed. */
export const dash =
  (x: number, y: number): Motif =>
  (ink) =>
    stroke(`M${x} ${y}h26M${x - 10} ${y + 11}h22M${x + 4} ${y + 22}h18`, ink.ink, 3);

/** A word of alarm without words. */
export const alarm =
  (x: number, y: number, size = 1): Motif =>
  (ink) =>
    at(x, y, size, [
      shape('M-4.500 -18H4.500L2.500 4H-2.500Z', ink.target, edge(ink, 1.6)),
      disc(0, 11, 4, ink.target, edge(ink, 1.6)),
    ]);

export const question =
  (x: number, y: number, size = 1): Motif =>
  (ink) =>
    at(x, y, size, [
      stroke('M-8 -10Q-8 -20 1 -20Q10 -19 9 -10Q8 -4 1 -1V5', ink.chosen, 5),
      disc(1, 14, 3.4, ink.chosen),
    ]);

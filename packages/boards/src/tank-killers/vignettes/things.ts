/** Things in a picture: rounds, tools, supplies, signals. */
import type { SceneNode } from '../../scene/scene.ts';
import { disc, group, shape, stroke } from '../../scene/scene.ts';
import type { Palette } from '../palette.ts';
import type { Motif } from './motif.ts';

const edge = (ink: Palette, width = 2.2) => ({ stroke: ink.ink, 'stroke-width': width, 'stroke-linejoin': 'round' });
const at = (x: number, y: number, scale: number, children: readonly SceneNode[]): SceneNode =>
  group({ transform: `translate(${x} ${y}) scale(${scale})` }, children);

/** A round standing on its base; `tip` tells its kind. */
export const round =
  (x: number, tip: 'solid' | 'hollow' | 'tracer', scale = 1): Motif =>
  (ink) =>
    at(x, 90, scale, [
      shape('M-13 4V-40H13V4Z', ink.german, edge(ink)),
      shape('M-10 -40Q-10 -62 0 -78Q10 -62 10 -40Z', tip === 'tracer' ? ink.target : ink.steel, edge(ink)),
      ...(tip === 'hollow'
        ? [shape('M-10 -52H10V-45H-10Z', ink.german, edge(ink, 1.4)), stroke('M-4 -66L0 -56L4 -66', ink.ink, 2)]
        : []),
      stroke('M-13 -2H13M-13 -34H13', ink.ink, 2),
    ]);

/** Cartridges on a belt, from `x` to the right. */
export const belt =
  (x: number, y: number, count: number): Motif =>
  (ink) =>
    group(
      {},
      Array.from({ length: count }, (_, index) =>
        at(x + index * 13, y, 1, [
          shape('M-4.500 16V-6Q-4.500 -14 0 -20Q4.500 -14 4.500 -6V16Z', ink.german, edge(ink, 1.6)),
          stroke('M-7 4H7', ink.ink, 3),
        ]),
      ),
    );

export const can =
  (x: number, scale = 1): Motif =>
  (ink) =>
    at(x, 90, scale, [
      shape('M-20 2V-40L-10 -50H12L20 -42V2Z', ink.american, edge(ink)),
      shape('M-14 -50V-58H-2V-50Z', ink.steel, edge(ink, 1.6)),
      stroke('M-12 -34L12 -8M12 -34L-12 -8', ink.ink, 3),
    ]);

export const crate =
  (x: number, scale = 1, y = 90): Motif =>
  (ink) =>
    at(x, y, scale, [
      shape('M-22 2V-26H22V2Z', ink.british, edge(ink)),
      stroke('M-22 -12H22M-12 -26V2M12 -26V2', ink.ink, 1.8),
    ]);

export const parachute =
  (x: number, y: number): Motif =>
  (ink) =>
    at(x, y, 1, [
      stroke('M-34 0L0 38L34 0M-12 -2L0 38L12 -2', ink.ink, 1.6),
      shape('M-36 2Q-32 -30 0 -30Q32 -30 36 2Q26 -6 18 2Q9 -6 0 2Q-9 -6 -18 2Q-26 -6 -36 2Z', ink.light, edge(ink)),
    ]);

export const mine =
  (x: number, scale = 1): Motif =>
  (ink) =>
    at(x, 90, scale, [
      shape('M-28 6Q-26 -8 0 -8Q26 -8 28 6Q20 12 0 12Q-20 12 -28 6Z', ink.steel, edge(ink)),
      shape('M-9 -8Q-8 -14 0 -14Q8 -14 9 -8Z', ink.target, edge(ink, 1.6)),
    ]);

export const wrench =
  (x: number, y: number, scale = 1): Motif =>
  (ink) =>
    at(x, y, scale, [
      stroke('M-22 24L14 -12', ink.ink, 13),
      stroke('M-22 24L14 -12', ink.steel, 8.5),
      shape('M8 -28A15 15 0 1 0 28 -8L18 -6L10 -12L8 -20Z', ink.steel, edge(ink)),
    ]);

/** A flag on its pole. */
export const flag =
  (x: number, colour: 'light' | 'target' | 'plus'): Motif =>
  (ink) =>
    at(x, 90, 1, [
      stroke('M0 2V-70', ink.ink, 4.5),
      shape('M2 -70Q16 -76 28 -68T54 -68V-42Q40 -38 28 -44T2 -42Z', ink[colour], edge(ink)),
    ]);

export const radio =
  (x: number): Motif =>
  (ink) =>
    at(x, 90, 1, [
      stroke('M16 -34V-80', ink.ink, 2.6),
      shape('M-26 2V-36H26V2Z', ink.american, edge(ink)),
      disc(-12, -18, 9, ink.light, edge(ink, 1.8)),
      stroke('M4 -26H20M4 -18H20M4 -10H20', ink.ink, 2),
      stroke('M26 -78q9 6 9 -8M34 -84q12 8 10 -10', ink.chosen, 3),
    ]);

export const glasses =
  (x: number, y: number, scale = 1): Motif =>
  (ink) =>
    at(x, y, scale, [
      shape(
        'M-34 16L-26 -16H-12L-6 -6H6L12 -16H26L34 16Q34 22 22 22Q10 22 8 12H-8Q-10 22 -22 22Q-34 22 -34 16Z',
        ink.track,
        edge(ink),
      ),
      disc(-21, 13, 7, ink.steel, edge(ink, 1.4)),
      disc(21, 13, 7, ink.steel, edge(ink, 1.4)),
    ]);

/** Time that runs. */
export const glassOfSand =
  (x: number): Motif =>
  (ink) =>
    at(x, 90, 1, [
      shape('M-20 -66H20Q20 -44 4 -32Q20 -20 20 2H-20Q-20 -20 -4 -32Q-20 -44 -20 -66Z', ink.light, edge(ink)),
      shape('M-13 -54H13Q12 -44 0 -35Q-12 -44 -13 -54ZM-15 0Q-14 -12 0 -16Q14 -12 15 0Z', ink.german),
      stroke('M-26 -68H26M-26 4H26', ink.ink, 5),
    ]);

/** A shield of armour. */
export const plate =
  (x: number, y: number, scale = 1): Motif =>
  (ink) =>
    at(x, y, scale, [
      shape('M0 -30L26 -21V0Q25 20 0 32Q-25 20 -26 0V-21Z', ink.steel, edge(ink, 3)),
      stroke('M-14 -13L0 -18L14 -13V0Q13 10 0 17', ink.light, 3),
    ]);

/** A helmet on a rifle that stands in the ground. */
export const grave =
  (x: number): Motif =>
  (ink) =>
    at(x, 90, 1, [
      stroke('M0 2V-52M-7 -14H7', ink.ink, 5),
      shape('M-20 -46Q-20 -68 0 -68Q20 -68 20 -46L26 -42Q0 -46 -26 -42Z', ink.american, edge(ink)),
    ]);

export const medal =
  (x: number, y: number): Motif =>
  (ink) =>
    at(x, y, 1, [
      shape('M-14 -30H14L8 -4H-8Z', ink.target, edge(ink)),
      shape('M0 -8L6 5L20 6L9 15L13 29L0 21L-13 29L-9 15L-20 6L-6 5Z', ink.german, edge(ink)),
    ]);

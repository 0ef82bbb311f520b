/** The hand in which everything of this game is drawn: one pen, flat paint, a shadow below and a light above. */
import type { SceneNode } from '../scene/scene.ts';
import { disc, group, round, shape, stroke } from '../scene/scene.ts';
import type { Nation } from './nations.ts';
import type { Palette } from './palette.ts';

/** The ground line in the box of 200 by 100 that each drawing fills; everything faces right. */
export const GROUND = 90;
/** The pen, in units of that box. */
export const PEN = 1.7;

/** Paint and ink of one drawing. */
export type Paint = { readonly body: string; readonly ink: Palette };

const EDGE = { 'stroke-width': PEN, 'stroke-linejoin': 'round' } as const;

/** A painted part with its outline. */
export const part = (d: string, fill: string, { ink }: Paint): SceneNode =>
  shape(d, fill, { stroke: ink.ink, ...EDGE });

/** A painted part in shadow or in light: the paint with a veil over it. */
export function veiled(d: string, paint: Paint, veil: 'shadow' | 'light', strength = 0.2): SceneNode {
  const colour = veil === 'shadow' ? '#000000' : '#ffffff';
  return group({}, [shape(d, paint.body), shape(d, colour, { 'fill-opacity': strength }), part(d, 'none', paint)]);
}

/** Thin lines on a part: joints, hatches, rivets. */
export const lines = (d: string, { ink }: Paint, width = 1): SceneNode =>
  stroke(d, ink.ink, width, { 'stroke-opacity': 0.75 });

/** A limb or a tube: a thick line with an outline. */
export function rod(d: string, width: number, fill: string, { ink }: Paint): SceneNode {
  return group({}, [stroke(d, ink.ink, width + 2 * PEN), stroke(d, fill, width)]);
}

/** A wheel with its tyre and hub; a `tyre` of 0 leaves the bare disc of a track's wheel. */
export function wheel(x: number, y: number, r: number, tyre: number, { body, ink }: Paint): SceneNode {
  const rim = { stroke: ink.ink, 'stroke-width': 1.2 };
  return group({}, [
    ...(tyre > 0 ? [disc(x, y, r, ink.track, rim)] : []),
    disc(x, y, round(r - tyre), body, rim),
    disc(x, y, round(Math.max(1.1, (r - tyre) * 0.28)), ink.ink),
  ]);
}

/** How a barrel ends. */
export type Muzzle = 'plain' | 'brake' | 'ball' | 'collar';
/** A barrel: where it leaves its mount, how long and thick, how it ends, and degrees above the level. */
export type Barrel = {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly bore: number;
  readonly muzzle: Muzzle;
  readonly up: number;
};

const bar = (x: number, length: number, height: number): string =>
  `M${round(x)} ${round(-height / 2)}h${round(length)}v${round(height)}h${round(-length)}Z`;

function muzzleOf({ length, bore, muzzle }: Barrel, fill: string, paint: Paint): readonly SceneNode[] {
  if (muzzle === 'plain') return [];
  if (muzzle === 'collar') return [part(bar(length - bore * 0.9, bore * 0.9, bore * 1.5), fill, paint)];
  if (muzzle === 'ball') {
    return [disc(round(length - bore * 0.2), 0, round(bore * 1.05), fill, { stroke: paint.ink.ink, ...EDGE })];
  }
  const brake = bar(length - bore * 1.2, bore * 2.4, bore * 1.75);
  return [part(brake, fill, paint), lines(`M${round(length + bore * 0.1)} ${-bore * 0.8}v${bore * 1.6}`, paint, 1.3)];
}

/** A barrel in two steps of thickness, as they are built. */
export function barrel(given: Barrel, paint: Paint, fill: string): SceneNode {
  const { x, y, length, bore, up } = given;
  const sleeve = Math.min(length * 0.34, 20);
  const tube = [part(bar(0, length, bore), fill, paint), part(bar(0, sleeve, bore + 1.4), fill, paint)];
  return group({ transform: `translate(${x} ${y}) rotate(${-up})` }, [...tube, ...muzzleOf(given, fill, paint)]);
}

/** The ground under a drawing: a line with some grass. */
export function ground({ ink }: Paint): SceneNode {
  const line = `M4 ${GROUND + 1.5}H196M14 ${GROUND + 5}h9M52 ${GROUND + 6}h14M118 ${GROUND + 5.5}h11M168 ${GROUND + 5}h16`;
  return stroke(line, ink.soft, 1.4, { 'stroke-opacity': 0.8 });
}

/** The mark of a nation: bar cross, star, roundel. */
export function mark(nation: Nation, x: number, y: number, r: number, { ink }: Paint) {
  const at = { transform: `translate(${x} ${y}) scale(${r / 10})` };
  if (nation === 'german') {
    const cross = 'M-3.300 -10H3.300V-3.300H10V3.300H3.300V10H-3.300V3.300H-10V-3.300H-3.300Z';
    return group(at, [shape(cross, '#151515', { stroke: ink.light, 'stroke-width': 3 })]);
  }
  if (nation === 'american') {
    return group(at, [
      shape(
        'M0 -11L2.600 -3.600H10.500L4.200 1.200L6.500 8.900L0 4.300L-6.500 8.900L-4.200 1.200L-10.500 -3.600H-2.600Z',
        ink.light,
      ),
    ]);
  }
  return group(at, [
    disc(0, 0, 10, '#c9a227'),
    disc(0, 0, 8.2, '#1d3f77'),
    disc(0, 0, 5.4, ink.light),
    disc(0, 0, 2.8, '#a3261a'),
  ]);
}

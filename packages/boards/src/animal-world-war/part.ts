/** Pictures as data: what is cut out of which paper, and what the pen adds. */
import { node, type SceneNode } from '../scene/scene.ts';
import type { Ink, Palette } from './palette.ts';

/**
 * How a part is made: `solid` = filled and outlined, `wash` = filled, `line` = a bold stroke, `fine` = a thin one.
 * A `2` at the end: and the same once more, mirrored at the middle.
 */
export type How = 'solid' | 'wash' | 'line' | 'fine' | 'solid2' | 'wash2' | 'line2' | 'fine2';
export type Part = readonly [how: How, ink: Ink, d: string];
export type Picture = readonly Part[];

const PEN = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
const MIRROR = { transform: 'scale(-1 1)' } as const;

function attributesOf(how: string, colour: string, ink: Palette): Record<string, string | number> {
  if (how === 'wash') return { fill: colour };
  if (how === 'solid') return { fill: colour, stroke: ink.ink, 'stroke-width': 2.6, ...PEN };
  return { fill: 'none', stroke: colour, 'stroke-width': how === 'line' ? 3.6 : 2, ...PEN };
}

/** A picture in the inks of one palette; a mirrored part becomes two nodes. */
export function drawPicture(picture: Picture, ink: Palette): readonly SceneNode[] {
  return picture.flatMap(([how, name, d]) => {
    const twice = how.endsWith('2');
    const attributes = { d, ...attributesOf(twice ? how.slice(0, -1) : how, ink[name], ink) };
    const one = node('path', attributes);
    return twice ? [one, node('path', { ...attributes, ...MIRROR })] : [one];
  });
}

/** A round spot as a path: so that eyes and windows are parts like any other. */
export const spot = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** Several windows or stems alike: the path once at each place. */
export const each = (places: readonly (readonly [number, number])[], d: string): string =>
  places.map(([x, y]) => `M${x} ${y}${d}`).join('');

/** Drawings without transforms: a browser keeps books for every transform, and reads them all again at each frame of a map that is moved. */
import { after, type Carried, carried, carry, growth, keepsAngles, laidPath, type Plane } from './path-data.ts';
import { group, type SceneNode } from './scene.ts';

type Attributes = SceneNode['attributes'];

const STILL: Plane = [1, 0, 0, 1, 0, 0];
const STEP = /(translate|scale|rotate)\(([^)]*)\)/g;

function stepOf(name: string, [one = 0, other]: readonly number[]): Plane {
  if (name === 'translate') return [1, 0, 0, 1, one, other ?? 0];
  if (name === 'scale') return [one, 0, 0, other ?? one, 0, 0];
  const angle = (one * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
}

/** The map that a `transform` tells; null: one with other steps than those our drawings take. */
function planeOf(transform: string): Plane | null {
  const steps = [...transform.matchAll(STEP)];
  if (transform.replaceAll(STEP, '').trim() !== '') return null;
  const numbers = (text = '') =>
    text
      .trim()
      .split(/[\s,]+/)
      .map(Number);
  if (steps.some(([, name, text]) => name === 'rotate' && numbers(text).length !== 1)) return null;
  return steps.reduce<Plane>((plane, [, name = '', text]) => after(plane, stepOf(name, numbers(text))), STILL);
}

/** How wide the pen is where nothing says it, and what a child takes from the groups around it. */
type Pen = { readonly 'stroke-width'?: string | number; readonly 'stroke-dasharray'?: string | number };

const penOf = (before: Pen, own: Attributes): Pen => ({
  'stroke-width': own['stroke-width'] ?? before['stroke-width'] ?? 1,
  'stroke-dasharray': own['stroke-dasharray'] ?? before['stroke-dasharray'] ?? '',
});

const fine = (value: number): number => Math.round(value * 100) / 100;
const grown = (lengths: string | number, by: number): string | number =>
  String(lengths)
    .trim()
    .split(/[\s,]+/)
    .map((length) => fine(Number(length) * by))
    .join(' ');

/** The pen as it is after the drawing was enlarged. */
function laidPen(pen: Pen, by: number): Attributes {
  if (by === 1) return {};
  const dashes = pen['stroke-dasharray'] ?? '';
  return {
    'stroke-width': grown(pen['stroke-width'] ?? 1, by),
    ...(dashes === '' ? {} : { 'stroke-dasharray': grown(dashes, by) }),
  };
}

const number = (own: Attributes, name: string): number => Number(own[name] ?? 0);

/** Shapes that lie in many places are read once. */
const read = new WeakMap<SceneNode, Carried>();

function laidData(node: SceneNode, data: string, plane: Plane): string {
  const [a, b, , d, e, f] = plane;
  if (a !== 1 || b !== 0 || d !== 1) return laidPath(plane, data);
  const known = read.get(node) ?? carried(data);
  read.set(node, known);
  return carry(known, e, f);
}

/** The attributes of a shape after the transform; null if the shape cannot absorb it. */
function laidShape(node: SceneNode, plane: Plane): Attributes | null {
  const [a, b, c, d, e, f] = plane;
  const { tag, attributes: own } = node;
  if (tag === 'path' && typeof own.d === 'string') return { d: laidData(node, own.d, plane) };
  if (tag !== 'circle') return null;
  const [x, y] = [number(own, 'cx'), number(own, 'cy')];
  return { cx: fine(a * x + c * y + e), cy: fine(b * x + d * y + f), r: fine(number(own, 'r') * growth(plane)) };
}

const matrix = (plane: Plane): Attributes => (plane === STILL ? {} : { transform: `matrix(${plane.join(' ')})` });

/** Keeps nodes that cannot absorb a transform, under one group with it. */
const kept = (node: SceneNode, plane: Plane): readonly SceneNode[] =>
  plane === STILL ? [node] : [group(matrix(plane), [node])];

function laidNode(node: SceneNode, above: Plane, before: Pen): readonly SceneNode[] {
  const { transform, ...own } = node.attributes;
  const step = transform === undefined ? STILL : planeOf(String(transform));
  if (step === null) return kept(node, above);
  const plane = step === STILL ? above : above === STILL ? step : after(above, step);
  if (!keepsAngles(plane)) return kept(node, above);
  if (plane === STILL && node.tag !== 'g') return [node];
  const pen = penOf(before, own);
  if (node.tag === 'g') {
    const children = node.children.flatMap((child) => laidNode(child, plane, pen));
    return Object.keys(own).length === 0 ? children : [group(own, children)];
  }
  const laid = laidShape(node, plane);
  if (laid === null) return kept(node, above);
  return [{ ...node, attributes: { ...own, ...laid, ...laidPen(pen, growth(plane)) } }];
}

/**
 * The same drawing with transforms applied to its shapes, wherever they keep angles. For layers of a page; pictures in emails do not need
 * it.
 */
export function flat(nodes: readonly SceneNode[]): readonly SceneNode[] {
  return nodes.flatMap((node) => laidNode(node, STILL, {}));
}

/** The map as shapes: land around the cities of a region, and the ground of each city, nearer to it than to any other. */
import type { Atlas } from '@fieldpost/engine';
import { round } from '../scene/scene.ts';

export type Place = Pick<Atlas['places'][number], 'id' | 'at' | 'region'>;

type Point = readonly [x: number, y: number];

export const WIDTH = 104;
/** Land reaches above the northernmost city. */
export const TOP = -6;
export const HEIGHT = 98;
const BOTTOM = TOP + HEIGHT;
/** How far land reaches beyond its cities. */
const SHORE = 9;
const FRAME: readonly Point[] = [
  [0, TOP],
  [WIDTH, TOP],
  [WIDTH, BOTTOM],
  [0, BOTTOM],
];

/** A number from 0 to 1 that is always the same for the same place: the hand that draws shakes, but not twice otherwise. */
const shake = (seed: number): number => Math.abs(Math.sin(seed * 12.9898) * 43_758.5453) % 1;

/** The outline of a region's land: its cities' farthest reach in each of twenty directions, by a hand that is not quite sure. */
function outlineOf(places: readonly Place[], seed: number): readonly Point[] {
  const cx = places.reduce((sum, { at }) => sum + at[0], 0) / places.length;
  const cy = places.reduce((sum, { at }) => sum + at[1], 0) / places.length;
  return Array.from({ length: 20 }, (_, index): Point => {
    const angle = (index / 20) * 2 * Math.PI;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const far = Math.max(...places.map(({ at }) => (at[0] - cx) * dx + (at[1] - cy) * dy));
    const reach = Math.max(far, 0) + SHORE + 3 * shake(seed * 31 + index);
    return [round(cx + dx * reach), round(cy + dy * reach)];
  });
}

/** A closed line through all points without corners. */
function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const middle = (one: Point, other: Point): string =>
    `${round((one[0] + other[0]) / 2)} ${round((one[1] + other[1]) / 2)}`;
  const curves = points.map((point, index) => `Q${point[0]} ${point[1]} ${middle(point, at(index + 1))}`);
  return `M${middle(at(-1), at(0))}${curves.join('')}Z`;
}

/** The land of each region, by name. */
export function landsOf(places: readonly Place[]): readonly { readonly region: string; readonly path: string }[] {
  const regions = [...new Set(places.map(({ region }) => region))];
  return regions.map((region, index) => {
    const within = places.filter((place) => place.region === region);
    return { region, path: smooth(outlineOf(within, index + 1)) };
  });
}

/** The part of a polygon that is nearer to one point than to another. */
function nearer(polygon: readonly Point[], one: Point, other: Point): readonly Point[] {
  const middle: Point = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  const side = ([x, y]: Point): number => (middle[0] - x) * (other[0] - one[0]) + (middle[1] - y) * (other[1] - one[1]);
  return polygon.flatMap((point, index): readonly Point[] => {
    const next = polygon[(index + 1) % polygon.length] ?? point;
    const [here, there] = [side(point), side(next)];
    const share = here / (here - there);
    const cut: Point = [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share];
    return [...(here >= 0 ? [point] : []), ...(here >= 0 === there >= 0 ? [] : [cut])];
  });
}

function polygonOf(place: Place, places: readonly Place[]): readonly Point[] {
  const others = places.filter(({ id }) => id !== place.id);
  return others.reduce((left, { at }) => nearer(left, place.at, at), FRAME);
}

/** The ground of a city, as the points of a polygon; land ends where the shore does. */
export function groundOf(place: Place, places: readonly Place[]): string {
  return polygonOf(place, places)
    .map(([x, y]) => `${round(x)},${round(y)}`)
    .join(' ');
}

const far = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x1 - x2, y1 - y2);

/** The border between two cities, as a hand-drawn path; empty if they do not meet. */
export function borderOf(one: Place, other: Place, places: readonly Place[]): string {
  const polygon = polygonOf(one, places);
  const between = (point: Point): boolean => Math.abs(far(point, one.at) - far(point, other.at)) < 0.05;
  for (const [index, from] of polygon.entries()) {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    if (!between(from) || !between(to) || far(from, to) < 0.1) continue;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const points = [0.2, 0.4, 0.6, 0.8].map((share): Point => {
      const sway = (shake(from[0] + to[1] + share * 7) - 0.5) * 1.6;
      const length = far(from, to);
      return [round(from[0] + dx * share - (dy / length) * sway), round(from[1] + dy * share + (dx / length) * sway)];
    });
    return `M${[from, ...points, to].map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
  }
  return '';
}

/** A road between two cities, bent a little. */
export function roadOf([x1, y1]: Point, [x2, y2]: Point): string {
  const bend = (shake(x1 + y2) - 0.5) * 0.24;
  const [mx, my] = [(x1 + x2) / 2 - (y2 - y1) * bend, (y1 + y2) / 2 + (x2 - x1) * bend];
  return `M${x1} ${y1}Q${round(mx)} ${round(my)} ${x2} ${y2}`;
}

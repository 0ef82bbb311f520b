/** One tile: cardboard, its face, what was dug and laid on it, and damage that can be counted. */
import { letters } from '../scene/lettering.ts';
import type { SceneNode } from '../scene/scene.ts';
import { disc, group, node, shape, stroke } from '../scene/scene.ts';
import type { Album } from './album.ts';
import { hexPath } from './geometry.ts';
import type { Palette } from './palette.ts';

/** The visible facts of a tile. `capacity`: the damage that turns it over; `cover`: the roll needed now. */
export type TileFacts = {
  readonly card: string;
  readonly nml: boolean;
  readonly damage: number;
  readonly capacity: number;
  readonly cover: number;
  readonly feature: { readonly kind: 'trench' | 'wreck'; readonly damage: number; readonly capacity: number } | null;
  readonly wire: boolean;
  readonly barred: boolean;
  /** The side whose layout zone contains it. */
  readonly zone: 'HERB' | 'CARN' | null;
  /** The objective names this tile. */
  readonly marked: boolean;
};

const CARD = hexPath(97);
const RIM = hexPath(91);
/** A hexagon of loops, with barbs where they cross. */
const COIL = hexPath(80);
const BARBS =
  'M-64 -32l14 8m-2 -14l-10 20M-34 -78l10 16m6 -12l-22 8M18 -78l10 16m6 -12l-22 8M52 -32l14 8m-2 -14l-10 20M-74 14l12 8m0 -14l-10 20M64 14l12 8m0 -14l-10 20';
const PARAPET = 'M-72 44H-54V52H-32V44H-10V52H12V44H34V52H54V44H72L66 62H-66Z';

function cardboard(facts: TileFacts, ink: Palette, album: Album): readonly SceneNode[] {
  return [shape(CARD, ink.edge, { transform: 'translate(0 7)' }), ...album(`face.${facts.nml ? 'nml' : facts.card}`)];
}

function trench(damage: number, capacity: number, ink: Palette): SceneNode {
  const bags = [-60, -38, -16, 6, 28, 50].map((x) => node('ellipse', { cx: x, cy: 42, rx: 12, ry: 6 }));
  return group({}, [
    shape(PARAPET, ink.soil, { stroke: ink.ink, 'stroke-width': 2.5, 'stroke-linejoin': 'round' }),
    group({ fill: ink.tan, stroke: ink.ink, 'stroke-width': 2 }, bags),
    ...cubes(-20, 57, damage, capacity, ink),
  ]);
}

function wreck(damage: number, capacity: number, ink: Palette, album: Album): SceneNode {
  return group({ transform: 'translate(36 -6) scale(.9)' }, [
    ...album('wreck'),
    ...cubes(-22, 34, damage, capacity, ink),
  ]);
}

function wire(ink: Palette): SceneNode {
  return group({}, [
    stroke(COIL, ink.paper, 5),
    stroke(COIL, ink.ink, 2.4, { 'stroke-dasharray': '10 5' }),
    stroke(BARBS, ink.ink, 2.6),
  ]);
}

/** AWW-004: a bar across the foot says that nobody enters. */
function barrier(ink: Palette): SceneNode {
  return group({ transform: 'translate(0 -74)' }, [
    disc(0, 0, 9, ink.paper, { stroke: ink.red, 'stroke-width': 3.5 }),
    stroke('M-5.500 5.500L5.500 -5.500', ink.red, 3.5),
  ]);
}

/** The edge of a deployment zone: a whole line for Herbivoria, a broken one for Carnivoron. */
function zoneEdge(empire: 'HERB' | 'CARN', ink: Palette): SceneNode {
  const herb = empire === 'HERB';
  return stroke(RIM, herb ? ink.herb : ink.carn, 4, herb ? {} : { 'stroke-dasharray': '13 9' });
}

/** A tile that the objective names. */
function pennant(ink: Palette): SceneNode {
  return group({ transform: 'translate(58 -34)' }, [
    stroke('M0 22V-16', ink.ink, 3.2),
    shape('M1 -16H26L19 -8L26 0H1Z', ink.glow, { stroke: ink.ink, 'stroke-width': 2.2, 'stroke-linejoin': 'round' }),
  ]);
}

const CUBE = 'v-9h9v9Z';
const MAX_CUBES = 6;

/** Damage as cubes: as many places as it can bear, as many red ones as it has; of more than six the number. */
export function cubes(x: number, y: number, damage: number, capacity: number, ink: Palette): readonly SceneNode[] {
  if (damage <= 0) return [];
  if (capacity > MAX_CUBES) {
    return [
      shape(`M${x} ${y}${CUBE}`, ink.hit, { stroke: ink.paper, 'stroke-width': 1.5 }),
      letters(`${damage}-${capacity}`, x + 40, y - 4, 0.9, ink.ink, 2.4),
    ];
  }
  const place = (i: number) => `M${x + i * 12} ${y}${CUBE}`;
  const all = Array.from({ length: capacity }, (_, i) => i);
  const [hit, free] = [all.filter((i) => i < damage), all.filter((i) => i >= damage)];
  return [
    shape(free.map(place).join(''), ink.paper, { stroke: ink.ink, 'stroke-width': 1.5, opacity: 0.75 }),
    shape(hit.map(place).join(''), ink.hit, { stroke: ink.ink, 'stroke-width': 1.5 }),
  ];
}

/** AWW-040: a shield with what a die must show. */
function shield(cover: number, ink: Palette): SceneNode {
  return group({ transform: 'translate(-42 69)' }, [
    shape('M-13 -12H13V2C13 10 5 13 0 15C-5 13 -13 10 -13 2Z', ink.paper, { stroke: ink.ink, 'stroke-width': 2 }),
    letters(String(cover), 0, 0.5, 1.05, ink.black, 2.4),
  ]);
}

/** A tile around (0, 0). */
export function drawTile(facts: TileFacts, ink: Palette, album: Album): readonly SceneNode[] {
  const { feature, damage, capacity } = facts;
  const nodes = [...cardboard(facts, ink, album)];
  if (facts.zone !== null) nodes.push(zoneEdge(facts.zone, ink));
  if (facts.barred) nodes.push(barrier(ink));
  if (facts.marked) nodes.push(pennant(ink));
  if (feature?.kind === 'trench') nodes.push(trench(feature.damage, feature.capacity, ink));
  if (feature?.kind === 'wreck') nodes.push(wreck(feature.damage, feature.capacity, ink, album));
  if (facts.wire) nodes.push(wire(ink));
  nodes.push(shield(facts.cover, ink), ...cubes(-22, 76, damage, capacity, ink));
  return nodes;
}

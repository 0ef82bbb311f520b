/** One unit as a standee: the body says the army by shape and pattern, the animal who it is, the sign what they do. */

import { letters } from '../scene/lettering.ts';
import type { SceneNode } from '../scene/scene.ts';
import { disc, group, node, shape, stroke } from '../scene/scene.ts';
import type { Album } from './album.ts';
import type { Empire } from './geometry.ts';
import { drawInsignia } from './insignia.ts';
import type { Palette } from './palette.ts';
import { cubes } from './tile.ts';

/** The visible facts of a unit on a tile. `type`: of a soldier. */
export type UnitFacts = {
  readonly kind: 'soldier' | 'tank' | 'civilian';
  readonly empire: Empire | null;
  readonly type: string;
  readonly wounded: boolean;
  readonly damage: number;
  readonly capacity: number;
  readonly grenades: number;
  /** It holds an objective token. */
  readonly laden: boolean;
  /** Nothing more to be done with it in this turn. */
  readonly spent: boolean;
  readonly vip: boolean;
};

/** Carnivoron: a shield with a toothed edge. */
const TOOTHED =
  'M-26 -22L-19.500 -28L-13 -22L-6.500 -28L0 -22L6.500 -28L13 -22L19.500 -28L26 -22V8C26 19 12 25 0 29C-12 25 -26 19 -26 8Z';
const STRIPES = 'M-25 -2L-19 -8M-25 8L-19 2M-23 16L-18 10M25 -2L19 -8M25 8L19 2M23 16L18 10';
const DOTS: readonly (readonly [number, number])[] = [
  [-18, 19],
  [18, 19],
  [-26, 0],
  [26, 0],
  [-18, -19],
  [18, -19],
  [0, -26.5],
];
const HUT = 'M-22 26V-12L0 -28L22 -12V26Z';

/** How much is left of the colours of one who has acted, and of one who is wounded. */
const SPENT = 0.38;
const HURT = 0.6;

function body(empire: Empire | null, ink: Palette): readonly SceneNode[] {
  const line = { 'stroke-width': 4.5, 'stroke-linejoin': 'round' };
  if (empire === 'HERB') {
    const dots = DOTS.map(([x, y]) => disc(x, y, 2.3, ink.herbWash));
    return [disc(0, 0, 26.5, ink.herbWash, { stroke: ink.herb, ...line, 'stroke-width': 6 }), ...dots];
  }
  if (empire === 'CARN')
    return [shape(TOOTHED, ink.carnWash, { stroke: ink.carn, ...line }), stroke(STRIPES, ink.carn, 3)];
  return [shape(HUT, ink.civilWash, { stroke: ink.civil, ...line, 'stroke-dasharray': '7 4' })];
}

const base = (empire: Empire | null, ink: Palette): SceneNode =>
  node('ellipse', {
    cx: 0,
    cy: 29,
    rx: 20,
    ry: 6,
    fill: empire === null ? ink.civil : empire === 'HERB' ? ink.herbLine : ink.carnLine,
    stroke: ink.ink,
    'stroke-width': 1.5,
  });

function animal({ kind, empire, type }: UnitFacts, opacity: number, album: Album): SceneNode {
  const name = kind === 'civilian' || empire === null ? 'animal.civilian' : `animal.${empire}.${type}`;
  return group({ transform: 'scale(.43)', opacity }, album(name));
}

function sign({ empire, type }: UnitFacts, ink: Palette): SceneNode {
  const ground = empire === 'CARN' ? ink.carn : ink.herb;
  return group({ transform: 'translate(20 19)' }, [
    disc(0, 0, 11, ground, { stroke: ink.ink, 'stroke-width': 1.5 }),
    ...drawInsignia(type, ink.armySign),
  ]);
}

/** Grenades on its card: one, or one and their number. */
function grenades(count: number, ink: Palette): readonly SceneNode[] {
  if (count === 0) return [];
  const one = group({ transform: 'translate(-22 -22)' }, [
    disc(0, 1, 6, ink.black, { stroke: ink.paper, 'stroke-width': 1.5 }),
    stroke('M0 -6V-9H5', ink.black, 2.5),
  ]);
  return count === 1 ? [one] : [one, letters(String(count), -22, -21, 0.6, ink.paper, 3)];
}

const parcel = (ink: Palette): SceneNode =>
  group({ transform: 'translate(22 -22)' }, [
    shape('M-8 -7H8V7H-8Z', ink.glow, { stroke: ink.ink, 'stroke-width': 2 }),
    stroke('M0 -7V7M-8 0H8', ink.ink, 1.6),
  ]);

const crown = (ink: Palette): SceneNode =>
  shape('M-11 -26L-13 -38L-5 -32L0 -40L5 -32L13 -38L11 -26Z', ink.glow, { stroke: ink.ink, 'stroke-width': 1.8 });

const bandage = (ink: Palette): SceneNode =>
  group({ transform: 'translate(0 20)' }, [
    disc(0, 0, 9, ink.white, { stroke: ink.ink, 'stroke-width': 1.5 }),
    stroke('M-5 0H5M0 -5V5', ink.red, 3.2),
  ]);

/** AWW-111: it lies on the tile. */
function lying(facts: UnitFacts, ink: Palette, album: Album): SceneNode {
  const figure = group({ transform: 'rotate(-90) scale(.82)' }, [
    ...body(facts.empire, ink),
    animal(facts, HURT, album),
  ]);
  return group({}, [
    node('ellipse', { cx: 0, cy: 22, rx: 26, ry: 6, fill: ink.ink, opacity: 0.3 }),
    figure,
    bandage(ink),
  ]);
}

function tank(facts: UnitFacts, ink: Palette, album: Album): SceneNode {
  const mirrored = facts.empire === 'CARN' ? { transform: 'scale(-.7 .7)' } : { transform: 'scale(.7)' };
  return group({}, [
    group({ opacity: facts.spent ? HURT : 1 }, [group(mirrored, album(`tank.${facts.empire}`))]),
    ...cubes(-34, 28, facts.damage, facts.capacity, ink),
  ]);
}

function standing(facts: UnitFacts, ink: Palette, album: Album): SceneNode {
  const extras = [
    ...grenades(facts.grenades, ink),
    ...(facts.laden ? [parcel(ink)] : []),
    ...(facts.vip ? [crown(ink)] : []),
  ];
  const signs = facts.kind === 'soldier' ? [sign(facts, ink)] : [];
  return group({}, [
    base(facts.empire, ink),
    ...body(facts.empire, ink),
    animal(facts, facts.spent ? SPENT : 1, album),
    ...signs,
    ...extras,
    ...cubes(-29, 31, facts.damage, facts.capacity, ink),
  ]);
}

/** A unit around (0, 0), within 30 units either way. */
export function drawUnit(facts: UnitFacts, ink: Palette, album: Album): SceneNode {
  if (facts.kind === 'tank') return tank(facts, ink, album);
  return facts.wounded ? lying(facts, ink, album) : standing(facts, ink, album);
}

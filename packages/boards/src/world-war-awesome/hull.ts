/** A Superpanzer from above, in its own coordinates (WWA-029: forward is east): hull, turret, emitters, hatches, doors and their shields. */
import type { Component, ModelId, Seat } from '@fieldpost/rules-world-war-awesome/catalogue';
import {
  isDestroyed,
  isShielded,
  type Layout,
  layoutIn,
  localAt,
  type Tank,
  type War,
} from '@fieldpost/rules-world-war-awesome/table';
import { capitals } from '../scene/capitals.ts';
import { letters } from '../scene/lettering.ts';
import { disc, group, round, type SceneNode, shape, stroke } from '../scene/scene.ts';
import { paletteOf } from './chip.ts';
import { centreOf, edgeOf, hexPath, offsetOf, type Point } from './geometry.ts';
import type { Palette } from './palette.ts';

type At = { readonly q: number; readonly r: number };

/** Middles of all hexes of a layout around its anchor. */
export function middlesOf(layout: Layout): readonly Point[] {
  return layout.hexes.map((local) => offsetOf(localAt(local)));
}

/** The edges where a hull ends. */
export function outlineOf(layout: Layout): string {
  const inside = new Set(layout.hexes.map((local) => `${localAt(local).q},${localAt(local).r}`));
  const steps = [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ] as const;
  return layout.hexes
    .flatMap((local) => {
      const { q, r } = localAt(local);
      return steps.map(([dq, dr], dir) => {
        if (inside.has(`${q + dq},${r + dr}`)) return '';
        const [from, to] = edgeOf(dir, 50, offsetOf({ q, r }));
        return `M${from.x} ${from.y}L${to.x} ${to.y}`;
      });
    })
    .join('');
}

/** The place and heading of a tank on the battlefield, as an SVG `transform`. */
export function stanceOf({ anchor, heading }: Pick<Tank, 'anchor' | 'heading'>): string {
  const { x, y } = centreOf(anchor);
  return `translate(${x} ${y}) rotate(${heading * 60})`;
}

/** A sign that is read upright whichever way the tank looks. */
function upright(at: At, heading: number, children: readonly SceneNode[]): SceneNode {
  const { x, y } = offsetOf(at);
  return group({ transform: `translate(${x} ${y}) rotate(${-heading * 60})` }, children);
}

export function label(at: At, words: string, heading: number, dy: number, ink: Palette): SceneNode {
  return upright(at, heading, [capitals(words, 0, dy, 1.15, ink.letter, ink.halo)]);
}

const RIVETS = 'M-30 0h.1M-15 26h.1M15 26h.1M30 0h.1M15 -26h.1M-15 -26h.1';

/** Roof plates, what lies on them, and the turret. */
export function drawRoof(war: War, seat: Seat, tank: Tank, ink: Palette): readonly SceneNode[] {
  const turret = group({ transform: `rotate(${tank.turret * 60})` }, drawTurret(tank, seat, ink));
  return [...drawHull(war, seat, tank, ink), turret];
}

/**
 * The roof without its turret, for a page that turns the turret separately. `up`: degrees that keep its figures upright on a turned field.
 */
export function drawHull(war: War, seat: Seat, tank: Tank, ink: Palette, up = 0): readonly SceneNode[] {
  const layout = layoutIn(war, seat);
  if (layout === null) return [];
  const { colour, wash } = paletteOf(seat, ink);
  const plates = middlesOf(layout);
  return [
    shape(plates.map((at) => hexPath(51, at)).join(''), ink.steel),
    stroke(plates.map((at) => hexPath(47, at)).join(''), ink.steelLight, 2),
    stroke(
      plates
        .map(
          ({ x, y }) =>
            `M${x} ${y}${RIVETS.replace(/M(-?\d+) (-?\d+)h/g, (_, dx: string, dy: string) => `M${x + Number(dx)} ${y + Number(dy)}h`)}`,
        )
        .join(''),
      ink.rivet,
      4,
    ),
    stroke(outlineOf(layout), ink.ink, 11),
    stroke(outlineOf(layout), colour, 4.5),
    ...tracks(layout, ink),
    shape(EMBLEMS[tank.model], wash, {
      stroke: ink.ink,
      'stroke-width': 3,
      transform: 'translate(-108 0)',
      opacity: 0.9,
    }),
    ...layout.model.hatches.map((hatch) =>
      hatchOn(hatch, hatch.shield !== null && isShielded(war, seat, hatch.shield), ink),
    ),
    ...layout.model.components
      .filter(({ inside }) => !inside)
      .map((one) => componentOn(one, tank, isDestroyed(war, seat, one), ink, up)),
  ];
}

const EMBLEMS: Readonly<Record<ModelId, string>> = {
  'GER-KW': 'M-20 -18L-8 -8H8L20 -18L18 6L6 20H-6L-18 6Z',
  'USA-LL': 'M0 -22L6 -7H22L9 3L14 19L0 9L-14 19L-9 3L-22 -7H-6Z',
  'SOV-MO': 'M-20 -14H10V-2H-1V20H-11V-2H-20Z',
};

/** Treads along the upper and lower hull. */
function tracks(layout: Layout, ink: Palette): readonly SceneNode[] {
  const rows = layout.model.rows.filter(([r]) => Math.abs(r) === 2);
  return rows.flatMap(([r, from, to]) => {
    const [a, b] = [offsetOf({ q: from, r }), offsetOf({ q: to, r })];
    const y = a.y + Math.sign(r) * 10;
    return [
      stroke(`M${a.x - 20} ${y}H${b.x + 20}`, ink.steelDark, 22, { 'stroke-linecap': 'butt' }),
      stroke(`M${a.x - 20} ${y}H${b.x + 20}`, ink.steelLight, 16, {
        'stroke-dasharray': '4 8',
        'stroke-linecap': 'butt',
      }),
    ];
  });
}

function hatchOn(at: At & { readonly id: string }, shielded: boolean, ink: Palette): SceneNode {
  const { x, y } = offsetOf(at);
  return group({ transform: `translate(${x} ${y})` }, [
    disc(0, 0, 21, ink.steelDark, { stroke: ink.ink, 'stroke-width': 3.4 }),
    stroke('M-12 0H12M0 -12V12', ink.brass, 4),
    ...(shielded
      ? [
          disc(0, 0, 27, ink.shield, {
            'fill-opacity': 0.2,
            stroke: ink.shield,
            'stroke-width': 5,
          }),
        ]
      : []),
  ]);
}

/** An emitter or a vent, with what it has left of its rating. */
function componentOn(one: Component, tank: Tank, destroyed: boolean, ink: Palette, up: number): SceneNode {
  const { x, y } = offsetOf(one);
  const left = Math.max(0, one.rating - (tank.damage[one.id] ?? 0));
  if (destroyed)
    return group({ transform: `translate(${x} ${y})` }, [
      shape('M-18 12L-12 -6L-4 4L4 -10L12 2L18 12Z', ink.black),
      stroke('M-16 -14L16 14M16 -14L-16 14', ink.hit, 5),
    ]);
  const glow = one.shield === null ? ink.boiler : ink.shield;
  return group({ transform: `translate(${x} ${y}) rotate(${up - tank.heading * 60})` }, [
    disc(0, 0, 22, ink.steelDark, { stroke: ink.ink, 'stroke-width': 3.4 }),
    disc(0, 0, 14, glow, { stroke: ink.ink, 'stroke-width': 2.4 }),
    letters(String(left), 0, 0, 1, ink.paper, 3),
    capitals(one.id, 0, 34, 1, ink.letter, ink.halo),
  ]);
}

/** Turret and barrel, looking forward; how far they are turned against the hull (WWA-111) is said around them. */
export function drawTurret({ model, heat }: Tank, seat: Seat, ink: Palette): readonly SceneNode[] {
  const { colour } = paletteOf(seat, ink);
  const long = model === 'SOV-MO' ? 176 : model === 'GER-KW' ? 162 : 148;
  const thick = model === 'SOV-MO' ? 24 : 18;
  const hot = Object.keys(heat).some((id) => id.startsWith('MG-'));
  return [
    stroke(`M40 0H${long}`, ink.ink, thick + 8, { 'stroke-linecap': 'butt' }),
    stroke(`M40 0H${long - 4}`, hot ? ink.hit : ink.steelDark, thick, { 'stroke-linecap': 'butt' }),
    stroke(`M${long - 16} 0H${long + 6}`, ink.ink, thick + 14, { 'stroke-linecap': 'butt' }),
    shape('M-54 -30L-34 -50H24L52 -26V26L24 50H-34L-54 30Z', ink.steelLight, {
      stroke: ink.ink,
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    }),
    shape('M-44 -24L-28 -40H20L42 -20V20L20 40H-28L-44 24Z', 'none', { stroke: colour, 'stroke-width': 4 }),
    disc(-14, 0, 15, ink.steel, { stroke: ink.ink, 'stroke-width': 3.4 }),
    stroke('M-24 0H-4M-14 -10V10', ink.ink, 2.4),
  ];
}

/** The doors (WWA-043), and the shimmer of the shields that close them (WWA-044): over roof and inside alike. */
export function drawDoors(war: War, seat: Seat, tank: Tank, ink: Palette, up = 0): readonly SceneNode[] {
  return (layoutIn(war, seat)?.model.doors ?? []).flatMap((door) => {
    const [from, to] = edgeOf(door.edge, 50, offsetOf(door));
    const out = halfway(from, to);
    const way = `M${from.x} ${from.y}L${to.x} ${to.y}`;
    const live = isShielded(war, seat, door.shield);
    return [
      stroke(way, ink.ink, 17),
      stroke(way, ink.door, 11),
      group({ transform: `translate(${out.x} ${out.y}) rotate(${door.edge * 60})` }, [
        shape('M4 -9L18 0L4 9Z', ink.door, { stroke: ink.ink, 'stroke-width': 2.4, 'stroke-linejoin': 'round' }),
        ...(live ? [shieldBow(ink)] : []),
      ]),
      label(door, door.id, tank.heading - up / 60, 0, ink),
    ];
  });
}

const shieldBow = (ink: Palette): SceneNode =>
  group({}, [
    shape('M-4 -40C34 -28 34 28 -4 40C14 20 14 -20 -4 -40Z', ink.shield, { opacity: 0.55 }),
    stroke('M-4 -40C34 -28 34 28 -4 40', ink.shield, 6),
    stroke('M4 -28C22 -16 22 16 4 28', ink.paper, 2.4, { opacity: 0.9 }),
  ]);

const halfway = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/**
 * A live shield in the picture. Over a door it is an arc facing outward at `turn` degrees; otherwise it is over the hatch of a closed roof.
 */
export type ShieldSpot = Point & { readonly id: string; readonly over: 'door' | 'hatch'; readonly turn: number };

export function shieldSpots(war: War, seat: Seat, lifted: boolean): readonly ShieldSpot[] {
  const tank = war.tanks[seat];
  const model = layoutIn(war, seat)?.model;
  if (tank === null || model === undefined || tank.destroyed) return [];
  const at = (local: Point): Point => onField(tank, local);
  const doors = model.doors
    .filter(({ shield }) => isShielded(war, seat, shield))
    .map((door): ShieldSpot => {
      const [from, to] = edgeOf(door.edge, 50, offsetOf(door));
      return { id: door.id, over: 'door', turn: (door.edge + tank.heading) * 60, ...at(halfway(from, to)) };
    });
  const hatches = model.hatches
    .filter(({ shield }) => !lifted && isShielded(war, seat, shield))
    .map((hatch): ShieldSpot => ({ id: hatch.id, over: 'hatch', turn: 0, ...at(offsetOf(hatch)) }));
  return [...doors, ...hatches];
}

/** A point of a tank on the battlefield, as `stanceOf` carries it. */
function onField({ anchor, heading }: Tank, { x, y }: Point): Point {
  const middle = centreOf(anchor);
  const angle = (heading * Math.PI) / 3;
  return {
    x: round(middle.x + x * Math.cos(angle) - y * Math.sin(angle)),
    y: round(middle.y + x * Math.sin(angle) + y * Math.cos(angle)),
  };
}

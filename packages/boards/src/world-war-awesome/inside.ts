/** The inside of a Superpanzer under its lifted roof (THE-RULES "Superpanzers"): every hex says what it is for. */
import type { Seat } from '@fieldpost/rules-world-war-awesome/catalogue';
import { isDestroyed, layoutIn, localAt, type Tank, type War } from '@fieldpost/rules-world-war-awesome/table';
import { letters } from '../scene/lettering.ts';
import { disc, group, type SceneNode, shape, stroke } from '../scene/scene.ts';
import { paletteOf } from './chip.ts';
import { hexPath, offsetOf } from './geometry.ts';
import { label, middlesOf, outlineOf } from './hull.ts';
import type { Palette } from './palette.ts';

type Layout = NonNullable<ReturnType<typeof layoutIn>>;
type At = { readonly q: number; readonly r: number };

function at({ q, r }: At, turn: number, children: readonly SceneNode[]): SceneNode {
  const { x, y } = offsetOf({ q, r });
  return group({ transform: `translate(${x} ${y}) rotate(${turn * 60})` }, children);
}

/** Floor, walls and features, in the coordinates of the tank; `up`: degrees that set its figures upright on a turned field. */
export function drawInside(war: War, seat: Seat, tank: Tank, ink: Palette, up = 0): readonly SceneNode[] {
  const layout = layoutIn(war, seat);
  if (layout === null) return [];
  const { model } = layout;
  const { colour } = paletteOf(seat, ink);
  const back = up / 60 - tank.heading;
  const shown = model.components.filter(({ inside }) => inside);
  return [
    ...floor(layout, ink),
    ...model.bulkheads.map((one) => at(one, 0, bulkhead(ink))),
    at({ q: 0, r: 0 }, 0, column(ink)),
    ...model.uplinks.map((one) => at(one, back, [...uplink(ink)])),
    ...model.ports.map((one) => at(one, back, port(ink))),
    ...model.mounts.map((one) => at(one, one.facing, mount(tank.heat[one.id] !== undefined, one.engineer, ink))),
    ...model.hatches.map((one) => at(one, back, hatch(ink))),
    ...model.cores.map((one) => at(one, back, core(tank.marks.includes(one.id), ink))),
    ...shown.map((one) =>
      at(one, back, boiler(isDestroyed(war, seat, one) ? 0 : one.rating - (tank.damage[one.id] ?? 0), ink)),
    ),
    stroke(outlineOf(layout), ink.ink, 14),
    stroke(outlineOf(layout), colour, 5),
    ...[...model.cores, ...model.mounts, ...model.hatches, ...model.uplinks, ...model.ports, ...shown].map((one) =>
      label(one, one.id, -back, 35, ink),
    ),
  ];
}

/** A hex of floor each, with a cross where nothing stands. */
function floor(layout: Layout, ink: Palette): readonly SceneNode[] {
  const all = (size: number) =>
    middlesOf(layout)
      .map((one) => hexPath(size, one))
      .join('');
  const blank = layout.hexes.filter((local) => layout.isBlank(local)).map((local) => offsetOf(localAt(local)));
  const crosses = blank.map(({ x, y }) => `M${x - 12} ${y}h24M${x} ${y - 12}v24`).join('');
  return [shape(all(51), ink.floor), stroke(all(49), ink.floorLine, 2.2), stroke(crosses, ink.floorLine, 3)];
}

const bulkhead = (ink: Palette): readonly SceneNode[] => [
  shape(hexPath(47), ink.wall),
  stroke('M-28 -22L14 32M-10 -34L32 20M-34 4L-8 34', ink.steel, 4),
];

const column = (ink: Palette): readonly SceneNode[] => [
  shape(hexPath(47), ink.wall),
  disc(0, 0, 32, ink.steelDark, { stroke: ink.ink, 'stroke-width': 4 }),
  disc(0, 0, 18, ink.steel, { stroke: ink.ink, 'stroke-width': 3 }),
  stroke('M-26 0H-18M18 0H26M0 -26V-18M0 18V26', ink.brass, 5),
];

const uplink = (ink: Palette): readonly SceneNode[] => [
  shape('M-24 -18H24V18H-24Z', ink.room, { stroke: ink.ink, 'stroke-width': 3.4, 'stroke-linejoin': 'round' }),
  stroke('M-16 8L-9 -8L-2 8L5 -8L12 8', ink.paper, 3),
  disc(18, -12, 3, ink.lamp),
];

const port = (ink: Palette): readonly SceneNode[] => [
  shape('M-26 -8H26V8H-26Z', ink.black, { stroke: ink.steel, 'stroke-width': 4, 'stroke-linejoin': 'round' }),
  stroke('M-14 0H14', ink.paper, 2.4),
];

const mount = (hot: boolean, engineer: boolean, ink: Palette): readonly SceneNode[] => [
  disc(-4, 0, 20, ink.steel, { stroke: ink.ink, 'stroke-width': 3.4 }),
  stroke('M-4 0H40', ink.ink, 13),
  stroke('M-4 0H39', hot ? ink.hit : ink.steelLight, 7),
  ...(engineer ? [stroke('M-12 -8L4 8M-12 -8A5 5 0 0 1 -18 -4', ink.brass, 4)] : []),
];

const hatch = (ink: Palette): readonly SceneNode[] => [
  disc(0, 0, 24, ink.floorLine, { stroke: ink.ink, 'stroke-width': 3.4 }),
  stroke('M-8 18V-18M8 18V-18M-8 -10H8M-8 0H8M-8 10H8', ink.ink, 3.4),
];

/** The heart of the tank: marked, it burns (WWA-103). */
const core = (marked: boolean, ink: Palette): readonly SceneNode[] => [
  shape('M0 -32L28 -16V16L0 32L-28 16V-16Z', ink.coreLine, { stroke: ink.ink, 'stroke-width': 3.4 }),
  shape('M0 -24L21 -12V12L0 24L-21 12V-12Z', marked ? ink.hit : ink.core),
  shape('M4 -17L-11 4H-2L-5 17L11 -5H2Z', marked ? ink.paper : ink.coreLine),
  ...(marked ? [stroke('M-30 -30L30 30M30 -30L-30 30', ink.hit, 6)] : []),
];

const boiler = (left: number, ink: Palette): readonly SceneNode[] => [
  shape(hexPath(44), ink.wall),
  disc(0, 0, 29, left > 0 ? ink.boiler : ink.black, { stroke: ink.ink, 'stroke-width': 4 }),
  stroke('M-20 -10A22 22 0 0 1 10 -20', ink.paper, 4, { opacity: 0.7 }),
  letters(String(left), 0, 2, 1.3, ink.paper, 3.4),
];

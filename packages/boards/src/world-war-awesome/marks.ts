/** The layer above the map: possible moves, possible targets, units in a blast, and the future place of a tank. */
import type { Seat } from '@fieldpost/rules-world-war-awesome/catalogue';
import { type Hex, layoutIn, type Tank, type War } from '@fieldpost/rules-world-war-awesome/table';
import type { Marks, Trail } from '../board.ts';
import { capitals } from '../scene/capitals.ts';
import { group, round, type SceneNode, shape, stroke } from '../scene/scene.ts';
import { centreOf, hexPath, uprightAt } from './geometry.ts';
import { middlesOf, outlineOf, stanceOf } from './hull.ts';
import type { Palette } from './palette.ts';

/** A tank's place at one moment of its order (WWA-112). */
export type Ghost = Pick<Tank, 'anchor' | 'heading' | 'turret'> & {
  readonly seat: Seat;
  readonly words: string;
  readonly last: boolean;
};

/** Marks of a war: those of any game and what a table adds. Hexes of the battlefield by key. */
export type WarMarks = Marks & {
  /** Doors and hatches under a closed roof that lead to possible moves. */
  readonly ways: readonly string[];
  /** The hexes of a blast. */
  readonly blast: readonly string[];
  /** One's own in it, or under the tracks. */
  readonly endangered: readonly string[];
  readonly ghosts: readonly Ghost[];
  /** The line of a gun's aim. */
  readonly aim: { readonly from: string; readonly to: string } | null;
  /** Hexes of a layer that is shown. */
  readonly area: readonly string[];
};

const FILLED = hexPath(46);
const EDGE = hexPath(45);
const CORNERS =
  'M0 -45L-14 -37M0 -45L14 -37M0 45L-14 37M0 45L14 37M39 -22.500V-8M39 22.500V8M-39 -22.500V-8M-39 22.500V8';

/** "9,8"; null: no hex. */
export function hexOfKey(key: string): Hex | null {
  const [q, r] = key.split(',').map(Number);
  return q === undefined || r === undefined || !Number.isInteger(q) || !Number.isInteger(r) ? null : { q, r };
}

function at(key: string, children: readonly SceneNode[]): readonly SceneNode[] {
  const hex = hexOfKey(key);
  if (hex === null) return [];
  const { x, y } = centreOf(hex);
  return [group({ transform: `translate(${x} ${y})` }, children)];
}

const isOfWar = (marks: Marks | WarMarks): marks is WarMarks => 'blast' in marks;

/** Marks on the ground, under the units. */
export function drawMarksBelow(marks: Marks | WarMarks, ink: Palette): readonly SceneNode[] {
  const { area, blast, ways } = isOfWar(marks) ? marks : { area: [], blast: [], ways: [] };
  return [
    ...area.flatMap((key) => at(key, [shape(hexPath(50), ink.chosen, { opacity: 0.22 })])),
    ...marks.reach.flatMap((key) =>
      at(key, [shape(FILLED, ink.reach, { opacity: 0.3 }), stroke(EDGE, ink.reach, 4, { 'stroke-dasharray': '3 8' })]),
    ),
    ...ways.flatMap((key) =>
      at(key, [shape(FILLED, ink.lamp, { opacity: 0.45 }), stroke(EDGE, ink.ink, 7), stroke(EDGE, ink.lamp, 4)]),
    ),
    ...blast.flatMap((key) => at(key, [shape(hexPath(49), ink.hit, { opacity: 0.32 })])),
    ...(marks.selected === null
      ? []
      : at(marks.selected, [
          shape(FILLED, ink.glow, { opacity: 0.45 }),
          stroke(EDGE, ink.paper, 7),
          stroke(EDGE, ink.ink, 3),
        ])),
  ];
}

/** A tank that is only about to be placed has its hull, too. */
function placedAt(war: War, seat: Seat, { anchor, heading, turret }: Omit<Ghost, 'seat' | 'words' | 'last'>): War {
  if (war.tanks[seat] !== null) return war;
  const tank: Tank = {
    model: war.models[seat],
    anchor,
    heading,
    turret,
    damage: {},
    marks: [],
    heat: {},
    destroyed: false,
  };
  return { ...war, tanks: { ...war.tanks, [seat]: tank } };
}

/** A hull in dashes, with its moment. */
function ghost(war: War, { seat, words, last, ...stance }: Ghost, ink: Palette, up: number): readonly SceneNode[] {
  const layout = layoutIn(placedAt(war, seat, stance), seat);
  if (layout === null) return [];
  const outline = outlineOf(layout);
  const spot = centreOf(stance.anchor);
  return [
    group({ transform: stanceOf(stance) }, [
      ...(last
        ? [
            shape(
              middlesOf(layout)
                .map((one) => hexPath(50, one))
                .join(''),
              ink.chosen,
              { opacity: 0.16 },
            ),
          ]
        : []),
      stroke(outline, ink.paper, 8, { opacity: 0.8 }),
      stroke(outline, ink.chosen, last ? 6 : 3.4, { 'stroke-dasharray': last ? '16 8' : '5 9' }),
      group({ transform: `rotate(${stance.turret * 60})` }, [
        stroke('M0 0H150', ink.chosen, 5, { 'stroke-dasharray': '10 8' }),
      ]),
    ]),
    up === 0
      ? capitals(words, spot.x, spot.y - 4, 2, ink.chosen, ink.halo)
      : group({ transform: uprightAt(spot, up, 0, -4) }, [capitals(words, 0, 0, 2, ink.chosen, ink.halo)]),
  ];
}

/** Recent events: whole lines for moves, dotted ones for shots. */
function trail({ kind, from, to }: Trail, ink: Palette): readonly SceneNode[] {
  const [a, b] = [hexOfKey(from), hexOfKey(to)];
  if (a === null || b === null || from === to) return [];
  const [start, end] = [centreOf(a), centreOf(b)];
  const angle = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
  const colour = kind === 'shot' ? ink.target : ink.trail;
  const way = `M${start.x} ${start.y}L${end.x} ${end.y}`;
  return [
    group({ opacity: 0.85 }, [
      stroke(way, ink.paper, 8, { opacity: 0.6 }),
      stroke(way, colour, 4.4, kind === 'shot' ? { 'stroke-dasharray': '1 9' } : {}),
      shape('M3 0L-16 -9V9Z', colour, { transform: `translate(${end.x} ${end.y}) rotate(${round(angle)})` }),
    ]),
  ];
}

/** Marks over the units; `up`: degrees that set signs upright on a turned field. */
export function drawMarksAbove(war: War, marks: Marks | WarMarks, ink: Palette, up = 0): readonly SceneNode[] {
  const ofWar = isOfWar(marks) ? marks : null;
  const { aim = null, ghosts = [], endangered = [] } = ofWar ?? {};
  return [
    ...ghosts.flatMap((one) => ghost(war, one, ink, up)),
    ...marks.trails.flatMap((one) => trail(one, ink)),
    ...(aim === null ? [] : trail({ kind: 'shot', from: aim.from, to: aim.to }, ink)),
    ...marks.targets.flatMap((key) => at(key, [stroke(CORNERS, ink.paper, 10), stroke(CORNERS, ink.target, 5.4)])),
    ...marks.chosen.flatMap((key) =>
      at(key, [stroke(EDGE, ink.paper, 9), stroke(EDGE, ink.chosen, 5, { 'stroke-dasharray': '10 6' })]),
    ),
    ...endangered.flatMap((key) => at(key, danger(ink, up))),
    ...marks.fallen.flatMap((key) =>
      at(key, [
        stroke('M-18 -18L18 18M18 -18L-18 18', ink.paper, 11),
        stroke('M-18 -18L18 18M18 -18L-18 18', ink.target, 6),
      ]),
    ),
  ];
}

/** One's own within the blast: a red ring and a warning sign. */
const danger = (ink: Palette, up: number): readonly SceneNode[] => [
  stroke(EDGE, ink.paper, 11),
  stroke(EDGE, ink.target, 7),
  group({ transform: up === 0 ? 'translate(22 -22)' : `rotate(${up}) translate(22 -22)` }, [
    shape('M0 -15L15 12H-15Z', ink.lamp, { stroke: ink.target, 'stroke-width': 3.4, 'stroke-linejoin': 'round' }),
    stroke('M0 -6V3M0 8V8.100', ink.target, 3.4),
  ]),
];

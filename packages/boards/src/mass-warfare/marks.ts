/** The layer above the map: possible moves, possible targets, recent events, and overlays of figures. */
import { fromKey } from '@fieldpost/hex';
import type { Marks, Trail } from '../board.ts';
import { capitals } from '../scene/capitals.ts';
import { disc, group, round, type SceneNode, shape, stroke } from '../scene/scene.ts';
import { centreOf, type Frame, hexPath, type Point } from './geometry.ts';
import type { Palette } from './palette.ts';

/** A figure on a hex of a layer: "+2", "-1". `tone`: good, bad, or whose colour it has. */
export type Figure = { readonly at: string; readonly words: string; readonly tone: 'good' | 'bad' | 'plain' };

/** Marks of a war: those of any game and what a table adds. Hexes by key. */
export type WarMarks = Marks & {
  /** Of `reach`: those that end the move before its last step (MW-055). */
  readonly halting: readonly string[];
  /** Hexes of a layer that is shown: within range, under flak. */
  readonly area: readonly string[];
  readonly figures: readonly Figure[];
  /** Strikes that are declared: from the base to the target. */
  readonly flights: readonly { readonly from: string; readonly to: string }[];
};

const NONE: readonly never[] = [];
const FILLED = hexPath(46);
const EDGE = hexPath(45);
const HATCH = 'M-34 14L14 -34M-30 30L30 -30M-14 36L36 -14M-38 -6L-6 -38M6 38L38 6';
const CORNERS =
  'M0 -45L-14 -37M0 -45L14 -37M0 45L-14 37M0 45L14 37M39 -22.500V-8M39 22.500V8M-39 -22.500V-8M-39 22.500V8';

function at(key: string, frame: Frame, children: readonly SceneNode[]): readonly SceneNode[] {
  const hex = fromKey(key);
  if (hex === null) return [];
  const { x, y } = centreOf(hex, frame);
  return [group({ transform: `translate(${x} ${y})` }, children)];
}

const isOfWar = (marks: Marks | WarMarks): marks is WarMarks => 'halting' in marks;

/** Marks on the ground, under the units. */
export function drawMarksBelow(marks: Marks | WarMarks, frame: Frame, ink: Palette): readonly SceneNode[] {
  const { halting, area } = isOfWar(marks) ? marks : { halting: NONE, area: NONE };
  const ends = new Set<string>(halting);
  return [
    ...area.flatMap((key) => at(key, frame, [shape(hexPath(50), ink.chosen, { opacity: 0.2 })])),
    ...marks.reach.flatMap((key) =>
      at(key, frame, [
        shape(FILLED, ink.reach, { opacity: 0.26 }),
        ...(ends.has(key) ? [stroke(HATCH, ink.reach, 2.4, { opacity: 0.55 })] : []),
        stroke(EDGE, ink.reach, 3.6, { 'stroke-dasharray': '3 8' }),
      ]),
    ),
    ...(marks.selected === null ? [] : at(marks.selected, frame, selected(ink))),
  ];
}

const selected = (ink: Palette): readonly SceneNode[] => [
  shape(FILLED, ink.glow, { opacity: 0.4 }),
  stroke(EDGE, ink.paper, 6.5),
  stroke(EDGE, ink.ink, 2.8),
];

const target = (ink: Palette): readonly SceneNode[] => [stroke(CORNERS, ink.paper, 9), stroke(CORNERS, ink.target, 5)];

const fallen = (ink: Palette): readonly SceneNode[] => [
  stroke('M-14 -14L14 14M14 -14L-14 14', ink.paper, 9),
  stroke('M-14 -14L14 14M14 -14L-14 14', ink.target, 5),
];

/** An arc from hex to hex, as planes fly; null: a hex that is none, or one and the same. */
export function arcOf(from: string, to: string, frame: Frame): { readonly d: string; readonly end: Point } | null {
  const [a, b] = [fromKey(from), fromKey(to)];
  if (a === null || b === null || from === to) return null;
  const [start, end] = [centreOf(a, frame), centreOf(b, frame)];
  const far = Math.hypot(end.x - start.x, end.y - start.y);
  const bend = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - far * 0.28 - 20 };
  return { d: `M${start.x} ${start.y}Q${round(bend.x)} ${round(bend.y)} ${end.x} ${end.y}`, end };
}

function flight({ from, to }: { readonly from: string; readonly to: string }, frame: Frame, ink: Palette) {
  const arc = arcOf(from, to, frame);
  if (arc === null) return [];
  return [
    stroke(arc.d, ink.paper, 7, { opacity: 0.75 }),
    stroke(arc.d, ink.target, 3.6, { 'stroke-dasharray': '12 7' }),
    disc(arc.end.x, arc.end.y, 7, 'none', { stroke: ink.target, 'stroke-width': 3.6 }),
  ];
}

/** Recent events: whole lines for moves, dotted ones for shots. */
function trail({ kind, from, to }: Trail, frame: Frame, ink: Palette): readonly SceneNode[] {
  const [a, b] = [fromKey(from), fromKey(to)];
  if (a === null || b === null || from === to) return [];
  const [start, end] = [centreOf(a, frame), centreOf(b, frame)];
  const angle = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
  const colour = kind === 'shot' ? ink.target : ink.trail;
  return [
    group({ opacity: 0.85 }, [
      stroke(`M${start.x} ${start.y}L${end.x} ${end.y}`, ink.paper, 7, { opacity: 0.6 }),
      stroke(
        `M${start.x} ${start.y}L${end.x} ${end.y}`,
        colour,
        4,
        kind === 'shot' ? { 'stroke-dasharray': '1 9' } : {},
      ),
      shape('M3 0L-15 -8V8Z', colour, { transform: `translate(${end.x} ${end.y}) rotate(${round(angle)})` }),
    ]),
  ];
}

const TONES = { good: 'reach', bad: 'target', plain: 'letter' } as const;

function figure({ at: key, words, tone }: Figure, frame: Frame, ink: Palette): readonly SceneNode[] {
  return at(key, frame, [
    disc(0, 4, 19, ink.halo, { stroke: ink[TONES[tone]], 'stroke-width': 2.6, opacity: 0.94 }),
    capitals(words, 0, 4, words.length > 2 ? 0.8 : 1.05, ink[TONES[tone]], ink.halo),
  ]);
}

/** Marks over the units. */
export function drawMarksAbove(marks: Marks | WarMarks, frame: Frame, ink: Palette): readonly SceneNode[] {
  const { figures, flights } = isOfWar(marks) ? marks : { figures: NONE, flights: NONE };
  return [
    ...flights.flatMap((one) => flight(one, frame, ink)),
    ...marks.trails.flatMap((one) => trail(one, frame, ink)),
    ...marks.targets.flatMap((key) => at(key, frame, target(ink))),
    ...marks.chosen.flatMap((key) => at(key, frame, [stroke(EDGE, ink.chosen, 5, { 'stroke-dasharray': '10 6' })])),
    ...marks.fallen.flatMap((key) => at(key, frame, fallen(ink))),
    ...figures.flatMap((one) => figure(one, frame, ink)),
  ];
}

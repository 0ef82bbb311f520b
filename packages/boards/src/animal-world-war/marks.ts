/** The layer above a battle: possible moves, possible targets, and the path of a shot. */
import { fromKey } from '@fieldpost/hex';
import type { Marks, Trail } from '../board.ts';
import { letters } from '../scene/lettering.ts';
import type { SceneNode } from '../scene/scene.ts';
import { disc, group, round, shape, stroke } from '../scene/scene.ts';
import { centreOf, type Frame, hexPath, type Point } from './geometry.ts';
import type { Palette } from './palette.ts';

/** One tile of a path of fire: what a die must show there, and whether a tie offers it beside another one. */
export type PathTile = { readonly at: string; readonly need: number | null; readonly tie: 'taken' | 'left' | null };

/** Marks of a battle: those of any game, and what an order that is planned would touch. Hexes by key. */
export type FieldMarks = Marks & {
  readonly path: readonly PathTile[];
  /** Tiles in a blast. */
  readonly blast: readonly string[];
  /** Hexes of a flight line, from entry to exit. */
  readonly line: readonly string[];
};

const FILLED = hexPath(94);
const EDGE = hexPath(92);
const CORNERS =
  'M-92 0L-76 -28M-92 0L-76 28M92 0L76 -28M92 0L76 28M-46 -80L-30 -80M-46 -80L-54 -66M46 -80L30 -80M46 -80L54 -66M-46 80L-30 80M-46 80L-54 66M46 80L30 80M46 80L54 66';

function at(key: string, frame: Frame, children: readonly SceneNode[]): readonly SceneNode[] {
  const hex = fromKey(key);
  if (hex === null) return [];
  const { x, y } = centreOf(hex, frame);
  return [group({ transform: `translate(${x} ${y})` }, children)];
}

/** Marks on the ground, under the units. */
export function drawMarksBelow(marks: Marks, frame: Frame, ink: Palette): readonly SceneNode[] {
  const reach = marks.reach.flatMap((key) =>
    at(key, frame, [
      shape(FILLED, ink.reach, { opacity: 0.22 }),
      stroke(EDGE, ink.reach, 5, { 'stroke-dasharray': '4 12' }),
    ]),
  );
  const selected =
    marks.selected === null
      ? []
      : at(marks.selected, frame, [
          shape(FILLED, ink.glow, { opacity: 0.35 }),
          stroke(EDGE, ink.paper, 7),
          stroke(EDGE, ink.ink, 3),
        ]);
  return [...reach, ...selected];
}

function target(key: string, frame: Frame, ink: Palette): readonly SceneNode[] {
  return at(key, frame, [stroke(CORNERS, ink.paper, 10), stroke(CORNERS, ink.target, 6)]);
}

/** A die with what it must show; a ring around it where a tie may be decided. */
function need({ at: key, need: value, tie }: PathTile, frame: Frame, ink: Palette): readonly SceneNode[] {
  if (value === null) return [];
  const ground = tie === 'left' ? ink.paper : ink.ink;
  const colour = tie === 'left' ? ink.black : ink.paper;
  const ring =
    tie === null ? [] : [disc(0, 0, 30, 'none', { stroke: ink.glow, 'stroke-width': 5, 'stroke-dasharray': '8 6' })];
  return at(key, frame, [
    group({ transform: 'translate(0 -52)' }, [
      ...ring,
      shape('M-17 -17H17V17H-17Z', ground, { stroke: ink.paper, 'stroke-width': 2.5, 'stroke-linejoin': 'round' }),
      letters(`${value}+`, 0, 0, 1.15, colour, 2.6),
    ]),
  ]);
}

function blast(key: string, frame: Frame, ink: Palette): readonly SceneNode[] {
  return at(key, frame, [
    shape(FILLED, ink.hit, { opacity: 0.28 }),
    stroke(EDGE, ink.hit, 6, { 'stroke-dasharray': '16 8' }),
  ]);
}

function middles(keys: readonly string[], frame: Frame): readonly Point[] {
  return keys.flatMap((key) => {
    const hex = fromKey(key);
    return hex === null ? [] : [centreOf(hex, frame)];
  });
}

const through = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');

function arrow(from: Point, to: Point, colour: string): SceneNode {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return shape('M4 0L-26 -13V13Z', colour, { transform: `translate(${to.x} ${to.y}) rotate(${round(angle)})` });
}

/** AWW-160: the line from its entry to its exit. */
function line(keys: readonly string[], frame: Frame, ink: Palette): readonly SceneNode[] {
  const points = middles(keys, frame);
  const [last, before] = [points.at(-1), points.at(-2)];
  if (last === undefined || before === undefined) return [];
  const d = through(points);
  return [
    stroke(d, ink.paper, 12, { opacity: 0.8 }),
    stroke(d, ink.chosen, 6, { 'stroke-dasharray': '22 12' }),
    arrow(before, last, ink.chosen),
  ];
}

/** Recent events: whole lines for moves, dotted ones for shots. */
export function drawTrail(trail: Trail, frame: Frame, ink: Palette): readonly SceneNode[] {
  const [from, to] = middles([trail.from, trail.to], frame);
  if (from === undefined || to === undefined || (from.x === to.x && from.y === to.y)) return [];
  const shot = trail.kind === 'shot';
  const colour = shot ? ink.target : ink.trail;
  return [
    group({ opacity: 0.8 }, [
      stroke(through([from, to]), colour, 6, shot ? { 'stroke-dasharray': '1 12' } : {}),
      arrow(from, to, colour),
    ]),
  ];
}

function fallen(key: string, frame: Frame, ink: Palette): readonly SceneNode[] {
  return at(key, frame, [
    stroke('M-16 -16L16 16M16 -16L-16 16', ink.paper, 11),
    stroke('M-16 -16L16 16M16 -16L-16 16', ink.target, 6),
  ]);
}

/** Marks over the units. */
export function drawMarksAbove(marks: Marks | FieldMarks, frame: Frame, ink: Palette): readonly SceneNode[] {
  const planned = 'path' in marks ? marks : { path: [], blast: [], line: [] };
  return [
    ...planned.blast.flatMap((key) => blast(key, frame, ink)),
    ...line(planned.line, frame, ink),
    ...marks.trails.flatMap((trail) => drawTrail(trail, frame, ink)),
    ...marks.targets.flatMap((key) => target(key, frame, ink)),
    ...marks.chosen.flatMap((key) => at(key, frame, [stroke(EDGE, ink.chosen, 6, { 'stroke-dasharray': '14 8' })])),
    ...marks.fallen.flatMap((key) => fallen(key, frame, ink)),
    ...planned.path.flatMap((tile) => need(tile, frame, ink)),
  ];
}

/** The layer above a position: a unit's possible moves and targets, and recent events. */
import type { Marks, Trail } from '../board.ts';
import type { SceneNode } from '../scene/scene.ts';
import { disc, group, round, shape, stroke } from '../scene/scene.ts';
import type { Frame, Point } from './geometry.ts';
import { centre } from './geometry.ts';
import { drawFallen } from './ground.ts';
import type { Palette } from './palette.ts';

const BRACKETS = 'M-46 -26V-46H-26M26 -46H46V-26M46 26V46H26M-26 46H-46V26';

function at(square: string, frame: Frame, children: readonly SceneNode[]): SceneNode {
  const { x, y } = centre(square, frame);
  return group({ transform: `translate(${x} ${y})` }, children);
}

/** A point on the way from one to the other, `by` units from the first. */
function toward(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length };
}

function arrowHead(from: Point, tip: Point, colour: string): SceneNode {
  const angle = Math.atan2(tip.y - from.y, tip.x - from.x);
  const corner = (turn: number) => {
    const x = tip.x - 22 * Math.cos(angle + turn);
    const y = tip.y - 22 * Math.sin(angle + turn);
    return `${round(x)} ${round(y)}`;
  };
  return shape(`M${round(tip.x)} ${round(tip.y)}L${corner(0.46)}L${corner(-0.46)}Z`, colour);
}

/** Moves are whole lines, retreats broken ones, shots dotted and red with a burst at the end. */
export function drawTrail(trail: Trail, frame: Frame, ink: Palette): SceneNode {
  const from = centre(trail.from, frame);
  const to = centre(trail.to, frame);
  const start = toward(from, to, 12);
  const tip = toward(to, from, trail.kind === 'shot' ? 24 : 30);
  const end = toward(tip, from, 12);
  const line = `M${round(start.x)} ${round(start.y)}L${round(end.x)} ${round(end.y)}`;
  if (trail.kind === 'shot') {
    return group({}, [stroke(line, ink.target, 5, { 'stroke-dasharray': '1 11' }), arrowHead(from, tip, ink.target)]);
  }
  const dashes: Readonly<Record<string, string>> = trail.kind === 'retreat' ? { 'stroke-dasharray': '12 11' } : {};
  return group({ opacity: 0.75 }, [stroke(line, ink.trail, 6, dashes), arrowHead(from, tip, ink.trail)]);
}

/** Marks on the ground, under the units. */
export function drawMarksBelow(marks: Marks, frame: Frame, ink: Palette): readonly SceneNode[] {
  const reach = marks.reach.map((square) =>
    at(square, frame, [
      shape('M-47 -47H47V47H-47Z', ink.reach, { opacity: 0.16 }),
      disc(0, 0, 13, ink.reach, { opacity: 0.85 }),
    ]),
  );
  const selected = marks.selected === null ? [] : [selection(marks.selected, frame, ink)];
  return [...reach, ...selected, ...marks.fallen.map((square) => drawFallen(square, frame, ink))];
}

function selection(square: string, frame: Frame, ink: Palette): SceneNode {
  return at(square, frame, [shape('M-48 -48H48V48H-48Z', ink.gold, { opacity: 0.45 }), stroke(BRACKETS, ink.ink, 5)]);
}

/** Marks over the units. */
export function drawMarksAbove(marks: Marks, frame: Frame, ink: Palette): readonly SceneNode[] {
  const targets = marks.targets.map((square) => at(square, frame, [stroke(BRACKETS, ink.target, 6)]));
  const chosen = marks.chosen.map((square) =>
    at(square, frame, [disc(0, 0, 45, 'none', { stroke: ink.chosen, 'stroke-width': 5, 'stroke-dasharray': '9 6' })]),
  );
  return [...marks.trails.map((trail) => drawTrail(trail, frame, ink)), ...targets, ...chosen];
}

/** The map under the units: paper, contour lines, terrain, grid and lettering. */

import { letters } from '../scene/lettering.ts';
import type { SceneNode } from '../scene/scene.ts';
import { disc, group, round, shape, stroke } from '../scene/scene.ts';
import type { Frame } from './geometry.ts';
import { centre, chanceOf, extent, MARGIN, SQUARE } from './geometry.ts';
import type { Palette } from './palette.ts';
import type { Position } from './position.ts';
import { FILES, groundOf, squaresOf } from './position.ts';
import { TERRAIN_DRAWINGS } from './terrain.ts';

function sheet(size: number, ink: Palette): SceneNode[] {
  const side = size * SQUARE;
  const frame = (inset: number) => {
    const from = MARGIN - inset;
    const length = side + 2 * inset;
    return `M${from} ${from}h${length}v${length}h-${length}Z`;
  };
  return [
    shape(`M0 0H${extent(size)}V${extent(size)}H0Z`, ink.margin),
    shape(frame(0), ink.sheet),
    stroke(frame(6), ink.ink, 1.5),
    stroke(frame(0), ink.ink, 3),
  ];
}

/** The scale along the neat line: every second square is inked, as on a survey sheet. */
function scaleBars(size: number, ink: Palette): SceneNode {
  const far = MARGIN + size * SQUARE + 3;
  const bars: string[] = [];
  for (let i = 0; i < size; i += 2) {
    const from = MARGIN + i * SQUARE;
    bars.push(`M${from} ${MARGIN - 3}h${SQUARE}M${from + SQUARE} ${far}h${SQUARE}`);
    bars.push(`M${MARGIN - 3} ${from + SQUARE}v${SQUARE}M${far} ${from}v${SQUARE}`);
  }
  return stroke(bars.join(''), ink.ink, 5, { 'stroke-linecap': 'butt' });
}

/** One height line: a slow wave from the left edge to the right, never the same as its neighbours. */
function contour(index: number, size: number): string {
  const side = size * SQUARE;
  const base = MARGIN + ((index + 0.5) * side) / 7;
  const parts: string[] = [];
  for (let step = 0; step <= 24; step++) {
    const t = step / 24;
    const wave = Math.sin(t * 5.1 + index * 1.7) * 34 + Math.sin(t * 11 + index * 0.6) * 12;
    const y = Math.min(Math.max(base + wave, MARGIN + 4), MARGIN + side - 4);
    parts.push(`${step === 0 ? 'M' : 'L'}${round(MARGIN + t * side)} ${round(y)}`);
  }
  return parts.join('');
}

function contours(size: number, ink: Palette): SceneNode {
  const lines = Array.from({ length: 7 }, (_, index) =>
    stroke(contour(index, size), ink.contour, index % 3 === 1 ? 2.6 : 1.3),
  );
  return group({ opacity: 0.6 }, lines);
}

function grid(size: number, ink: Palette): SceneNode {
  const side = size * SQUARE;
  const lines = Array.from({ length: size - 1 }, (_, i) => {
    const at = MARGIN + (i + 1) * SQUARE;
    return `M${at} ${MARGIN}v${side}M${MARGIN} ${at}h${side}`;
  });
  return stroke(lines.join(''), ink.grid, 1.6);
}

function lettering(frame: Frame, ink: Palette): SceneNode {
  const scale = 1.55;
  const near = MARGIN / 2 - 3;
  const far = extent(frame.size) - near;
  const signs = Array.from({ length: frame.size }, (_, i) => {
    const file = FILES.charAt(i);
    const row = String(i + 1);
    const { x } = centre(`${file}1`, frame);
    const { y } = centre(`a${row}`, frame);
    return [
      letters(file, x, near, scale, ink.ink),
      letters(file, x, far, scale, ink.ink),
      letters(row, near, y, scale * 0.95, ink.ink),
      letters(row, far, y, scale * 0.95, ink.ink),
    ];
  });
  return group({}, signs.flat());
}

/** So far from the edges of its square a letter within the board stands. */
const CORNER = 13;

/**
 * The same letters within the outermost squares, for where the margin has no room: rows in the upper corner at the left, files in the
 * lower one at the right of the lowest row.
 */
export function drawLetteringWithin(frame: Frame, ink: Palette): readonly SceneNode[] {
  const last = MARGIN + frame.size * SQUARE - CORNER;
  return Array.from({ length: frame.size }, (_, i) => {
    const { x } = centre(`${FILES.charAt(i)}1`, frame);
    const { y } = centre(`a${i + 1}`, frame);
    return [
      letters(FILES.charAt(i), x + SQUARE / 2 - CORNER, last, 1.15, ink.ink),
      letters(String(i + 1), MARGIN + CORNER, y - SQUARE / 2 + CORNER, 1.15, ink.ink),
    ];
  }).flat();
}

function terrain(position: Pick<Position, 'terrain'>, frame: Frame, ink: Palette): SceneNode {
  const kinds = new Map(squaresOf(frame.size, 'south').map((square) => [square, groundOf(position, square)]));
  const squares = [...kinds].flatMap(([square, kind]) => {
    if (kind === 'open') return tuft(square, frame, ink);
    const { x, y } = centre(square, frame);
    return [group({ transform: `translate(${x} ${y})` }, TERRAIN_DRAWINGS[kind](square, ink))];
  });
  return group({}, squares);
}

/** A little grass here and there on open ground. */
function tuft(square: string, frame: Frame, ink: Palette): SceneNode[] {
  if (chanceOf(square, 1) > 0.34) return [];
  const { x, y } = centre(square, frame);
  const dx = round(x + (chanceOf(square, 2) - 0.5) * 60);
  const dy = round(y + (chanceOf(square, 3) - 0.5) * 60);
  return [stroke(`M${dx - 6} ${dy}l-3 -7M${dx} ${dy}v-9M${dx + 6} ${dy}l3 -7`, ink.contour, 1.8, { opacity: 0.55 })];
}

/** Everything that stays while units come and go. */
export function drawGround(position: Pick<Position, 'terrain'>, frame: Frame, ink: Palette): readonly SceneNode[] {
  return [
    ...sheet(frame.size, ink),
    contours(frame.size, ink),
    terrain(position, frame, ink),
    grid(frame.size, ink),
    scaleBars(frame.size, ink),
    lettering(frame, ink),
  ];
}

/** A small cross where a unit fell. */
export function drawFallen(square: string, frame: Frame, ink: Palette): SceneNode {
  const { x, y } = centre(square, frame);
  return group({ transform: `translate(${x} ${y})`, opacity: 0.8 }, [
    disc(0, 0, 30, 'none', { stroke: ink.hit, 'stroke-width': 3, 'stroke-dasharray': '5 7' }),
    stroke('M-15 -15L15 15M15 -15L-15 15', ink.target, 6),
  ]);
}

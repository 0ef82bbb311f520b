/** One counter: the body says the side by shape and filling, the sign says the type, the badges say how it fares. */
import type { SceneNode } from '../scene/scene.ts';
import { disc, group, shape, stroke } from '../scene/scene.ts';
import { GLYPHS } from './glyphs.ts';
import type { Palette } from './palette.ts';
import type { Piece, SideName } from './position.ts';

/** South: a gabled front, filled. */
const GABLED = 'M-38 39V-23L0 -42L38 -23V39Z';
/** North: a rounded front, outlined and hatched at the rear. */
const ROUNDED = 'M-38 39V-6A38 35 0 0 1 38 -6V39Z';
const REAR_HATCH =
  'M-34 36L-28 29.5M-25 36L-19 29.5M-16 36L-10 29.5M-7 36L-1 29.5M2 36L8 29.5M11 36L17 29.5M20 36L26 29.5M29 36L34 30';
const STAR = 'M0 -11L3.2 -3.700L11 -3.300L4.900 1.700L7 9.300L0 5L-7 9.300L-4.900 1.700L-11 -3.300L-3.200 -3.700Z';

/** The front points at the enemy: up for the side at the bottom. */
function body(side: SideName, forward: boolean, ink: Palette): SceneNode {
  const turned = forward ? {} : { transform: 'scale(1 -1)' };
  const edge = { 'stroke-width': 4, 'stroke-linejoin': 'round' };
  if (side === 'south') {
    return group(turned, [shape(GABLED, ink.south, { stroke: ink.southEdge, ...edge })]);
  }
  return group(turned, [
    shape(ROUNDED, ink.north, { stroke: ink.northEdge, ...edge }),
    stroke(REAR_HATCH, ink.northEdge, 2.5),
  ]);
}

function sign(piece: Piece, forward: boolean, ink: Palette): SceneNode {
  const [line, hollow] = piece.side === 'south' ? [ink.southSign, ink.south] : [ink.northSign, ink.north];
  const y = forward ? 3 : -3;
  return group({ transform: `translate(0 ${y}) scale(1.02)` }, GLYPHS[piece.type](line, hollow));
}

/** CA-061, CA-064. */
function eliteStar(ink: Palette): SceneNode {
  const rim = { stroke: ink.goldEdge, 'stroke-width': 2.5, 'stroke-linejoin': 'round' };
  return group({ transform: 'translate(33 -33) scale(1.2)' }, [shape(STAR, ink.gold, rim)]);
}

const MAX_CREDITS = 5;

/** CA-064: a pip for each credit, counted from below. */
function experience(kills: number, ink: Palette): SceneNode {
  const pips = Array.from({ length: Math.min(kills, MAX_CREDITS) }, (_, i) =>
    disc(-39, 28 - i * 12, 4.5, ink.gold, { stroke: ink.goldEdge, 'stroke-width': 2 }),
  );
  return group({}, pips);
}

/** CA-042, CA-050: as many places as the unit can bear, as many holes as it was hit. */
function damage(piece: Piece, ink: Palette): SceneNode {
  const places = Math.max(piece.defense, piece.damage);
  const step = 15;
  const left = (-(places - 1) * step) / 2;
  const width = places * step + 4;
  const plate = shape(
    `M${-width / 2 + 8} 26H${width / 2 - 8}a8 8 0 0 1 0 17H${-width / 2 + 8}a8 8 0 0 1 0 -17Z`,
    ink.badge,
    { stroke: ink.badgeSign, 'stroke-width': 1.5 },
  );
  const holes = Array.from({ length: places }, (_, i) =>
    disc(left + i * step, 34.5, 4.6, i < piece.damage ? ink.hit : 'none', {
      stroke: i < piece.damage ? ink.hit : ink.badgeSign,
      'stroke-width': 1.8,
    }),
  );
  return group({}, [plate, ...holes]);
}

/** CA-058: it has fallen back in this phase; a second time destroys it. */
function retreatedMark(ink: Palette): SceneNode {
  return group({ transform: 'translate(-33 -32)' }, [
    disc(0, 0, 12, ink.badge, { stroke: ink.badgeSign, 'stroke-width': 1.5 }),
    stroke('M-5 5V-1A4.5 4.500 0 0 1 4 -1V5M0 2L4 6.500L8 2', ink.badgeSign, 2.6),
  ]);
}

const DONE = 0.42;
const HALF_DONE = 0.74;

/** Dimmer with each thing it did in this turn. */
function opacityOf(piece: Piece): number {
  if (piece.moved && piece.attacked) return DONE;
  return piece.moved || piece.attacked ? HALF_DONE : 1;
}

/**
 * A unit around its own middle (0, 0), within 100 by 100 units.
 * @param forward Whether its side sits at the bottom of the picture.
 */
export function drawPiece(piece: Piece, forward: boolean, ink: Palette): SceneNode {
  const counter = group({ opacity: opacityOf(piece) }, [body(piece.side, forward, ink), sign(piece, forward, ink)]);
  const blank = shape(
    piece.side === 'south' ? GABLED : ROUNDED,
    ink.sheet,
    forward ? {} : { transform: 'scale(1 -1)' },
  );
  const badges: SceneNode[] = [];
  if (piece.kills > 0 && !piece.elite) badges.push(experience(piece.kills, ink));
  if (piece.elite) badges.push(eliteStar(ink));
  if (piece.retreated) badges.push(retreatedMark(ink));
  if (piece.damage > 0) badges.push(damage(piece, ink));
  return group({}, [blank, counter, ...badges]);
}

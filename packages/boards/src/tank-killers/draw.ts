/** Tank Killers as a picture: two lines of cards, and the duel between them. */
import type { Json } from '@fieldpost/engine';
import type { Attack, Force, Open, Side, TableCard } from '@fieldpost/rules-tank-killers';
import { tacticOf, type UnitId, unitOf } from '@fieldpost/rules-tank-killers/catalogue';
import type { DrawOptions } from '../board.ts';
import { letters } from '../scene/lettering.ts';
import type { Scene, SceneNode } from '../scene/scene.ts';
import { group, node, round } from '../scene/scene.ts';
import { CARD, drawBack, drawFormationCard, drawTacticCard, TACTIC } from './card.ts';
import { type Palette, paletteOf } from './palette.ts';
import { readTankKillers } from './reading.ts';
import { BOX, drawLine } from './silhouette.ts';
import { positionInWords } from './words.ts';

const EDGE = 1000;
const ROOM = 24;
/** Heights of the bands from the outer edge to the middle: piles, line, and half of the lane. */
const PILES = 96;
const LINE = 220;

const placed = (x: number, y: number, scale: number, child: SceneNode): SceneNode =>
  group({ transform: `translate(${round(x)} ${round(y)}) scale(${scale})` }, [child]);

/** How far the side is from its end: one box for each casualty that it can bear. */
function gauge({ casualties, breakAt }: Force, x: number, y: number, ink: Palette): SceneNode {
  const step = round(Math.min(18, 400 / breakAt));
  const boxes = Array.from({ length: breakAt }, (_, index) =>
    node('rect', {
      x: round(x + index * step),
      y: y - 14,
      width: round(step - 3),
      height: 28,
      rx: 2,
      fill: index < casualties.length ? ink.minus : 'none',
      stroke: ink.ink,
      'stroke-width': 1.6,
    }),
  );
  return group({}, boxes);
}

/** Deck, hand and reserve by their counts, and the casualties. */
function piles(force: Force, y: number, ink: Palette): readonly SceneNode[] {
  const middle = y + PILES / 2;
  const count = (value: number, x: number) => letters(String(value), x, middle, 1.9, ink.ink, 2.2);
  return [
    placed(ROOM, y + 14, 0.5, drawBack(ink)),
    count(force.deck, ROOM + 136),
    placed(
      ROOM + 190,
      y + 14,
      0.7,
      node('rect', { width: 66, height: 96, rx: 6, fill: ink.sheet, stroke: ink.ink, 'stroke-width': 2.4 }),
    ),
    placed(
      ROOM + 208,
      y + 14,
      0.7,
      node('rect', { width: 66, height: 96, rx: 6, fill: ink.back, stroke: ink.ink, 'stroke-width': 2.4 }),
    ),
    count(force.hand, ROOM + 292),
    gauge(force, EDGE - ROOM - 440, middle, ink),
  ];
}

/** Cards in play in one row, smaller the more there are, with the open top card at its left. */
function line(force: Force, side: Side, open: Open, y: number, turned: boolean, ink: Palette): readonly SceneNode[] {
  const { attack } = open;
  const cards: readonly TableCard[] = [
    ...(force.top === null ? [] : [{ ...force.top, attacked: 'never' as const }]),
    ...force.table,
  ];
  const scale = round(Math.min(1, (EDGE - 2 * ROOM) / (Math.max(cards.length, 1) * (CARD.width + 16))) * 20) / 20;
  const step = (CARD.width + 16) * scale;
  const left = (EDGE - step * cards.length + 16 * scale) / 2;
  return cards.map(({ id, unit, attacked }, index) => {
    const here = attack?.result === null && (id === attack.attacker.id || id === attack.target?.id);
    const edge = here ? (open.active === side ? ink.chosen : ink.target) : null;
    const look = { turned, spent: attacked === 'thisTurn' && !here, edge };
    return placed(left + index * step, y + (LINE - CARD.height * scale) / 2, scale, drawFormationCard(unit, look, ink));
  });
}

/** Before anything lies open: what the side brings, one of each type, without sheets. */
function parade(force: Force, y: number, turned: boolean, ink: Palette): readonly SceneNode[] {
  const { list, table, top, casualties, reserve } = force;
  if (table.length + casualties.length + reserve.length > 0 || top !== null) return [];
  const units = Object.keys(list).map((id) => unitOf(id as UnitId));
  const lines = units.filter(({ type }, index) => units.findIndex((unit) => unit.type === type) === index).slice(0, 5);
  const step = (EDGE - 2 * ROOM) / Math.max(lines.length, 1);
  const scale = 0.9;
  return lines.map(({ id }, index) =>
    placed(ROOM + index * step, y + (LINE - BOX.height * scale) / 2, scale, drawLine(id, ink, turned)),
  );
}

/** The cards of an attack in the order in which they were played, those of the side at the bottom lower. */
function exchange({ cards }: Attack, bottom: Side, middle: number, ink: Palette): readonly SceneNode[] {
  const step = Math.min(84, 300 / Math.max(cards.length, 1));
  const left = (EDGE - step * (cards.length - 1) - TACTIC.width) / 2;
  return cards.map(({ card, side, negated }, index) => {
    const y = middle - TACTIC.height / 2 + (side === bottom ? 44 : -44);
    return placed(left + index * step, y, 1, drawTacticCard(tacticOf(card), negated, ink));
  });
}

function duel(open: Open, bottom: Side, ink: Palette): readonly SceneNode[] {
  const { attack, active } = open;
  if (attack === null) return [];
  const middle = EDGE / 2;
  const scale = 1.5;
  const y = middle - (CARD.height * scale) / 2;
  const at = { left: ROOM, right: EDGE - ROOM - CARD.width * scale };
  const [from, to] = active === bottom ? [at.left, at.right] : [at.right, at.left];
  const plain = { spent: false, edge: null };
  const target = attack.target;
  return [
    placed(from, y, scale, drawFormationCard(attack.attacker.unit, { ...plain, turned: active !== bottom }, ink)),
    ...(target === null
      ? []
      : [placed(to, y, scale, drawFormationCard(target.unit, { ...plain, turned: active === bottom }, ink))]),
    ...exchange(attack, bottom, middle, ink),
  ];
}

export function drawTankKillers(given: Json, { theme, perspective, size }: DrawOptions): Scene | null {
  const view = readTankKillers(given);
  if (view === null) return null;
  const { open } = view;
  const ink = paletteOf(theme);
  const bottom: Side = perspective === 'anglo' ? 'anglo' : 'german';
  const top: Side = bottom === 'german' ? 'anglo' : 'german';
  const lane = node('rect', { x: 0, y: PILES + LINE, width: EDGE, height: EDGE - 2 * (PILES + LINE), fill: ink.lane });
  return {
    width: EDGE,
    height: EDGE,
    size,
    title: 'Tank Killers',
    description: positionInWords(view),
    nodes: [
      node('rect', { x: 0, y: 0, width: EDGE, height: EDGE, fill: ink.table }),
      lane,
      ...piles(open.forces[top], 0, ink),
      ...parade(open.forces[top], PILES, true, ink),
      ...line(open.forces[top], top, open, PILES, true, ink),
      ...duel(open, bottom, ink),
      ...parade(open.forces[bottom], EDGE - PILES - LINE, false, ink),
      ...line(open.forces[bottom], bottom, open, EDGE - PILES - LINE, false, ink),
      ...piles(open.forces[bottom], EDGE - PILES, ink),
    ],
  };
}

/** Cards in a picture: formation cards with their figures, tactics cards with their sign and effect. */
import type { Tactic, UnitId } from '@fieldpost/rules-tank-killers/catalogue';
import { unitOf } from '@fieldpost/rules-tank-killers/catalogue';
import { letters } from '../scene/lettering.ts';
import type { SceneNode } from '../scene/scene.ts';
import { group, node, round, shape, stroke } from '../scene/scene.ts';
import type { Palette } from './palette.ts';
import { drawSign } from './signs.ts';
import { BOX, drawLine } from './silhouette.ts';

/** Shape of a formation card: the silhouette and, below it, a strip of figures. */
export const CARD = { width: BOX.width, height: 136 } as const;
/** Shape of a tactics card. */
export const TACTIC = { width: 72, height: 96 } as const;

export function sheet(width: number, height: number, fill: string, edge: string, pen = 2): SceneNode {
  return node('rect', { x: 0, y: 0, width, height, rx: 5, fill, stroke: edge, 'stroke-width': pen });
}

const SHELL = 'M-5 8V-2Q-5 -8 0 -12Q5 -8 5 -2V8Z';
const MAN = 'M0 -12a4 4 0 1 1 0 8a4 4 0 1 1 0 -8ZM-6 8Q-6 -2 0 -2Q6 -2 6 8Z';
const SHIELD = 'M0 -12L8 -9V-1Q8 6 0 9Q-8 6 -8 -1V-9Z';

function figure(icon: string, value: string, x: number, ink: Palette): SceneNode {
  return group({ transform: `translate(${x} 119)` }, [shape(icon, ink.soft), letters(value, 24, -1, 1.15, ink.ink, 2)]);
}

/** Penetration, Infantry Factor and Defense; support has no Defense. */
function figures(line: UnitId, ink: Palette): readonly SceneNode[] {
  const { pen, inf, def } = unitOf(line);
  const shown = [figure(SHELL, String(pen), 18, ink), figure(MAN, String(inf), 82, ink)];
  return def === null ? shown : [...shown, figure(SHIELD, String(def), 146, ink)];
}

export type Look = {
  /** It looks to the left. */
  readonly turned: boolean;
  /** It has attacked and rests. */
  readonly spent: boolean;
  /** Ink of the edge; null: the usual one. */
  readonly edge: string | null;
};

/** A formation card face up, in a box of 200 by 136. */
export function drawFormationCard(line: UnitId, { turned, spent, edge }: Look, ink: Palette): SceneNode {
  return group(spent ? { opacity: 0.72 } : {}, [
    sheet(CARD.width, CARD.height, ink.sheet, edge ?? ink.soft, edge === null ? 2 : 6),
    drawLine(line, ink, turned),
    stroke('M8 102H192', ink.soft, 1.2),
    ...figures(line, ink),
  ]);
}

/** A card face down, in the same box. */
export const drawBack = (ink: Palette): SceneNode =>
  group({}, [
    sheet(CARD.width, CARD.height, ink.back, ink.ink),
    node('rect', {
      x: 10,
      y: 10,
      width: 180,
      height: 116,
      rx: 3,
      fill: 'none',
      stroke: ink.sheet,
      'stroke-width': 2.5,
    }),
    group({ transform: 'translate(100 68) scale(1.2)' }, [
      stroke('M-40 0H40M-24 -14L24 14M-24 14L24 -14', ink.sheet, 3.5),
    ]),
  ]);

const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`);

/** A card's change as people write it: "+3", "-8", and a second figure for infantry; '' if it changes no factor. */
export function changeOf({ effect }: Pick<Tactic, 'effect'>): string {
  if (effect.kind !== 'modify') return '';
  return signed(effect.p ?? effect.i ?? 0);
}

/** A tactics card in a box of 72 by 96; one that was negated is struck out. */
export function drawTacticCard(tactic: Tactic, negated: boolean, ink: Palette): SceneNode {
  const change = changeOf(tactic);
  const colour = change.startsWith('+') ? ink.plus : ink.minus;
  const sign = { transform: `translate(36 ${change === '' ? 48 : 36}) scale(${change === '' ? 0.95 : 0.78})` };
  return group({}, [
    sheet(TACTIC.width, TACTIC.height, ink.sheet, ink.ink, 1.8),
    group(sign, [drawSign(tactic.type, ink.ink, ink.sheet)]),
    ...(change === '' ? [] : [letters(change, 36, 78, round(1.3), colour, 2.4)]),
    ...(negated ? [stroke('M6 8L66 88M66 8L6 88', ink.minus, 4)] : []),
  ]);
}

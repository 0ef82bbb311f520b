/** Control of a hex: a wash, and a line at the border with another side. Cities have a flag with the mark of their army. */
import { neighbours } from '@fieldpost/hex';
import { type Side, sideOf } from '@fieldpost/rules-mass-warfare/catalogue';
import { groundIn, type War } from '@fieldpost/rules-mass-warfare/table';
import { group, type SceneNode, shape, stroke } from '../scene/scene.ts';
import { drawArmyMark } from './armies.ts';
import { centreOf, cornersOf, EDGES, type Frame, hexPath } from './geometry.ts';
import type { Palette } from './palette.ts';

const WASH = hexPath(50);
const INNER = cornersOf(45.5);

/** Dashes of the border line, by army: whole, long, dotted, dash and dot. */
const DASHES: Readonly<Record<Side, string>> = { s1: '', s2: '16 5', s3: '2.500 6', s4: '14 5 2.500 5' };

/** The side that controls a hex of the map; null: none. */
function ownerAt(war: War, at: number): Side | null {
  return sideOf(war.control[at] ?? 0);
}

/** The wash of all controlled hexes and the border of each army, in one path for each. */
export function drawControl(war: War, frame: Frame, ink: Palette): readonly SceneNode[] {
  return war.sides.flatMap((side) => {
    const own = groundIn(war).hexes.flatMap((_, at) => (ownerAt(war, at) === side ? [at] : []));
    const washes = own.map((at) => shape(WASH, ink[side], { transform: placed(war, at, frame) }));
    const border = own.map((at) => borderOf(war, at, side, frame)).join('');
    const dash = DASHES[side] === '' ? {} : { 'stroke-dasharray': DASHES[side] };
    return [
      group({ opacity: 0.15 }, washes),
      ...(border === '' ? [] : [stroke(border, ink[side], 5, { ...dash, 'stroke-linecap': 'butt' })]),
    ];
  });
}

function placed(war: War, at: number, frame: Frame): string {
  const { x, y } = centreOf(groundIn(war).hexes[at] ?? [0, 0], frame);
  return `translate(${x} ${y})`;
}

function borderOf(war: War, at: number, side: Side, frame: Frame): string {
  const ground = groundIn(war);
  const hex = ground.hexes[at] ?? ([0, 0] as const);
  const { x, y } = centreOf(hex, frame);
  return neighbours(hex)
    .map((beside, index) => {
      const other = ground.indexOf(beside);
      if (other >= 0 && ownerAt(war, other) === side) return '';
      const [from, to] = EDGES[index] ?? [0, 1];
      const [a, b] = [INNER[from], INNER[to]];
      if (a === undefined || b === undefined) return '';
      return `M${tenth(x + a.x)} ${tenth(y + a.y)}L${tenth(x + b.x)} ${tenth(y + b.y)}`;
    })
    .join('');
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A flag at each city, with the mark of the side that holds it; white if none does. */
export function drawFlag(side: Side | null, ink: Palette): SceneNode {
  const cloth = side === null ? ink.paper : ink[`${side}Wash`];
  const edge = side === null ? ink.nobody : ink[side];
  return group({ transform: 'translate(-31 -27)' }, [
    stroke('M-6 18V-15', ink.ink, 2.6),
    shape('M-5 -15H15V2H-5Z', cloth, { stroke: edge, 'stroke-width': 2.2, 'stroke-linejoin': 'round' }),
    ...(side === null ? [] : [group({ transform: 'translate(5 -6.500)' }, [drawArmyMark(side, ink, 0.72)])]),
  ]);
}

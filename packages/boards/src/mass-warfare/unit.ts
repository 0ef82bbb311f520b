/** One unit as a counter: its outline says ground, sea or air, the band whose it is, the figure what it is. */
import { type Side, UNITS, type UnitType } from '@fieldpost/rules-mass-warfare/catalogue';
import type { Unit } from '@fieldpost/rules-mass-warfare/table';
import { letters } from '../scene/lettering.ts';
import { disc, group, type SceneNode, shape, stroke } from '../scene/scene.ts';
import { drawPattern, paletteOf } from './armies.ts';
import { drawFigure } from './figures.ts';
import { drawFlames } from './flames.ts';
import type { Palette } from './palette.ts';

/** The visible facts of a unit. */
export type UnitFacts = Pick<Unit, 'type' | 'owner' | 'fire' | 'moved' | 'attacked'> & {
  /** How many it carries. */
  readonly cargo: number;
};

/** A card, a hull with its bow to the right, a wing. */
const OUTLINES: Readonly<Record<'ground' | 'sea' | 'air', string>> = {
  ground: 'M-27 -19H27a3 3 0 0 1 3 3V16a3 3 0 0 1 -3 3H-27a3 3 0 0 1 -3 -3V-16a3 3 0 0 1 3 -3Z',
  sea: 'M-30 -19H22C29 -12 33 -6 34 0C33 6 29 12 22 19H-30Z',
  air: 'M-30 -13L-24 -19H24L30 -13V7L14 19H-14L-30 7Z',
};

/** Nothing more is to be expected of it in this turn. */
const isSpent = ({ type, moved, attacked }: UnitFacts): boolean =>
  attacked || (moved && (UNITS[type].kind === 'air' || type === 'art' || UNITS[type].attack === 0));

/** The counter around (0, 0), within 34 units to the sides and 22 up and down. */
export function drawUnit(facts: UnitFacts, ink: Palette): SceneNode {
  const { type, owner, fire, cargo } = facts;
  const { colour, wash, line } = paletteOf(owner, ink);
  const { kind } = UNITS[type];
  const spent = isSpent(facts);
  return group({}, [
    shape(OUTLINES[kind], ink.black, { transform: 'translate(1.500 2.500)', opacity: 0.35 }),
    shape(OUTLINES[kind], wash, { stroke: colour, 'stroke-width': 3, 'stroke-linejoin': 'round' }),
    ...band(kind, owner, ink),
    group({ transform: FIGURE_AT[kind], opacity: spent ? 0.42 : 1 }, drawFigure(type, line, wash)),
    ...(facts.moved && !spent
      ? [group({ transform: 'translate(24 -14)' }, [stroke('M-4 -4L0 0L-4 4', line, 2.6)])]
      : []),
    ...(cargo > 0 ? [cargoBadge(cargo, ink)] : []),
    ...drawFlames(fire, kind === 'air' ? 20 : 23, 15, ink),
  ]);
}

const FIGURE_AT = {
  ground: 'translate(7 0)',
  sea: 'translate(5 0) scale(.98)',
  air: 'translate(0 -1) scale(.98)',
} as const;

/** On ground and sea units a band at the left; on planes one at each wing tip. */
function band(kind: 'ground' | 'sea' | 'air', owner: Side, ink: Palette): readonly SceneNode[] {
  const pattern = drawPattern(owner, ink);
  if (kind !== 'air') return [group({ transform: 'translate(-22 0)' }, pattern)];
  return [-1, 1].map((side) => group({ transform: `translate(${23 * side} -4) scale(.62 .5)` }, pattern));
}

function cargoBadge(count: number, ink: Palette): SceneNode {
  return group({ transform: 'translate(-22 17)' }, [
    disc(0, 0, 8.5, ink.paper, { stroke: ink.black, 'stroke-width': 1.6 }),
    letters(String(count), 0, 0, 0.72, ink.black, 2.6),
  ]);
}

/** A figure alone, for lists and buttons: the counter of a fresh unit. */
export function drawCounter(type: UnitType, owner: Side, ink: Palette): SceneNode {
  return drawUnit({ type, owner, fire: 0, moved: false, attacked: false, cargo: 0 }, ink);
}

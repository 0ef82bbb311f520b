/** Men on foot: limbs as rods, a helmet that tells the nation, a weapon that tells the task. */
import type { SceneNode } from '../../scene/scene.ts';
import { disc, group, shape, stroke } from '../../scene/scene.ts';
import { type Paint, PEN, part, rod } from '../hand.ts';

export type Helmet = 'german' | 'jumper' | 'american' | 'british' | 'beret';
export type Pose = 'advancing' | 'kneeling' | 'lying' | 'serving' | 'throwing';
export type Weapon = 'rifle' | 'gun' | 'shreck' | 'bazooka' | 'piat' | 'none';
export type Man = {
  readonly x: number;
  readonly pose: Pose;
  readonly helmet: Helmet;
  readonly weapon: Weapon;
  readonly size?: number;
};

/** Around the head's middle, ten units across. */
const HELMETS: Readonly<Record<Helmet, string>> = {
  german: 'M-6.500 1.500Q-7 -6.500 0 -7Q6.500 -6.500 6.500 -1L8.500 .5L6 1Q2 0 0 1.500L-5 4.500Z',
  jumper: 'M-6.200 1Q-7 -6.800 0 -7.200Q7 -6.800 6.400 .5Q0 -1 -6.200 1Z',
  american: 'M-6.800 1Q-7.500 -7 0 -7.500Q7 -7 7 -.5L8.200 1Q0 -1 -6.800 1Z',
  british: 'M-10 .2Q-6 -1.500 -5.500 -4Q0 -8.500 5.500 -4Q6 -1.500 10 .2Q0 2 -10 .2Z',
  beret: 'M-5.500 0Q-7 -5 -2 -6.500Q7 -8 7.500 -3.500Q6 -1 -5.500 0Z',
};

type Figure = {
  readonly head: readonly [number, number];
  readonly torso: string;
  readonly legs: string;
  readonly arms: string;
  /** The hands that hold the weapon, and its elevation in degrees. */
  readonly hands: readonly [x: number, y: number, up: number];
};

/** Feet at 0, 0; about 50 units tall. */
const FIGURES: Readonly<Record<Pose, Figure>> = {
  advancing: {
    head: [6, -46],
    torso: 'M4 -38L-2 -20',
    legs: 'M-2 -19L8 -10L6 0M-3 -19L-8 -9L-17 -2',
    arms: 'M4 -36L9 -27L17 -29M3 -36L6 -26L12 -27',
    hands: [12, -28, 12],
  },
  kneeling: {
    head: [6, -36],
    torso: 'M3 -28L-2 -12',
    legs: 'M-2 -11L9 -11L9 0M-3 -11L-6 -2L-17 0',
    arms: 'M4 -26L11 -22L19 -26M3 -25L8 -20L13 -25',
    hands: [14, -27, 0],
  },
  lying: {
    head: [12, -14],
    torso: 'M6 -8L-10 -4',
    legs: 'M-11 -4L-30 -2M-11 -4L-28 -6',
    arms: 'M6 -7L15 -3L22 -8',
    hands: [20, -9, 0],
  },
  serving: {
    head: [8, -38],
    torso: 'M3 -31L-4 -14',
    legs: 'M-4 -13L6 -10L3 0M-5 -13L-10 -5L-8 0',
    arms: 'M4 -29L14 -25L22 -28M3 -28L12 -22L20 -24',
    hands: [20, -26, 0],
  },
  throwing: {
    head: [6, -47],
    torso: 'M3 -39L-2 -21',
    legs: 'M-2 -20L9 -12L10 0M-3 -20L-9 -10L-18 -3',
    arms: 'M3 -37L-7 -44L-12 -54M4 -36L12 -33L20 -38',
    hands: [-12, -56, 60],
  },
};

/** Lines of a weapon around the hands; the long axis is level. */
function weapon(kind: Weapon, paint: Paint): readonly SceneNode[] {
  const { ink } = paint;
  const rifle = [stroke('M-12 3L-4 0H20', ink.ink, 2.6), stroke('M-12 3L-6 1', ink.ink, 4)];
  if (kind === 'rifle') return rifle;
  if (kind === 'gun') return [...rifle, stroke('M-4 0H24M16 0L13 8M16 0L20 8M4 0V6', ink.ink, 3)];
  if (kind === 'shreck') return [rod('M-24 0H28', 4.6, ink.steel, paint), part('M9 -8H19V9H9Z', paint.body, paint)];
  if (kind === 'bazooka') return [rod('M-24 0H28', 3.6, ink.steel, paint), stroke('M2 2V9M10 2V9', ink.ink, 2)];
  if (kind === 'piat')
    return [
      rod('M-14 0H12', 4.4, ink.steel, paint),
      part('M12 -4H24L28 0L24 4H12Z', ink.steel, paint),
      stroke('M6 2L2 12', ink.ink, 2),
    ];
  return [];
}

/** One man, standing on the ground at `x`. */
export function drawMan({ x, pose, helmet, weapon: kind, size = 1 }: Man, paint: Paint): SceneNode {
  const { head, torso, legs, arms, hands } = FIGURES[pose];
  const { ink, body } = paint;
  const cap = HELMETS[helmet];
  const edge = { stroke: ink.ink, 'stroke-width': PEN, 'stroke-linejoin': 'round' };
  return group({ transform: `translate(${x} 90) scale(${size})` }, [
    rod(legs, 5.2, body, paint),
    rod(torso, 9, body, paint),
    disc(head[0], head[1], 5, ink.skin, edge),
    group({ transform: `translate(${head[0]} ${head[1]})` }, [
      shape(cap, body, edge),
      shape(cap, '#000000', { 'fill-opacity': 0.22 }),
    ]),
    group({ transform: `translate(${hands[0]} ${hands[1]}) rotate(${-hands[2]})` }, weapon(kind, paint)),
    rod(arms, 3.8, body, paint),
  ]);
}

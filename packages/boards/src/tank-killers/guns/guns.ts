/** Guns and howitzers on their carriages, with a crew that tells the nation. */
import type { SceneNode } from '../../scene/scene.ts';
import { disc, group, round, stroke } from '../../scene/scene.ts';
import { type Barrel, barrel, GROUND, ground, type Muzzle, type Paint, part, rod, veiled } from '../hand.ts';
import { drawMan, type Helmet } from '../men/men.ts';

export type FieldGun = {
  /** Of the barrel: length, bore, muzzle, degrees above the level. */
  readonly barrel: readonly [length: number, bore: number, muzzle: Muzzle, up: number];
  /** Radius of the wheels and whether they have spokes; `cross`: it lies on a cross of outriggers. */
  readonly wheels: readonly [r: number, kind: 'spokes' | 'tyre' | 'cross'];
  /** The shield, around the trunnion; '' where it has none. */
  readonly shield: string;
  readonly trail: number;
  readonly helmet: Helmet;
  /** Springs beside the barrel (5.5-inch), a round platform below (25-pounder). */
  readonly extra?: 'springs' | 'platform';
};

const LOW = 'M-6 14L-2 -8L6 -16H10L6 14Z';
const SLANTED = 'M-8 16L-4 -4L4 -18H9L4 16Z';
const HIGH = 'M-6 18V-16L2 -22H6V18Z';

export const FIELD_GUNS: Readonly<Record<string, FieldGun>> = {
  G12: { barrel: [50, 3, 'brake', 3], wheels: [13, 'tyre'], shield: LOW, trail: 46, helmet: 'german' },
  G13: { barrel: [66, 3.8, 'brake', 3], wheels: [14, 'tyre'], shield: SLANTED, trail: 54, helmet: 'german' },
  G14: {
    barrel: [98, 4.4, 'brake', 4],
    wheels: [9, 'cross'],
    shield: 'M-10 18L-4 -4L10 -20H16L8 18Z',
    trail: 44,
    helmet: 'german',
  },
  G15: { barrel: [36, 9, 'plain', 28], wheels: [19, 'spokes'], shield: HIGH, trail: 52, helmet: 'german' },
  G16: { barrel: [76, 7.5, 'collar', 30], wheels: [20, 'tyre'], shield: '', trail: 66, helmet: 'german' },
  A16: { barrel: [60, 3.2, 'plain', 3], wheels: [14, 'tyre'], shield: LOW, trail: 50, helmet: 'american' },
  A17: {
    barrel: [72, 4, 'plain', 3],
    wheels: [16, 'tyre'],
    shield: 'M-10 16L2 -20H8L4 16Z',
    trail: 56,
    helmet: 'american',
  },
  A19: {
    barrel: [46, 6, 'plain', 26],
    wheels: [16, 'tyre'],
    shield: 'M-6 16L-4 -14L2 -20H6L4 16Z',
    trail: 54,
    helmet: 'american',
  },
  A20: { barrel: [66, 8, 'plain', 32], wheels: [19, 'tyre'], shield: '', trail: 64, helmet: 'american' },
  B14: {
    barrel: [58, 3.2, 'collar', 3],
    wheels: [13, 'tyre'],
    shield: 'M-5 14V-14H4L6 14Z',
    trail: 48,
    helmet: 'british',
  },
  B15: {
    barrel: [84, 4.2, 'ball', 3],
    wheels: [16, 'tyre'],
    shield: 'M-12 17L0 -18H10L4 17Z',
    trail: 58,
    helmet: 'british',
  },
  B17: {
    barrel: [44, 5, 'brake', 24],
    wheels: [17, 'tyre'],
    shield: 'M-4 16V-18H3L5 16Z',
    trail: 48,
    helmet: 'british',
    extra: 'platform',
  },
  B18: {
    barrel: [64, 8, 'plain', 34],
    wheels: [19, 'tyre'],
    shield: '',
    trail: 60,
    helmet: 'british',
    extra: 'springs',
  },
};

const AXLE = 104;

function spokes(x: number, y: number, r: number, paint: Paint): SceneNode {
  const turns = Array.from({ length: 5 }, (_, index) => (index * Math.PI) / 5);
  const d = turns
    .map((turn) => [round(Math.cos(turn) * r), round(Math.sin(turn) * r)] as const)
    .map(([dx, dy]) => `M${round(x - dx)} ${round(y - dy)}L${round(x + dx)} ${round(y + dy)}`);
  return group({}, [
    disc(x, y, r, 'none', { stroke: paint.ink.ink, 'stroke-width': 4.6 }),
    disc(x, y, r, 'none', { stroke: paint.body, 'stroke-width': 1.6 }),
    stroke(d.join(''), paint.ink.ink, 2.2),
    disc(x, y, 3.4, paint.ink.ink),
  ]);
}

function tyre(x: number, y: number, r: number, paint: Paint): SceneNode {
  const edge = { stroke: paint.ink.ink, 'stroke-width': 1.7 };
  return group({}, [
    disc(x, y, r, paint.ink.track, edge),
    disc(x, y, round(r * 0.62), paint.body, edge),
    disc(x, y, round(r * 0.2), paint.ink.ink),
  ]);
}

function carriage({ wheels, trail, extra }: FieldGun, paint: Paint): readonly SceneNode[] {
  const [r, kind] = wheels;
  const axle = GROUND - r;
  if (kind === 'cross') {
    return [
      rod(`M${AXLE - 60} 84H${AXLE + 56}`, 4.5, paint.body, paint),
      part(`M${AXLE - 10} 84L${AXLE - 6} 64H${AXLE + 6}L${AXLE + 10} 84Z`, paint.body, paint),
      part('M38 90L42 84H50L54 90ZM148 90L152 84H160L164 90Z', paint.body, paint),
    ];
  }
  const arm = rod(`M${AXLE} ${axle - 2}L${AXLE - trail} 87`, 4.6, paint.body, paint);
  const spade = part(`M${AXLE - trail - 6} 90L${AXLE - trail} 83H${AXLE - trail + 6}V90Z`, paint.ink.steel, paint);
  const platform = extra === 'platform' ? [part('M78 90Q104 84 130 90Z', paint.ink.steel, paint)] : [];
  return [arm, spade, ...platform];
}

function tube(gun: FieldGun, y: number, paint: Paint): readonly SceneNode[] {
  const [length, bore, muzzle, up] = gun.barrel;
  const given: Barrel = { x: AXLE - 10, y, length: length + 10, bore, muzzle, up };
  const cradle = rod(`M-12 ${bore * 0.9}H${round(length * 0.55)}`, bore * 0.6, paint.body, paint);
  const springs = gun.extra === 'springs' ? [rod(`M4 6L14 -30`, 3.4, paint.body, paint)] : [];
  return [
    ...springs.map((spring) => group({ transform: `translate(${AXLE} ${y})` }, [spring])),
    group({ transform: `translate(${AXLE} ${y}) rotate(${-up})` }, [cradle]),
    barrel(given, paint, paint.body),
  ];
}

/** As large as the box allows, in its middle, standing on the ground. */
function fitted({ barrel: [length, , , up], trail }: FieldGun): string {
  const tilt = (up * Math.PI) / 180;
  const [left, right] = [AXLE - trail - 14, AXLE + (length + 6) * Math.cos(tilt)];
  const high = 44 + length * Math.sin(tilt);
  const scale = round(Math.min(1.4, 186 / (right - left), 86 / high) * 20) / 20;
  return `translate(${round(100 - ((left + right) / 2) * scale)} ${round(GROUND * (1 - scale))}) scale(${scale})`;
}

export function drawFieldGun(gun: FieldGun, paint: Paint): SceneNode {
  const [r, kind] = gun.wheels;
  const axle = GROUND - r;
  const y = kind === 'cross' ? 60 : axle - Math.max(4, r * 0.45);
  const wheel = kind === 'cross' ? [] : [kind === 'spokes' ? spokes(AXLE, axle, r, paint) : tyre(AXLE, axle, r, paint)];
  const shield =
    gun.shield === ''
      ? []
      : [group({ transform: `translate(${AXLE + 4} ${y})` }, [veiled(gun.shield, paint, 'light', 0.16)])];
  const nodes = [
    drawMan({ x: AXLE - gun.trail + 2, pose: 'serving', helmet: gun.helmet, weapon: 'none', size: 0.92 }, paint),
    ...carriage(gun, paint),
    ...tube(gun, y, paint),
    ...shield,
    ...wheel,
    drawMan({ x: AXLE - r - 13, pose: 'kneeling', helmet: gun.helmet, weapon: 'none', size: 0.86 }, paint),
  ];
  return group({}, [ground(paint), group({ transform: fitted(gun) }, nodes)]);
}

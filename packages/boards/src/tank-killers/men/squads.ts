/** Infantry by its line. */
import type { SceneNode } from '../../scene/scene.ts';
import { disc, group, stroke } from '../../scene/scene.ts';
import { ground, type Paint, part, rod } from '../hand.ts';
import { drawMan, type Helmet, type Man } from './men.ts';

export type Squad = { readonly men: readonly Man[]; readonly mortar: boolean };

const section = (helmet: Helmet): Squad => ({
  mortar: false,
  men: [
    { x: 42, pose: 'advancing', helmet, weapon: 'rifle' },
    { x: 96, pose: 'kneeling', helmet, weapon: 'gun', size: 1.1 },
    { x: 150, pose: 'advancing', helmet, weapon: 'rifle' },
  ],
});
const jumpers = (helmet: Helmet): Squad => ({
  mortar: false,
  men: [
    { x: 40, pose: 'throwing', helmet, weapon: 'none' },
    { x: 88, pose: 'advancing', helmet, weapon: 'gun', size: 1.08 },
    { x: 142, pose: 'kneeling', helmet, weapon: 'rifle' },
  ],
});
const tubeTeam = (helmet: Helmet, weapon: 'shreck' | 'bazooka'): Squad => ({
  mortar: false,
  men: [
    { x: 62, pose: 'serving', helmet, weapon: 'none', size: 1.1 },
    { x: 112, pose: 'kneeling', helmet, weapon, size: 1.35 },
  ],
});
const mortarTeam = (helmet: Helmet): Squad => ({
  mortar: true,
  men: [
    { x: 54, pose: 'kneeling', helmet, weapon: 'none', size: 1.15 },
    { x: 150, pose: 'throwing', helmet, weapon: 'none', size: 1.05 },
  ],
});

export const SQUADS: Readonly<Record<string, Squad>> = {
  G09: section('german'),
  G10: jumpers('jumper'),
  G11: tubeTeam('german', 'shreck'),
  A13: section('american'),
  A14: jumpers('american'),
  A15: tubeTeam('american', 'bazooka'),
  A18: mortarTeam('american'),
  B11: section('british'),
  B12: jumpers('beret'),
  B13: {
    mortar: false,
    men: [
      { x: 66, pose: 'kneeling', helmet: 'british', weapon: 'none', size: 1.1 },
      { x: 118, pose: 'lying', helmet: 'british', weapon: 'piat', size: 1.5 },
    ],
  },
  B16: mortarTeam('british'),
};

const mortar = (paint: Paint): SceneNode =>
  group({}, [
    stroke('M118 54L136 88M118 54L128 89', paint.ink.ink, 2.4),
    rod('M92 84L124 38', 6, paint.ink.steel, paint),
    part('M80 90Q82 82 92 82Q102 83 103 90Z', paint.ink.steel, paint),
    disc(124, 38, 2, paint.ink.ink),
    part('M134 24Q140 20 142 28L136 36L130 32Z', paint.ink.steel, paint),
  ]);

export function drawSquad(squad: Squad, paint: Paint): SceneNode {
  const men = squad.men.map((man) => drawMan(man, paint));
  return group({}, [ground(paint), ...(squad.mortar ? [mortar(paint)] : []), ...men]);
}

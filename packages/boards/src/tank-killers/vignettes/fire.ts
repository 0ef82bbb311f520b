/** The pictures of the Range, Hit, Ammo, Damage, Morale and Armor cards. */
import type { TacticId } from '@fieldpost/rules-tank-killers/catalogue';
import { letters } from '../../scene/lettering.ts';
import type { Man, Weapon } from '../men/men.ts';
import { earth, hill, sandbags } from './ground.ts';
import { alarm, burst, cross, flames, puff, question, trail, way } from './marks.ts';
import { type Motif, man, placed, tilted, unit } from './motif.ts';
import { belt, flag, grave, medal, mine, plate, round } from './things.ts';

const soldier = (x: number, pose: Man['pose'], helmet: Man['helmet'], size = 1.4, weapon: Weapon = 'rifle'): Motif =>
  man({ x, pose, helmet, weapon, size });

/** Two that fire at one another: the farther, the smaller stands the other. */
const farOff = (yards: string, scale: number): readonly Motif[] => {
  const left = 196 - 200 * scale;
  const aim = [left + 40 * scale, 90 - 46 * scale] as const;
  return [
    hill(176, 66),
    unit('G01', -116, 0.9),
    unit('A01', left, scale, true),
    trail(`M58 52Q${58 + (aim[0] - 58) / 2} ${aim[1] - 34} ${aim[0]} ${aim[1]}`),
    (ink) => letters(yards, 128, 15, 1.35, ink.ink, 2.2),
  ];
};

/** A tank that is hit at one place. */
const hitAt = (x: number, y: number, line = 'A02', size = 1): readonly Motif[] => [unit(line), burst(x, y, size)];

export const FIRE: Readonly<Record<TacticId, readonly Motif[]>> = {
  T01: [unit('G01', -70, 0.95), unit('A01', 88, 0.95, true), burst(103, 50, 1.25)],
  T02: farOff('500', 0.62),
  T03: farOff('750', 0.54),
  T04: farOff('1000', 0.46),
  T05: farOff('1500', 0.38),
  T06: farOff('2000', 0.3),

  T07: [tilted(-13, 40, 90, unit('G02')), burst(112, 84, 1.25)],
  T08: [unit('G02'), way('M92 2V14', 92, 20, 90, 'target'), burst(92, 40, 1.1)],
  T09: [unit('A02', 8), way('M-2 62H14', 14, 62, 0, 'target'), burst(40, 62, 1.1)],
  T10: hitAt(92, 68, 'G07', 1.2),
  T11: [unit('G02'), trail('M196 30L140 52'), burst(126, 56, 0.95), way('M124 52L112 40', 110, 40, 220, 'target')],

  T12: [earth(), round(70, 'hollow'), round(130, 'hollow')],
  T13: [earth(), round(62, 'solid'), round(100, 'solid', 1.08), round(138, 'solid')],
  T14: [soldier(44, 'kneeling', 'german', 1.5), flames(112, 84, 0.9), flames(142, 86, 1.2), flames(174, 88, 1.5)],
  T15: [soldier(70, 'kneeling', 'german', 1.75, 'shreck'), trail('M124 42H170'), burst(184, 42, 0.8)],
  T16: [soldier(70, 'kneeling', 'american', 1.75, 'bazooka'), trail('M124 42H170'), burst(184, 42, 0.8)],
  T17: [
    unit('G01', 40, 0.95, true),
    soldier(34, 'throwing', 'american', 1.35, 'none'),
    placed(74, 0.7, [mine(0)], -42),
  ],
  T18: [soldier(52, 'lying', 'german', 1.6, 'gun'), trail('M92 76H196'), belt(116, 44, 6)],

  T19: [
    unit('A01', 16),
    placed(0, 1, [soldier(70, 'throwing', 'german', 0.9, 'none')], -40),
    way('M62 10Q92 -6 108 18', 110, 22, 66, 'target'),
  ],
  T20: [unit('A02'), cross(166, 36, 1.15)],
  T21: [unit('G01'), burst(128, 82, 1.1), cross(66, 80, 0.9)],
  T22: [unit('A01', 4, 0.86), placed(0, 0.62, [grave(158)], -46), cross(158, 34, 1.05)],
  T23: [unit('G02'), way('M66 18Q96 -2 126 18', 128, 20, 50), cross(96, 34, 1)],

  T24: [unit('G07'), trail('M196 12L116 36M196 30L128 44M196 46L140 52'), burst(112, 34, 0.6), burst(132, 48, 0.6)],
  T25: [
    sandbags(30, 5),
    soldier(86, 'lying', 'american', 1.2),
    trail('M196 24L60 40M196 44L40 52'),
    burst(150, 58, 0.7),
  ],
  T26: [soldier(64, 'kneeling', 'american', 1.8), medal(150, 44)],
  T27: [soldier(84, 'advancing', 'american', 1.6), question(150, 38, 1.5)],
  T28: [soldier(70, 'lying', 'german', 1.7), trail('M196 22L20 40M196 38L40 50M196 54L96 58')],
  T29: [soldier(66, 'kneeling', 'british', 1.7, 'none'), burst(140, 62, 1.1), puff(168, 80, 0.9), alarm(30, 40, 1.3)],
  T30: [unit('A01', 50, 0.95), flames(140, 42, 0.9), soldier(30, 'advancing', 'american', 1.2, 'none')],
  T31: [flag(56, 'plus'), soldier(110, 'advancing', 'american', 1.3), soldier(160, 'advancing', 'american', 1.3)],
  T32: [
    soldier(40, 'kneeling', 'german', 1.35),
    soldier(100, 'kneeling', 'german', 1.35),
    soldier(160, 'kneeling', 'german', 1.35),
  ],

  T33: [unit('A02', 0, 1), sandbags(0, 9)],
  T34: [unit('G02'), trail('M196 62L150 56'), way('M150 56L172 18', 174, 14, -62, 'plus')],
  T35: [unit('G01'), plate(56, 76, 0.62), plate(92, 76, 0.62), plate(128, 76, 0.62)],
};

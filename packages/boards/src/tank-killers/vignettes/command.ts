/** The pictures of the Logistics, Mine, Command, Maneuver and Terrain cards. */
import type { TacticId } from '@fieldpost/rules-tank-killers/catalogue';
import type { Man, Weapon } from '../men/men.ts';
import {
  barrier,
  bridge,
  earth,
  fog,
  hedge,
  hill,
  house,
  mud,
  night,
  pine,
  road,
  ruin,
  sandbags,
  teeth,
  tree,
  wire,
} from './ground.ts';
import { alarm, burst, cross, dash, flames, puff, question, sight, trail, way } from './marks.ts';
import { type Motif, man, placed, tilted, unit } from './motif.ts';
import { can, crate, glasses, glassOfSand, medal, mine, parachute, radio, round, wrench } from './things.ts';

const soldier = (x: number, pose: Man['pose'], helmet: Man['helmet'], size = 1.4, weapon: Weapon = 'rifle'): Motif =>
  man({ x, pose, helmet, weapon, size });

/** A section that comes up. */
const column = (helmet: Man['helmet']): readonly Motif[] =>
  [36, 84, 132].map((x) => soldier(x, 'advancing', helmet, 1.3));

export const COMMAND: Readonly<Record<TacticId, readonly Motif[]>> = {
  T36: [unit('G07', -30, 0.9), can(160, 0.95), cross(160, 66, 1.2)],
  T37: [earth(), round(66, 'solid'), round(128, 'solid'), cross(98, 54, 2)],
  T38: [
    parachute(66, 36),
    placed(0, 1, [crate(66, 0.9)], -2),
    placed(60, 0.7, [parachute(118, 36), crate(118, 0.9)], -30),
  ],
  T39: [earth(), crate(40, 1.15), can(94), crate(150, 1.15), placed(0, 1, [crate(150, 1)], -34)],
  T40: [unit('G07', -10), puff(34, 40, 0.9), alarm(168, 40, 1.4)],
  T41: [unit('G01', -30, 0.95), wrench(152, 52, 1.35)],
  T42: [...column('american'), way('M150 24H176', 176, 24, 0, 'plus')],
  T43: [unit('A02', -40, 0.8), unit('A02', 62, 0.8), way('M14 18H176', 176, 18, 0, 'plus')],
  T44: [tilted(-9, 30, 90, unit('A01', -6, 0.92)), mine(170), burst(146, 84, 1.3)],

  T45: [hill(54, 56), placed(0, 1, [soldier(52, 'kneeling', 'british', 0.95, 'none')], -38), glasses(148, 40, 0.9)],
  T46: [soldier(56, 'kneeling', 'american', 1.6, 'none'), radio(140)],
  T47: [unit('A01', 84, 0.7, true), flames(160, 52, 0.8), sight(150, 60, 1.4), trail('M4 60H112')],
  T48: [unit('A02'), way('M66 20Q98 -4 128 20', 130, 24, 52, 'plus')],
  T49: [earth(), round(40, 'solid', 0.9), round(72, 'solid', 0.9), round(104, 'solid', 0.9), dash(142, 44)],
  T50: [unit('G02', 62, 0.62, true), trail('M2 12L106 60M198 8L128 58'), sight(118, 66, 1.15)],
  T51: [unit('A21', 0, 1), trail('M120 66L66 100M144 66L104 104')],
  T52: [soldier(66, 'serving', 'beret', 1.75, 'none'), medal(146, 46)],
  T53: [soldier(48, 'serving', 'german', 1.5, 'none'), wire(100, 84), wrench(146, 40, 0.9)],
  T54: [hill(120, 44), unit('A18', -62, 0.8), way('M40 40Q112 -36 178 58', 182, 66, 66, 'target')],
  T55: [unit('A11', 30, 0.9), glasses(54, 28, 0.75)],
  T56: [hedge(0, 84), unit('A17', -26, 0.8), trail('M100 60H196'), alarm(150, 34, 1.1)],
  T57: [trail('M2 92L196 22M2 104L196 50M2 76L196 2'), placed(0, 1, [round(44, 'tracer', 0.85)])],
  T58: [sandbags(18, 8), soldier(70, 'kneeling', 'american', 1.15), soldier(128, 'kneeling', 'american', 1.15, 'gun')],
  T59: [unit('A04', -40, 0.7), unit('A04', 110, 0.7), question(104, 50, 1.5)],
  T60: [unit('G02', 20, 0.85), fog, question(170, 34, 1.2)],
  T61: [hill(150, 60), unit('A02', 98, 0.5, true), trail('M2 60Q90 0 196 14'), burst(36, 96, 0.7)],
  T62: [ruin(130, 1.25), soldier(70, 'lying', 'german', 1.4), burst(30, 46, 0.8)],
  T63: [unit('G01', -34, 0.85), glassOfSand(156)],
  T64: [
    tilted(10, 60, 90, unit('A04', -16, 0.6)),
    tilted(-12, 140, 90, unit('A04', 96, 0.6, true)),
    cross(100, 34, 1.1),
  ],
  T65: [unit('A02', -82, 0.8), unit('G02', 96, 0.85, true), way('M108 22H62', 60, 22, 180, 'target')],
  T66: [tree(30, 1.3), unit('G07', 40, 0.9, true), alarm(172, 36, 1.6)],
  T67: [
    hedge(0, 130),
    placed(0, 1, [soldier(56, 'kneeling', 'german', 1.3, 'shreck')], -14),
    hedge(0, 112),
    trail('M100 38L196 52'),
  ],
  T68: [soldier(40, 'lying', 'german', 1.3), unit('A01', 82, 0.8, true), cross(62, 38, 1.1)],
  T69: [soldier(46, 'advancing', 'german', 1.45, 'shreck'), unit('A01', 96, 0.72, true), burst(126, 56, 0.9)],

  T70: [unit('A04', 34, 0.95), dash(2, 46)],
  T71: [wire(100, 90), tilted(-12, 60, 90, unit('G01', -6, 0.95)), puff(20, 92, 0.8)],
  T72: [
    unit('A01', 56, 0.45),
    way('M20 104Q-6 40 60 20', 64, 18, -20, 'target'),
    way('M180 104Q206 40 140 20', 136, 18, 200, 'target'),
  ],
  T73: [barrier(150), barrier(36), unit('G02', 12, 0.85), way('M16 20H176', 176, 20, 0, 'plus')],
  T74: [unit('G02', -20, 0.62), unit('G02', 84, 0.62), dash(4, 26), way('M70 20H178', 178, 20, 0, 'plus')],
  T75: [unit('G07', 88, 0.55, true), way('M14 96Q20 10 120 16T186 52', 186, 56, 96, 'plus')],
  T76: [
    sight(100, 52, 1.2),
    way('M6 16L62 38', 64, 39, 22, 'plus'),
    way('M194 16L138 38', 136, 39, 158, 'plus'),
    way('M100 108V90', 100, 90, -90, 'plus'),
  ],

  T77: [teeth(24, 2), teeth(148, 2), unit('G02', 40, 0.62), alarm(100, 22, 1)],
  T78: [unit('A01', 10, 0.9), flames(84, 44, 1.1), flames(116, 50, 0.9), puff(70, 8, 0.8)],
  T79: [hill(92, 46), placed(36, 0.6, [unit('A02')], -44), sight(176, 40, 0.7)],
  T80: [unit('G06', 20, 0.9), tree(34, 1.05), tree(96, 0.9), hedge(70, 130)],
  T81: [road, placed(20, 0.8, [barrier(60), barrier(140)])],
  T82: [unit('A01', 4, 1), mud],
  T83: [earth(), teeth(22, 6)],
  T84: [unit('A02', 40, 0.85), puff(40, 74, 1.5), puff(110, 64, 1.7), puff(170, 76, 1.4)],
  T85: [road, placed(74, 0.32, [unit('A11')], -14)],
  T86: [tilted(9, 100, 90, unit('G01', 6, 0.85)), earth('british'), mud],
  T87: [placed(0, 1, [unit('G07')], 12), mud],
  T88: [tree(36, 1.35), pine(88, 1.25), tree(132, 1.2), pine(176, 1.3), earth('american')],
  T89: [earth(), house(44, 1.25), ruin(112, 1.3), house(168, 1.05)],
  T90: [hedge(-6, 100), hedge(104, 104), tree(60, 1.2), tree(150, 1.05)],
  T91: [placed(0, 1, [bridge, placed(40, 0.6, [unit('A01')], -2)], -18)],
  T92: [unit('G02', 10, 0.85), night],
};

/** One attack of every kind. */
import { type Given, tile, unit } from './trial.ts';

/** Each of them a point from being out of action. */
export const TWO_FOES = [unit('C.medic', '0,-1', { damage: 3 }), unit('C.recruit', '0,-1', { damage: 3 })];
const PLANE = { line: { dir: 3, first: [0, -2] } };

/** A position, and Herbivoria's attack in it. */
export type Attack = readonly [what: string, line: string, given: Given];
export const ATTACKS: readonly Attack[] = [
  [
    'a bullet past two tiles',
    'H.medic x 0,-1',
    {
      units: [unit('H.medic', '0,2'), unit('C.medic', '0,-1')],
      tiles: [tile('0,1', 'barn'), tile('0,0', 'forest', { damage: 3 }), tile('0,-1', 'cottage')],
    },
  ],
  [
    'a bullet that the enemy assigns',
    'H.medic x 0,-1',
    { units: [unit('H.medic', '0,1'), ...TWO_FOES], tiles: [tile('0,0', 'forest'), tile('0,-1', 'barn')] },
  ],
  [
    'a bullet with ties decided',
    'H.medic x 1,-2 by 2',
    {
      units: [unit('H.medic', '0,2'), unit('C.medic', '1,-2')],
      tiles: [tile('0,0', 'forest'), tile('1,0', 'barn'), tile('1,-2', 'cottage')],
    },
  ],
  [
    'a sniper',
    'H.sniper x 0,-1',
    {
      units: [unit('H.sniper', '0,2'), ...TWO_FOES],
      tiles: [tile('0,0', 'factory'), tile('0,-1', 'factory', { damage: 5 })],
    },
  ],
  [
    'a gunner',
    'H.gunner x 0,-1',
    {
      units: [unit('H.gunner', '0,1'), ...TWO_FOES],
      tiles: [tile('0,0', 'station', { damage: 4 }), tile('0,-1', 'citadel')],
    },
  ],
  [
    'a rocket',
    'H.rocketeer x 0,-1',
    {
      units: [unit('H.rocketeer', '0,2'), unit('H.medic', '0,0', { damage: 3 }), ...TWO_FOES],
      tiles: [tile('0,0', 'barn'), tile('0,-1', 'forest')],
    },
  ],
  [
    'a shell',
    'H.tank x 0,-1',
    {
      units: [unit('H.tank', '0,2'), unit('C.tank', '0,-1', { damage: 3 }), unit('C.medic', '0,-1')],
      tiles: [
        tile('0,2', 'field', { nml: true }),
        tile('0,-1', 'field', { nml: true }),
        tile('0,0', 'barn', { feature: { kind: 'trench', damage: 2 } }),
      ],
      options: { bailOut: 'on' },
    },
  ],
  [
    'a grenade',
    'H.medic throws 0,0',
    {
      units: [
        unit('H.medic', '0,1', { grenades: 1 }),
        unit('C.flamer', '0,0', { damage: 4, status: 'wounded' }),
        unit('V1', '0,0'),
      ],
      tiles: [tile('0,0', 'barn', { wire: true })],
      options: { flamerBlast: 'on' },
    },
  ],
  [
    'melee',
    'H.medic fights C.medic',
    {
      units: [unit('H.medic', '0,0', { damage: 3 }), unit('C.medic', '0,0', { damage: 3 })],
      tiles: [tile('0,0', 'barn', { damage: 2 })],
    },
  ],
  [
    'a flame, without a die',
    'H.flamer x 0,0',
    { units: [unit('H.flamer', '0,1'), unit('C.medic', '0,0', { damage: 2 })] },
  ],
  [
    'artillery',
    'H.observer calls 0,-1',
    {
      units: [unit('H.observer', '0,2'), ...TWO_FOES, unit('H.medic', '0,0'), unit('C.tank', '1,-2')],
      tiles: [tile('0,-1', 'barn'), tile('1,-2', 'field', { nml: true })],
    },
  ],
  [
    'a bomb',
    'H.plane bombs 0,-1',
    {
      units: [unit('H.plane', '0,3', { state: 'approach', line: { dir: 0, first: [0, 2] } }), ...TWO_FOES],
      tiles: [tile('0,-1', 'forest', { damage: 2 })],
    },
  ],
  [
    'strafing, with an enemy plane at the exit',
    'H.plane strafes',
    {
      units: [
        unit('H.plane', '0,3', { state: 'approach', line: { dir: 0, first: [0, 2] } }),
        ...TWO_FOES,
        unit('C.medic', '0,1'),
        unit('C.plane', '0,-3', { ...PLANE, damage: 1 }),
      ].filter((_, i) => i !== 1),
      tiles: [tile('0,1', 'forest', { damage: 3 }), tile('0,-1', 'barn')],
    },
  ],
  [
    'a shot at a plane that comes down',
    'H.medic x C.plane',
    {
      units: [
        unit('H.medic', '-1,0'),
        unit('C.plane', '-3,1', { state: 'approach', line: { dir: 1, first: [-2, 0] }, damage: 4 }),
      ],
      tiles: [tile('-2,0', 'church'), tile('-1,-1', 'citadel'), tile('0,-2', 'townhall', { wire: true })],
    },
  ],
  [
    'a shot at an exited plane, whose line is left open',
    'H.medic x C.plane',
    {
      units: [
        unit('H.medic', '0,-1'),
        unit('C.plane', '0,-3', { line: { dir: 0, first: [0, 2] }, state: 'exited', damage: 4 }),
      ],
    },
  ],
  [
    'Thunderclap',
    'play T11 0,-2',
    { units: TWO_FOES, position: { tactics: { HERB: 'T11', CARN: null } }, tiles: [tile('0,-2', 'barn')] },
  ],
];

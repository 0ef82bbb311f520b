/** Captain: AWW-130. */
import { describe } from 'vitest';
import { type Row, tableOf } from '../testing/rows.ts';
import { tile, unit } from '../testing/trial.ts';

const down = { status: 'wounded', damage: 4 };
const nml = (at: string, more: object = {}) => tile(at, 'field', { nml: true, ...more });
const dice = (line: string, ...rolls: number[]): readonly [string, ...number[]] => [line, ...rolls];

const CAPTAIN: readonly Row[] = [
  {
    rule: 'AWW-130',
    what: 'to another soldier who stands, or a vehicle; not to the wounded, reserves, itself, the enemy',
    given: {
      units: [
        unit('H.captain', '0,2'),
        unit('H.medic', '0,2', down),
        unit('H.gunner', '', { status: 'reserve' }),
        unit('H.tank', '0,1'),
        unit('C.medic', '0,0'),
      ],
      tiles: [nml('0,1')],
    },
    play: [
      ...['captain', 'medic', 'gunner', 'C.medic', 'tanker'].map((to) => ({
        line: `captain sends ${to}`,
        refused: 'BAD_TARGET',
      })),
      'captain sends tank',
      'tank to 0,0',
      'tank to 0,-1',
      { line: 'captain to 0,1', refused: 'NO_ACTION' },
    ],
  },
  {
    rule: 'AWW-130',
    what: 'the gift lapses at the end of the turn',
    given: { units: [unit('H.captain', '0,2'), unit('H.medic', '0,2')] },
    play: [
      'captain sends medic',
      'end turn',
      'end turn',
      'medic to 0,1',
      { line: 'medic to 0,0', refused: 'NO_ACTION' },
    ],
  },
  {
    rule: 'AWW-130',
    what: 'a Captain may pass on an action that was granted to it',
    given: { units: [unit('H.captain', '0,2', { acted: true, extra: 1 }), unit('H.medic', '0,2', { acted: true })] },
    play: ['captain sends medic', 'medic to 0,1'],
  },
  {
    rule: 'AWW-130, D-23',
    what: 'with a plane approach and attack come in one turn',
    given: { units: [unit('H.captain', '0,2'), unit('H.plane', '0,3', { line: { dir: 0, first: [0, 2] } })] },
    play: ['captain sends plane', 'plane approaches N 0,2', dice('plane bombs 0,-2', 1)],
    see: (trial) => trial.at('H.plane'),
    is: '0,-3',
  },
];

describe('Captain', () => tableOf(CAPTAIN));

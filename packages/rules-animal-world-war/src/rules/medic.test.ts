/** Medic and Chef: AWW-131, AWW-137. */
import { describe } from 'vitest';
import { type Row, tableOf } from '../testing/rows.ts';
import { unit } from '../testing/trial.ts';

const down = { status: 'wounded', damage: 4 };

const MEDIC: readonly Row[] = [
  {
    rule: 'AWW-137',
    what: 'heals a standing soldier of its Empire on its tile, itself too; not one without damage, not the enemy',
    given: {
      units: [
        unit('H.medic', '0,2', { damage: 2 }),
        unit('H.gunner', '0,2'),
        unit('C.gunner', '0,2', { damage: 2 }),
        unit('H.sniper', '0,1', { damage: 2 }),
      ],
    },
    play: [
      { line: 'medic heals gunner', refused: 'BAD_TARGET' },
      { line: 'medic heals C.gunner', refused: 'BAD_TARGET' },
      { line: 'medic heals sniper', refused: 'RANGE' },
      'medic heals medic',
    ],
    see: (trial) => trial.soldier('H.medic').damage,
    is: 0,
  },
  {
    rule: 'AWW-137',
    what: 'revives a wounded soldier to one health, or a civilian; not who stands, nor a wounded enemy',
    given: {
      units: [
        unit('H.medic', '0,2', { extra: 1 }),
        unit('H.gunner', '0,2', { status: 'wounded', health: 4, damage: 6 }),
        unit('C.gunner', '0,2', down),
        unit('V1', '0,2', { state: 'wounded' }),
      ],
    },
    play: [
      { line: 'medic revives C.gunner', refused: 'BAD_TARGET' },
      { line: 'medic revives medic', refused: 'NOT_WOUNDED' },
      'medic revives gunner',
      'medic revives V1',
    ],
    see: (trial) => [trial.soldier('H.gunner').damage, trial.soldier('H.gunner').status, trial.battle.units.V1],
    is: [3, 'standing', { id: 'V1', kind: 'civilian', at: [0, 2], state: 'upright' }],
  },
  {
    rule: 'AWW-130, AWW-137',
    what: 'each special belongs to its type',
    given: { units: [unit('H.gunner', '0,2')] },
    play: ['gunner heals gunner', 'gunner digs', 'gunner calls 0,0', 'gunner sends chef', 'gunner returns 0,2'].map(
      (line) => ({ line, refused: 'BAD_TARGET' }),
    ),
  },
];

describe('Medic', () => tableOf(MEDIC));

const CHEF: readonly Row[] = [
  {
    rule: 'AWW-131',
    what: 'the Chef has no action of its own but those of everybody',
    given: { units: [unit('H.medic', '2,1', { damage: 1 })] },
    play: ['chef heals medic', 'chef sends medic', 'chef digs'].map((line) => ({ line, refused: 'BAD_TARGET' })),
    see: (trial) => [...new Set(trial.menu('H.chef').map((line) => line.split(' ')[1]))],
    is: ['to', 'x'],
  },
];

describe('Chef', () => tableOf(CHEF));

/** THE-RULES "Tactics deck": T01, T06, T08 and T18, played once in its own turn. */
import { describe } from 'vitest';
import { card, DOWN as down, holding, status } from '../testing/cards.ts';
import { tableOf } from '../testing/rows.ts';
import { tile, unit } from '../testing/trial.ts';

const medic = unit('H.medic', '0,1');
const foe = (more: object = {}) => unit('C.medic', '0,-1', more);

describe('T01 Forced March', () => {
  tableOf([
    {
      rule: 'T01',
      what: 'two steps, and a drag goes along',
      given: holding('T01', { units: [medic, unit('H.sniper', '0,1', down)] }),
      play: ['play T01', 'H.medic to 0,0 0,-1 with H.sniper for 2'],
      see: (trial) => [trial.at('H.medic'), trial.at('H.sniper')],
      is: ['0,-1', '0,-1'],
    },
    {
      rule: 'T01',
      what: 'not three',
      given: holding('T01', { units: [medic] }),
      play: ['play T01', { line: 'H.medic to 0,0 0,-1 0,-2', refused: 'NOT_ADJACENT' }],
    },
    {
      rule: 'T01',
      what: 'not without it',
      given: holding('T01', { units: [medic] }),
      play: [{ line: 'H.medic to 0,0 0,-1', refused: 'NOT_ADJACENT' }],
    },
    {
      rule: 'T01',
      what: 'this turn only',
      given: holding('T01', { units: [medic] }),
      play: ['play T01', 'end', 'end', { line: 'H.medic to 0,0 0,-1', refused: 'NOT_ADJACENT' }],
    },
    {
      rule: 'AWW-180',
      what: 'OTS: not after an action',
      given: holding('T01', { units: [medic] }),
      play: ['H.medic to 0,0', { line: 'play T01', refused: 'WINDOW' }],
    },
    {
      rule: 'AWW-180',
      what: 'once',
      given: holding('T01'),
      play: ['play T01', { line: 'play T01', refused: 'USED' }],
      see: card,
      is: '0 left, revealed',
    },
    {
      rule: 'AWW-180',
      what: 'not a card that one does not hold',
      given: holding('T01'),
      play: [{ line: 'play T07', refused: 'WINDOW' }],
    },
    {
      rule: 'AWW-181',
      what: 'for those who exist now: not for a Recruit who comes back later',
      given: holding('T01', { units: [unit('H.recruit', '', { status: 'reserve', died: 0 })] }),
      play: ['play T01'],
      see: ({ battle }) => battle.effects[0]?.who,
      is: [['H.chef', 1]],
    },
    {
      rule: 'AWW-182',
      what: 'crews keep it outside',
      given: holding('T07', { units: [unit('H.tank', '0,1')], tiles: [tile('0,1', 'field', { nml: true })] }),
      play: ['play T07'],
      see: ({ battle }) => battle.effects[0]?.who,
      is: [
        ['H.chef', 1],
        ['H.tanker', 1],
      ],
    },
  ]);
});

describe('T06 Field Dressing', () => {
  tableOf([
    {
      rule: 'T06',
      what: 'a soldier and a civilian rise',
      given: holding('T06', { units: [unit('H.sniper', '0,1', down), unit('V1', '0,0', { state: 'wounded' })] }),
      play: ['play T06 H.sniper V1'],
      see: (trial) => [status('H.sniper')(trial), trial.battle.units.V1],
      is: ['standing 2', { id: 'V1', kind: 'civilian', at: [0, 0], state: 'upright' }],
    },
    {
      rule: 'T06',
      what: 'not beside a standing enemy',
      given: holding('T06', { units: [unit('H.sniper', '0,1', down), unit('C.medic', '0,1')] }),
      play: [{ line: 'play T06 H.sniper', refused: 'BAD_TARGET' }],
    },
    {
      rule: 'T06',
      what: 'not an enemy, not the standing, not three',
      given: holding('T06', {
        units: [
          medic,
          foe(down),
          unit('H.sniper', '0,0', down),
          unit('V1', '0,0', { state: 'wounded' }),
          unit('V2', '0,0', { state: 'wounded' }),
        ],
      }),
      play: [
        { line: 'play T06 C.medic', refused: 'BAD_TARGET' },
        { line: 'play T06 H.medic', refused: 'BAD_TARGET' },
        { line: 'play T06 H.sniper V1 V2', refused: 'BAD_TARGET' },
      ],
    },
    {
      rule: 'T06',
      what: 'a tile is no target',
      given: holding('T06', { units: [unit('H.sniper', '0,1', down)] }),
      play: [{ line: 'play T06 0,1', refused: 'BAD_TARGET' }],
    },
  ]);
});

describe('T08 Smoke', () => {
  tableOf([
    {
      rule: 'T08',
      what: 'the tile and its neighbours have cover +2',
      given: holding('T08', { units: [medic, foe()], tiles: [tile('0,-1', 'barn')] }),
      play: ['play T08 0,-1', ['H.medic x 0,-1', 3, 5]],
      see: (trial) => trial.needs(),
      is: ['0,0 3', '0,-1 5'],
    },
    {
      rule: 'T08',
      what: 'clamped to 6, until the start of the own next turn',
      given: holding('T08', { tiles: [tile('0,-1', 'church')], units: [foe(), unit('C.rocketeer', '0,-2'), medic] }),
      play: ['play T08 0,-1', 'end', ['C.rocketeer x 0,-1', 6], 'end'],
      see: (trial) => [trial.battle.effects, trial.needs()],
      is: [[], ['0,-1 6']],
    },
    {
      rule: 'T08',
      what: 'on the field',
      given: holding('T08'),
      play: [
        { line: 'play T08 5,5', refused: 'OFF_FIELD' },
        { line: 'play T08', refused: 'BAD_TARGET' },
      ],
    },
  ]);
});

describe('T18 False Orders', () => {
  tableOf([
    {
      rule: 'T18',
      what: 'an enemy near by does nothing in its next turn',
      given: holding('T18', { units: [medic, foe({ grenades: 1 })] }),
      play: [
        'play T18 C.medic',
        'end',
        { line: 'C.medic to 0,-2', refused: 'NO_ACTION' },
        { line: 'C.medic drops G1', refused: 'NO_ACTION' },
        'end',
        'end',
        'C.medic to 0,-2',
      ],
      see: (trial) => trial.at('C.medic'),
      is: '0,-2',
    },
    {
      rule: 'T18',
      what: 'nor is it given an action',
      given: holding('T18', { units: [medic, foe(), unit('C.captain', '0,-2')] }),
      play: ['play T18 C.medic', 'end', { line: 'C.captain sends C.medic', refused: 'BAD_TARGET' }],
    },
    {
      rule: 'T18',
      what: 'not out of reach, not an own soldier',
      given: holding('T18', { units: [medic, unit('C.medic', '0,-2')] }),
      play: [
        { line: 'play T18 C.medic', refused: 'BAD_TARGET' },
        { line: 'play T18 H.medic', refused: 'BAD_TARGET' },
        { line: 'play T18 C.nobody', refused: 'NO_SUCH_UNIT' },
      ],
    },
  ]);
});

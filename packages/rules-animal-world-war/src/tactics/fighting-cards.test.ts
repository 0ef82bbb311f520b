/** THE-RULES "Tactics deck": T07, T11, T12, T15, played once in its own turn, and T16, armed in it. */
import { describe } from 'vitest';
import { card, holding, status } from '../testing/cards.ts';
import { tableOf } from '../testing/rows.ts';
import { tile, unit } from '../testing/trial.ts';

const medic = unit('H.medic', '0,1');
const foe = (more: object = {}) => unit('C.medic', '0,-1', more);

describe('T07 Dead Eye', () => {
  const barn = [tile('0,-1', 'barn'), tile('0,0', 'field')];
  tableOf([
    {
      rule: 'T07',
      what: 'every need of a bullet is 1 lower, least 1',
      given: holding('T07', { units: [medic, foe()], tiles: barn }),
      play: ['play T07', ['H.medic x 0,-1', 1, 2]],
      see: (trial) => trial.needs(),
      is: ['0,0 1', '0,-1 2'],
    },
    {
      rule: 'T07',
      what: 'not the final roll on a tank’s tile',
      given: holding('T07', { units: [medic, unit('C.tank', '0,-1')], tiles: [tile('0,-1', 'field', { nml: true })] }),
      play: ['play T07', ['H.medic x 0,-1', 1, 6]],
      see: (trial) => trial.needs(),
      is: ['0,0 1', '0,-1 6'],
    },
  ]);
});

describe('T11 Thunderclap', () => {
  tableOf([
    {
      rule: 'T11',
      what: 'a strike anywhere',
      given: holding('T11', { units: [foe()] }),
      play: [['play T11 0,-1', 1]],
      see: (trial) => [status('C.medic')(trial), trial.tile('0,-1').nml],
      is: ['wounded 4', true],
    },
    {
      rule: 'T11',
      what: 'the own side decides scatter number 1',
      given: holding('T11', { units: [foe()], tiles: [tile('0,-2', 'barn')] }),
      play: [['play T11 0,-2', 2, 1]],
      see: status('C.medic'),
      is: 'wounded 4',
    },
  ]);
});

describe('T12 Bayonet Charge', () => {
  const close = [medic, unit('C.medic', '0,0')];
  tableOf([
    {
      rule: 'T12',
      what: 'a Move, and a Melee free of charge at once',
      given: holding('T12', { units: close }),
      play: ['play T12', 'H.medic to 0,0', ['H.medic fights C.medic', 2]],
      see: status('C.medic'),
      is: 'standing 1',
    },
    {
      rule: 'T12',
      what: 'one only',
      given: holding('T12', { units: close }),
      play: [
        'play T12',
        'H.medic to 0,0',
        ['H.medic fights C.medic', 2],
        { line: 'H.medic fights C.medic', refused: 'NO_ACTION' },
      ],
    },
    {
      rule: 'T12',
      what: 'not without a Move',
      given: holding('T12', { units: [medic, unit('C.medic', '0,1')] }),
      play: ['play T12', ['H.medic fights C.medic', 2], { line: 'H.medic fights C.medic', refused: 'NO_ACTION' }],
    },
  ]);
});

describe('T15 Piercing Rounds', () => {
  const shot = holding('T15', { units: [medic, unit('C.medic', '0,0')], tiles: [tile('0,0', 'forest')] });
  tableOf([
    {
      rule: 'T15',
      what: 'bullets do 2',
      given: shot,
      play: ['play T15', ['H.medic x 0,0', 4]],
      see: status('C.medic'),
      is: 'standing 2',
    },
    {
      rule: 'T15',
      what: 'tiles still take 1',
      given: shot,
      play: ['play T15', ['H.medic x 0,0', 3]],
      see: (trial) => trial.tile('0,0').damage,
      is: 1,
    },
  ]);
});

describe('T16 Lucky Charm, armed in a turn', () => {
  const hurt = [unit('H.medic', '0,1', { damage: 3 }), unit('C.medic', '0,1')];
  tableOf([
    {
      rule: 'T16',
      what: 'the first packet that would wound becomes its health; then it is spent',
      given: holding('T16', { units: hurt }),
      play: ['play T16', 'end', ['C.medic fights H.medic', 2]],
      see: (trial) => [status('H.medic')(trial), card(trial)],
      is: ['standing 3', '0 left, revealed'],
    },
    {
      rule: 'T16',
      what: 'once',
      given: holding('T16', { units: hurt }),
      play: ['play T16', 'end', ['C.medic fights H.medic', 2], 'end', 'end', ['C.medic fights H.medic', 2]],
      see: status('H.medic'),
      is: 'wounded 4',
    },
    {
      rule: 'T16',
      what: 'a Recruit does not die',
      given: holding('T16', { units: [unit('H.recruit', '0,1', { damage: 3 }), unit('C.medic', '0,1')] }),
      play: ['play T16', 'end', ['C.medic fights H.recruit', 2]],
      see: status('H.recruit'),
      is: 'standing 3',
    },
    {
      rule: 'AWW-180',
      what: 'armed, it stays hidden until it fires',
      given: holding('T16', { units: hurt }),
      play: ['play T16'],
      see: (trial) => [trial.view('CARN').tactics.HERB, trial.view('HERB').tactics.HERB?.card],
      is: [null, 'T16'],
    },
  ]);
});

/** THE-RULES "Tactics deck": T02, T05, T16 and T19 in the window after deployment. */
import { describe, expect, test } from 'vitest';
import { afterDeployment, card, moment, status } from '../testing/cards.ts';
import { tableOf } from '../testing/rows.ts';
import { Trial, tile, unit } from '../testing/trial.ts';

const medic = unit('H.medic', '0,1');
const nml = (hex: string) => tile(hex, 'field', { nml: true });

describe('the window', () => {
  tableOf([
    {
      rule: 'AWW-180',
      what: 'first Herbivoria, then Carnivoron, whatever they hold',
      given: afterDeployment('T01'),
      play: ['keep'],
      see: moment,
      is: 'afterDeployment CARN 0',
    },
    {
      rule: 'AWW-180',
      what: 'then the first turn',
      given: afterDeployment('T01'),
      play: ['keep', 'keep'],
      see: moment,
      is: 'turn HERB 1',
    },
    {
      rule: 'AWW-180',
      what: 'a card played closes it',
      given: afterDeployment('T05'),
      play: ['play T05'],
      see: moment,
      is: 'afterDeployment CARN 0',
    },
    {
      rule: 'AWW-180',
      what: 'a `before` card that is kept is lost',
      given: afterDeployment('T05'),
      play: ['keep', 'keep', { line: 'play T05', refused: 'WINDOW' }],
      see: card,
      is: '1 left, lost',
    },
    {
      rule: 'AWW-180',
      what: 'a card of the turn is not',
      given: afterDeployment('T16'),
      play: ['keep', 'keep', 'play T16'],
      see: card,
      is: '1 left',
    },
    {
      rule: 'AWW-180',
      what: 'no card of another window',
      given: afterDeployment('T01'),
      play: [
        { line: 'play T01', refused: 'WINDOW' },
        { line: 'finish', refused: 'BAD_PHASE' },
        { line: 'dig 0,1', refused: 'BAD_PHASE' },
      ],
    },
  ]);
});

describe('T02 Mud Runners', () => {
  tableOf([
    {
      rule: 'T02',
      what: 'a first step into No Man’s Land may be followed by one more',
      given: afterDeployment('T02', { units: [medic], tiles: [nml('0,0')] }),
      play: ['play T02', 'keep', 'H.medic to 0,0 0,-1'],
      see: (trial) => trial.at('H.medic'),
      is: '0,-1',
    },
    {
      rule: 'T02',
      what: 'not from a printed tile',
      given: afterDeployment('T02', { units: [medic], tiles: [nml('0,-1')] }),
      play: ['play T02', 'keep', { line: 'H.medic to 0,0 0,-1', refused: 'NOT_ADJACENT' }],
    },
    {
      rule: 'T02',
      what: 'the whole battle',
      given: afterDeployment('T02', { units: [medic], tiles: [nml('0,0')] }),
      play: ['play T02', 'keep', 'end', 'end', 'H.medic to 0,0 0,-1'],
      see: (trial) => trial.at('H.medic'),
      is: '0,-1',
    },
  ]);
});

describe('T05 Iron Rations', () => {
  tableOf([
    {
      rule: 'T05',
      what: '+1 health, which adds to the Chef',
      given: afterDeployment('T05', {
        units: [unit('H.medic', '0,1', { health: 4 }), unit('H.tank', '0,2')],
        tiles: [nml('0,2')],
      }),
      play: ['play T05'],
      see: (trial) => ['H.medic', 'H.tanker', 'H.chef', 'C.chef'].map((id) => trial.soldier(id).health),
      is: [5, 4, 4, 3],
    },
  ]);
});

describe('T19 Flak Drill', () => {
  tableOf([
    {
      rule: 'T19',
      what: '4 instead of 5 against planes, Sniper included',
      given: afterDeployment('T19', {
        units: [unit('H.sniper', '0,-2'), unit('C.plane', '0,-3', { line: { dir: 3, first: [0, -2] } })],
      }),
      play: ['play T19', 'keep', ['H.sniper x C.plane', 4]],
      see: (trial) => trial.battle.units['C.plane'],
      is: {
        id: 'C.plane',
        kind: 'plane',
        empire: 'CARN',
        at: [0, -3],
        state: 'holding',
        line: { dir: 3, first: [0, -2] },
        damage: 1,
        cap: 5,
        crew: 'C.pilot',
      },
    },
  ]);
});

describe('T16 Lucky Charm', () => {
  const given = afterDeployment('T16', { units: [unit('H.medic', '0,1', { damage: 3 }), unit('C.medic', '0,1')] });
  tableOf([
    {
      rule: 'T16',
      what: 'armed after deployment',
      given,
      play: ['play T16', 'keep', 'end', ['C.medic fights H.medic', 2]],
      see: status('H.medic'),
      is: 'standing 3',
    },
  ]);

  test('AWW-180: arming it and keeping it look the same to the enemy', () => {
    const told = (line: string) => {
      const trial = new Trial(given);
      trial.play(line);
      return JSON.stringify(trial.view('CARN'));
    };
    expect(told('play T16')).toBe(told('keep'));
  });
});

/** THE-RULES "Victory": who has won, and when. */
import { describe } from 'vitest';
import { at, C, end, foe, held, lying, medic, nml } from '../testing/objectives.ts';
import { tableOf } from '../testing/rows.ts';
import { tile, unit } from '../testing/trial.ts';

const both = [unit('H.medic', '0,1', { damage: 3 }), unit('C.medic', '0,1', { damage: 3, grenades: 1 })];

describe('victory', () => {
  tableOf([
    {
      rule: 'AWW-190',
      what: 'tested after an interaction',
      given: at('O04', [medic('0,2')], {
        items: [lying('K1', [0, 2]), lying('K2', [1, 1]), held('K3', 'C.chef'), held('K4', 'H.medic')],
      }),
      play: ['H.medic drops K4'],
      see: end,
      is: 'objective HERB',
    },
    {
      rule: 'AWW-190',
      what: 'tested after a card',
      given: at(
        'O13',
        [medic('0,2'), unit('V1', '0,2', { state: 'wounded' }), unit('V2', '0,0', { state: 'wounded' })],
        { tactics: { HERB: 'T06', CARN: null } },
      ),
      play: ['play T06 V1'],
      see: end,
      is: 'objective HERB',
    },
    {
      rule: 'AWW-190',
      what: "the acting Empire's objective comes first",
      given: at('O02', [medic('0,1')], { items: [held('CASE', 'H.medic')] }),
      play: ['H.medic to 0,2'],
      see: end,
      is: 'objective HERB',
    },
    {
      rule: 'AWW-190',
      what: "at the round limit role A's condition comes first",
      given: at('O11', [medic('0,0')], { ...C, round: 8, roleA: 'CARN' }),
      play: ['end'],
      see: end,
      is: 'objective CARN',
    },
    {
      rule: 'AWW-191',
      what: 'Recruits do not count',
      given: {
        ...at('O05', [medic('0,1'), unit('C.medic', '0,1', { damage: 3 }), unit('C.recruit', '0,-2')]),
        alone: true,
      },
      play: [['H.medic fights C.medic', 2]],
      see: end,
      is: 'elimination HERB',
    },
    {
      rule: 'AWW-191',
      what: 'a reserve soldier of T20 counts',
      given: {
        ...at('O05', [
          medic('0,1'),
          unit('C.medic', '0,1', { damage: 3 }),
          unit('C.sniper', '', { status: 'reserve' }),
        ]),
        alone: true,
      },
      play: [['H.medic fights C.medic', 2]],
      see: end,
      is: null,
    },
    {
      rule: 'AWW-191',
      what: 'the crew of a plane counts',
      given: {
        ...at('O05', [
          medic('0,1'),
          unit('C.medic', '0,1', { damage: 3 }),
          unit('C.plane', '0,-3', { line: { dir: 3, first: [0, -2] } }),
        ]),
        alone: true,
      },
      play: [['H.medic fights C.medic', 2]],
      see: end,
      is: null,
    },
    {
      rule: 'AWW-191',
      what: 'both eliminated by the same action: a draw',
      given: { ...at('O05', both, C), alone: true },
      play: [['C.medic throws 0,1', 1]],
      see: end,
      is: 'elimination draw',
    },
    {
      rule: 'AWW-192',
      what: 'a condition may be met by the stray shot of the other side',
      given: at('O10', [foe('2,-1')], C, [nml('-2,0'), tile('2,-2', 'factory', { damage: 3 })]),
      play: [['C.medic throws 2,-2', 1]],
      see: end,
      is: 'objective HERB',
    },
    {
      rule: 'AWW-193',
      what: 'after 4 x RL rounds the battle is a draw',
      given: at('O05', [], { ...C, round: 32 }),
      play: ['end'],
      see: end,
      is: 'safety draw',
    },
    {
      rule: 'AWW-193',
      what: 'not a round earlier',
      given: at('O05', [], { ...C, round: 31 }),
      play: ['end'],
      see: end,
      is: null,
    },
    {
      rule: 'AWW-194',
      what: 'objectives do not count before the end of round 2',
      given: at('O02', [medic('0,1')], { round: 2, items: [held('CASE', 'H.medic')] }),
      play: ['H.medic to 0,2', 'end'],
      see: end,
      is: null,
    },
    {
      rule: 'AWW-194',
      what: 'what still holds at the end of round 2 counts',
      given: at('O02', [medic('0,1')], { round: 2, items: [held('CASE', 'H.medic')] }),
      play: ['H.medic to 0,2', 'end', 'end'],
      see: end,
      is: 'objective HERB',
    },
    {
      rule: 'AWW-194',
      what: 'so do conditions of the end of a turn',
      given: at('O07', [medic('0,-2'), unit('H.recruit', '1,-2')], { round: 2 }),
      play: ['end', 'end'],
      see: end,
      is: 'objective HERB',
    },
    {
      rule: 'AWW-194',
      what: 'elimination is tested at all times',
      given: { ...at('O02', [medic('0,1'), unit('C.medic', '0,1', { damage: 3 })], { round: 1 }), alone: true },
      play: [['H.medic fights C.medic', 2]],
      see: end,
      is: 'elimination HERB',
    },
  ]);
});

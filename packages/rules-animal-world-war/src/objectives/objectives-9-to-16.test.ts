/** THE-RULES "Objectives", O09 to O16: each won by either role. */
import { at, C, type Case, foe, held, lying, medic, nml, testObjective } from '../testing/objectives.ts';
import { tile, unit } from '../testing/trial.ts';

const CASES: Readonly<Record<string, readonly Case[]>> = {
  O09: [
    ['A breaks one out', at('O09', [medic('0,1'), unit('V1', '0,1')]), ['H.medic to 0,2 with V1'], 'objective HERB'],
    [
      'captors gain nothing by shooting their prisoners',
      at('O09', [foe('0,0'), unit('V1', '0,1', { state: 'wounded' })], C),
      [['C.medic throws 0,1', 1]],
      'objective HERB',
    ],
    [
      'B: A has killed the last of them',
      at('O09', [medic('0,0'), unit('V1', '0,1', { state: 'wounded' })]),
      [['H.medic throws 0,1', 1]],
      'objective CARN',
    ],
    ['B: two rounds after the limit', at('O09', [unit('V1', '0,1')], { ...C, round: 10 }), ['end'], 'objective CARN'],
  ],
  O10: [
    [
      'A silences the second mill',
      at('O10', [medic('2,-1')], {}, [nml('-2,0'), tile('2,-2', 'factory', { damage: 3 })]),
      [['H.medic throws 2,-2', 1]],
      'objective HERB',
    ],
    [
      'one is not enough',
      at('O10', [medic('2,-1')], {}, [tile('-2,0', 'factory'), tile('2,-2', 'factory', { damage: 3 })]),
      [['H.medic throws 2,-2', 1]],
      null,
    ],
    [
      'B: a mill stands at the limit',
      at('O10', [], { ...C, round: 8 }, [nml('-2,0'), tile('2,-2', 'factory')]),
      ['end'],
      'objective CARN',
    ],
    [
      'turned by 180 degrees where Carnivoron attacks',
      at('O10', [foe('-2,1')], { ...C, roleA: 'CARN' }, [nml('2,0'), tile('-2,2', 'factory', { damage: 3 })]),
      [['C.medic throws -2,2', 1]],
      'objective CARN',
    ],
  ],
  O11: [
    ['A holds out to the limit', at('O11', [medic('0,0')], { ...C, round: 8 }), ['end'], 'objective HERB'],
    [
      'B: the last defender falls',
      { ...at('O11', [unit('H.medic', '0,1', { damage: 3 }), foe('0,1')], C), alone: true },
      [['C.medic fights H.medic', 2]],
      'elimination CARN',
    ],
  ],
  O12: [
    [
      'A puts the VIP out of action',
      at('O12', [medic('0,1'), unit('C.captain', '0,1', { health: 5, damage: 5 })], { vip: 'C.captain' }),
      [['H.medic fights C.captain', 2]],
      'objective HERB',
    ],
    [
      'B: the VIP stands on a tile of their zone',
      at('O12', [unit('C.captain', '0,1', { health: 5 })], { ...C, vip: 'C.captain' }),
      ['C.captain to 0,2'],
      'objective CARN',
    ],
    [
      'B: two rounds after the limit',
      at('O12', [unit('C.captain', '0,1')], { ...C, round: 10, vip: 'C.captain' }),
      ['end'],
      'objective CARN',
    ],
  ],
  O13: [
    [
      'A: one upright',
      at('O13', [medic('0,1'), unit('V1', '0,1'), unit('V2', '0,0', { state: 'wounded' })]),
      ['H.medic to 0,2 with V1'],
      'objective HERB',
    ],
    [
      'A: one wounded is not enough',
      at('O13', [medic('0,1'), unit('V1', '0,1', { state: 'wounded' }), unit('V2', '0,0', { state: 'wounded' })]),
      ['H.medic to 0,2 with V1'],
      null,
    ],
    [
      'B: both, wounded as they are',
      at(
        'O13',
        [
          foe('0,-1'),
          unit('C.recruit', '1,-2'),
          unit('V1', '0,-1', { state: 'wounded' }),
          unit('V2', '1,-2', { state: 'wounded' }),
        ],
        C,
      ),
      ['C.medic to 0,-2 with V1'],
      'objective CARN',
    ],
  ],
  O14: [
    [
      'A lays the third charge, and its turn ends',
      at('O14', [medic('0,-1')], { items: [lying('F1', [-2, 0]), lying('F2', [2, -2]), held('F3', 'H.medic')] }),
      ['H.medic drops F3', 'end'],
      'objective HERB',
    ],
    [
      'not before its turn ends',
      at('O14', [medic('0,-1')], { items: [lying('F1', [-2, 0]), lying('F2', [2, -2]), held('F3', 'H.medic')] }),
      ['H.medic drops F3'],
      null,
    ],
    [
      'B: two rounds after the limit',
      at('O14', [], { ...C, round: 10, items: [lying('F1', [0, 2]), lying('F2', [0, 2]), lying('F3', [0, 2])] }),
      ['end'],
      'objective CARN',
    ],
  ],
  O15: [
    [
      'A takes the last radio',
      at('O15', [medic('0,-1')], { items: [lying('R2', [0, -1])] }),
      ['H.medic takes R2'],
      'objective HERB',
    ],
    [
      'B: a radio is left at the limit',
      at('O15', [], { ...C, round: 8, items: [lying('R2', [0, -1])] }),
      ['end'],
      'objective CARN',
    ],
  ],
  O16: [
    [
      'A has half its company across',
      at('O16', [medic('0,-2'), unit('H.recruit', '1,-2'), unit('H.sniper', '0,2')]),
      ['end'],
      'objective HERB',
    ],
    ['a third is not half', at('O16', [medic('0,-2'), unit('H.sniper', '0,2')]), ['end'], null],
    ['B: two rounds after the limit', at('O16', [], { ...C, round: 10 }), ['end'], 'objective CARN'],
  ],
};

for (const [id, cases] of Object.entries(CASES)) testObjective(id, cases);

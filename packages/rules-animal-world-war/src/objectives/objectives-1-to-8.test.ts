/** THE-RULES "Objectives", O01 to O08: each won by either role. */
import { at, C, type Case, foe, held, lying, medic, testObjective } from '../testing/objectives.ts';
import { tile, unit } from '../testing/trial.ts';

const CASES: Readonly<Record<string, readonly Case[]>> = {
  O01: [
    [
      'the church falls at damage 18',
      at('O01', [foe('0,-1')], C, [tile('0,0', 'church', { damage: 15 })]),
      [['C.medic throws 0,0', 6]],
      'objective CARN',
    ],
    [
      'a point less, and it stands',
      at('O01', [foe('0,-1')], C, [tile('0,0', 'church', { damage: 14 })]),
      [['C.medic throws 0,0', 6]],
      null,
    ],
    [
      'it stands at the round limit',
      at('O01', [], { ...C, round: 8 }, [tile('0,0', 'church')]),
      ['end'],
      'objective HERB',
    ],
  ],
  O02: [
    [
      'A brings the case home',
      at('O02', [medic('0,1')], { items: [held('CASE', 'H.medic')] }),
      ['H.medic to 0,2'],
      'objective HERB',
    ],
    [
      'B brings the case home',
      at('O02', [foe('0,-1')], { ...C, items: [held('CASE', 'C.medic')] }),
      ['C.medic to 0,-2'],
      'objective CARN',
    ],
    [
      'it has to be held, not to lie there',
      at('O02', [medic('0,2')], { items: [lying('CASE', [0, 2])] }),
      ['end'],
      null,
    ],
  ],
  O03: [
    [
      'A for two turns running',
      at('O03', [medic('0,0')], { ...C, hold: { HERB: 1, CARN: 0 } }),
      ['end'],
      'objective HERB',
    ],
    ['B for two turns running', at('O03', [foe('0,0')], { hold: { HERB: 0, CARN: 1 } }), ['end'], 'objective CARN'],
    [
      'not with a standing enemy on it',
      at('O03', [medic('0,0'), foe('0,0')], { ...C, hold: { HERB: 1, CARN: 0 } }),
      ['end'],
      null,
    ],
  ],
  O04: [
    [
      'A: three crates, lying or held',
      at('O04', [medic('0,1')], { items: [lying('K1', [0, 2]), lying('K2', [1, 1]), held('K3', 'H.medic')] }),
      ['H.medic to 0,2'],
      'objective HERB',
    ],
    [
      'B: three crates',
      at('O04', [foe('0,-1')], { ...C, items: [lying('K1', [0, -2]), lying('K2', [1, -2]), held('K3', 'C.medic')] }),
      ['C.medic to 0,-2'],
      'objective CARN',
    ],
    [
      'two are not enough, nor one in an enemy hand',
      at('O04', [medic('0,1'), foe('0,2')], {
        items: [lying('K1', [0, 2]), held('K2', 'C.medic'), held('K3', 'H.medic')],
      }),
      ['H.medic to 0,2'],
      null,
    ],
  ],
  O05: [
    [
      'A puts the last enemy out of action',
      { ...at('O05', [medic('0,1'), unit('C.medic', '0,1', { damage: 3 })]), alone: true },
      [['H.medic fights C.medic', 2]],
      'elimination HERB',
    ],
    [
      'B puts the last enemy out of action',
      { ...at('O05', [unit('H.medic', '0,1', { damage: 3 }), foe('0,1')], C), alone: true },
      [['C.medic fights H.medic', 2]],
      'elimination CARN',
    ],
  ],
  O06: [
    [
      'A holds their colours at home',
      at('O06', [medic('0,1')], { items: [held('BANNER_B', 'H.medic'), lying('BANNER_A', [0, 0])] }),
      ['H.medic to 0,2'],
      'objective HERB',
    ],
    [
      'B holds their colours at home',
      at('O06', [foe('0,-1')], { ...C, items: [held('BANNER_A', 'C.medic'), lying('BANNER_B', [0, 0])] }),
      ['C.medic to 0,-2'],
      'objective CARN',
    ],
    [
      'not while the own banner is in enemy hands',
      at('O06', [medic('0,1'), foe('0,0')], { items: [held('BANNER_B', 'H.medic'), held('BANNER_A', 'C.medic')] }),
      ['H.medic to 0,2'],
      null,
    ],
  ],
  O07: [
    [
      'A has two scouts behind the lines at the end of its turn',
      at('O07', [medic('0,-2'), unit('H.recruit', '1,-2')]),
      ['end'],
      'objective HERB',
    ],
    ['B has two scouts there', at('O07', [foe('0,2'), unit('C.recruit', '1,1')], C), ['end'], 'objective CARN'],
    [
      'the wounded do not count',
      at('O07', [medic('0,-2'), unit('H.sniper', '1,-2', { status: 'wounded', damage: 4 })]),
      ['end'],
      null,
    ],
  ],
  O08: [
    [
      'A brings a refugee across',
      at('O08', [medic('0,-1'), unit('V1', '0,-1')]),
      ['H.medic to 0,-2 with V1'],
      'objective HERB',
    ],
    [
      'B: both are dead',
      at('O08', [foe('0,0'), unit('V1', '0,1', { state: 'wounded' }), unit('V2', '', { state: 'dead' })], C),
      [['C.medic throws 0,1', 1]],
      'objective CARN',
    ],
    ['B: two rounds after the limit', at('O08', [unit('V1', '0,1')], { ...C, round: 10 }), ['end'], 'objective CARN'],
    ['not yet at the limit itself', at('O08', [unit('V1', '0,1')], { ...C, round: 8 }), ['end'], null],
  ],
};

for (const [id, cases] of Object.entries(CASES)) testObjective(id, cases);

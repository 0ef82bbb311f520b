/** THE-RULES "Objectives": what single objectives change. */
import { describe } from 'vitest';
import { at, C, foe, lying, medic } from '../testing/objectives.ts';
import { tableOf } from '../testing/rows.ts';
import { type Trial, tile, unit } from '../testing/trial.ts';

const church = (more: object = {}) => [tile('0,0', 'church', more)];
const damageOf = (hex: string) => (trial: Trial) => trial.tile(hex).damage;

describe('what single objectives change', () => {
  tableOf([
    {
      rule: 'O01',
      what: 'the church is untouchable in round 1',
      given: at('O01', [foe('0,-1')], { ...C, round: 1 }, church()),
      play: [['C.medic throws 0,0', 6]],
      see: damageOf('0,0'),
      is: 0,
    },
    {
      rule: 'O01',
      what: 'grenades have no end, even with an empty card',
      given: at('O01', [unit('C.medic', '0,-1')], { ...C, round: 2 }, church()),
      play: [['C.medic throws 0,0', 6]],
      see: damageOf('0,0'),
      is: 3,
    },
    {
      rule: 'O01',
      what: 'throwing never removes one',
      given: at('O01', [foe('0,-1')], { ...C, round: 2 }, church()),
      play: [['C.medic throws 0,0', 6]],
      see: ({ battle }) => Object.keys(battle.items),
      is: ['G1'],
    },
    {
      rule: 'O01',
      what: 'no tank may enter it',
      given: at('O01', [unit('C.tank', '0,-1')], C, [tile('0,-1', 'field', { nml: true }), ...church()]),
      play: [{ line: 'C.tank to 0,0', refused: 'GUARDED' }],
    },
    {
      rule: 'O01',
      what: 'a strike deals 3 to it, and wounds those inside as usual',
      given: at('O01', [unit('C.observer', '0,-2'), medic('0,0')], C, church()),
      play: [['C.observer calls 0,0', 6]],
      see: (trial) => [trial.tile('0,0').damage, trial.tile('0,0').nml, trial.soldier('H.medic').status],
      is: [3, false, 'wounded'],
    },
    {
      rule: 'O01, AWW-084',
      what: 'a strike on it clears its wire and trench, though it does not turn it',
      given: at('O01', [unit('C.observer', '0,-2')], C, church({ wire: true, feature: { kind: 'trench', damage: 1 } })),
      play: [['C.observer calls 0,0', 6]],
      see: ({ battle }) => battle.tiles.find(({ card }) => card === 'church'),
      is: { at: [0, 0], card: 'church', nml: false, damage: 3, feature: null, wire: false },
    },
    {
      rule: 'O12',
      what: 'a strike gives the VIP a packet of 4',
      given: at('O12', [unit('H.observer', '0,2'), unit('C.captain', '0,1', { health: 5 })], { vip: 'C.captain' }),
      play: [['H.observer calls 0,1', 6]],
      see: (trial) => [trial.soldier('C.captain').status, trial.soldier('C.captain').damage],
      is: ['standing', 4],
    },
    {
      rule: 'O15',
      what: 'taking a radio removes it',
      given: at('O15', [medic('0,-1')], { items: [lying('R2', [0, -1]), lying('R1', [0, 1])] }),
      play: ['H.medic takes R2'],
      see: ({ battle }) => Object.keys(battle.items).filter((item) => item.startsWith('R')),
      is: ['R1'],
    },
    {
      rule: 'O15',
      what: 'B may not touch it',
      given: at('O15', [foe('0,-1')], { ...C, items: [lying('R2', [0, -1])] }),
      play: [{ line: 'C.medic takes R2', refused: 'NOT_ON_TILE' }],
    },
    {
      rule: 'O03',
      what: 'the count is public, and falls to 0',
      given: at('O03', [], { ...C, hold: { HERB: 1, CARN: 1 } }),
      play: ['end'],
      see: ({ battle }) => battle.hold,
      is: { HERB: 0, CARN: 1 },
    },
  ]);
});

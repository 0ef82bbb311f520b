/** THE-RULES "Tactics deck": T09 and T10, cards that are carried out command by command after deployment. */
import { describe } from 'vitest';
import { afterDeployment, DOWN, moment } from '../testing/cards.ts';
import { tableOf } from '../testing/rows.ts';
import { tile, unit } from '../testing/trial.ts';

const medic = unit('H.medic', '0,1');
const nml = (hex: string) => tile(hex, 'field', { nml: true });

describe('T09 Night March', () => {
  const units = [medic, unit('H.sniper', '0,1', DOWN), unit('H.tank', '0,2')];
  const tiles = [nml('0,2')];
  tableOf([
    {
      rule: 'T09',
      what: 'each on foot moves once, with a load, and the action is not spent',
      given: afterDeployment('T09', { units, tiles }),
      play: ['play T09', 'H.medic to 0,0 with H.sniper', 'finish', 'keep', 'H.medic to 0,-1'],
      see: (trial) => [trial.at('H.medic'), trial.at('H.sniper')],
      is: ['0,-1', '0,0'],
    },
    {
      rule: 'T09',
      what: 'not twice, no tanks',
      given: afterDeployment('T09', { units, tiles }),
      play: [
        'play T09',
        'H.medic to 0,0',
        { line: 'H.medic to 0,-1', refused: 'NO_ACTION' },
        { line: 'H.tank to 0,1', refused: 'NO_ACTION' },
        { line: 'keep', refused: 'BAD_PHASE' },
      ],
      see: moment,
      is: 'afterDeployment HERB 0',
    },
  ]);
});

describe('T10 Sappers Ahead', () => {
  const ready = afterDeployment('T10', { units: [unit('C.medic', '1,1')], tiles: [tile('-2,3', 'lake')] });
  const bad = (line: string) => ({ line, refused: 'BUILD_ILLEGAL' });
  tableOf([
    {
      rule: 'T10',
      what: 'three trenches and two wires',
      given: ready,
      play: [
        'play T10',
        'dig 0,1',
        'dig 0,2',
        'dig -1,2',
        bad('dig -1,1'),
        'wire 0,1',
        'wire -1,1',
        bad('wire 0,2'),
        'finish',
      ],
      see: (trial) => [trial.tile('0,1'), moment(trial)],
      is: [
        { at: [0, 1], card: 'field', nml: false, damage: 0, feature: { kind: 'trench', damage: 0 }, wire: true },
        'afterDeployment CARN 0',
      ],
    },
    {
      rule: 'T10',
      what: 'in the own half, without enemies, on fit tiles',
      given: ready,
      play: [
        'play T10',
        bad('dig 0,0'),
        bad('dig 0,-1'),
        bad('wire 1,1'),
        bad('dig -2,3'),
        'dig 0,1',
        bad('dig 0,1'),
        { line: 'dig 7,7', refused: 'OFF_FIELD' },
      ],
    },
    {
      rule: 'T10',
      what: 'fewer, too',
      given: ready,
      play: ['play T10', 'finish', 'keep'],
      see: moment,
      is: 'turn HERB 1',
    },
  ]);
});

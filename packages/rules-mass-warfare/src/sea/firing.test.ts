/** Sea attacks (MW-081 to MW-084), and what is lost with a ship (MW-023). */
import { tableOf } from '../testing/rows.ts';

const step = { step: 9 };

tableOf([
  {
    rule: 'MW-082',
    what: 'a warship throws two dice at one or two hexes',
    given: { ...step, units: { 's1-war-1': '3,0', 's2-inf-1': '1,0', 's2-inf-2': '0,0' } },
    play: [
      { line: 'fire s1-war-1 x s2-inf-2', refused: 'OUT_OF_RANGE' },
      ['fire s1-war-1 x s2-inf-1', 6, 6, 1, 1],
      { line: 'fire s1-war-1 x s2-inf-2', refused: 'ALREADY_ATTACKED' },
    ],
    see: (trial) => trial.at('s2-inf-1'),
    is: null,
  },
  {
    rule: 'MW-082, MW-083',
    what: 'depth charges are one die, at one hex',
    given: { ...step, units: { 's1-war-1': '3,0', 's2-sub-1': '4,0', 's1-war-2': '3,2', 's2-sub-2': '3,4' } },
    play: [{ line: 'fire s1-war-2 x s2-sub-2', refused: 'OUT_OF_RANGE' }, ['fire s1-war-1 x s2-sub-1', 6, 1]],
    see: (trial) => trial.all('attacked').map(({ attack }) => attack.length),
    is: [1],
  },
  {
    rule: 'MW-082',
    what: 'a sub throws one die at a unit beside it, but not at a sub',
    given: { ...step, units: { 's1-sub-1': '3,0', 's2-sub-1': '4,0', 's2-inf-1': '2,0', 's2-war-1': '4,-2' } },
    play: [
      { line: 'fire s1-sub-1 x s2-sub-1', refused: 'ILLEGAL_TARGET' },
      { line: 'fire s1-sub-1 x s2-war-1', refused: 'OUT_OF_RANGE' },
      ['fire s1-sub-1 x s2-inf-1', 1, 6, 6],
    ],
    see: (trial) => trial.unit('s2-inf-1')?.fire,
    is: 1,
  },
  {
    rule: 'MW-081',
    what: 'carriers and transports do not attack',
    given: { ...step, units: { 's1-car-1': '3,0', 's1-trn-1': '3,1', 's1-war-1': '4,0', 's2-inf-1': '2,1' } },
    play: [
      { line: 'fire s1-car-1 x s2-inf-1', refused: 'WRONG_UNIT' },
      { line: 'fire s1-trn-1 x s2-inf-1', refused: 'WRONG_UNIT' },
      ['fire s1-war-1 x s2-inf-1', 1, 1, 6, 6],
    ],
  },
  {
    rule: 'MW-084',
    what: 'ships do not attack infrastructure',
    given: { ...step, terrain: { '2,0': 'C3' }, units: { 's1-war-1': '3,0', 's2-inf-1': '2,0' } },
    play: [{ line: 'fire s1-war-1 x 2,0', refused: 'ILLEGAL_TARGET' }],
  },
  {
    rule: 'MW-023',
    what: 'all on board are lost with their ship, and are no targets themselves',
    given: {
      ...step,
      units: { 's1-war-1': '3,0', 's2-trn-1': '4,0', 's2-inf-1': 's2-trn-1', 's2-tank-1': 's2-trn-1' },
    },
    play: [{ line: 'fire s1-war-1 x s2-inf-1', refused: 'ILLEGAL_TARGET' }, ['fire s1-war-1 x s2-trn-1', 6, 6, 1]],
    see: (trial) => [trial.all('attacked')[0]?.lost, trial.at('s2-inf-1'), trial.at('s2-tank-1')],
    is: [['s2-trn-1', 's2-inf-1', 's2-tank-1'], null, null],
  },
]);

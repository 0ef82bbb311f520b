/** Guns, ground attacks and free advance (MW-092 to MW-104). */
import { tableOf } from '../testing/rows.ts';

const guns = { step: 11 };
const assault = { step: 12 };

tableOf([
  {
    rule: 'MW-092',
    what: 'two dice at one or two hexes, once',
    given: { ...guns, units: { 's1-art-1': '0,0', 's2-tank-1': '2,0', 's2-tank-2': '0,3' } },
    play: [
      { line: 'fire s1-art-1 x s2-tank-2', refused: 'OUT_OF_RANGE' },
      ['fire s1-art-1 x s2-tank-1', 6, 6, 1, 1],
      { line: 'fire s1-art-1 x s2-tank-2', refused: 'ALREADY_ATTACKED' },
    ],
    see: (trial) => trial.at('s2-tank-1'),
    is: null,
  },
  {
    rule: 'MW-092',
    what: 'not after a march of the same turn',
    given: { step: 10, units: { 's1-art-1': '0,0', 's1-art-2': '0,2', 's2-tank-1': '2,0' } },
    play: [
      'march s1-art-1 > 1,0',
      'pass',
      's2: pass',
      { line: 'fire s1-art-1 x s2-tank-1', refused: 'MOVED_ARTILLERY' },
    ],
  },
  {
    rule: 'MW-093, MW-061',
    what: 'infrastructure in hexes not one’s own',
    given: {
      ...guns,
      terrain: { '1,0': 'MI', '0,1': 'A2', '2,0': 'C3' },
      control: { s1: ['1,0'], s2: ['2,0'] },
      units: { 's1-art-1': '0,0', 's1-art-2': '1,1' },
    },
    play: [
      { line: 'fire s1-art-1 x 1,0', refused: 'ILLEGAL_TARGET' },
      { line: 'fire s1-art-1 x -1,0', refused: 'ILLEGAL_TARGET' },
      ['fire s1-art-1 x 2,0', 5],
      ['fire s1-art-2 x 0,1', 2],
    ],
    see: (trial) => [trial.fire('2,0'), trial.fire('0,1')],
    is: [3, 1],
  },
  {
    rule: 'MW-094, MW-007',
    what: 'half a die of counters, less those of the gun',
    given: { ...guns, terrain: { '1,0': 'OI' }, units: { 's1-art-1': '0,0 f2' } },
    play: [['fire s1-art-1 x 1,0', 6]],
    see: (trial) => trial.fire('1,0'),
    is: 1,
  },
  {
    rule: 'MW-083, MW-093',
    what: 'a gun may not fire at a sub',
    given: { ...guns, units: { 's1-art-1': '2,0', 's2-sub-1': '3,0', 's2-trn-1': '3,1' } },
    play: [{ line: 'fire s1-art-1 x s2-sub-1', refused: 'ILLEGAL_TARGET' }, ['fire s1-art-1 x s2-trn-1', 6, 6, 1]],
  },
  {
    rule: 'MW-100',
    what: 'Infantry, Mechanized, Tanks and Anti-Aircraft attack beside them; Artillery does not',
    given: {
      ...assault,
      units: {
        's1-inf-1': '0,0',
        's1-mech-1': '1,-1',
        's1-aa-1': '0,1',
        's1-art-1': '2,-1',
        's2-tank-1': '1,0',
        's2-tank-2': '3,-2',
      },
      terrain: { '3,-2': 'BA' },
    },
    play: [
      { line: 'attack s1-art-1 x s2-tank-1', refused: 'WRONG_UNIT' },
      { line: 'attack s1-inf-1 x s2-tank-2', refused: 'NOT_ADJACENT' },
      ['attack s1-inf-1 x s2-tank-1', 1, 6, 6],
      { line: 'attack s1-inf-1 x s2-tank-1', refused: 'ALREADY_ATTACKED' },
      ['attack s1-mech-1 x s2-tank-1', 1, 6, 6],
      ['attack s1-aa-1 x s2-tank-1', 1, 6, 6],
    ],
    see: (trial) => trial.unit('s2-tank-1')?.fire,
    is: 3,
  },
  {
    rule: 'MW-100, MW-083',
    what: 'who has moved may attack, a ship too, but no sub',
    given: { step: 10, units: { 's1-tank-1': '0,0', 's2-trn-1': '3,0', 's2-sub-1': '3,-1' } },
    play: [
      'march s1-tank-1 > 2,0',
      'pass',
      { line: 'attack s1-tank-1 x s2-sub-1', refused: 'ILLEGAL_TARGET' },
      ['attack s1-tank-1 x s2-trn-1', 6, 6, 1],
    ],
    see: (trial) => trial.at('s2-trn-1'),
    is: null,
  },
  {
    rule: 'MW-103',
    what: 'the infrastructure of its own hex, whoever controls it: one die of counters',
    given: {
      ...assault,
      terrain: { '0,0': 'MI' },
      control: { s1: ['0,0'] },
      units: { 's1-inf-1': '0,0 f1', 's1-art-1': '1,1', 's2-tank-1': '-1,0' },
      bases: { '1,1': 'fact' },
    },
    play: [
      { line: 'attack s1-art-1 x 1,1', refused: 'ILLEGAL_TARGET' },
      { line: 'attack s1-inf-1 x 1,1', refused: 'ILLEGAL_TARGET' },
      ['attack s1-inf-1 x 0,0', 5],
      { line: 'attack s1-inf-1 x 0,0', refused: 'ALREADY_ATTACKED' },
    ],
    see: (trial) => trial.fire('0,0'),
    is: 4,
  },
  {
    rule: 'MW-103, MW-069',
    what: 'who burns the airfield they stand on burns the planes',
    given: {
      ...assault,
      bases: { '0,0': 'airf' },
      control: { s2: ['0,0'] },
      units: { 's1-inf-1': '0,0', 's2-bmb-1': '0,0', 's2-ftr-1': '0,0' },
    },
    play: [['attack s1-inf-1 x 0,0', 1]],
    see: (trial) => [trial.at('s2-bmb-1'), trial.at('s2-ftr-1'), trial.fire('0,0')],
    is: [null, null, 1],
  },
  {
    rule: 'MW-104',
    what: 'who destroyed a unit with advance moves into its hex, free',
    given: {
      ...assault,
      terrain: { '0,0': 'FO' },
      units: { 's1-tank-1': '0,0', 's2-inf-1': '1,0', 's2-inf-2': '-3,0' },
    },
    play: [
      ['attack s1-tank-1 x s2-inf-1 +', 6, 6, 1, 1],
      { line: 'march s1-tank-1 > 1,0', refused: 'NOT_YOUR_WINDOW' },
      'pass',
    ],
    see: (trial) => [trial.at('s1-tank-1'), trial.oil()],
    is: ['1,0', 30],
  },
  {
    rule: 'MW-104',
    what: 'not where it did not win; ordered where it may never enter, and the unit stays; once the hex is taken nobody follows',
    given: {
      ...assault,
      terrain: { '2,2': 'MO' },
      units: {
        's1-tank-1': '0,0',
        's2-inf-1': '1,0',
        's1-inf-1': '0,1',
        's1-tank-2': '1,2',
        's2-inf-2': '2,2',
        's1-inf-3': '-3,2',
      },
    },
    play: [
      ['attack s1-tank-1 x s2-inf-1 +', 1, 1, 6, 6],
      ['attack s1-tank-2 x s2-inf-2 +', 6, 6, 1, 1],
      ['attack s1-inf-1 x s2-inf-1 +', 6, 2, 2],
      's1: pass',
    ],
    see: (trial) => [trial.at('s1-tank-1'), trial.at('s1-inf-1'), trial.at('s1-tank-2'), trial.at('s2-inf-2')],
    is: ['0,0', '1,0', '1,2', null],
  },
  {
    rule: 'MW-104',
    what: 'a unit destroyed before step 13 does not advance',
    given: { ...assault, units: { 's1-inf-1': '0,0', 's2-inf-1': '1,0', 's2-tank-1': '0,1' } },
    play: [
      ['attack s1-inf-1 x s2-inf-1 +', 6, 1, 1],
      'pass',
      ['s2: attack s2-tank-1 x s1-inf-1', 6, 6, 1, 1],
      ['s2: pass', 6, 1],
    ],
    see: (trial) => [trial.at('s1-inf-1'), trial.all('moved').length],
    is: [null, 0],
  },
]);

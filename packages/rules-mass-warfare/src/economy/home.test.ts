/** Production, claims, bases, repairs (MW-110 to MW-151). */
import { describe, expect, test } from 'vitest';
import { REFUSALS } from '../catalogue/refusals.ts';
import { BASES } from '../catalogue/units.ts';
import { type Row, tableOf } from '../testing/rows.ts';
import { Trial } from '../testing/trial.ts';
import { atLimit, limitOf, yieldOf } from './supply.ts';

const FACTORY = { bases: { '0,0': 'fact' }, control: { s1: ['0,0'] } };

describe('MW-110, MW-111: what hexes give', () => {
  const trial = new Trial({
    step: 12,
    terrain: {
      '0,0': 'A3',
      '1,0': 'A3',
      '0,1': 'A2',
      '-1,0': 'C5',
      '-1,1': 'C4',
      '1,1': 'MI',
      '0,2': 'MI',
      '-2,0': 'OI',
      '-2,1': 'OI',
    },
    control: { s1: ['0,0', '1,0', '0,1', '-1,0', '-1,1', '1,1', '0,2', '-2,0', '-2,1'] },
    fire: { '1,0': 1, '-1,0': 2, '0,2': 1, '-2,1': 3 },
    units: { 's1-inf-1': '-4,4', 's2-inf-1': '-3,4' },
  });

  test('G 4: a burning farm gives nothing, fire takes people; the limit is the smaller', () => {
    // besides what the home gives: 6 food and 6 people
    expect(yieldOf(trial.war, 's1')).toEqual({ food: 6 + 5, people: 6 + 7, metal: 1, oil: 1 });
    expect(limitOf({ food: 5, people: 7 })).toBe(5);
    expect(limitOf({ food: 5, people: 4 })).toBe(4);
  });

  test('a city never gives less than 0', () => {
    const poor = new Trial({
      step: 12,
      terrain: { '0,0': 'C2' },
      control: { s1: ['0,0'] },
      fire: { '0,0': 6 },
      units: { 's1-inf-1': '-4,4' },
    });
    expect(yieldOf(poor.war, 's1').people).toBe(6);
  });

  test('steps 14 to 16 give income to everybody', () => {
    trial.play('attack s1-inf-1 x s2-inf-1', 1, 6, 6);
    trial.play('pass');
    trial.play('s2: pass', 6, 1);
    expect([trial.metal(), trial.oil(), trial.war.supply.s1]).toEqual([31, 31, { food: 11, people: 13 }]);
    expect(trial.all('earned').map(({ what }) => what)).toEqual(['metal', 'oil']);
  });
});

test('MW-120: who is at the limit is told what it means, and only then', () => {
  const means = 'nothing can be built until the limit rises or a unit is lost.';
  const why = '(The printed rules stop only a player above the limit; here the limit is a ceiling.)';
  expect(atLimit(3, 4)).toBeNull();
  expect(atLimit(4, 4)).toBe(`4 of 4 units: ${means} ${why}`);
  expect(atLimit(6, 4)).toBe(`6 of 4 units: ${means} ${why}`);
  expect(REFUSALS.OVER_LIMIT).toContain(means);
});

test('MW-121: the POP of bases is printed and not counted', () => {
  expect(BASES.fact.pop).toBe(1);
  const trial = new Trial({ ...FACTORY, step: 17, units: {} });
  expect(trial.menu('0,0').length).toBe(5);
});

const full = Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`s1-inf-${index + 1}`, `-4,${index}`]));

const ROWS: readonly Row[] = [
  {
    rule: 'MW-120 (G 4)',
    what: 'below the limit one may build, at it no more; tested for each build',
    given: {
      step: 17,
      bases: { '0,0': 'fact', '1,0': 'fact' },
      control: { s1: ['0,0', '1,0'] },
      units: full,
    },
    play: ['build inf @ 0,0', { line: 'build inf @ 1,0', refused: 'OVER_LIMIT' }],
    see: (trial) => [trial.metal(), trial.at('s1-inf-6')],
    is: [29, '0,0'],
  },
  {
    rule: 'MW-120',
    what: 'carried units count; units over the limit stay',
    given: {
      ...FACTORY,
      step: 17,
      units: { ...full, 's1-trn-1': '3,0', 's1-inf-7': 's1-trn-1', 's1-inf-8': 's1-trn-1' },
    },
    play: [{ line: 'build inf @ 0,0', refused: 'OVER_LIMIT' }],
    see: (trial) => [trial.war.armies.s1?.length, trial.war.asks],
    is: [8, false],
  },
  {
    rule: 'MW-121',
    what: 'metal by the table',
    given: { ...FACTORY, step: 17, reserves: { s1: { metal: 2, oil: 0 } }, units: {} },
    play: [{ line: 'build tank @ 0,0', refused: 'NO_METAL' }, 'build mech @ 0,0'],
    see: (trial) => trial.metal(),
    is: 0,
  },
  {
    rule: 'MW-122',
    what: 'ground units at factories, ships at ports, planes at airfields, at controlled ones',
    given: {
      step: 17,
      bases: { '0,0': 'fact', '2,0': 'port', '1,1': 'airf', '0,2': 'fort', '-1,0': 'fact' },
      control: { s1: ['0,0', '2,0', '1,1', '0,2'], s2: ['-1,0'] },
      units: {},
    },
    play: [
      { line: 'build war @ 0,0', refused: 'WRONG_SITE' },
      { line: 'build inf @ 2,0', refused: 'WRONG_SITE' },
      { line: 'build inf @ 0,2', refused: 'WRONG_SITE' },
      { line: 'build inf @ 0,1', refused: 'NOT_OWNER' },
      { line: 'build inf @ -1,0', refused: 'NOT_OWNER' },
      { line: 'build inf @ 9,9', refused: 'UNKNOWN_HEX' },
      'build tank @ 0,0',
      'build sub @ 2,0',
      'build ftr @ 1,1',
    ],
    see: (trial) => [trial.at('s1-tank-1'), trial.at('s1-sub-1'), trial.at('s1-ftr-1'), trial.metal()],
    is: ['0,0', '2,0', '1,1', 21],
  },
  {
    rule: 'MW-123',
    what: 'one unit a site and turn, none while it burns or is occupied',
    given: {
      step: 17,
      bases: { '0,0': 'fact', '1,0': 'fact', '0,2': 'fact', '-2,0': 'airf', '-2,2': 'airf' },
      control: { s1: ['0,0', '1,0', '0,2', '-2,0', '-2,2'] },
      fire: { '1,0': 1 },
      units: { 's1-inf-1': '0,2', 's1-inf-2': '-2,0', 's2-inf-1': '-2,2' },
    },
    play: [
      'build inf @ 0,0',
      { line: 'build inf @ 0,0', refused: 'SITE_BLOCKED' },
      { line: 'build inf @ 1,0', refused: 'SITE_DAMAGED' },
      { line: 'build inf @ 0,2', refused: 'SITE_BLOCKED' },
      { line: 'build ftr @ -2,2', refused: 'SITE_BLOCKED' },
      'build ftr @ -2,0',
      { line: 'build ftr @ -2,0', refused: 'SITE_USED' },
    ],
  },
  {
    rule: 'MW-122, MW-022',
    what: 'an airfield has room for ten',
    given: {
      step: 17,
      bases: { '0,0': 'airf', '-40,0': 'fact' },
      terrain: { '1,0': 'C6', '0,1': 'A3', '1,1': 'A3' },
      control: { s1: ['0,0', '1,0', '0,1', '1,1', '-40,0'] },
      units: Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`s1-ftr-${index + 1}`, '0,0'])),
    },
    play: [{ line: 'build ftr @ 0,0', refused: 'NO_ROOM' }, 'build inf @ -40,0'],
  },
  {
    rule: 'MW-124',
    what: 'a new unit does nothing more in its turn; Infantry counts for a bridge beside it (MW-150)',
    given: { ...FACTORY, step: 17, terrain: { '1,0': 'BR' }, fire: { '1,0': 2 }, units: { 's1-tank-1': '-3,0' } },
    play: ['build inf @ 0,0', ['pass', 6, 1]],
    see: (trial) => [trial.fire('1,0'), trial.all('mended').length, trial.at('s1-inf-1'), trial.awaited],
    is: [1, 1, '0,0', 's1 march'],
  },
  {
    rule: 'MW-130',
    what: 'Infantry and Mechanized claim, bridges too; nobody else does, and income comes next turn',
    given: {
      step: 12,
      terrain: { '0,0': 'MI', '1,0': 'BR', '0,1': 'C2' },
      control: { s2: ['0,0'] },
      units: { 's1-inf-1': '0,0', 's1-mech-1': '1,0', 's1-tank-1': '0,1' },
    },
    play: [['pass', 6, 1]],
    see: (trial) => [trial.owner('0,0'), trial.owner('1,0'), trial.owner('0,1'), trial.metal()],
    is: [1, 1, 0, 30],
  },
  {
    rule: 'MW-131',
    what: 'a base goes with its hex and its fire; planes of the other are lost',
    given: {
      step: 12,
      bases: { '0,0': 'airf' },
      control: { s2: ['0,0'] },
      fire: { '0,0': 3 },
      units: { 's1-inf-1': '0,0', 's2-bmb-1': '0,0', 's2-inf-1': '-4,4' },
    },
    play: ['pass', ['s2: pass', 6, 1]],
    see: (trial) => [trial.owner('0,0'), trial.at('s2-bmb-1'), trial.fire('0,0'), trial.all('claimed')[0]?.lost],
    is: [1, null, 2, ['s2-bmb-1']],
  },
  {
    rule: 'MW-140, MW-141',
    what: 'Infantry alone, on Barren without base, no enemy beside it, 3 metal, a port at water',
    given: {
      step: 19,
      options: { pace: 'strict' },
      terrain: { '0,0': 'FO', '-2,-2': 'A1' },
      bases: { '1,0': 'fort' },
      units: {
        's1-inf-1': '0,0',
        's1-inf-2': '1,0',
        's1-inf-3': '2,2',
        's1-mech-1': '-1,2',
        's1-inf-4': '-3,3',
        's1-inf-5': '-2,0',
        's2-tank-1': '-3,4',
      },
    },
    play: [
      { line: 'base s1-mech-1 = fact', refused: 'NOT_INFANTRY' },
      { line: 'base s1-inf-1 = fact', refused: 'NOT_BARREN' },
      { line: 'base s1-inf-2 = fact', refused: 'BASE_EXISTS' },
      { line: 'base s1-inf-4 = fact', refused: 'ENEMY_ADJACENT' },
      { line: 'base s1-inf-5 = port', refused: 'NOT_COASTAL' },
      'base s1-inf-3 = port',
      { line: 'base s1-inf-3 = airf', refused: 'BASE_EXISTS' },
      'base s1-inf-5 = airf',
    ],
    see: (trial) => [trial.metal(), trial.war.bases[trial.no('2,2')], trial.war.bases[trial.no('-2,0')]],
    is: [24, 'port', 'airf'],
  },
  {
    rule: 'MW-140',
    what: 'enemy planes beside it do not hinder; carried Infantry and an empty purse do',
    given: {
      step: 19,
      options: { pace: 'strict' },
      bases: { '1,0': 'airf' },
      control: { s2: ['1,0'] },
      reserves: { s1: { metal: 4, oil: 0 } },
      units: {
        's1-inf-1': '0,0',
        's2-ftr-1': '1,0',
        's1-trn-1': '3,0',
        's1-inf-2': 's1-trn-1',
        's1-tank-1': 's1-trn-1',
        's1-inf-3': '-3,0',
      },
    },
    play: [
      { line: 'base s1-inf-2 = fort', refused: 'CARRIED' },
      // F: CARRIED comes before NOT_INFANTRY
      { line: 'base s1-tank-1 = fort', refused: 'CARRIED' },
      'base s1-inf-1 = fort',
      { line: 'base s1-inf-3 = fort', refused: 'NO_METAL' },
    ],
  },
  {
    rule: 'MW-150',
    what: 'at the end of a turn everything loses one counter, of bridges only those that Infantry mends',
    given: {
      step: 20,
      terrain: { '0,0': 'MI', '1,0': 'BR', '-3,0': 'BR', '-1,2': 'BR' },
      fire: { '0,0': 2, '1,0': 2, '-3,0': 2, '-1,2': 2 },
      units: { 's1-inf-1': '0,1 f3', 's1-mech-1': '-3,1', 's2-inf-1': '-1,2', 's1-aa-1': '2,2 f1' },
      orders: { s1: { repairBridges: 'ask' }, s2: { repairBridges: 'none' } },
      options: { pace: 'strict' },
    },
    play: [
      { line: 'repair 0,0', refused: 'ILLEGAL_TARGET' },
      { line: 'repair -3,0', refused: 'NOT_ADJACENT' },
      'repair 1,0',
      { line: 'repair 1,0', refused: 'SITE_USED' },
      ['pass', 6, 1],
    ],
    see: (trial) => [
      trial.fire('0,0'),
      trial.fire('1,0'),
      trial.fire('-3,0'),
      trial.fire('-1,2'),
      trial.unit('s1-inf-1')?.fire,
      trial.unit('s1-aa-1')?.fire,
    ],
    is: [1, 1, 2, 2, 2, 0],
  },
  {
    rule: 'MW-150',
    what: 'a bridge loses one counter, whoever and however many order it',
    given: {
      step: 20,
      options: { pace: 'strict' },
      terrain: { '1,0': 'BR' },
      fire: { '1,0': 4 },
      units: { 's1-inf-1': '0,0', 's1-inf-2': '0,1', 's2-inf-1': '2,0' },
      orders: { s1: { repairBridges: 'ask' }, s2: { repairBridges: [[1, 0]] } },
    },
    play: ['repair 1,0', ['pass', 6, 1]],
    see: (trial) => [trial.fire('1,0'), trial.all('mended').length],
    is: [3, 1],
  },
  {
    rule: 'MW-151',
    what: 'no units come with reinforcements',
    given: {
      step: 20,
      terrain: { '1,0': 'BR' },
      fire: { '1,0': 1 },
      units: { 's1-inf-1': '0,0' },
      orders: { s1: { repairBridges: 'ask' } },
      options: { pace: 'strict' },
    },
    play: [['pass', 6, 1]],
    see: (trial) => [trial.war.turn, trial.war.armies.s1?.length, trial.war.armies.s2?.length],
    is: [2, 1, 0],
  },
];

tableOf(ROWS);

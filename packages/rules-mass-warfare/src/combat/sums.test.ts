/** The attack rule (THE-RULES "General and dice", "Terrain"), and the worked examples of THE-RULES "Worked examples". */
import { describe, expect, test } from 'vitest';
import { CONSTANTS } from '../catalogue/constants.ts';
import { type Row, tableOf } from '../testing/rows.ts';
import { Trial } from '../testing/trial.ts';
import { bombHits, countersPut, halved, totalOf, withCounters } from './sums.ts';

const FIGHT = { 's1-tank-1': '0,0', 's2-inf-1': '1,0' };
const strike = 'attack s1-tank-1 x s2-inf-1';
const sums = (trial: Trial) => trial.all('attacked').map((event) => event.sums);

const ROWS: readonly Row[] = [
  {
    rule: 'MW-004, MW-005, MW-006 (G 1)',
    what: '7 against 6 + 1 - 1 = 6: destroyed',
    given: { step: 12, terrain: { '1,0': 'C3' }, units: { ...FIGHT, 's2-inf-1': '1,0 f1' } },
    play: [[strike, 4, 3, 2, 4]],
    see: (trial) => [...sums(trial), trial.at('s2-inf-1')],
    is: [[7, 6], null],
  },
  {
    rule: 'MW-005 (G 2)',
    what: '6 against 6: survives, now with 2 counters; the attacker never suffers',
    given: { step: 12, terrain: { '1,0': 'C3' }, units: { ...FIGHT, 's2-inf-1': '1,0 f1' } },
    play: [[strike, 3, 3, 2, 4]],
    see: (trial) => [...sums(trial), trial.unit('s2-inf-1')?.fire, trial.unit('s1-tank-1')?.fire],
    is: [[6, 6], 2, 0],
  },
  {
    rule: 'MW-003',
    what: 'as many dice as attack and defence say, added',
    given: { step: 12, units: FIGHT },
    play: [[strike, 6, 5, 4, 3]],
    see: (trial) => trial.all('attacked').map(({ attack, defence }) => [attack, defence]),
    is: [
      [
        [6, 5],
        [4, 3],
      ],
    ],
  },
  {
    rule: 'MW-006',
    what: 'counters are taken once from the total of the attacker too, never below 0 (MW-004)',
    given: { step: 12, units: { 's1-tank-1': '0,0 f5', 's2-inf-1': '1,0 f6' } },
    play: [[strike, 1, 1, 1, 2]],
    see: (trial) => [...sums(trial), trial.unit('s2-inf-1')?.fire],
    is: [[0, 0], 6],
  },
  {
    rule: 'MW-009',
    what: 'a seventh counter is lost, and nothing is destroyed by counters',
    given: { step: 12, units: { 's1-tank-1': '0,0 f6', 's2-inf-1': '1,0 f6' } },
    play: [[strike, 2, 1, 6, 6]],
    see: (trial) => trial.unit('s2-inf-1')?.fire,
    is: 6,
  },
  ...(['FO', 'MO', 'MP', 'MA', 'C1'] as const).map(
    (code): Row => ({
      rule: 'MW-050',
      what: `+1 in ${code}`,
      given: { step: 12, terrain: { '1,0': code }, units: FIGHT },
      play: [[strike, 3, 3, 3, 2]],
      see: (trial) => trial.all('attacked')[0]?.bonus,
      is: { terrain: 1, fort: 0 },
    }),
  ),
  ...(['BA', 'DE', 'MI', 'OI', 'A2', 'BR'] as const).map(
    (code): Row => ({
      rule: 'MW-050',
      what: `nothing in ${code}`,
      given: { step: 12, terrain: { '1,0': code }, units: FIGHT },
      play: [[strike, 3, 3, 3, 2]],
      see: (trial) => trial.all('attacked')[0]?.bonus,
      is: { terrain: 0, fort: 0 },
    }),
  ),
  {
    rule: 'MW-051',
    what: 'a burning city shelters all the same',
    given: { step: 12, terrain: { '1,0': 'C3' }, units: FIGHT, fire: { '1,0': 6 } },
    play: [[strike, 3, 3, 3, 2]],
    see: sums,
    is: [[6, 6]],
  },
  {
    rule: 'MW-052',
    what: 'a whole fortification gives +1 to units that stand there',
    given: { step: 12, units: FIGHT, bases: { '1,0': 'fort' } },
    play: [[strike, 3, 3, 3, 2]],
    see: (trial) => [trial.all('attacked')[0]?.bonus, ...sums(trial)],
    is: [{ terrain: 0, fort: 1 }, [6, 6]],
  },
  {
    rule: 'MW-052',
    what: 'with any fire counter it gives nothing',
    given: { step: 12, units: FIGHT, bases: { '1,0': 'fort' }, fire: { '1,0': 1 } },
    play: [[strike, 3, 3, 3, 2]],
    see: sums,
    is: [[6, 5]],
  },
  {
    rule: 'MW-057',
    what: 'neither terrain nor units block fire at two hexes',
    given: {
      step: 11,
      terrain: { '1,0': 'MO' },
      units: { 's1-art-1': '0,0', 's2-inf-1': '1,0', 's2-inf-2': '2,0' },
    },
    play: [['fire s1-art-1 x s2-inf-2', 6, 6, 1, 1]],
    see: (trial) => trial.at('s2-inf-2'),
    is: null,
  },
  {
    rule: 'MW-101, MW-102',
    what: 'attacks come one at a time, and the second profits from the counter of the first',
    given: { step: 12, units: { ...FIGHT, 's1-inf-1': '0,1' } },
    play: [
      [strike, 3, 3, 3, 3],
      ['attack s1-inf-1 x s2-inf-1', 6, 3, 3],
    ],
    see: (trial) => [...sums(trial), trial.at('s2-inf-1')],
    is: [[6, 6], [6, 5], null],
  },
];

tableOf(ROWS);

describe('what is counted', () => {
  test('MW-002: only dice with six sides; 1 to 3 is half a die, rounded up', () => {
    expect([1, 2, 3, 4, 5, 6].map(halved)).toEqual([1, 1, 2, 2, 3, 3]);
    expect(CONSTANTS.faces).toBe(6);
  });

  test('MW-007: counters of who throws are taken from the number, at least 0', () => {
    expect([countersPut(3, 1), countersPut(1, 2)]).toEqual([2, 0]);
    expect(totalOf([2], 5)).toBe(0);
    expect(withCounters(4, 5)).toBe(6);
    expect(bombHits([1, 2, 3, 6])).toBe(2);
  });

  test('MW-008: every die has a purpose of its own, the attacker’s first', () => {
    const drawn: string[] = [];
    const trial = new Trial({ step: 12, units: { ...FIGHT, 's1-inf-1': '0,1' } });
    const chance = {
      draw: (_: number, purpose: string) => drawn.push(purpose) && 3,
      take: () => {
        throw new Error('no cards');
      },
    };
    const { state } = trial;
    expect(state.war.step).toBe(12);
    trial.decideWith('s1', { type: 'attack', unit: 's1-tank-1', target: 's2-inf-1', advance: false }, chance);
    expect(drawn).toEqual([
      'turn 1, step 12: s1-tank-1 at s2-inf-1, attack, die 1',
      'turn 1, step 12: s1-tank-1 at s2-inf-1, attack, die 2',
      'turn 1, step 12: s1-tank-1 at s2-inf-1, defence, die 1',
      'turn 1, step 12: s1-tank-1 at s2-inf-1, defence, die 2',
    ]);
  });
});

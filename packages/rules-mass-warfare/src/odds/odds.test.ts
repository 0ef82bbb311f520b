/** Odds against computed figures, and against every die thrown through the front door. */
import { ScriptFault, scriptedChance } from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import type { Command } from '../commands.ts';
import { massWarfare as rules } from '../index.ts';
import { unitOf } from '../state/board.ts';
import type { State } from '../state.ts';
import { hexOf, Trial } from '../testing/trial.ts';
import { limitAfter, type Shot, sortieOdds, volleyOdds } from './index.ts';

const AROUND = ['0,1', '0,-1', '1,-1', '-1,1'];
const percent = (value: number): number => Math.round(value * 100);

/** So many attackers of a type round an Infantry on 0,0, and their chances one after another. */
function falls(type: string, terrain: string): readonly number[] {
  const ids = AROUND.map((_, index) => `s1-${type}-${index + 1}`);
  const units = Object.fromEntries(ids.map((id, index) => [id, AROUND[index] ?? '']));
  const trial = new Trial({ step: 12, terrain: { '0,0': terrain }, units: { ...units, 's2-inf-1': '0,0' } });
  const orders = ids.map((unit): Shot => ({ type: 'attack', unit, target: 's2-inf-1', advance: false }));
  return volleyOdds(trial.war, 's1', orders).map(({ destroyed }) => percent(destroyed));
}

/** H: "Chance that k attackers in a row destroy Infantry", and their fires add up. */
describe('attackers in a row', () => {
  test.each([
    ['tank', 'BA', [44, 75, 92, 98]],
    ['tank', 'C3', [34, 63, 84, 94]],
    ['inf', 'BA', [9, 24, 44, 65]],
    ['inf', 'C3', [5, 13, 27, 46]],
  ])('%s at Infantry in %s', (type, terrain, chances) => expect(falls(type, terrain)).toEqual(chances));
});

/** Every throw through `decide`, by hand: how likely a unit is gone, or a hex has this many fires. */
function tried(state: State, command: Command, holds: (after: State) => boolean): number {
  let sum = 0;
  const open: (readonly number[])[] = [[]];
  for (let dice = open.pop(); dice !== undefined; dice = open.pop()) {
    try {
      const decided = rules.decide(state, { side: 's1', player: 0 }, command, scriptedChance(dice));
      if (!decided.ok) throw new Error(decided.fault.code);
      if (holds(decided.value.reduce(rules.evolve, state))) sum += 6 ** -dice.length;
    } catch (fault) {
      if (!(fault instanceof ScriptFault)) throw fault;
      for (let face = 1; face <= 6; face++) open.push([...dice, face]);
    }
  }
  return sum;
}

const GUNS = {
  step: 11,
  terrain: { '2,0': 'C4', '-2,0': 'A3' },
  control: { s2: ['2,0', '-2,0'] },
  units: { 's1-art-1': '0,0 f1', 's2-tank-1': '2,0 f2' },
} as const;

describe('one shot', () => {
  const { state, war } = new Trial(GUNS);
  const gun = (target: Shot['target']): Shot => ({ type: 'fire', unit: 's1-art-1', target });

  test('is what decide makes of all dice: a unit', () => {
    const [fate] = volleyOdds(war, 's1', [gun('s2-tank-1')]);
    expect(fate?.destroyed).toBeCloseTo(tried(state, gun('s2-tank-1'), ({ war }) => unitOf(war, 's2-tank-1') === null));
    expect(fate?.standing[3]).toBeCloseTo(1 - (fate?.destroyed ?? 0));
  });

  test('is what decide makes of all dice: a city', () => {
    const at = hexOf('2,0');
    const [fate] = volleyOdds(war, 's1', [gun(at)]);
    expect(fate?.standing.slice(0, 4).map((one) => Math.round(one * 6))).toEqual([2, 2, 2, 0]);
    expect(fate?.destroyed).toBe(0);
  });

  test('MW-110: says what the limit of its owner becomes', () => {
    const no = (key: string) => new Trial(GUNS).no(key);
    const farm = limitAfter(war, no('-2,0'), 1);
    expect(farm).toEqual({ side: 's2', now: 9, after: 6 });
    expect(limitAfter(war, no('2,0'), 2)).toEqual({ side: 's2', now: 9, after: 8 });
    expect(limitAfter(war, no('0,0'), 1)).toBeNull();
  });
});

describe('a sortie', () => {
  const field = {
    step: 2,
    bases: { '-3,0': 'airf', '2,1': 'airf' },
    control: { s1: ['-3,0'], s2: ['2,1', '1,0'] },
    terrain: { '1,0': 'C3' },
  } as const;

  test('that nobody meets strikes as the dice fall', () => {
    const { war } = new Trial({ ...field, units: { 's1-bmb-1': '-3,0', 's2-inf-1': '1,1' } });
    const odds = sortieOdds(war, 's1', { type: 'sortie', unit: 's1-bmb-1', target: 's2-inf-1' });
    expect([odds.flak, odds.fighters, odds.most.arrives]).toEqual([[], [], 1]);
    expect(percent(odds.most.target.destroyed)).toBe(44);
    expect(odds.least).toEqual(odds.most);
  });

  test('flak is certain; fighters may rise or not', () => {
    const units = { 's1-bmb-1': '-3,0', 's2-aa-1': '1,1', 's2-ftr-1': '2,1' };
    const { war } = new Trial({ ...field, units });
    const odds = sortieOdds(war, 's1', { type: 'sortie', unit: 's1-bmb-1', target: hexOf('1,0') });
    expect([odds.flak, odds.fighters]).toEqual([['s2-aa-1'], ['s2-ftr-1']]);
    expect(odds.most.arrives).toBeCloseTo(21 / 36);
    expect(odds.least.arrives).toBeLessThan(odds.most.arrives);
    expect(odds.least.target.standing[0]).toBeGreaterThan(odds.most.target.standing[0] ?? 1);
    expect(odds.most.target.standing.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  });
});

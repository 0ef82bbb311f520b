/** SELECTION: AWW-010 to AWW-012, T04, and who controls whom (THE-RULES "Team play"). */
import { describe, expect, test } from 'vitest';
import { SOLDIER_TYPES } from '../catalogue/soldiers.ts';
import { openTrial } from '../testing/opening.ts';
import type { Trial } from '../testing/trial.ts';

const ALTERNATING = { selection: 'alternating', squadHERB: 2, squadCARN: 3, objective: 'O05', roleA: 'HERB' };
const T04 = { 'tactic HERB': 'T04', 'tactic CARN': 'T01' };
const picks = (trial: Trial, empire: 'HERB' | 'CARN') => trial.state.squads[empire].picks.map(({ soldier }) => soldier);
const controllers = (trial: Trial, empire: 'HERB' | 'CARN') =>
  trial.state.squads[empire].picks.map(({ controller }) => controller);

function selecting(options: object, stack = {}): Trial {
  const trial = openTrial(options, stack);
  for (const letter of ['H', 'C']) trial.play(`${letter}0: keep`);
  return trial;
}

describe('AWW-011 ALTERNATING', () => {
  test('HERB first, then CARN, openly; who has its squad is passed over', () => {
    const trial = selecting(ALTERNATING);
    const done: unknown[] = [];
    const order = ['sniper', 'sniper', 'medic', 'chef', 'gunner'].map((soldier, index) => {
      const { side } = trial;
      if (index > 2) done.push(trial.try('H0: pick pilot'));
      trial.play(`pick ${soldier}`);
      return side;
    });
    expect(order).toEqual(['HERB', 'CARN', 'HERB', 'CARN', 'CARN']);
    expect([picks(trial, 'HERB'), picks(trial, 'CARN')]).toEqual([
      ['sniper', 'medic'],
      ['sniper', 'chef', 'gunner'],
    ]);
    expect(done).toEqual(['NOT_YOUR_PICK', 'NOT_YOUR_PICK']);
    expect(trial.battle.phase).toBe('beforeDeployment');
    expect(trial.view('CARN').squads.HERB).toMatchObject({ count: 2, squad: { secret: false } });
  });

  test('each card exists once per Empire, and one does not pick out of turn', () => {
    const trial = selecting(ALTERNATING);
    expect(trial.menu()).toHaveLength(12);
    trial.play('pick sniper');
    expect(trial.try('H0: pick medic')).toBe('NOT_YOUR_PICK');
    trial.play('pick medic');
    expect(trial.try('pick sniper')).toBe('TAKEN');
    expect(trial.menu()).toHaveLength(11);
  });

  test('Team play: the picks rotate over the players, and the picker controls the soldier', () => {
    const trial = selecting({ ...ALTERNATING, squadHERB: 3, playersHERB: 2 });
    expect(trial.try('H1: pick sniper')).toBe('NOT_YOUR_PICK');
    for (const line of [
      'H0: pick sniper',
      'C0: pick chef',
      'H1: pick medic',
      'C0: pick medic',
      'H0: pick chef',
      'C0: pick tanker',
    ]) {
      trial.play(line);
    }
    expect(controllers(trial, 'HERB')).toEqual([0, 1, 0]);
  });

  test('AWW-012, T04: picks are hidden from the enemy until deployment is revealed', () => {
    const trial = openTrial(ALTERNATING, T04);
    trial.play('H0: play T04');
    trial.play('C0: keep');
    trial.play('pick sniper');
    expect(trial.view('CARN').squads.HERB).toEqual({ count: 1, squad: null });
    expect(trial.view('HERB').squads.HERB.squad?.picks).toHaveLength(1);
    expect(trial.all('picked')[0]).toMatchObject({ secret: true });
    for (const soldier of ['medic', 'chef', 'gunner', 'engineer']) trial.play(`pick ${soldier}`);
    for (const line of ['H0: keep', 'C0: keep', 'H0: sniper @ 0,2', 'H0: chef @ 0,2', 'H0: lock']) trial.play(line);
    expect(trial.view('CARN').squads.HERB).toEqual({ count: 2, squad: null });
    for (const line of ['C0: medic @ 0,-2', 'C0: gunner @ 0,-2', 'C0: engineer @ 1,-2', 'C0: lock']) trial.play(line);
    expect(trial.view('CARN').squads.HERB.squad?.picks.map(({ soldier }) => soldier)).toEqual(['sniper', 'chef']);
  });
});

describe('AWW-010 RANDOM', () => {
  const RANDOM = { ...ALTERNATING, selection: 'random' };

  /** Rolls among the cards left, sorted by name: always the first of them. */
  const ones = (count: number) => new Array<number>(count).fill(1);

  test('N cards of the twelve, in card order', () => {
    const trial = openTrial(RANDOM);
    trial.play('H0: keep');
    trial.play('C0: keep', ...ones(5));
    expect(picks(trial, 'HERB')).toEqual(['captain', 'chef']);
    expect(picks(trial, 'CARN')).toEqual(['captain', 'chef', 'engineer']);
    expect(trial.battle.phase).toBe('beforeDeployment');
  });

  test('Team play: dealt round-robin in card order', () => {
    const trial = openTrial({ ...RANDOM, playersCARN: 2 });
    trial.play('H0: keep');
    trial.play('C0: keep', 12, 1, 10, 9, 8);
    expect(picks(trial, 'CARN')).toEqual(SOLDIER_TYPES.filter((type) => picks(trial, 'CARN').includes(type)));
    expect(controllers(trial, 'CARN')).toEqual([0, 1, 0]);
  });

  test('T04: dealt N + 2 cards, keeps N of them, unseen', () => {
    const trial = openTrial(RANDOM, T04);
    trial.play('H0: play T04');
    trial.play('C0: keep', ...ones(7));
    expect(trial.view('HERB').squads.HERB.squad?.dealt).toEqual(['captain', 'chef', 'engineer', 'flamer']);
    expect(trial.view('CARN').squads.HERB).toEqual({ count: 0, squad: null });
    expect(trial.view('CARN').squads.CARN.squad?.picks).toHaveLength(3);
    expect(trial.side).toBe('HERB');
    expect(trial.try('C0: pick sniper')).toBe('NOT_YOUR_PICK');
    expect(trial.try('H0: pick sniper')).toBe('BAD_TARGET');
    trial.play('H0: pick flamer');
    expect(trial.try('H0: pick flamer')).toBe('TAKEN');
    trial.play('H0: pick captain');
    expect(picks(trial, 'HERB')).toEqual(['captain', 'flamer']);
    expect(trial.battle.phase).toBe('beforeDeployment');
  });

  test('T04: at most 12 cards', () => {
    const trial = openTrial({ ...RANDOM, squadHERB: 12 }, T04);
    trial.play('H0: play T04');
    trial.play('C0: keep', ...ones(15));
    expect(picks(trial, 'HERB')).toHaveLength(12);
    expect(trial.state.squads.HERB.secret).toBe(true);
    expect(trial.battle.phase).toBe('beforeDeployment');
  });
});

describe('Q5: the windows before selection and before deployment', () => {
  test('are open to both, whatever they hold, and close when both have answered', () => {
    const trial = openTrial(ALTERNATING, { 'tactic HERB': 'T01', 'tactic CARN': 'T04' });
    expect([trial.menu(undefined, 'HERB'), trial.menu(undefined, 'CARN')]).toEqual([['keep'], ['keep', 'play T04']]);
    trial.play('H0: keep');
    expect(trial.menu(undefined, 'HERB')).toEqual([]);
    expect(trial.try('H0: keep')).toBe('NOT_YOUR_TURN');
    expect(trial.battle.phase).toBe('beforeSelection');
    trial.play('C0: keep');
    expect(trial.battle.phase).toBe('selection');
    expect([trial.state.tactics.HERB?.lost, trial.state.tactics.CARN?.lost]).toEqual([false, true]);
  });

  test('AWW-180: a card of another window cannot be played', () => {
    const trial = openTrial(ALTERNATING, { 'tactic HERB': 'T03', 'tactic CARN': 'T05' });
    expect(trial.try('H0: play T03')).toBe('WINDOW');
    expect(trial.try('C0: play T05')).toBe('WINDOW');
  });

  test('Team play: the commander speaks for the team', () => {
    const trial = openTrial({ ...ALTERNATING, playersHERB: 2 });
    expect(trial.try('H1: keep')).toBe('NOT_YOUR_UNIT');
    expect(trial.menu(undefined, 'HERB', 1)).toEqual([]);
    const free = openTrial({ ...ALTERNATING, playersHERB: 2, teamPolicy: 'anyMember' });
    free.play('H1: keep');
    expect(free.state.answered.HERB).toBe(true);
  });
});

/** DEPLOYMENT: who is held in reserve by T20, and the VIP of O12. */
import { describe, expect, test } from 'vitest';
import { CARN_PLACED, deploying, FOUR, grenadesOf, playAll } from '../testing/opening.ts';

describe('T20 Ghost Company', () => {
  const ghosts = (picks: readonly string[], options = {}) =>
    deploying(picks, { squadHERB: 4, ...options }, { 'tactic HERB': 'T20' });

  test('up to two are held in reserve, not Tanker or Pilot', () => {
    const trial = ghosts(['medic', 'medic', 'sniper', 'sniper', 'chef', 'tanker']);
    playAll(trial, 'H0: medic in reserve', 'H0: sniper in reserve');
    expect(trial.try('H0: chef in reserve')).toBe('FULL');
    expect(trial.try('H0: tanker in reserve')).toBe('BAD_TARGET');
    playAll(trial, 'H0: chef @ 0,2', 'H0: tanker @ 0,2', 'H0: lock', ...CARN_PLACED);
    expect(trial.soldier('H.medic')).toMatchObject({ status: 'reserve', at: null, died: null });
    expect(grenadesOf(trial, 'H.medic')).toBe(1);
  });

  test('not without the card', () => {
    expect(deploying(FOUR).try('H0: medic in reserve')).toBe('ZONE');
  });

  test('they enter from round 2 on, at an edge outside the enemy zone', () => {
    const trial = ghosts(['medic', 'medic', 'sniper', 'sniper', 'chef', 'gunner']);
    playAll(
      trial,
      'H0: medic in reserve',
      'H0: sniper @ 0,2',
      'H0: chef @ 0,2',
      'H0: gunner @ 0,2',
      'H0: lock',
      ...CARN_PLACED,
      'keep',
      'keep',
    );
    expect(trial.try('H.medic enters 2,0')).toBe('TOO_EARLY');
    playAll(trial, 'end', 'end');
    expect(trial.try('H.medic enters 0,-2')).toBe('RANGE');
    expect(trial.try('H.medic enters 0,0')).toBe('RANGE');
    trial.play('H.medic enters 2,0');
    expect(trial.at('H.medic')).toBe('2,0');
  });
});

describe('O12 the VIP', () => {
  const O12 = { objective: 'O12', roleA: 'CARN' };

  test('has to be named: the Captain if there is one', () => {
    const trial = deploying(['captain', 'medic', 'medic', 'sniper'], O12);
    playAll(trial, 'H0: captain @ 0,2', 'H0: medic @ 0,2');
    expect(trial.try('H0: lock')).toBe('VIP_MISSING');
    expect(trial.try('H0: vip medic')).toBe('BAD_TARGET');
    expect(trial.try('C0: vip medic')).toBe('BAD_PHASE');
    playAll(trial, 'H0: vip captain', 'H0: lock');
    expect(trial.battle.vip).toBeNull();
    playAll(trial, ...CARN_PLACED);
    expect([trial.battle.vip, trial.soldier('H.captain').health, trial.soldier('H.medic').health]).toEqual([
      'H.captain',
      5,
      3,
    ]);
  });

  test('else any but Recruit, Tanker and Pilot', () => {
    const trial = deploying(['tanker', 'medic', 'medic', 'sniper'], O12);
    expect(trial.try('H0: vip tanker')).toBe('BAD_TARGET');
    trial.play('H0: vip medic');
  });

  test('if there is none, any but the Recruit, deployed on foot', () => {
    const trial = deploying(['tanker', 'medic', 'recruit', 'sniper'], O12);
    expect(trial.try('H0: vip recruit')).toBe('BAD_TARGET');
    playAll(trial, 'H0: vip tanker', 'H0: tanker @ 0,2', 'H0: recruit @ 0,2', 'H0: lock', ...CARN_PLACED);
    expect(trial.soldier('H.tanker')).toMatchObject({ status: 'standing', at: [0, 2], vehicle: null });
    expect(trial.battle.units['H.tank']).toBeUndefined();
    expect(trial.tile('0,2').nml).toBe(false);
  });

  test('cannot be held back by T20', () => {
    const trial = deploying(['captain', 'medic', 'medic', 'sniper'], O12, { 'tactic HERB': 'T20' });
    trial.play('H0: captain in reserve');
    expect(trial.try('H0: vip captain')).toBe('BAD_TARGET');
    playAll(trial, 'H0: captain @ 0,2', 'H0: vip captain');
    expect(trial.try('H0: captain in reserve')).toBe('BAD_TARGET');
  });
});

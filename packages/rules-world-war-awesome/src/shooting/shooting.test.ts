import { describe, expect, test } from 'vitest';
import { type Given, Trial } from '../testing/trial.ts';

const gun = (text: string, more: Given['units'] = {}): Given => ({
  units: { u1: `A ${text}`, u2: 'B SOV-RIF 11,8', ...more },
});

/** Whether u2 is left after the line with these dice. */
function left(given: Given, line: string, ...dice: number[]): boolean {
  const trial = new Trial(given);
  trial.play(line, ...dice);
  return trial.unit('u2') !== null;
}
const code = (given: Given, line: string): string => {
  const tried = new Trial(given).try(line);
  return typeof tried === 'string' ? tried : 'ok';
};

describe('targets and bands', () => {
  const rifle = gun('GER-RIF 8,8');
  test.each([
    ['WWA-050: within the normal band', 'GER-RIF 4,8', [5], false],
    ['WWA-050: in the extended band', 'GER-RIF 2,8', [5], false],
    ['WWA-053: there only HIT_EXT hits', 'GER-RIF 2,8', [4], true],
    ['WWA-052: MISS', 'GER-RIF 8,8', [2], true],
    ['WWA-054: MISS_GUN is a miss without R', 'GER-RIF 8,8', [3], true],
    ['WWA-054: with R it is thrown again', 'GER-STO 8,8', [3, 3, 6], false],
  ] as const)('%s', (_, who, dice, stays) => {
    const attack = who.startsWith('GER-STO') ? 'SMG' : 'RIFLE';
    expect(left(gun(who), `u1 : fire ${attack} u2`, ...dice)).toBe(stays);
  });
  test('WWA-050: beyond is refused', () => expect(code(gun('GER-RIF 0,8'), 'u1 : fire RIFLE u2')).toBe('E_RANGE'));
  test('WWA-051: no friends, no hexes for dice, no units for shells', () => {
    expect(code(gun('GER-RIF 8,8', { u3: 'A GER-RIF 9,8' }), 'u1 : fire RIFLE u3')).toBe('E_TARGET');
    expect(code(rifle, 'u1 : fire RIFLE @11,8')).toBe('E_TARGET');
    expect(code(gun('GER-FST 8,8 loaded'), 'u1 : fire FAUST u2')).toBe('E_TARGET');
  });
  test('WWA-049: an attack that it has not', () => expect(code(rifle, 'u1 : fire SMG u2')).toBe('E_ABILITY'));
  test('WWA-053: far and in cover cannot be hit', () => {
    const far = { ...gun('GER-RIF 2,8'), ground: { '11,8': 'w' } };
    expect([4, 5, 6].map((die) => left(far, 'u1 : fire RIFLE u2', die))).toEqual([true, true, true]);
  });
});

describe('hits', () => {
  test('WWA-055: every die is thrown, each hit costs a point', () => {
    expect(left(gun('USA-HVY 8,8'), 'u1 : fire LMG u2', 5, 5)).toBe(false);
    const guard = new Trial(gun('USA-HVY 8,8', { u2: 'B SOV-SHO 11,8' }));
    guard.play('u1 : fire LMG u2', 5, 5);
    expect(guard.unit('u2')?.hpLost).toBe(2);
  });
  test('WWA-056, WWA-072, WWA-095: dice do nothing to impact armor, impact all', () => {
    const medved = { u2: 'B SOV-MED 11,8' };
    expect(left(gun('USA-HVY 8,8', medved), 'u1 : fire LMG u2', 5, 5)).toBe(true);
    const cannon = new Trial(gun('GER-EIS 8,8', { u2: 'B SOV-MED 11,8 armor1' }));
    cannon.play('u1 : fire AUTOCANNON u2');
    expect(cannon.unit('u2')?.impactLost).toBe(2);
  });
  test('WWA-073: dice against soldiers, impact against solids', () => {
    expect(left(gun('SOV-PTR 8,8'), 'u1 : fire ATRIFLE u2', 5)).toBe(false);
    const wall = new Trial({ ...gun('SOV-PTR 8,8'), ground: { '10,7': 'l' } });
    wall.play('u1 : fire ATRIFLE !10,7');
    wall.play('B: pass');
    expect(Object.values(wall.war.damage)).toEqual([1]);
  });
  test('WWA-057: the removed go to the dead pile', () => {
    const trial = new Trial(gun('GER-RIF 8,8'));
    trial.play('u1 : fire RIFLE u2', 6);
    expect(trial.war.players.B.dead).toEqual(['SOV-RIF']);
  });
  test('WWA-058: a sniper’s plain hits miss cover, and there is no extended band', () => {
    const wood = { ...gun('GER-SNI 0,8'), ground: { '11,8': 'w' } };
    expect([3, 4, 6].map((die) => left(wood, 'u1 : fire SNIPER u2', die))).toEqual([true, false, true]);
    expect(code(gun('GER-SNI -4,8'), 'u1 : fire SNIPER u2')).toBe('E_RANGE');
  });
  test('WWA-059, WWA-060: friends within two hexes flee, straight away from the target', () => {
    const trial = new Trial(
      gun('GER-SNI 2,8', { u3: 'B SOV-RIF 12,8', u4: 'B SOV-MAX 11,9 dep0', u5: 'B SOV-RIF 14,8' }),
    );
    trial.play('u1 : fire SNIPER u2', 6);
    expect([trial.at('u3'), trial.at('u4'), trial.at('u5')]).toEqual(['14,9', '11,9', '14,8']);
  });
  test('WWA-060: where the way is barred they turn aside, and stop where nothing leads away', () => {
    const around = { '13,8': '#', '12,9': '#', '13,7': '#' };
    const trial = new Trial({ ...gun('GER-SNI 2,8', { u3: 'B SOV-RIF 12,8' }), ground: around });
    trial.play('u1 : fire SNIPER u2', 6);
    expect(trial.at('u3')).toBe('12,8');
  });
});

describe('deployed, loaded, hot, disabling, dual', () => {
  test('WWA-061: to deploy is an action, after a move too; so is the way back', () => {
    const trial = new Trial(gun('GER-HMG 8,8'));
    trial.play('u1 > 9,8 : face 3');
    expect(trial.unit('u1')?.deployed).toBe(3);
    const back = new Trial(gun('GER-HMG 8,8 dep0'));
    back.play('u1 : unface');
    expect(back.unit('u1')?.deployed).toBe(null);
    expect([code(gun('GER-RIF 8,8'), 'u1 : face 0'), code(gun('GER-HMG 8,8'), 'u1 : unface')]).toEqual([
      'E_ABILITY',
      'E_NOT_DEPLOYED',
    ]);
    expect([code(gun('GER-HMG 8,8'), 'u1 : face 6'), code(gun('GER-HMG 8,8 dep1'), 'u1 : face 0')]).toEqual([
      'E_TARGET',
      'E_DEPLOYED',
    ]);
  });
  test('WWA-062, WWA-063: some attacks want it, and all keep to its arc', () => {
    expect(code(gun('GER-HMG 8,8'), 'u1 : fire HMG u2')).toBe('E_NOT_DEPLOYED');
    expect(left(gun('GER-HMG 8,8 dep0'), 'u1 : fire HMG u2', 1, 1, 5)).toBe(false);
    expect(code(gun('GER-HMG 8,8 dep3'), 'u1 : fire HMG u2')).toBe('E_ARC');
    expect(code(gun('GER-HMG 8,8 dep3'), 'u1 : fire PISTOL u2')).toBe('E_ARC');
  });
  test('WWA-064: no melee while deployed', () =>
    expect(code(gun('GER-HMG 10,8 dep0'), 'u1 : melee u2')).toBe('E_DEPLOYED'));
  test('WWA-065: loading, firing, and no second load', () => {
    expect(code(gun('GER-FST 8,8'), 'u1 : fire FAUST @11,8')).toBe('E_LOAD');
    const trial = new Trial(gun('GER-FST 8,8'));
    trial.play('u1 : load FAUST');
    expect(trial.unit('u1')?.loaded).toBe(true);
    expect(code(gun('GER-FST 8,8 loaded'), 'u1 : load FAUST')).toBe('E_LOAD');
    const fired = new Trial(gun('GER-FST 8,8 loaded'));
    fired.play('u1 : fire FAUST @11,8', 1);
    expect(fired.unit('u1')?.loaded).toBe(false);
  });
  test('WWA-066: fired in round n, refused in n + 1, usable in n + 2', () => {
    const heat = (used: number) => code(gun(`USA-HVY 8,8 heat:LMG=${used}`), 'u1 : fire LMG u2');
    expect(heat(2)).toBe('E_HEAT');
    const trial = new Trial(gun('USA-HVY 8,8'));
    trial.play('u1 : fire LMG u2', 1, 1);
    trial.passBoth();
    expect(trial.unit('u1')?.heat).toEqual({ LMG: 3 });
    const next = new Trial(gun('USA-HVY 8,8 heat:LMG=2'));
    next.passBoth();
    expect(next.unit('u1')?.heat).toEqual({});
  });
  test('WWA-067, WWA-068: a disabling weapon disables whom it misses, to the end of the next round', () => {
    const trial = new Trial(gun('GER-ARC 9,8'));
    trial.play('u1 : fire ARC u2', 1);
    expect(trial.unit('u2')?.disabled).toBe(4);
    expect(trial.try('B: u2 > 12,8')).toBe('E_DISABLED');
  });
  test('WWA-069: two units, the second if it is still a target', () => {
    const pair = gun('USA-RKT 9,8', { u3: 'B SOV-RIF 11,9' });
    const trial = new Trial(pair);
    trial.play('u1 : fire AKIMBO u2+u3', 5, 5);
    expect([trial.unit('u2'), trial.unit('u3')]).toEqual([null, null]);
    expect(code(pair, 'u1 : fire AKIMBO u2+u2')).toBe('E_TARGET');
    expect(code(gun('GER-RIF 9,8', { u3: 'B SOV-RIF 11,9' }), 'u1 : fire RIFLE u2+u3')).toBe('UNREADABLE');
  });
});

test('WWA-079: dice attacks with a blast would burst only where they hit: no attack of the lists has both', () => {
  expect(new Trial(gun('GER-RIF 8,8')).menu('u1').some((line) => line.includes('@'))).toBe(false);
});

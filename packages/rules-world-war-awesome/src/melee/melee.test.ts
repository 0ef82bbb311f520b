import { describe, expect, test } from 'vitest';
import { type Given, Trial } from '../testing/trial.ts';

const OPEN = { damage: { X1: 3, X2: 4 } };
const code = (given: Given, line: string): string => {
  const tried = new Trial(given).try(line);
  return typeof tried === 'string' ? tried : 'ok';
};
/** What becomes of both: - nothing, k gone, d disabled, t to be thrown. */
function fates(attacker: string, defender: string, ...dice: number[]): string {
  const trial = new Trial({ units: { u1: `A ${attacker} 8,8`, u2: `B ${defender} 9,8` } });
  trial.play('u1 : melee u2', ...dice);
  const fate = (id: string): string => {
    if (trial.unit(id) === null) return 'k';
    if (trial.war.decision?.unit === id) return 't';
    return trial.unit(id)?.disabled === null ? '-' : 'd';
  };
  return fate('u1') + fate('u2');
}

describe('WWA-086: the table', () => {
  // unarmed: 1 MISS, 3 BLOCK, 5 DISABLE, 6 THROW; armed: 1 MISS, 2 BLOCK, 3 DISABLE, 4 KILL, 6 BLOCK_KILL
  test.each([
    ['SOV-JET', 'SOV-JET', [1, 1], '--'],
    ['SOV-JET', 'SOV-JET', [5, 1], '-d'],
    ['SOV-JET', 'SOV-JET', [6, 1], '-t'],
    ['SOV-JET', 'SOV-JET', [6, 6], '--'],
    ['SOV-JET', 'SOV-JET', [5, 5], 'dd'],
    ['SOV-JET', 'SOV-JET', [1, 5], 'd-'],
    ['SOV-JET', 'SOV-JET', [1, 6], 't-'],
    ['SOV-JET', 'SOV-JET', [5, 6], 't-'],
    ['SOV-JET', 'SOV-JET', [6, 3], '--'],
    ['SOV-RIF', 'SOV-RIF', [4, 4], 'kk'],
    ['SOV-RIF', 'SOV-RIF', [6, 4], '-k'],
    ['SOV-RIF', 'SOV-RIF', [4, 6], 'k-'],
    ['SOV-RIF', 'SOV-RIF', [6, 6], '--'],
    ['SOV-RIF', 'SOV-RIF', [4, 2], '--'],
    ['SOV-RIF', 'SOV-JET', [4, 6], '-k'],
  ] as const)('%s against %s, %j', (attacker, defender, dice, expected) =>
    expect(fates(attacker, defender, ...dice)).toBe(expected),
  );
});

test('WWA-085: the attacker first, each with the die of its weapons', () => {
  const trial = new Trial({ units: { u1: 'A GER-RIF 8,8', u2: 'B SOV-JET 9,8' } });
  trial.play('u1 : melee u2', 1, 1);
  expect(trial.all('rolled').map(({ die, unit }) => `${unit} ${die}`)).toEqual(['u1 armed', 'u2 unarmed']);
});
test('WWA-087: a kill costs one hit point, impact armor ignores it', () => {
  expect([fates('SOV-RIF', 'SOV-SHO', 4, 1), fates('SOV-RIF', 'SOV-MED', 4, 1)]).toEqual(['--', '--']);
});
test('WWA-083: no vehicles, no friends', () => {
  expect(code({ units: { u1: 'A GER-RIF 8,8', u2: 'B SOV-SUP 9,8' } }, 'u1 : melee u2')).toBe('E_TARGET');
  expect(code({ units: { u1: 'A GER-SUP 8,8', u2: 'B SOV-RIF 9,8' } }, 'u1 : melee u2')).toBe('E_ABILITY');
  expect(code({ units: { u1: 'A GER-RIF 8,8', u2: 'A GER-RIF 9,8' } }, 'u1 : melee u2')).toBe('E_TARGET');
});
test.each([
  ['WWA-084: two hexes away', { units: { u1: 'A GER-RIF 8,8', u2: 'B SOV-RIF 10,8' } }, 'E_RANGE'],
  [
    'WWA-084: through an open door',
    { units: { u1: 'A GER-RIF 3,5', u2: 'B SOV-RIF in:A(1,1)' }, tanks: { A: OPEN } },
    'ok',
  ],
  ['WWA-084: through a live shield', { units: { u1: 'A GER-RIF 3,5', u2: 'B SOV-RIF in:A(1,1)' } }, 'E_SHIELD'],
  ['WWA-084: through a hatch', { units: { u1: 'A GER-RIF roof:A(2,0)', u2: 'B SOV-RIF in:A(2,0)' } }, 'ok'],
  ['WWA-084: from the ground to a roof', { units: { u1: 'A GER-RIF 6,3', u2: 'B SOV-RIF roof:A(3,0)' } }, 'E_RANGE'],
] as const)('%s', (_, given, expected) => {
  const trial = new Trial(given);
  const tried = trial.try('u1 : melee u2', ...(expected === 'ok' ? [1, 1] : []));
  expect(typeof tried === 'string' ? tried : 'ok').toBe(expected);
});

describe('throws', () => {
  const units = { u1: 'A SOV-JET 8,8', u2: 'B SOV-JET 9,8' };
  test('WWA-088, WWA-140: the winner chooses among six ends; the attacker may have said', () => {
    const trial = new Trial({ units });
    trial.play('u1 : melee u2', 6, 1);
    expect(trial.awaited).toBe('A decision');
    expect(trial.war.decision?.legal).toHaveLength(6);
    expect(trial.try('A: pass')).toBe('E_PHASE');
    expect(trial.try('throw 6')).toBe('E_TARGET');
    trial.play('throw 0');
    expect([trial.at('u2'), trial.awaited]).toEqual(['11,8', 'B main']);
    const said = new Trial({ units });
    said.play('u1 : melee u2^1', 6, 1);
    expect([said.at('u2'), said.awaited]).toEqual(['9,10', 'B main']);
  });
  test('WWA-140: what the attacker says beforehand is one of six directions', () => {
    const trial = new Trial({ units });
    const melee = (throwDir: number) =>
      trial.try({
        type: 'main.activate',
        unit: 'u1',
        move: null,
        action: { type: 'melee', target: { unit: 'u2' }, throwDir },
      });
    expect([melee(-1), melee(6)]).toEqual(['E_TARGET', 'E_TARGET']);
  });
  test('WWA-140: where the defender prevails the other seat is asked', () => {
    const trial = new Trial({ units });
    trial.play('u1 : melee u2^1', 1, 6);
    expect(trial.awaited).toBe('B decision');
    trial.play('throw 3');
    expect([trial.at('u1'), trial.awaited]).toEqual(['6,8', 'B main']);
  });
  test('WWA-088: over units, short of walls, off a roof', () => {
    const over = new Trial({ units: { ...units, u3: 'B SOV-JET 10,8' } });
    over.play('u1 : melee u2^0', 6, 1);
    expect(over.at('u2')).toBe('11,8');
    const short = new Trial({ units, ground: { '11,8': '#' } });
    short.play('u1 : melee u2^0', 6, 1);
    expect(short.at('u2')).toBe('10,8');
    const off = new Trial({ units: { u1: 'A SOV-JET roof:A(2,0)', u2: 'B SOV-JET roof:A(3,0)' } });
    off.play('u1 : melee u2^0', 6, 1);
    expect(off.at('u2')).toBe('7,3');
  });
  test('WWA-089: the thrown are no longer deployed or connected, and keep the rest', () => {
    const trial = new Trial({ units: { u1: 'A SOV-JET 8,8', u2: 'B SOV-MAX 9,8 dep0' } });
    trial.play('u1 : melee u2^0', 6, 1);
    expect(trial.unit('u2')).toMatchObject({ deployed: null, token: true });
    const linked = new Trial({
      units: { u1: 'A SOV-JET in:A(-1,-1)', u2: 'B SOV-HAK in:A(-1,0) link:d55' },
      devices: { d55: 'B PRESENCE F4' },
    });
    linked.play('u1 : melee u2^3', 6, 1);
    expect([linked.unit('u2')?.connected, linked.war.devices]).toEqual([null, []]);
  });
});

/** Upgrades U01 to U18 (THE-RULES "Medals and upgrades", LC-059), in battles with a carry-over alone. */
import { describe, expect, test } from 'vitest';
import { carried } from '../testing/carried.ts';
import { type Given, Trial, tile, unit } from '../testing/trial.ts';

const DOWN = { status: 'wounded', damage: 4 };
const NML = { nml: true };

/** A battle in which one soldier has one upgrade, and the same without any. */
function both(id: string, upgrade: string, given: Given): readonly [Trial, Trial] {
  const round = { position: { round: 3, ...given.position } };
  return [
    new Trial({ ...given, ...round, carryOver: carried({ [id]: [upgrade] }) }),
    new Trial({ ...given, ...round, carryOver: carried() }),
  ];
}

const damageOf = (trial: Trial, id: string): number => {
  const hurt = trial.battle.units[id];
  return hurt === undefined || hurt.kind === 'civilian' ? -1 : hurt.damage;
};

test('LC-059, U01: two loads in one Move, room needed for all; NO_UPGRADE without it', () => {
  const units = [unit('H.medic', '0,1'), unit('H.sniper', '0,1', DOWN), unit('C.gunner', '0,1', DOWN)];
  const [strong, plain] = both('H.medic', 'U01', { units });
  expect(plain.try('medic to 0,0 with sniper and C.gunner')).toBe('NO_UPGRADE');
  expect(strong.menu('H.medic')).toContain('medic to 0,0 with C.gunner and sniper');
  expect(plain.menu('H.medic').filter((line) => line.includes(' and '))).toEqual([]);
  strong.play('medic to 0,0 with sniper and C.gunner');
  for (const id of ['H.medic', 'H.sniper', 'C.gunner']) expect(strong.battle.units[id]?.at, id).toEqual([0, 0]);
  const full = [...units, unit('H.captain', '0,0'), unit('C.medic', '0,0')];
  expect(both('H.medic', 'U01', { units: full })[0].try('medic to 0,0 with sniper and C.gunner')).toBe('FULL');
  expect(both('H.medic', 'U01', { units })[0].try('medic to 0,0 with sniper and sniper')).toBe('DRAG_ILLEGAL');
});

describe('U03: one own failed need roll on a target tile is thrown again, once per battle', () => {
  const given = { units: [unit('H.gunner', '0,1'), unit('C.medic', '0,0')], tiles: [tile('0,0', 'forest')] };
  test('with it the second throw counts', () => {
    const [steady, plain] = both('H.gunner', 'U03', given);
    steady.play('gunner x 0,0', 1, 6, 1, 1);
    expect(damageOf(steady, 'C.medic')).toBe(1);
    plain.play('gunner x 0,0', 1, 1, 1);
    expect(damageOf(plain, 'C.medic')).toBe(0);
  });
});

test('U04: the first tile of the path needs one less', () => {
  const given = {
    units: [unit('H.medic', '0,2'), unit('C.medic', '0,0')],
    tiles: [tile('0,1', 'forest'), tile('0,0', 'field')],
  };
  const [scoped, plain] = both('H.medic', 'U04', given);
  scoped.play('medic x 0,0', 3, 6);
  expect(damageOf(scoped, 'C.medic')).toBe(1);
  plain.play('medic x 0,0', 3);
  expect(damageOf(plain, 'C.medic')).toBe(0);
});

test('U05: melee does 2', () => {
  const [knife, plain] = both('H.medic', 'U05', { units: [unit('H.medic', '0,0'), unit('C.medic', '0,0')] });
  for (const trial of [knife, plain]) trial.play('medic fights C.medic', 2);
  expect([damageOf(knife, 'C.medic'), damageOf(plain, 'C.medic')]).toEqual([2, 1]);
});

test('U07: their grenades do 4 to the tile', () => {
  const given = { units: [unit('H.medic', '0,1', { grenades: 1 })], tiles: [tile('0,0', 'forest')] };
  const [satchel, plain] = both('H.medic', 'U07', given);
  for (const trial of [satchel, plain]) trial.play('medic throws 0,0', 6);
  expect(satchel.battle.tiles.find(({ card }) => card === 'forest')?.nml).toBe(true);
  expect(plain.battle.tiles.find(({ card }) => card === 'forest')?.nml).toBe(false);
});

test('U09: one more to tanks', () => {
  const given = { units: [unit('H.medic', '0,1'), unit('C.tank', '0,0')], tiles: [tile('0,0', 'field', NML)] };
  const [charged, plain] = both('H.medic', 'U09', given);
  for (const trial of [charged, plain]) trial.play('medic x 0,0', 6);
  expect([damageOf(charged, 'C.tank'), damageOf(plain, 'C.tank')]).toEqual([2, 1]);
});

test('U10: needs 4 against planes', () => {
  const plane = unit('C.plane', '0,-3', { line: { dir: 3, first: [0, -2] } });
  const [watcher, plain] = both('H.medic', 'U10', { units: [unit('H.medic', '0,-2'), plane] });
  for (const trial of [watcher, plain]) trial.play('medic x C.plane', 4);
  expect([damageOf(watcher, 'C.plane'), damageOf(plain, 'C.plane')]).toEqual([1, 0]);
});

test('U11: who is revived rises with 2 health left', () => {
  const given = { units: [unit('H.medic', '0,0'), unit('H.sniper', '0,0', DOWN)] };
  const [steady, plain] = both('H.medic', 'U11', given);
  for (const trial of [steady, plain]) trial.play('medic revives sniper');
  expect([damageOf(steady, 'H.sniper'), damageOf(plain, 'H.sniper')]).toEqual([1, 2]);
});

test('U12: repairs remove 2 points, where there are as many', () => {
  const given = (damage: number) => ({
    units: [unit('H.engineer', '0,0'), unit('H.tank', '0,0', { damage })],
    tiles: [tile('0,0', 'field', NML)],
  });
  const left = (damage: number) =>
    both('H.engineer', 'U12', given(damage)).map((trial) => {
      trial.play('engineer repairs tank');
      return damageOf(trial, 'H.tank');
    });
  expect(left(5)).toEqual([3, 4]);
  expect(left(1)).toEqual([0, 0]);
});

test('U13: the scatter die may be shifted by one, 6 and 1 beside each other; NO_UPGRADE without it', () => {
  const given = { units: [unit('H.observer', '0,2')], tiles: [tile('0,0', 'church')] };
  const struck = (line: string, scatter: number) => {
    const [corrected] = both('H.observer', 'U13', given);
    const events = corrected.play(line, 1, scatter);
    return events.flatMap((event) => (event.type === 'strike' ? [event.at] : []))[0];
  };
  expect(struck('observer calls 0,0', 1)).toEqual([0, 1]);
  expect(struck('observer calls 0,0 shift +1', 6)).toEqual([0, 1]);
  expect(struck('observer calls 0,0 shift -1', 2)).toEqual([0, 1]);
  expect(both('H.observer', 'U13', given)[1].try('observer calls 0,0 shift +1')).toBe('NO_UPGRADE');
});

test('U14: a civilian on their tile ignores the first packet of the battle', () => {
  const units = [unit('H.medic', '0,0'), unit('V1', '0,0'), unit('C.medic', '0,-1', { grenades: 2 })];
  const [shield, plain] = both('H.medic', 'U14', { units, position: { active: 'CARN' } });
  const stateOf = (trial: Trial) => {
    const civilian = trial.battle.units.V1;
    return civilian?.kind === 'civilian' ? civilian.state : null;
  };
  for (const trial of [shield, plain]) trial.play('medic throws 0,0', 1);
  expect([stateOf(shield), stateOf(plain)]).toEqual(['upright', 'wounded']);
});

describe('U15: alone they have two actions in a turn', () => {
  const alone = {
    units: [unit('H.medic', '0,1'), unit('H.recruit', '1,1'), unit('C.medic', '-2,0')],
    alone: true,
  };
  test('and a third in none', () => {
    const [wolf, plain] = both('H.medic', 'U15', alone);
    for (const trial of [wolf, plain]) trial.play('medic to 0,0');
    wolf.play('medic to 0,-1');
    expect(wolf.try('medic to 0,0')).toBe('NO_ACTION');
    expect(plain.try('medic to 0,-1')).toBe('NO_ACTION');
    for (const line of ['end turn', 'end turn', 'medic to 0,0', 'medic to 0,1']) wolf.play(line);
  });
  test('not beside another who stands', () => {
    const [wolf] = both('H.medic', 'U15', { ...alone, units: [...alone.units, unit('H.sniper', '2,0')] });
    wolf.play('medic to 0,0');
    expect(wolf.try('medic to 0,1')).toBe('NO_ACTION');
  });
});

test('U16: the packet that would wound them becomes their health, once', () => {
  const units = [unit('H.medic', '0,0', { damage: 3 }), unit('C.medic', '0,-1')];
  const [old, plain] = both('H.medic', 'U16', { units, position: { active: 'CARN' } });
  for (const trial of [old, plain]) trial.play('medic x 0,0', 6);
  const status = (trial: Trial) => {
    const soldier = trial.battle.units['H.medic'];
    return soldier?.kind === 'soldier' ? [soldier.status, soldier.damage] : [];
  };
  expect(status(plain)).toEqual(['wounded', 4]);
  expect(status(old)).toEqual(['standing', 3]);
  for (const line of ['end turn', 'end turn']) old.play(line);
  old.play('medic x 0,0', 6);
  expect(status(old)).toEqual(['wounded', 4]);
});

test('LC-122: a drawn soldier may have upgrades, spent ones and their own; a roster gives them else', () => {
  const drawn = new Trial({
    units: [unit('H.medic', '0,0', { upgrades: ['U05'], used: ['U16'] }), unit('C.medic', '0,0')],
    carryOver: carried({ 'C.medic': ['U07'] }),
  });
  expect(drawn.battle.units['H.medic']).toMatchObject({ upgrades: ['U05'], used: ['U16'] });
  expect(drawn.battle.units['C.medic']).toMatchObject({ upgrades: ['U07'], used: [] });
});

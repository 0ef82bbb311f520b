/** Every tile, soldier and vehicle of the tables is met in play. */
import { describe, expect, test } from 'vitest';
import { Trial, tile, unit } from '../testing/trial.ts';
import { EMPIRES, enemyOf } from './empires.ts';
import { SOLDIER_TYPES, SOLDIERS, soldierId } from './soldiers.ts';
import { TILE_IDS, TILES } from './tiles.ts';
import { VEHICLES } from './vehicles.ts';

describe.each(TILE_IDS)('tile %s', (id) => {
  const { cover, cannotCross } = TILES[id];
  const tiles = [tile('0,0', id)];

  test('AWW-040, AWW-061: a shot needs its cover', () => {
    const trial = new Trial({ tiles, units: [unit('H.rocketeer', '0,2')] });
    trial.play('H.rocketeer x 0,0', 1, 6);
    expect(trial.needs()).toEqual(['0,1 1', `0,0 ${cover}`]);
  });

  test('AWW-080, AWW-081: as much damage turns it over', () => {
    const trial = new Trial({
      tiles: [tile('0,0', id, { damage: cover - 1 })],
      units: [unit('H.medic', '0,1', { grenades: 1 })],
    });
    trial.play('H.medic throws 0,0', 1);
    expect(trial.tile('0,0')).toMatchObject({ nml: true, damage: 0 });
  });

  test('AWW-004, AWW-031: whether it may be entered', () => {
    const trial = new Trial({ tiles, units: [unit('H.medic', '0,1')] });
    expect(typeof trial.try('H.medic to 0,0')).toBe(cannotCross ? 'string' : 'object');
    expect(trial.at('H.medic')).toBe(cannotCross ? '0,1' : '0,0');
  });
});

/** Dice of one shot at a citadel next door, each a 1. */
const NEEDS = { rifle: ['6'], flame: [], gun: ['6', '6', '6'], rocket: ['6'], sniperRifle: ['2'] } as const;

describe.each(EMPIRES)('soldiers of %s', (empire) => {
  const enemy = soldierId(enemyOf(empire), 'captain');
  const position = { active: empire };
  const tiles = [tile('0,0', 'citadel')];

  test.each(SOLDIER_TYPES)('%s stands on foot, and shoots with its own weapon', (type) => {
    const id = soldierId(empire, type);
    const alone = type === 'chef';
    const others = alone ? [unit(soldierId(enemyOf(empire), 'chef'), '1,0')] : [];
    const trial = new Trial({ tiles, position, units: [unit(id, '0,1'), unit(enemy, '0,0'), ...others], alone });
    const needs = NEEDS[SOLDIERS[type].weapon];
    trial.play(`${id} x 0,0`, ...needs.map(() => 1));
    expect(trial.needs()).toEqual(needs.map((need) => `0,0 ${need}`));
    expect(trial.soldier(id)).toMatchObject({ type, empire, health: 3, acted: true });
  });

  test.each(SOLDIER_TYPES)('%s moves', (type) => {
    const id = soldierId(empire, type);
    const trial = new Trial({
      position,
      units: [unit(id, '0,1'), unit(enemy, '0,0'), unit('V1', '0,1')],
      alone: type === 'chef',
    });
    trial.play(`${id} to 1,0 with V1`);
    expect(trial.on('1,0')).toEqual([id, 'V1'].toSorted());
  });
});

describe.each(EMPIRES)('vehicles of %s', (empire) => {
  const position = { active: empire };

  test('the tank crushes what it enters, and fires', () => {
    const { id } = VEHICLES[empire].tank;
    const tiles = [tile('0,1', 'field', { nml: true }), tile('0,0', 'church')];
    const trial = new Trial({ position, tiles, units: [unit(id, '0,1')] });
    trial.play(`${id} to 0,0`);
    expect(trial.tile('0,0').nml).toBe(true);
    const shell = new Trial({ position, tiles, units: [unit(id, '0,1')] });
    shell.play(`${id} x 0,0`, 6);
    expect(shell.tile('0,0').damage).toBe(3);
  });

  test('the plane approaches, and strafes', () => {
    const { id } = VEHICLES[empire].plane;
    const trial = new Trial({ position, units: [unit(id, '0,3', { line: { dir: 0, first: [0, 2] } })] });
    trial.play(`${id} approaches N 0,2`);
    for (const line of ['end', 'end']) trial.play(line);
    trial.play(`${id} strafes`);
    expect(trial.battle.units[id]).toMatchObject({ at: [0, -3], state: 'exited' });
    expect(trial.tile('0,0').nml).toBe(true);
  });
});

/** The tables of THE-RULES "Content", counted and compared with their text. */
import { describe, expect, test } from 'vitest';
import {
  CIVILIANS,
  CONSTANTS,
  EMPIRES,
  enemyOf,
  OBJECTIVE_IDS,
  OBJECTIVES,
  otherRole,
  SOLDIER_TYPES,
  SOLDIERS,
  soldierId,
  TACTIC_IDS,
  TACTICS,
  TILE_IDS,
  TILES,
  VEHICLES,
} from './index.ts';

const tiles = TILE_IDS.map((id) => TILES[id]);
const copies = (all: typeof tiles) => all.reduce((sum, { count }) => sum + count, 0);

describe('the tile deck', () => {
  test('54 cards: 22 buildings, 32 of terrain', () => {
    expect(copies(tiles)).toBe(54);
    expect(copies(tiles.filter(({ kind }) => kind === 'building'))).toBe(22);
    expect(copies(tiles.filter(({ kind }) => kind === 'terrain'))).toBe(32);
  });

  test('AWW-004: four of them cannot be crossed: crag, two lakes, swamp', () => {
    const barred = tiles.filter(({ cannotCross }) => cannotCross);
    expect(barred.map(({ id, count }) => [id, count])).toEqual([
      ['crag', 1],
      ['lake', 2],
      ['swamp', 1],
    ]);
  });

  test('26 names, covers by count', () => {
    expect(new Set(tiles.map(({ name }) => name)).size).toBe(26);
    const byCover = [1, 2, 3, 4, 5, 6].map((cover) => copies(tiles.filter((tile) => tile.cover === cover)));
    expect(byCover).toEqual([10, 10, 10, 10, 9, 5]);
    for (const id of TILE_IDS) expect(TILES[id].id).toBe(id);
  });
});

describe('soldiers and vehicles', () => {
  test('24 soldiers with names and species of their own, health 3 on every card', () => {
    const cards = SOLDIER_TYPES.flatMap((type) => EMPIRES.map((empire) => SOLDIERS[type].names[empire]));
    expect(new Set(cards.map(({ name }) => name)).size).toBe(24);
    expect(new Set(cards.map(({ species }) => species)).size).toBe(24);
    for (const type of SOLDIER_TYPES) {
      expect(SOLDIERS[type]).toMatchObject({ type, health: CONSTANTS.health });
    }
    expect(soldierId('HERB', 'captain')).toBe('H.captain');
    expect(soldierId('CARN', 'tanker')).toBe('C.tanker');
  });

  test('six of the twelve abilities are used with an action', () => {
    const used = SOLDIER_TYPES.filter((type) => SOLDIERS[type].active);
    expect(used).toEqual(['captain', 'engineer', 'medic', 'observer', 'pilot', 'tanker']);
  });

  test('AWW-144: ordinary rifles but for Flamer, Gunner, Rocketeer and Sniper', () => {
    const others = SOLDIER_TYPES.filter((type) => SOLDIERS[type].weapon !== 'rifle');
    expect(others).toEqual(['flamer', 'gunner', 'rocketeer', 'sniper']);
  });

  test('a tank and a plane for each Empire, two civilians for any battle', () => {
    const cards = EMPIRES.flatMap((empire) => [VEHICLES[empire].tank, VEHICLES[empire].plane]);
    expect(cards.map(({ id, cap, cover, crew }) => [id, cap, cover, crew])).toEqual([
      ['H.tank', 6, 6, 'tanker'],
      ['H.plane', 5, 5, 'pilot'],
      ['C.tank', 6, 6, 'tanker'],
      ['C.plane', 5, 5, 'pilot'],
    ]);
    expect(CIVILIANS).toEqual(['V1', 'V2']);
  });

  test('AWW-001: two Empires, AWW-007: two roles', () => {
    expect(EMPIRES.map(enemyOf)).toEqual(['CARN', 'HERB']);
    expect([otherRole('A'), otherRole('B')]).toEqual(['B', 'A']);
  });
});

describe('objectives and tactics', () => {
  test('16 objectives; seven have one condition for both', () => {
    expect(OBJECTIVE_IDS).toHaveLength(16);
    const same = OBJECTIVE_IDS.filter((id) => OBJECTIVES[id].same);
    expect(same).toEqual(['O02', 'O03', 'O04', 'O05', 'O06', 'O07', 'O13']);
    expect(new Set(OBJECTIVE_IDS.map((id) => OBJECTIVES[id].title)).size).toBe(16);
    for (const id of OBJECTIVE_IDS) expect(OBJECTIVES[id]).toMatchObject({ id, elimination: true });
  });

  test('Components: no objective uses more than 6 tokens or two civilians', () => {
    for (const id of OBJECTIVE_IDS) {
      const { ops } = OBJECTIVES[id];
      expect(ops.filter(({ op }) => op === 'token').length).toBeLessThanOrEqual(6);
      expect(ops.filter(({ op }) => op === 'civilian').length).toBeLessThanOrEqual(2);
    }
  });

  test('20 tactics: AWW-180 timing classes, and the window of each', () => {
    expect(TACTIC_IDS).toHaveLength(20);
    const timed = (timing: string) => TACTIC_IDS.filter((id) => TACTICS[id].timing === timing);
    expect(timed('before')).toEqual(['T02', 'T03', 'T04', 'T05', 'T09', 'T10', 'T19', 'T20']);
    expect(timed('once')).toEqual(['T01', 'T06', 'T07', 'T08', 'T11', 'T12', 'T15', 'T18']);
    expect(timed('multi').map((id) => [id, TACTICS[id].uses])).toEqual([
      ['T13', 3],
      ['T14', 3],
      ['T17', 2],
    ]);
    expect(timed('armed')).toEqual(['T16']);
    const within = (window: 'BS' | 'BD' | 'AD') => TACTIC_IDS.filter((id) => TACTICS[id].windows.includes(window));
    expect(within('BS')).toEqual(['T04']);
    expect(within('BD')).toEqual(['T03', 'T20']);
    expect(within('AD')).toEqual(['T02', 'T05', 'T09', 'T10', 'T16', 'T19']);
  });
});

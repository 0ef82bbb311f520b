/** THE-RULES "Invariants" between two commands: every sentence of `brokenAtRest` is said of a state that deserves it, and of no other. */
import { fromKey } from '@fieldpost/hex';
import { expect, test } from 'vitest';
import { broken, brokenAtRest } from './invariants.ts';
import type { Battle, State, Tile, Unit } from './state.ts';
import { Trial, tile, unit } from './testing/trial.ts';

const { state } = new Trial({
  units: [unit('H.tank', '0,0'), unit('H.medic', '0,2'), unit('C.gunner', '0,-2'), unit('V1', '0,1')],
  tiles: [tile('0,0', 'field', { nml: true })],
  position: { objective: 'O02', items: [{ id: 'CASE', holder: 'H.medic' }] },
});

const having = (change: Partial<Battle>): State => ({ ...state, battle: { ...state.battle, ...change } });

function withTile(key: string, change: Partial<Tile>): State {
  const at = fromKey(key);
  const tiles = state.battle.tiles.map((one) => (one.at.join() === at?.join() ? { ...one, ...change } : one));
  return having({ tiles });
}

function withUnit(id: string, change: object): State {
  const units = { ...state.battle.units, [id]: { ...state.battle.units[id], ...change } as Unit };
  return having({ units });
}

const FLATTENED = 'H.tank stands on a tile that it should have flattened';

test.each([
  ['nothing is broken', state, []],
  ['2: a tank on a tile printed side up', withTile('0,0', { nml: false }), [FLATTENED]],
  ['2: a tank on wire', withTile('0,0', { wire: true }), [FLATTENED]],
  ['2: a tank in a trench', withTile('0,0', { feature: { kind: 'trench', damage: 0 } }), [FLATTENED]],
  ['3: damage that the tile cannot take', withTile('0,2', { damage: 99 }), ['the tile at 0,2 should have collapsed']],
  ['9: a tank with no health left', withUnit('H.tank', { damage: 99 }), ['H.tank should be out of action']],
  ['9: a tank that is away is none', withUnit('H.tank', { damage: 99, at: null }), []],
  ['9: a soldier hurt beyond health', withUnit('C.gunner', { damage: 9 }), ['C.gunner should be wounded']],
  ['4: the wounded hold nothing', withUnit('H.medic', { status: 'wounded', damage: 4 }), ['H.medic holds something']],
  ['a civilian has no health to count', withUnit('V1', { state: 'wounded' }), []],
] as const)('invariant %s', (_, one, faults) => {
  expect(brokenAtRest(one)).toEqual(faults);
});

test('while a question is open nothing is at rest', () => {
  const question = { id: 1, kind: 'target', empire: 'CARN', at: [0, 0], amount: 1, candidates: [] } as const;
  const asked = having({ question, tiles: withTile('0,0', { nml: false }).battle.tiles });
  expect(brokenAtRest(asked)).toEqual([]);
  expect(broken(asked, null)).toEqual(['a question is open, but nothing waits for it']);
});

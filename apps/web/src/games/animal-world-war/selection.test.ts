import { expect, test } from 'vitest';
import type { Choice, Menu } from './menu.ts';
import { NOTHING, tapped } from './selection.ts';

const move: Choice = {
  command: { type: 'move', unit: 'H.medic', path: [[0, 1]], drag: null, dragSteps: 0, build: null },
  label: 'Go to 0,1',
  ties: [],
  harm: null,
};
const shot: Choice = {
  command: { type: 'shoot', unit: 'H.medic', target: [0, -1], ties: [] },
  label: '',
  ties: [],
  harm: null,
};
const menu: Menu = new Map([
  ['0,1', [move]],
  ['0,-1', [shot]],
  ['1,0', [move, shot]],
]);
const medic = { kind: 'unit', unit: 'H.medic' } as const;

test('a first tap picks the first unit there that can do something', () => {
  expect(tapped(NOTHING, '0,2', ['H.medic', 'H.sniper'], new Map()).picked).toEqual(medic);
  expect(tapped(NOTHING, '0,2', [], new Map()).picked).toEqual(NOTHING);
});

test('a tap on its own tile goes round those who stand there', () => {
  expect(tapped(medic, '0,2', ['H.medic', 'H.sniper'], menu).picked).toEqual({ kind: 'unit', unit: 'H.sniper' });
  expect(tapped(medic, '0,2', ['H.chef', 'H.medic'], menu).picked).toEqual(NOTHING);
});

test('a plain step among other choices is looked at first, and taken with the next tap', () => {
  const looked = tapped(medic, '1,0', [], menu);
  expect(looked).toEqual({ order: null, picked: { kind: 'aim', unit: 'H.medic', at: '1,0', index: 0, ties: [] } });
  expect(tapped(looked.picked, '1,0', [], menu).order).toBe(0);
  const shooting = { kind: 'aim', unit: 'H.medic', at: '1,0', index: 1, ties: [] } as const;
  expect(tapped(shooting, '1,0', [], menu).order).toBeNull();
});

test('a plain step is taken at once, everything else is looked at first', () => {
  expect(tapped(medic, '0,1', [], menu).order).toBe(0);
  expect(tapped(medic, '0,-1', [], menu)).toEqual({
    order: null,
    picked: { kind: 'aim', unit: 'H.medic', at: '0,-1', index: 0, ties: [] },
  });
});

/** What is said of orders and fire, for instance "Molot: 3 ahead, then right, HE at the bridge". */
import { expect, test } from 'vitest';
import type { FireEvent } from '../events.ts';
import type { FullOrder } from '../state.ts';
import { tell } from '../telling.ts';

const order: FullOrder = { speed: 0, heading: 'F', aim: null, attack: null, solid: null, moment: null };
const aim = { q: 9, r: 8 };

test.each<readonly [string, Partial<FullOrder> | null]>([
  ['West orders its Superpanzer.', null],
  ['West orders to stand still.', {}],
  ['West orders 3 ahead, then right.', { speed: 3, heading: 'R' }],
  ['West orders 1 ahead, aim 9,8.', { speed: 1, aim }],
  ['West orders to stand still, Koenigswolf shell HE at 9,8.', { aim, attack: 'MG-GER-HE', moment: 0 }],
])('%s', (words, change) => {
  const given = change === null ? null : { ...order, ...change };
  expect(tell({ type: 'ordered', side: 'A', order: given, sealed: given === null })).toBe(words);
});

test('a moment is chosen before the ride, the shot is told at its moment', () => {
  expect(tell({ type: 'momentChosen', side: 'A', moment: 3 })).toBe('West chooses moment 3 for its shot.');
  const target = { hex: { q: 9, r: 8 }, layer: 'ground', solid: null } as const;
  const shot = { side: 'A', unit: null, attack: 'MG-GER-HE', mount: null, target, second: null } as const;
  expect(tell({ type: 'fired', ...shot })).toMatch(/^West: the Superpanzer fires Koenigswolf shell HE at /);
  expect(tell({ type: 'rolled', die: 'firing', roll: 4, face: 'HIT_PIERCE', unit: null, effect: 'hit' })).toBe(
    'Firing die 4 (HIT_PIERCE): a hit.',
  );
});

const ground = { layer: 'ground', q: 9, r: 8 } as const;

test.each<readonly [string, FireEvent]>([
  [
    'West: the Superpanzer fires Koenigswolf shell HE at part D1 of East’s Superpanzer.',
    {
      type: 'fired',
      side: 'A',
      unit: null,
      attack: 'MG-GER-HE',
      mount: null,
      target: { solid: { tank: 'B', id: 'D1' } },
      second: null,
    },
  ],
  [
    'Blast die 1 (MISS): it drifts.',
    { type: 'rolled', die: 'blast', roll: 1, face: 'MISS', unit: null, effect: 'none' },
  ],
  [
    'Koenigswolf shell HE bursts at 9,8.',
    { type: 'hexHit', hex: { q: 9, r: 8 }, layer: 'ground', attack: 'MG-GER-HE' },
  ],
  [
    'Part D1 of East’s Superpanzer takes 2.',
    { type: 'impact', solid: { tank: 'B', id: 'D1' }, points: 2, destroyed: false },
  ],
  [
    'Part D1 of East’s Superpanzer takes 3 and is destroyed.',
    { type: 'impact', solid: { tank: 'B', id: 'D1' }, points: 3, destroyed: true },
  ],
  [
    'A charge is laid at 9,8, due in round 4.',
    { type: 'chargeLaid', charge: { id: 'c1', owner: 'A', attack: 'DEMO', at: ground, on: null, due: 4 } },
  ],
  ['A charge stays at 9,8.', { type: 'chargeLeft', charge: 'c1', at: ground }],
  ['A charge explodes at 9,8.', { type: 'exploded', charge: 'c1', at: ground }],
  ['East throws a unit toward the east.', { type: 'threw', side: 'B', unit: 'u1', dir: 0 }],
])('%s', (words, event) => expect(tell(event)).toBe(words));

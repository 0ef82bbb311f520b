/** What is said of an order, as part H has it: "Molot: 3 ahead, then right, HE at the bridge". */
import { expect, test } from 'vitest';
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

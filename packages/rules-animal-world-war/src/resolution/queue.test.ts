/** AWW-120 (7): "resolved in a queue, first in first out"; AWW-122: a series waits until the queue is empty. */
import { expect, test } from 'vitest';
import type { Task } from '../state.ts';
import { enqueue } from './queue.ts';

const wreck = (tank: string): Task => ({ kind: 'wreck', tank, by: 'H.medic' });
const blast: Task = { kind: 'blast', at: [0, 0], by: 'C.flamer' };
const bullets: Task = { kind: 'bullets', by: 'H.gunner', target: [0, 0], path: [], left: 2 };
const strafe: Task = { kind: 'strafe', plane: 'H.plane', attack: null, tiles: [] };

test('AWW-120: what comes new goes behind what waits, and is not turned round', () => {
  expect(enqueue([wreck('H.tank')], [wreck('C.tank'), blast], [])).toEqual([wreck('H.tank'), wreck('C.tank'), blast]);
});

test('AWW-122: a series that waits, and the rest of the task itself, come after the queue', () => {
  expect(enqueue([bullets, wreck('H.tank')], [blast], [strafe])).toEqual([wreck('H.tank'), blast, bullets, strafe]);
  expect(enqueue([bullets, blast], [], [])).toEqual([bullets, blast]);
});

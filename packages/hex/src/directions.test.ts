import { expect, test } from 'vitest';
import { add } from './add.ts';
import { DIRECTIONS } from './directions.ts';
import { distance } from './distance.ts';

test('six steps, each the next clockwise: a walk along all of them comes back', () => {
  expect(DIRECTIONS.reduce((at, step) => add(at, step), [0, 0] as const)).toEqual([0, 0]);
  DIRECTIONS.forEach((step, i) => {
    expect(distance([0, 0], step)).toBe(1);
    expect(distance(step, DIRECTIONS[(i + 1) % 6] ?? step)).toBe(1);
    expect(distance(step, DIRECTIONS[(i + 3) % 6] ?? step)).toBe(2);
  });
});

import { expect, test } from 'vitest';
import { centre } from './centre.ts';
import { neighbours } from './neighbours.ts';

test('all neighbours lie as far: the height of a hex, sqrt(3) sizes', () => {
  const here = centre([2, -1], 10);
  for (const at of neighbours([2, -1])) {
    const there = centre(at, 10);
    expect(Math.hypot(there.x - here.x, there.y - here.y)).toBeCloseTo(10 * Math.sqrt(3));
  }
});

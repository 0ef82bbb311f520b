import { expect, test } from 'vitest';
import { distance } from './distance.ts';
import { neighbours } from './neighbours.ts';
import { within } from './within.ts';

test('is the number of steps that a search needs', () => {
  const steps = new Map([['0,0', 0]]);
  let edge: readonly (readonly [number, number])[] = [[0, 0]];
  for (let far = 1; far <= 4; far++) {
    edge = edge.flatMap((at) => neighbours(at)).filter((at) => !steps.has(`${at}`) && steps.set(`${at}`, far));
  }
  for (const at of within([0, 0], 4)) expect(distance([0, 0], at)).toBe(steps.get(`${at}`));
  expect(steps.size).toBe(61);
});

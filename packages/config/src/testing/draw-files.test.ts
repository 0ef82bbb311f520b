import { afterAll, expect, test } from 'vitest';
import { drawTests } from './draw-tests.ts';
import { wholeDrills } from './drill.ts';

// Practically never drawn: what must not run in a sample runs in none, and in the drills as ever.
drawTests(1, 1e9);

const ran: string[] = [];
afterAll(() => expect(ran).toHaveLength(wholeDrills ? 2 : 0));

test.each(['one', 'two'])('of a file that another commit draws none runs: %s', (name) => {
  ran.push(name);
});

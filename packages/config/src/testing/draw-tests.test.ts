import { afterAll, expect, test } from 'vitest';
import { drawTests } from './draw-tests.ts';
import { wholeDrills } from './drill.ts';

drawTests(1);

const ran: string[] = [];
// A run of a sample that skipped none, or all, would be found out by no test of this file.
afterAll(() => expect(ran).toHaveLength(wholeDrills ? 3 : 1));

test.each(['one', 'two', 'three'])('of three tests one runs: %s', (name) => {
  ran.push(name);
});

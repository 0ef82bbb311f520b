import { expect, test } from 'vitest';
import { setupRead, setupsKnown } from './set-ups.ts';

const text = (title: string): string => JSON.stringify({ scenario: { title }, options: {} });

test('a set-up that has been read is known for its match, in its database alone; alike ones are one object', () => {
  const [house, other] = [{}, {}];
  const one = setupRead(house, 'one', text('duel'));
  expect(one).toEqual({ scenario: { title: 'duel' }, options: {} });
  expect(setupRead(house, 'two', text('duel'))).toBe(one);
  expect(setupRead(house, 'three', text('war'))).not.toEqual(one);
  expect([...setupsKnown(house, ['two', 'one', 'none']).keys()]).toEqual(['two', 'one']);
  expect(setupsKnown(other, ['one']).size).toBe(0);
});

test('what was read longest ago goes first: of matches by their number, of texts by their length', () => {
  const house = {};
  const first = setupRead(house, 'match 0', text('first'));
  for (let index = 1; index < 5_000; index += 1) setupRead(house, `match ${index}`, text('next'));
  expect(setupsKnown(house, ['match 0']).get('match 0')).toBe(first);
  setupRead(house, 'match 5000', text('next'));
  expect([...setupsKnown(house, ['match 0', 'match 1', 'match 5000']).keys()]).toEqual(['match 1', 'match 5000']);
  setupRead(house, 'long', text('long'.repeat(1_000_000)));
  expect(setupRead(house, 'match 0', text('first'))).not.toBe(first);
});

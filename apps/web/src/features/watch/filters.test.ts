import { expect, it, test } from 'vitest';
import { addressOf, asked, filtersOf, isFiltered, isFine } from './filters.ts';

it.each([
  [{}, { order: 'newest' }],
  [
    { game: 'tank-killers', state: 'playing' },
    { ruleSet: 'tank-killers', state: 'playing', order: 'newest' },
  ],
  [{ scenario: 'mass-warfare.ford' }, { ruleSet: 'mass-warfare', scenario: 'ford', order: 'newest' }],
  [{ result: 'won.wwi-combined-arms.south' }, { ruleSet: 'wwi-combined-arms', winner: 'south', order: 'newest' }],
  [{ result: 'drawn' }, { winner: 'drawn', order: 'newest' }],
  [{ result: 'by.turn-limit' }, { reason: 'turn-limit', order: 'newest' }],
  [
    { player: 'Ada', of: 'id-of-ada' },
    { player: 'id-of-ada', order: 'newest' },
  ],
  [{ result: 'nonsense' }, { order: 'newest' }],
  [
    { length: 'middle', order: 'longest' },
    { turnsFrom: 21, turnsTo: 60, order: 'longest' },
  ],
  [
    { player: ' Ada ', state: 'never', length: 'x', order: 'x' },
    { player: 'Ada', order: 'newest' },
  ],
])('%o is asked as %o', (raw, expected) => expect(asked(filtersOf(raw))).toEqual(expected));

test('what is looked for stays in the address, and nothing else does', () => {
  const filters = filtersOf({ player: 'Ada & Ben', state: 'finished', length: 'any' });
  expect(addressOf(filters, 'next')).toBe('/watch?player=Ada+%26+Ben&state=finished&after=next');
  expect(addressOf(filtersOf({}), '')).toBe('/watch');
});

test('the form is unfolded where more is asked than it shows', () => {
  expect([{}, { game: 'x' }, { length: 'long' }].map((raw) => isFine(filtersOf(raw)))).toEqual([false, false, true]);
  expect([{}, { game: 'x' }, { order: 'longest' }].map((raw) => isFiltered(filtersOf(raw)))).toEqual([
    false,
    true,
    false,
  ]);
});

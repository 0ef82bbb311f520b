import { expect, it } from 'vitest';
import { usualClock } from '../create/draft.ts';
import { filtersOf, isFiltered, matchesFilters } from './filters.ts';

const clockSpec = { ...usualClock(), bankSeconds: 3 * 86_400 };
const seat = { player: 0, reserveMs: null, since: null, running: false, missedTurns: 0, rating: null };
const match = {
  ruleSet: 'wwi-combined-arms',
  clockSpec,
  seats: [
    { ...seat, side: 'south', user: { id: 'a', name: 'Ada' } },
    { ...seat, side: 'north', user: null },
  ],
};

it('reads whether only what they may join is looked for', () => {
  expect([filtersOf({ joinable: '1' }), filtersOf({ joinable: 'x' }), filtersOf({})].map(isFiltered)).toEqual([
    true,
    false,
    false,
  ]);
});

it.each([
  [{}, true],
  [{ game: 'wwi-combined-arms' }, true],
  [{ game: 'tank-killers' }, false],
  [{ pace: 'post' }, true],
  [{ pace: 'evening' }, false],
  [{ pace: 'nonsense' }, true],
  [{ side: 'north' }, true],
  [{ side: 'wwi-combined-arms.north' }, true],
  [{ side: 'another-game.north' }, false],
  [{ side: 'wwi-combined-arms.south' }, false],
  [{ side: 'south' }, false],
  [{ side: ['north'] }, true],
  [{ game: 'wwi-combined-arms'.padEnd(90, '!') }, false],
])('%o: %s', (raw, expected) => {
  expect(matchesFilters(match, filtersOf(raw))).toBe(expected);
});

it.each([
  [6 * 3_600 - 1, 'evening'],
  [6 * 3_600, 'evening'],
  [6 * 3_600 + 1, 'brisk'],
  [2 * 86_400, 'brisk'],
  [2 * 86_400 + 1, 'post'],
])('%d s at the start are of one pace, %s, and of any', (bankSeconds, pace) => {
  const timed = { ...match, clockSpec: { ...clockSpec, bankSeconds } };
  const fits = ['any', 'evening', 'brisk', 'post'].filter((one) => matchesFilters(timed, filtersOf({ pace: one })));
  expect(fits).toEqual(['any', pace]);
});

/** Statistics of finished matches: shares wait for enough of them, lengths are parted into whole turns. */
import { describe, expect, test } from 'vitest';
import { figuresOf, MIN_COUNTED, type Tally } from './statistics.ts';

const tally = (count: number, more: Partial<Tally> = {}): Tally => ({
  scenario: 'ford',
  winner: 'south',
  reason: 'headquarters',
  turns: 20,
  count,
  ...more,
});
const SIDES = ['south', 'north'];

test('nothing has ended: nothing is said', () => {
  expect(figuresOf([], SIDES)).toEqual({
    count: 0,
    wins: ['south', 'north', null].map((side) => ({ side, count: 0, share: null })),
    ends: [],
    lengths: null,
  });
});

test('one fewer than enough says counts and no share; enough says both', () => {
  expect(figuresOf([tally(MIN_COUNTED - 1)], SIDES).wins[0]).toEqual({ side: 'south', count: 9, share: null });
  expect(figuresOf([tally(MIN_COUNTED - 1)], SIDES).ends[0]?.share).toBeNull();
  expect(figuresOf([tally(MIN_COUNTED)], SIDES).wins[0]).toEqual({ side: 'south', count: 10, share: 1000 });
});

test('sides keep the order of the game, who won alone comes before nobody, ends go by how usual they are', () => {
  const tallies = [
    tally(2, { reason: 'timeout' }),
    tally(3, { winner: 'north' }),
    tally(4),
    tally(6, { winner: null, reason: 'agreement' }),
    tally(5, { winner: 'east' }),
  ];
  const { count, wins, ends } = figuresOf(tallies, SIDES);
  expect(count).toBe(20);
  expect(wins).toEqual([
    { side: 'south', count: 6, share: 300 },
    { side: 'north', count: 3, share: 150 },
    { side: 'east', count: 5, share: 250 },
    { side: null, count: 6, share: 300 },
  ]);
  expect(ends.map(({ reason, share }) => [reason, share])).toEqual([
    ['headquarters', 600],
    ['agreement', 300],
    ['timeout', 100],
  ]);
});

describe('lengths', () => {
  test('quarters are lengths that matches had', () => {
    const tallies = [1, 2, 3, 4, 5, 6, 7, 100].map((turns) => tally(1, { turns }));
    const { shortest, quarter, middle, threeQuarters, longest } = figuresOf(tallies, SIDES).lengths ?? { spread: [] };
    expect([shortest, quarter, middle, threeQuarters, longest]).toEqual([1, 2, 4, 6, 100]);
  });

  test.each([
    [[7], 1],
    [[1, 12], 12],
    [[1, 13], 7],
    [[3, 3000], 12],
  ])('%o is parted into %i, each match in one', (turns, bins) => {
    const spread = figuresOf(
      turns.map((one) => tally(3, { turns: one })),
      SIDES,
    ).lengths?.spread;
    expect(spread).toHaveLength(bins);
    expect(spread?.reduce((sum, { count }) => sum + count, 0)).toBe(3 * turns.length);
    expect(spread?.[0]?.from).toBe(turns[0]);
    for (const [index, { from }] of spread?.slice(1).entries() ?? []) expect(from).toBe((spread?.[index]?.to ?? 0) + 1);
  });

  test('a match whose log could not be told counts, and has no length', () => {
    const { count, lengths } = figuresOf([tally(2, { turns: null }), tally(1)], SIDES);
    expect([count, lengths?.longest, lengths?.spread[0]?.count]).toEqual([3, 20, 1]);
    expect(figuresOf([tally(2, { turns: null })], SIDES).lengths).toBeNull();
  });
});

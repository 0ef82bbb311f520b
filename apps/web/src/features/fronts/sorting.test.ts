import { expect, test } from 'vitest';
import type { Figures, Group } from './operations.ts';
import { daysSince, isOrder, ORDERS, type Order, sorted } from './sorting.ts';

const group = (index: number, figures: Partial<Figures> | null, place: number | null = null): Group => ({
  id: `g${index}`,
  group: index,
  title: `Group ${index}`,
  status: 'playing',
  seats: [],
  mine: false,
  place,
  figures: figures && {
    turn: 1,
    counts: {},
    winner: null,
    correctedByPlayer: false,
    paused: false,
    lastAt: '2026-11-20T00:00:00Z',
    head: null,
    ...figures,
  },
});

const GROUPS = [
  group(1, null),
  group(2, { turn: 3, counts: { HERB: { ready: 5, fallen: 4 }, CARN: { ready: 9, fallen: 0 } } }),
  group(3, { turn: 7, winner: 'HERB', counts: { HERB: { ready: 8, fallen: 2 }, CARN: { ready: 1, fallen: 9 } } }, 1),
  group(4, { turn: 3, lastAt: '2026-11-01T00:00:00Z', counts: { HERB: { upgrades: 2 } } }),
];

test.each([
  ['group', [1, 2, 3, 4]],
  ['place', [3, 2, 4, 1]],
  ['turn', [3, 2, 4, 1]],
  ['ready', [2, 3, 4, 1]],
  ['fallen', [3, 2, 4, 1]],
  ['upgrades', [4, 2, 3, 1]],
  ['quiet', [4, 2, 3, 1]],
] as const)('by %s: %j', (order, numbers) => {
  expect(sorted(GROUPS, order).map((one) => one.group)).toEqual(numbers);
});

test('every order is tried here, and no other word is one', () => {
  expect(Object.keys(ORDERS) satisfies readonly string[] as readonly Order[]).toHaveLength(7);
  expect(isOrder('constructor')).toBe(false);
});

test('days are counted whole, and never before their time', () => {
  expect(daysSince('2026-11-20T00:00:00Z', new Date('2026-11-21T23:59:00Z'))).toBe(1);
  expect(daysSince('2026-11-22T00:00:00Z', new Date('2026-11-21T23:59:00Z'))).toBe(0);
});

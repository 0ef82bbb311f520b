import { describe, expect, test } from 'vitest';
import { neighbour } from './board-grid.tsx';
import { lossOf, ruleOf } from './rule-links.ts';

describe('arrow keys', () => {
  test.each([
    ['e4', 'ArrowUp', 'south', 'e5'],
    ['e4', 'ArrowUp', 'north', 'e3'],
    ['e4', 'ArrowRight', 'south', 'f4'],
    ['e4', 'ArrowRight', 'north', 'd4'],
    ['h4', 'ArrowRight', 'south', null],
    ['a8', 'ArrowUp', 'south', null],
    ['e4', 'Home', 'south', 'a4'],
    ['e4', 'End', 'north', 'a4'],
    ['e4', 'x', 'south', null],
  ] as const)('from %s, %s as %s sees it: %s', (from, key, side, to) => {
    expect(neighbour(from, key, 8, side)).toBe(to);
  });
});

describe('the log', () => {
  test.each([
    [{ type: 'destroyed', unit: 'N-inf-1', why: 'noRetreat' }, 'CA-056'],
    [{ type: 'destroyed', unit: 'N-inf-1', why: 'doubleWhammy' }, 'CA-058'],
    [{ type: 'retreated' }, 'CA-052'],
    [{ type: 'finished', outcome: { reason: 'headquarters', places: [] } }, 'CA-070'],
    [{ type: 'turnEnded' }, null],
  ])('links %j to %s', (notice, rule) => {
    expect(ruleOf(notice)).toBe(rule);
  });

  test('counts the losses of each side', () => {
    expect(lossOf({ type: 'destroyed', unit: 'N-inf-1' })).toEqual({ side: 'north' });
    expect(lossOf({ type: 'moved', unit: 'N-inf-1' })).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { CHOOSERS, finerCommand } from './matches.ts';
import { queues } from './queued.ts';
import { fairness, survey } from './survey.ts';

describe('World War Awesome!', () => {
  test('random matches end, over pairings, maps and presets', () => {
    const { ends, commands } = survey(4, finerCommand);
    expect(Object.values(ends).reduce((sum, one) => sum + one, 0)).toBe(4);
    expect(ends.unfinished).toBeUndefined();
    expect(commands).toBeGreaterThan(400);
  });

  test('greedy matches end, mostly inside a tank', () => {
    const { shares, draws } = fairness(3, CHOOSERS.greedy ?? finerCommand);
    expect((shares.A ?? 0) + (shares.B ?? 0)).toBe(100);
    expect(draws).toBeLessThan(100);
  });

  test('a round that is queued has the steps of the same orders by hand, and saves at least half of the hand-overs', () => {
    const { differ, saved } = queues(6);
    expect(differ).toEqual([]);
    expect(saved).toBeGreaterThanOrEqual(0.5);
  });
});

import { describe, expect, test } from 'vitest';
import { handOvers } from './hand-overs.ts';
import { difference, neutrality, pairsOf } from './neutrality.ts';
import { playouts } from './playouts.ts';

describe('Tank Killers', () => {
  test('matches end within the turn limit, for every reason, and every card is played', () => {
    const { ends, neverPlayed, longest } = playouts(90);
    expect(neverPlayed).toEqual([]);
    expect(Object.keys(ends).toSorted()).toEqual(['agreement, drawn', 'breakpoint', 'resignation', 'turn-limit']);
    expect(longest).toBeLessThanOrEqual(60);
  });

  test('nothing that a viewer is told depends on what the other holds or has ordered', () => {
    expect(neutrality(150)).toEqual({ pairs: 150, differences: [] });
  });

  test('and the test would find it: an open hand is a difference', () => {
    const [pair] = pairsOf(3);
    if (pair === undefined) throw new Error('no pair');
    const { open } = pair.other.state;
    const { german } = open.forces;
    const leaking = { ...open, forces: { ...open.forces, german: { ...german, hand: german.hand + 1 } } };
    const other = { ...pair.other, state: { ...pair.other.state, open: leaking } };
    expect(difference({ ...pair, other }, () => 0)).toBe('the position itself');
  });

  test('standing orders equal to the answers of players end every match alike, and save most hand-overs', () => {
    const { sameHashes, saved } = handOvers(12);
    expect(sameHashes).toBe(12);
    expect(saved).toBeGreaterThanOrEqual(0.5);
  });
});

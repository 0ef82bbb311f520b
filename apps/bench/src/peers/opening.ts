/** What all three programs of the engine bench share on purpose: the opening, the unit values, the random policy. No rules. */

/** Row 8 first. Upper case: the first player (home row 1). Lower case: the second (home row 8). */
export const OPENING = '1as1h1a1/if1i1iri/i1imti1i/8/8/I1IMTI1I/IF1I1IRI/1AS1H1A1';
/** Turns of both players together after which a game is given up. */
export const TURN_CAP = 200;

/** letter: [move, range, defense] */
export const UNITS: Readonly<Record<string, readonly [number, number, number]>> = {
  I: [2, 1, 3],
  S: [2, 2, 2],
  M: [1, 2, 3],
  T: [2, 2, 3],
  A: [1, 4, 2],
  H: [0, 1, 4],
  F: [1, 1, 3],
  R: [3, 1, 3],
};

/** A small seeded generator, the same for all programs. `below(n)` gives 0 to n - 1. */
export type Policy = { below(n: number): number };

export function randomPolicy(seed: number): Policy {
  let a = seed | 0;
  return {
    below(n) {
      a = (a + 0x6d2b79f5) | 0;
      let t = a;
      t = Math.imul(t ^ (t >>> 15), t | 1);
      t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
      return Math.floor((((t ^ (t >>> 14)) >>> 0) * n) / 4294967296);
    },
  };
}

import { type RecordedChance, recorded } from './recorded.ts';

/** A quick generator for playouts and tests: numbers from 0 to 2^32 - 1, the same for the same seed. Never for real matches. */
export function fastNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** Dice for playouts: quick, repeatable from a seed, predictable by anybody. */
export function fastChance(seed: number): RecordedChance {
  const next = fastNumbers(seed);
  return recorded((faces) => Math.floor((next() / 0x1_0000_0000) * faces) + 1);
}

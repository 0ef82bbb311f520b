import type { Chance, Draw } from '../contract.ts';

/** A source of luck that keeps every draw it made, in order. The match layer cuts the draws of one step from it. */
export interface RecordedChance extends Chance {
  readonly draws: readonly Draw[];
}

/**
 * Makes a recorded chance of a source of numbers.
 * `roll(faces, index)` gives an integer from 1 to `faces` for draw number `index`; `first` is the number of the first draw.
 */
export function recorded(roll: (faces: number, index: number) => number, first = 0): RecordedChance {
  const draws: Draw[] = [];
  function draw(faces: number, purpose: string): number {
    if (!Number.isSafeInteger(faces) || faces < 1)
      throw new Error(`a draw needs a whole number of faces, not ${faces}`);
    const index = first + draws.length;
    const result = roll(faces, index);
    draws.push({ index, faces, purpose, result });
    return result;
  }
  return { draws, draw, take: (remaining, purpose) => pick(remaining, draw(totalOf(remaining), purpose)) };
}

function totalOf(remaining: Readonly<Record<string, number>>): number {
  let total = 0;
  for (const name in remaining) total += remaining[name] ?? 0;
  return total;
}

/**
 * The name that holds place `place` (from 1) when all that remains lies in a row, sorted by name.
 * Sorted, because a database may give keys back in another order than they were written in.
 */
export function pick<Name extends string>(remaining: Readonly<Record<Name, number>>, place: number): Name {
  let left = place;
  for (const name of (Object.keys(remaining) as Name[]).sort()) {
    left -= remaining[name];
    if (left <= 0) return name;
  }
  throw new Error(`nothing lies at place ${place}`);
}

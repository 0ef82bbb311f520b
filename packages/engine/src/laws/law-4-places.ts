import type { Places } from '../contract.ts';
import { must, shown } from './law.ts';

/** Whether two lists name the same sides, in whatever order. */
export function sameSides(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((side) => others.includes(side));
}

/** Each side once, and each place is one more than how many are placed before it. */
export function checkPlaces<Side extends string>(sides: readonly Side[], places: Places<Side>): void {
  must(
    sameSides(
      sides,
      places.map(({ side }) => side),
    ),
    () => `not everybody has one place: ${shown(places)}`,
  );
  for (const { side, place } of places) {
    const before = places.filter((other) => other.place < place).length;
    must(place === before + 1, () => `${side} has place ${place} behind ${before}: ${shown(places)}`);
  }
}

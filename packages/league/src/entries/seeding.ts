import { lotsOf } from '../chance/lots.ts';
import type { RatingTriple } from '../log/events.ts';
import { UNRATED } from '../ratings/glicko.ts';
import type { Settings } from '../settings/settings.ts';

export type Seeded = { readonly id: string; readonly given: number | null; readonly rating: RatingTriple | null };

/** CL-035: r - RD, rounded half away from zero. */
export function conservative([r, rd]: RatingTriple): number {
  const value = r - rd;
  return Math.sign(value) * Math.round(Math.abs(value));
}

/**
 * CL-035: entries in order of their pairing numbers 1..n. Given numbers apply first (manual, or the result of an earlier event). Otherwise
 * by conservative rating, ties by r, then by lot. If nothing is known of anybody, by order of entry.
 */
export function seeded<Who extends Seeded>(
  entries: readonly Who[],
  how: Settings['seeding'],
  seed: string,
): readonly Who[] {
  if (entries.every(({ given }) => given !== null)) return entries.toSorted((a, b) => (a.given ?? 0) - (b.given ?? 0));
  if (how !== 'lot' && entries.every(({ rating }) => rating === null)) return entries;
  const lots = lotsOf(
    seed,
    entries.map(({ id }) => id),
    'seeding',
  );
  const lot = ({ id }: Who) => lots.get(id) ?? 0;
  if (how === 'lot') return entries.toSorted((a, b) => lot(a) - lot(b));
  const rating = (who: Who) => who.rating ?? UNRATED;
  return entries.toSorted(
    (a, b) => conservative(rating(b)) - conservative(rating(a)) || rating(b)[0] - rating(a)[0] || lot(a) - lot(b),
  );
}

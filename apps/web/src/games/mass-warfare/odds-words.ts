/** Odds in words: of a shot, of several in a row, of a sortie. */
import type { Fate, SortieOdds } from '@fieldpost/rules-mass-warfare/odds';

/** "42%", "below 1%", "surely". */
export function chance(value: number): string {
  if (value > 0.9995) return 'surely';
  if (value > 0.995) return 'above 99%';
  return value < 0.005 ? 'below 1%' : `${Math.round(value * 100)}%`;
}

/** "0 fires 33%, 1 fire 33%, 2 fires 34%": what stands, by its fires. */
function firesWords({ standing }: Fate): string {
  return standing
    .flatMap((likelihood, fire) => (likelihood < 0.005 ? [] : [`${firesOf(fire)} ${chance(likelihood)}`]))
    .join(', ');
}

const firesOf = (count: number): string => (count === 0 ? 'no fire' : count === 1 ? '1 fire' : `${count} fires`);

/** What comes of an attack in one line. `isUnit`: only units fall, all else burns. */
export function fateWords(fate: Fate, isUnit: boolean): string {
  if (!isUnit) return `Then it burns: ${firesWords(fate)}.`;
  return `It falls: ${chance(fate.destroyed)}; else it stands with one fire more.`;
}

export function volleyWords(fates: readonly Fate[]): string {
  const chances = fates.map(({ destroyed }) => chance(destroyed));
  return chances.length < 2 ? `It falls: ${chances[0] ?? ''}.` : `It falls, after each: ${chances.join(', ')}.`;
}

/** "80% gets through (37% if all 2 fighters rise); then it falls: 35% (16%)". */
export function sortieWords({ flak, fighters, most, least }: SortieOdds, isUnit: boolean): string {
  const hit = (fate: Fate) => (isUnit ? fate.destroyed : 1 - (fate.standing[0] ?? 0));
  const through = flak.length + fighters.length === 0 ? 'Unopposed' : `${chance(most.arrives)} gets through`;
  const verb = isUnit ? 'destroys the target' : 'sets a fire';
  if (fighters.length === 0) return `${through}; ${verb}: ${chance(hit(most.target))}.`;
  const risers = fighters.length === 1 ? 'the fighter rises' : `all ${fighters.length} fighters rise`;
  return `${through}; ${verb}: ${chance(hit(most.target))}. If ${risers}: ${chance(least.arrives)}, ${chance(hit(least.target))}.`;
}

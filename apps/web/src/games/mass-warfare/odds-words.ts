/** Odds in words: of a shot, of several in a row, of a sortie. */
import type { Fate, SortieOdds } from '@fieldpost/rules-mass-warfare/odds';

/** "42%", "under 1%", "for certain": 0 and 100 are said only where they are exact. */
export function chance(value: number): string {
  if (isSure(value)) return 'for certain';
  if (value > 0.995) return 'above 99%';
  return value < 0.005 ? 'under 1%' : `${Math.round(value * 100)}%`;
}

/** Sums of exact fractions miss 1 by rounding alone. */
const isSure = (value: number): boolean => value > 1 - 1e-9;
const isNever = (value: number): boolean => value < 1e-9;

/** "42% it falls", "it falls for certain" */
const likely = (value: number, what: string): string =>
  isSure(value) ? `${what} for certain` : `${chance(value)} ${what}`;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "1 to 6 fires, all equally likely", or "2 fires most likely (1 to 3)": never a list of percentages. */
function firesWords({ standing }: Fate): string {
  const shown = standing.flatMap((likelihood, fire) => (isNever(likelihood) ? [] : [{ likelihood, fire }]));
  const [least, last] = [shown[0], shown.at(-1)];
  if (least === undefined || last === undefined) return firesOf(0);
  if (least === last) return `${firesOf(least.fire)} for certain`;
  const range = `${least.fire} to ${firesOf(last.fire)}`;
  if (shown.every(({ likelihood }) => Math.abs(likelihood - least.likelihood) < 0.001))
    return `${range}, all equally likely`;
  const best = shown.reduce((top, one) => (one.likelihood > top.likelihood ? one : top));
  return `${firesOf(best.fire)} most likely (${least.fire} to ${last.fire})`;
}

const firesOf = (count: number): string => (count === 0 ? 'no fire' : count === 1 ? '1 fire' : `${count} fires`);

/** Under this an attack says what would help. */
const LOW = 0.15;
const SOFTEN = 'Better after guns and other attackers.';

/** The result of an attack in one line. `isUnit`: only units fall, all else burns. */
export function fateWords(fate: Fate, isUnit: boolean): string {
  if (!isUnit) return `${capital(firesWords(fate))}.`;
  if (isNever(fate.destroyed)) return `It can’t fall this time, but burns: 1 more fire. ${SOFTEN}`;
  if (isSure(fate.destroyed)) return 'It falls for certain.';
  const help = fate.destroyed < LOW ? ` ${SOFTEN}` : '';
  return `${capital(likely(fate.destroyed, 'it falls'))}; else 1 more fire.${help}`;
}

export function volleyWords(fates: readonly Fate[]): string {
  const [first, ...others] = fates.map(({ destroyed }) => destroyed);
  if (first === undefined) return '';
  if (others.length === 0) return `${capital(likely(first, 'it falls'))}.`;
  return `Chance that it falls, after each: ${[first, ...others].map(chance).join(', ')}.`;
}

/** "80% gets through; 35% destroys the target. If all 2 fighters rise: 37%, 16%." */
export function sortieWords({ flak, fighters, most, least }: SortieOdds, isUnit: boolean): string {
  const hit = (fate: Fate) => (isUnit ? fate.destroyed : 1 - (fate.standing[0] ?? 0));
  const through = flak.length + fighters.length === 0 ? 'Unopposed' : capital(likely(most.arrives, 'it gets through'));
  const does = isUnit ? 'it destroys the target' : 'it sets a fire';
  const now = `${through}; ${likely(hit(most.target), does)}.`;
  if (fighters.length === 0) return now;
  const risers = fighters.length === 1 ? 'the fighter rises' : `all ${fighters.length} fighters rise`;
  return `${now} If ${risers}: ${chance(least.arrives)}, ${chance(hit(least.target))}.`;
}

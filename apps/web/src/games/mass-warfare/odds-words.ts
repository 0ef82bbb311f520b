/** Odds in words: of a shot, of several in a row, of a sortie. */
import type { Fate, SortieOdds } from '@fieldpost/rules-mass-warfare/odds';

/** "42%", "below 1%", "for certain". */
export function chance(value: number): string {
  if (isSure(value)) return 'for certain';
  if (value > 0.995) return 'above 99%';
  return value < 0.005 ? 'below 1%' : `${Math.round(value * 100)}%`;
}

const isSure = (value: number): boolean => value > 0.9995;

/** "42% it falls", "it falls for certain" */
const likely = (value: number, what: string): string =>
  isSure(value) ? `${what} for certain` : `${chance(value)} ${what}`;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "no fire 33%, 1 fire 33%, 2 fires 34%", or "1 to 6 fires, equally likely". */
function firesWords({ standing }: Fate): string {
  const shown = standing.flatMap((likelihood, fire) => (likelihood < 0.005 ? [] : [{ likelihood, fire }]));
  const [least, most] = [shown[0], shown.at(-1)];
  if (least === undefined || most === undefined) return firesOf(0);
  const even = shown.every(({ likelihood }) => Math.abs(likelihood - least.likelihood) < 0.001);
  if (even && shown.length > 2 && most.fire - least.fire === shown.length - 1)
    return `${least.fire} to ${firesOf(most.fire)}, equally likely`;
  return shown.map(({ likelihood, fire }) => `${firesOf(fire)} ${chance(likelihood)}`).join(', ');
}

const firesOf = (count: number): string => (count === 0 ? 'no fire' : count === 1 ? '1 fire' : `${count} fires`);

/** What comes of an attack in one line. `isUnit`: only units fall, all else burns. */
export function fateWords(fate: Fate, isUnit: boolean): string {
  if (!isUnit) return `Outcome: ${firesWords(fate)}.`;
  if (fate.destroyed === 0) return 'It cannot fall now, but gets 1 more fire.';
  if (isSure(fate.destroyed)) return 'It falls for certain.';
  return `${capital(likely(fate.destroyed, 'it falls'))}; else 1 more fire.`;
}

export function volleyWords(fates: readonly Fate[]): string {
  const [first, ...others] = fates.map(({ destroyed }) => destroyed);
  if (first === undefined) return '';
  if (others.length === 0) return `${capital(likely(first, 'it falls'))}.`;
  return `Falls after each: ${[first, ...others].map(chance).join(', ')}.`;
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

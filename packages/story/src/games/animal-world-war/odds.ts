/** Odds as people say them: one phrase, for the roll that decided. */
import type { Noticed } from './moments.ts';

const OF_A_SHOT: readonly Noticed<'dieRolled'>['purpose'][] = [
  'path',
  'target',
  'planeTarget',
  'grenade',
  'melee',
  'artillery',
];

/** "a one in five shot", "an even chance"; empty where it was neither. Only for one attack whose every die was enough. */
export function oddsOf(dice: readonly Noticed<'dieRolled'>[], what: string): string {
  const shots = dice.filter(({ purpose, need }) => OF_A_SHOT.includes(purpose) && need !== null);
  if (shots.length === 0 || shots.some(({ ok }) => !ok)) return '';
  const chance = shots.reduce((product, { need }) => product * Math.min(1, Math.max(0, (7 - (need ?? 1)) / 6)), 1);
  if (chance <= 0) return '';
  if (chance <= 1 / 3)
    return `a one in ${WORDS[Math.round(1 / chance)] ?? Math.min(50, Math.round(1 / chance))} ${what}`;
  return chance >= 0.4 && chance <= 0.6 ? 'an even chance' : '';
}

const WORDS: Readonly<Record<number, string>> = {
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  11: 'eleven',
  12: 'twelve',
};

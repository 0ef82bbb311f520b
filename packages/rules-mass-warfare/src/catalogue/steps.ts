/** The twenty steps of a turn (THE-RULES "The twenty steps"), and the words by which choices in them are called. Public data. */

export const STEP_NAMES = [
  'Initiative',
  'Air strike declarations',
  'Fighter defense',
  'Flak defense',
  'Air strike resolutions',
  'Ground return fire',
  'Air transfers',
  'Sea move',
  'Sea attack',
  'Ground move',
  'Artillery attacks',
  'Ground attack',
  'Free advance',
  'Food production',
  'Metal production',
  'Oil production',
  'Unit production',
  'Claim territory',
  'Build bases',
  'Repair and reinforcements',
] as const;

/** Steps in which players choose, by number; the word is the window in which they are asked. */
export const STEP_WORDS = {
  2: 'sorties',
  3: 'scramble',
  4: 'flak',
  6: 'landing',
  7: 'transfers',
  8: 'sail',
  9: 'seaFire',
  10: 'march',
  11: 'guns',
  12: 'assault',
  17: 'production',
  19: 'bases',
  20: 'repairs',
} as const;
export type ChoiceStep = keyof typeof STEP_WORDS;
export type StepWord = (typeof STEP_WORDS)[ChoiceStep];

/** Steps for which orders may be filed in advance (THE-RULES "Windows"). */
const FILED_STEPS = [2, 7, 8, 9, 10, 11, 12, 17, 19, 20] as const;
export type FiledStep = (typeof FILED_STEPS)[number];
export const FILED_WORDS = FILED_STEPS.map((step) => STEP_WORDS[step]);
export type FiledWord = (typeof STEP_WORDS)[FiledStep];

export function stepOfWord(word: StepWord): ChoiceStep {
  const found = Object.entries(STEP_WORDS).find(([, one]) => one === word);
  return Number(found?.[0]) as ChoiceStep;
}

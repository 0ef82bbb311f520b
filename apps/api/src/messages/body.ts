/** The longest message, in signs as people count them. */
export const LONGEST_MESSAGE = 1000;

/** What turns text round, hides in it, or rings a bell: nothing that a letter needs. Joiners within emoji stay. */
const UNSEEN = /(?!\n|\u200d|\u200c)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu;
/** More marks on one letter than any script sets: they would run over the lines above and below. */
const PILED = /(\p{M}{4})\p{M}+/gu;

/**
 * A message as it is kept: plain text of at most {@link LONGEST_MESSAGE} signs, in one Unicode form (NFC), with at most one empty
 * line between two lines. Null: nothing is left, or it is too long.
 */
export function bodyOf(raw: string): string | null {
  const text = raw
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(PILED, '$1')
    .replaceAll(/ +\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  const signs = [...text].length;
  return signs === 0 || signs > LONGEST_MESSAGE ? null : text;
}

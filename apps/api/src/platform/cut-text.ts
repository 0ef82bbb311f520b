const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Cuts a text to at most `most` UTF-16 units, between two graphemes: databases and other programs refuse half a
 * character. A cut text ends with "…".
 * @param written how a character is written for its receiver; no character is cut within the result.
 */
export function cutText(text: string, most: number, written: (sign: string) => string = (sign) => sign): string {
  let whole = '';
  let short = '';
  for (const { segment } of signs.segment(text.toWellFormed())) {
    whole += written(segment);
    if (whole.length > most) return `${short}…`;
    if (whole.length < most) short = whole;
  }
  return whole;
}

/** How many signs a text has, as people count them. */
export const signsOf = (text: string): number => [...signs.segment(text)].length;

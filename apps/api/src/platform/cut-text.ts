const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A text of at most so many UTF-16 units, cut between two signs as people count them: half a sign is refused by databases and by
 * other programs. What is cut ends with "…".
 * @param written how a sign is written for its receiver; no sign is cut within what that makes of it.
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

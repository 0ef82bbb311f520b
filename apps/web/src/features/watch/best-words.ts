import type { BestMatch } from './operations.ts';

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** "level at the end", "5 % ahead at the end". `margin`: thousandths of the stronger side's strength. */
const aheadWords = (margin: number): string =>
  margin < 5 ? 'level at the end' : `${Math.round(margin / 10)} % ahead at the end`;

type Facts = Pick<BestMatch, 'honours' | 'turns' | 'lost' | 'margin' | 'leads'>;

/** Describes a match by the facts for which it is listed: "58 turns, 12 lost". */
export function bestWords({ honours, turns, lost, margin, leads }: Facts): string {
  const close = honours.includes('closest');
  const words = [
    turns === null ? '' : counted(turns, 'turn'),
    lost === null || lost === 0 ? '' : `${lost} lost`,
    close && margin !== null ? aheadWords(margin) : '',
    close && leads !== null && leads > 0 ? `the lead changed ${leads === 1 ? 'once' : `${leads} times`}` : '',
  ];
  return words.filter((word) => word !== '').join(', ');
}

import { VerbFault } from './answer.ts';

/** The whole number that an option was given, from 0 to `most`. Throws USAGE. */
export function wholeNumber(text: string, option: string, most: number = Number.MAX_SAFE_INTEGER): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= most) return value;
  const bound = most < Number.MAX_SAFE_INTEGER ? ` up to ${most}` : '';
  throw new VerbFault('USAGE', `--${option} is a whole number${bound}, not ${text}`);
}

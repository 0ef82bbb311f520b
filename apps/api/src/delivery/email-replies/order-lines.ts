import EmailReplyParser from 'email-reply-parser';
import type { Email } from 'postal-mime';
import { RULE_LINE, SIGNED_BY_PROGRAM } from './marks-of-programs.ts';
import { linesOutsideQuotes } from './written.ts';

/** Orders that are taken from one mail. */
export const MAX_LINES = 60;

/** A line without signs that nobody sees, with plain dashes and single spaces: mail programs put all kinds in. */
const plain = (line: string): string =>
  line
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

const ENDS: readonly RegExp[] = [RULE_LINE, ...SIGNED_BY_PROGRAM];

/**
 * The orders of a mail: the lines that its writer wrote themselves, above or below what they quote, without empty ones and without a
 * signature, in plain signs. Attachments are not looked at. What people say to each other is read by `talkIn`, which changes nothing.
 * @param mail as the parser of mails gives it: its texts are decoded, whatever their charset.
 */
export function orderLines(mail: Pick<Email, 'text' | 'html'>): readonly string[] {
  const fragments = new EmailReplyParser().read(linesOutsideQuotes(mail).join('\n')).getFragments();
  const own = fragments.filter((one) => !one.isQuoted() && !one.isSignature());
  const lines = own.flatMap((one) => one.getContent().split('\n')).map(plain);
  const end = lines.findIndex((line) => ENDS.some((known) => known.test(line)));
  return (end < 0 ? lines : lines.slice(0, end)).filter((line) => line !== '').slice(0, MAX_LINES);
}

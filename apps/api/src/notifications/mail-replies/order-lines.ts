import EmailReplyParser from 'email-reply-parser';
import { convert } from 'html-to-text';
import type { Email } from 'postal-mime';
import { END_OF_OWN } from './marks-of-programs.ts';

/** What of a mail is read at all, in signs: a letter of ours and an answer to it are far shorter. */
const LONGEST_TEXT = 20_000;
/** Orders that are taken from one mail. */
export const MOST_LINES = 60;

/** Parts of a page that mail programs put around what they quote or sign. Our own letters are tables. */
const NOT_HIS = [
  ...['blockquote', '.gmail_quote', '.gmail_extra', '.gmail_signature', '.yahoo_quoted', '.moz-cite-prefix'],
  ...['.moz-signature', '.protonmail_quote', '.protonmail_signature_block', '#appendonsend', '#Signature', 'table'],
];

function textOfHtml(html: string): string {
  const skipped = NOT_HIS.map((selector) => ({ selector, format: 'skip' }));
  const links = [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
  ];
  const limits = { maxDepth: 40, maxChildNodes: 2_000 };
  const page = html.slice(0, 5 * LONGEST_TEXT);
  return convert(page, { wordwrap: false, limits, selectors: [...links, ...skipped] });
}

/** A line without signs that nobody sees, with plain dashes and single spaces: mail programs put all kinds in. */
const plain = (line: string): string =>
  line
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** "10.06.2026, Fieldpost writes:" in any language: a line with a colon at its end, and a marked quote below it. */
function withoutAttributions(text: string): string {
  const lines = text.split('\n');
  const below = (at: number): string => lines.slice(at + 1, at + 4).find((line) => line.trim() !== '') ?? '';
  return lines.filter((line, at) => !(/\d.*[:：]\s*$/.test(line) && below(at).startsWith('>'))).join('\n');
}

/** UTF-16 whose bytes were taken the wrong way round begins with its mark turned round. */
const turned = (text: string): string =>
  text.startsWith('\ufffe') ? Buffer.from(text, 'utf16le').swap16().toString('utf16le') : text;

/** What a mail says in its own words, whatever the program that wrote it. */
function textOf({ text, html }: Pick<Email, 'text' | 'html'>): string {
  const written = (text ?? '').trim();
  const found = written === '' ? textOfHtml(html ?? '') : written;
  return turned(found)
    .slice(0, LONGEST_TEXT)
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll('\u00a0', ' ');
}

/**
 * The orders of a mail: the lines that its writer wrote themselves, above or below what they quote, without empty ones and without a
 * signature. Attachments are not looked at.
 * @param mail as the parser of mails gives it: its texts are decoded, whatever their charset.
 */
export const orderLines = (mail: Pick<Email, 'text' | 'html'>): readonly string[] =>
  ownLines(mail)
    .filter((line) => line !== '')
    .slice(0, MOST_LINES);

/** The lines that the writer of a mail wrote, empty ones included: a message in answer to a letter. */
export function ownLines(mail: Pick<Email, 'text' | 'html'>): readonly string[] {
  const fragments = new EmailReplyParser().read(withoutAttributions(textOf(mail))).getFragments();
  const own = fragments.filter((one) => !one.isQuoted() && !one.isSignature());
  const lines = own.flatMap((one) => one.getContent().split('\n')).map(plain);
  const end = lines.findIndex((line) => END_OF_OWN.some((head) => head.test(line)));
  return (end < 0 ? lines : lines.slice(0, end)).filter((line) => !line.startsWith('>'));
}

/** Extracts the writer's own text from an email: without quotes and additions of programs, otherwise unchanged. */
import { convert } from 'html-to-text';
import type { Email } from 'postal-mime';
import { LETTER_MARK } from '../../platform/mail/letter.ts';
import { FROM_LINE, LABELLED_LINE, QUOTE_STARTS, SIGNED_BY_PROGRAM } from './marks-of-programs.ts';

type Body = Pick<Email, 'text' | 'html'>;

/** Maximum characters read of an email: mail programs quote long threads whole, also above the answer. */
const LONGEST_MAIL = 1_000_000;
/** Of what its writer wrote themselves no more is read, in signs. */
const LONGEST_TEXT = 20_000;
/** Maximum characters read of an HTML part: converting it to text is slow. */
const LONGEST_PAGE = 200_000;

/** Parts of a page that mail programs put around what they quote or sign, what nobody sees, and our own letters. */
const NOT_THEIRS = [
  ...['blockquote', '.gmail_quote', '.gmail_extra', '.gmail_signature', '.yahoo_quoted', '.moz-cite-prefix'],
  ...['.moz-signature', '.protonmail_quote', '.protonmail_signature_block', '#appendonsend', '#Signature'],
  ...[`[class*="${LETTER_MARK}"]`, '[style*="display:none"]', '[style*="display: none"]'],
];

function textOfHtml(html: string): string {
  const skipped = NOT_THEIRS.map((selector) => ({ selector, format: 'skip' }));
  const shown = [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    ...['tr', 'td', 'th'].map((selector) => ({ selector, format: 'block' })),
  ];
  const limits = { maxDepth: 40, maxChildNodes: 2_000 };
  return convert(html.slice(0, LONGEST_PAGE), { wordwrap: false, limits, selectors: [...shown, ...skipped] });
}

/** UTF-16 whose bytes were taken the wrong way round begins with its mark turned round. */
const turned = (text: string): string =>
  text.startsWith('\ufffe') ? Buffer.from(text, 'utf16le').swap16().toString('utf16le') : text;

function linesOf({ text, html }: Body): readonly string[] {
  const written = text ?? '';
  const found = written.trim() === '' ? textOfHtml(html ?? '') : written;
  return turned(found)
    .slice(0, LONGEST_MAIL)
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map((line) => line.trimEnd());
}

/** Without the armour of a signature within the text (RFC 9580, 7): its head, its end, and the dashes before dashes. */
function withoutArmour(lines: readonly string[]): readonly string[] {
  const begins = lines.indexOf('-----BEGIN PGP SIGNED MESSAGE-----');
  if (begins < 0) return lines;
  const head = lines.indexOf('', begins);
  const ends = lines.indexOf('-----BEGIN PGP SIGNATURE-----', begins);
  const signed = lines.slice((head < 0 ? begins : head) + 1, ends < 0 ? lines.length : ends);
  return [...lines.slice(0, begins), ...signed.map((line) => line.replace(/^- /, ''))];
}

const isQuoted = (line: string): boolean => /^\s{0,3}>/.test(line);
const isEmpty = (line: string | undefined): boolean => line?.trim() === '';

const endsInAddress = (line: string): boolean => line.lastIndexOf('<') > line.lastIndexOf('>');
/** The rest of an attribution on the next line: "> wrote:". */
const BRACKET = /^>\s?\S{0,12}[:：]$/u;

/** An attribution whose last sign, the bracket of an address, was pushed to the next line looks like a quote there. */
function mendedBrackets(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line, at) => {
    const next = lines[at + 1] ?? '';
    if (BRACKET.test(line) && endsInAddress(lines[at - 1] ?? '')) return [];
    return BRACKET.test(next) && endsInAddress(line) ? [line + next] : [line];
  });
}

/** A date or a time of day, in any language. */
const DATED = /(?:19|20)\d\d|\d{1,2}[:.h]\d{2}|\d{1,2}[./]\d{1,2}[./]\d{2}/;

/**
 * How many lines above a quote say whose it is ("On 10 June 2026, Fieldpost wrote:"), in any language: the last ends with a colon,
 * and one of the two above that may hold the date.
 */
function attributionAbove(lines: readonly string[], quote: number): number {
  let last = quote - 1;
  while (last >= 0 && quote - last <= 2 && isEmpty(lines[last])) last -= 1;
  const line = lines[last] ?? '';
  if (!/[:：]\s*\*?$/.test(line) || isQuoted(line)) return 0;
  for (let first = last; first >= Math.max(0, last - 2) && !isEmpty(lines[first]); first -= 1)
    if (DATED.test(lines[first] ?? '')) return quote - first;
  return /\d/.test(line) ? quote - last : 0;
}

/** A head that a program writes over a quote without marks: "From:" and more lines of the kind below it. */
function isHead(lines: readonly string[], at: number): boolean {
  if (!FROM_LINE.test((lines[at] ?? '').trim())) return false;
  const below = lines
    .slice(at + 1, at + 8)
    .filter((line) => !isEmpty(line))
    .slice(0, 2);
  return below.length === 2 && below.every((line) => LABELLED_LINE.test(line.trim()));
}

/** No head of a quote is longer, in signs. */
const LONGEST_HEAD_LINE = 300;

function startsQuote(lines: readonly string[], at: number): boolean {
  const line = (lines[at] ?? '').trim();
  if (line.length > LONGEST_HEAD_LINE) return false;
  return QUOTE_STARTS.some((start) => start.test(line)) || isHead(lines, at);
}

/** Everything above the first quote without marks. */
function aboveQuote(lines: readonly string[]): readonly string[] {
  const start = lines.findIndex((_line, at) => startsQuote(lines, at));
  return start < 0 ? lines : lines.slice(0, start - attributionAbove(lines, start));
}

type Run = { readonly quoted: boolean; readonly attributed: boolean; readonly lines: readonly string[] };

/** Lines in runs: what is quoted by marks, and what is not; attributions are gone. */
function runsOf(lines: readonly string[]): readonly Run[] {
  const runs: { quoted: boolean; attributed: boolean; lines: string[] }[] = [];
  for (const [at, line] of lines.entries()) {
    const quoted = isQuoted(line);
    const last = runs.at(-1);
    if (last?.quoted === quoted) {
      last.lines.push(line);
      continue;
    }
    const attribution = quoted ? attributionAbove(lines, at) : 0;
    if (attribution > 0) last?.lines.splice(-attribution);
    runs.push({ quoted, attributed: attribution > 0, lines: [line] });
  }
  return runs.filter((run) => run.lines.some((line) => !isEmpty(line)));
}

const cut = (lines: readonly string[]): readonly string[] => lines.join('\n').slice(0, LONGEST_TEXT).split('\n');

const unquoted = (mail: Body): readonly string[] => aboveQuote(mendedBrackets(withoutArmour(linesOf(mail))));

/** Lines outside all quotes, including those below a signature line, which the order parser ignores itself. */
export const linesOutsideQuotes = (mail: Body): readonly string[] =>
  cut(runsOf(unquoted(mail)).flatMap((run) => (run.quoted ? [] : run.lines)));

/** Maximum lines of a quote between the writer's lines that counts as part of the message. */
const MAX_QUOTED = 5;

/** Lines without what a telephone adds below them, and without empty ones at both ends. */
function withoutPhone(lines: readonly string[]): readonly string[] {
  const kept = [...lines];
  const trim = (): void => {
    while (kept.length > 0 && isEmpty(kept.at(-1))) kept.pop();
  };
  trim();
  if (SIGNED_BY_PROGRAM.some((known) => known.test(kept.at(-1)?.trim() ?? ''))) kept.pop();
  trim();
  return kept;
}

/**
 * The writer's reply to a letter, word for word. Leaves out quotes at both ends, long quotes, quotes with an
 * attribution, and signatures below "--".
 * @param mail the parsed email: its texts are decoded, whatever their charset.
 */
export function talkIn(mail: Body): string {
  const lines = unquoted(mail);
  const signed = lines.findIndex((line) => /^-- ?$/.test(line));
  const runs = runsOf(signed < 0 ? lines : lines.slice(0, signed));
  const own = runs.flatMap((run, at) => (run.quoted ? [] : [at]));
  const [first, last] = [own[0] ?? runs.length, own.at(-1) ?? -1];
  const kept = runs
    .slice(first, last + 1)
    .filter(({ quoted, attributed, lines: { length } }) => !quoted || (!attributed && length <= MAX_QUOTED));
  const said = withoutPhone(kept.flatMap((run) => run.lines));
  return cut(said.slice(said.findIndex((line) => !isEmpty(line)))).join('\n');
}

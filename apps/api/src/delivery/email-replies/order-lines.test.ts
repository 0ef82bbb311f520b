import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { paced } from '@fieldpost/config/pace';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { type Letter, letterText, REPORT_TITLES } from '../../platform/mail/letter.ts';
import { letterHtml } from '../../platform/mail/letter-html.ts';
import { MAX_LINES, orderLines } from './order-lines.ts';

const FOLDER = path.join(import.meta.dirname, 'letters-of-programs');
const NAMES = readdirSync(FOLDER);

/** Answers to one of our letters as these programs write them: quotes above and below, marked or not, signatures, charsets. */
test.each(NAMES)('%s', async (name) => {
  const mail = await PostalMime.parse(readFileSync(path.join(FOLDER, name)));
  expect(orderLines(mail)).toEqual(['c6-c5', 'd6-d5', 'end']);
});

const letter = (...lines: readonly string[]): Letter => ({
  subject: 'Your turn',
  title: 'It is your turn.',
  preview: 'end',
  stamp: ['Your turn', '10 June'],
  opening: ['It waits.'],
  facts: [['Match', 'end']],
  report: { title: REPORT_TITLES.possible, lines, more: 0 },
  picture: null,
  entries: [],
  buttons: [],
  standingOffers: [],
  action: null,
  closing: [],
  why: 'The match waits.',
  unsubscribeUrl: null,
});
const ours = (line: string): string => /<body[^>]*>(.*)<\/body>/s.exec(letterHtml(letter(line)))?.[1] ?? '';

test.each(Object.values(REPORT_TITLES))(
  'what a letter tells under “%s” is never an order, quoted from where it may be',
  (title) => {
    const lines = letterText({ ...letter('end', 'pass'), report: { title, lines: ['end', 'pass'], more: 0 } }).split(
      '\n',
    );
    const told = lines.indexOf(`${title}:`);
    expect(told).toBeGreaterThan(0);
    for (let from = 0; from <= told; from += 1) {
      const text = ['c6-c5', '', ...lines.slice(from)].join('\n');
      expect(orderLines({ text }), `from line ${from}`).toEqual(['c6-c5']);
    }
  },
);

test('there are shapes enough', () => expect(NAMES.length).toBeGreaterThanOrEqual(12));

test.each([
  ['nothing', {}, []],
  ['only a quote', { text: '> c6-c5\n> end' }, []],
  ['a single word', { text: 'pass' }, ['pass']],
  ['the text counts where there are both', { text: 'pass', html: '<p>resign</p>' }, ['pass']],
  ['an empty text leaves the page', { text: '\r\n \r\n', html: '<p>pass</p>' }, ['pass']],
  ['hidden signs', { text: '\u202e\u200bpass\ufeff' }, ['pass']],
  [
    'lines in the cells of a table',
    { html: '<table><tr><td><div>c6-c5</div>end</td><td>x</td></tr></table>' },
    ['c6-c5', 'end', 'x'],
  ],
  ['a letter of ours within a page', { html: ours('end') }, []],
  ['and one above it', { html: `<p>pass</p>${ours('end').replaceAll('class="', 'class="m_12')}` }, ['pass']],
  [
    'an answer below a long thread',
    { text: `On 10 June 2026 at 14:00, Fieldpost wrote:\n${'> as it was told\n'.repeat(3_000)}\npass\n` },
    ['pass'],
  ],
  ['full-width letters', { text: 'ｄ６−ｄ５' }, ['d6-d5']],
])('%s', (_name, mail, lines) => {
  expect(orderLines(mail)).toEqual(lines);
});

test('a flood of lines is cut, quickly, whatever it is made of', () => {
  const started = performance.now();
  for (const flood of [
    'end\n'.repeat(200_000),
    'On '.repeat(100_000),
    'Op a\n'.repeat(50_000),
    '>'.repeat(500_000),
    'W dniu\n'.repeat(40_000),
    `${'<'.repeat(200_000)}>\n> wrote:\n`,
    `${'-'.repeat(200_000)}\n`,
    `--forwarded by ${'-'.repeat(200_000)}x\n`,
    'From: a\n'.repeat(50_000),
    `${'> a\nb 10:00:\n'.repeat(50_000)}`,
  ])
    expect(orderLines({ text: flood }).length).toBeLessThanOrEqual(MAX_LINES);
  expect(orderLines({ html: '<div>'.repeat(20_000) }).length).toBeLessThanOrEqual(1);
  expect(performance.now() - started).toBeLessThan(paced(5_000));
});

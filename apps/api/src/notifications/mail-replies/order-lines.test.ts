import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { paced } from '@fieldpost/config/pace';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { MOST_LINES, orderLines } from './order-lines.ts';

const FOLDER = path.join(import.meta.dirname, 'letters-of-programs');
const NAMES = readdirSync(FOLDER);

/** Answers to one of our letters as these programs write them: quotes above and below, marked or not, signatures, charsets. */
test.each(NAMES)('%s', async (name) => {
  const mail = await PostalMime.parse(readFileSync(path.join(FOLDER, name)));
  expect(orderLines(mail)).toEqual(['c6-c5', 'd6-d5', 'end']);
});

test('there are shapes enough', () => expect(NAMES.length).toBeGreaterThanOrEqual(12));

test.each([
  ['nothing', {}, []],
  ['only a quote', { text: '> c6-c5\n> end' }, []],
  ['a single word', { text: 'pass' }, ['pass']],
  ['the text counts where there are both', { text: 'pass', html: '<p>resign</p>' }, ['pass']],
  ['an empty text leaves the page', { text: '\r\n \r\n', html: '<p>pass</p>' }, ['pass']],
  ['hidden signs', { text: '\u202e\u200bpass\ufeff' }, ['pass']],
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
  ])
    expect(orderLines({ text: flood }).length).toBeLessThanOrEqual(MOST_LINES);
  expect(orderLines({ html: '<div>'.repeat(20_000) }).length).toBeLessThanOrEqual(1);
  expect(performance.now() - started).toBeLessThan(paced(5_000));
});

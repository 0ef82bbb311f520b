import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isolated, nameKey, readName, readOwnName } from './names.ts';

const FAMILY = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';

test.each([
  ['two spaces and the ends', ' Ada \u3000 Lovelace\n', 'Ada Lovelace'],
  ['marks in one form', 'e\u0301va', 'éva'],
  ['a family of emoji', `The ${FAMILY}s`, `The ${FAMILY}s`],
  ['twenty families', FAMILY.repeat(20), FAMILY.repeat(20)],
  ['forty emoji', '\u{1f680}'.repeat(40), '\u{1f680}'.repeat(40)],
  ['a heart on fire', '\u2764\ufe0f\u200d\u{1f525}', '\u2764\ufe0f\u200d\u{1f525}'],
  [
    'the flag of Scotland',
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  ],
  [
    'Persian with a non-joiner',
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
  ],
  ['Sinhala with a joiner', '\u0dc1\u0dca\u200d\u0dbb\u0dd3', '\u0dc1\u0dca\u200d\u0dbb\u0dd3'],
  ['a joiner between Latin letters', 'A\u200dda\u200c', 'Ada'],
  ['what nobody sees', '\u200bA\u00adda\u2060\ufeff\u034f', 'Ada'],
  ['stacked marks', `A${'\u0335\u0489'.repeat(19)}`, 'A\u0335\u0489\u0335\u0489'],
  ['marks on nothing', '\u0301\u0302Ada', 'Ada'],
  ['full-width signs, as they were written', '＝1+1', '＝1+1'],
  ['what is typed on any keyboard', `"O'Neill" <b> & ½ m²`, `"O'Neill" <b> & ½ m²`],
])('%s', (_case, raw, name) => {
  expect(readName(raw, 40)).toEqual({ ok: true, value: name });
});

test.each([
  ['nothing', '', 'blank'],
  ['a Hangul filler', '\u3164', 'blank'],
  ['Braille without points', '\u2800', 'blank'],
  ['marks alone', '\u0335\u0489', 'blank'],
  ['a joiner alone', '\u200d', 'blank'],
  ['41 letters', 'x'.repeat(41), 'long'],
  ['41 families', FAMILY.repeat(41), 'long'],
  ['a book', ' \u200d'.repeat(100_000), 'long'],
  ['a line break', 'Ada\nBcc: all', 'signs'],
  ['a sign that turns', 'Fox\u202Ees', 'signs'],
  ['a mark of direction', 'Fox\u200f', 'signs'],
  ['half a sign', 'Fox\ud83d', 'signs'],
  ['a private sign', 'Fox\ue000', 'signs'],
])('refuses %s', (_case, raw, why) => {
  expect(readName(raw, 40)).toEqual({ ok: false, fault: why });
});

test.each([
  'Marvin (bot)',
  'Marvin (bot)\u3164',
  'Marvin （bot）',
  'Marvin (b\u043et)',
  'Marvin ( BOT ).',
  'Fieldpost',
  'FIELDPOST',
  'Ｆｉｅｌｄｐｏｓｔ',
  'F\u0456eldpost',
  'FieIdpost',
  'Field-post Support',
  'Departed player',
  'departed  pl\u0430yer',
  'Operator',
])('nobody is called %s', (raw) => {
  expect(readOwnName(raw, 40)).toEqual({ ok: false, fault: 'reserved' });
});

test.each(['Robot', 'Marvin (both)', 'Fielding', 'Operatic', 'Old Departed Players'])(
  'somebody is called %s',
  (raw) => {
    expect(readOwnName(raw, 40)).toEqual({ ok: true, value: raw });
  },
);

test('names that are taken for one another have one key', () => {
  expect(new Set(['The Foxes', 'the foxes', 'Ｔhe  Foxes', 'The F\u043exes', 'The-Foxes'].map(nameKey)).size).toBe(1);
  expect(nameKey('The Foxes')).not.toBe(nameKey('The Hares'));
});

test('a name from the right is set apart within a sentence, one from the left needs nothing', () => {
  expect([isolated('Ada'), isolated('\u05d0\u05d1')]).toEqual(['Ada', '\u2068\u05d0\u05d1\u2069']);
});

/** A name or title that people gave, put into a sentence as it is. What `words.ts` is given was set apart as it was gathered. */
const BARE =
  /subject: .*\$\{(?:\w+\.(?:name|title)|name)\}|`[^`\n]*\$\{(?!isolated)[^}`]*\b(?:(?:user|captain|person|event|club|front)\.name|teamName|(?:match|campaign)\.title)\b[^}`]*\}/;
/** These make the title of a thing out of another, which is set apart as a whole. */
const TITLES = ['campaigns/writing.ts', 'delivery/words.ts', 'events/advance.ts', 'lobby/rematch.ts'];

test('every sentence sets the names in it apart', () => {
  const source = path.resolve(import.meta.dirname, '..');
  const files = globSync('**/*.ts', { cwd: source, exclude: ['generated/**', '**/*.test.ts', 'testing/**'] });
  const bare = files.filter((file) => BARE.test(readFileSync(path.join(source, file), 'utf8')));
  expect(bare.toSorted()).toEqual(TITLES);
  expect('subject: `Appeal: $' + '{event.name}`').toMatch(BARE);
  expect('subject: `Appeal: $' + '{isolated(event.name)}`').not.toMatch(BARE);
  expect('line: `$' + '{row.user.name} plays on`').toMatch(BARE);
  expect('line: `$' + '{isolated(row.user.name)} plays on`').not.toMatch(BARE);
});

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './place.ts';

const sources = globSync('{apps,packages,prisma}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/generated/**', '**/.next/**'],
}).map((file) => ({ file: file.replaceAll(path.sep, '/'), text: readFileSync(path.join(root, file), 'utf8') }));

/** The places with a form: "file: the text there". */
function found(form: RegExp, isRead: (file: string) => boolean): readonly string[] {
  return sources
    .filter(({ file }) => isRead(file) && !file.endsWith('words.test.ts'))
    .flatMap(({ file, text }) => [...text.matchAll(form)].map(([what]) => `${file}: ${what.trim()}`));
}

/** One word for one thing: names that were given up for the field's own, by what took their place. */
const GIVEN_UP: readonly (readonly [now: string, form: RegExp])[] = [
  ['notification preferences', /\btellings?(?:Preferences|Of)\b/g],
  ['notification context', /\b[oO]ccasions?\b(?=[:.(])/g],
  ['DeliveryRejected', /\bNotTaken\b/g],
  ['CreateMatchInput', /\bMatchWish\b/g],
  ['LoadedMatch', /\btoldSince\b|\batHand\b/g],
  ['custom scenario', /\b[dD]rawnScenarios?\b/g],
  ['example game', /\bOutposts?\b(?=[<({.,:;])/g],
  ['ready check', /\bmusterOf\w*Match\b/g],
];

test.each(GIVEN_UP)('what is called "%s" has no other name', (_now, form) => {
  expect(found(form, () => true)).toEqual([]);
});

test('no three dots hold members on one line that stand there by themselves', () => {
  expect(found(/\.\.\.\{ \w+(?:, \w+)* \}/g, () => true)).toEqual([]);
});

test('texts speak of players as "they"', () => {
  const isSaid = (file: string) => !/\.test\.tsx?$|\/testing\//.test(file);
  expect(found(/^(?! *(?:\*|\/)).*'[^'\n]*\b(?:[hH]e|[hH]is|[hH]im(?:self)?)\b[^'\n]*'/gm, isSaid)).toEqual([]);
});

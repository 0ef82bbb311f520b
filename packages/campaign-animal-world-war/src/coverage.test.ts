/** Every numbered rule that this package keeps is listed in RULES.md with functions that quote it and tests that name it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULES } from './catalogue/rules.ts';

const FOLDER = new URL('.', import.meta.url).pathname;
const read = (file: string) => readFileSync(`${FOLDER}${file}`, 'utf8');
/** A rule that only a comment speaks of is not tested. */
const withoutComments = (text: string): string => text.replace(/^\s*(\/\/|\/?\*).*$/gm, '');
/** "LC-080 to LC-083" names LC-081 too. */
function names(text: string, id: string): boolean {
  const number = Number(id.slice(3));
  const ranges = [...text.matchAll(/LC-(\d{3}) to LC-(\d{3})/g)];
  return text.includes(id) || ranges.some(([, from, to]) => number >= Number(from) && number <= Number(to));
}
/** The package's own table; the service has its own test for the rules that it keeps. */
const [OWN = ''] = readFileSync(`${FOLDER}../RULES.md`, 'utf8').split('<a id="service">');
const TABLE = OWN.split('\n');

test.each(Object.keys(RULES))('%s', (id) => {
  const row = TABLE.find((line) => line.startsWith(`| ${id} `));
  const [, , short = '', functions = '', tests = ''] = (row ?? '').split('|').map((cell) => cell.trim());
  expect(short).toBe(RULES[id as 'LC-001']);
  const named = [...functions.matchAll(/`(\w+)` \(([\w./-]+)\)/g)];
  expect(named.length, 'functions').toBeGreaterThan(0);
  for (const [, name = '', file = ''] of named) expect(read(file), name).toMatch(new RegExp(`\\b${name}\\b`));
  expect(
    named.some(([, , file = '']) => names(read(file), id)),
    'quoted',
  ).toBe(true);
  for (const file of tests.split(', ')) expect(names(withoutComments(read(file)), id), file).toBe(true);
});

test('no row without a rule', () => {
  const rows = TABLE.flatMap((line) => line.match(/^\| (LC-\d{3}) /)?.[1] ?? []);
  expect(rows).toEqual(Object.keys(RULES));
});

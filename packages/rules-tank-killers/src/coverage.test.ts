/**
 * Every numbered rule is quoted in the code, has its short text, and is listed in RULES.md: with functions that exist, and with files
 * of tests of which each has a test that names it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULES } from './catalogue/rules.ts';

const FOLDER = new URL('.', import.meta.url).pathname;
const FILES = readdirSync(FOLDER, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.ts'));
const textOf = (names: readonly string[]) => names.map((name) => readFileSync(`${FOLDER}${name}`, 'utf8')).join('\n');
const TEST_FILES = FILES.filter((name) => name.endsWith('.test.ts') && !name.startsWith('coverage'));
const CODE = textOf(FILES.filter((name) => !name.endsWith('.test.ts') && name !== 'catalogue/rules.ts'));
const TABLE = readFileSync(`${FOLDER}../RULES.md`, 'utf8').split('\n');

const RANGES = [
  [1, 6],
  [10, 13],
  [20, 23],
  [30, 33],
  [40, 45],
  [50, 59],
  [60, 66],
  [70, 75],
  [80, 84],
  [90, 96],
  [100, 104],
] as const;
const NUMBERS = RANGES.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
const IDS = NUMBERS.map((number) => `TDC-${String(number).padStart(3, '0')}`);

/** "TDC-062, 064" names TDC-064 too; "TDC-101 to 103" names TDC-102. */
function numbersIn(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, list = ''] of text.matchAll(/TDC-(\d{3}(?:(?:, | to | and )(?:TDC-)?\d{3})*)/g)) {
    const parts = list.replaceAll('TDC-', '').split(/, | and /);
    for (const part of parts) {
      const [from = 0, to = from] = part.split(' to ').map(Number);
      for (let number = from; number <= to; number++) found.add(`TDC-${String(number).padStart(3, '0')}`);
    }
  }
  return found;
}
const IN_CODE = numbersIn(CODE);
/** A rule that only a comment speaks of is not tested. */
const withoutComments = (text: string): string => text.replace(/^\s*(\/\/|\/?\*).*$/gm, '');
/** By the name of a file of tests, the rules that its tests name. */
const IN_TESTS = new Map(
  TEST_FILES.map((name) => [name.split('/').at(-1) ?? name, numbersIn(withoutComments(textOf([name])))]),
);

describe('every rule', () => {
  test.each(IDS)('%s', (id) => {
    expect(RULES[id as 'TDC-001'], 'its text').toMatch(/^[A-Z].*\.$/);
    expect(IN_CODE.has(id), 'its code').toBe(true);
    const row = TABLE.find((line) => line.startsWith(`| ${id} `));
    const [, , , functions = '', tests = ''] = (row ?? '').split('|').map((cell) => cell.trim());
    expect(functions.length * tests.length, 'its row in RULES.md').toBeGreaterThan(0);
    for (const [, name, file] of functions.matchAll(/`(\w+)`(?: \(([\w/.-]+)\))?/g))
      expect(textOf([file ?? 'no file is named']), `${id}: ${name}`).toMatch(
        new RegExp(`\\b(function|const) ${name}\\b`),
      );
    const named = [...tests.matchAll(/[\w-]+\.test\.ts/g)].map(([name]) => name);
    expect(named.length, 'its test').toBeGreaterThan(0);
    for (const name of named) expect(IN_TESTS.get(name)?.has(id), `${id}: ${name}`).toBe(true);
  });

  test('no test is left out', () =>
    expect(textOf(TEST_FILES)).not.toMatch(/\b(test|it|describe)\.(skip|todo|only|fails)\b/));

  test('no text without a rule', () => expect(Object.keys(RULES).toSorted()).toEqual(IDS.toSorted()));
});

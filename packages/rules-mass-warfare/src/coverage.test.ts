/**
 * Every numbered rule is quoted in the code and in a test, has its short text, and is listed in RULES.md: with functions that exist, and
 * with files of tests that name it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULE_CHAPTERS, RULES } from './catalogue/rules.ts';

const FOLDER = new URL('.', import.meta.url).pathname;
const FILES = readdirSync(FOLDER, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.ts') && !name.startsWith('coverage'));
const textOf = (names: readonly string[]) => names.map((name) => readFileSync(`${FOLDER}${name}`, 'utf8')).join('\n');
const CODE = textOf(FILES.filter((name) => !name.endsWith('.test.ts') && name !== 'catalogue/rules.ts'));
/** A rule that only a comment speaks of is not tested. */
const withoutComments = (text: string): string => text.replace(/^\s*(\/\/|\/?\*).*$/gm, '');
const TESTS = withoutComments(textOf(FILES.filter((name) => name.endsWith('.test.ts'))));
const TABLE = readFileSync(`${FOLDER}../RULES.md`, 'utf8').split('\n');

const RANGES = [
  [1, 12],
  [20, 24],
  [30, 32],
  [40, 40],
  [50, 57],
  [60, 74],
  [80, 84],
  [90, 94],
  [100, 104],
  [110, 111],
  [120, 124],
  [130, 131],
  [140, 141],
  [150, 151],
  [160, 177],
] as const;
const NUMBERS = RANGES.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
const IDS = NUMBERS.map((number) => `MW-${String(number).padStart(3, '0')}`);

/** "MW-003 to MW-006" names MW-004 too. */
function named(text: string): ReadonlySet<string> {
  const found = new Set(text.match(/MW-\d{3}/g));
  for (const [, from, to] of text.matchAll(/MW-(\d{3}) to MW-(\d{3})/g))
    for (let number = Number(from); number <= Number(to); number++) found.add(`MW-${String(number).padStart(3, '0')}`);
  return found;
}
const IN_CODE = named(CODE);
const IN_TESTS = named(TESTS);

describe('every rule', () => {
  test('there are 90', () => expect(IDS).toHaveLength(90));

  test.each(IDS)('%s', (id) => {
    expect(RULES[id as 'MW-001'], 'its text').toMatch(/^[A-Z].*\.$/);
    expect(IN_CODE.has(id), 'its code').toBe(true);
    expect(IN_TESTS.has(id), 'its test').toBe(true);
    const row = TABLE.find((line) => line.startsWith(`| ${id} `));
    const [, , , functions = '', tests = ''] = (row ?? '').split('|').map((cell) => cell.trim());
    expect(functions.length * tests.length, 'its row in RULES.md').toBeGreaterThan(0);
    for (const [, name = '', file = ''] of functions.matchAll(/`(\w+)` \(([\w./-]+)\)/g))
      expect(readFileSync(`${FOLDER}${file}`, 'utf8'), `${id}: ${name}`).toMatch(new RegExp(`\\b${name}\\b`));
    for (const file of tests.split(', ')) expect(named(readFileSync(`${FOLDER}${file}`, 'utf8')), file).toContain(id);
  });

  test('no text without a rule', () => expect(Object.keys(RULES)).toEqual(IDS));

  test('every rule has its chapter', () => {
    const inside = (number: number) => RULE_CHAPTERS.filter(({ from, to }) => number >= from && number <= to).length;
    expect(NUMBERS.map(inside)).toEqual(NUMBERS.map(() => 1));
  });
});

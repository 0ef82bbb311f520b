/**
 * Every numbered rule outside THE-RULES "Legacy campaign" is quoted in the code, named by a test and listed in RULES.md, and has its short
 * text.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULE_CHAPTERS, RULES } from './catalogue/rules.ts';

const FOLDER = new URL('.', import.meta.url).pathname;
const FILES = readdirSync(FOLDER, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.ts'));
const textOf = (names: readonly string[]) => names.map((name) => readFileSync(`${FOLDER}${name}`, 'utf8')).join('\n');
const TESTS = textOf(FILES.filter((name) => name.endsWith('.test.ts') && !name.startsWith('coverage')));
/** Catalogues of sentences and of rules by event are no code of a rule. */
const LISTS = ['catalogue/rules.ts', 'telling/rules.ts'];
const CODE = textOf(FILES.filter((name) => !name.endsWith('.test.ts') && !LISTS.includes(name)));
const TABLE = readFileSync(`${FOLDER}../RULES.md`, 'utf8').split('\n');

const RANGES = [
  [1, 18],
  [20, 25],
  [30, 36],
  [40, 42],
  [50, 55],
  [60, 66],
  [80, 85],
  [90, 94],
  [100, 116],
  [120, 122],
  [130, 144],
  [150, 154],
  [160, 173],
  [180, 182],
  [190, 194],
] as const;
const NUMBERS = RANGES.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
const IDS = NUMBERS.map((number) => `AWW-${String(number).padStart(3, '0')}`);

describe('every rule outside the campaign', () => {
  test.each(IDS)('%s', (id) => {
    expect(RULES[id as 'AWW-001'], 'its text').toMatch(/^[A-Z“].*\.$/);
    expect(CODE.includes(id), 'its code').toBe(true);
    expect(TESTS.includes(id), 'its test').toBe(true);
    const row = TABLE.find((line) => line.startsWith(`| ${id} `));
    const [, , , functions = '', tests = ''] = (row ?? '').split('|').map((cell) => cell.trim());
    expect(functions.length * tests.length, 'its row in RULES.md').toBeGreaterThan(0);
    for (const [, name = '', file = ''] of functions.matchAll(/`(\w+)` \(([\w./-]+)\)/g))
      expect(readFileSync(`${FOLDER}${file}`, 'utf8'), `${id}: ${name}`).toContain(name);
    for (const file of tests.split(', ')) expect(readFileSync(`${FOLDER}${file}`, 'utf8'), file).toContain(id);
  });

  test('no text without a rule', () => expect(Object.keys(RULES)).toEqual(IDS));

  test('every rule has its chapter', () => {
    const inside = (number: number) => RULE_CHAPTERS.filter(({ from, to }) => number >= from && number <= to).length;
    expect(NUMBERS.map(inside)).toEqual(NUMBERS.map(() => 1));
  });
});

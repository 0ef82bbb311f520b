/** Every numbered rule is quoted in the code, named by a test and listed in RULES.md, and has its short text. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULES } from './catalogue/rules.ts';

const FOLDER = new URL('.', import.meta.url).pathname;
const FILES = readdirSync(FOLDER, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.ts'));
const textOf = (names: readonly string[]) => names.map((name) => readFileSync(`${FOLDER}${name}`, 'utf8')).join('\n');
const TESTS = textOf(FILES.filter((name) => name.endsWith('.test.ts') && !name.startsWith('coverage')));
const CODE = textOf(FILES.filter((name) => !name.endsWith('.test.ts') && name !== 'catalogue/rules.ts'));
const TABLE = readFileSync(`${FOLDER}../RULES.md`, 'utf8').split('\n');

const RANGES = [
  [1, 3],
  [10, 12],
  [20, 23],
  [30, 35],
  [40, 44],
  [50, 59],
  [60, 67],
  [70, 77],
] as const;
const NUMBERS = RANGES.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
const IDS = NUMBERS.map((number) => `CA-${String(number).padStart(3, '0')}`);

describe('every rule', () => {
  test.each(IDS)('%s', (id) => {
    expect(RULES[id as 'CA-001'], 'its text').toMatch(/^[A-Z].*\.$/);
    expect(CODE.includes(id), 'its code').toBe(true);
    expect(TESTS.includes(id), 'its test').toBe(true);
    const row = TABLE.find((line) => line.startsWith(`| ${id} `));
    const [, , , functions = '', tests = ''] = (row ?? '').split('|').map((cell) => cell.trim());
    expect(functions.length * tests.length, 'its row in RULES.md').toBeGreaterThan(0);
    for (const [, name, file] of functions.matchAll(/`(\w+)`(?: \(([\w/.-]+)\))?/g))
      expect(textOf([file ?? 'no file is named']), `${id}: ${name}`).toMatch(
        new RegExp(`\\b(function|const|type) ${name}\\b`),
      );
  });

  test('no text without a rule', () => expect(Object.keys(RULES)).toEqual(IDS));
});

/**
 * Every numbered rule is kept here or by the service, none is left. It is quoted in the code that keeps it and in the row of a test, and
 * RULES.md names functions that exist and files of tests that name it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULES, SERVICE_RULES } from './catalogue/rules.ts';

const FOLDER = new URL('.', import.meta.url).pathname;
const FILES = readdirSync(FOLDER, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.ts') && !name.startsWith('coverage') && name !== 'catalogue/rules.ts');
const textOf = (names: readonly string[]) => names.map((name) => readFileSync(`${FOLDER}${name}`, 'utf8')).join('\n');
const CODE = textOf(FILES.filter((name) => !name.endsWith('.test.ts')));
/** A rule that only a comment speaks of is not tested. */
const withoutComments = (text: string): string => text.replace(/^\s*(\/\/|\/?\*).*$/gm, '');
const TESTS = withoutComments(textOf(FILES.filter((name) => name.endsWith('.test.ts'))));
const TABLE = readFileSync(`${FOLDER}../RULES.md`, 'utf8').split('\n');

/** "CL-061 to CL-065" names CL-063 too. */
function named(text: string): ReadonlySet<string> {
  const found = new Set(text.match(/CL-\d{3}/g));
  for (const [, from, to] of text.matchAll(/CL-(\d{3}) to CL-(\d{3})/g))
    for (let number = Number(from); number <= Number(to); number++) found.add(`CL-${String(number).padStart(3, '0')}`);
  return found;
}
const [IN_CODE, IN_TESTS] = [named(CODE), named(TESTS)];

function cellsOf(id: string): readonly string[] {
  const row = TABLE.find((line) => line.startsWith(`| ${id} `)) ?? '';
  return row.split('|').map((cell) => cell.trim());
}

describe('every rule kept here', () => {
  test.each(Object.entries(RULES))('%s', (id, text) => {
    expect(IN_CODE.has(id), 'its code').toBe(true);
    expect(IN_TESTS.has(id), 'its test').toBe(true);
    const [, , short, functions = '', tests = ''] = cellsOf(id);
    expect(short).toBe(text);
    expect(functions.length * tests.length, 'its row in RULES.md').toBeGreaterThan(0);
    for (const [, name = '', file = ''] of functions.matchAll(/`(\w+)` \(([\w./-]+)\)/g))
      expect(readFileSync(`${FOLDER}${file}`, 'utf8'), `${id}: ${name}`).toMatch(new RegExp(`\\b${name}\\b`));
    for (const file of tests.split(', ')) expect(named(readFileSync(`${FOLDER}${file}`, 'utf8')), file).toContain(id);
  });
});

const ROOT = `${FOLDER}../../../`;
const textAt = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8');

/** A bench says by its comments what it measures: it has no rows. */
const rowsOf = (file: string): string =>
  file.startsWith('apps/bench/') ? textAt(file) : withoutComments(textAt(file));

describe('every rule of the service', () => {
  test.each(Object.entries(SERVICE_RULES))(
    '%s is quoted by what keeps it, and a row of a test names it',
    (id, text) => {
      const [, , short, functions = '', tests = ''] = cellsOf(id);
      expect(short).toBe(text);
      const kept = [...functions.matchAll(/`(\w+)` \(([\w./-]+)\)/g)];
      for (const [, name = '', file = ''] of kept)
        expect(textAt(file), `${id}: ${name}`).toMatch(new RegExp(`\\b${name}\\b`));
      expect(
        kept.some(([, , file = '']) => named(textAt(file)).has(id)),
        `${id} is quoted in ${functions}`,
      ).toBe(true);
      for (const file of tests.split(', ')) expect(named(rowsOf(file)).has(id), `${id}: ${file}`).toBe(true);
    },
  );

  test('CL-001 to CL-218: each of the 161 rules has its row, and none is left', () => {
    expect(TABLE.filter((line) => /^\| CL-.*\| (left:|–)/.test(line))).toEqual([]);
    expect(Object.keys(RULES).length + Object.keys(SERVICE_RULES).length).toBe(161);
  });

  test('no rule has two owners, and the table has a row for each', () => {
    expect(Object.keys(SERVICE_RULES).filter((id) => id in RULES)).toEqual([]);
    expect(Object.keys(RULES).length + Object.keys(SERVICE_RULES).length).toBe(
      TABLE.filter((line) => line.startsWith('| CL-')).length,
    );
  });
});

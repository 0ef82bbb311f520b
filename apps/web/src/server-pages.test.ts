import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = import.meta.dirname;
const TAKEN = /^import (?:\w+,? ?)?\{([^}]*)\} from '(\.[^']+)';/gm;

const isOfTheBrowser = (file: string): boolean => readFileSync(file, 'utf8').startsWith("'use client'");

/** A page's imports from a browser file, except components: functions and values, which are undefined on the server. */
function wrongIn(file: string): readonly string[] {
  return [...readFileSync(file, 'utf8').matchAll(TAKEN)].flatMap(([, names = '', from = '']) => {
    const values = names.split(',').map((name) => name.trim());
    const called = values.filter((name) => /^[a-z]/.test(name) && !name.startsWith('type '));
    return called.length > 0 && isOfTheBrowser(path.resolve(path.dirname(file), from))
      ? [`${called} from ${from}`]
      : [];
  });
}

const PAGES = globSync('app/**/{page,layout,route}.{ts,tsx}', { cwd: SOURCES }).map((file) => path.join(SOURCES, file));

test('pages, which are made on the server, call nothing that lives in the browser alone', () => {
  expect(PAGES.length).toBeGreaterThan(40);
  expect(PAGES.filter((file) => !isOfTheBrowser(file)).flatMap(wrongIn)).toEqual([]);
});

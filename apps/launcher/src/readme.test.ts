import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './place.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const README = read('README.md');
const GUIDES = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...globSync(['docs/**/*.md', '{apps,packages}/**/README.md'], { cwd: root, exclude: ['**/node_modules/**'] }),
];
const names = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
const found = (text: string, form: RegExp): readonly string[] => [...text.matchAll(form)].map(([, one = '']) => one);

describe('the README', () => {
  test('has every package and app in its map', () => {
    const map = README.slice(README.indexOf('## Repository map'), README.indexOf('## From a rule'));
    const known = found(map, /^ {2}([\w*-]+)\/ /gm).map((name) => name.replace('*', ''));
    const unnamed = [...names('packages'), ...names('apps')].filter(
      (name) => !known.some((one) => (one.endsWith('-') ? name.startsWith(one) : name === one)),
    );
    expect(unnamed).toEqual([]);
  });

  test('leads to a page with every verb of the command line and every bench', () => {
    const commands = read('docs/commands.md');
    expect(README).toContain('](docs/commands.md)');
    const verbs = found(read('apps/cli/src/verbs.ts'), /from '\.\/([\w-]+)\/verb\.ts'/g);
    const words = verbs.flatMap((verb) =>
      found(read(`apps/cli/src/${verb}/verb.ts`), /program\s*\.command\('([\w-]+)/g),
    );
    expect(words.length).toBe(verbs.length);
    expect(words.filter((word) => !commands.includes(`\`${word}`))).toEqual([]);
    const benches = found(read('apps/bench/src/main.ts'), /^ {2}(\w+): \(\) => import/gm);
    expect(benches.filter((bench) => !commands.includes(`\`${bench}\``))).toEqual([]);
  });

  test('commands no script that is not there', () => {
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
    const run = GUIDES.flatMap((file) => found(read(file), /npm run (?:-s )?([\w:]+)/g));
    expect(run.length).toBeGreaterThan(5);
    expect(run.filter((name) => !(name in scripts))).toEqual([]);
  });
});

test.each(GUIDES)('%s leads to files that are there', (file) => {
  const links = found(read(file), /\]\((?!https?:|#|mailto:)([^)#\s]+)/g);
  const missing = links.filter((link) => !existsSync(path.join(root, path.dirname(file), link)));
  expect(missing).toEqual([]);
});

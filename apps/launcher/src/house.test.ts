import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './place.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const packages = ['package.json', ...globSync('{apps,packages}/*/package.json', { cwd: root })];

test('all packages have one version, which the changelog tells of, and one license', () => {
  const marks = packages.map(
    (file) => JSON.parse(read(file)) as { readonly version: string; readonly license: string },
  );
  const told = /^## (\d+\.\d+\.\d+)$/m.exec(read('CHANGELOG.md'))?.[1];
  expect(new Set(marks.map(({ version }) => version))).toEqual(new Set([told]));
  expect(new Set(marks.map(({ license }) => license))).toEqual(new Set(['MIT']));
});

/** Files in which tests wait. */
const waiting = globSync('{apps,packages,prisma}/**/{*.test.ts,*.test.tsx,testing/**/*.ts,browser/*.ts}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/generated/**', '**/.next/**'],
});
const CLAIMS: readonly (readonly [what: string, form: RegExp])[] = [
  ['a limit that does not know how slow this machine is: paced(ms)', /timeout\w*: [\d_]+|^\s*\}, [\d_]+\);/im],
  ['a span of time that does not know it either', /performance\.now\(\) - \w+\)\.toBeLessThan\([\d_]/],
  [
    'a sleep, where something is to be waited for: soon(() => expect(...))',
    /\{\n?[^{}]*await new Promise\(\(\w+\) => setTimeout\(\w+, [\d_]{3,}\)\)/,
  ],
];

test.each(CLAIMS)('no test has %s', (_what, form) => {
  expect(waiting.filter((file) => form.test(read(file)))).toEqual([]);
});

/** How often a form stands in a file. */
const times = (text: string, form: RegExp): number => text.match(form)?.length ?? 0;

test('every connection to PostgreSQL hears when it breaks, as Node ends a process where nobody does', () => {
  const sources = globSync('{apps,packages,prisma}/**/*.ts', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/generated/**', '**/.next/**'],
  });
  const deaf = sources.filter((file) => {
    const text = read(file);
    return times(text, /new pg\.(Client|Pool)\(/g) > times(text, /\.on\('error',/g);
  });
  expect(deaf).toEqual([]);
});

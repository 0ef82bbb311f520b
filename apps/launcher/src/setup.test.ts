/** Tests what a clone installs on its first run, with an npm that records its calls. The folder's name contains a space. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './place.ts';

const PACKAGES = {
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/vitest': { version: '5.0.0', dev: true },
  'node_modules/other-machine': { version: '1.0.0', optional: true },
};
const lockOf = (...names: readonly (keyof typeof PACKAGES)[]): string =>
  JSON.stringify({ packages: Object.fromEntries(names.map((name) => [name, PACKAGES[name]])) });
const SERVING = lockOf('node_modules/fastify');
const ALL = lockOf('node_modules/fastify', 'node_modules/vitest');

let outside: string;
let clone: string;
beforeEach(() => {
  outside = mkdtempSync(path.join(tmpdir(), 'fieldpost setup '));
  clone = path.join(outside, 'my clone');
  cpSync(path.join(root, 'apps/launcher/bin'), path.join(clone, 'apps/launcher/bin'), { recursive: true });
  writeFileSync(path.join(clone, 'package.json'), '{"type":"module"}');
  writeFileSync(path.join(clone, 'package-lock.json'), JSON.stringify({ packages: PACKAGES }));
  mkdirSync(path.join(clone, 'apps/api/src/generated/prisma'), { recursive: true });
  writeFileSync(path.join(clone, 'apps/api/src/generated/prisma/client.ts'), '');
  mkdirSync(path.join(clone, 'apps/cli/src'), { recursive: true });
  for (const file of ['apps/launcher/src/main.ts', 'apps/launcher/src/check.ts', 'apps/cli/src/main.ts']) {
    mkdirSync(path.dirname(path.join(clone, file)), { recursive: true });
    writeFileSync(path.join(clone, file), 'process.stdout.write("it ran");');
  }
  const npm = `#!/bin/sh\necho "$*" >> "${clone}/asked"\n[ -f "${clone}/comes" ] && cp "${clone}/comes" "${clone}/node_modules/.package-lock.json"\n`;
  mkdirSync(path.join(outside, 'bin'));
  writeFileSync(path.join(outside, 'bin/npm'), npm, { mode: 0o755 });
});
afterEach(() => rmSync(outside, { recursive: true }));

/** node_modules with what such a lock names, and a generator of the database client that does nothing. */
function has(lock: string): void {
  const modules = path.join(clone, 'node_modules');
  mkdirSync(path.join(modules, '.bin'), { recursive: true });
  symlinkSync(process.execPath, path.join(modules, '.bin/node'));
  mkdirSync(path.join(modules, 'prisma/build'), { recursive: true });
  writeFileSync(path.join(modules, 'prisma/build/index.js'), '');
  writeFileSync(path.join(modules, '.package-lock.json'), lock);
}

/** Runs a file of the clone; npm, where it is asked, brings what such a lock names. */
function runs(file: string, comes: string) {
  writeFileSync(path.join(clone, 'comes'), comes);
  const env = { ...process.env, PATH: `${path.join(outside, 'bin')}:${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['apps/launcher/bin/run.js', file], {
    cwd: clone,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
const asked = (): string => readFileSync(path.join(clone, 'asked'), 'utf8').trim();

test.each(['apps/launcher/src/main.ts', 'apps/cli/src/main.ts'])('%s installs no tools, and once', (file) => {
  has('{"packages":{}}');
  expect(runs(file, SERVING)).toMatchObject({ status: 0, stdout: 'it ran' });
  expect(runs(file, SERVING)).toMatchObject({ status: 0, stdout: 'it ran', stderr: '' });
  expect(asked()).toBe('ci --omit=dev --include=optional');
});

test('tests add their tools to what serves, which stays where it is', () => {
  has(SERVING);
  expect(runs('apps/launcher/src/check.ts', ALL)).toMatchObject({ status: 0, stdout: 'it ran' });
  expect(runs('apps/launcher/src/check.ts', ALL).stderr).toBe('');
  expect(asked()).toBe('install --no-save --include=dev --include=optional');
});

test('a clone on which everything is installed asks npm for nothing: no registry is needed', () => {
  has(ALL);
  for (const file of ['apps/launcher/src/main.ts', 'apps/launcher/src/check.ts'])
    expect(runs(file, '')).toMatchObject({ status: 0, stdout: 'it ran', stderr: '' });
  expect(asked).toThrow('ENOENT');
});

test('a workspace that came with a pull is linked without npm', () => {
  has(ALL);
  mkdirSync(path.join(clone, 'packages/new'), { recursive: true });
  writeFileSync(path.join(clone, 'packages/new/package.json'), '{"name":"new"}');
  const link = { resolved: 'packages/new', link: true };
  const packages = { ...PACKAGES, 'node_modules/@ours/new': link };
  writeFileSync(path.join(clone, 'package-lock.json'), JSON.stringify({ packages }));
  expect(runs('apps/launcher/src/check.ts', '')).toMatchObject({ status: 0, stdout: 'it ran', stderr: '' });
  expect(asked).toThrow('ENOENT');
  expect(readFileSync(path.join(clone, 'node_modules/@ours/new/package.json'), 'utf8')).toBe('{"name":"new"}');
});

test('an npm that does not bring everything ends it with a sentence', () => {
  has('{"packages":{}}');
  const { status, stderr } = runs('apps/launcher/src/main.ts', '{"packages":{}}');
  expect([status, stderr]).toEqual([1, expect.stringContaining('npm has not installed everything')]);
});

test('what serving installs has no browser, no bench, no linter and no test runner of its own', () => {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
  };
  const tools = ['@sparticuz/chromium', 'playwright-core', 'lighthouse', '@biomejs/biome', 'turbo', 'fast-check'];
  expect(tools.filter((name) => packages[`node_modules/${name}`]?.dev !== true)).toEqual([]);
  const served = ['node', 'prisma', 'next', 'typescript', '@types/react', '@types/node', 'fastify'];
  expect(served.filter((name) => packages[`node_modules/${name}`]?.dev === true)).toEqual([]);
});

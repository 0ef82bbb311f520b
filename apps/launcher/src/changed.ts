import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { root } from './place.ts';

/** Every test file but those in a browser, which need a built site: paths from the root. */
const allTests = (): readonly string[] =>
  globSync('{apps/*/src,packages/*/src,prisma}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/generated/**'],
  }).map((file) => file.replaceAll('\\', '/'));

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from the last commit, new ones included. If there are none, the files of the last commit. */
export function changedFiles(): readonly string[] {
  const open = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  return open.length > 0 ? open : git('diff', '--name-only', 'HEAD~1', 'HEAD');
}

/** The folder of an app whose tests look at a file: its own, or the nearest above it that has any; never all of the app. */
function folderOf(file: string, tests: readonly string[]): string | null {
  const [, app = ''] = file.split('/');
  let folder = path.posix.dirname(file);
  while (folder.startsWith(`apps/${app}/src/`)) {
    const here = `${folder}/`;
    if (tests.some((test) => test.startsWith(here))) return here;
    folder = path.posix.dirname(folder);
  }
  return null;
}

/** The tests that depend on one changed file. */
function isTouched(file: string, tests: readonly string[]): (test: string) => boolean {
  const [kind, name = ''] = file.split('/');
  if (kind === 'packages') {
    // Other packages and the site keep their part of a game in folders and files with its name.
    const game = /^rules-(.+)/.exec(name)?.[1];
    return (test) => test.startsWith(`packages/${name}/`) || (game !== undefined && named(test, game));
  }
  if (kind !== 'apps') return kind === 'prisma' ? (test) => test.startsWith('prisma/') : () => false;
  const folder = folderOf(file, tests);
  const stem = file.replace(/(\.test)?\.tsx?$/, '');
  return (test) => (folder === null ? test.startsWith(`${stem}.test.`) : test.startsWith(folder));
}

/** Whether a folder or the file itself is named after a game: "laws/chess/claims.test.ts". */
const named = (test: string, game: string): boolean =>
  test.split('/').some((part) => part === game || part.startsWith(`${game}.`));

/** The rules of the repository itself; they read all files, in seconds. */
const HOUSE = 'apps/launcher/src/house.test.ts';

/** The tests that look at what has changed, by where both lie; nothing where nothing has changed. */
export function testsTouchedBy(changed: readonly string[], tests = allTests()): readonly string[] {
  const asked = changed.map((file) => isTouched(file, tests));
  const touched = tests.filter((test) => asked.some((asks) => asks(test)));
  return changed.length === 0 ? [] : [...new Set([...touched, ...tests.filter((test) => test === HOUSE)])].toSorted();
}

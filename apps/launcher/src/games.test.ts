import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './place.ts';

/** The lists of games: the rulebook, the drawings, the site, the bench. There is no fifth. */
const LISTS = [
  'packages/rulebook/src/list.ts',
  'packages/boards/src/list.ts',
  'apps/web/src/games/list.ts',
  'apps/bench/src/games/list.ts',
];
/** Lists of folders and files that a command writes. */
const WRITTEN = ['apps/bench/src/words/counts.json', 'apps/launcher/src/type-circles.json'];
const GAMES = readdirSync(path.join(root, 'packages'))
  .filter((name) => name.startsWith('rules-'))
  .map((name) => name.slice('rules-'.length));
const named = new RegExp(`\\b(${GAMES.join('|')})\\b`);
/** A folder or file of a game bears its name. */
const ofGame = new RegExp(`(^|/)(rules-|campaign-)?(${GAMES.join('|')})(/|[.@])`);
/**
 * Tests and texts name games as examples, and so do the examples of the API's document, which real matches make; what npm installs is
 * npm's to list; the types of the package are made from the document.
 */
const EXAMPLES =
  /\.test\.tsx?$|\/testing\/|^apps\/web\/browser\/|(^|\/)package(-lock)?\.json$|^packages\/sdk\/(src\/document\.ts$|examples\/)|^apps\/api\/src\/openapi\/examples\.json$/;

const files = globSync(['{apps,packages,prisma,docker}/**/*.{ts,tsx,js,mjs,css,json,yaml,prisma}', 'docker/*', '*.*'], {
  cwd: root,
  exclude: ['**/node_modules/**', '**/generated/**', '**/.next/**', '**/*.md', '**/*.jsonl', '**/.env'],
})
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => statSync(path.join(root, file)).isFile());
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const HELP =
  'a game is named in its own folders and in the four lists alone: what this file needs to know of it belongs into its manifest (docs/rule-set-guide.md)';

test('no file but those of a game and the four lists names a game', () => {
  const elsewhere = files.filter(
    (file) => !EXAMPLES.test(file) && ![...LISTS, ...WRITTEN].includes(file) && !ofGame.test(file),
  );
  expect(elsewhere.length).toBeGreaterThan(500);
  expect(
    elsewhere.filter((file) => named.test(read(file))),
    HELP,
  ).toEqual([]);
});

test.each(LISTS)('%s has one line for each of its games, and one import', (list) => {
  const lines = read(list).split('\n');
  const imports = lines.filter((line) => named.test(line));
  const entries = /\[([^\]]+)\];/
    .exec(read(list))?.[1]
    ?.split(',')
    .filter((entry) => entry.trim() !== '');
  expect(entries?.length).toBe(imports.length);
  expect(imports.length).toBeGreaterThan(0);
});

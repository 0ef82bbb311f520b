import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** User-chosen names (people, clubs, teams, fronts, events) in a page. */
const NAME = /(?<![=$\w])\{[\w.?]+\.(?:name|captain)\}/g;
const APART = '<bdi>';

/** Places where a name stands among other words without being set apart from them. */
const bare = (source: string): readonly string[] =>
  [...source.matchAll(NAME)].flatMap(({ 0: name, index }) => (source.slice(0, index).endsWith(APART) ? [] : [name]));

test('a name from the right turns no words round it: every one is in a <bdi>', () => {
  const folder = path.join(import.meta.dirname, 'features');
  const files = globSync('**/*.tsx', { cwd: folder });
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const places = bare(readFileSync(path.join(folder, file), 'utf8'));
    return places.map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});

test('the law sees what it is for', () => {
  expect(bare('<b>{user.name}</b>, <i>{team?.captain}</i>')).toEqual(['{user.name}', '{team?.captain}']);
  expect(bare('<bdi>{user.name}</bdi> <a title={user.name} className={styles.name} />')).toEqual([]);
});

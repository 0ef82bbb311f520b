/** Subjects of commits: `area: imperative`, at most 72 characters, no full stop. Older commits keep the form they had. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './place.ts';

const SUBJECT = /^(?:[a-z0-9][a-z0-9 ,/_-]{0,24}: [a-z](?=.*[^.]$)|Revert ").*/;
const MAX_CHARACTERS = 72;
const isSubject = (subject: string): boolean => SUBJECT.test(subject) && subject.length <= MAX_CHARACTERS;

/** Output lines of git; none if there is no git, or no history (an archive, a container). */
function linesOfGit(...args: readonly string[]): readonly string[] {
  try {
    const text = execFileSync('git', [...args], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return text.split('\n').filter((line) => line !== '');
  } catch {
    return [];
  }
}

/** Subjects since the commit that added this file. In a shallow clone that is the oldest commit it has. */
function newSubjects(): readonly string[] {
  const file = path.relative(root, import.meta.filename);
  const [first] = linesOfGit('log', '--diff-filter=A', '--format=%H', '--reverse', '--', file);
  return first === undefined ? [] : linesOfGit('log', '--no-merges', '--format=%s', `${first}..HEAD`);
}

test('every new commit says its area and what it does', () => {
  expect(newSubjects().filter((subject) => !isSubject(subject))).toEqual([]);
});

test.each([
  ['bench: press End turn when the turn cannot end yet', true],
  ['web/match: load screen-reader texts with the first tap', true],
  ['web, story: name the tiles', true],
  ['Revert "web: load screen-reader texts"', true],
  ['People are found by parts of their names', false],
  ['api: Refuse unknown members', false],
  ['api: refuse unknown members.', false],
  [`api: ${'refuse '.repeat(10)}`, false],
])('%j: %s', (subject, good) => expect(isSubject(subject)).toBe(good));

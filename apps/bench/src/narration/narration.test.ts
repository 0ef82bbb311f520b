import { existsSync } from 'node:fs';
import { games } from '@fieldpost/rulebook';
import { describe, expect, test } from 'vitest';
import { narrationOf } from './bench.ts';
import { toldMatch } from './told.ts';

const STORIES = new URL('../../../../packages/story/src/games/', import.meta.url);
/** Games with their own narrator; the others use the sentences of their log. */
const TOLD = games().filter(({ about }) => existsSync(new URL(`${about.id}/narrator.ts`, STORIES)));

describe.each(TOLD.map((game) => [game.about.title, game] as const))('%s', (title, { editions, narrator }) => {
  test('random matches are told in five lines a turn, by names', () => {
    const [rules] = editions;
    if (rules === undefined) throw new Error(title);
    const figures = narrationOf(
      title,
      [1, 2].map((seed) => toldMatch(rules, narrator, seed)),
    );
    expect(figures[0]?.value).toBeGreaterThan(10);
    expect(figures.filter(({ aim }) => aim?.met === false)).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { bookOf, games } from './index.ts';
import { TOY_GAME } from './testing/toy-game.ts';

describe.each(games().map((game) => [game.about.id, game] as const))('the manifest of %s', (id, game) => {
  const { about, editions, demonstration } = game;

  test('speaks of one game, with a name for each of its sides', () => {
    expect(editions.map(({ ref }) => ref)).toEqual(editions.map((_, index) => ({ id, edition: index + 1 })));
    for (const { sides } of editions) expect(Object.keys(about.sideNames).toSorted()).toEqual([...sides].toSorted());
  });

  test('has rules under its own letters alone, and no other game has them', () => {
    for (const { texts } of editions)
      expect(Object.keys(texts.rules).filter((rule) => !rule.startsWith(`${about.ruleLetters}-`))).toEqual([]);
    expect(games().filter((other) => other.about.ruleLetters === about.ruleLetters)).toEqual([game]);
  });

  test('names listed scenarios alone, for its picture and for the demonstration', () => {
    const listed = editions.at(-1)?.scenarios.map((scenario): string => scenario.id);
    for (const scenario of [about.picturedBy, ...demonstration.map((match) => match.scenario)])
      expect(listed).toContain(scenario);
  });
});

describe('one game more is one line of the list', () => {
  const book = bookOf([...games(), TOY_GAME]);

  test('is found, named and published', () => {
    expect(book.current('example-game')).toBe(TOY_GAME.editions[0]);
    expect(book.ruleSetOf('example-game@1')).toBe(TOY_GAME.editions[0]);
    expect(book.titleOf('example-game')).toBe('Example game');
    expect(book.catalogueOf('example-game')).toEqual({ FIELDS: [1, 2, 3] });
    expect(book.all().length).toBe(games().flatMap(({ editions }) => editions).length + 1);
  });

  test('calls its sides by its own names, even where another game has a side of that id', () => {
    const twin = {
      ...TOY_GAME,
      about: { ...TOY_GAME.about, id: 'twin', sideNames: { red: 'Reds', HERB: 'Gardeners' } },
    };
    const both = bookOf([...games(), TOY_GAME, twin]);
    const names = games().map(({ about }) => both.sideNameOf(about.id, 'HERB'));
    expect([both.sideNameOf('example-game', 'red'), both.sideNameOf('twin', 'red')]).toEqual(['Red', 'Reds']);
    expect(both.sideNameOf('twin', 'HERB')).toBe('Gardeners');
    expect(names).toContain('Herbivoria');
    expect(both.sideNameOf('unheard-of', 'north')).toBe('North');
  });

  test('a second edition is what new matches are played by, and the first stays', () => {
    const [first] = TOY_GAME.editions;
    if (first === undefined) throw new Error('the toy game has no edition');
    const second = { ...first, ref: { id: 'example-game', edition: 2 } };
    const grown = bookOf([{ ...TOY_GAME, editions: [first, second] }]);
    expect(grown.current('example-game')).toBe(second);
    expect(grown.ruleSetOf('example-game@1')).toBe(first);
  });
});

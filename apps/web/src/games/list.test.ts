import { DRAWINGS } from '@fieldpost/boards/list';
import { describe, expect, test } from 'vitest';
import { ruleAddress } from './index.ts';
import { GAMES } from './list.ts';
import { TOY } from './plain/testing/toy.ts';
import { registryOf } from './registry.ts';

const RULE_SETS = DRAWINGS.map(({ rules }) => rules);
const CASES = GAMES.map((game) => [game.about.id, game] as const);

test.each(CASES)('%s shows its rules, from the file that its folder must have', async (id) => {
  const page = (await import(`./${id}/rules/rules-page.tsx`)) as { readonly RulesPage: unknown };
  expect(page.RulesPage).toBeTypeOf('function');
});

test.each(CASES)('%s has a mark for each side, no two alike, and options that it knows', async (id, game) => {
  const rules = RULE_SETS.find(({ ref }) => ref.id === id);
  const marks = Object.entries(game.marks);
  expect(marks.map(([side]) => side).toSorted()).toEqual([...(rules?.sides ?? [])].toSorted());
  expect(new Set(marks.map(([, mark]) => mark)).size).toBe(marks.length);
  const { SET_UP } = await game.setUp();
  const named = [...SET_UP.covered, ...SET_UP.finer, ...SET_UP.presets.flatMap(({ options }) => Object.keys(options))];
  const known = rules?.options.map(({ key }) => key);
  for (const key of [...named, ...game.seatOptions]) expect(known).toContain(key);
});

test.each(CASES)('%s guesses what a seat does not see if its rules do', (id, game) => {
  expect(game.guesses).toBe((RULE_SETS.find(({ ref }) => ref.id === id)?.guidance.search ?? null) !== null);
});

describe('the address of a rule', () => {
  test.each(RULE_SETS.map(({ ref, texts }) => [ref.id, Object.keys(texts.rules)] as const))(
    'of %s is on its page',
    (id, rules) => {
      expect(rules.length).toBeGreaterThan(0);
      for (const rule of rules) expect(ruleAddress(rule)).toBe(`/rules/${id}#${rule}`);
    },
  );

  test.each(['XX-001', 'constructor-1', ''])('of "%s" is none', (rule) => expect(ruleAddress(rule)).toBeNull());
});

describe('one game more is one line of the list', () => {
  const registry = registryOf([...GAMES, TOY]);

  test('which every page then knows', async () => {
    expect(registry.ruleSetName('example-game')).toBe('Example game');
    expect(registry.tableOf('example-game')).toBe(TOY.Table);
    expect(registry.ruleAddress('OP-001')).toBe('/rules/example-game#OP-001');
    expect((await registry.setUpOf('example-game')).presets.map(({ id }) => id)).toEqual(['short']);
    expect(registry.drawable().map(({ id }) => id)).toContain('example-game');
  });

  test('whose sides may have the ids of another game without harm', () => {
    expect(registry.sideName('example-game', 'HERB')).toBe('Gardeners');
    expect(registry.sideName('animal-world-war', 'HERB')).toBe('Herbivoria');
    expect([registry.markOf('example-game', 'HERB', []), registry.markOf('animal-world-war', 'HERB', [])]).toEqual([
      'saw',
      'ring',
    ]);
  });
});

test('a game without a table is shown under the names of its ids, its sides told apart', () => {
  const registry = registryOf([]);
  expect([registry.ruleSetName('red-dawn'), registry.sideName('red-dawn', 'east')]).toEqual(['Red Dawn', 'East']);
  const marks = (...sides: readonly string[]) => sides.map((side) => registry.markOf('red-dawn', side, sides));
  expect(marks('w', 'e', 'e')).toEqual(['house', 'tent', 'tent']);
  expect(marks('d', 'c', 'b', 'a')).toEqual(['diamond', 'square', 'triangle', 'disc']);
  expect([registry.tableOf('red-dawn'), registry.loadWords('red-dawn'), registry.ruleAddress('RD-1')]).toEqual([
    null,
    null,
    null,
  ]);
});

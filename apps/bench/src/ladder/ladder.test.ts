import { expectOk, LEVEL_NAMES, setupOf } from '@fieldpost/engine';
import { current } from '@fieldpost/rulebook';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/list.ts';
import { duel, playerOf } from './duel.ts';
import { wilson } from './interval.ts';

/** A small part of what a turn may cost at the table: enough to see that every level plays to the end. */
const NODES = 600;

const CASES = GAMES.flatMap(({ ruleSet, ladder }) =>
  ladder.flatMap((scenario) => LEVEL_NAMES.map((level) => [ruleSet, scenario, level] as const)),
);

describe('a short match', () => {
  test.each(CASES)('%s, %s: %s against greedy comes out alike twice', (ruleSet, scenario, level) => {
    const rules = current(ruleSet);
    if (rules === null || rules === undefined) throw new Error(`${ruleSet} is gone`);
    const setup = expectOk(setupOf(rules, { scenario }), scenario);
    const [first = '', second = ''] = rules.sidesOf(setup);
    const results = [1, 2].map(() => {
      const players = {
        [first]: playerOf(level, rules, setup, NODES),
        [second]: playerOf('greedy', rules, setup, NODES),
      };
      const points = duel(rules, setup, 5, players);
      return { points, nodes: players[first]?.thought.nodes };
    });
    expect(results[0]).toEqual(results[1]);
    expect(Object.values(results[0]?.points ?? {}).reduce((sum, one) => sum + one, 0)).toBe(1);
  });
});

test('an interval is narrower where more was played, and never ends at certainty', () => {
  expect(wilson(20, 20)).toEqual([84, 100]);
  expect(wilson(34, 40)).toEqual([71, 93]);
  expect(wilson(5, 10)).toEqual([24, 76]);
});

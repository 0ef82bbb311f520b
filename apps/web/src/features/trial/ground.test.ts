import { type AnyRuleSet, expectOk, fastChance, openMatch, owing, setupOf, viewOf } from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import { lessonOf } from '../../games/index.ts';
import { type Ground, gameThere, groundOf, lineOf, moversIn, nodeOf, outcomesOf, percent, thrown } from './ground.ts';

const rulesOf = async (id: string): Promise<AnyRuleSet> => {
  const taught = await lessonOf(id);
  if (taught === null) throw new Error(id);
  return taught.rules;
};

/** The position of a game's lesson: an ordinary one, in which an order is known that draws. */
async function lessonGround(id: string) {
  const taught = await lessonOf(id);
  if (taught === null) throw new Error(id);
  const { rules, lesson } = taught;
  const setup = expectOk(setupOf(rules, { scenario: lesson.scenario, options: lesson.options }), 'set-up');
  const { game } = expectOk(openMatch(rules, setup, fastChance(1)), 'opening');
  const seats = rules.sidesOf(setup).map((side) => ({ side, player: 0 }));
  return { rules, lesson, ground: groundOf(rules, { kind: 'truth', state: game.state }, seats) as Ground };
}

describe('a trial of a finished match', () => {
  test('moves whatever side is awaited', async () => {
    const { ground } = await lessonGround('wwi-combined-arms');
    expect(moversIn(ground, ground.root)).toEqual([{ side: 'south', player: 0 }]);
  });

  test('takes legal orders, and says why it refuses others', async () => {
    const { ground, rules } = await lessonGround('wwi-combined-arms');
    const south = { side: 'south', player: 0 };
    const command = expectOk(rules.read('f7-g7', viewOf(rules, ground.root, south), south), 'line');
    expect(lineOf(ground, ground.root, south, command)).toEqual({ line: 'f7-g7' });
    const refused = lineOf(ground, ground.root, { side: 'north', player: 0 }, command);
    expect('refused' in refused && refused.refused.length).toBeGreaterThan(10);
  });

  test('has one result where nothing is drawn, and goes there', async () => {
    const { ground } = await lessonGround('wwi-combined-arms');
    const tried = { side: 'south', player: 0, line: 'f7-g7' };
    const { exact, all } = outcomesOf(ground, ground.root, tried);
    expect([exact, all.length, all[0]?.weight]).toEqual([true, 1, 1]);
    const [outcome] = all;
    if (outcome === undefined) throw new Error('nothing came of it');
    const node = { ...nodeOf(0, tried, outcome, 'likeliest'), id: 1, name: '', note: '' };
    expect(node).toMatchObject({ draws: [], how: 'none', weight: 1 });
    expect(gameThere(ground, [node], 1)?.state).toEqual(outcome.played.game.state);
    expect(gameThere(ground, [{ ...node, line: 'a1-a2' }], 1)).toBeNull();
  });

  test.each(['animal-world-war', 'world-war-awesome'])(
    'lists the results of an order of %s with their chances, the likeliest first',
    async (id) => {
      const { ground, rules, lesson } = await lessonGround(id);
      let game = ground.root;
      for (const prompt of lesson.prompts) {
        const side = owing(rules, game)[0] ?? '';
        const tried = { side, player: 0, line: prompt.line };
        const { all } = outcomesOf(ground, game, tried);
        if (all.length > 1) {
          const weights = all.map(({ weight }) => weight);
          expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 6);
          expect(weights).toEqual(weights.toSorted((one, other) => other - one));
          const one = thrown(ground, game, tried, 7);
          expect(all.map(({ told }) => told)).toContain(one?.told);
          return;
        }
        const next = all[0]?.played.game;
        if (next === undefined) break;
        game = next;
      }
      throw new Error('no order of the lesson draws');
    },
  );
});

describe('a trial of a running match', () => {
  test('is played on a guess that the seat cannot tell from the truth', async () => {
    const rules = await rulesOf('wwi-combined-arms');
    const setup = expectOk(setupOf(rules, { scenario: rules.scenarios[0]?.id }), 'set-up');
    const { game } = expectOk(openMatch(rules, setup, fastChance(1)), 'opening');
    const seat = { side: 'south', player: 0 };
    const view = viewOf(rules, game, seat);
    const ground = groundOf(rules, { kind: 'view', view, seat, guess: 5 }, [seat, { side: 'north', player: 0 }]);
    if (ground === null) throw new Error('nothing was guessed');
    expect(viewOf(rules, ground.root, seat)).toEqual(view);
  });

  test('is not there for a game that cannot guess', async () => {
    const rules = await rulesOf('tank-killers');
    const seat = { side: 'hunter', player: 0 };
    expect(groundOf(rules, { kind: 'view', view: null, seat, guess: 1 }, [seat])).toBeNull();
  });
});

test.each([
  [1, '100 %'],
  [0.27, '27 %'],
  [0.001, 'under 1 %'],
  [0, '0 %'],
])('%d reads %s', (weight, words) => {
  expect(percent(weight)).toBe(words);
});

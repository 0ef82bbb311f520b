import {
  type AnyRuleSet,
  anyCommand,
  chooseFor,
  expectOk,
  fastChance,
  fastNumbers,
  openMatch,
  play,
  setupOf,
} from '@fieldpost/engine';
import { animalWorldWar } from '@fieldpost/rules-animal-world-war';
import { massWarfare } from '@fieldpost/rules-mass-warfare';
import { tankKillers } from '@fieldpost/rules-tank-killers';
import { worldWarAwesome } from '@fieldpost/rules-world-war-awesome';
import { wwiCombinedArms } from '@fieldpost/rules-wwi-combined-arms';
import { expect, test } from 'vitest';
import { loadWords } from './index.ts';

/** A hex in numbers, as no board prints it; sums of money and people have no comma. */
const NUMBERS = /-?\d,-?\d/;
const STEPS = 250;

/** As the list of games has them: of each only what all have. */
const ALL = [
  wwiCombinedArms,
  animalWorldWar,
  tankKillers,
  massWarfare,
  worldWarAwesome,
] as unknown as readonly AnyRuleSet[];

test.each(ALL.map((rules) => [rules.ref.id, rules] as const))('the log of %s names places', async (id, rules) => {
  const words = await loadWords(id);
  const told: string[] = [];
  for (const seed of [1, 2, 3]) {
    const scenario = rules.scenarios[seed % rules.scenarios.length]?.id;
    const [next, chance] = [fastNumbers(seed), fastChance(seed)];
    let { game } = expectOk(openMatch(rules, expectOk(setupOf(rules, { scenario }), id), chance), id);
    while (game.ending === null && game.step < STEPS) {
      const chosen = chooseFor(rules, game, anyCommand, next);
      if (chosen === null) break;
      const { steps, game: after } = expectOk(play(rules, game, chosen.seat, chosen.command, chance), id);
      game = after;
      const view = rules.view(game.state, 'spectator');
      const notices = steps.flatMap(({ events }) => events.flatMap((event) => rules.notice(event, 'spectator') ?? []));
      told.push(
        ...notices.map((notice) => {
          const sentence = rules.tell(notice);
          return words?.placed?.(sentence, view) ?? sentence;
        }),
      );
    }
  }
  expect(told.length).toBeGreaterThan(100);
  expect(told.filter((sentence) => NUMBERS.test(sentence))).toEqual([]);
});

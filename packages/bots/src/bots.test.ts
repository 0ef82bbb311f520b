import {
  type AnyRuleSet,
  awaitedOf,
  expectOk,
  fastNumbers,
  noChance,
  openMatch,
  playout,
  setupOf,
  viewOf,
} from '@fieldpost/engine';
import { exampleGame, GUIDED } from '@fieldpost/engine/example-game';
import { wwiCombinedArms as wwi } from '@fieldpost/rules-wwi-combined-arms';
import { describe, expect, test } from 'vitest';
import { BOTS, botOf } from './index.ts';

const DUEL = expectOk(setupOf(wwi, { scenario: 'open-duel' }), 'set-up');
const SOUTH = { side: 'south', player: 0 } as const;

describe('bots', () => {
  test('are found by name', () => {
    expect(BOTS.map(({ name }) => name)).toEqual(['random', 'greedy']);
    for (const bot of BOTS) expect(botOf(bot.name)).toBe(bot);
    expect(botOf('deep')).toBeNull();
  });

  test.each(BOTS.map((bot) => [bot.name, bot] as const))(
    '%s plays a match to its end, the same from the same seed',
    (_, bot) => {
      const once = playout(wwi, DUEL, 5, bot.choose);
      expect(once.ending).not.toBeNull();
      expect(playout(wwi, DUEL, 5, bot.choose)).toEqual(once);
      expect(playout(wwi, DUEL, 6, bot.choose).final).not.toEqual(once.final);
    },
  );

  test('greedy chooses subject by subject where a game says which are worth a look: the whole menu is never made', () => {
    const asked: (string | undefined)[] = [];
    const few = {
      ...exampleGame,
      legalCommands: (...[view, seat, subject]: Parameters<typeof exampleGame.legalCommands>) => {
        asked.push(subject);
        return exampleGame.legalCommands(view, seat, subject);
      },
      guidance: GUIDED,
    };
    const setup = expectOk(setupOf(few, { scenario: 'two-flags' }), 'set-up');
    expect(playout(few, setup, 5, botOf('greedy')?.choose).ending).not.toBeNull();
    expect(asked.length).toBeGreaterThan(0);
    expect(asked).not.toContain(undefined);
  });

  test('greedy finds the enemy Headquarters; random seldom does', () => {
    const reasons = [1, 2, 3, 4, 5].map(
      (seed) => playout(wwi, DUEL, seed, botOf('greedy')?.choose).ending?.outcome.reason,
    );
    expect(reasons).toEqual(['headquarters', 'headquarters', 'headquarters', 'headquarters', 'headquarters']);
  });

  test('have nothing to choose where they are not awaited', () => {
    const { game } = expectOk(openMatch(wwi, DUEL, noChance()), 'opening');
    const idle = { side: awaitedOf(wwi, game, 'spectator')[0] === 'south' ? 'north' : 'south', player: 0 } as const;
    for (const { choose } of BOTS) expect(choose(wwi, viewOf(wwi, game, idle), idle, fastNumbers(1))).toBeNull();
  });
});

describe('the appraisal of WWI Combined Arms', () => {
  const position = '4h3/8/8/4i3/4I3/4M3/8/4H3 S 1 1';
  const setup = expectOk(setupOf(wwi, { scenario: position }), 'set-up');
  const view = viewOf(wwi, expectOk(openMatch(wwi, setup, noChance()), 'opening').game, SOUTH);
  const worth = (command: { readonly type: string; readonly [key: string]: string }) =>
    wwi.guidance.appraise?.(view, SOUTH, command, wwi as unknown as AnyRuleSet) ?? Number.NaN;

  test('puts going forward before firing, firing before resting, and resting before going back', () => {
    const forward = worth({ type: 'move', unit: 'S-inf-1', to: 'd6' });
    const fire = worth({ type: 'attack', unit: 'S-inf-1', target: 'N-inf-1' });
    const rest = worth({ type: 'endTurn' });
    const back = worth({ type: 'move', unit: 'S-inf-1', to: 'e2' });
    expect([forward > fire, fire > rest, rest > back]).toEqual([true, true, true]);
  });

  test('fires at the Headquarters first', () => {
    const infantry = worth({ type: 'attack', unit: 'S-inf-1', target: 'N-inf-1' });
    expect(worth({ type: 'attack', unit: 'S-inf-1', target: 'N-hq-1' })).toBeGreaterThan(infantry);
  });
});

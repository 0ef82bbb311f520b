import {
  chooseFor,
  expectOk,
  fastChance,
  fastNumbers,
  noChance,
  openMatch,
  play,
  setupOf,
  viewOf,
} from '@fieldpost/engine';
import { tankKillers as rules } from '@fieldpost/rules-tank-killers';
import { wwiCombinedArms } from '@fieldpost/rules-wwi-combined-arms';
import { describe, expect, test } from 'vitest';
import { greedy } from './greedy.ts';
import { botOf, seatOrders } from './index.ts';

const EVEN = expectOk(setupOf(rules, { scenario: 'american-even' }), 'set-up');
const ordersOf = (bot: string) => expectOk(rules.parse.standingOrders(seatOrders(bot, rules as never)), bot);

/** Who wins when greedy plays one side and random the other. */
function winner(greedySide: 'german' | 'anglo', seed: number): string | undefined {
  const next = fastNumbers(seed);
  const chance = fastChance(seed);
  const nameOf = (side: string) => (side === greedySide ? 'greedy' : 'random');
  const orders = { german: ordersOf(nameOf('german')), anglo: ordersOf(nameOf('anglo')) };
  let { game } = expectOk(openMatch(rules, EVEN, chance, orders), 'opening');
  while (game.ending === null) {
    const chosen = chooseFor(rules, game, (...asked) => botOf(nameOf(asked[2].side))?.choose(...asked) ?? null, next);
    if (chosen === null) throw new Error('a dead end');
    game = expectOk(play(rules, game, chosen.seat, chosen.command, chance), 'a listed command').game;
  }
  return game.ending.outcome.places.find(({ place }) => place === 1)?.side;
}

/** What greedy does for the German with these cards, after a Panther came up against `target`. */
function choice(hand: readonly string[], target: string): string {
  const position = {
    window: 'modifier',
    active: 'german',
    forces: {
      german: { hand, table: [{ unit: 'Panther', id: '#1', attacked: 'thisTurn' }] },
      anglo: { table: [{ unit: target, id: '#2' }] },
    },
    attack: { attacker: '#1', target: '#2', cards: [{ side: 'anglo', card: 'Rugged Defense' }] },
  };
  const setup = expectOk(setupOf(rules, { scenario: { position } }), 'set-up');
  const { game } = expectOk(openMatch(rules, setup, noChance()), 'opening');
  const seat = { side: 'german', player: 0 } as const;
  const view = viewOf(rules, game, seat);
  const command = greedy(rules, view, seat, fastNumbers(1));
  return command === null ? 'nothing' : rules.write(command, view);
}

describe('the appraisal of Tank Killers', () => {
  test('plays the smallest card that is enough, and none where none is needed or enough', () => {
    expect(choice(['Rear Hit', 'AP Round', 'HEAT Round'], 'M4 Sherman')).toBe('play HEAT Round');
    expect(choice(['Rear Hit', 'AP Round'], '57mm AT Gun')).toBe('pass');
    expect(choice(['HEAT Round', 'Tracers'], 'M26 Pershing')).toBe('pass');
  });

  test('beats random on either side', () => {
    const seeds = Array.from({ length: 10 }, (_, seed) => seed);
    const wins = (['german', 'anglo'] as const).map(
      (side) => seeds.filter((seed) => winner(side, seed) === side).length,
    );
    expect(Math.min(...wins)).toBeGreaterThanOrEqual(8);
  });

  test('sits down with orders that the game accepts; other games need none', () => {
    expect(ordersOf('greedy').rules).toHaveLength(3);
    expect(ordersOf('random').default).toBe('ask');
    expect(seatOrders('greedy', wwiCombinedArms as never)).toBeNull();
    expect(seatOrders('deep', rules as never)).toBeNull();
  });
});

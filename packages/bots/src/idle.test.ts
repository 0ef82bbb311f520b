import { expectOk, fastChance, fastNumbers, openMatch, owing, play, setupOf, viewOf } from '@fieldpost/engine';
import { current } from '@fieldpost/rulebook';
import { describe, expect, test } from 'vitest';
import { BOTS } from './index.ts';

const rules = current('animal-world-war');
const manners = rules?.guidance.manners;
if (rules == null || manners == null) throw new Error('Animal World War has lost its team manners');

describe.each(['random', 'greedy'])('%s in battles of teams', (name) => {
  const bot = BOTS.find((one) => one.name === name);
  if (bot === undefined) throw new Error(`${name} is gone`);

  test.each([
    ['short', 1],
    ['last-bridge', 2],
    ['village-mirror', 3],
    ['long', 4],
  ] as const)('%s: chooses nothing if and only if its manners call it idle', (scenario, seed) => {
    const setup = expectOk(setupOf(rules, { scenario, options: { playersHERB: 2, playersCARN: 3 } }), scenario);
    const [next, chance] = [fastNumbers(seed), fastChance(seed)];
    let { game } = expectOk(openMatch(rules, setup, chance), 'opening');
    let [idle, busy] = [0, 0];
    for (let count = 0; game.ending === null && count < 250; count++) {
      const seats = owing(rules, game).flatMap((side) =>
        Array.from({ length: rules.seatsOn(setup, side) }, (_, player) => ({ side, player })),
      );
      const asked = seats.map((seat) => {
        const view = viewOf(rules, game, seat);
        const command = bot.choose(rules, view, seat, next);
        expect(manners.idle(view, seat), `${seat.side}.${seat.player}, ${command?.type}`).toBe(command === null);
        if (command === null) idle++;
        else busy++;
        return { seat, command };
      });
      const first = asked.find(({ command }) => command !== null) ?? asked[0];
      if (first === undefined) throw new Error('nobody is awaited');
      const { seat, command } = first;
      const given = command ?? rules.defaultCommand(viewOf(rules, game, seat), seat, rules.initialOrders);
      game = expectOk(play(rules, game, seat, given, chance), given.type).game;
    }
    expect(Math.min(idle, busy)).toBeGreaterThan(10);
  });
});

import { expect, test } from 'vitest';
import { fastChance } from '../chance/fast.ts';
import { exampleGame } from '../example-game/example-game.ts';
import type { Event, ExampleState } from '../example-game/game.ts';
import { expectOk } from '../result.ts';
import { lastDecision } from './last-decision.ts';
import { openMatch, setupOf } from './open.ts';
import { play } from './play.ts';
import { applied } from './run.ts';

const SETUP = expectOk(setupOf(exampleGame, { scenario: 'two-flags' }), 'set-up');
const OPENED = expectOk(openMatch(exampleGame, SETUP, fastChance(1)), 'opening').game;

/** The opening after a burial of each side and their readiness, by these rules. */
function begun(rules: typeof exampleGame) {
  const chance = fastChance(1);
  let game = OPENED;
  for (const side of ['red', 'blue'] as const)
    for (const command of [{ type: 'bury', field: 1 }, { type: 'ready' }] as const)
      game = expectOk(play(rules, game, { side, player: 0 }, command, chance), command.type).game;
  return expectOk(play(rules, game, { side: game.state.turn ?? 'red', player: 0 }, { type: 'rest' }, chance), 'rest');
}

test('what a decision came to is not worked out again', () => {
  const decided = lastDecision<ExampleState, Event>();
  const asked: boolean[] = [];
  const rules: typeof exampleGame = {
    ...exampleGame,
    decide(state, seat, command, chance) {
      const result = exampleGame.decide(state, seat, command, chance);
      if (result.ok) decided.keep(state, result.value, applied(exampleGame, state, result.value));
      return result;
    },
    after(state, events) {
      const known = decided.after(state, events);
      asked.push(known !== null);
      return known;
    },
  };
  expect(begun(rules)).toEqual(begun(exampleGame));
  expect(asked.length).toBeGreaterThan(4);
  expect(asked).not.toContain(false);
});

test('it is known for the very events of the very state alone', () => {
  const decided = lastDecision<ExampleState, Event>();
  const { state } = OPENED;
  const events: readonly Event[] = [{ type: 'buried', side: 'red', field: 1 }];
  const to = applied(exampleGame, state, events);
  decided.keep(state, events, to);
  expect(decided.after(state, events)).toBe(to);
  expect(decided.after({ ...state }, events)).toBeNull();
  expect(decided.after(state, [...events])).toBeNull();
});

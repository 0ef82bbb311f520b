/**
 * A database gives the keys of an object back in its own order: nothing that happens may depend on it (THE-RULES "Invariants", 6).
 */
import {
  anyCommand,
  chooseFor,
  fastChance,
  fastNumbers,
  openMatch,
  play,
  scriptedChance,
  setupOf,
} from '@fieldpost/engine';
import { expect, test } from 'vitest';
import { animalWorldWar as rules } from './index.ts';
import type { State } from './state.ts';

/** The same state with the keys of its units and items the other way round. */
function turnedRound(state: State): State {
  const turned = <Value>(values: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(values).reverse());
  const { battle } = state;
  return { ...state, battle: { ...battle, units: turned(battle.units), items: turned(battle.items) } };
}

const CASES = [
  { seed: 32, selection: 'random', objective: 'O09' },
  { seed: 34, selection: 'alternating', objective: 'O02' },
];

test.each(CASES)('the same command and dice give the same events: $selection, $objective', ({ seed, ...options }) => {
  const setup = setupOf(rules, { scenario: 'medium', options: { ...options, bailOut: 'on', flamerBlast: 'on' } });
  if (!setup.ok) throw new Error(setup.fault.code);
  const next = fastNumbers(seed);
  const chance = fastChance(seed);
  const opened = openMatch(rules, setup.value, chance);
  if (!opened.ok) throw new Error(opened.fault.code);
  let { game } = opened.value;
  while (game.ending === null) {
    const chosen = chooseFor(rules, game, anyCommand, next);
    if (chosen === null) throw new Error('a dead end');
    const played = play(rules, game, chosen.seat, chosen.command, chance);
    if (!played.ok) throw new Error(played.fault.code);
    const [step] = played.value.steps;
    const { phase } = game.state.battle;
    if (step !== undefined && (phase === 'turn' || phase === 'afterDeployment')) {
      const dice = scriptedChance(step.draws.map(({ result }) => result));
      const decided = rules.decide(turnedRound(game.state), step.by, step.command, dice);
      expect(decided).toEqual({ ok: true, value: step.events });
    }
    game = played.value.game;
  }
});

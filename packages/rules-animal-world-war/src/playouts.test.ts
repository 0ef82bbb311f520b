/** Random battles end, and keep the invariants between commands, under every objective, on every field, with teams and options. */
import {
  anyCommand,
  chooseFor,
  expectOk,
  fastChance,
  fastNumbers,
  type Game,
  openMatch,
  play,
} from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import { LAYOUT_IDS } from './catalogue/layouts.ts';
import { OBJECTIVE_IDS } from './catalogue/objectives.ts';
import type { AwwGame } from './game.ts';
import { animalWorldWar as rules } from './index.ts';
import { broken, brokenAtRest } from './invariants.ts';
import type { State } from './state.ts';

const LONGEST = 12_000;

function open(options: object, seed: number): Game<AwwGame> {
  const setup = { scenario: expectOk(rules.parse.scenario({}), 'scenario'), carryOver: null };
  const agreed = expectOk(rules.parse.options(options), 'options');
  return expectOk(openMatch(rules, { ...setup, options: agreed }, fastChance(seed)), 'opening').game;
}

/** Plays at random to the end; `look` sees the state after each command. */
function playOut(options: object, seed: number, look: (state: State) => void): Game<AwwGame> {
  let game = open(options, seed);
  const next = fastNumbers(seed);
  const chance = fastChance(seed ^ 0x55aa);
  for (let count = 0; game.ending === null && count < LONGEST; count++) {
    const chosen = chooseFor(rules, game, anyCommand, next);
    if (chosen === null) throw new Error(`a dead end in ${game.state.battle.phase}`);
    game = expectOk(play(rules, game, chosen.seat, chosen.command, chance), JSON.stringify(chosen)).game;
    look(game.state);
  }
  return game;
}

function mustBeWhole(state: State): void {
  const faults = [...broken(state, null), ...brokenAtRest(state)];
  if (faults.length > 0) throw new Error(faults.join('; '));
}

describe('random battles end', () => {
  test.each(OBJECTIVE_IDS.map((objective, i) => [objective, i] as const))('%s', (objective, i) => {
    const layout = LAYOUT_IDS[i % LAYOUT_IDS.length];
    const selection = i % 2 === 0 ? 'random' : 'alternating';
    const teams = { playersHERB: 1 + (i % 3), playersCARN: 1 + (i % 2) };
    const extras = { bailOut: i % 4 < 2 ? 'on' : 'off', flamerBlast: i % 4 > 0 ? 'on' : 'off' };
    const game = playOut({ objective, layout, selection, ...teams, ...extras }, 100 + i, mustBeWhole);
    expect(game.ending?.by).toBe('rules');
    expect(JSON.parse(JSON.stringify(game.state))).toEqual(game.state);
  });

  test('the view of a long battle of 24 soldiers stays below 20 kB', () => {
    let largest = 0;
    playOut({ layout: 'long', squadHERB: 12, squadCARN: 12, objective: 'O04' }, 7, (state) => {
      const view = rules.view(state, { side: 'HERB', player: 0 });
      largest = Math.max(largest, JSON.stringify(view).length);
    });
    expect(largest).toBeGreaterThan(5_000);
    expect(largest).toBeLessThan(20_000);
  });
});

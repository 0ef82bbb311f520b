/** Games of which no command can be aimed at your own: they need no word for it (law 10). */
import {
  anyCommand,
  chooseFor,
  expectOk,
  fastChance,
  fastNumbers,
  type GameTypes,
  openMatch,
  owing,
  play,
  type RuleSet,
  setupOf,
  viewOf,
} from '@fieldpost/engine';
import { tankKillers } from '@fieldpost/rules-tank-killers';
import { wwiCombinedArms } from '@fieldpost/rules-wwi-combined-arms';
import { expect, test } from 'vitest';

const POSITIONS = 300;

/** Every command listed in some hundred positions of random matches, with the view and the side it is listed for. */
function listed<G extends GameTypes>(
  rules: RuleSet<G>,
  look: (command: G['command'], view: G['view'], side: G['side']) => void,
): void {
  for (let seed = 1, seen = 0; seen < POSITIONS; seed++) {
    const [next, chance] = [fastNumbers(seed), fastChance(seed)];
    const scenario = rules.scenarios[seed % rules.scenarios.length]?.id ?? '';
    let { game } = expectOk(openMatch(rules, expectOk(setupOf(rules, { scenario }), 'set-up'), chance), 'opening');
    for (let chosen = chooseFor(rules, game, anyCommand, next); chosen !== null && seen < POSITIONS; seen++) {
      for (const side of owing(rules, game)) {
        const seat = { side, player: 0 };
        const view = viewOf(rules, game, seat);
        for (const command of rules.legalCommands(view, seat)) look(command, view, side);
      }
      game = expectOk(play(rules, game, chosen.seat, chosen.command, chance), 'a listed command').game;
      chosen = game.ending === null ? chooseFor(rules, game, anyCommand, next) : null;
    }
  }
}

test('WWI Combined Arms: whoever attacks, attacks an enemy', () => {
  let attacks = 0;
  listed(wwiCombinedArms, (command, _view, side) => {
    if (command.type !== 'attack') return;
    attacks++;
    const own = side === 'south' ? 'S-' : 'N-';
    expect([command.unit.startsWith(own), command.target.startsWith(own)]).toEqual([true, false]);
  });
  expect(attacks).toBeGreaterThan(POSITIONS);
});

test('Tank Killers: a target is a card of the enemy', () => {
  let targets = 0;
  listed(tankKillers, (command, { open }, side) => {
    if (command.type !== 'target') return;
    targets++;
    const own = open.forces[side].table.map(({ id }) => id);
    expect(own).not.toContain(command.unit);
  });
  expect(targets).toBeGreaterThan(POSITIONS / 10);
});

/** Nothing that harms your own is ever proposed: by no touch, no large button, no "Next". */
import {
  anyCommand,
  chooseFor,
  expectOk,
  fastChance,
  fastNumbers,
  type Game,
  openMatch,
  play,
  setupOf,
  viewOf,
} from '@fieldpost/engine';
import { type AwwGame, animalWorldWar as rules } from '@fieldpost/rules-animal-world-war';
import { menuOf as listed, subjectsOf } from '@fieldpost/rules-animal-world-war/table';
import { expect, test } from 'vitest';
import { type Choice, menuOf, proposedAt } from './menu.ts';
import { planOf } from './plan.ts';
import { NO_UNIT } from './selection.ts';

const POSITIONS = 500;
const SIDES = ['HERB', 'CARN'] as const;

/** Positions of random matches in which somebody has a turn. */
function positions(): readonly Game<AwwGame>[] {
  const found: Game<AwwGame>[] = [];
  for (let seed = 1; found.length < POSITIONS; seed++) {
    const [next, chance] = [fastNumbers(seed), fastChance(seed)];
    let { game } = expectOk(
      openMatch(rules, expectOk(setupOf(rules, { scenario: 'short' }), 'set-up'), chance),
      'opening',
    );
    for (let chosen = chooseFor(rules, game, anyCommand, next); chosen !== null && game.ending === null; ) {
      if (game.state.battle.phase === 'turn' && game.state.battle.question === null) found.push(game);
      game = expectOk(play(rules, game, chosen.seat, chosen.command, chance), 'a listed command').game;
      chosen = game.ending === null ? chooseFor(rules, game, anyCommand, next) : null;
    }
  }
  return found.slice(0, POSITIONS);
}

/** By what the picture of the blast covers: an own unit, and no enemy. */
function isPictured(game: Game<AwwGame>, side: 'HERB' | 'CARN', { command }: Choice): boolean {
  const { battle } = game.state;
  const covered = planOf(battle, command, []).marks.blast;
  const hit = Object.values(battle.units).filter(
    (unit) => unit.kind !== 'plane' && unit.at !== null && covered.includes(unit.at.join()),
  );
  const own = hit.filter((unit) => unit.kind !== 'civilian' && unit.empire === side);
  return own.length > 0 && hit.every((unit) => unit.kind === 'civilian' || unit.empire === side);
}

test(`no own harm is proposed in ${POSITIONS} positions, and it can be ordered from the menu`, () => {
  let harmful = 0;
  for (const game of positions())
    for (const side of SIDES) {
      const seat = { side, player: 0 };
      const view = viewOf(rules, game, seat);
      for (const subject of subjectsOf(view, seat, null).filter((one) => one !== NO_UNIT))
        for (const choices of menuOf(view.battle, side, listed(view, seat, subject)).values()) {
          const index = proposedAt(choices);
          if (index !== null) expect(choices[index]?.harm).toBeNull();
          for (const choice of choices.filter((one) => isPictured(game, side, one))) {
            harmful++;
            expect(choice.harm).not.toBeNull();
          }
        }
    }
  expect(harmful).toBeGreaterThan(POSITIONS);
});

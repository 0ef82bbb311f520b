import { noChance } from '../chance/none.ts';
import type { GameTypes, RuleSet } from '../contract.ts';
import { type Game, seatsOf } from '../match/game.ts';
import { play } from '../match/play.ts';
import { menuOf, owing } from '../match/views.ts';
import { expectOk } from '../result.ts';

/**
 * Counts the lines of play of exactly `depth` commands from a position (a match that ends earlier counts as no line), over the
 * whole menus of the seats of the first side that owes an answer. A number that anybody can compare; for positions without luck.
 */
export function perft<G extends GameTypes>(rules: RuleSet<G>, game: Game<G>, depth: number): number {
  if (depth === 0) return 1;
  const side = owing(rules, game)[0];
  if (side === undefined) return 0;
  let lines = 0;
  for (const seat of seatsOf(rules, side))
    for (const command of menuOf(rules, game, seat)) {
      const played = expectOk(play(rules, game, seat, command, noChance()), 'a listed command was refused');
      lines += perft(rules, played.game, depth - 1);
    }
  return lines;
}

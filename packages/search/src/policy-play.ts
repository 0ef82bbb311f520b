/** Playing on by the quick policies of a game: the reply to a plan, and what comes after it. */
import {
  fastChance,
  fastNumbers,
  type Game,
  type Numbers,
  ordersOf,
  owing,
  type RecordedChance,
  stateViewFor,
  viewOf,
} from '@fieldpost/engine';
import { playNode, type Thinker } from './thinker.ts';

/** Commands that one stretch of play may take: more is a policy that never ends its turn. */
const LONGEST = 600;

/** Plays by policy until `tempo` is reached or the match is over. The same seed gives the same play. */
export function playOn(thinker: Thinker, from: Game, tempo: number, seed: number): Game {
  const next = fastNumbers(seed);
  const chance = fastChance(seed ^ 0x5bd1e995);
  let game = from;
  for (let count = 0; count < LONGEST; count++) {
    if (game.ending !== null || thinker.guide.tempo(game.state) >= tempo) break;
    const after = policyStep(thinker, game, next, chance);
    if (after === null) break;
    game = after;
  }
  return game;
}

/** One command of a player to move; null if nobody has anything to do. */
export function policyStep(thinker: Thinker, game: Game, next: Numbers, chance: RecordedChance): Game | null {
  const { rules, guide, seats } = thinker;
  for (const side of owing(rules, game))
    for (const seat of seats[side] ?? []) {
      const command = guide.policy(stateViewFor(rules, game, seat), seat, next);
      if (command === null) continue;
      const played = playNode(thinker, game, seat, command, chance);
      if (played !== null) return played.game;
      const safe = rules.defaultCommand(viewOf(rules, game, seat), seat, ordersOf(rules, game, seat));
      return playNode(thinker, game, seat, safe, chance)?.game ?? null;
    }
  return null;
}

import type { GameTypes } from '../contract.ts';
import { seatsOf } from '../match/game.ts';
import { menuOf, owing } from '../match/seen.ts';
import { must, type Proof, shown } from './law.ts';
import { placesOf, startsOf, walk, walksOf } from './walk.ts';

/** Law 4: whoever is awaited has a legal command, and every match comes to an end. */
export function checkDeadEnds<G extends GameTypes>(proof: Proof<G>): void {
  const { rules } = proof;
  for (const { start, strides } of walksOf(proof))
    must(strides.at(-1)?.after.game.ending != null, () => `a match did not end: seed ${start.seed}`);
  for (const { game } of placesOf(proof))
    for (const side of owing(rules, game)) {
      const commands = seatsOf(rules, side).flatMap((seat) => menuOf(rules, game, seat));
      must(commands.length > 0, () => `${side} is awaited and has nothing to do in ${shown(game.state)}`);
    }
  for (const chooser of proof.choosers)
    for (const start of startsOf(proof)) {
      const ends = [...walk(proof, start, chooser)].at(-1)?.after.game.ending;
      must(ends !== null, () => `a match did not end: seed ${start.seed}`);
    }
}

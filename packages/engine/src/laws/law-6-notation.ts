import type { GameTypes } from '../contract.ts';
import { canonicalJson } from '../hash/canonical.ts';
import { seatsOf } from '../match/game.ts';
import { menuOf, viewOf } from '../match/seen.ts';
import { notJson } from './freeze.ts';
import { must, type Proof, shown } from './law.ts';
import { JUNK_LINES } from './mutants.ts';
import { type Place, placesOf, walksOf } from './walk.ts';

/** Law 6: a line of notation reads as what was written; everything is JSON and survives a round trip. */
export function checkNotation<G extends GameTypes>(proof: Proof<G>): void {
  for (const place of placesOf(proof)) checkPlace(proof, place);
  for (const { strides } of walksOf(proof))
    for (const { played } of strides) checkJson('a game', [played.game, played.steps]);
}

function checkPlace<G extends GameTypes>({ rules }: Proof<G>, { game, sides }: Place<G>): void {
  checkJson('a spectator view', viewOf(rules, game, 'spectator'));
  for (const side of sides)
    for (const seat of seatsOf(rules, side)) {
      const view = viewOf(rules, game, seat);
      checkJson('a view', view);
      for (const line of JUNK_LINES) must(!rules.read(line, view, seat).ok, () => `the line ${shown(line)} was read`);
      for (const command of menuOf(rules, game, seat)) {
        const line = rules.write(command, view);
        must(line.trim() === line && !line.includes('\n'), () => `${shown(line)} is not one line`);
        const read = rules.read(line, view, seat);
        must(
          read.ok && canonicalJson(read.value) === canonicalJson(command),
          () => `${shown(command)} is written ${line}, which reads as ${shown(read)}`,
        );
      }
    }
}

function checkJson(what: string, value: unknown): void {
  const odd = notJson(value);
  must(odd === null, () => `${what} holds what is not JSON at ${odd}`);
}

import type { GameTypes } from '../contract.ts';
import { seatsOf } from '../match/game.ts';
import { menuOf, owing } from '../match/views.ts';
import { must, type Proof, shown } from './law.ts';
import { checkLeaving } from './law-4-leaving.ts';
import { checkPlaces, sameSides } from './law-4-places.ts';
import { type Place, placesOf, type Stride, startsOf, walk, walksOf } from './walk.ts';

/** Law 4: every awaited side has a legal command, and every match ends with a place for everybody. A side that leaves stops nobody. */
export function checkDeadEnds<G extends GameTypes>(proof: Proof<G>): void {
  for (const { start, strides } of walksOf(proof)) checkEnd(strides, start.seed);
  for (const place of placesOf(proof)) {
    checkAwaited(proof, place);
    checkOutside(proof, place);
    checkLeaving(proof, place);
  }
  for (const chooser of proof.choosers)
    for (const start of startsOf(proof)) checkEnd([...walk(proof, start, chooser)], start.seed);
}

function checkEnd<G extends GameTypes>(strides: readonly Stride<G>[], seed: number): void {
  const last = strides.at(-1)?.after;
  const ending = last?.game.ending;
  must(last != null && ending != null, () => `a match did not end: seed ${seed}`);
  checkPlaces(last.sides, ending.outcome.places);
}

function checkAwaited<G extends GameTypes>({ rules }: Proof<G>, { game }: Place<G>): void {
  for (const side of owing(rules, game)) {
    const commands = seatsOf(rules, side).flatMap((seat) => menuOf(rules, game, seat));
    must(commands.length > 0, () => `${side} must move and has nothing to do in ${shown(game.state)}`);
  }
}

/** Ends that no rule brings: everybody still in agrees, or one of them goes. */
function checkOutside<G extends GameTypes>({ rules }: Proof<G>, { game, sides }: Place<G>): void {
  if (game.ending !== null) return;
  const staying = rules.sidesIn(game.state);
  const strangers = staying.filter((side) => !sides.includes(side));
  must(strangers.length === 0, () => `${strangers} is in, but not of this match`);
  const drawn = rules.places(game.state, { by: 'agreement' });
  checkPlaces(sides, drawn);
  const first = drawn.filter(({ place }) => place === 1).map(({ side }) => side);
  must(sameSides(first, staying), () => `${staying} agree, but ${first} are first`);
  for (const side of staying)
    for (const by of ['resignation', 'timeout'] as const)
      if (rules.leaving(game.state, side, by) === null) checkPlaces(sides, rules.places(game.state, { by, side }));
}

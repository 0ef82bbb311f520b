import { fastChance, fastNumbers } from '../chance/fast.ts';
import type { GameTypes, Leaving, Seat } from '../contract.ts';
import { canonicalJson } from '../hash/canonical.ts';
import { type Game, seatKey, seatsOf } from '../match/game.ts';
import { leave } from '../match/leaving.ts';
import { play } from '../match/play.ts';
import { menuOf, owing } from '../match/views.ts';
import { chooseFor } from '../playout/chooser.ts';
import { must, type Proof, shown } from './law.ts';
import { decidedOn } from './law-1-legal.ts';
import { checkPlaces } from './law-4-places.ts';
import type { Place } from './walk.ts';
import { fromWholeMenu } from './walk.ts';

/** How far the others are followed from each place: the walks continue to the end. */
const ONWARD = 12;

/** Law 4: a side may leave at any place, and the others play on. */
export function checkLeaving<G extends GameTypes>(proof: Proof<G>, place: Place<G>): void {
  const { rules } = proof;
  const { game } = place;
  if (game.ending !== null) return;
  for (const side of rules.sidesIn(game.state))
    for (const why of ['resignation', 'timeout'] as const) {
      const command = rules.leaving(game.state, side, why);
      if (command === null) continue;
      for (const seat of seatsOf(rules, side)) checkCommand(proof, game, seat, command);
      checkGone(proof, place, side, why);
    }
}

/** It is read from its JSON, listed nowhere, and legal for each player of the side. */
function checkCommand<G extends GameTypes>(
  { rules }: Proof<G>,
  game: Game<G>,
  seat: Seat<G['side']>,
  command: G['command'],
): void {
  must(rules.leavingCommands.includes(command.type), () => `${command.type} is not named as a leaving command`);
  const parsed = rules.parse.command(JSON.parse(JSON.stringify(command)));
  must(parsed.ok && canonicalJson(parsed.value) === canonicalJson(command), () => `${shown(command)} cannot be parsed`);
  const view = rules.view(decidedOn(rules, game, seat), seat);
  const listed = rules.legalCommands(view, seat).some(({ type }) => type === command.type);
  must(!listed, () => `a menu of ${seatKey(seat)} lists ${shown(command)}`);
  const fault = rules.refuses(view, seat, command);
  must(fault === null, () => `${seatKey(seat)} may not leave: ${shown(fault)}`);
  const line = rules.write(command, view);
  must(line !== '' && line.trim() === line && !line.includes('\n'), () => `${shown(line)} is not one line`);
}

/** The match does not wait for the side, and the side has nothing to do. Every awaited side has something to do. */
function checkGone<G extends GameTypes>(proof: Proof<G>, place: Place<G>, side: G['side'], why: Leaving): void {
  const { rules } = proof;
  const before = rules.sidesIn(place.game.state);
  const left = leave(rules, place.game, { side, player: 0 }, why, fastChance(1));
  must(left.ok, () => `${side} may not leave: ${shown(left)}`);
  const { game } = left.value;
  if (game.ending !== null) {
    checkPlaces(place.sides, game.ending.outcome.places);
    return;
  }
  const still = rules.sidesIn(game.state);
  must(still.join() === before.filter((one) => one !== side).join(), () => `${side} left, and ${still} are in`);
  must(game.openBy === null && game.sealedStep === game.step, () => `an open step outlasts the leaving of ${side}`);
  must((game.drafts[side] ?? []).length === 0, () => `a draft outlasts the leaving of ${side}`);
  checkOut(proof, game, side);
  playOn(proof, game);
}

function checkOut<G extends GameTypes>({ rules, orders }: Proof<G>, game: Game<G>, side: G['side']): void {
  must(!owing(rules, game).includes(side), () => `${side} is out, and must move`);
  for (const seat of seatsOf(rules, side)) {
    must(menuOf(rules, game, seat).length === 0, () => `${seatKey(seat)} is out, and has something to do`);
    const view = rules.view(game.state, seat);
    for (const document of orders)
      must(
        rules.standingOffers(view, seat, document).length === 0,
        () => `${seatKey(seat)} is out, and is offered orders`,
      );
  }
}

function playOn<G extends GameTypes>({ rules }: Proof<G>, from: Game<G>): void {
  const chance = fastChance(7);
  const next = fastNumbers(7);
  let game = from;
  for (let count = 0; count < ONWARD && game.ending === null; count++) {
    const chosen = chooseFor(rules, game, fromWholeMenu, next);
    must(chosen !== null, () => `a side left, and nobody has a legal command in ${shown(game.state)}`);
    const played = play(rules, game, chosen.seat, chosen.command, chance);
    must(played.ok, () => `a side left, and the listed ${shown(chosen.command)} was refused: ${shown(played)}`);
    game = played.value.game;
  }
}

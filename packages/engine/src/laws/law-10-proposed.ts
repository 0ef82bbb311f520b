import { fastNumbers } from '../chance/fast.ts';
import type { GameTypes, Seat } from '../contract.ts';
import { type Game, ordersOf, seatsOf } from '../match/game.ts';
import { owing, viewOf } from '../match/views.ts';
import { anyCommand } from '../playout/chooser.ts';
import { must, type Proof, shown } from './law.ts';
import { placesOf } from './walk.ts';

/** How often each player is asked at a seat. */
const TRIES = 8;

/** Law 10: what harms your own is listed after everything else, and no clock, standing order, letter or computer proposes it. */
export function checkProposed<G extends GameTypes>(proof: Proof<G>): void {
  const { rules } = proof;
  const next = fastNumbers(proof.seed ^ 0x27d4eb2f);
  for (const { game } of placesOf(proof))
    for (const side of owing(rules, game))
      for (const seat of seatsOf(rules, side)) {
        checkOrder(proof, game, seat);
        for (const [who, command] of proposed(proof, game, seat, next))
          must(
            command === null || !harms(proof, viewOf(rules, game, seat), seat, command),
            () => `${who} proposes ${shown(command)}, which harms its own side`,
          );
      }
}

/** By the game's own word, and by what its proof knows besides. */
function harms<G extends GameTypes>(
  { rules, harmsOwn }: Proof<G>,
  view: G['view'],
  seat: Seat<G['side']>,
  command: G['command'],
): boolean {
  return rules.harmsOwn?.(view, seat, command) === true || harmsOwn(view, seat, command);
}

function checkOrder<G extends GameTypes>(proof: Proof<G>, game: Game<G>, seat: Seat<G['side']>): void {
  const { rules } = proof;
  const view = viewOf(rules, game, seat);
  if (rules.harmsOwn === undefined) return;
  for (const subject of [undefined, ...rules.subjects(view, seat)]) {
    const menu = rules.legalCommands(view, seat, subject).map((command) => rules.harmsOwn?.(view, seat, command));
    const first = menu.indexOf(true);
    must(first < 0 || !menu.slice(first).includes(false), () => `a menu of ${shown(seat)} lists harm before the rest`);
  }
}

function proposed<G extends GameTypes>(
  { rules, orders, choosers }: Proof<G>,
  game: Game<G>,
  seat: Seat<G['side']>,
  next: () => number,
): readonly (readonly [string, G['command'] | null])[] {
  const view = viewOf(rules, game, seat);
  const own = ordersOf(rules, game, seat);
  const clocks = [own, ...orders].flatMap((document) => [
    ['the clock', rules.defaultCommand(view, seat, document)] as const,
    ['a standing order', rules.standingAnswer(view, seat, document)] as const,
  ]);
  const offers = rules.standingOffers(view, seat, own).map(({ command }) => ['a letter', command] as const);
  const bots = [anyCommand, ...choosers].flatMap((choose) =>
    Array.from({ length: TRIES }, () => ['a computer player', choose(rules, view, seat, next)] as const),
  );
  return [...clocks, ...offers, ...bots];
}

import { fastChance } from '../chance/fast.ts';
import type { GameTypes, RuleSet, Seat, Step } from '../contract.ts';
import { type Game, seatKey, seatsOf } from '../match/game.ts';
import { play } from '../match/play.ts';
import { timeOut } from '../match/time-out.ts';
import { owing, viewOf } from '../match/views.ts';
import { must, type Proof, shown } from './law.ts';
import { decidedOn } from './law-1-legal.ts';
import { openWalk, placesOf, startsOf } from './walk.ts';

/** Law 7: defaults and standing answers are always legal, one lapse costs one decision, and a match played by defaults alone ends. */
export function checkDefaults<G extends GameTypes>(proof: Proof<G>): void {
  const { rules, orders } = proof;
  for (const { game } of placesOf(proof)) {
    for (const side of owing(rules, game))
      for (const document of orders) {
        checkDefault(proof, game, side, document);
        for (const seat of seatsOf(rules, side)) checkAnswer(proof, game, seat, document);
      }
    checkLapse(proof, game);
  }
  for (const start of startsOf(proof)) checkLeftAlone(proof, openWalk(proof, start).game, start.seed);
}

function checkDefault<G extends GameTypes>(
  { rules }: Proof<G>,
  game: Game<G>,
  side: G['side'],
  document: G['standingOrders'],
): void {
  const refusals = seatsOf(rules, side).map((seat) => {
    const command = rules.defaultCommand(viewOf(rules, game, seat), seat, document);
    const ordered = { ...game, orders: { ...game.orders, [seatKey(seat)]: document } };
    const played = play(rules, ordered, seat, command, fastChance(1));
    return played.ok ? null : { command, fault: played.fault };
  });
  must(refusals.includes(null), () => `the default of ${side} is refused: ${shown(refusals)}`);
}

/**
 * A player who is late in a secret window or a reaction gets their own turn after it. It is checked without standing orders, which
 * may answer later windows.
 */
function checkLapse<G extends GameTypes>({ rules }: Proof<G>, game: Game<G>): void {
  if (game.ending !== null || isTurn(rules, game.state)) return;
  let now: Game<G> = { ...game, orders: {} };
  for (const side of owing(rules, game)) {
    if (!owing(rules, now).includes(side)) continue;
    const played = timeOut(rules, now, side, fastChance(1));
    must(played.ok, () => `a time-out of ${side} was refused: ${shown(played)}`);
    const turn = played.value.steps.filter(({ by }) => by.side === side).length;
    must(!playsTurn(rules, now, played.value.steps, side), () => `one lapse of ${side} took ${turn} steps of theirs`);
    now = played.value.game;
  }
}

const isTurn = <G extends GameTypes>(rules: RuleSet<G>, state: G['state']): boolean => {
  const pending = rules.pending(state, 'spectator');
  return pending.kind === 'choice' && pending.clock === 'turn';
};

function playsTurn<G extends GameTypes>(
  rules: RuleSet<G>,
  { state: before }: Game<G>,
  steps: readonly Step<G>[],
  side: G['side'],
): boolean {
  let state = before;
  for (const { by, events } of steps) {
    if (by.side === side && isTurn(rules, state)) return true;
    state = events.reduce((now, event) => rules.evolve(now, event), state);
  }
  return false;
}

function checkAnswer<G extends GameTypes>(
  { rules }: Proof<G>,
  game: Game<G>,
  seat: Seat<G['side']>,
  document: G['standingOrders'],
): void {
  const state = decidedOn(rules, game, seat);
  const view = rules.view(state, seat);
  const answer = rules.standingAnswer(view, seat, document);
  if (answer === null) return;
  const decided = rules.decide(state, seat, answer, fastChance(1));
  must(decided.ok, () => `the standing answer ${shown(answer)} of ${seatKey(seat)} is refused: ${shown(decided)}`);
}

/** Nobody ever shows up: the clock plays it all. */
function checkLeftAlone<G extends GameTypes>({ rules, longest }: Proof<G>, opened: Game<G>, seed: number): void {
  const chance = fastChance(seed);
  let game = opened;
  for (let count = 0; game.ending === null; count++) {
    must(count < longest, () => `a match left alone did not end within ${longest} time-outs`);
    const side = owing(rules, game)[0];
    must(side !== undefined, () => 'the match continues, and no side must move');
    const played = timeOut(rules, game, side, chance);
    must(played.ok, () => `a time-out of ${side} was refused: ${shown(played)}`);
    game = played.value.game;
  }
}

import type { RecordedChance } from '../chance/recorded.ts';
import type { GameTypes, Pending, Refusal, RuleSet, Seat, Step } from '../contract.ts';
import { isAgreed, offerAfter, offerInTurn, turnEnded } from './drawing.ts';
import { endedBy } from './ending.ts';
import { type Game, type Played, seatKey } from './game.ts';

/**
 * A game while one command and the automatic answers after it are carried out. It may be changed freely: where the command is
 * refused it is thrown away, and the game that it was made from is as it was.
 */
export type Run<G extends GameTypes> = { -readonly [Key in keyof Game<G>]: Game<G>[Key] } & {
  readonly rules: RuleSet<G>;
  readonly chance: RecordedChance;
  readonly steps: Step<G>[];
  /** Pending of `state` as a spectator knows it. */
  pending: Pending<G['side']>;
};

export function startRun<G extends GameTypes>(rules: RuleSet<G>, game: Game<G>, chance: RecordedChance): Run<G> {
  return { ...game, rules, chance, steps: [], pending: rules.pending(game.state, 'spectator') };
}

export function gameOf<G extends GameTypes>(run: Run<G>): Game<G> {
  const { state, step, sealedStep, sealedState, openBy, drafts, orders, drawOffer, drawDeclined, ending } = run;
  return { state, step, sealedStep, sealedState, openBy, drafts, orders, drawOffer, drawDeclined, ending };
}

export function playedOf<G extends GameTypes>(run: Run<G>, how: 'played' | 'drafted' | 'filed'): Played<G> {
  return {
    game: gameOf(run),
    steps: sealedWithGame(run),
    sealedUpTo: run.sealedStep,
    drafted: how === 'drafted' && run.steps.length === 0,
    filed: how === 'filed',
  };
}

/** The steps so far: an automatic answer seals the command that it follows. */
function sealedWithGame<G extends GameTypes>({ steps, step, sealedStep }: Run<G>): readonly Step<G>[] {
  if (steps.length < 2 || steps.every(({ sealed }) => sealed)) return steps;
  const first = step - steps.length;
  return steps.map((one, at) => (first + at < sealedStep ? { ...one, sealed: true } : one));
}

/** True if the match now waits for another answer, from another side or about another question. */
export function asksAnew<Side extends string>(before: Pending<Side>, after: Pending<Side>): boolean {
  if (before.kind !== 'choice' || after.kind !== 'choice') return awaitsOthers(before, after);
  return before.side !== after.side || before.window !== after.window;
}

/** True if the match waits for other sides than before: this seals a step, and counts as a handover. */
function awaitsOthers<Side extends string>(before: Pending<Side>, after: Pending<Side>): boolean {
  if (before.kind === 'choice') return after.kind !== 'choice' || before.side !== after.side;
  if (before.kind === 'orders') return after.kind !== 'orders' || before.from.join() !== after.from.join();
  return after.kind !== 'finished';
}

/**
 * Decides a command and puts it in the log. `open` says whether its author may still take it back where nothing seals it.
 * Changes nothing where it is refused.
 */
export function takeStep<G extends GameTypes>(
  run: Run<G>,
  seat: Seat<G['side']>,
  command: G['command'],
  open: 'open' | 'sealed',
): Refusal | null {
  const { rules, chance } = run;
  const drawn = chance.draws.length;
  const decided = rules.decide(run.state, seat, command, chance);
  if (!decided.ok) return decided.fault;
  const events = decided.value;
  const before = run.state;
  const pending = run.pending;
  run.state = rules.after?.(before, events) ?? applied(rules, before, events);
  run.pending = rules.pending(run.state, 'spectator');
  const draws = chance.draws.length === drawn ? NO_DRAWS : chance.draws.slice(drawn);
  const sealed =
    open === 'sealed' ||
    draws.length > 0 ||
    awaitsOthers(pending, run.pending) ||
    events.some((event) => rules.reveals(event));
  run.steps.push({ by: seat, command, draws, events, sealed });
  if (sealed) sealAll(run, run.step + 1);
  else keepOpen(run, seat, before);
  if (run.drawOffer !== null) haveMoved(run, turnEnded(pending, run.pending));
  return null;
}

const NO_DRAWS: readonly never[] = [];

/** The state after some events. */
export function applied<G extends GameTypes>(
  rules: RuleSet<G>,
  state: G['state'],
  events: readonly G['event'][],
): G['state'] {
  let now = state;
  for (const event of events) now = rules.evolve(now, event);
  return now;
}

/** Nothing before step `count` can be undone any more, and all of it may be seen. */
function sealAll<G extends GameTypes>(run: Run<G>, count: number): void {
  run.step = count;
  run.sealedStep = count;
  run.sealedState = null;
  run.openBy = null;
}

/** One more open step; open steps of another seat are sealed by it. */
function keepOpen<G extends GameTypes>(run: Run<G>, seat: Seat<G['side']>, before: G['state']): void {
  if (run.openBy !== null && seatKey(run.openBy) !== seatKey(seat)) sealAll(run, run.step);
  if (run.sealedState === null) run.sealedState = before;
  run.openBy = seat;
  run.step += 1;
}

/** Some sides have ended a turn, or are out. A draw offer stays open until each has had its turn. */
export function haveMoved<G extends GameTypes>(run: Run<G>, moved: readonly G['side'][]): void {
  if (run.drawOffer === null) return;
  const still = run.rules.sidesIn(run.state);
  const turn = run.rules.turnOf?.(run.state);
  run.drawOffer =
    turn === undefined ? offerAfter(run.drawOffer, still, moved) : offerInTurn(run.drawOffer, still, turn);
}

/** Ends the match by its own rules where they say so. */
export function endByRules<G extends GameTypes>(run: Run<G>): boolean {
  if (run.pending.kind !== 'finished') return false;
  run.ending = { by: 'rules', outcome: run.pending.outcome };
  run.drawOffer = null;
  run.drafts = {};
  sealAll(run, run.step);
  return true;
}

/** Ends the match as a draw where who had not agreed to it is out by now. */
export function endByAgreement<G extends GameTypes>(run: Run<G>): boolean {
  if (run.drawOffer === null || !isAgreed(run.rules, run.state, run.drawOffer.accepted)) return false;
  Object.assign(run, endedBy(run.rules, gameOf(run), { by: 'agreement' }).value.game);
  return true;
}

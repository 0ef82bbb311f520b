import type { GameTypes, Pending, Seat } from '../contract.ts';
import { closeWindow, draft, draftState, unanswered } from './draft.ts';
import { ordersOf, seatKey, seatsOf } from './game.ts';
import { asksAnew, endByAgreement, endByRules, type Run, takeStep } from './run.ts';

/** No chain of automatic answers is longer: a longer one is a rule set that asks forever. */
const LONGEST_CHAIN = 10_000;

/**
 * Lets standing orders answer for as long as they have an answer, closes windows and ends the match where its rules say so.
 *
 * Orders are asked when a window opens and after each of their own answers. A player who has just acted in a window by hand
 * and is still awaited there is not taken by surprise, unless they have filed orders which say so.
 */
export function settle<G extends GameTypes>(run: Run<G>, before: Pending<G['side']> | null): void {
  if (over(run)) return;
  if (before !== null && !asksAnew(before, run.pending) && !filedByAwaited(run)) return;
  for (let chain = 0; answerOnce(run); chain++) {
    if (over(run)) return;
    if (chain > LONGEST_CHAIN) throw new Error('standing orders answer without end');
  }
}

/** Ends the match where its rules say so, or where all who are still in have agreed to a draw. */
export function over<G extends GameTypes>(run: Run<G>): boolean {
  return endByRules(run) || endByAgreement(run);
}

function filedByAwaited<G extends GameTypes>(run: Run<G>): boolean {
  const { pending } = run;
  if (pending.kind !== 'choice') return true;
  for (const key in run.orders) if (key === pending.side || key.startsWith(`${pending.side}/`)) return true;
  return false;
}

function answerOnce<G extends GameTypes>(run: Run<G>): boolean {
  if (run.pending.kind === 'orders') return answerInSecret(run, run.pending.from);
  return run.pending.kind === 'choice' && answerForSide(run, run.pending.side, run.state, takeAnswer);
}

function answerInSecret<G extends GameTypes>(run: Run<G>, from: readonly G['side'][]): boolean {
  for (const side of unanswered(run.rules, run, from))
    if (answerForSide(run, side, draftState(run.rules, run, side), draft)) {
      closeWindow(run);
      return true;
    }
  return false;
}

type Answer<G extends GameTypes> = (run: Run<G>, seat: Seat<G['side']>, command: G['command']) => unknown;

function takeAnswer<G extends GameTypes>(run: Run<G>, seat: Seat<G['side']>, command: G['command']) {
  return takeStep(run, seat, command, 'sealed');
}

function answerForSide<G extends GameTypes>(run: Run<G>, side: G['side'], state: G['state'], give: Answer<G>): boolean {
  for (const seat of seatsOf(run.rules, side)) {
    const command = run.rules.standingAnswer(run.rules.view(state, seat), seat, ordersOf(run.rules, run, seat));
    if (command === null) continue;
    const fault = give(run, seat, command);
    if (fault) throw new Error(`standing orders of ${seatKey(seat)} gave an illegal answer: ${JSON.stringify(fault)}`);
    return true;
  }
  return false;
}

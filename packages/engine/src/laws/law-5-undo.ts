import type { GameTypes, Seat, Step } from '../contract.ts';
import { type Game, seatKey, seatsOf } from '../match/game.ts';
import { undo } from '../match/undo.ts';
import { must, type Proof, shown } from './law.ts';
import { type Stride, walksOf } from './walk.ts';

/** Law 5: undo restores the state to the byte; a draw, a reveal, a hand-over or another player's step seals. */
export function checkUndo<G extends GameTypes>(proof: Proof<G>): void {
  for (const { strides } of walksOf(proof)) for (const stride of strides) checkStride(proof, stride);
}

function checkStride<G extends GameTypes>(proof: Proof<G>, stride: Stride<G>): void {
  const { before, after, seat, played } = stride;
  // what is filed is no step: it is changed by filing again
  if (after.game.ending !== null || played.filed) return;
  const undone = undo(proof.rules, after.game, after.openSteps, seat);
  if (played.drafted || after.openSteps.length > 0)
    checkRestored(before.game, undone.ok ? undone.value.game : null, stride);
  // standing orders may have begun a draft in the window that this step opened: that is the seat's own to take back
  else must(!undone.ok || undone.value.dropped === 0, () => `a sealed step could be undone: ${shown(stride.command)}`);
  for (const step of played.steps) checkSealed(proof, stride, step);
  for (const other of othersThan(proof, before.sides, seat)) {
    const foreign = undo(proof.rules, after.game, after.openSteps, other);
    const mayOwn = (after.game.drafts[other.side]?.length ?? 0) > 0;
    must(!foreign.ok || mayOwn, () => `${seatKey(other)} could undo a step of ${seatKey(seat)}`);
  }
}

function othersThan<G extends GameTypes>(
  { rules }: Proof<G>,
  sides: readonly G['side'][],
  seat: Seat<G['side']>,
): readonly Seat<G['side']>[] {
  const seats = sides.flatMap((side) => seatsOf(rules, side));
  return seats.filter((one) => seatKey(one) !== seatKey(seat));
}

function checkRestored<G extends GameTypes>(before: Game<G>, undone: Game<G> | null, { command }: Stride<G>): void {
  must(undone !== null, () => `the open step ${shown(command)} could not be undone`);
  must(undone.step === before.step, () => 'undo lost count of the steps');
  must(
    JSON.stringify(undone.state) === JSON.stringify(before.state),
    () => `undo of ${shown(command)} did not restore the state`,
  );
  must(draftText(undone) === draftText(before), () => 'undo changed another draft');
}

/** The drafts in the order of their sides, whichever was begun first. */
function draftText<G extends GameTypes>({ drafts }: Game<G>): string {
  return JSON.stringify(Object.entries(drafts).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** An open step has drawn nothing, revealed nothing and handed nothing over. */
function checkSealed<G extends GameTypes>({ rules }: Proof<G>, { before, after }: Stride<G>, step: Step<G>): void {
  if (step.sealed) return;
  must(step.draws.length === 0, () => `a step with draws is open: ${shown(step)}`);
  must(!step.events.some((event) => rules.reveals(event)), () => `a step that reveals is open: ${shown(step)}`);
  const waited = rules.pending(before.game.state, 'spectator');
  const waits = rules.pending(after.game.state, 'spectator');
  const same = waited.kind === 'choice' && waits.kind === 'choice' && waited.side === waits.side;
  must(same, () => `a step that hands over is open: ${shown(step)}`);
}

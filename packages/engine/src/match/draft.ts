import { noChance } from '../chance/none.ts';
import type { GameTypes, Refusal, RuleSet, Seat, Step } from '../contract.ts';
import type { Game } from './game.ts';
import { applied, haveMoved, type Run, takeStep } from './run.ts';

const NONE: readonly never[] = [];

/** A side's own commands in the window that is open. */
export function draftOf<G extends GameTypes>(game: Pick<Game<G>, 'drafts'>, side: G['side']): readonly Step<G>[] {
  return game.drafts[side] ?? NONE;
}

/** The state as one side has it in an orders window: what stands, and its own draft. */
export function draftState<G extends GameTypes>(
  rules: RuleSet<G>,
  game: Pick<Game<G>, 'state' | 'drafts'>,
  side: G['side'],
): G['state'] {
  let state = game.state;
  for (const step of draftOf(game, side)) state = applied(rules, state, step.events);
  return state;
}

/** The sides that have not answered yet. Others may not know them: see `pendingOf`. */
export function unanswered<G extends GameTypes>(
  rules: RuleSet<G>,
  game: Pick<Game<G>, 'state' | 'drafts'>,
  from: readonly G['side'][],
): readonly G['side'][] {
  return from.filter((side) => {
    if (draftOf(game, side).length === 0) return true;
    const own = rules.pending(draftState(rules, game, side), { side, player: 0 });
    return own.kind === 'orders' && own.from.includes(side);
  });
}

/** Puts a command into its side's draft. Luck has no place in a draft: a rule set draws when the window closes. */
export function draft<G extends GameTypes>(run: Run<G>, seat: Seat<G['side']>, command: G['command']): Refusal | null {
  const decided = run.rules.decide(draftState(run.rules, run, seat.side), seat, command, noChance());
  if (!decided.ok) return decided.fault;
  const step: Step<G> = { by: seat, command, draws: NONE, events: decided.value, sealed: false };
  run.drafts = { ...run.drafts, [seat.side]: [...draftOf(run, seat.side), step] };
  return null;
}

/**
 * Once the last side is in, every draft joins the log, side by side. Each command is decided again on the current state, so that the last
 * command may say what follows from all of them together.
 */
export function closeWindow<G extends GameTypes>(run: Run<G>): boolean {
  if (run.pending.kind !== 'orders' || unanswered(run.rules, run, run.pending.from).length > 0) return false;
  const { drafts, drawOffer } = run;
  if (drawOffer !== null && drawOffer.since < run.step) haveMoved(run, run.pending.from);
  run.drafts = {};
  for (const side of run.rules.sides) {
    for (const step of drafts[side] ?? NONE) {
      const fault = takeStep(run, step.by, step.command, 'sealed');
      if (fault) throw new Error(`a drafted command was refused when its window closed: ${fault.code}`);
    }
  }
  return true;
}

/**
 * A side left while drafts were open. Each draft is decided again on the current state. From its first illegal command on it is dropped,
 * and the match waits for its side again. Other sides cannot notice.
 */
export function redraft<G extends GameTypes>(run: Run<G>): void {
  const { drafts } = run;
  run.drafts = {};
  if (run.pending.kind !== 'orders') return;
  for (const side of run.rules.sidesIn(run.state))
    for (const { by, command } of drafts[side] ?? NONE) if (draft(run, by, command)) break;
}

import type { GameTypes, Refusal, Result, RuleSet, Seat, Step } from '../contract.ts';
import { accept, refuse } from '../result.ts';
import { draftOf } from './draft.ts';
import type { Game } from './game.ts';
import { applied } from './run.ts';

export type Undone<G extends GameTypes = GameTypes> = {
  readonly game: Game<G>;
  /** Steps dropped from the end of the log; 0 where the step was taken out of a draft. */
  readonly dropped: number;
};

/**
 * Takes back the last open step of a seat. `openSteps`: the log from `game.sealedStep` on. In an orders window the last command
 * of the seat's own draft is taken back instead, and nobody else can tell.
 * Refused with NOTHING_TO_UNDO, or GAME_OVER.
 */
export function undo<G extends GameTypes>(
  rules: RuleSet<G>,
  game: Game<G>,
  openSteps: readonly Step<G>[],
  seat: Seat<G['side']>,
): Result<Undone<G>, Refusal> {
  if (game.ending !== null) return refuse('GAME_OVER');
  if (openSteps.length !== game.step - game.sealedStep)
    throw new Error(`undo needs the ${game.step - game.sealedStep} open steps, not ${openSteps.length}`);
  const drafted = draftOf(game, seat.side);
  if (isBy(drafted.at(-1), seat)) return accept({ game: withDraft(game, seat.side, drafted.slice(0, -1)), dropped: 0 });
  if (game.sealedState === null || !isBy(openSteps.at(-1), seat)) return refuse('NOTHING_TO_UNDO');
  return accept({ game: withoutLast(rules, game, game.sealedState, openSteps.slice(0, -1)), dropped: 1 });
}

function isBy<G extends GameTypes>(step: Step<G> | undefined, seat: Seat<G['side']>): boolean {
  return step !== undefined && step.by.side === seat.side && step.by.player === seat.player;
}

function withDraft<G extends GameTypes>(game: Game<G>, side: G['side'], steps: readonly Step<G>[]): Game<G> {
  const { [side]: _, ...others } = game.drafts as Record<string, readonly Step<G>[]>;
  return { ...game, drafts: steps.length === 0 ? others : { ...others, [side]: steps } };
}

function withoutLast<G extends GameTypes>(
  rules: RuleSet<G>,
  game: Game<G>,
  sealedState: G['state'],
  kept: readonly Step<G>[],
): Game<G> {
  if (kept.length === 0) return { ...game, state: sealedState, step: game.sealedStep, sealedState: null, openBy: null };
  let state = sealedState;
  for (const step of kept) state = applied(rules, state, step.events);
  return { ...game, state, step: game.step - 1 };
}

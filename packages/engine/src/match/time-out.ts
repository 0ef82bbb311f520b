import type { RecordedChance } from '../chance/recorded.ts';
import type { GameTypes, Pending, Refusal, Result, RuleSet, Seat, Step } from '../contract.ts';
import { accept, refuse } from '../result.ts';
import { type Game, ordersOf, type Played, seatsOf } from './game.ts';
import { play } from './play.ts';
import { owing, viewOf } from './views.ts';

/** No time-out needs more default commands than this for one side. */
const MAX_COMMANDS = 1_000;

/** Whether a decision that was owed lies behind: its secret window has closed, or the turn continues after a reaction. */
const isBehind = <Side extends string>(owed: Pending<Side>, now: Pending<Side>): boolean =>
  owed.kind === 'orders' || (owed.kind === 'choice' && owed.clock === 'reaction' && isTurn(now));

const isTurn = <Side extends string>(pending: Pending<Side>): boolean =>
  pending.kind === 'choice' && pending.clock === 'turn';

/**
 * Plays the rule set's default commands for a side that has run out of time, until it owes nothing any more. One lapse costs one decision.
 * If a secret window closes with it, a reaction ends, or a new turn begins, the side's next decision has its own time. Open steps stay.
 * Refused with GAME_OVER, or NOT_YOUR_TURN where the side owes nothing.
 */
export function timeOut<G extends GameTypes>(
  rules: RuleSet<G>,
  game: Game<G>,
  side: G['side'],
  chance: RecordedChance,
): Result<Played<G>, Refusal> {
  if (game.ending !== null) return refuse('GAME_OVER');
  if (!owing(rules, game).includes(side)) return refuse('NOT_YOUR_TURN');
  const steps: Step<G>[] = [];
  const owed = rules.pending(game.state, 'spectator');
  let now = game;
  const turn = rules.turnOf?.(game.state);
  const owes = (): boolean => {
    if (!owing(rules, now).includes(side)) return false;
    if (steps.length === 0) return true;
    return rules.turnOf?.(now.state) === turn && !isBehind(owed, rules.pending(now.state, 'spectator'));
  };
  for (let count = 0; owes(); count++) {
    if (count > MAX_COMMANDS) throw new Error(`default commands of ${side} lead nowhere`);
    const played = playDefault(rules, now, side, chance);
    steps.push(...played.steps);
    now = played.game;
  }
  return accept({ game: now, steps, sealedUpTo: now.sealedStep, drafted: steps.length === 0, filed: false });
}

function playDefault<G extends GameTypes>(
  rules: RuleSet<G>,
  game: Game<G>,
  side: G['side'],
  chance: RecordedChance,
): Played<G> {
  for (const seat of seatsOf(rules, side)) {
    const played = play(rules, game, seat, defaultOf(rules, game, seat), chance);
    if (played.ok) return played.value;
  }
  throw new Error(`the default command of ${side} is not legal`);
}

/** The rule set's command for a seat that has run out of time. */
export function defaultOf<G extends GameTypes>(rules: RuleSet<G>, game: Game<G>, seat: Seat<G['side']>): G['command'] {
  return rules.defaultCommand(viewOf(rules, game, seat), seat, ordersOf(rules, game, seat));
}

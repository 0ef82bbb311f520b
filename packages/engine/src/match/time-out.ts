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
 * Plays the rule set's default commands for a side whose time is up, until it is no longer awaited for what it owed. One lapse costs
 * one decision: where a secret window closes with it, a reaction is over, or a new turn begins, what the side is asked next has a
 * time of its own. Open steps stand.
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

/** What the rule set plays for a seat whose time is up. */
export function defaultOf<G extends GameTypes>(rules: RuleSet<G>, game: Game<G>, seat: Seat<G['side']>): G['command'] {
  return rules.defaultCommand(viewOf(rules, game, seat), seat, ordersOf(rules, game, seat));
}

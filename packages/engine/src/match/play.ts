import type { RecordedChance } from '../chance/recorded.ts';
import type { GameTypes, Pending, Refusal, Result, RuleSet, Seat } from '../contract.ts';
import { accept, fail, refuse } from '../result.ts';
import { closeWindow, draft } from './draft.ts';
import { type Game, ordersOf, type Played, seatKey } from './game.ts';
import { playedOf, startRun, takeStep } from './run.ts';
import { settle } from './settle.ts';
import { viewOf } from './views.ts';

/**
 * Plays one command of a seat, and then whatever standing orders answer to it.
 * Refused with GAME_OVER, RESIGN_INSTEAD (a side leaves by resigning) or a code of the rule set; the game is then as it was.
 */
export function play<G extends GameTypes>(
  rules: RuleSet<G>,
  game: Game<G>,
  seat: Seat<G['side']>,
  command: G['command'],
  chance: RecordedChance,
): Result<Played<G>, Refusal> {
  if (game.ending !== null) return refuse('GAME_OVER');
  if (rules.leavingCommands.includes(command.type)) return refuse('RESIGN_INSTEAD');
  if (rules.filingCommands.includes(command.type)) return fileOrders(rules, game, seat, command, chance);
  const run = startRun(rules, game, chance);
  const before = run.pending;
  if (before.kind === 'orders') {
    const fault = draft(run, seat, command);
    if (fault) return fail(fault);
    if (closeWindow(run)) settle(run, before);
    return accept(playedOf(run, 'drafted'));
  }
  const fault = takeStep(run, seat, command, 'open');
  if (fault) return fail(fault);
  settle(run, before);
  return accept(playedOf(run, 'played'));
}

/** Only the one who files is asked again: the other side must not be moved by it. */
function mayAnswer<Side extends string>(pending: Pending<Side>, side: Side): boolean {
  return pending.kind === 'choice' ? pending.side === side : pending.kind === 'orders' && pending.from.includes(side);
}

/** Keeps the seat's new standing orders; they may answer at once. Filing is no step and never ends an open draft. */
function fileOrders<G extends GameTypes>(
  rules: RuleSet<G>,
  game: Game<G>,
  seat: Seat<G['side']>,
  command: G['command'],
  chance: RecordedChance,
): Result<Played<G>, Refusal> {
  const view = viewOf(rules, game, seat);
  const fault = rules.refuses(view, seat, command);
  if (fault) return fail(fault);
  const orders = rules.files(command, ordersOf(rules, game, seat), view, seat);
  if (orders === null) throw new Error(`the filing command ${command.type} files nothing`);
  const run = startRun(rules, game, chance);
  run.orders = { ...game.orders, [seatKey(seat)]: orders };
  if (mayAnswer(run.pending, seat.side)) settle(run, null);
  return accept(playedOf(run, 'filed'));
}

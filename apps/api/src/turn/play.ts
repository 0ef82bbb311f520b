import { hash } from 'node:crypto';
import type { GameTypes, Json, Played, Result } from '@fieldpost/engine';
import { play as playInMemory, readOrder, stateViewFor } from '@fieldpost/engine';
import type { Caller, Context } from '../context.ts';
import { chanceOf } from '../match-store/chance.ts';
import { linesOf } from '../match-store/lines.ts';
import { crashPoint } from '../platform/crash-points.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { refusalFault } from '../platform/errors/refusal.ts';
import { type Act, type Answer, act, type Done, type Turn } from './act.ts';
import { isClaim, resolveAgreement } from './agreements.ts';
import { drawsIn, plainTransition } from './change.ts';
import { backAtTheTable } from './return.ts';

/** What a player sends: a command as data, or as one line of notation. */
export type Order = { readonly command: Json } | { readonly line: string };

export type Submission = {
  /** The step that the player saw. Null: filing standing orders, which depends on none. */
  readonly expectedStep: number | null;
  readonly order: Order;
  /** The Idempotency-Key; null: none was sent. */
  readonly key: string | null;
  /** Omits the view from the answer. */
  readonly brief?: boolean;
};

/** Plays one order for the caller: a command of the game, a filing of standing orders, or a word of the match (`resign`, `draw?` ...). */
export function play(
  context: Context,
  caller: Caller,
  matchId: string,
  { expectedStep, order, key, brief = false }: Submission,
): Promise<Result<Answer, Fault>> {
  crashPoint('turn.received');
  const receipt = key === null ? null : { key, request: requestHash(matchId, expectedStep, order) };
  return act(context, caller, matchId, {
    expectedStep,
    receipt,
    brief,
    resolve: (turn) => resolve(context, turn, order, expectedStep),
  });
}

/** SHA-256 of what was asked, lower-case hex: the same key with another request is refused. */
const requestHash = (matchId: string, expectedStep: number | null, order: Order): string =>
  hash('sha256', JSON.stringify([matchId, expectedStep, order]), 'hex');

function resolve(context: Context, turn: Turn, order: Order, expectedStep: number | null): ReturnType<Act['resolve']> {
  const { rules, game, seat, match } = turn;
  if (isClaim(order)) return resolveAgreement(context, turn, 'claim');
  const read = readOrder(rules, game, seat, order);
  if (!read.ok) return { ok: false, fault: refusalFault(read.fault, rules.texts) };
  if (read.value.kind === 'match') return resolveAgreement(context, turn, read.value.command.type);
  const { command } = read.value;
  if (expectedStep === null && !rules.filingCommands.includes(command.type)) return { ok: false, fault: NO_FILING };
  const played = playInMemory(rules, game, seat, command, chanceOf(rules, match));
  if (!played.ok) return { ok: false, fault: refusalFault(played.fault, rules.texts) };
  return { ok: true, value: doneOf(turn, played.value) };
}

const NO_FILING = fault('MALFORMED', { message: 'Only standing orders may be filed without an expected step.' });

/** An own command ends a row of missed turns; filing orders does not. */
function missedAfter({ match, seat }: Turn, played: Played<GameTypes>): Readonly<Record<string, number>> {
  const missed = match.seats.find((one) => one.side === seat.side && one.player === seat.player)?.missedTurns ?? 0;
  return missed > 0 && !played.filed ? { [seat.side]: 0 } : {};
}

function doneOf(turn: Turn, played: Played<GameTypes>): Done {
  const { rules, game, seat, caller } = turn;
  const { steps } = played;
  const lines = linesOf(rules, game.state, steps);
  const made = { steps, lines, draws: drawsIn(steps), missed: missedAfter(turn, played) };
  const transition = {
    ...plainTransition(played.game, caller.userId),
    ...made,
    ...(played.filed ? {} : backAtTheTable(turn)),
  };
  if (!played.drafted) return { transition, shown: steps, lines };
  const drafted = played.game.drafts[seat.side]?.slice(-1) ?? [];
  return { transition, shown: drafted, lines: linesOf(rules, stateViewFor(rules, game, seat), drafted) };
}

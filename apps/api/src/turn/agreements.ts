import type { Game, GameTypes, Json, Result } from '@fieldpost/engine';
import { acceptDraw, claimWin, declineDraw, offerDraw, resign } from '@fieldpost/engine';
import type { Caller, Context } from '../context.ts';
import type { StoredSeat } from '../match/stored.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { refusalFault } from '../platform/errors/refusal.ts';
import { type Answer, act, type Done, type Turn } from './act.ts';
import { plainDeed } from './change.ts';

/** What the players of a match settle between themselves, whatever the game. */
export const AGREEMENTS = ['resign', 'offerDraw', 'acceptDraw', 'declineDraw', 'claim'] as const;
export type Agreement = (typeof AGREEMENTS)[number];

/** The one agreement that the engine does not read: only the service knows who missed his turns. */
export function isClaim(order: { readonly command: Json } | { readonly line: string }): boolean {
  if ('line' in order) return order.line.trim().toLowerCase() === 'claim';
  const { command } = order;
  return typeof command === 'object' && command !== null && 'type' in command && command.type === 'claim';
}

/** A side that let two turns running go by may be declared beaten by the other. */
const MISSED_FOR_CLAIM = 2;

function claim({ rules, game, match, seat }: Turn): Result<Game<GameTypes>, Fault> {
  const isAbsent = (one: StoredSeat): boolean =>
    one.missedTurns >= MISSED_FOR_CLAIM || match.clock?.lapsed[one.side] !== undefined;
  const byClaim = match.clockSpec.atEnd !== 'bot';
  const absent = byClaim ? match.seats.find((one) => one.side !== seat.side && isAbsent(one)) : undefined;
  if (game.ending) return { ok: false, fault: fault('GAME_OVER') };
  if (!absent) return { ok: false, fault: fault('NOTHING_TO_CLAIM') };
  const ended = claimWin(rules, game, absent.side);
  return ended.ok ? ended : { ok: false, fault: refusalFault(ended.fault, rules.texts) };
}

const DEEDS = { resign, offerDraw, acceptDraw, declineDraw } as const;

function settle(turn: Turn, word: Agreement): Result<Game<GameTypes>, Fault> {
  const { rules, game, seat } = turn;
  if (!game.ending && !rules.speaksForSide(game.state, seat)) return { ok: false, fault: fault('NOT_COMMANDER') };
  if (word === 'claim') return claim(turn);
  const settled = DEEDS[word](turn.rules, turn.game, turn.seat.side);
  return settled.ok ? settled : { ok: false, fault: refusalFault(settled.fault, turn.rules.texts) };
}

/** Judges an agreement as an act of its own: no step of the game. */
export function judgeAgreement(turn: Turn, word: Agreement): Result<Done, Fault> {
  const game = settle(turn, word);
  if (!game.ok) return game;
  return { ok: true, value: { deed: plainDeed(game.value, turn.caller.userId), told: [], lines: [] } };
}

/** Resigns, offers, accepts or declines a draw, or claims the win over a side that has left. */
export function agree(
  context: Context,
  caller: Caller,
  matchId: string,
  word: Agreement,
): Promise<Result<Answer, Fault>> {
  return act(context, caller, matchId, {
    expectedStep: null,
    receipt: null,
    judge: (turn) => judgeAgreement(turn, word),
  });
}

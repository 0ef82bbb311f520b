import type { Json, Played, Result } from '@fieldpost/engine';
import { actOnMatch, leave } from '@fieldpost/engine';
import { REFUSALS } from '@fieldpost/league/catalogue';
import type { Caller, Context } from '../context.ts';
import { chanceOf } from '../match-store/chance.ts';
import { linesOf } from '../match-store/lines.ts';
import { sidesThatMoved } from '../match-store/store.ts';
import type { StoredSeat } from '../match-store/stored.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { refusalFault } from '../platform/errors/refusal.ts';
import { type Answer, act, type Done, type Turn } from './act.ts';
import { drawsIn, plainTransition } from './change.ts';

/** What the players of a match settle between themselves, whatever the game. */
export const AGREEMENTS = ['resign', 'offerDraw', 'acceptDraw', 'declineDraw', 'claim'] as const;
export type Agreement = (typeof AGREEMENTS)[number];

/** The one agreement that the engine does not read: only the service knows who missed their turns. */
export function isClaim(order: { readonly command: Json } | { readonly line: string }): boolean {
  if ('line' in order) return order.line.trim().toLowerCase() === 'claim';
  const { command } = order;
  return typeof command === 'object' && command !== null && 'type' in command && command.type === 'claim';
}

/** Missed turns in a row after which another side may claim the match. */
const MISSED_FOR_CLAIM = 2;

/** Of several who are absent one goes with each claim. */
function claim({ rules, game, match, seat }: Turn): Result<Played, Fault> {
  if (game.ending) return { ok: false, fault: fault('GAME_OVER') };
  if (!rules.speaksForSide(game.state, seat)) return { ok: false, fault: fault('NOT_COMMANDER') };
  const others = rules.sidesIn(game.state).filter((side) => side !== seat.side);
  const isAbsent = (one: StoredSeat): boolean =>
    one.missedTurns >= MISSED_FOR_CLAIM || match.clock?.lapsed[one.side] !== undefined;
  const byClaim = match.clockSpec.atEnd !== 'bot';
  const absent = byClaim ? match.seats.find((one) => others.includes(one.side) && isAbsent(one)) : undefined;
  if (!absent) return { ok: false, fault: fault('NOTHING_TO_CLAIM') };
  const left = leave(rules, game, { side: absent.side, player: 0 }, 'timeout', chanceOf(rules, match));
  return left.ok ? left : { ok: false, fault: refusalFault(left.fault, rules.texts) };
}

function settle(turn: Turn, word: Agreement): Result<Played, Fault> {
  if (word === 'claim') return claim(turn);
  const { rules, game, seat, match } = turn;
  const settled = actOnMatch(rules, game, seat, { type: word }, chanceOf(rules, match));
  return settled.ok ? settled : { ok: false, fault: refusalFault(settled.fault, rules.texts) };
}

/** Judges an agreement as a separate act: it adds a step only if a side leaves and the others play on. */
export async function resolveAgreement(context: Context, turn: Turn, word: Agreement): Promise<Result<Done, Fault>> {
  const early = await tooEarly(context, turn, word);
  if (early !== null) return { ok: false, fault: early };
  const settled = settle(turn, word);
  if (!settled.ok) return settled;
  const { game, steps } = settled.value;
  const lines = linesOf(turn.rules, turn.game.state, steps);
  const transition = { ...plainTransition(game, turn.caller.userId), steps, lines, draws: drawsIn(steps) };
  return { ok: true, value: { transition, shown: steps, lines } };
}

/** CL-080: in a match of an event, nobody agrees on a draw before each side has made a turn. */
async function tooEarly(context: Context, { rules, match }: Turn, word: Agreement): Promise<Fault | null> {
  const draws = word === 'offerDraw' || word === 'acceptDraw';
  if (!draws || !match.followedBy?.startsWith('event:')) return null;
  const moved = (await sidesThatMoved(context.db, [match.id])).get(match.id) ?? [];
  if (rules.sidesOf(match.setup).every((side) => moved.includes(side))) return null;
  const { rule, says } = REFUSALS.CL_NOT_BEGUN;
  return { ...fault('EVENT_REFUSED', { rule, message: says }), code: 'CL_NOT_BEGUN' };
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
    resolve: (turn) => resolveAgreement(context, turn, word),
  });
}

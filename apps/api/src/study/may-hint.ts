import { levelsOf } from '@fieldpost/bots/seats';
import { awaitedOf, type Level, type Result, type Seat } from '@fieldpost/engine';
import type { LoadedMatch } from '../match-store/loaded-match.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';

export type Practice = { readonly seat: Seat<string>; readonly level: Level };

const bad = (given: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault: given });

/**
 * The one question before every door to a hint: whether the holder of a seat practises here. Every other seat is a computer's, so nobody
 * else plays or may come, and no campaign, event or rating depends on the match. `seat`: the caller's; null: they have none. `level`: the
 * strongest that is offered gives the hints.
 * Faults: NOT_SEATED, NOT_STARTED, GAME_OVER, HINTS_FOR_PRACTICE, HINTS_NOT_OFFERED.
 */
export function mayHint({ match, rules, game }: LoadedMatch, seat: Seat<string> | null): Result<Practice, Fault> {
  if (seat === null) return bad(fault('NOT_SEATED'));
  if (match.status === 'open' || game === null) return bad(fault('NOT_STARTED'));
  if (game.ending !== null) return bad(fault('GAME_OVER'));
  const others = match.seats.filter(({ side, player }) => side !== seat.side || player !== seat.player);
  if (match.followedBy !== null || others.some(({ bot }) => bot === null)) return bad(fault('HINTS_FOR_PRACTICE'));
  const level = levelsOf(rules, match.scenario).at(-1);
  return level === undefined ? bad(fault('HINTS_NOT_OFFERED')) : { ok: true, value: { seat, level } };
}

/** Whether the match waits for the one who practises. */
export const isAsked = ({ rules, game }: LoadedMatch, seat: Seat<string>): boolean =>
  game !== null && awaitedOf(rules, game, seat).includes(seat.side);

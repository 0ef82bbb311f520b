import type { Game, GameTypes, Json, Pending, Seat, Viewer } from '@fieldpost/engine';
import { awaitedOf, owing, pendingOf, seatKey } from '@fieldpost/engine';
import { type Awaited, NOBODY } from '../clock/running-clock.ts';
import type { Caller } from '../context.ts';
import { type AnyRuleSet, rulesOf } from './rules.ts';
import type { StoredMatch, StoredSeat } from './stored.ts';

/** The state of a match: the stored row, and the engine's game from it. */
export type LoadedMatch = {
  readonly match: StoredMatch;
  readonly rules: AnyRuleSet;
  /** Null until the match has begun. */
  readonly game: Game<GameTypes> | null;
};

/** The standing orders that seats have filed, or sat down with, by seat key. */
export const filedOrders = ({ seats }: StoredMatch): Game<GameTypes>['orders'] =>
  Object.fromEntries(
    seats.flatMap((seat): [string, Json][] =>
      seat.standingOrders === null ? [] : [[seatKey(seat), seat.standingOrders]],
    ),
  );

/** The engine's live part of a match, from its row. */
export function gameOf(match: StoredMatch): Game<GameTypes> | null {
  if (match.status === 'open') return null;
  return {
    state: match.state,
    step: match.step,
    sealedStep: match.sealedStep,
    sealedState: match.sealedState,
    openBy: match.openBy,
    drafts: match.drafts,
    orders: filedOrders(match),
    drawOffer: match.drawOffer,
    drawDeclined: match.drawDeclined,
    ending: match.ending,
  };
}

export const loadedMatch = (match: StoredMatch): LoadedMatch => ({ match, rules: rulesOf(match), game: gameOf(match) });

/** The sides that a pending choice or window waits for. */
export function awaitedBy(pending: Pending<string> | null): readonly string[] {
  if (pending?.kind === 'choice') return [pending.side];
  return pending?.kind === 'orders' ? pending.from : [];
}

/** The sides that owe an answer in truth: what clocks and notifications go by, and nobody else may know. */
export const openSides = (rules: AnyRuleSet, game: Game<GameTypes>): readonly string[] => owing(rules, game);

/** The sides that the clocks wait for. */
export function awaitedIn(rules: AnyRuleSet, game: Game<GameTypes>): Awaited {
  const pending = pendingOf(rules, game, 'spectator');
  if (pending.kind === 'finished') return NOBODY;
  const secret = pending.kind === 'orders';
  const kind = secret ? 'turn' : pending.clock;
  return { sides: awaitedOf(rules, game, 'spectator'), kind, secret, open: owing(rules, game) };
}

const seatOf = ({ side, player }: StoredSeat): Seat<string> => ({ side, player });

/** The caller's seat; if they hold several, one that has to move. Null for spectators. */
export function callersSeat({ match, rules, game }: LoadedMatch, caller: Caller | null): Seat<string> | null {
  if (caller === null) return null;
  const seats = match.seats.filter((seat) => seat.userId === caller.userId);
  const [first] = seats;
  if (!first) return null;
  if (seats.length === 1 || !game) return seatOf(first);
  const open = owing(rules, game);
  return seatOf(seats.find((seat) => open.includes(seat.side)) ?? first);
}

/** As whom the caller looks at a match. */
export const viewerFor = (loaded: LoadedMatch, caller: Caller | null): Viewer<GameTypes> =>
  callersSeat(loaded, caller) ?? 'spectator';

/** Players and the creator see their match; anyone may watch one that is listed. */
export function mayWatch(match: StoredMatch, caller: Caller | null): boolean {
  if (match.listed) return true;
  if (caller === null) return false;
  return match.creator.id === caller.userId || match.seats.some((seat) => seat.userId === caller.userId);
}

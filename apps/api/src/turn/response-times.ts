import type { Ending } from '@fieldpost/engine';
import type { RunningClock, Wait } from '../clock/running-clock-form.ts';
import type { LoadedMatch } from '../match-store/loaded-match.ts';
import { playersOf, type StoredMatch } from '../match-store/stored.ts';
import { behind } from './helpers.ts';
import type { ResponseTimeRow } from './seat-statement.ts';

type TurnEnd = {
  readonly actorId: string | null;
  /** The sides that have let a turn pass. */
  readonly late: readonly string[];
  readonly after: RunningClock;
  /** True if a step was logged. A clock restarted by a change of seat does not count as a response. */
  readonly played: boolean;
  readonly ending: unknown;
};

/** Resigning or agreeing on a draw is nobody's answer to their turn. */
const playedOut = (ending: Ending<string> | null): boolean => ending === null || ending.by === 'rules';

/**
 * The users whose response time counts: on a shared side the one who acted, else all. Stand-ins and bots do not count.
 */
function answering({ seats }: StoredMatch, side: string, actorId: string | null): readonly string[] {
  const own = seats.filter((seat) => seat.side === side && seat.bot === null && seat.standIn === null);
  const users = [...new Set(own.flatMap(({ userId }) => userId ?? []))];
  return actorId !== null && users.includes(actorId) ? [actorId] : users;
}

/** Who let the turn of a side pass: of several players not those who had done their part. */
function late({ rules, game, match }: LoadedMatch, side: string): readonly string[] {
  const seats = game === null ? [] : behind({ rules, game, seats: match.seats }, side);
  return [...new Set(seats.flatMap(({ userId }) => userId ?? []))];
}

/** The turns that a transition ended: how long each took, or that it was let pass. A match against oneself counts for nothing. */
export function responseTimesOf(loaded: LoadedMatch, turnEnd: TurnEnd, now: Date): readonly ResponseTimeRow[] {
  const { match } = loaded;
  const { clock } = match;
  if (clock === null || playersOf(match).length < 2) return [];
  const goesOn = (wait: Wait): boolean =>
    turnEnd.after.running.some(({ side, since }) => side === wait.side && since === wait.since);
  const missed = (side: string): boolean => turnEnd.late.includes(side);
  return clock.running
    .filter((wait) => wait.kind === 'turn' && (missed(wait.side) || (turnEnd.played && !goesOn(wait))))
    .filter(({ side }) => missed(side) || playedOut(turnEnd.ending as Ending<string> | null))
    .flatMap(({ side, since }) =>
      (missed(side) ? late(loaded, side) : answering(match, side, turnEnd.actorId)).map((userId) => ({
        side,
        userId,
        since,
        missed: missed(side),
        at: clock.answered[side] ?? now.toISOString(),
      })),
    );
}

import type { Caller, Context } from '../context.ts';
import type { LiveMessage } from '../live/live.ts';
import { findMatch } from '../match-store/find-match.ts';
import { callersSeat, type LoadedMatch, viewerFor } from '../match-store/loaded-match.ts';
import { type LogEntry, logSince } from '../match-store/log.ts';
import { summaryOf } from '../match-store/views.ts';
import { changedMatches } from './changed-store.ts';

/** A match of the reader has changed: how it stands now, and what happened. */
export type MatchEvent = {
  readonly type: 'match';
  readonly id: string;
  /** Steps that you know of: what a command sends as `expectedStep`. */
  readonly step: number;
  readonly status: 'open' | 'playing' | 'finished';
  /** Whether the match waits for your side. */
  readonly awaited: boolean;
  readonly deadline: Date | null;
  /** The first step that `notices` tells of. Who knows fewer asks `GET /matches/{id}/notices?after=`. */
  readonly since: number;
  readonly notices: readonly LogEntry[];
};

/** The most steps that one event tells of: the newest. */
const MAX_TOLD = 50;

/** The latest step of each match that one connection has sent its reader. */
export type Told = Map<string, number>;

async function seenEvent(context: Context, caller: Caller, loaded: LoadedMatch, after: number): Promise<MatchEvent> {
  const { id, step, status, waitingFor, deadline } = summaryOf(loaded, caller, context.clock.now());
  const notices = await logSince(context, loaded, viewerFor(loaded, caller), after, {
    last: MAX_TOLD,
    before: Number.POSITIVE_INFINITY,
  });
  const you = callersSeat(loaded, caller);
  const awaited = you !== null && waitingFor.includes(you.side);
  return { type: 'match', id, step, status, awaited, deadline, since: notices[0]?.index ?? step, notices };
}

/** The event for one message, read from the match as its reader may know it; null: they may no longer look at it. */
export async function eventOf(
  context: Context,
  caller: Caller,
  message: Pick<LiveMessage, 'matchId' | 'step' | 'before'>,
  told: Told,
): Promise<MatchEvent | null> {
  const found = await findMatch(context, caller, message.matchId);
  if (!found.ok) return null;
  const after = Math.max(told.get(message.matchId) ?? 0, message.before ?? message.step);
  const event = await seenEvent(context, caller, found.value, after);
  const last = event.notices.at(-1);
  if (last) told.set(message.matchId, last.index + 1);
  return event;
}

/** Maximum delay in ms until processes learn of a change: changes this recent are sent twice. */
const MARGIN_MS = 5_000;
/** A Last-Event-ID is the moment of the event, in ms since 1970; one from before this service is somebody else's. */
const FIRST_MOMENT = Date.UTC(2025, 0, 1);
const MAX_REPLAYED = 200;

/** The moment that a Last-Event-ID names; null where it is none of ours. */
export function momentOf(id: string | undefined): Date | null {
  const moment = /^\d{13}$/.test(id ?? '') ? Number(id) : 0;
  return moment < FIRST_MOMENT ? null : new Date(moment - MARGIN_MS);
}

/** Returns what a reader has missed since a moment: one event per changed match, the oldest change first. */
export async function* missedSince(
  context: Context,
  caller: Caller,
  moment: Date,
  told: Told,
): AsyncGenerator<MatchEvent> {
  const changed = await changedMatches(context.db, caller.userId, moment, MAX_REPLAYED);
  for (const { before, ...match } of changed.toReversed()) {
    const event = await eventOf(context, caller, before === null ? match : { ...match, before }, told);
    if (event !== null) yield event;
  }
}

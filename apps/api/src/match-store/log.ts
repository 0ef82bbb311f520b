import type { GameTypes, Viewer } from '@fieldpost/engine';
import { stepViewFor } from '@fieldpost/engine';
import type { Context } from '../context.ts';
import { lineFor, noticesOf } from './lines.ts';
import type { LoadedMatch } from './loaded-match.ts';
import type { AnyRuleSet } from './rules.ts';
import { loadSteps } from './store.ts';
import type { StoredStep } from './stored.ts';

/** What a viewer may know of one step: who did it and when, its line, what happened as data and as sentences. */
export type LogEntry = {
  readonly index: number;
  readonly side: string;
  readonly player: number;
  readonly at: Date;
  readonly line: string | null;
  readonly notices: readonly GameTypes['notice'][];
  readonly sentences: readonly string[];
};

export function logEntryOf(rules: AnyRuleSet, step: StoredStep, viewer: Viewer<GameTypes>): LogEntry {
  const notices = noticesOf(rules, step, viewer);
  const { index, by, at, line } = step;
  return {
    index,
    side: by.side,
    player: by.player,
    at,
    line: lineFor(rules, step, viewer, notices, line),
    notices,
    sentences: notices.map((notice) => rules.tell(notice)),
  };
}

/** Steps of the log that a viewer may know of: all, or those below the first open one. Their draft is not in the log. */
export function logViewFor({ game }: LoadedMatch, viewer: Viewer<GameTypes>): number {
  return game ? Math.min(game.step, stepViewFor(game, viewer)) : 0;
}

/** The most steps that one answer tells. */
export const MAX_ENTRIES = 500;

/** A page of the log: the newest `last` steps (at most MAX_TOLD) among the first `before`. */
export type LogPage = { readonly last: number; readonly before: number };

const NEWEST: LogPage = { last: MAX_ENTRIES, before: Number.POSITIVE_INFINITY };

/** The steps from `after` on (a count of steps seen before), one page: the newest unless another is named. */
export async function logSince(
  context: Context,
  loaded: LoadedMatch,
  viewer: Viewer<GameTypes>,
  after: number,
  { last, before }: LogPage = NEWEST,
): Promise<readonly LogEntry[]> {
  const end = Math.min(logViewFor(loaded, viewer), Math.max(before, 0));
  const from = Math.max(after, end - Math.min(last, MAX_ENTRIES), 0);
  return await logBetween(context, loaded, viewer, from, end);
}

/** The steps `from` up to, not with, `to`: what replay, letters, feeds and the diary all read. */
async function logBetween(
  context: Context,
  { match, rules }: LoadedMatch,
  viewer: Viewer<GameTypes>,
  from: number,
  to: number,
): Promise<readonly LogEntry[]> {
  const steps = await loadSteps(context.db, match.id, from, to);
  return steps.map((step) => logEntryOf(rules, step, viewer));
}

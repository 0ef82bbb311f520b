import type { GameTypes, Json, Step, Viewer } from '@fieldpost/engine';
import { applied, openMatch, stepSeenBy } from '@fieldpost/engine';
import type { Context } from '../context.ts';
import { chanceOf } from './chance.ts';
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
    ...{ index, side: by.side, player: by.player, at },
    line: lineFor(rules, step, viewer, notices, line),
    notices,
    sentences: notices.map((notice) => rules.tell(notice)),
  };
}

/** Steps of the log that a viewer may know of: all, or those below the first open one. His draft is not in the log. */
export function logSeenBy({ game }: LoadedMatch, viewer: Viewer<GameTypes>): number {
  return game ? Math.min(game.step, stepSeenBy(game, viewer)) : 0;
}

/** The most steps that one answer tells. */
export const MOST_ENTRIES = 500;

/** A page of the log: the newest `last` steps (at most MOST_TOLD) among the first `before`. */
export type LogPage = { readonly last: number; readonly before: number };

const NEWEST: LogPage = { last: MOST_ENTRIES, before: Number.POSITIVE_INFINITY };

/** The steps from `after` on (a count of steps seen before), one page: the newest unless another is named. */
export async function logSince(
  context: Context,
  loaded: LoadedMatch,
  viewer: Viewer<GameTypes>,
  after: number,
  { last, before }: LogPage = NEWEST,
): Promise<readonly LogEntry[]> {
  const end = Math.min(logSeenBy(loaded, viewer), Math.max(before, 0));
  const from = Math.max(after, end - Math.min(last, MOST_ENTRIES), 0);
  const steps = await loadSteps(context.db, loaded.match.id, from, end);
  return steps.map((step) => logEntryOf(loaded.rules, step, viewer));
}

/** A match after one of its steps, as a viewer may know it; `told` is null before the first. */
export type Frame = { readonly step: number; readonly entry: LogEntry | null; readonly view: Json };

/** The most frames that one answer holds. */
export const MOST_FRAMES = 200;

/** The replay: the match after `from` steps, after `from + 1` ..., as the viewer may know it; at most `count` frames. */
export async function frames(
  context: Context,
  loaded: LoadedMatch,
  viewer: Viewer<GameTypes>,
  from: number,
  count: number,
): Promise<readonly Frame[]> {
  const { rules, game, match } = loaded;
  const end = logSeenBy(loaded, viewer);
  const first = Math.max(0, from);
  const last = Math.min(first + Math.min(count, MOST_FRAMES) - 1, end);
  if (!game || first > end || last < first) return [];
  const steps = await loadSteps(context.db, match.id, 0, last);
  return framesOf(rules, openingOf(loaded), steps, viewer, first);
}

/** The state before the first step: made anew from the set-up and the dice of the match. */
export function openingOf({ rules, match }: LoadedMatch): Json {
  const opened = openMatch(rules, match.setup, chanceOf(rules, match, 0));
  if (!opened.ok) throw new Error(`match ${match.id} cannot be opened again: ${opened.fault.code}`);
  return opened.value.opening;
}

function framesOf(
  rules: AnyRuleSet,
  opening: Json,
  steps: readonly StoredStep[],
  viewer: Viewer<GameTypes>,
  first: number,
): readonly Frame[] {
  const found: Frame[] = [];
  let state = opening;
  if (first === 0) found.push({ step: 0, entry: null, view: rules.view(state, viewer) });
  for (const step of steps) {
    state = applied(rules, state, (step as Step<GameTypes>).events);
    const shown = step.index + 1;
    if (shown >= first && shown > 0)
      found.push({ step: shown, entry: logEntryOf(rules, step, viewer), view: rules.view(state, viewer) });
  }
  return found;
}

import { createHash } from 'node:crypto';
import {
  applied,
  canonicalJson,
  type GameTypes,
  type Json,
  type JsonPatch,
  openMatch,
  patchBetween,
  type Viewer,
  viewOf,
} from '@fieldpost/engine';
import { narratorOf } from '@fieldpost/rulebook';
import { narrate } from '@fieldpost/story';
import type { Context } from '../context.ts';
import { chanceOf } from './chance.ts';
import type { LoadedMatch } from './loaded-match.ts';
import { type LogEntry, logEntryOf, logViewFor } from './log.ts';
import { loadSteps, nearestState, type StoredState, stretchOf } from './store.ts';
import type { StoredStep } from './stored.ts';

/**
 * A match after one of its steps, as a viewer may know it: the first frame of an answer has the view whole, each later one what
 * changed since the one before. `entry`: the step that led there; null before the first.
 */
export type Frame = {
  readonly step: number;
  readonly entry: LogEntry | null;
  /** What the step brought about, in lines for people: the sentences of `entry` say it whole. */
  readonly caption: readonly string[];
  readonly view: Json;
  readonly changes: JsonPatch | null;
};

/** The most frames that one answer holds. */
export const MAX_FRAMES = 200;

/** The replay: the match after `from` steps, after `from + 1` ..., as the viewer may know it; at most `count` frames. */
export async function frames(
  context: Context,
  loaded: LoadedMatch,
  viewer: Viewer<GameTypes>,
  from: number,
  count: number,
): Promise<readonly Frame[]> {
  const end = logViewFor(loaded, viewer);
  const first = Math.max(0, from);
  const last = Math.min(first + Math.min(count, MAX_FRAMES) - 1, end);
  if (!loaded.game || first > end || last < first) return [];
  // One step sooner, for the first frame tells of the step that led to it.
  const start = await stateBefore(context, loaded, Math.max(0, first - 1));
  const steps = await loadSteps(context.db, loaded.match.id, start.step, last);
  return framesOf(loaded, start, steps, viewer, first);
}

/** The stored state that is nearest to a step, or that before the first step. */
export async function stateBefore(context: Context, loaded: LoadedMatch, step: number): Promise<StoredState> {
  const stored = await nearestState(context.db, loaded.match.id, step);
  return stored ?? { step: 0, state: openingOf(loaded) };
}

/** Steps `from` up to, not with, `to`, and what they are played from: the steps begin there, which may be sooner. */
export async function replayable(
  { db }: Context,
  loaded: LoadedMatch,
  from: number,
  to: number,
): Promise<{ readonly start: StoredState; readonly steps: readonly StoredStep[] }> {
  const { nearest, steps } = await stretchOf(db, loaded.match.id, from, to);
  const start = nearest ?? { step: 0, state: openingOf(loaded) };
  return { start, steps: steps.length > 0 ? steps : await loadSteps(db, loaded.match.id, start.step, to) };
}

/** The state before the first step: played again from the set-up and the dice of the match. */
export function openingOf({ rules, match }: LoadedMatch): Json {
  const opened = openMatch(rules, match.setup, chanceOf(rules, match, 0));
  if (!opened.ok) throw new Error(`match ${match.id} cannot be opened again: ${opened.fault.code}`);
  return opened.value.opening;
}

function framesOf(
  { rules, match }: LoadedMatch,
  start: StoredState,
  steps: readonly StoredStep[],
  viewer: Viewer<GameTypes>,
  first: number,
): readonly Frame[] {
  const found: Frame[] = [];
  let { state } = start;
  let before: Json = null;
  const show = (step: number, cause: StoredStep | undefined): void => {
    const view: Json = rules.view(state, viewer);
    const entry = cause ? logEntryOf(rules, cause, viewer) : null;
    const isFirst = found.length === 0;
    const caption = entry && cause ? captionOf(entry, cause, before, view) : [];
    const changes = isFirst ? null : patchBetween(before, view);
    found.push({ step, entry, caption, view: isFirst ? view : null, changes });
    before = view;
  };
  const captionOf = ({ notices }: LogEntry, { index, by }: StoredStep, was: Json, is: Json): readonly string[] => {
    const moment = { step: index, side: by.side, notices, before: was, after: is };
    return narrate(narratorOf(match.ruleSet), [moment], { side: sideOf(viewer) }).lines.map(({ text }) => text);
  };
  if (first === 0) show(0, undefined);
  for (const step of steps) {
    if (step.index + 1 === first) before = rules.view(state, viewer);
    state = applied(rules, state, step.events);
    if (step.index + 1 >= first) show(step.index + 1, step);
  }
  return found;
}

const sideOf = (viewer: Viewer<GameTypes>): string | null => (viewer === 'spectator' ? null : viewer.side);

/** Names a view: the same for the same contents, however they were built. */
export const viewHash = (view: Json): string =>
  createHash('sha256').update(canonicalJson(view)).digest('base64url').slice(0, 22);

/** The view as it is now: whole, or as what changed. `hash` names it. */
export type ViewUpdate = { readonly view: Json; readonly changes: JsonPatch | null; readonly hash: string };

/**
 * Returns what a viewer's page needs to show the current match, if it shows the view `known` of `step` steps. If its
 * view differs from that (a draft, an undone step, a page loaded before an update), it gets the whole view.
 */
export async function viewSince(
  context: Context,
  loaded: LoadedMatch,
  viewer: Viewer<GameTypes>,
  step: number,
  known: string | null,
): Promise<ViewUpdate | null> {
  const { rules, game } = loaded;
  if (!game) return null;
  const view: Json = viewOf(rules, game, viewer);
  const hash = viewHash(view);
  if (known === hash) return { view: null, changes: [], hash };
  const before = known === null ? null : await viewAfter(context, loaded, viewer, step);
  if (before === null || viewHash(before) !== known) return { view, changes: null, hash };
  return { view: null, changes: patchBetween(before, view), hash };
}

/** The view after the given number of steps; null if the viewer does not know that many. */
async function viewAfter(
  context: Context,
  loaded: LoadedMatch,
  viewer: Viewer<GameTypes>,
  step: number,
): Promise<Json> {
  if (step < 0 || step > logViewFor(loaded, viewer)) return null;
  return loaded.rules.view(await stateAfter(context, loaded, step), viewer);
}

/** The truth after a number of steps: for the server alone, until the match has ended. */
export async function stateAfter(context: Context, loaded: LoadedMatch, step: number): Promise<Json> {
  const start = await stateBefore(context, loaded, step);
  const steps = await loadSteps(context.db, loaded.match.id, start.step, step);
  return steps.reduce<Json>((now, { events }) => applied(loaded.rules, now, events), start.state);
}

import { applied, type GameTypes, type Viewer } from '@fieldpost/engine';
import { narratorOf } from '@fieldpost/rulebook';
import { type Ending, type Eyes, endingOf, type Line, type Moment, narrate, partsOf } from '@fieldpost/story';
import type { Context } from '../context.ts';
import { noticesOf } from './lines.ts';
import type { LoadedMatch } from './loaded-match.ts';
import { logViewFor } from './log.ts';
import { replayable } from './replay.ts';

/** A side's turn, or a part of it, in at most five lines. */
export type ToldChapter = {
  /** Index of its first step, and of its last. */
  readonly from: number;
  readonly to: number;
  readonly lines: readonly Line[];
};

/** The most steps that one story reaches back. */
const MAX_STEPS = 400;

const eyesOf = (viewer: Viewer<GameTypes>): Eyes => ({ side: viewer === 'spectator' ? null : viewer.side });

/** The steps `from` up to, but without, `to`, as one viewer saw them: the input of every story. */
async function momentsBetween(
  context: Context,
  loaded: LoadedMatch,
  viewer: Viewer<GameTypes>,
  from: number,
  to: number,
): Promise<readonly Moment[]> {
  const { rules, game } = loaded;
  const end = Math.min(to, logViewFor(loaded, viewer));
  if (!game || end <= from) return [];
  const { start, steps } = await replayable(context, loaded, from, end);
  const moments: Moment[] = [];
  let { state } = start;
  let before = start.step === from ? rules.view(state, viewer) : null;
  for (const step of steps) {
    state = applied(rules, state, step.events);
    if (step.index < from - 1) continue;
    const after = rules.view(state, viewer);
    if (step.index >= from)
      moments.push({ step: step.index, side: step.by.side, notices: noticesOf(rules, step, viewer), before, after });
    before = after;
  }
  return moments;
}

/** What has happened since, in lines for people: for letters, feeds and webhooks. */
export async function storyBetween(
  context: Context,
  loaded: LoadedMatch,
  viewer: Viewer<GameTypes>,
  from: number,
  to: number,
): Promise<readonly string[]> {
  const moments = await momentsBetween(context, loaded, viewer, Math.max(from, to - MAX_STEPS), to);
  return narrate(narratorOf(loaded.match.ruleSet), moments, eyesOf(viewer)).lines.map(({ text }) => text);
}

/** The newest chapters among the first `before` steps, the oldest of them first. */
export async function chaptersOf(
  context: Context,
  loaded: LoadedMatch,
  viewer: Viewer<GameTypes>,
  before: number,
  last: number,
): Promise<readonly ToldChapter[]> {
  const narrator = narratorOf(loaded.match.ruleSet);
  const end = Math.min(before, logViewFor(loaded, viewer));
  const from = Math.max(0, end - MAX_STEPS);
  const parts = partsOf(narrator, await momentsBetween(context, loaded, viewer, from, end));
  // The first part may lack its beginning; a page further back tells it whole.
  const whole = from === 0 || parts.length === 1 ? parts : parts.slice(1);
  return whole.slice(-last).flatMap((part) => {
    const [first, final] = [part[0], part.at(-1)];
    const { lines } = narrate(narrator, part, eyesOf(viewer));
    return first && final ? [{ from: first.step, to: final.step, lines }] : [];
  });
}

/** The story of how the match ended; null while it runs. */
export async function endingTold(
  context: Context,
  loaded: LoadedMatch,
  viewer: Viewer<GameTypes>,
): Promise<Ending | null> {
  if (loaded.match.ending === null) return null;
  const moments = await momentsBetween(context, loaded, viewer, 0, logViewFor(loaded, viewer));
  return endingOf(narratorOf(loaded.match.ruleSet), moments, eyesOf(viewer));
}

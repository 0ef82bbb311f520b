/** Assembles the service's answers about a match: each view comes whole once, then as patches. */
import type { Json } from '@fieldpost/client';
import { patched } from '@fieldpost/engine';
import type { FirstMatch, Frame, Known, MatchData, MatchUpdate, ViewUpdate } from './operations.ts';

const NO_VIEW: ViewUpdate = { view: null, changes: null, hash: '' };

const viewOf = (before: Json, { view, changes }: ViewUpdate): Json =>
  changes === null ? view : patched(before, changes);

/** The match as it came whole. */
export function wholeMatch({ viewSince, ...match }: FirstMatch): MatchData {
  const { view, hash } = viewSince ?? NO_VIEW;
  return { ...match, view, viewHash: hash };
}

/** The page's current version of a match, sent to fetch only the changes. */
export const known = ({ id, step, viewHash }: MatchData): Known => ({ id, after: step, hash: viewHash });

/** The match that was asked with, as an answer has changed it. */
export function updated(before: MatchData, { viewSince, ...changing }: MatchUpdate): MatchData {
  const update = viewSince ?? NO_VIEW;
  return { ...before, ...changing, view: viewOf(before.view, update), viewHash: update.hash };
}

/** A frame with its view whole. */
export type WholeFrame = Omit<Frame, 'changes'>;

/** Frames in their order, each with its view whole. */
export function wholeFrames(frames: readonly Frame[]): readonly WholeFrame[] {
  let view: Json = null;
  return frames.map(({ step, entry, caption, view: given, changes }) => {
    view = viewOf(view, { view: given, changes, hash: '' });
    return { step, entry, caption, view };
  });
}

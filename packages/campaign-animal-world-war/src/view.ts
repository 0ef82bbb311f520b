/** The part of a campaign that one viewer may know (LC-012, LC-022): map and soldiers are public, an Empire's choice is its own. */
import type { TacticId } from '@fieldpost/rules-animal-world-war/catalogue';
import { type Course, stateOf } from './ledger/course.ts';
import type { Empire, State } from './state.ts';

/** A member of an Empire, or anybody else: guests and officers see the same (LC-102). */
export type Viewer = Empire | 'guest';

export type View = {
  readonly state: State;
  readonly head: string;
  readonly seq: number;
  readonly line: number;
  readonly paused: boolean;
  /** The Empire that has offered to end the campaign in a draw. */
  readonly draw: Empire | null;
  /** LC-030: what its own Empire has chosen, until both choices are revealed. */
  readonly startTactic: TacticId | null;
};

/** Built up from what everybody sees; the choice of your own Empire is added. */
export function viewOf(course: Course, viewer: Viewer): View {
  const { head, seq, line, paused, table } = course;
  const startTactic = viewer === 'guest' ? null : table.tactics[viewer];
  return { state: stateOf(course), head, seq, line, paused, draw: table.draw, startTactic };
}

/** Opening a campaign and playing acts: pure, from a course and an act to entries and the next course (LC-001). */
import { accept, fail, type Refusal, type Result } from '@fieldpost/engine';
import type { Act } from '../acts/act.ts';
import { decided } from '../acts/deciding.ts';
import { refusesAct } from '../acts/judging.ts';
import { nameOf, seatOf } from '../acts/writer.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import { advanced, opened } from './advance.ts';
import { type Course, stateOf } from './course.ts';
import { type Draft, type Entry, LEDGER_FORMAT, NO_HASH, sealed } from './entry.ts';

/** LC-002: the rules of this campaign, and the battles that it is made of. */
export const CAMPAIGN = 'aww-legacy@1';
export const BATTLES = 'animal-world-war@1';

export type Written = {
  readonly course: Course;
  readonly entries: readonly Entry[];
  /** The state after each of them. */
  readonly states: readonly State[];
};

/** The first entry of a campaign. `at`: an instant in UTC with milliseconds. */
export function open(campaign: string, options: Options, at: string): Written {
  const body = { format: LEDGER_FORMAT, rules: CAMPAIGN, battles: BATTLES, options } as const;
  const first = sealed({ campaign, seq: 0, prev: NO_HASH, line: 1, at, kind: 'opened', by: 'system', body });
  if (first.kind !== 'opened') throw new Error('the first entry opens');
  const course = opened(first);
  return { course, entries: [first], states: [stateOf(course)] };
}

/** Judges an act and writes what it comes to, with all that follows on its own. A refused act changes nothing. */
export function play(course: Course, by: string, act: Act, at: string): Result<Written, Refusal> {
  const refused = refusesAct(course, by, act);
  if (refused !== null) return fail(refused);
  const seat = seatOf(by);
  const { drafts, table } = decided(course, seat === null ? by : nameOf(seat), act);
  return accept(written({ ...course, table }, drafts, laterOf(course.at, at)));
}

/** LC-081: the later of the clock and the last entry's instant: a clock that was set back writes no past. */
const laterOf = (last: string | undefined, now: string): string =>
  last !== undefined && Date.parse(last) > Date.parse(now) ? last : now;

function written(course: Course, drafts: readonly Draft[], at: string): Written {
  const entries: Entry[] = [];
  const states: State[] = [];
  let now = course;
  const write = (draft: Draft) => {
    const entry = nextEntry(now, draft, at);
    now = advanced(now, entry);
    entries.push(entry);
    states.push(stateOf(now));
  };
  for (const draft of drafts) write(draft);
  while (now.owed[0] !== undefined) write(now.owed[0].draft);
  return { course: now, entries, states };
}

/** LC-081, LC-085: a correction opens the next line. */
function nextEntry({ campaign, seq, head, line }: Course, draft: Draft, at: string): Entry {
  const next = draft.kind === 'corrected' ? line + 1 : line;
  return sealed({ campaign, seq: seq + 1, prev: head, line: next, at, ...draft });
}

import { partsOf } from './chapters.ts';
import { type Medal, medalsOf } from './medals.ts';
import type { Eyes, Moment } from './moment.ts';
import { type Line, narrate } from './narrate.ts';
import type { AnyNarrator, Standing } from './narrator.ts';
import { capital } from './words.ts';

/** How a match came to its end, for the page that closes it. */
export type Ending = {
  /** The winner and the reason; the lines of the last chapter follow. */
  readonly lines: readonly Line[];
  /** The chapter after which the lead never changed, and the step that it ended with; null: the lead never changed, or nobody led. */
  readonly turningPoint: { readonly text: string; readonly step: number } | null;
  /** Its highlights, up to one of each kind. */
  readonly medals: readonly Medal[];
  /** At the end. */
  readonly standings: readonly Standing[];
  readonly turns: number;
  /** How often another side led after a chapter than had led before. */
  readonly leads: number;
};

/** The whole match, as one viewer was shown it. */
export function endingOf(narrator: AnyNarrator, moments: readonly Moment[], eyes: Eyes): Ending | null {
  const last = moments.at(-1);
  if (last === undefined) return null;
  const chapters = partsOf(narrator, moments);
  const final = chapters.at(-1) ?? [];
  const leaders = chapters.map((chapter) => leaderOf(narrator.standings(chapter.at(-1)?.after ?? null)));
  return {
    lines: narrate(narrator, final, eyes).lines,
    turningPoint: turningPointOf(narrator, chapters, leaders, eyes),
    medals: medalsOf(narrator, chapters, eyes, changesOf(leaders)),
    standings: narrator.standings(last.after),
    turns: chapters.length,
    leads: changesOf(leaders),
  };
}

/** The leading side; null for a tie. */
function leaderOf(standings: readonly Standing[]): string | null {
  const most = Math.max(...standings.map(({ strength }) => strength));
  const leaders = standings.filter(({ strength }) => strength === most);
  return leaders.length === 1 ? (leaders[0]?.side ?? null) : null;
}

/** How often the lead went from one side to another; turns in which nobody led alone lie between. */
function changesOf(leaders: readonly (string | null)[]): number {
  const led = leaders.filter((leader) => leader !== null);
  return led.filter((leader, index) => index > 0 && leader !== led[index - 1]).length;
}

function turningPointOf(
  narrator: AnyNarrator,
  chapters: readonly (readonly Moment[])[],
  leaders: readonly (string | null)[],
  eyes: Eyes,
): Ending['turningPoint'] {
  const winner = leaders.at(-1) ?? null;
  if (winner === null) return null;
  const turned = leaders.findLastIndex((leader) => leader !== winner) + 1;
  const chapter = chapters[turned];
  if (turned === 0 || chapter === undefined) return null;
  const [line] = narrate(narrator, chapter, eyes).lines;
  return line === undefined ? null : { text: capital(line.text), step: chapter.at(-1)?.step ?? 0 };
}

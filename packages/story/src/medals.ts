import type { Eyes, Moment } from './moment.ts';
import { narrate } from './narrate.ts';
import type { AnyNarrator } from './narrator.ts';
import { capital, times } from './words.ts';

/** Something that stands out of a match, and the step behind it; null: it is no moment. */
export type Medal = {
  readonly kind: 'first-loss' | 'hardest-turn' | 'swinging';
  readonly title: string;
  readonly text: string;
  readonly step: number | null;
};

/** A turn that cost less is nothing to be remembered. */
const HARD = 2;

type Chapters = readonly (readonly Moment[])[];

/** The turn of the first loss, the one that cost most, and how often the lead changed. */
export function medalsOf(narrator: AnyNarrator, chapters: Chapters, eyes: Eyes, leads: number): readonly Medal[] {
  const lost = chapters.map((chapter) => lostIn(narrator, chapter));
  const first = lost.findIndex((count) => count > 0);
  const hardest = lost.indexOf(Math.max(HARD, ...lost));
  const told = (kind: Medal['kind'], title: string, chapter: readonly Moment[]): readonly Medal[] => {
    const [line] = narrate(narrator, chapter, eyes).lines;
    return line === undefined ? [] : [{ kind, title, text: capital(line.text), step: chapter.at(-1)?.step ?? 0 }];
  };
  return [
    ...(hardest < 0 ? [] : told('hardest-turn', 'The hardest turn', chapters[hardest] ?? [])),
    ...(first < 0 || first === hardest
      ? []
      : told('first-loss', 'The first loss', lossIn(narrator, chapters[first] ?? []))),
    ...(leads === 0 ? [] : [swinging(leads)]),
  ];
}

const swinging = (leads: number): Medal => ({
  kind: 'swinging',
  title: 'To and fro',
  text: `The lead changed ${times(leads)}.`,
  step: null,
});

/** The one moment of a chapter that cost something: what else was done in that turn is no loss. */
function lossIn(narrator: AnyNarrator, chapter: readonly Moment[]): readonly Moment[] {
  const moment = chapter.find((one) => lostIn(narrator, [one]) > 0);
  return moment === undefined ? chapter : [moment];
}

/** By how much the losses of all sides grew in a chapter. */
function lostIn(narrator: AnyNarrator, chapter: readonly Moment[]): number {
  const sum = (view: Moment['before']) => narrator.standings(view).reduce((total, { lost }) => total + lost, 0);
  const [first, last] = [chapter[0], chapter.at(-1)];
  return first === undefined || last === undefined ? 0 : sum(last.after) - sum(first.before);
}

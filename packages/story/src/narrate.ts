import type { Beat, Count } from './beat.ts';
import { partsOf } from './chapters.ts';
import type { Eyes, Moment } from './moment.ts';
import type { AnyNarrator, Chapter } from './narrator.ts';
import { capital, grouped, inOrder, number } from './words.ts';

/** The most lines that a story has, however much happened. */
export const MAX_LINES = 5;

/** One line, and the steps of the match that it rests on. */
export type Line = { readonly text: string; readonly steps: readonly number[] };

/** The lines of a story; the first one is the headline. Empty if nothing is worth a word. */
export type Story = { readonly lines: readonly Line[] };

/** The same moments always make the same story. */
export function narrate(narrator: AnyNarrator, moments: readonly Moment[], eyes: Eyes): Story {
  const chapters = partsOf(narrator, moments).map((part) => ({
    chapter: { title: narrator.title(part, eyes), moments: part, end: endOf(narrator, part) },
    beats: alikeTogether(narrator.beats(part, eyes)),
  }));
  const told = chapters.filter(({ beats }) => beats.length > 0);
  const newest = told.at(-1);
  if (newest === undefined) return { lines: [] };
  const before = told.slice(0, -1);
  const older = before.slice(-MAX_OLDER).map(({ chapter, beats }) => inOneLine(chapter, beats));
  const oldest = before.slice(0, -MAX_OLDER);
  const lines = [...(oldest.length > 0 ? [longAgo(oldest.map(({ beats }) => beats))] : []), ...older];
  const quiet = narrator.quiet(newest.chapter.moments, eyes);
  const full = inFull(newest.chapter, newest.beats, quiet, MAX_LINES - lines.length);
  // The end of a match is the news, whatever led up to it.
  const ended = newest.beats.some(({ rank }) => rank === 1);
  return { lines: ended ? [...full.slice(0, 1), ...lines, ...full.slice(1)] : [...lines, ...full] };
}

/** Turns before the newest that get a line each; what was before them shares one. */
const MAX_OLDER = 2;

/** The step that closes a chapter: its first line rests on it, too, for it says whose turn it was. */
function endOf(narrator: AnyNarrator, part: readonly Moment[]): readonly number[] {
  const last = part.at(-1);
  return last && narrator.closes(last) ? [last.step] : [];
}

/** Merges beats with equal text into one, with all their steps. */
function alikeTogether(beats: readonly Beat[]): readonly Beat[] {
  return [...grouped(beats, ({ rank, text }) => `${rank} ${text}`).values()].flatMap((alike) => {
    const [first] = alike;
    if (first === undefined || alike.length === 1) return alike;
    const steps = inOrder(alike.flatMap((one) => one.steps));
    return [{ ...first, steps, counts: alike.flatMap(({ counts }) => counts) }];
  });
}

/** Best first: by rank, then what befell the reader; what is equal stays in order of time. */
const byWeight = (one: Beat, other: Beat): number => one.rank - other.rank || Number(other.own) - Number(one.own);

/** In order of time; moves come after what they led to. */
const inTime = (one: Beat, other: Beat): number =>
  Number(one.rank === 8) - Number(other.rank === 8) || (one.steps[0] ?? 0) - (other.steps[0] ?? 0);

/** A chapter with room: the best beat is the headline, the others follow in order of time, what is left is counted. */
function inFull({ title, end }: Chapter, beats: readonly Beat[], quiet: string, most: number): readonly Line[] {
  const ranked = beats.toSorted(byWeight);
  const [best, ...rest] = ranked;
  if (best === undefined) return [];
  if (best.rank === 8 && quiet !== '') return withQuiet(titled(title, quiet), end, ranked, most);
  const fits = rest.length <= most - 1;
  const kept = fits ? rest : rest.slice(0, most - 2);
  const folded = fits ? [] : rest.slice(most - 2);
  return [
    { text: headline(title, best), steps: inOrder([...best.steps, ...end]) },
    ...kept.toSorted(inTime).map(({ text, steps }) => ({ text: capital(text), steps })),
    ...foldOf(folded),
  ];
}

/** A chapter of moves alone says so first. */
function withQuiet(text: string, end: readonly number[], beats: readonly Beat[], most: number): readonly Line[] {
  const fits = beats.length <= most - 1;
  const kept = fits ? beats : beats.slice(0, most - 2);
  const folded = fits ? [] : beats.slice(most - 2);
  const steps = inOrder([...beats.flatMap((beat) => beat.steps), ...end]);
  return [
    { text, steps },
    ...kept.toSorted(inTime).map(({ text, steps }) => ({ text: capital(text), steps })),
    ...foldOf(folded),
  ];
}

/** The end needs no title: it says itself what it is. */
const headline = (title: string, best: Beat): string =>
  best.rank === 1 ? capital(best.text) : titled(title, best.text);

const titled = (title: string, text: string): string => (title === '' ? capital(text) : `${title}: ${text}`);

/** A chapter of before: its best beat, and a count of the rest that matters. */
function inOneLine({ title }: Chapter, beats: readonly Beat[]): Line {
  const [best, ...rest] = beats.toSorted(byWeight);
  const steps = inOrder(beats.flatMap((one) => one.steps));
  if (best === undefined) return { text: title, steps };
  const more = countsOf(rest).filter((words) => words !== '');
  const besides = more.length === 0 ? '' : ` Besides, ${more.slice(0, 3).join(', ')}.`;
  return { text: `${headline(title, best)}${besides}`, steps };
}

/** The chapters before all that: counts only. */
function longAgo(chapters: readonly (readonly Beat[])[]): Line {
  const beats = chapters.flat();
  const words = countsOf(beats);
  const turns = `${number(chapters.length)} ${chapters.length === 1 ? 'turn' : 'turns'}`;
  const what = words.length === 0 ? '' : `: ${words.join(', ')}`;
  return { text: `Before that, ${turns}${what}.`, steps: inOrder(beats.flatMap((beat) => beat.steps)) };
}

function foldOf(folded: readonly Beat[]): readonly Line[] {
  const words = countsOf(folded);
  if (words.length === 0) return [];
  return [{ text: `Besides, ${words.join(', ')}.`, steps: inOrder(folded.flatMap((beat) => beat.steps)) }];
}

/** "two units lost", "five moves": alike ones together, in the order of what matters. */
function countsOf(beats: readonly Beat[]): readonly string[] {
  const found = new Map<string, Count>();
  for (const { counts } of beats.toSorted(byWeight)) {
    for (const one of counts) {
      const before = found.get(one.one)?.count ?? 0;
      found.set(one.one, { ...one, count: before + one.count });
    }
  }
  return [...found.values()].map(({ one, many, count }) => `${number(count)} ${count === 1 ? one : many}`);
}

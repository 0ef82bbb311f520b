import type { Said } from './answers.ts';

/** Words by which a table calls something, and the plain sentence that is said of it; without a rule where none speaks of it. */
export type Term = { readonly words: readonly string[]; readonly says: string; readonly rule: string | null };

/** A game's terms, with which the page explains everything on its table. */
export type GameHelp = {
  readonly terms: readonly Term[];
  /** Of a place of the board of which nothing else is known. */
  readonly place: Said;
  readonly chapters: readonly { readonly title: string; readonly from: number; readonly to: number }[];
  /** The text of each rule, by its number. */
  readonly rules: Readonly<Record<string, string>>;
};

type Found = { readonly start: number; readonly end: number; readonly term: Term };

/** So many sentences at most: an answer is no page. */
const MAX_SENTENCES = 4;

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function placesOf(term: Term, name: string): readonly Found[] {
  return term.words.flatMap((word) => {
    const whole = new RegExp(`(?<![\\p{L}\\p{N}])${quoted(word)}(?![\\p{L}\\p{N}])`, 'iu');
    const found = whole.exec(name);
    return found === null ? [] : [{ start: found.index, end: found.index + word.length, term }];
  });
}

/** In which part of a name something stands: "Lake, cover 1; Nurse Fleece, medic" has two, a place and who is there. */
const partOf = (name: string, start: number): number => name.slice(0, start).split(';').length - 1;

/** The first of each part, then the second of each: a place with much to say must not hide who stands there. */
function inTurns(found: readonly Found[], name: string): readonly Found[] {
  const taken = new Map<number, number>();
  const turn = found.map((one) => {
    const part = partOf(name, one.start);
    const index = taken.get(part) ?? 0;
    taken.set(part, index + 1);
    return { one, index };
  });
  return turn.toSorted((a, b) => a.index - b.index).map(({ one }) => one);
}

const byPlace = (a: Found, b: Found): number => a.start - b.start;

/**
 * Explains a name: one sentence for each term within it, in the order of the name. Of two overlapping terms
 * the longer one counts: "Mechanized Infantry" is not Infantry.
 */
export function saidOf(terms: readonly Term[], name: string): readonly Said[] {
  const all = terms.flatMap((term) => placesOf(term, name)).toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const kept: Found[] = [];
  for (const one of all) {
    const beside = kept.every(({ start, end, term }) => term !== one.term && (one.end <= start || one.start >= end));
    if (beside) kept.push(one);
  }
  return inTurns(kept.toSorted(byPlace), name)
    .slice(0, MAX_SENTENCES)
    .toSorted(byPlace)
    .map(({ term: { says, rule } }) => ({ says, rule }));
}

import type { Said } from './answers.ts';

/** Words by which a table calls something, and the plain sentence that is said of it. */
export type Term = { readonly words: readonly string[]; readonly says: string; readonly rule: string };

/** What a game brings so that whatever is seen on its table can be asked about. */
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
const MOST = 4;

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function placesOf(term: Term, name: string): readonly Found[] {
  return term.words.flatMap((word) => {
    const whole = new RegExp(`(?<![\\p{L}\\p{N}])${quoted(word)}(?![\\p{L}\\p{N}])`, 'iu');
    const found = whole.exec(name);
    return found === null ? [] : [{ start: found.index, end: found.index + word.length, term }];
  });
}

/**
 * What is known of something by what it is called: a sentence for each term within its name, in the order of the name. Of two that
 * overlap the longer counts: "Mechanized Infantry" is not Infantry.
 */
export function saidOf(terms: readonly Term[], name: string): readonly Said[] {
  const all = terms.flatMap((term) => placesOf(term, name)).toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const kept: Found[] = [];
  for (const one of all) {
    const beside = kept.every(({ start, end, term }) => term !== one.term && (one.end <= start || one.start >= end));
    if (beside) kept.push(one);
  }
  return kept
    .toSorted((a, b) => a.start - b.start)
    .slice(0, MOST)
    .map(({ term: { says, rule } }) => ({ says, rule }));
}

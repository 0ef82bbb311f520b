/**
 * How much a beat matters, the lower the more: 1 the end, 2 the objective, 3 losses, 4 gains, 5 wounds, 6 ground, 7 near misses,
 * 8 moves.
 */
export type Rank = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** How to count a beat that gets no line of its own. `noun`: "unit lost", "units lost". */
export type Count = { readonly one: string; readonly many: string; readonly count: number };

/** One cause with all it brought about, or many of one kind together. */
export type Beat = {
  readonly rank: Rank;
  /** A sentence or two. It begins with a small letter where its first word is no name: it may follow a colon. */
  readonly text: string;
  /** The steps that it rests on, in order. */
  readonly steps: readonly number[];
  readonly counts: readonly Count[];
  /** It happened to the reader: it comes first among beats of one rank. */
  readonly own: boolean;
};

/** A beat with what most have. */
export function beat(rank: Rank, text: string, steps: readonly number[], ...counts: readonly Count[]): Beat {
  return { rank, text, steps, counts, own: false };
}

export const count = (count: number, one: string, many: string): Count => ({ one, many, count });

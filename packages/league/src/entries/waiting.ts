/** CL-033, CL-034, CL-085: who is called next. Instants in ms. */
const HOUR = 3_600_000;

export type Waiting = { readonly id: string; readonly enteredAt: number };

/** CL-033: the waiting list, in order of entry instant, then entry id. */
export function waitingOrder<Who extends Waiting>(list: readonly Who[]): readonly Who[] {
  return list.toSorted((a, b) => a.enteredAt - b.enteredAt || (a.id < b.id ? -1 : 1));
}

/** CL-033, CL-034: until when who is called may answer: 48 hours but not beyond the check-in's end; after it 24 hours. */
export function answerBy(calledAt: number, musterEnd: number): number {
  return calledAt < musterEnd ? Math.min(calledAt + 48 * HOUR, musterEnd) : calledAt + 24 * HOUR;
}

/** CL-034: what becomes of an event at the end of its check-in. */
export function musterOutcome(confirmed: number, least: number, otherwise: 'entries' | 'cancelled') {
  return confirmed >= least ? 'running' : otherwise;
}

export type Substitute = Waiting & { readonly rating: number };

/** CL-085: substitutes are asked in order of how near their rating is to the leaver's, then of entry instant; 48 hours each. */
export function substituteOrder<Who extends Substitute>(list: readonly Who[], leaverRating: number): readonly Who[] {
  const distance = ({ rating }: Who) => Math.abs(rating - leaverRating);
  return list.toSorted((a, b) => distance(a) - distance(b) || a.enteredAt - b.enteredAt);
}

/** CL-087: the holder at the end has a promotion if they played at least half of the entry's legs. */
export function earnsPromotion(playedByHolder: number, legs: number): boolean {
  return playedByHolder * 2 >= legs;
}

import { DAY, type LadderBook } from './book.ts';

export const DORMANT_DAYS = 91;

/** Whole days since somebody finished a ladder encounter or issued a challenge. */
export function idleDays({ active }: Pick<LadderBook, 'active'>, id: string, at: number): number {
  return Math.floor((at - (active.get(id) ?? at)) / DAY);
}

/**
 * CL-118: who is idle drops k = max(1, ceil(N / 20)) rungs, not below N. Worked from the bottom rung up, each removed and put back at
 * min(N, rung + k).
 */
export function decayed(rungs: readonly string[], isIdle: (id: string) => boolean): readonly string[] {
  const n = rungs.length;
  const drop = Math.max(1, Math.ceil(n / 20));
  const order = [...rungs];
  for (const id of rungs.toReversed()) {
    if (!isIdle(id)) continue;
    const rung = order.indexOf(id) + 1;
    order.splice(rung - 1, 1);
    order.splice(Math.min(n, rung + drop) - 1, 0, id);
  }
  return order;
}

/** CL-001: scores are whole quarters of a point (q); decimals exist in print only. */
export const Q = { win: 4, halfWin: 3, draw: 2, halfLoss: 1, loss: 0 } as const;
export type Quarter = 0 | 1 | 2 | 3 | 4;
export type Side = 'A' | 'B';

export function isQuarter(raw: unknown): raw is Quarter {
  return raw === 0 || raw === 1 || raw === 2 || raw === 3 || raw === 4;
}

export function otherSide(side: Side): Side {
  return side === 'A' ? 'B' : 'A';
}

/** CL-101: what a leg is worth for PTS alone: quarters, or twelfths of a win where football's 3-1-0 counts. */
export const FOOTBALL = [0, 3, 4, 9, 12] as const;

/** CL-088: a deduction as people read it: quarters of a printed point, of teams whole match points (CL-127). */
export function printedDeduction({ format }: { readonly format: string }, q: number): number {
  return format === 'team' ? q : q / 4;
}

/** A sum of units as people read it: 41 of 16 units is "2.5625", 10 of 4 is "2.5". No table is ordered by it. */
export function printed(units: number, unit: number): string {
  return String(units / unit);
}

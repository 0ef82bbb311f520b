/** The seats of a map (MW-170): players know them by colour. Public data. */
export const SIDES = ['s1', 's2', 's3', 's4'] as const;
export type Side = (typeof SIDES)[number];

export const SIDE_NAMES: Readonly<Record<Side, string>> = { s1: 'Blue', s2: 'Red', s3: 'Green', s4: 'Gold' };

/** The number of a seat as the map prints it, from 1. */
export function seatNumber(side: Side): number {
  return SIDES.indexOf(side) + 1;
}

/** The seat of a number; null where there is none, 0 above all (nobody). */
export function sideOf(seat: number): Side | null {
  return SIDES[seat - 1] ?? null;
}

/** The signs of a war's map, drawn round the middle of a city, and whose ground is whose. */

export type Owners = Readonly<Record<string, string | null>>;
/** The first and the second of the sides by their order, or nobody. */
export type Owner = 'first' | 'second' | 'none';

/** A ring for the first side, teeth for the second, a tent of nobody. */
export const EMBLEMS: Readonly<Record<Owner, string>> = {
  first: 'M0 -2.9a2.9 2.9 0 1 1 0 5.8a2.9 2.9 0 1 1 0 -5.8z',
  second: 'M0 -3.4L1 -1.2L3.2 -1.4L1.9 .5L3 2.6L.6 2.1L-.9 3.6L-1.3 1.4L-3.4 .6L-1.6 -.6L-1.7 -2.8z',
  none: 'M-2.4 1.8L-2.4 -.6L0 -2.6L2.4 -.6L2.4 1.8z',
};

export const SYMBOLS: Readonly<Record<string, string>> = {
  tank: 'M-2.2 1.4h4.6l.6-1.2-.8-1h-1.1v-1h2.3v-.7h-2.3v-.4h-2.4v2.1h-1z',
  plane: 'M-2.4 -.4h1.4l.8-2h.8l-.3 2h1.4l.6-.8h.6l-.3 1.2.3 1.2h-.6l-.6-.8h-1.4l.3 2h-.8l-.8-2h-1.4z',
};

/** Over a key city. */
export const CROWN = 'M-3 -4.2l-.6-3.2 1.9 1.4 1.7-2.2 1.7 2.2 1.9-1.4-.6 3.2z';
/** Beside a city in which somebody is held. */
export const BARS = 'M-2 -2h4v4h-4zM-.7 -2v4M.7 -2v4';
/** The needles of the compass; north is up. */
export const COMPASS = 'M0 -6.4L1.3 0L0 6.4L-1.3 0ZM-6.4 0L0 1.1L6.4 0L0 -1.1Z';

/** Whether two cities are in the hands of two who fight. */
export const against = (owners: Owners, one: string, other: string): boolean =>
  (owners[one] ?? null) !== null && (owners[other] ?? null) !== null && owners[one] !== owners[other];

export function ownerOf(owners: Owners, id: string, sides: readonly string[]): Owner {
  const owner = owners[id] ?? null;
  if (owner === sides[0] && owner !== null) return 'first';
  return owner === sides[1] && owner !== null ? 'second' : 'none';
}

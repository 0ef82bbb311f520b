/** The two seats and the three armies (WWA-001). Public data. */
export const SEATS = ['A', 'B'] as const;
/** A has the west edge, B the east one. */
export type Seat = (typeof SEATS)[number];

export const ARMIES = ['GER', 'USA', 'SOV'] as const;
export type Army = (typeof ARMIES)[number];

export function otherSeat(seat: Seat): Seat {
  return seat === 'A' ? 'B' : 'A';
}

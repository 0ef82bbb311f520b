/** Weeks of ratings (CL-130): Monday 00:00 UTC to the next, counted from that of 1 January 1970, which was a Thursday. */
const DAY = 86_400_000;

/** The week of an instant, ms. */
export const weekOf = (at: number): number => Math.floor((at / DAY + 3) / 7);

/** The instant with which a week begins, ms. */
export const startOf = (week: number): number => (week * 7 - 3) * DAY;

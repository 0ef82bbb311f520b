/** How statuses of HTTP are understood where we hand a message to somebody. A redirect is not followed, so it is no success. */

export const isTaken = (status: number): boolean => status >= 200 && status < 300;

/** The place does not exist any more. */
export const isGone = (status: number): boolean => status === 404 || status === 410;

/** It is there, and does not take what we show for ourselves. */
export const isUnwanted = (status: number): boolean => status === 401 || status === 403;

/** Trying again is no use: our fault or theirs, but the same one tomorrow. */
export const isForGood = (status: number): boolean =>
  status < 500 && status !== 408 && status !== 425 && status !== 429;

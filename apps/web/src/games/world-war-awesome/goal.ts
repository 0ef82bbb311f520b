/** What the head says of the game: which round, and what wins it. */
import type { War } from '@fieldpost/rules-world-war-awesome/table';

/** "round 3 of 8"; null before the first round. */
export function whenOf({ round, options }: War): string | null {
  if (round === 0) return null;
  return options.roundLimit > 0 ? `round ${round} of ${options.roundLimit}` : `round ${round}`;
}

/** WWA-103; null where a tank is missing, and something else wins. */
export const goalOf = ({ tanks }: War): string | null =>
  tanks.A === null || tanks.B === null ? null : 'Goal: mark both enemy cores in one round';

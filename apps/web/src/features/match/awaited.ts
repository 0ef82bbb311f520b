import type { MatchData } from './operations.ts';

/** True if the match waits for the viewer's order. */
export const awaitedIn = ({ status, you, waitingFor }: MatchData): boolean =>
  status === 'playing' && you !== null && waitingFor.includes(you.side);

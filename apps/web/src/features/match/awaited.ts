import type { MatchData } from './operations.ts';

/** Whether the viewer's order is awaited in a match. */
export const awaitedIn = ({ status, you, waitingFor }: MatchData): boolean =>
  status === 'playing' && you !== null && waitingFor.includes(you.side);

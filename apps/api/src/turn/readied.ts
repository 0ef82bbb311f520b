import type { StoredMatch } from '../match-store/stored.ts';

/** Whether everybody whom a full match needs has said that they are there. */
export const isEverybodyReady = ({ clockSpec, seats }: Pick<StoredMatch, 'clockSpec' | 'seats'>): boolean =>
  clockSpec.readyCheckHours === 0 || seats.every((seat) => seat.bot !== null || seat.presentAt !== null);

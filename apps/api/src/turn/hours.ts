import type { Hours } from '../clock/running-clock-form.ts';
import type { StoredSeat } from '../match-store/stored.ts';

/** Assumed sleep of a player without sleep hours: from 23:00 UTC. */
const USUAL = { timeZone: 'UTC', sleepFrom: 23 * 60 };

/** When each side sleeps: as its first player has said. Computer players do not. */
export function hoursOf(seats: readonly StoredSeat[], now: Date): Readonly<Record<string, readonly Hours[]>> {
  const first = seats.filter(({ player, bot }) => player === 0 && bot === null);
  return Object.fromEntries(
    first.map(({ side, hours }) => [side, [{ since: now.toISOString(), ...(hours ?? USUAL) }]]),
  );
}

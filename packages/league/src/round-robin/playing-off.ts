/** CL-043: the round after a season, in which places between two tiers are played for. */
import type { LogEvent } from '../log/events.ts';
import { allLegs, type Encounter, type Ledger } from '../log/ledger.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { playOffPairs } from './promotion.ts';

/** How many rounds the largest division of a season has; play-offs come after them. */
export const seasonRounds = ({ groups }: Pick<Ledger, 'groups'>): number =>
  Math.max(0, ...groups.map(({ rounds }) => rounds));

export const isPlayOff = ({ playOffs }: Ledger, encounter: Encounter): boolean => playOffs.includes(encounter);

/** Whether a season has play-offs to come. */
export const wantsPlayOffs = (ledger: Ledger): boolean =>
  ledger.playOffs.length === 0 && playOffPairs(ledger).length > 0;

/** The play-offs due now, the upper entry first; empty if the season is not over, has none, or has had them. */
export function playOffsDue(ledger: Ledger): readonly (readonly [upper: string, lower: string])[] {
  const isOver = allLegs(ledger).every(({ result }) => result !== null && result.how !== 'provisional');
  return isOver && ledger.playOffs.length === 0 ? playOffPairs(ledger) : [];
}

/** The round after the last, when all of the season is decided, with exactly those pairs. */
export function refusesPlayOffs(
  ledger: Ledger,
  { round, pairs, byes }: Extract<LogEvent, { kind: 'round' }>,
): Refusal | null {
  const due = playOffsDue(ledger);
  if (due.length === 0 || round !== seasonRounds(ledger) + 1) return refusal('CL_BAD_STATE', 'round', 'CL-043');
  const same = JSON.stringify(pairs) === JSON.stringify(due) && Object.keys(byes).length === 0;
  return same ? null : refusal('CL_BAD_INPUT', 'pairs', 'CL-043');
}

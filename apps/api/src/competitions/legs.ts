/** Legs as the log names them, and what the house says of them. */
import { type Ledger, type LegName, type LogEvent, roundsOfEvent } from '@fieldpost/league';
import { legIdOf, type OpenedEvent, type PlacedLeg, type SignedAct } from './opened-event.ts';
import type { StoredLeg } from './store.ts';

export const byHouse = (act: LogEvent): SignedAct => ({ act, actorId: null, role: 'house' });

/** The name of a leg as the log wants it. */
export const nameOf = ({ encounter, leg }: PlacedLeg): LegName => ({
  round: encounter.round,
  a: leg.a,
  b: leg.b,
  leg: leg.no,
  board: leg.board,
});

/** What belongs to a result that was not played. */
export const plain = { margin: 0, misses: [0, 0] } as const;

/** The row of a leg; undefined: its match is not planned yet. */
export const legOf = ({ event }: OpenedEvent, placed: PlacedLeg): StoredLeg | undefined => {
  const id = legIdOf(event.id, placed);
  return event.legs.find((one) => one.id === id);
};

/** The number of the last round; 0 where a format has none. */
export function lastRound(ledger: Ledger): number {
  const { format } = ledger.settings;
  if (format === 'swiss') return Math.max(0, ...ledger.groups.map((group) => roundsOfEvent(ledger, group)));
  if (format === 'league' || format === 'team') return Math.max(0, ...ledger.groups.map(({ rounds }) => rounds));
  return 0;
}

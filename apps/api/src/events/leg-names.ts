/** Legs as the log names them, and the system's acts about them. */
import { type Ledger, type LegName, type LogEvent, roundsOfEvent, seasonRounds } from '@fieldpost/league';
import { legIdOf, type OpenedEvent, type PlacedLeg, type SignedAct } from './opened-event.ts';
import type { StoredLeg } from './store.ts';

export const systemAct = (act: LogEvent): SignedAct => ({ act, actorId: null, role: 'house' });

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

/** A large event is asked for the row of each of its legs in turn. */
const rowsOfLegs = new WeakMap<readonly StoredLeg[], ReadonlyMap<string, StoredLeg>>();

/** The row of a leg; undefined: its match is not planned yet. */
export const legOf = ({ event }: OpenedEvent, placed: PlacedLeg): StoredLeg | undefined => {
  const id = legIdOf(event.id, placed);
  const known = rowsOfLegs.get(event.legs) ?? new Map(event.legs.map((one) => [one.id, one]));
  rowsOfLegs.set(event.legs, known);
  return known.get(id);
};

/** CL-171: time in ms over which divisions close whose windows end at one instant. */
const CLOSING_MS = 60_000;

/**
 * CL-171: the time when a leg's window closes, in ms: each division a little after the previous one, with its own
 * advance.
 */
export function closingTimes({ groups }: Ledger): (leg: Pick<StoredLeg, 'a' | 'dueAt'>) => number {
  const places = new Map(groups.flatMap(({ entries }, index) => entries.map((id) => [id, index] as const)));
  const apart = groups.length < 2 ? 0 : CLOSING_MS / groups.length;
  return ({ a, dueAt }) => (dueAt?.getTime() ?? 0) + Math.floor((places.get(a) ?? 0) * apart);
}

/** The number of the last round, of a season without its play-offs; 0 where a format has none. */
export function lastRound(ledger: Ledger): number {
  const { format } = ledger.settings;
  if (format === 'swiss') return Math.max(0, ...ledger.groups.map((group) => roundsOfEvent(ledger, group)));
  if (format === 'league' || format === 'team') return seasonRounds(ledger);
  return 0;
}

/** Whom the match waits for (A.3), as one viewer may know it. */
import type { Pending } from '@fieldpost/engine';
import { SEATS } from './catalogue/sides.ts';
import type { Seat, State } from './state.ts';

/** `viewer` null: a spectator. WWA-152: in a sealed window a player sees only of themselves that they have answered. */
export function waitingFor({ war, secret }: State, viewer: Seat | null): Pending<Seat> {
  const { phase, seat } = war;
  if (war.outcome !== null) return { kind: 'finished', outcome: war.outcome };
  if (phase === 'over') throw new Error('a match is over without an outcome');
  if (phase === 'plan' && war.options.sealedOrders === 'on')
    return {
      kind: 'orders',
      from: SEATS.filter((side) => side !== viewer || secret[side].order === null),
      window: phase,
    };
  return {
    kind: 'choice',
    side: seat,
    window: phase,
    clock: phase === 'decision' && seat !== war.active ? 'reaction' : 'turn',
  };
}

/** Whom the match waits for (THE-RULES "State machine"), as one viewer may know it. */
import type { Pending } from '@fieldpost/engine';
import { SEATS } from './catalogue/sides.ts';
import type { Seat, State, War } from './state.ts';

/** WWA-152, WWA-154: both answer at once, in secret. */
export function isSealed({ phase, options }: War): boolean {
  return phase === 'orders' || (phase === 'plan' && options.sealedOrders === 'on');
}

/** `viewer` null: a spectator. WWA-152: in a sealed window a player sees only of themselves that they have answered. */
export function waitingFor({ war, secret }: State, viewer: Seat | null): Pending<Seat> {
  const { phase, seat } = war;
  if (war.outcome !== null) return { kind: 'finished', outcome: war.outcome };
  if (phase === 'over') throw new Error('a match is over without an outcome');
  if (isSealed(war))
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

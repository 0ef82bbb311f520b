/** Standing orders that a letter offers as buttons: read from the orders and the round alone. */
import type { StandingOffer } from '@fieldpost/engine';
import type { Command } from '../commands.ts';
import { isAhead } from '../state/board.ts';
import type { View } from '../view.ts';
import type { StandingOrders } from './standing-orders.ts';

type Offer = {
  readonly code: string;
  readonly label: string;
  readonly change: (orders: StandingOrders) => StandingOrders;
};

const OFFERS: readonly Offer[] = [
  {
    code: 'pass-rest',
    label: 'Pass for the rest of this round',
    change: (orders) => ({ ...orders, queue: [{ kind: 'passRest', wake: null }] }),
  },
  {
    code: 'throw-away',
    label: 'From now on throw away from my tank',
    change: (orders) => ({ ...orders, throwPolicy: 'awayFromMyTank' }),
  },
  {
    code: 'only-moment',
    label: 'From now on take the only moment',
    change: (orders) => ({ ...orders, onlyMoment: 'take' }),
  },
];

export function offersTo({ war }: View, filed: StandingOrders): readonly StandingOffer<Command>[] {
  if (war.outcome !== null) return [];
  // a queue of another round has lapsed
  const orders = filed.round === war.round ? filed : { ...filed, round: war.round, queue: [] };
  // WWA-154: who has no queue passes, and takes the moment that there is, without being asked
  const offers = isAhead(war) ? OFFERS.filter(({ code }) => code === 'throw-away') : OFFERS;
  return offers.flatMap(({ code, label, change }) => {
    const { queue, throwPolicy, onlyMoment } = change(orders);
    const isNew =
      JSON.stringify([queue, throwPolicy, onlyMoment]) !==
      JSON.stringify([orders.queue, orders.throwPolicy, orders.onlyMoment]);
    return isNew ? [{ code, label, command: { type: 'orders.set', queue, throwPolicy, onlyMoment } as const }] : [];
  });
}

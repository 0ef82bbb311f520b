/** Filing of standing orders (THE-RULES "Queues and options"): judged when they come, never a step of the match. */
import { CONSTANTS } from '../catalogue/constants.ts';
import type { Command, SetOrders } from '../commands.ts';
import { ownDevices } from '../frequency/cups.ts';
import type { Fault } from '../judging/faults.ts';
import { isAhead } from '../state/board.ts';
import type { Phase, Seat, War } from '../state.ts';
import type { View } from '../view.ts';
import { namedBy, type QueueElement, type StandingOrders } from './standing-orders.ts';

export function filedBy(command: Command, { round }: War): StandingOrders | null {
  if (command.type !== 'orders.set') return null;
  const { queue, throwPolicy, onlyMoment } = command;
  return { round, queue, throwPolicy, onlyMoment };
}

/** E_LIMIT: "too long (more than 40 elements) or naming a unit or device twice". */
export function refusesFiling(view: View, seat: Seat, { queue }: SetOrders): Fault | null {
  if (!isSoundQueue(queue)) return ['E_LIMIT', 'WWA-142'];
  return isAhead(view.war) ? refusesQueue(view, seat, queue) : null;
}

/** WWA-154: phases of a round in which a queue for the rest of it can be filed. */
const FILED_IN: readonly Phase[] = ['orders', 'main', 'awaitAction', 'decision'];

/** WWA-154: the game asks nobody about a queue's element later. So an element that could never be played is refused when filed. */
function refusesQueue(view: View, seat: Seat, queue: readonly QueueElement[]): Fault | null {
  const { war } = view;
  const units = war.units.filter(({ owner }) => owner === seat);
  const own = [...units, ...ownDevices(view, seat).map(({ device }) => device)];
  for (const element of queue) {
    const name = namedBy(element);
    if (name === null) continue;
    if (!FILED_IN.includes(war.phase)) return ['E_PHASE', 'WWA-154'];
    const named = own.find(({ id }) => id === name);
    if (named === undefined) return ['E_SIDE', 'WWA-016'];
    if (!named.token) return ['E_NO_TOKEN', 'WWA-016'];
  }
  return null;
}

export function isSoundQueue(queue: readonly QueueElement[]): boolean {
  const names = queue.flatMap((element) => namedBy(element) ?? []);
  return queue.length <= CONSTANTS.queueMost && new Set(names).size === names.length;
}

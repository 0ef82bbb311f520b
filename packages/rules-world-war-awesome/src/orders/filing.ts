/** Filing of standing orders (A.4): judged when they come, never a step of the match. */
import { CONSTANTS } from '../catalogue/constants.ts';
import type { Command, SetOrders } from '../commands.ts';
import type { Fault } from '../judging/faults.ts';
import type { War } from '../state.ts';
import { namedBy, type QueueElement, type StandingOrders } from './standing-orders.ts';

export function filedBy(command: Command, { round }: War): StandingOrders | null {
  if (command.type !== 'orders.set') return null;
  const { queue, throwPolicy, onlyMoment } = command;
  return { round, queue, throwPolicy, onlyMoment };
}

/** E_LIMIT: "too long (more than 40 elements) or naming a unit or device twice". */
export function refusesFiling({ queue }: SetOrders): Fault | null {
  return isSoundQueue(queue) ? null : ['E_LIMIT', 'WWA-142'];
}

export function isSoundQueue(queue: readonly QueueElement[]): boolean {
  const names = queue.flatMap((element) => namedBy(element) ?? []);
  return queue.length <= CONSTANTS.queueMost && new Set(names).size === names.length;
}

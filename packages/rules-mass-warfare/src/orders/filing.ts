/** Filing of standing orders (A.4): judged when they come, never a step of the match. */
import type { Refusal } from '@fieldpost/engine';
import { stepOfWord } from '../catalogue/steps.ts';
import type { Command, FileCommand, FilingCommand, Order } from '../commands.ts';
import { stepsOf } from '../commands.ts';
import { refuse } from '../refusal.ts';
import { isActive } from '../state/board.ts';
import type { Side, War } from '../state.ts';
import type { Filed, Standing, StandingOrders } from './standing-orders.ts';

/** The standing orders once the command is accepted, or null: an ordinary command. */
export function filedBy(command: Command, orders: StandingOrders, war: War): StandingOrders | null {
  switch (command.type) {
    case 'standing':
      return { ...command.orders, filed: orders.filed };
    case 'file':
      return { ...orders, filed: withStep(orders.filed, war.turn, command) };
    case 'withdraw':
      return { ...orders, filed: without(orders.filed, war.turn, command.step) };
    default:
      return null;
  }
}

/** "Filed orders belong to the turn in which they were filed and lapse with it". */
function without(filed: Filed, turn: number, step: FileCommand['step']): Filed {
  return { turn, steps: filed.turn === turn ? filed.steps.filter((one) => one.step !== step) : [] };
}

function withStep(filed: Filed, turn: number, { step, orders }: FileCommand): Filed {
  return { turn, steps: [...without(filed, turn, step).steps, { step, orders }] };
}

/** MW-171: filing "is how later steps are ordered"; for a step that is over it would mean nothing. */
export function refusesFiling(war: War, side: Side, command: FilingCommand): Refusal | null {
  if (!isActive(war, side)) return refuse('NOT_YOUR_WINDOW', null);
  if (command.type === 'standing') return doubled(command.orders) ? refuse('ORDERS_INVALID', 'MW-172') : null;
  if (command.type === 'withdraw') return null;
  if (stepOfWord(command.step) < war.step) return refuse('NOT_YOUR_WINDOW', 'MW-171');
  return refusesOrders(side, command);
}

export function doubled({ flakPriority, passes, scramble, landing }: Standing): boolean {
  const lists = [flakPriority, passes, scramble.only, landing.map((base) => base.toString())];
  return lists.some((list) => new Set<string>(list).size < list.length);
}

/** Each of the own units, sites and bridges is ordered once. */
function refusesOrders(side: Side, { step, orders }: FileCommand): Refusal | null {
  const number = stepOfWord(step);
  if (!orders.every(({ order }) => stepsOf(order.type).some((one) => one === number)))
    return refuse('ORDERS_INVALID', 'MW-171');
  if (orders.some(({ order }) => 'unit' in order && !order.unit.startsWith(`${side}-`)))
    return refuse('NOT_OWNER', null);
  const subjects = orders.map(({ order }) => subjectOf(order));
  return new Set(subjects).size < subjects.length ? refuse('ORDERS_INVALID', 'MW-171') : null;
}

export function subjectOf(order: Order): string {
  return 'unit' in order ? order.unit : order.at.join(',');
}

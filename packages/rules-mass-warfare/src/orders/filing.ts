/** Filing of standing orders (THE-RULES "Windows"): judged when they come, never a step of the match. */
import type { Refusal } from '@fieldpost/engine';
import { type FiledStep, type FiledWord, STEP_WORDS, stepOfWord } from '../catalogue/steps.ts';
import type {
  Command,
  FileCommand,
  FiledOrder,
  FilingCommand,
  Order,
  PlanCommand,
  WithdrawCommand,
} from '../commands.ts';
import { stepsOf } from '../commands.ts';
import { refusesForm } from '../judging/forms.ts';
import { writeOrder } from '../notation/write.ts';
import { refuse } from '../refusal.ts';
import { isActive } from '../state/board.ts';
import type { Side, War } from '../state.ts';
import { isAhead, plannable } from '../turn/places.ts';
import type { View } from '../view.ts';
import { type Filed, filedFor, type Standing, type StandingOrders } from './standing-orders.ts';

/** Orders on file for one step, at most. */
export const MAX_ORDERS = 100;

/** The standing orders once the command is accepted, or null: an ordinary command. */
export function filedBy(command: Command, orders: StandingOrders, view: View, side: Side): StandingOrders | null {
  const { turn } = view.war;
  switch (command.type) {
    case 'standing':
      return { ...command.orders, filed: orders.filed };
    case 'file':
      return { ...orders, filed: withStep(orders, turn, { ...command, closed: true }) };
    case 'withdraw':
      return { ...orders, filed: withdrawn(orders, turn, command) };
    case 'plan':
      return { ...orders, filed: planned(orders, view, side, command) };
    default:
      return null;
  }
}

/** "Filed orders belong to the turn in which they were filed and lapse with it". */
function without({ filed }: StandingOrders, turn: number, step: FiledWord): Filed {
  return { turn, steps: filed.turn === turn ? filed.steps.filter((one) => one.step !== step) : [] };
}

function withStep(orders: StandingOrders, turn: number, { step, orders: list, closed }: Filed['steps'][number]): Filed {
  return { turn, steps: [...without(orders, turn, step).steps, { step, orders: list, closed }] };
}

/** MW-175: "filed and planned orders are one list, in the order given" */
function planned(orders: StandingOrders, { war, ready }: View, side: Side, { order, fallback }: PlanCommand): Filed {
  const step = plannedStep(war, side, order, ready);
  const { turn } = war;
  if (step === null) return orders.filed;
  const before = filedFor(orders, turn, STEP_WORDS[step]);
  return withStep(orders, turn, { ...before, orders: [...before.orders, { order, fallback }] });
}

function withdrawn(orders: StandingOrders, turn: number, { step, order }: WithdrawCommand): Filed {
  const before = filedFor(orders, turn, step);
  if (order === null) return without(orders, turn, step);
  const line = writeOrder(order);
  return withStep(orders, turn, { ...before, orders: before.orders.filter((one) => writeOrder(one.order) !== line) });
}

/** The step that an order is planned for now; null: no such plan is open to the side. */
function plannedStep(war: War, side: Side, order: Order, ready: boolean): FiledStep | null {
  const open = plannable(war, side, ready);
  return stepsOf(order.type).find((step) => open.includes(step)) ?? null;
}

/** MW-171: filing "is how later steps are ordered"; for a step that is over it would mean nothing. */
export function refusesFiling(view: View, side: Side, command: FilingCommand): Refusal | null {
  const { war } = view;
  if (!isActive(war, side)) return refuse('NOT_YOUR_WINDOW', null);
  switch (command.type) {
    case 'standing':
      return doubled(command.orders) ? refuse('ORDERS_INVALID', 'MW-172') : null;
    case 'withdraw':
      return null;
    case 'plan':
      return refusesPlan(view, side, command);
    case 'file':
      if (!isAhead(war, side, stepOfWord(command.step) as FiledStep)) return refuse('NOT_YOUR_WINDOW', 'MW-171');
      return refusesOrders(war, side, command);
  }
}

function refusesPlan({ war, ready, plans }: View, side: Side, { order }: PlanCommand): Refusal | null {
  const step = plannedStep(war, side, order, ready);
  if (step === null) return refuse('NOT_YOUR_WINDOW', 'MW-171');
  if (plans.filter((plan) => plan.step === step).length >= MAX_ORDERS) return refuse('ORDERS_INVALID', 'MW-175');
  return refusesForm(war, side, order, step);
}

export function doubled({ flakPriority, passes, scramble, landing }: Standing): boolean {
  const lists = [flakPriority, passes, scramble.only, landing.map((base) => base.toString())];
  return lists.some((list) => new Set<string>(list).size < list.length);
}

/** Each of its own units, sites and bridges is ordered once. */
function refusesOrders(war: War, side: Side, { step, orders }: FileCommand): Refusal | null {
  const number = stepOfWord(step) as FiledStep;
  if (!orders.every(({ order }) => stepsOf(order.type).some((one) => one === number)))
    return refuse('ORDERS_INVALID', 'MW-171');
  const fault = orders
    .map(({ order }: FiledOrder) => refusesForm(war, side, order, number))
    .find((one) => one !== null);
  if (fault !== undefined) return fault;
  const subjects = orders.map(({ order }) => subjectOf(order));
  return new Set(subjects).size < subjects.length ? refuse('ORDERS_INVALID', 'MW-171') : null;
}

function subjectOf(order: Order): string {
  return 'unit' in order ? order.unit : order.at.join(',');
}

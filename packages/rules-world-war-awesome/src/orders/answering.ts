/** What standing orders answer (A.4, WWA-141, WWA-142). Whether a player is asked depends on nothing that is hidden. */
import type { Command } from '../commands.ts';
import { refusesDevice } from '../frequency/judging.ts';
import { refusesActivation } from '../judging/activations.ts';
import { throwBy } from '../melee/throwing.ts';
import { unitOf } from '../state/board.ts';
import type { Seat } from '../state.ts';
import { legalMoments } from '../tank/moments.ts';
import type { View } from '../view.ts';
import { holds } from './guards.ts';
import type { QueueElement, StandingOrders } from './standing-orders.ts';

export const PASS: Command = { type: 'main.pass' };

/** The answer, or null: ask the player. */
export function answer(view: View, seat: Seat, orders: StandingOrders): Command | null {
  const { war } = view;
  if (war.seat !== seat || war.outcome !== null) return null;
  switch (war.phase) {
    case 'main':
      return fromQueue(view, seat, orders);
    case 'decision':
      return orders.throwPolicy === 'ask' || war.decision === null
        ? null
        : { type: 'decide.throw', dir: throwBy(war, war.decision, orders.throwPolicy) };
    case 'tankops':
      return orders.onlyMoment === 'take' ? onlyMoment(view, seat) : null;
    default:
      // WWA-142: AWAIT_ACTION suspends the queue
      return null;
  }
}

function onlyMoment({ war, own }: View, seat: Seat): Command | null {
  const legal = own?.order == null ? [] : legalMoments(war, seat, own.order);
  const [moment] = legal;
  return moment !== undefined && legal.length === 1 ? { type: 'tankops.execute', moment } : null;
}

/** "the server takes the first element of p's queue that is not yet played"; it "lapses at RESET". */
function fromQueue(view: View, seat: Seat, { round, queue }: StandingOrders): Command | null {
  if (round !== view.war.round) return null;
  const element = queue.find((one) => !isPlayed(view, one));
  if (element === undefined) return null;
  if (element.kind === 'passRest') return isAwake(view, seat, element) ? null : PASS;
  const { command, when } = element;
  if (!holds(view.war, seat, when) || isUnderCup(view, seat, command)) return null;
  const fault =
    command.type === 'main.activate' ? refusesActivation(view.war, seat, command) : refusesDevice(view, seat, command);
  return fault === null ? command : null;
}

function isAwake({ war }: View, seat: Seat, { wake }: Extract<QueueElement, { readonly kind: 'passRest' }>): boolean {
  return wake !== null && holds(war, seat, wake);
}

/** "an element counts as played when its unit or device has spent its token" */
function isPlayed({ war }: View, element: QueueElement): boolean {
  if (element.kind === 'passRest') return false;
  const { command } = element;
  if (command.type === 'main.activate') return unitOf(war, command.unit)?.token === false;
  return war.devices.some(({ id, token }) => id === command.device && !token);
}

/**
 * What lies under a cup is asked for: whether it has its token, and what it may do where, is its owner's secret, and an answer at once
 * or none would tell it (A.3).
 */
function isUnderCup({ war }: View, seat: Seat, command: Command): boolean {
  return (
    command.type === 'main.device' &&
    war.groups.some(({ owner, members }) => owner === seat && members.includes(command.device))
  );
}

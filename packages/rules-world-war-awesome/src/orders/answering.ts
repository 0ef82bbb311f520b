/**
 * What standing orders answer (THE-RULES "Queues and options", WWA-141, WWA-142). Whether a player is asked depends on nothing that is
 * hidden.
 */
import type { Activate, Command, Fallen, UseDevice } from '../commands.ts';
import { refusesDevice } from '../frequency/judging.ts';
import { refusesActivation } from '../judging/activations.ts';
import type { Fault } from '../judging/faults.ts';
import { throwBy } from '../melee/throwing.ts';
import { isAhead, unitOf } from '../state/board.ts';
import type { Seat, War } from '../state.ts';
import { legalMoments } from '../tank/moments.ts';
import type { View } from '../view.ts';
import { holds } from './guards.ts';
import type { QueueElement, StandingOrders, ThrowPolicy } from './standing-orders.ts';

export const PASS: Command = { type: 'main.pass' };
export const QUEUE_PASS: Command = { type: 'queue.pass', left: [] };

/** The answer, or null: ask the player. */
export function answer(view: View, seat: Seat, orders: StandingOrders): Command | null {
  const { war } = view;
  if (war.seat !== seat || war.outcome !== null) return null;
  switch (war.phase) {
    case 'main':
      // WWA-154: in its window a seat is asked, whatever it has filed for the rest of the phase
      return isAhead(war) ? null : fromQueue(view, seat, orders);
    case 'queues':
      return queueAnswer(view, seat, orders);
    case 'decision':
      return thrown(war, isAhead(war) && orders.throwPolicy === 'ask' ? 'awayFromMe' : orders.throwPolicy);
    case 'tankops':
      return orders.onlyMoment === 'take' ? onlyMoment(view, seat) : null;
    default:
      // WWA-142: AWAIT_ACTION suspends the queue
      return null;
  }
}

function thrown(war: War, policy: ThrowPolicy): Command | null {
  if (policy === 'ask' || war.decision === null) return null;
  return { type: 'decide.throw', dir: throwBy(war, war.decision, policy) };
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
  return faultOf(view, seat, command) === null ? command : null;
}

function faultOf(view: View, seat: Seat, command: Activate | UseDevice): Fault | null {
  return command.type === 'main.activate'
    ? refusesActivation(view.war, seat, command)
    : refusesDevice(view, seat, command);
}

/**
 * WWA-154: "the first elements that are legal and whose guard holds are played", and "who has nothing that fits passes". No element
 * waits for its owner, also under a cup: "as nobody is asked any more, not being asked tells nothing".
 */
function queueAnswer(view: View, seat: Seat, { round, queue }: StandingOrders): Command {
  const left: Fallen<Activate | UseDevice>[] = [];
  let isAsleep = false;
  for (const element of round === view.war.round ? queue : []) {
    if (element.kind === 'passRest') isAsleep ||= !isAwake(view, seat, element);
    else if (!isSpent(view, element.command)) {
      const { command, when } = element;
      const waits = isAsleep || !holds(view.war, seat, when);
      const code = waits ? 'E_GUARD' : faultOf(view, seat, command)?.[0];
      if (code === undefined) return command;
      left.push({ command, code });
    }
  }
  // a pass after an activation only ends the turn: what is left has another one
  return { type: 'queue.pass', left: view.war.taken === 0 ? left : [] };
}

/** A filed order had its token when it was filed (`refusesFiling`). Without it now, the unit has acted. */
function isSpent({ war, own }: View, command: Activate | UseDevice): boolean {
  if (command.type === 'main.activate') return unitOf(war, command.unit)?.token === false;
  return [...war.devices, ...(own?.covered ?? [])].some(({ id, token }) => id === command.device && !token);
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
 * A device under a cup gets its window even if it can do nothing. Its token and abilities are its owner's secret, and an instant answer, or
 * none, would reveal them (THE-RULES "State machine").
 */
function isUnderCup({ war }: View, seat: Seat, command: Command): boolean {
  return (
    command.type === 'main.device' &&
    war.groups.some(({ owner, members }) => owner === seat && members.includes(command.device))
  );
}

/** The command for a side that has run out of time (THE-RULES "Queues and options"), according to its standing orders. */
import type { Command } from '../commands.ts';
import { throwBy } from '../melee/throwing.ts';
import type { FullOrder, Seat } from '../state.ts';
import { legalMoments } from '../tank/moments.ts';
import { supportPlaces, tankPlaces } from '../turn/placing.ts';
import type { View } from '../view.ts';
import { answer, PASS, QUEUE_PASS } from './answering.ts';
import type { StandingOrders } from './standing-orders.ts';

/** "PLAN: speed 0, forward, keep aim, no fire". */
const STAND_STILL: FullOrder = {
  speed: 0,
  heading: 'F',
  aim: null,
  attack: null,
  solid: null,
  moment: null,
};

export function defaultAnswer(view: View, seat: Seat, orders: StandingOrders | null): Command {
  const answered = orders === null ? null : answer(view, seat, orders);
  return answered ?? plain(view, seat);
}

function plain({ war, own }: View, seat: Seat): Command {
  switch (war.phase) {
    case 'setupTank':
      return { type: 'setup.tank', anchor: tankPlaces(war, seat, war.models[seat])[0] ?? { q: 0, r: 0 } };
    case 'setupSupport':
      return { type: 'setup.support', position: supportPlaces(war, seat)[0] ?? { q: 0, r: 0 } };
    case 'plan':
      return { type: 'plan.order', ...STAND_STILL };
    case 'orders':
      // WWA-154: "a lapse of ORDERS is the stand-still order and `hold`"
      return { type: 'round.orders', order: STAND_STILL, tokens: [] };
    case 'deploy':
      return { type: 'deploy.pass' };
    case 'awaitAction':
      return { type: 'main.end' };
    case 'decision':
      return { type: 'decide.throw', dir: war.decision === null ? 0 : throwBy(war, war.decision, 'awayFromMe') };
    case 'tankops':
      // "the stored moment, else the earliest legal firing moment": a stored one that is legal has been used already
      return { type: 'tankops.execute', moment: (own?.order && legalMoments(war, seat, own.order)[0]) ?? 0 };
    case 'queues':
      return QUEUE_PASS;
    default:
      return PASS;
  }
}

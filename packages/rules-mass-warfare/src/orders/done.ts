/** The actions of the open step, which decide whether a filed order was executed (MW-175). */
import type { FiledOrder, Order, Target } from '../commands.ts';
import type { Event } from '../events.ts';
import { groundIn } from '../state/board.ts';
import type { HexNo, UnitId, War } from '../state.ts';

/** "s1-tank-1 attack s2-inf-1": who did what, and to what. */
const line = (subject: UnitId | HexNo, what: string, aim: UnitId | HexNo): string => `${subject} ${what} ${aim}`;

/** A war with what an event tells of an order that was carried out. */
export function withDone(war: War, event: Event): War {
  const done = doneBy(event);
  return done === null ? war : { ...war, done: [...war.done, done] };
}

function doneBy(event: Event): string | null {
  switch (event.type) {
    case 'moved':
      return line(event.unit, event.how, event.carrier ?? event.to);
    case 'sortied':
      return line(event.unit, 'sortie', event.aim);
    case 'attacked':
    case 'shelled':
      return event.kind === 'assault' || event.kind === 'guns' || event.kind === 'sea'
        ? line(event.by, event.kind === 'assault' ? 'attack' : 'fire', 'target' in event ? event.target : event.at)
        : null;
    case 'built':
      return line(event.at, 'build', event.what);
    case 'based':
      return line(event.unit, 'base', event.what);
    case 'mended':
      return line(event.at, 'repair', '');
    default:
      return null;
  }
}

/** Whether an order on file was executed in this step, as ordered or by its fallback. */
export function isDone(war: War, { order, fallback }: FiledOrder): boolean {
  const own = lineOf(war, order);
  if (war.done.includes(own)) return true;
  const [subject, type] = own.split(' ');
  return fallback === 'nearest' && war.done.some((one) => one.startsWith(`${subject} ${type} `));
}

function lineOf(war: War, order: Order): string {
  const { indexOf } = groundIn(war);
  const at = (target: Target): UnitId | HexNo => (typeof target === 'string' ? target : indexOf(target));
  switch (order.type) {
    case 'sortie':
    case 'fire':
    case 'attack':
      return line(order.unit, order.type, at(order.target));
    case 'transfer':
    case 'march':
    case 'sail':
    case 'land':
      return line(order.unit, order.type, at(order.to));
    case 'board':
      return line(order.unit, 'board', order.ship);
    case 'build':
      return line(indexOf(order.at), 'build', order.what);
    case 'base':
      return line(order.unit, 'base', order.what);
    case 'repair':
      return line(indexOf(order.at), 'repair', '');
  }
}

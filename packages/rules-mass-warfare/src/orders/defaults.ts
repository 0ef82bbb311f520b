/** The command for a side that has run out of time (THE-RULES "Windows"): "his filed orders, his standing orders, else `pass`". */
import type { Seat } from '@fieldpost/engine';
import type { Command } from '../commands.ts';
import type { Side } from '../state.ts';
import { listPlaces } from '../turn/placement.ts';
import { isPlanningUnseen } from '../turn/places.ts';
import type { View } from '../view.ts';
import { answer, PASS } from './answering.ts';
import { INITIAL_ORDERS, type StandingOrders } from './standing-orders.ts';

export function defaultAnswer(view: View, seat: Seat<Side>, filed: StandingOrders | null): Command {
  const answered = answer(view, seat, filed ?? INITIAL_ORDERS);
  if (answered !== null) return answered;
  if (isPlanningUnseen(view, seat.side)) return { type: 'ready' };
  return listPlaces(view.war, seat.side)[0] ?? PASS;
}

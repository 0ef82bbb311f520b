/** When a main gun may fire (WWA-112, WWA-115): the ride as it will go, and the moments of it that are legal. */
import { noChance } from '@fieldpost/engine';
import { distance } from '../geometry/hexes.ts';
import { outsideSight } from '../sight/sight.ts';
import { layoutIn, tankIn } from '../state/board.ts';
import type { Hex, Seat, Secrets, TankOrder, War } from '../state.ts';
import { startPlay, warOf } from '../turn/play.ts';
import { legsOf, roll } from './rolling.ts';
import { turnTo, turretSpeed } from './turret.ts';

/** How many moments an order has (WWA-112); WWA-117: where movement is jammed the start alone. */
export function countOf(order: Pick<TankOrder, 'speed' | 'heading'>, jammed: boolean): number {
  return jammed ? 1 : 1 + legsOf(order).length;
}

const NOTHING: Secrets = { hand: {}, deck: {}, order: null, covered: [] };

const rides = new WeakMap<War, Map<string, readonly War[]>>();

/** The war at each moment if nobody fires; shorter than the list where something stops the tank. */
export function rideOf(war: War, seat: Seat, order: TankOrder, jammed: boolean): readonly War[] {
  const ofWar = rides.get(war) ?? new Map<string, readonly War[]>();
  rides.set(war, ofWar);
  const key = `${seat}${order.speed}${order.heading}${jammed}`;
  const ride = ofWar.get(key) ?? ridden(war, seat, order, jammed);
  ofWar.set(key, ride);
  return ride;
}

function ridden(war: War, seat: Seat, order: TankOrder, jammed: boolean): readonly War[] {
  const play = startPlay({ war, secret: { A: NOTHING, B: NOTHING } }, noChance());
  const moments = [war];
  if (jammed) return moments;
  for (const leg of legsOf(order)) {
    if (!roll(play, seat, leg, order)) break;
    moments.push(warOf(play));
  }
  return moments;
}

/** WWA-115: "the aim hex is in the gun's band (from the turret hex), there is sight, and the needed turn ... is <= turret speed". */
function mayFireNow(war: War, seat: Seat, aim: Hex): boolean {
  const tank = tankIn(war, seat);
  const band = layoutIn(war, seat)?.model.band;
  if (tank === null || band === undefined) return false;
  const away = distance(tank.anchor, aim);
  if (away < band[0] || away > band[1]) return false;
  if (Math.abs(turnTo(tank, aim).steps) > turretSpeed(tank)) return false;
  return outsideSight(war, null, tank.anchor, aim, [seat]) === null;
}

/** Indices of the list of WWA-112; "If a collision shortens the list, a later moment means the last one". */
export function legalMoments(war: War, seat: Seat, order: TankOrder): readonly number[] {
  const { aim, attack } = order;
  if (aim === null || attack === null) return [];
  const { move: jammed } = war.jammedOps[seat];
  const ride = rideOf(war, seat, order, jammed);
  const legal = ride.map((then) => mayFireNow(then, seat, aim));
  const count = countOf(order, jammed);
  return Array.from({ length: count }, (_, index) => index).filter((index) => legal[Math.min(index, ride.length - 1)]);
}

/** Where soldiers fall as the round ends, by the orders of both tanks that one knows: under a hull, or in a blast (WWA-114, WWA-076). */
import { ATTACKS } from '../catalogue/attacks.ts';
import { SEATS } from '../catalogue/sides.ts';
import { cellOf, GRID, hexAt } from '../geometry/grid.ts';
import { distance } from '../geometry/hexes.ts';
import { footprintIn } from '../state/board.ts';
import type { Hex, Pos, Seat, TankOrder, War } from '../state.ts';
import { rideOf } from '../tank/moments.ts';
import type { Scene } from './scene.ts';

/** The chance to fall, by cell of the battlefield. */
type Danger = ReadonlyMap<number, number>;

const UNDER_HULL = 1;
/** A blast in the open; the gun may not come to fire. */
const IN_BLAST = 0.4;

const known = new WeakMap<War['tanks'], Map<string, Danger>>();

/** The chance that a unit ending there dies before the round ends. */
export function dangerAt(scene: Scene, pos: Pos): number {
  return pos.layer === 'ground' ? (dangerOf(scene).get(cellOf(pos.q, pos.r)) ?? 0) : 0;
}

/** Tanks stand until the round ends: the same for all its choices. */
function dangerOf({ war, orders }: Scene): Danger {
  const ofTanks = known.get(war.tanks) ?? new Map<string, Danger>();
  known.set(war.tanks, ofTanks);
  const key = JSON.stringify(orders);
  const danger = ofTanks.get(key) ?? struckBy(war, orders);
  ofTanks.set(key, danger);
  return danger;
}

/** Hulls after shells: a place under both counts with the worse one. */
function struckBy(war: War, orders: Scene['orders']): Danger {
  const cells = new Map<number, number>();
  for (const seat of SEATS) for (const cell of burstOn(orders[seat])) cells.set(cell, IN_BLAST);
  for (const seat of SEATS) for (const cell of riddenOver(war, seat, orders[seat])) cells.set(cell, UNDER_HULL);
  return cells;
}

function burstOn(order: TankOrder | null): readonly number[] {
  const blast = order === null || order.attack === null ? null : ATTACKS[order.attack].blast;
  return order === null || order.aim === null || blast === null ? [] : within(order.aim, blast);
}

/** From the first moment on: a unit beside the hull by then is safe. */
function riddenOver(war: War, seat: Seat, order: TankOrder | null): readonly number[] {
  if (order === null) return [];
  const ride = rideOf(war, seat, order, war.jammedOps[seat].move).slice(1);
  return ride.flatMap((moment) => footprintIn(moment, seat)?.cells ?? []);
}

function within(centre: Hex, radius: number): readonly number[] {
  return Array.from({ length: GRID }, (_, cell) => cell).filter((cell) => distance(hexAt(cell), centre) <= radius);
}

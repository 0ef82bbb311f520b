/** One war as one seat sees it: what greedy weighs everything against. */
import type { Json, Seat as SeatOf } from '@fieldpost/engine';
import { otherSeat } from '../catalogue/sides.ts';
import { isVehicle } from '../state/board.ts';
import type { Seat, TankOrder, Unit, War } from '../state.ts';
import type { View } from '../view.ts';

export type Scene = {
  readonly war: War;
  readonly seat: Seat;
  readonly other: Seat;
  /** Of both tanks for this round, as far as they are known. */
  readonly orders: Readonly<Record<Seat, TankOrder | null>>;
  readonly foes: readonly Unit[];
  /** Enemies inside its own Superpanzer. */
  readonly boarders: readonly Unit[];
  /** No more tokens come: all remaining units go for the cores, guards and hackers too, unless more enemies than that may come. */
  readonly isLast: boolean;
};

const known = new WeakMap<War, Partial<Record<Seat, Scene>>>();

/** The same for all commands of a choice. */
export function sceneOf(view: Json, { side }: SeatOf<string>): Scene {
  const { war, own } = view as unknown as View;
  const seat = side as Seat;
  const made = known.get(war) ?? {};
  known.set(war, made);
  made[seat] ??= sceneFor(war, seat, own?.order ?? war.orders[seat]);
  return made[seat];
}

function sceneFor(war: War, seat: Seat, order: TankOrder | null): Scene {
  const foes = war.units.filter(({ owner }) => owner !== seat);
  const boarders = foes.filter(({ at }) => at.layer === `in:${seat}`);
  return {
    war,
    seat,
    other: otherSeat(seat),
    orders: { ...war.orders, [seat]: order },
    foes,
    boarders,
    isLast: boarders.length === 0 && isSpent(war, seat, foes),
  };
}

function isSpent(war: War, seat: Seat, foes: readonly Unit[]): boolean {
  const { hand, deck } = war.players[seat];
  if (hand > 0 || deck > 0) return false;
  const soldiers = (units: readonly Unit[]) => units.filter((unit) => !isVehicle(unit)).length;
  return soldiers(foes) <= soldiers(war.units.filter(({ owner }) => owner === seat));
}

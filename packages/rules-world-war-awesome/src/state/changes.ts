/** Small changes of a war from which events are put together. */
import type { Seat } from '../catalogue/sides.ts';
import type { Hand, Secrets, State, Tank, Unit, UnitId, War } from '../state.ts';

/** The war with one unit changed. */
export function withUnit(war: War, id: UnitId, change: (unit: Unit) => Unit): War {
  return { ...war, units: war.units.map((unit) => (unit.id === id ? change(unit) : unit)) };
}

export function withTank(war: War, seat: Seat, change: (tank: Tank) => Tank): War {
  const tank = war.tanks[seat];
  return tank === null ? war : { ...war, tanks: { ...war.tanks, [seat]: change(tank) } };
}

export function withSecret(state: State, seat: Seat, change: (secret: Secrets) => Secrets): State {
  return { ...state, secret: { ...state.secret, [seat]: change(state.secret[seat]) } };
}

/** One token more or less; none is left out. */
export function withToken(hand: Hand, token: string, by: 1 | -1): Hand {
  const count = (hand[token] ?? 0) + by;
  const { [token]: _, ...others } = hand;
  return count === 0 ? others : { ...others, [token]: count };
}

/** A new entity has this id; the counter is with it. */
export function counted(war: War, id: string): War {
  const number = Number(id.slice(1));
  return number > war.entities ? { ...war, entities: number } : war;
}

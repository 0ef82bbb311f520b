/** Small changes of a war, each a copy of no more than it touches. */
import { seatNumber } from '../catalogue/sides.ts';
import { UNIT_TYPES } from '../catalogue/units.ts';
import type { HexNo, Player, Side, Unit, UnitId, War } from '../state.ts';
import { armyOf } from './board.ts';

export function withUnit(war: War, changed: Unit): War {
  const army = armyOf(war, changed.owner);
  const units = army.slice();
  for (let at = 0; at < units.length; at++) if (units[at]?.id === changed.id) units[at] = changed;
  return { ...war, armies: { ...war.armies, [changed.owner]: units } };
}

/** "lowest id" within one army: by type in the order of THE-RULES "Unit table", then by number. */
export function byId(one: Unit, other: Unit): number {
  return UNIT_TYPES.indexOf(one.type) - UNIT_TYPES.indexOf(other.type) || numberOf(one.id) - numberOf(other.id);
}

/** THE-RULES "Components": "by seat, then order of THE-RULES "Unit table", then n as a number" */
export function byLowestId(one: Unit, other: Unit): number {
  return seatNumber(one.owner) - seatNumber(other.owner) || byId(one, other);
}

export function numberOf(id: UnitId): number {
  return Number(id.slice(id.lastIndexOf('-') + 1));
}

export function withNewUnit(war: War, unit: Unit): War {
  const army = [...armyOf(war, unit.owner), unit].sort(byId);
  const made = { ...war.made, [unit.owner]: { ...war.made[unit.owner], [unit.type]: numberOf(unit.id) } };
  return { ...war, made, armies: { ...war.armies, [unit.owner]: army } };
}

export function withoutUnits(war: War, lost: readonly UnitId[]): War {
  if (lost.length === 0) return war;
  const armies = { ...war.armies };
  for (const side of new Set(lost.map((id) => id.slice(0, 2) as Side)))
    armies[side] = armyOf(war, side).filter(({ id }) => !lost.includes(id));
  return { ...war, armies };
}

/** Every unit that `change` alters. */
export function withArmies(war: War, change: (unit: Unit) => Unit): War {
  const armies = { ...war.armies };
  for (const side of war.sides) {
    const army = armyOf(war, side);
    const units = army.map(change);
    if (units.some((unit, at) => unit !== army[at])) armies[side] = units;
  }
  return { ...war, armies };
}

export function withPlayer(war: War, side: Side, change: (player: Player) => Partial<Player>): War {
  const player = war.players[side];
  if (player === undefined) return war;
  return { ...war, players: { ...war.players, [side]: { ...player, ...change(player) } } };
}

export function pay(war: War, side: Side, what: 'metal' | 'oil', amount: number): War {
  return amount === 0 ? war : withPlayer(war, side, (player) => ({ [what]: player[what] - amount }));
}

/** Counters only come one by one: none are put out here, so 0 changes nothing. */
export function withFire(war: War, at: HexNo, fire: number): War {
  return fire === 0 ? war : { ...war, fire: { ...war.fire, [at]: fire } };
}

export function withControl(war: War, at: HexNo, seat: number): War {
  return { ...war, control: war.control.with(at, seat) };
}

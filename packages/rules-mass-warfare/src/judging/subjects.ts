/** The first checks of every order, in the order of THE-RULES "Error codes". */
import type { Refusal, RuleId } from '@fieldpost/engine';
import type { Hex } from '@fieldpost/hex';
import { UNITS } from '../catalogue/units.ts';
import type { Target } from '../commands.ts';
import { refuse } from '../refusal.ts';
import { groundIn, isCarried, isPlane, unitOf } from '../state/board.ts';
import type { HexNo, Side, Unit, UnitId, War } from '../state.ts';

/** F: UNKNOWN_UNIT, UNKNOWN_HEX, NOT_OWNER, WRONG_UNIT. `named`: other units and hexes that the order names. */
export function refusesSubject(
  war: War,
  side: Side,
  id: UnitId,
  named: readonly Target[],
  fits: (unit: Unit) => boolean,
  rule: RuleId,
): Refusal | null {
  const unit = unitOf(war, id);
  if (unit === null) return refuse('UNKNOWN_UNIT', null);
  for (const one of named)
    if (typeof one === 'string' && unitOf(war, one) === null) return refuse('UNKNOWN_UNIT', null);
  for (const one of named)
    if (typeof one !== 'string' && groundIn(war).indexOf(one) < 0) return refuse('UNKNOWN_HEX', null);
  if (unit.owner !== side) return refuse('NOT_OWNER', null);
  return fits(unit) ? null : refuse('WRONG_UNIT', rule);
}

/** The unit of an order that names one, once `refusesSubject` has looked. */
export function actor(war: War, id: UnitId): Unit {
  const unit = unitOf(war, id);
  if (unit === null) throw new Error(`there is no unit ${id}`);
  return unit;
}

export function numberOfHex(war: War, hex: Hex): HexNo {
  return groundIn(war).indexOf(hex);
}

/** MW-030 to MW-032: 1 oil for the first move of a unit in a turn, none for Infantry; without it there is no move. */
export function refusesFuel(war: War, { type, owner }: Unit): Refusal | null {
  const oil = war.players[owner]?.oil ?? 0;
  return oil < UNITS[type].oil ? refuse('NO_OIL', 'MW-032') : null;
}

/** MW-062, MW-023: an enemy ground or sea unit that is not on board. */
export function isTarget(side: Side, unit: Unit): boolean {
  return unit.owner !== side && !isPlane(unit) && !isCarried(unit);
}

/** MW-083: "Only warships may ever attack a sub". */
export function isTargetButSub(side: Side, unit: Unit): boolean {
  return isTarget(side, unit) && unit.type !== 'sub';
}

/** The units of a position: printed, or as they are drawn (THE-RULES "Scenario document"). */

import { basesOf, roomAt } from '../air/bases.ts';
import { CONSTANTS } from '../catalogue/constants.ts';
import { SIDES } from '../catalogue/sides.ts';
import { UNITS, type UnitType } from '../catalogue/units.ts';
import { newUnit } from '../evolving/home.ts';
import { groundOf } from '../field/ground.ts';
import { mayEnter } from '../ground/entering.ts';
import { armyOf, isGround, isPlane, loadOf, unitOf } from '../state/board.ts';
import { byId, numberOf } from '../state/changes.ts';
import type { BySide, Side, Unit, War } from '../state.ts';
import type { PlacedUnit, ScenarioDocument } from './document.ts';
import { demand } from './position.ts';

/** MW-011: five Infantry each on their printed hexes; with `freePlacement` none yet. */
function printed({ map, sides, options }: War): readonly PlacedUnit[] {
  if (options.freePlacement === 'on') return [];
  return map.seats.flatMap(({ infantry }, index) =>
    infantry.map((hex, one) => ({ id: `${sides[index]}-inf-${one + 1}`, hex, carrier: null, fire: 0 })),
  );
}

/** The war with its units; refused where they contradict the map or each other. */
export function withUnits(war: War, { units }: ScenarioDocument): War {
  const placed = units ?? printed(war);
  demand(new Set(placed.map(({ id }) => id)).size === placed.length, 'UNITS_INVALID', 'MW-020', 'units');
  const all = placed.map((one, index) => unitFrom(war, one, placed, `units[${index}]`));
  const armies: BySide<readonly Unit[]> = Object.fromEntries(
    war.sides.map((side) => [side, all.filter(({ owner }) => owner === side).sort(byId)]),
  );
  const peopled: War = { ...war, armies, made: madeBy(war.sides, all) };
  for (const [index, unit] of all.entries()) demandUnit(peopled, unit, `units[${index}]`);
  demandRoom(peopled);
  return peopled;
}

function unitFrom(war: War, { id, hex, carrier, fire }: PlacedUnit, all: readonly PlacedUnit[], member: string): Unit {
  const owner = SIDES.find((side) => id.startsWith(`${side}-`));
  demand(owner !== undefined && war.sides.includes(owner), 'UNITS_INVALID', 'MW-170', member);
  demand((hex === null) !== (carrier === null), 'UNITS_INVALID', 'MW-023', member);
  const aboard = all.find((one) => one.id === carrier)?.hex ?? null;
  const at = groundOf(war.map).indexOf(hex ?? aboard ?? [Number.NaN, 0]);
  demand(at >= 0, 'UNITS_INVALID', carrier === null ? null : 'MW-023', member);
  demand(fire >= 0 && fire <= CONSTANTS.mostFire, 'UNITS_INVALID', 'MW-009', member);
  return { ...newUnit(id, id.split('-')[1] as UnitType, owner, at), carrier, fire };
}

function madeBy(sides: readonly Side[], units: readonly Unit[]): War['made'] {
  const made: Partial<Record<Side, Partial<Record<UnitType, number>>>> = {};
  for (const side of sides) made[side] = {};
  for (const { owner, type, id } of units)
    made[owner] = { ...made[owner], [type]: Math.max(made[owner]?.[type] ?? 0, numberOf(id)) };
  return made;
}

function demandUnit(war: War, unit: Unit, member: string): void {
  if (unit.carrier !== null) demandCarrier(war, unit, member);
  else if (isPlane(unit)) {
    const based = basesOf(war, unit.owner).some(({ at, carrier }) => at === unit.at && carrier === null);
    demand(based, 'UNITS_INVALID', 'MW-060', member);
  } else {
    demand(mayEnter(war, unit, unit.at), 'UNITS_INVALID', 'MW-053', member);
    const here = war.sides.flatMap((side) => armyOf(war, side).filter((one) => one.at === unit.at && stands(one)));
    demand(here.length === 1, 'UNITS_INVALID', 'MW-020', member);
  }
}

const stands = (unit: Unit): boolean => !isPlane(unit) && unit.carrier === null;

/** MW-022: ground units on transports, planes on carriers, both of their owner. */
function demandCarrier(war: War, unit: Unit, member: string): void {
  const ship = unitOf(war, unit.carrier ?? '');
  const fits = ship?.type === 'trn' ? isGround(unit) : ship?.type === 'car' && isPlane(unit);
  demand(ship?.owner === unit.owner && fits, 'UNITS_INVALID', 'MW-022', member);
}

function demandRoom(war: War): void {
  for (const side of war.sides) {
    for (const base of basesOf(war, side)) demand(roomAt(war, side, base) >= 0, 'UNITS_INVALID', 'MW-022', 'units');
    for (const { id, type } of armyOf(war, side))
      demand(loadOf(war, id).length <= UNITS[type].carries, 'UNITS_INVALID', 'MW-022', 'units');
  }
}

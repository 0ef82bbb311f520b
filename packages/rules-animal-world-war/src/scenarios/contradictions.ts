/**
 * What is true of every position that may be drawn (THE-RULES "Invariants"), and of the squads that are to be placed. The one validator of
 * positions:
 * `try`, the editor, the service and a campaign all come here by `setUp`.
 */
import { type DocumentFault, faultAt } from '@fieldpost/engine';
import { type Direction, type Hex, keyOf, neighbour, same } from '@fieldpost/hex';
import { CONSTANTS } from '../catalogue/constants.ts';
import type { Contradiction } from '../catalogue/contradictions.ts';
import { EMPIRES, type Empire } from '../catalogue/empires.ts';
import { soldierId } from '../catalogue/soldiers.ts';
import { VEHICLES } from '../catalogue/vehicles.ts';
import { contradicts } from '../contradicting.ts';
import { flightLine, geometryOf, onField } from '../field/geometry.ts';
import { capacityOf } from '../resolution/tile-damage.ts';
import { cannotCross, hasTank, tileAt, unitsOn } from '../rules/ground.ts';
import type { Battle, Civilian, Item, Line, Plane, Soldier, Tank, Tile, Unit } from '../state.ts';
import type { ScenarioDocument } from './document.ts';
import type { Position } from './position.ts';

/** What is broken, and the member that breaks it, as a path inside the thing ('' = the thing itself). */
type Fault = readonly [code: Contradiction, member: string];
type Faults = readonly (Fault | false)[];

/** The first contradiction of a position, or null: it may be played. */
export function contradiction(
  { tiles }: Pick<ScenarioDocument, 'tiles'>,
  position: Position,
  battle: Battle,
): DocumentFault | null {
  const { units, items } = position;
  const drawn = new Map(tiles.map(({ at }, index) => [keyOf(at), `tiles[${index}]`]));
  const found = [
    ...told('position', momentFaults(position)),
    ...EMPIRES.flatMap((empire) => told('position', squadFaults(position, empire))),
    ...units.flatMap((unit, index) =>
      told(`position.units[${index}]`, [twice('UNIT_TWICE', units, index), ...unitFaults(battle, unit)]),
    ),
    ...items.flatMap((item, index) =>
      told(`position.items[${index}]`, [twice('ITEM_TWICE', items, index), ...itemFaults(battle, item)]),
    ),
    ...battle.tiles.flatMap((tile) => told(drawn.get(keyOf(tile.at)) ?? 'tiles', tileFaults(battle, tile))),
    ...told('position', [...vipFaults(position, battle), ...aloneFaults(position)]),
  ];
  return found[0] ?? null;
}

function told(thing: string, faults: Faults): readonly DocumentFault[] {
  return faults.flatMap((fault) => {
    if (fault === false) return [];
    const [code, member] = fault;
    return [faultAt(thing, faultAt(member, contradicts(code)))];
  });
}

type Named = { readonly id: string };

/** AWW-011: "Each card exists once per Empire"; an item is in one place (AWW-105). */
function twice(code: Contradiction, all: readonly Named[], index: number): Fault | false {
  return all.findIndex(({ id }) => id === all[index]?.id) < index && [code, 'id'];
}

/** Turns have a round, the phases before them have none; the windows open for Herbivoria first. */
function momentFaults({ phase, round, active }: Position): Faults {
  const playing = phase === 'turn';
  return [playing !== round >= 1 && ['ROUND_UNFIT', 'round'], !playing && active !== 'HERB' && ['NOT_FIRST', 'active']];
}

function squadFaults({ phase, squads, squadSize }: Position, empire: Empire): Faults {
  const picks = squads[empire].map(({ soldier }) => soldier);
  const again = picks.findIndex((soldier, index) => picks.indexOf(soldier) < index);
  const size = squadSize[empire];
  const { min } = CONSTANTS.squad;
  return [
    again >= 0 && ['SQUAD_TWICE', `squads.${empire}[${again}]`],
    phase === 'deployment' && picks.length < min && ['SQUAD_SMALL', `squads.${empire}`],
    size !== null && size < min && ['SQUAD_SMALL', `squadSize.${empire}`],
  ];
}

/** AWW-001: both Empires are there, with somebody who is not dead for good: a dead Recruit may come back. */
function aloneFaults({ phase, units }: Position): Faults {
  const there = (empire: Empire) =>
    units.some((unit) => unit.kind === 'soldier' && unit.empire === empire && mayPlayOn(unit));
  return [phase !== 'deployment' && !EMPIRES.every(there) && ['EMPIRE_ALONE', 'units']];
}

function mayPlayOn({ status, type }: Soldier): boolean {
  return status !== 'dead' || type === 'recruit';
}

/** O12 (AWW-007): the VIP is a soldier of this battle. */
function vipFaults({ vip }: Position, { units }: Battle): Faults {
  if (vip === null) return [];
  const unit = units[vip];
  return [unit?.kind !== 'soldier' && ['NO_SUCH_VIP', 'vip']];
}

function tileFaults(battle: Battle, tile: Tile): Faults {
  const { at, nml, damage, feature, wire, card } = tile;
  const units = unitsOn(battle, at).length;
  const { stone } = battle.aims.special;
  return [
    battle.objective !== null &&
      stone !== null &&
      same(stone.at, at) &&
      card !== 'church' && ['CHURCH_MISSING', 'card'],
    units > CONSTANTS.stack && ['TILE_CROWDED', ''],
    hasTank(battle, at) && !nml && ['NOT_FLATTENED', 'nml'],
    hasTank(battle, at) && wire && ['WIRE_UNDER_TANK', 'wire'],
    hasTank(battle, at) && feature !== null && ['FEATURE_UNDER_TANK', 'feature'],
    nml && damage > 0 && ['NML_DAMAGED', 'damage'],
    !nml && damage >= capacityOf(battle, tile) && ['TILE_SPENT', 'damage'],
    feature !== null && feature.damage >= CONSTANTS[feature.kind].cap && ['FEATURE_SPENT', 'feature.damage'],
    units > 0 && cannotCross(tile) && ['TILE_BARRED', 'card'],
  ];
}

function unitFaults(battle: Battle, unit: Unit): Faults {
  switch (unit.kind) {
    case 'soldier':
      return soldierFaults(battle, unit);
    case 'civilian':
      return civilianFaults(battle, unit);
    case 'tank':
      return [...tankFaults(battle, unit), ...crewFaults(battle, unit)];
    case 'plane':
      return [...planeFaults(battle, unit), ...crewFaults(battle, unit)];
  }
}

function soldierFaults(battle: Battle, soldier: Soldier): Faults {
  const { id, type, status, at, vehicle, damage, health, returned } = soldier;
  const onFoot = status === 'standing' || status === 'wounded';
  const holds = Object.values(battle.items).some(({ holder }) => holder === id);
  const craft = vehicle === null ? undefined : battle.units[vehicle];
  const serves = (craft?.kind === 'tank' || craft?.kind === 'plane') && craft.at !== null && craft.crew === id;
  return [
    onFoot !== (at !== null) && ['PLACE_UNFIT', 'at'],
    (status === 'inVehicle') !== (vehicle !== null) && ['VEHICLE_UNFIT', 'vehicle'],
    vehicle !== null && !serves && ['NOT_ITS_CREW', 'vehicle'],
    status === 'standing' && damage > health && ['STANDING_HURT', 'damage'],
    status === 'wounded' && damage <= health && ['WOUNDED_UNHURT', 'damage'],
    status === 'wounded' && type === 'recruit' && ['RECRUIT_WOUNDED', 'status'],
    (status === 'wounded' || status === 'dead') && holds && ['FALLEN_HOLDS', 'status'],
    returned !== null && (returned > battle.round || type !== 'recruit') && ['RETURN_UNFIT', 'returned'],
    strays(battle, at),
  ];
}

function civilianFaults(battle: Battle, { state, at }: Civilian): Faults {
  return [(state === 'dead') !== (at === null) && ['CIVILIAN_UNFIT', 'at'], strays(battle, at)];
}

function tankFaults(battle: Battle, { at, damage, cap }: Tank): Faults {
  return [at !== null && damage >= cap && ['VEHICLE_SPENT', 'damage'], strays(battle, at)];
}

/** AWW-143: a tank is driven by the Tanker of its Empire and a plane flown by the Pilot, who sits inside while it is in service. */
function crewFaults({ units }: Battle, { id, kind, empire, at, crew }: Tank | Plane): Faults {
  const soldier = units[crew];
  const inside = soldier?.kind === 'soldier' && soldier.vehicle === id;
  const foreign = crew !== soldierId(empire, VEHICLES[empire][kind].crew);
  return [(foreign || (at !== null && !inside)) && ['CREW_UNFIT', 'crew']];
}

function planeFaults(battle: Battle, { at, state, line, damage, cap }: Plane): Faults {
  const flying = state !== 'crashed';
  const flown = flightLine(geometryOf(battle.field), line);
  const place = state === 'exited' ? (flown?.exit ?? null) : entryOf(battle, line);
  return [
    flying !== (at !== null) && ['PLANE_UNFIT', 'at'],
    flying && damage >= cap && ['VEHICLE_SPENT', 'damage'],
    at !== null && onField(battle.field, at) && ['PLANE_OVERHEAD', 'at'],
    flying && state !== 'holding' && flown === null && ['LINE_UNFIT', 'line'],
    flying && !onField(battle.field, line.first) && ['LINE_ASTRAY', 'line.first'],
    flying && at !== null && (place === null || !same(at, place)) && ['PLANE_ASTRAY', 'at'],
  ];
}

/** AWW-016, AWW-161: the hex off the field from which this line is flown. */
function entryOf({ field }: Battle, { dir, first }: Line): Hex | null {
  const back = ((dir + 3) % 6) as Direction;
  let at = first;
  while (onField(field, at)) at = neighbour(at, back);
  return same(at, first) ? null : at;
}

function strays({ field }: Battle, at: Hex | null): Fault | false {
  return at !== null && !onField(field, at) && ['UNIT_ASTRAY', 'at'];
}

function itemFaults(battle: Battle, { at, holder }: Item): Faults {
  const soldier = holder === null ? null : battle.units[holder];
  return [
    (at === null) === (holder === null) && ['ITEM_UNFIT', 'holder'],
    at !== null && tileAt(battle, at) === null && ['ITEM_ASTRAY', 'at'],
    soldier !== null && soldier?.kind !== 'soldier' && ['NO_SUCH_HOLDER', 'holder'],
  ];
}

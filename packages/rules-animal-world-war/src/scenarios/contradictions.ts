/** What is true of every position that may be drawn (G.4): a document that breaks one of these is refused with its rule. */
import { type Hex, keyOf } from '@fieldpost/hex';
import { CONSTANTS } from '../catalogue/constants.ts';
import { flightLine, geometryOf, onField } from '../field/geometry.ts';
import { capacityOf } from '../resolution/tile-damage.ts';
import { cannotCross, hasTank, tileAt, unitsOn } from '../rules/ground.ts';
import type { Battle, Civilian, Item, Plane, Soldier, Tank, Tile, Unit } from '../state.ts';

/** Each with where it is and the rule that it breaks; empty: the position may be played. */
export function contradictions(battle: Battle): readonly string[] {
  return [
    ...battle.tiles.flatMap((tile) => told(tileFaults(battle, tile), keyOf(tile.at))),
    ...Object.values(battle.units).flatMap((unit) => told(unitFaults(battle, unit), unit.id)),
    ...Object.values(battle.items).flatMap((item) => told(itemFaults(battle, item), item.id)),
  ];
}

type Faults = readonly (string | false)[];

function told(faults: Faults, where: string): readonly string[] {
  return faults.flatMap((fault) => (fault === false ? [] : [`${where}: ${fault}`]));
}

function tileFaults(battle: Battle, tile: Tile): Faults {
  const { at, nml, damage, feature, wire } = tile;
  const units = unitsOn(battle, at).length;
  const flattened = nml && feature === null && !wire;
  return [
    units > CONSTANTS.stack && 'AWW-032 more than four units',
    hasTank(battle, at) && !flattened && 'AWW-082 a tank on a tile that is not flattened',
    nml && damage > 0 && 'AWW-082 damage on No Man’s Land',
    !nml && damage >= capacityOf(battle, tile) && 'AWW-081 not collapsed',
    feature !== null && feature.damage >= CONSTANTS[feature.kind].cap && 'AWW-080 a feature that should be gone',
    units > 0 && cannotCross(tile) && 'AWW-004 units on a tile that cannot be crossed',
  ];
}

function unitFaults(battle: Battle, unit: Unit): Faults {
  switch (unit.kind) {
    case 'soldier':
      return soldierFaults(battle, unit);
    case 'civilian':
      return civilianFaults(battle, unit);
    case 'tank':
      return tankFaults(battle, unit);
    case 'plane':
      return planeFaults(battle, unit);
  }
}

function soldierFaults(battle: Battle, soldier: Soldier): Faults {
  const { id, status, at, vehicle, damage, health } = soldier;
  const onFoot = status === 'standing' || status === 'wounded';
  const holds = Object.values(battle.items).some(({ holder }) => holder === id);
  const craft = vehicle === null ? undefined : battle.units[vehicle];
  const served = craft !== undefined && (craft.kind === 'tank' || craft.kind === 'plane') && craft.at !== null;
  return [
    onFoot !== (at !== null) && 'AWW-111 where it is',
    (status === 'inVehicle') !== (vehicle !== null) && 'AWW-143 in no vehicle',
    vehicle !== null && !served && 'AWW-143 its vehicle is out of service',
    status === 'standing' && damage > health && 'AWW-110 not wounded',
    (status === 'wounded' || status === 'dead') && holds && 'AWW-108 holds something',
    strays(battle, at),
  ];
}

function civilianFaults(battle: Battle, { state, at }: Civilian): Faults {
  return [(state === 'dead') !== (at === null) && 'AWW-114 where it is', strays(battle, at)];
}

function tankFaults(battle: Battle, { id, at, damage, cap, crew }: Tank): Faults {
  return [
    at !== null && damage >= cap && 'AWW-115 not wrecked',
    at !== null && !isCrew(battle, crew, id) && 'AWW-143 without its crew',
    strays(battle, at),
  ];
}

function planeFaults(battle: Battle, { id, at, state, line, damage, cap, crew }: Plane): Faults {
  const flying = state !== 'crashed';
  const aimed = flightLine(geometryOf(battle.field), line) !== null;
  return [
    flying !== (at !== null) && 'AWW-161 where it is',
    flying && damage >= cap && 'AWW-115 not crashed',
    flying && !isCrew(battle, crew, id) && 'AWW-143 without its crew',
    at !== null && onField(battle.field, at) && 'AWW-016 on a tile',
    state === 'approach' && !aimed && 'AWW-160 no line',
  ];
}

function isCrew({ units }: Battle, crew: string, vehicle: string): boolean {
  const soldier = units[crew];
  return soldier?.kind === 'soldier' && soldier.vehicle === vehicle;
}

function strays({ field }: Battle, at: Hex | null): string | false {
  return at !== null && !onField(field, at) && 'AWW-030 off the field';
}

function itemFaults(battle: Battle, { at, holder }: Item): Faults {
  const soldier = holder === null ? null : battle.units[holder];
  return [
    (at === null) === (holder === null) && 'AWW-105 lies and is held, or neither',
    at !== null && tileAt(battle, at) === null && 'AWW-105 off the field',
    soldier !== null && soldier?.kind !== 'soldier' && 'AWW-105 held by nobody',
  ];
}

/** Conservation (law 8, THE-RULES "Invariants"): what holds in every state, and what holds between two commands. */
import { keyOf } from '@fieldpost/hex';
import { CONSTANTS } from './catalogue/constants.ts';
import { geometryOf } from './field/geometry.ts';
import { capacityOf } from './resolution/tile-damage.ts';
import { cannotCross, tileAt, unitsOn } from './rules/ground.ts';
import type { Battle, Soldier, State, Tank, Tile } from './state.ts';

/** Sentences about what is broken; empty = all is well. `before`: an earlier state of the same match, or null. */
export function broken(state: State, before: State | null): readonly string[] {
  const { battle } = state;
  const faults = [
    ...battle.tiles.flatMap((tile) => tileFaults(battle, tile)),
    ...unitFaults(battle),
    ...itemFaults(battle),
  ];
  if ((battle.phase === 'ended') !== (battle.outcome !== null)) faults.push('the outcome is not what the phase says');
  if (battle.question !== null && battle.tasks.length === 0)
    faults.push('a question is open, but nothing waits for it');
  return before === null ? faults : [...faults, ...lost(battle, before.battle)];
}

/** THE-RULES "Invariants": 1, 2, 3, 11. */
function tileFaults(battle: Battle, tile: Tile): readonly string[] {
  const at = keyOf(tile.at);
  const units = unitsOn(battle, tile.at);
  const faults: string[] = [];
  if (units.length > CONSTANTS.stack) faults.push(`more than ${CONSTANTS.stack} units stand on ${at}`);
  if (tile.nml && tile.damage > 0) faults.push(`No Man's Land at ${at} is damaged`);
  if (!tile.nml && tile.damage < 0) faults.push(`the tile at ${at} has less than no damage`);
  if (cannotCross(tile) && units.length > 0) faults.push(`a unit stands on ${at}, which cannot be crossed`);
  return faults;
}

function unitFaults({ units, field }: Battle): readonly string[] {
  const { indexOf } = geometryOf(field);
  return Object.values(units).flatMap((unit) => {
    const { at } = unit;
    const off = at !== null && indexOf(at) < 0 !== (unit.kind === 'plane');
    const onFoot = unit.kind === 'soldier' && (unit.status === 'standing' || unit.status === 'wounded');
    const adrift = unit.kind === 'soldier' && (at !== null) !== onFoot;
    return [...(off ? [`${unit.id} is not where such units are`] : []), ...(adrift ? [`${unit.id} is adrift`] : [])];
  });
}

function itemFaults({ items }: Battle): readonly string[] {
  const odd = Object.values(items).filter(({ at, holder }) => (at === null) === (holder === null));
  return odd.map(({ id }) => `the item ${id} is nowhere, or twice`);
}

/** No unit vanishes; the dead stay dead, but for a Recruit in another life (AWW-141); rounds only grow. */
function lost(battle: Battle, before: Battle): readonly string[] {
  const faults: string[] = [];
  for (const id in before.units) if (battle.units[id] === undefined) faults.push(`${id} vanished`);
  for (const [id, unit] of Object.entries(before.units)) {
    if (unit.kind !== 'soldier' || unit.status !== 'dead') continue;
    const now = battle.units[id] as Soldier;
    const returned = unit.type === 'recruit' && now.life > unit.life;
    if (now.status !== 'dead' && !returned) faults.push(`${id} rose again`);
  }
  if (battle.round < before.round) faults.push('the rounds run backwards');
  const sameTurn = battle.round === before.round && battle.active === before.active && battle.phase === before.phase;
  return sameTurn ? [...faults, ...rested(battle, before)] : faults;
}

/** THE-RULES "Invariants", 10: "flags reset only at its own turn start" */
function rested(battle: Battle, before: Battle): readonly string[] {
  return Object.values(before.units).flatMap((then) => {
    const now = battle.units[then.id];
    if (then.kind !== 'soldier' || now?.kind !== 'soldier') return [];
    const fresh = (then.acted && !now.acted) || (then.moved && !now.moved) || (then.finished && !now.finished);
    return fresh ? [`${then.id} is fresh again in the middle of a turn`] : [];
  });
}

/**
 * THE-RULES "Invariants" between two commands, when nothing is being resolved: 2 (a tank's tile), 3 (damage below the capacity), 4 (the
 * wounded hold nothing), 9 (damage of the standing and of vehicles in service).
 */
export function brokenAtRest({ battle }: State): readonly string[] {
  if (battle.question !== null) return [];
  const tanks = Object.values(battle.units).filter((unit): unit is Tank => unit.kind === 'tank' && unit.at !== null);
  const faults = tanks.flatMap(({ id, at }) => tankFaults(id, tileAt(battle, at as Tile['at'])));
  for (const tile of battle.tiles)
    if (!tile.nml && tile.damage >= capacityOf(battle, tile))
      faults.push(`the tile at ${keyOf(tile.at)} should have collapsed`);
  return [...faults, ...woundFaults(battle)];
}

function tankFaults(id: string, tile: Tile | null): string[] {
  const clear = tile?.nml && !tile.wire && tile.feature === null;
  return clear ? [] : [`${id} stands on a tile that it should have flattened`];
}

function woundFaults({ units, items }: Battle): readonly string[] {
  const holders = new Set(Object.values(items).map(({ holder }) => holder));
  return Object.values(units).flatMap((unit) => {
    if (unit.kind === 'civilian') return [];
    if (unit.kind !== 'soldier')
      return unit.at !== null && unit.damage >= unit.cap ? [`${unit.id} should be out of action`] : [];
    if (unit.status === 'standing' && unit.damage > unit.health) return [`${unit.id} should be wounded`];
    const holds = unit.status !== 'standing' && unit.status !== 'inVehicle' && holders.has(unit.id);
    return holds && (unit.status === 'wounded' || unit.died !== null) ? [`${unit.id} holds something`] : [];
  });
}

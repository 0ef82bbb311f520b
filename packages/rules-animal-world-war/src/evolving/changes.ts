/** Small changes of a state, each a copy of no more than it touches. */
import type { Hex } from '@fieldpost/hex';
import { geometryOf } from '../field/geometry.ts';
import type {
  Battle,
  ByEmpire,
  Empire,
  Item,
  Plane,
  Soldier,
  State,
  Tally,
  Tank,
  Tile,
  Unit,
  UnitId,
} from '../state.ts';

export function withBattle(state: State, changes: Partial<Battle>): State {
  return { ...state, battle: { ...state.battle, ...changes } };
}

export function ofEmpire<Value>(values: ByEmpire<Value>, empire: Empire, value: Value): ByEmpire<Value> {
  return { ...values, [empire]: value };
}

export function withUnit(state: State, unit: Unit): State {
  return withBattle(state, { units: { ...state.battle.units, [unit.id]: unit } });
}

export function withSoldier(state: State, id: UnitId, changes: Partial<Soldier>): State {
  const unit = state.battle.units[id];
  return unit?.kind === 'soldier' ? withUnit(state, { ...unit, ...changes }) : state;
}

export function withTank(state: State, id: UnitId, changes: Partial<Tank>): State {
  const unit = state.battle.units[id];
  return unit?.kind === 'tank' ? withUnit(state, { ...unit, ...changes }) : state;
}

export function withPlane(state: State, id: UnitId, changes: Partial<Plane>): State {
  const unit = state.battle.units[id];
  return unit?.kind === 'plane' ? withUnit(state, { ...unit, ...changes }) : state;
}

export function withTile(state: State, at: Hex, change: (tile: Tile) => Partial<Tile>): State {
  const { tiles, field } = state.battle;
  const place = geometryOf(field).indexOf(at);
  const tile = tiles[place];
  return tile === undefined ? state : withBattle(state, { tiles: tiles.with(place, { ...tile, ...change(tile) }) });
}

export function withItem(state: State, item: Item): State {
  return withBattle(state, { items: { ...state.battle.items, [item.id]: item } });
}

export function withoutItem(state: State, id: string): State {
  const { [id]: _, ...items } = state.battle.items;
  return withBattle(state, { items });
}

const NO_TALLY: Tally = {
  deaths: 0,
  damageTaken: 0,
  enemyDamage: 0,
  enemyWounded: 0,
  enemyKilled: 0,
  attackRuns: 0,
};

/** Adds to what a unit has done and suffered (THE-RULES "From battle to campaign"). */
export function tallied(state: State, id: UnitId, more: Partial<Tally>): State {
  const tally: Record<keyof Tally, number> = { ...(state.tallies[id] ?? NO_TALLY) };
  for (const key of Object.keys(more) as (keyof Tally)[]) tally[key] += more[key] ?? 0;
  return { ...state, tallies: { ...state.tallies, [id]: tally } };
}

/** The targets that the player of a card has to name (THE-RULES "Tactics deck"): how many of which units, or which tile. */

import type { Refusal } from '@fieldpost/engine';
import { distance, type Hex } from '@fieldpost/hex';
import { TACTICS, type TacticEffect } from '../catalogue/tactics.ts';
import type { TacticCommand } from '../commands.ts';
import { geometryOf, onField } from '../field/geometry.ts';
import { posts } from '../objectives/presence.ts';
import { refuse } from '../refusal.ts';
import { type Battle, type Empire, enemyOf, type Soldier, type Unit } from '../state.ts';
import { misled } from './effects.ts';

/** How many units a card names, at most, and which may be named; null: none. */
type UnitNaming = { readonly most: number; readonly may: (unit: Unit) => boolean };

function unitsNamed(battle: Battle, empire: Empire, effect: TacticEffect): UnitNaming | null {
  switch (effect.does) {
    case 'raise':
      return { most: effect.most, may: (unit) => mayRise(battle, empire, unit) };
    case 'secondAction':
      return { most: 1, may: (unit) => mayActAgain(battle, empire, unit) };
    case 'supply':
      return { most: effect.most, may: (unit) => isStandingOwn(unit, empire) && !hasGrenade(battle, unit) };
    case 'mislead':
      return { most: 1, may: (unit) => mayBeMisled(battle, empire, unit, effect.reach) };
    default:
      return null;
  }
}

function isStandingOwn(unit: Unit, empire: Empire): unit is Soldier {
  return unit.kind === 'soldier' && unit.empire === empire && unit.status === 'standing';
}

function hasGrenade({ items }: Battle, soldier: Unit): boolean {
  return Object.values(items).some(({ kind, holder }) => kind === 'grenade' && holder === soldier.id);
}

/** T06: "wounded own soldiers or civilians on tiles without a standing enemy" */
function mayRise(battle: Battle, empire: Empire, unit: Unit): boolean {
  const lies =
    // AWW-325: captives do not rise
    (unit.kind === 'soldier' && unit.empire === empire && unit.status === 'wounded' && !unit.captive) ||
    (unit.kind === 'civilian' && unit.state === 'wounded');
  const at = unit.at;
  return lies && at !== null && posts(battle, enemyOf(empire)).every((post) => distance(post, at) > 0);
}

/** T13: "One standing own soldier on foot that already spent its action"; AWW-106, AWW-141: not one that may not act any more. */
function mayActAgain(battle: Battle, empire: Empire, unit: Unit): boolean {
  if (!isStandingOwn(unit, empire) || !unit.acted || unit.finished) return false;
  const back = unit.type === 'recruit' && unit.returned === battle.round;
  return !back && !misled(battle, unit);
}

/** T18: "an enemy soldier on foot within 2 tiles of one of your standing soldiers" */
function mayBeMisled(battle: Battle, empire: Empire, unit: Unit, reach: number): boolean {
  if (unit.kind !== 'soldier' || unit.empire === empire || unit.at === null) return false;
  return nearOwn(battle, empire, unit.at, reach);
}

/** Whether an own soldier stands on foot within reach of a tile. */
function nearOwn({ units }: Battle, empire: Empire, at: Hex, reach: number): boolean {
  const near = (unit: Unit) => isStandingOwn(unit, empire) && unit.at !== null && distance(unit.at, at) <= reach;
  return Object.values(units).some(near);
}

function refusesTile(battle: Battle, empire: Empire, effect: TacticEffect, at: Hex): Refusal | null {
  if (!onField(battle.field, at)) return refuse('OFF_FIELD', null);
  if (effect.does !== 'demolish') return null;
  // T14: "one tile within 1 of an own standing soldier and without any unit on it"
  if (!nearOwn(battle, empire, at, effect.reach)) return refuse('RANGE', 'AWW-180');
  const occupied = Object.values(battle.units).some((unit) => unit.at !== null && distance(unit.at, at) === 0);
  return occupied ? refuse('BAD_TARGET', 'AWW-180') : null;
}

function namesTile(effect: TacticEffect): boolean {
  return effect.does === 'cover' || effect.does === 'strike' || effect.does === 'demolish';
}

/** Whether a card's player names what they have to, and nothing else. Units are named in the order of their ids, each once. */
export function refusesNaming(battle: Battle, empire: Empire, { card, units, at }: TacticCommand): Refusal | null {
  const { effect } = TACTICS[card];
  const naming = unitsNamed(battle, empire, effect);
  if ((at !== null) !== namesTile(effect)) return refuse('BAD_TARGET', 'AWW-180');
  if (at !== null) return units.length > 0 ? refuse('BAD_TARGET', 'AWW-180') : refusesTile(battle, empire, effect, at);
  if (naming === null) return units.length > 0 ? refuse('BAD_TARGET', 'AWW-180') : null;
  return refusesUnits(battle, naming, units);
}

function refusesUnits(battle: Battle, { most, may }: UnitNaming, ids: readonly string[]): Refusal | null {
  const units = ids.flatMap((id) => battle.units[id] ?? []);
  if (units.length < ids.length) return refuse('NO_SUCH_UNIT', null);
  const inOrder = ids.every((id, i) => i === 0 || (ids[i - 1] as string) < id);
  const right = ids.length >= 1 && ids.length <= most && inOrder && units.every(may);
  return right ? null : refuse('BAD_TARGET', 'AWW-180');
}

/** Every way to play a card as far as its naming goes. */
export function everyNaming(battle: Battle, empire: Empire, card: TacticCommand['card']): readonly TacticCommand[] {
  const { effect } = TACTICS[card];
  if (namesTile(effect)) {
    const fit = geometryOf(battle.field).hexes.filter((at) => refusesTile(battle, empire, effect, at) === null);
    return fit.map((at) => ({ type: 'tactic', card, units: [], at }));
  }
  const naming = unitsNamed(battle, empire, effect);
  if (naming === null) return [{ type: 'tactic', card, units: [], at: null }];
  const may = Object.values(battle.units).filter(naming.may);
  const ids = may.map(({ id }) => id).toSorted(inPlainOrder);
  return groups(ids, naming.most).map((units) => ({ type: 'tactic', card, units, at: null }));
}

/** Plain string order, the same in every place. */
function inPlainOrder(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** All groups of 1 to `most` ids, each in the order given. */
function groups(ids: readonly string[], most: number): readonly (readonly string[])[] {
  if (most === 0) return [];
  return ids.flatMap((id, i) => [[id], ...groups(ids.slice(i + 1), most - 1).map((rest) => [id, ...rest])]);
}

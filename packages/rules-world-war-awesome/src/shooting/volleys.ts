/** Firing and sniper dice (THE-RULES "Ranged attacks"): every die of the symbol, one after the other, at one unit. */

import { CONSTANTS } from '../catalogue/constants.ts';
import type { Face } from '../catalogue/dice.ts';
import { placeOf, posAt } from '../geometry/grid.ts';
import { directionAlong, distance, minus, stepped, turned } from '../geometry/hexes.ts';
import { stepsFrom } from '../moving/steps.ts';
import { isSheltered } from '../sight/cover.ts';
import { factsOf, isDisabled, isVehicle, projected, unitAt } from '../state/board.ts';
import type { Hex, Pos, Unit, War } from '../state.ts';
import { happen, nowOf, type Play, throwDie, told, warOf } from '../turn/play.ts';
import { byEntity, disable, hit } from './harm.ts';
import { bandAt, has, type Weapon } from './weapons.ts';

const DICE: Readonly<Record<string, number>> = { F1: 1, F1R: 1, F2: 2, F3: 3, SN: 1 };

/** WWA-053: in the extended band only HIT_EXT hits; in cover or fast only HIT_PIERCE; no face does both. */
function firingHits(face: Face<'firing'>, band: 'normal' | 'extended', sheltered: boolean): boolean {
  if (face === 'MISS' || face === 'MISS_GUN') return false;
  if (band === 'extended') return face === 'HIT_EXT' && !sheltered;
  return face === 'HIT_PIERCE' || !sheltered;
}

/** WWA-058: "HIT and HIT_HEADSHOT are plain hits that cover or fast turn into misses". */
function sniperHits(face: Face<'sniper'>, sheltered: boolean): boolean {
  return face !== 'MISS' && (face === 'HIT_PIERCE' || !sheltered);
}

/** All dice of a weapon at one unit, and what they do. Whether any hit. */
export function shootAt(play: Play, weapon: Weapon, muzzle: Hex, target: Unit): boolean {
  const war = warOf(play);
  const sheltered = isSheltered(war, target, muzzle);
  const far = distance(muzzle, projected(war, target.at));
  const band = bandAt(weapon.facts, far) ?? 'normal';
  let hits = 0;
  let headshot = false;
  for (let die = 0; die < (DICE[weapon.facts.dice] ?? 0); die++) {
    if (weapon.facts.dice === 'SN') {
      const rolled = throwDie(play, 'sniper');
      const isHit = sniperHits(rolled.face, sheltered);
      told(play, 'sniper', rolled, target.id, isHit ? 'hit' : 'miss');
      headshot = isHit && rolled.face === 'HIT_HEADSHOT';
      hits += isHit ? 1 : 0;
    } else hits += firingDie(play, weapon, target, band, sheltered) ? 1 : 0;
  }
  hit(play, target.id, hits, 'shot');
  // WWA-067: "also when all dice missed, also if the target is in cover, fast, armored or impact-armored"
  if (has(weapon, 'dis')) disable(play, target.id);
  if (headshot) flee(play, target);
  return hits > 0;
}

/** WWA-054: with R a MISS_GUN is rolled again, repeatedly; "Each die is finished, rerolls included, before the next is rolled". */
function firingDie(
  play: Play,
  { facts }: Weapon,
  target: Unit,
  band: 'normal' | 'extended',
  sheltered: boolean,
): boolean {
  for (;;) {
    const rolled = throwDie(play, 'firing');
    if (rolled.face === 'MISS_GUN' && facts.dice === 'F1R') {
      told(play, 'firing', rolled, target.id, 'reroll');
      continue;
    }
    const isHit = firingHits(rolled.face, band, sheltered);
    told(play, 'firing', rolled, target.id, isHit ? 'hit' : 'miss');
    return isHit;
  }
}

/** WWA-059: friends of the target on its layer within 2 hexes, "nearest first, then lowest entity number". */
function flee(play: Play, target: Unit): void {
  const war = warOf(play);
  const at = projected(war, target.at);
  const away = (unit: Unit): number => distance(at, projected(war, unit.at));
  const friends = war.units
    .filter(({ id, owner, at: { layer } }) => id !== target.id && owner === target.owner && layer === target.at.layer)
    .filter((unit) => away(unit) <= CONSTANTS.headshotRadius)
    .sort((one, other) => away(one) - away(other) || byEntity(one, other));
  for (const { id } of friends) fleeFrom(play, id, target.at);
}

/** WWA-060: units that cannot move, and vehicles, stay. */
function fleeFrom(play: Play, id: string, from: Pos): void {
  const unit = nowOf(play, id);
  if (unit === null || isVehicle(unit) || isDisabled(unit) || unit.deployed !== null || unit.connected !== null) return;
  // one layer: local and world coordinates measure alike, and directions are those of the layer
  const dir = directionAlong(minus(unit.at, from));
  let at: Pos = unit.at;
  for (let step = 0; step < factsOf(unit).speed; step++) {
    const next = fleeStep(warOf(play), unit, at, from, dir);
    if (next === null) break;
    at = next;
  }
  if (at !== unit.at) happen(play, { type: 'moved', unit: id, to: at, how: 'flee', from: unit.at });
}

/** "each step trying d, then d+1, then d-1": a walking step in the same layer onto a free hex that is farther away. */
function fleeStep(war: War, unit: Unit, at: Pos, from: Pos, dir: number): Pos | null {
  const steps = stepsFrom(war, placeOf(at), false, 'live');
  for (const turn of [0, 1, -1]) {
    const to: Pos = { layer: at.layer, ...stepped(at, turned(dir, turn)) };
    const place = placeOf(to);
    const isStep = steps.some((step) => step.to === place);
    const other = isStep ? unitAt(war, place) : unit;
    if (other === null && distance(to, from) > distance(at, from)) return posAt(place);
  }
  return null;
}

/** What a shot may take, and what it may cost: never a blast that costs more than it takes. */

import { FACES, MELEE, type MeleeFace, type MeleeResult } from '../catalogue/dice.ts';
import type { Target } from '../commands.ts';
import { isInside } from '../geometry/grid.ts';
import { distance, sameHex } from '../geometry/hexes.ts';
import { centreOf } from '../shooting/bursts.ts';
import { muzzleOf } from '../shooting/judging.ts';
import { isSolidAt, markOf } from '../shooting/marks.ts';
import { bandAt, has, isArmed, isPlanted, type Stand, type Weapon } from '../shooting/weapons.ts';
import { isSheltered } from '../sight/cover.ts';
import {
  componentOf,
  factsOf,
  hexOfComponent,
  isDestroyed,
  isVehicle,
  layoutIn,
  projected,
  unitOf,
} from '../state/board.ts';
import type { Hex, Solid, Unit } from '../state.ts';
import type { Scene } from './scene.ts';

/** The worth of a whole emitter, or of a part whose loss ends the tank. */
const EMITTER = 9;
const FATAL = 18;

/** Enemies in its own tank are worth more than others; the nearer to a core the more. */
export function unitWorth({ war, seat }: Scene, unit: Unit): number {
  const plain = isVehicle(unit) ? 5 : 4;
  if (unit.at.layer !== `in:${seat}`) return unit.owner === seat && isInside(unit.at.layer) ? plain + 2 : plain;
  const cores = layoutIn(war, seat)?.model.cores ?? [];
  const away = Math.min(...cores.map((core) => distance(core, unit.at)));
  return unit.owner === seat ? plain : plain + 10 - Math.min(4, away);
}

/** A component that stands; nothing for walls. */
function solidWorth({ war, seat }: Scene, solid: Solid, impact: number): number {
  if ('hex' in solid) return 0.05;
  if ('unit' in solid) {
    const unit = unitOf(war, solid.unit);
    return unit === null ? 0 : (unit.owner === seat ? -1 : 1) * armorShare(unit, impact) * 5;
  }
  const component = componentOf(war, solid.tank, solid.id);
  if (component === null || isDestroyed(war, solid.tank, component)) return 0;
  const left = component.rating - (war.tanks[solid.tank]?.damage[solid.id] ?? 0);
  const isFatal = layoutIn(war, solid.tank)?.model.fatal === solid.id;
  const whole = isFatal ? FATAL : component.shield === null ? 1 : EMITTER;
  const share = Math.min(1, impact / left);
  const ends = isFatal && impact >= left ? 500 : 0;
  return (solid.tank === seat ? -1 : 1) * (whole * share + ends);
}

function armorShare(unit: Unit, impact: number): number {
  const left = factsOf(unit).armor - unit.impactLost;
  return left <= 0 ? 0 : Math.min(1, impact / left);
}

const DICE: Readonly<Record<string, number>> = { F1: 1, F1R: 1, F2: 2, F3: 3, SN: 1, '-': 0 };

/** The chance of one die to hit. */
function hitting({ facts }: Weapon, far: number, sheltered: boolean): number {
  if (facts.dice === 'SN') return sheltered ? 2 / 6 : 4 / 6;
  const faces = bandAt(facts, far) === 'extended' ? (sheltered ? 0 : 2) : sheltered ? 1 : 3;
  return faces / (facts.dice === 'F1R' ? 5 : 6);
}

function atUnit(scene: Scene, weapon: Weapon, muzzle: Hex, target: Unit): number {
  const { war } = scene;
  const { armor, hp } = factsOf(target);
  const worth = unitWorth(scene, target);
  const stuns = has(weapon, 'dis') && target.disabled === null ? 0.3 * worth : 0;
  if (armor > 0) return armorShare(target, weapon.facts.impact) * worth + stuns;
  const chance = hitting(weapon, distance(muzzle, projected(war, target.at)), isSheltered(war, target, muzzle));
  const missing = (1 - chance) ** (DICE[weapon.facts.dice] ?? 0);
  return ((1 - missing) * worth) / (hp - target.hpLost) + stuns;
}

/** What the blast of a weapon may do round a hex; your own count more. */
function blastWorth(scene: Scene, centre: Hex, layer: string, radius: number): number {
  const { war, seat } = scene;
  let sum = 0;
  for (const unit of war.units) {
    const isReached = layer === 'ground' ? !isInside(unit.at.layer) : unit.at.layer === layer;
    if (!isReached || factsOf(unit).armor > 0 || distance(projected(war, unit.at), centre) > radius) continue;
    const chance = (isSheltered(war, unit, centre) ? 1 : 3) / 6 / (factsOf(unit).hp - unit.hpLost);
    sum += chance * unitWorth(scene, unit) * (unit.owner === seat ? -1.5 : 1);
  }
  return sum;
}

/** Of what is named, or of the best that stands at the hex. */
function impactWorth(scene: Scene, target: Extract<Target, { readonly hex: Hex }>, impact: number): number {
  const { war, other } = scene;
  if (target.solid !== null) return solidWorth(scene, target.solid, impact);
  const mark = markOf(war, target);
  if (mark === null) return 0;
  const parts = (layoutIn(war, other)?.model.components ?? []).map(({ id }): Solid => ({ tank: other, id }));
  const units = scene.foes.filter((unit) => factsOf(unit).armor > 0).map(({ id }): Solid => ({ unit: id }));
  const there = [...units, ...parts].filter((solid) => isSolidAt(war, solid, mark));
  return Math.max(0, ...there.map((solid) => solidWorth(scene, solid, impact)));
}

/** The worth of a shot from the place where a unit would stand. */
export function shotWorth(scene: Scene, stand: Stand, weapon: Weapon, target: Target): number {
  const { war } = scene;
  const { facts } = weapon;
  const cost = has(weapon, 'suicide') ? 3 : 0;
  const delay = has(weapon, 'timed') ? 0.7 : 1;
  const muzzle = muzzleOf(war, stand, weapon);
  if ('unit' in target) {
    const unit = unitOf(war, target.unit);
    return unit === null ? 0 : atUnit(scene, weapon, muzzle, unit);
  }
  if (!('hex' in target)) return solidWorth(scene, target.solid, facts.impact);
  const centre = centreOf(war, target);
  const isWild = !isPlanted(weapon) && target.solid === null && bandAt(facts, distance(muzzle, centre)) === 'extended';
  const impact = facts.impact > 0 ? impactWorth(scene, target, facts.impact) : 0;
  const blast = facts.blast === null ? 0 : blastWorth(scene, centre, target.layer, facts.blast);
  const near =
    facts.blast !== null && distance(projected(war, stand.pos), centre) <= facts.blast && cost === 0 ? 2 * delay : 0;
  const gain = delay * impact + blast;
  return (isWild ? 0.3 * Math.max(0, gain) - 0.2 : gain) - cost - (delay < 1 ? 0 : near);
}

/** A shell of the main gun. */
export function shellWorth(scene: Scene, aim: Hex, impact: number, blast: number | null): number {
  const { war, other } = scene;
  const parts = (layoutIn(war, other)?.model.components ?? []).filter(
    (one) => !one.inside && sameHex(hexOfComponent(war, other, one), aim),
  );
  const best = Math.max(0, ...parts.map(({ id }) => solidWorth(scene, { tank: other, id }, impact)));
  return best + (blast === null ? 0 : blastWorth(scene, aim, 'ground', blast));
}

type Die = 'armed' | 'unarmed';
type Fight = { readonly kill: number; readonly die: number; readonly stop: number };

/** The shares of all pairs of faces. */
function fight(one: Die, other: Die): Fight {
  const faces: readonly MeleeFace[] = FACES[one];
  const answers: readonly MeleeFace[] = FACES[other];
  const pairs = faces.flatMap((face) => answers.map((answer) => MELEE[face][answer]));
  const share = (is: (pair: MeleeResult) => boolean) => pairs.filter(is).length / pairs.length;
  return {
    kill: share(({ defender }) => defender === 'killed'),
    die: share(({ attacker }) => attacker === 'killed'),
    stop: share(({ defender }) => defender === 'disabled' || defender === 'thrown'),
  };
}

const against = (one: Die) => ({ armed: fight(one, 'armed'), unarmed: fight(one, 'unarmed') });
const FIGHTS = { armed: against('armed'), unarmed: against('unarmed') };
const dieOf = (unit: Unit): Die => (isArmed(unit) ? 'armed' : 'unarmed');

export function meleeWorth(scene: Scene, unit: Unit, id: string): number {
  const target = unitOf(scene.war, id);
  if (target === null) return 0;
  const { kill, die, stop } = FIGHTS[dieOf(unit)][dieOf(target)];
  const hurts = factsOf(target).armor > 0 ? 0 : kill / (factsOf(target).hp - target.hpLost);
  const costs = factsOf(unit).armor > 0 ? 0 : die / (factsOf(unit).hp - unit.hpLost);
  return (hurts + 0.3 * stop) * unitWorth(scene, target) - costs * unitWorth(scene, unit);
}

/** Enemies outside within the reach of a rifle. */
export function foesInRange({ war, foes }: Scene, hex: Hex): number {
  return foes.filter(({ at }) => !isInside(at.layer) && distance(projected(war, { ...at }), hex) <= 8).length;
}

/** An attack carried out (THE-RULES "Ranged attacks" to "Impact and blast"), and charges that explode later (WWA-082). */
import { ATTACKS } from '../catalogue/attacks.ts';
import type { Target, UnitTarget } from '../commands.ts';
import { cellOf, isInside, localAt } from '../geometry/grid.ts';
import { coveredBy, factsOf, footprintIn, projected, unitOf } from '../state/board.ts';
import type { Charge, Hex, Pos, Seat, Solid, Unit, War } from '../state.ts';
import { happen, nextEntity, nowOf, type Play, throwDie, told, warOf } from '../turn/play.ts';
import { type Burst, burstAt, hitHex, scatteredTo, scatters, strike } from './bursts.ts';
import { remove } from './harm.ts';
import { aimFault, muzzleOf, shieldFault } from './judging.ts';
import { shootAt } from './volleys.ts';
import { has, standing, type Weapon } from './weapons.ts';

/** WWA-049: choose, check, roll, apply. The checks have been made. */
export function fire(play: Play, shooter: Unit, weapon: Weapon, target: Target, second: UnitTarget | null): void {
  const muzzle = muzzleOf(warOf(play), standing(shooter), weapon);
  const mount = weapon.mount === null ? null : { tank: weapon.mount.tank, id: weapon.mount.mount.id };
  happen(play, { type: 'fired', side: shooter.owner, unit: shooter.id, attack: weapon.attack, mount, target, second });
  if (has(weapon, 'timed')) {
    layCharge(play, shooter, weapon, target);
    return;
  }
  const solid = solidAimedAt(warOf(play), weapon, target);
  const burst = burstAt(warOf(play), target);
  // WWA-081: "removes its user before any other effect, without a roll"
  if (has(weapon, 'suicide')) remove(play, shooter.id, 'suicide');
  if (weapon.facts.dice === '-') {
    shell(play, shooter.owner, weapon, muzzle, burst, solid);
    return;
  }
  // WWA-073: an attack with dice and impact "does impact without dice against solids"
  if (solid !== null) {
    strike(play, solid, weapon.facts.impact);
    return;
  }
  if ('unit' in target) shootUnit(play, shooter, weapon, muzzle, target);
  if (second !== null) shootSecond(play, shooter, weapon, muzzle, second);
}

/** The solid that is named, or a unit with impact armor that a weapon with impact aims at (WWA-072). */
function solidAimedAt(war: War, { facts }: Weapon, target: Target): Solid | null {
  if (!('unit' in target)) return target.solid;
  const unit = unitOf(war, target.unit);
  return unit !== null && facts.impact > 0 && factsOf(unit).armor > 0 ? target : null;
}

function shootUnit(play: Play, { owner }: Unit, weapon: Weapon, muzzle: Hex, { unit: id }: UnitTarget): void {
  const target = nowOf(play, id);
  if (target === null) return;
  const hex = projected(warOf(play), target.at);
  const inside = isInside(target.at.layer);
  const burst: Burst = inside
    ? { layer: target.at.layer as 'in:A', hex: { q: target.at.q, r: target.at.r } }
    : { layer: 'ground', hex };
  const isHit = shootAt(play, weapon, muzzle, target);
  // WWA-079: "if all dice miss there is no blast"
  if (!isHit || weapon.facts.blast === null) return;
  const facts = { ...weapon.facts, impact: 0 };
  hitHex(play, burst, { owner, attack: weapon.attack, facts, named: null, under: false, spared: id });
}

/** WWA-069: "then the second if it is still a legal target, else that shot is lost". */
function shootSecond(play: Play, shooter: Unit, weapon: Weapon, muzzle: Hex, second: UnitTarget): void {
  const now = nowOf(play, shooter.id);
  if (now === null) return;
  const stand = standing(now);
  const war = warOf(play);
  const fault = shieldFault(war, stand, weapon, second) ?? aimFault(war, stand, weapon, second);
  if (fault === null) shootUnit(play, now, weapon, muzzle, second);
}

/** WWA-074: a shell that scatters bursts one hex off, in the direction of a die. */
function shell(play: Play, owner: Seat, weapon: Weapon, muzzle: Hex, aimed: Burst, named: Solid | null): void {
  const { facts, attack } = weapon;
  const burst = scatters(warOf(play), weapon, muzzle, aimed, named) ? scattered(play, aimed) : aimed;
  hitHex(play, burst, { owner, attack, facts, named, under: false, spared: null });
}

function scattered(play: Play, aimed: Burst): Burst {
  const rolled = throwDie(play, 'scatter');
  told(play, 'scatter', rolled, null, 'none');
  return scatteredTo(warOf(play), aimed, rolled.roll - 1);
}

/** WWA-082: "it leaves a charge that explodes at END of the following round". */
function layCharge(play: Play, { owner }: Unit, { attack }: Weapon, target: Target): void {
  const war = warOf(play);
  const on = 'unit' in target ? null : target.solid;
  const charge: Charge = {
    id: `c${nextEntity(play)}`,
    owner,
    attack,
    at: restingPlace(war, target),
    on,
    due: war.round + 1,
  };
  happen(play, { type: 'chargeLaid', charge });
}

/** "One on an interior or roof hex travels with the tank; otherwise it stays on its ground hex". */
function restingPlace(war: War, target: Target): Pos {
  const burst = burstAt(war, target);
  if (burst.layer !== 'ground') return { layer: burst.layer, ...burst.hex };
  const seat = coveredBy(war, cellOf(burst.hex.q, burst.hex.r));
  if (seat === null) return { layer: 'ground', ...burst.hex };
  const local = footprintIn(war, seat)?.localAt(cellOf(burst.hex.q, burst.hex.r)) ?? 0;
  return { layer: `roof:${seat}`, ...localAt(local) };
}

/** Where a charge is now: with the unit it is on, else where it lies. */
function chargeAt(war: War, { on, at }: Charge): Pos {
  const carrier = on !== null && 'unit' in on ? unitOf(war, on.unit) : null;
  return carrier?.at ?? at;
}

/** WWA-021, point 1; "also under a tank (then it affects ground and roof units in radius, nothing inside)". */
export function explode(play: Play, charge: Charge): void {
  const war = warOf(play);
  const at = chargeAt(war, charge);
  happen(play, { type: 'exploded', charge: charge.id, at });
  const world = projected(war, at);
  const burst: Burst = isInside(at.layer)
    ? { layer: at.layer as 'in:A', hex: { q: at.q, r: at.r } }
    : { layer: 'ground', hex: world };
  const under = at.layer === 'ground' && coveredBy(war, cellOf(world.q, world.r)) !== null;
  hitHex(play, burst, {
    owner: charge.owner,
    attack: charge.attack,
    facts: ATTACKS[charge.attack],
    named: charge.on,
    under,
    spared: null,
  });
}

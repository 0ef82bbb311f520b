/** Grenades (THE-RULES "Grenades") and melee (AWW-100). */
import type { Refusal } from '@fieldpost/engine';
import { distance, type Hex, same } from '@fieldpost/hex';
import { CONSTANTS } from '../catalogue/constants.ts';
import type { GrenadeCommand, MeleeCommand } from '../commands.ts';
import { endlessGrenades } from '../objectives/index.ts';
import { refuse } from '../refusal.ts';
import { land, openAttack } from '../resolution/attack.ts';
import { explode } from '../resolution/explosions.ts';
import { check, emit, type Play } from '../resolution/play.ts';
import { resolve } from '../resolution/queue.ts';
import type { Battle, Item, Soldier, Unit } from '../state.ts';
import { actorOf, heldBy } from './actors.ts';
import { coverAt, tileAt } from './ground.ts';
import { hasUpgrade } from './upgrades.ts';

/** AWW-090: "needs one grenade on the soldier's card"; of several the first by id is thrown. O01: none is needed. */
export function grenadeOf(battle: Battle, soldier: Soldier): Item | null {
  return heldBy(battle, soldier.id).find(({ kind }) => kind === 'grenade') ?? null;
}

/** AWW-090: "target = own tile or an adjacent tile of the field [...] Crews inside vehicles cannot throw." */
export function refusesGrenade(battle: Battle, unit: Unit, { target }: GrenadeCommand): Refusal | null {
  const thrower = actorOf(battle, unit) as Soldier;
  if (grenadeOf(battle, thrower) === null && !endlessGrenades(battle)) return refuse('NO_GRENADE', 'AWW-090');
  const from = unit.at ?? target;
  if (distance(from, target) > 1 || tileAt(battle, target) === null) return refuse('RANGE', 'AWW-090');
  return thrower.status === 'inVehicle' ? refuse('IN_VEHICLE', 'AWW-090') : null;
}

/** AWW-091; AWW-093: "The grenade leaves the thrower's card and is spent"; O01: "throwing never removes one". */
export function throwGrenade(play: Play, thrower: Soldier, { target }: GrenadeCommand): void {
  const { battle } = play.state;
  const grenade = endlessGrenades(battle) ? null : grenadeOf(battle, thrower);
  const attack = openAttack(play, 'grenade', thrower.id, thrower.at, target);
  if (grenade !== null) emit(play, { type: 'itemGone', item: grenade.id, unit: thrower.id });
  const hit = check(play, 'grenade', target, coverAt(battle, target));
  resolve(play, explode(play, attack, target, hit, hasUpgrade(thrower, 'U07') ? SATCHEL : undefined));
}

/** U07: "their grenades do 4 to the tile"; U05: "melee does 2 to the soldier". */
const SATCHEL = 4;
const TRENCH_KNIFE = 2;

/** AWW-100: "the attacker names one enemy soldier on foot on its own tile"; "Tanks, civilians and planes may not". */
export function refusesMelee(battle: Battle, unit: Unit, { target }: MeleeCommand): Refusal | null {
  const enemy = battle.units[target];
  const together = enemy?.at != null && unit.at !== null && same(enemy.at, unit.at);
  if (!together) return refuse('NOT_SAME_TILE', 'AWW-100');
  return unit.kind === 'soldier' && isFoe(unit, enemy) ? null : refuse('BAD_TARGET', 'AWW-100');
}

export function isFoe({ empire }: Soldier, unit: Unit): boolean {
  return unit.kind === 'soldier' && unit.empire !== empire;
}

/** AWW-100: "Check(2): 1 damage to that soldier. On a 1 the tile takes 1 damage (AWW-080)." */
export function fight(play: Play, fighter: Soldier, { target }: MeleeCommand): void {
  const at = fighter.at as Hex;
  const attack = openAttack(play, 'melee', fighter.id, at, target);
  const hit = check(play, 'melee', at, CONSTANTS.meleeNeed);
  const packets = hit ? [{ unit: target, amount: hasUpgrade(fighter, 'U05') ? TRENCH_KNIFE : 1 }] : [];
  resolve(play, land(play, attack, packets, hit ? null : { at, amount: 1, explosion: false }));
}

/** What a unit fires with: its own attack or the mount it stands at (THE-RULES "Ranged attacks", WWA-101). */
import { ATTACKS, type AttackFacts, type AttackId, type Flag } from '../catalogue/attacks.ts';
import { BANDS } from '../catalogue/bands.ts';
import type { Mount } from '../catalogue/models.ts';
import { isInside, localOf, tankOf } from '../geometry/grid.ts';
import { factsOf, layoutIn, tankIn } from '../state/board.ts';
import type { Dir, Pos, Seat, Unit, War } from '../state.ts';

export type Weapon = {
  readonly attack: AttackId;
  readonly facts: AttackFacts;
  /** Null: its own. */
  readonly mount: { readonly tank: Seat; readonly mount: Mount } | null;
};

/** A unit where it would stand. */
export type Stand = { readonly unit: Unit; readonly pos: Pos; readonly deployed: Dir | null };

export function standing(unit: Unit, pos: Pos = unit.at): Stand {
  return { unit, pos, deployed: unit.deployed };
}

const OWN = new Map(
  (Object.keys(ATTACKS) as AttackId[]).map((attack): [AttackId, Weapon] => [
    attack,
    { attack, facts: ATTACKS[attack], mount: null },
  ]),
);

export function ownWeapon(attack: AttackId): Weapon {
  return OWN.get(attack) as Weapon;
}

export function has({ facts }: Weapon, flag: Flag): boolean {
  return facts.flags.includes(flag);
}

/** WWA-085: "the armed die if it has any attack flagged `melee`". */
export function isArmed(unit: Unit): boolean {
  return factsOf(unit).attacks.some((id) => (ATTACKS[id] as AttackFacts).flags.includes('melee'));
}

/** WWA-051: all its dice go to one unit; an attack without dice targets a hex. */
export function rollsDice({ facts }: Weapon): boolean {
  return facts.dice !== '-';
}

/** WWA-080: range ME without the melee flag. */
export function isPlanted(weapon: Weapon): boolean {
  return weapon.facts.range === 'ME' && !has(weapon, 'melee');
}

/** WWA-100: "attacks with dice, no impact, no blast, no `dep`". */
export function isSmallArm(weapon: Weapon): boolean {
  return rollsDice(weapon) && weapon.facts.impact === 0 && weapon.facts.blast === null && !has(weapon, 'dep');
}

/** WWA-050: the band of a distance; null: beyond, or below the minimum. */
export function bandAt({ range }: AttackFacts, distance: number): 'normal' | 'extended' | null {
  if (range === 'GUN') return null;
  const { normal, extended } = BANDS[range];
  if (distance >= normal[0] && distance <= normal[1]) return 'normal';
  return extended !== null && distance >= extended[0] && distance <= extended[1] ? 'extended' : null;
}

/** WWA-101: the mount of the hex on which a unit stands; null: there is none. */
export function mountAt(war: War, { layer, q, r }: Pos): Weapon | null {
  const tank = isInside(layer) ? tankOf(layer) : null;
  if (tank === null || tankIn(war, tank) === null) return null;
  const mount = layoutIn(war, tank)?.mountAt(localOf(q, r)) ?? null;
  return mount === null ? null : { attack: mount.attack, facts: ATTACKS[mount.attack], mount: { tank, mount } };
}

/** Who is where, as conditions count it (THE-RULES "Objectives"). */
import { type Hex, same } from '@fieldpost/hex';
import type { Empire } from '../catalogue/empires.ts';
import type { Battle, Civilian, Unit, UnitId } from '../state.ts';

/** Where a soldier stands on foot or a tank is; null: neither. */
export function standsAt(unit: Unit): Hex | null {
  if (unit.kind === 'soldier') return unit.status === 'standing' ? unit.at : null;
  return unit.kind === 'tank' ? unit.at : null;
}

/** Hexes with a standing soldier on foot or a tank of an Empire, one for each unit. */
export function posts(battle: Battle, empire: Empire): readonly Hex[] {
  return Object.values(battle.units).flatMap((unit) => {
    if (unit.kind === 'civilian' || unit.empire !== empire) return [];
    const at = standsAt(unit);
    return at === null ? [] : [at];
  });
}

export function among(hexes: readonly Hex[], at: Hex): boolean {
  return hexes.some((hex) => same(hex, at));
}

/** Whom conditions about civilians speak of: in a rescue those who are to be fetched lie in their place (AWW-325). */
export function civilians(battle: Battle): readonly Pick<Civilian, 'at' | 'state'>[] {
  if (battle.legacy?.kind === 'rescue') return captives(battle);
  return Object.values(battle.units).flatMap((unit) => (unit.kind === 'civilian' ? [unit] : []));
}

/** AWW-325, AWW-326: they never rise; dead they are nowhere. */
export function captives({ units }: Battle): readonly Pick<Civilian, 'at' | 'state'>[] {
  return Object.values(units).flatMap((unit) => {
    if (unit.kind !== 'soldier' || unit.captive !== true) return [];
    return [{ at: unit.at, state: unit.status === 'dead' ? 'dead' : 'wounded' } as const];
  });
}

/** The unit of that name; 'VIP' is the soldier named at deployment (O12). */
export function namedUnit(battle: Battle, id: UnitId): Unit | null {
  const unit = id === 'VIP' ? battle.vip : id;
  return unit === null ? null : (battle.units[unit] ?? null);
}

/** Wounded, dead, wrecked or crashed. */
export function isOut(unit: Unit): boolean {
  switch (unit.kind) {
    case 'soldier':
      return unit.status === 'wounded' || unit.status === 'dead';
    case 'civilian':
      return unit.state !== 'upright';
    default:
      return unit.at === null;
  }
}

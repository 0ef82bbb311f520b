/** Roles and Empires (AWW-007), and the zones that an objective names by role. */
import type { Hex } from '@fieldpost/hex';
import type { ZoneName } from '../catalogue/conditions.ts';
import { type Empire, enemyOf, type Role } from '../catalogue/empires.ts';
import type { Battle } from '../state.ts';

export function empireOfRole(battle: Pick<Battle, 'roleA'>, role: Role): Empire {
  return role === 'A' ? battle.roleA : enemyOf(battle.roleA);
}

export function roleOfEmpire(battle: Pick<Battle, 'roleA'>, empire: Empire): Role {
  return empire === battle.roleA ? 'A' : 'B';
}

/** AWW-018: "Everything else that names a zone uses the layout zone." */
export function namedZone(battle: Pick<Battle, 'roleA' | 'field'>, zone: ZoneName): readonly Hex[] {
  return battle.field.zones[empireOfRole(battle, zone === 'ZA' ? 'A' : 'B')];
}

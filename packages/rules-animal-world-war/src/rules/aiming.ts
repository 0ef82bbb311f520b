/** Every shot that a unit has: at what, and along which tiles (THE-RULES "Line of fire", "Shooting"). */
import { type Hex, neighbours } from '@fieldpost/hex';
import type { ShootCommand } from '../commands.ts';
import { geometryOf } from '../field/geometry.ts';
import { everyTies, pathOf } from '../field/path-of-fire.ts';
import type { Battle, Empire } from '../state.ts';
import { refusesShot, type Shooter, weaponOf } from './shooting.ts';

/** Every target with every way to decide its ties, and the default. */
export function listShots(battle: Battle, shooter: Shooter): readonly ShootCommand[] {
  return targetsOf(battle, shooter).flatMap(({ target, at }) => {
    const bare: ShootCommand = { type: 'shoot', unit: shooter.id, target, ties: [] };
    if (refusesShot(battle, shooter, bare) !== null) return [];
    if (weaponOf(shooter) === 'flame') return [bare];
    const ways = everyTies(pathOf(geometryOf(battle.field), shooter.at as Hex, at));
    return ways.length < 2 ? [bare] : [bare, ...ways.map((ties) => ({ ...bare, ties }))];
  });
}

type Aim = { readonly target: ShootCommand['target']; readonly at: Hex };

function targetsOf(battle: Battle, shooter: Shooter): readonly Aim[] {
  const weapon = weaponOf(shooter);
  const units = Object.values(battle.units);
  const planes = units.flatMap((unit): Aim[] =>
    unit.kind === 'plane' && unit.empire !== shooter.empire && unit.at !== null
      ? [{ target: unit.id, at: unit.at }]
      : [],
  );
  if (weapon === 'rocket') return [...battle.field.hexes.map((at) => ({ target: at, at })), ...planes];
  if (weapon === 'flame') return [...neighbours(shooter.at as Hex).map((at) => ({ target: at, at })), ...planes];
  return [...enemyTiles(battle, shooter.empire).map((at) => ({ target: at, at })), ...planes];
}

function enemyTiles(battle: Battle, empire: Empire): readonly Hex[] {
  const tiles = new Map<string, Hex>();
  for (const unit of Object.values(battle.units)) {
    if (unit.kind === 'civilian' || unit.kind === 'plane' || unit.empire === empire || unit.at === null) continue;
    tiles.set(String(unit.at), unit.at);
  }
  return [...tiles.values()];
}

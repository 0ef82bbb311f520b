/** Both deployments are laid open together (D-32): every soldier with its health and grenades, tanks and planes. */
import type { Direction, Hex } from '@fieldpost/hex';
import { neighbour } from '@fieldpost/hex';
import { CONSTANTS } from '../catalogue/constants.ts';
import { EMPIRES, type Empire } from '../catalogue/empires.ts';
import { type SoldierType, soldierId } from '../catalogue/soldiers.ts';
import { TACTICS } from '../catalogue/tactics.ts';
import { VEHICLES } from '../catalogue/vehicles.ts';
import type { SetUpEvent } from '../events.ts';
import { behind, FACING } from '../field/geometry.ts';
import { vipEmpire } from '../objectives/special.ts';
import { healthWithChef } from '../rules/health.ts';
import { hasUpgrade, specOf, vehicleOf } from '../rules/upgrades.ts';
import type { Battle, Item, Plane, Soldier, SoldierStatus, State, Tank, Unit, UnitId } from '../state.ts';
import { hasUsed } from './cards.ts';
import { startingGrenades } from './grenades.ts';

type Placed = { readonly soldier: SoldierType; readonly controller: number; readonly at: Hex | 'reserve' };

export function deployedBy(state: State): Extract<SetUpEvent, { type: 'deployed' }> {
  const units = EMPIRES.flatMap((empire) => unitsOf(state, empire));
  const items: Item[] = [];
  for (const unit of units) {
    if (unit.kind !== 'soldier') continue;
    for (let count = grenadesOf(state, unit); count > 0; count--)
      items.push({ id: `G${items.length + 1}`, kind: 'grenade', at: null, holder: unit.id });
  }
  const flattened = units.flatMap((unit) => (unit.kind === 'tank' && unit.at !== null ? [unit.at] : []));
  return { type: 'deployed', units, items, flattened, vip: vipOf(state) };
}

function vipOf({ battle, deployments }: State): UnitId | null {
  const empire = vipEmpire(battle);
  return empire === null ? null : deployments[empire].vip;
}

/** AWW-013: "Every selected soldier starts with 1 grenade"; T03 and O16: 2. LC-052: U06 "adds 1 to that as well". */
function grenadesOf(state: State, { empire, type }: Soldier): number {
  const { effect } = TACTICS.T03;
  const issued = hasUsed(state, empire, 'T03') && effect.does === 'startingGrenades' ? effect.amount : 0;
  const bandolier = (specOf(state.battle, empire, type)?.grenades ?? CONSTANTS.grenades) - CONSTANTS.grenades;
  return Math.max(issued, startingGrenades(state.battle.aims.ops, empire, state.battle.roleA)) + bandolier;
}

function unitsOf(state: State, empire: Empire): readonly Unit[] {
  const { picks } = state.squads[empire];
  const { placed } = state.deployments[empire];
  const all = picks.map((pick): Placed => ({ ...pick, at: placed[soldierId(empire, pick.soldier)] ?? 'reserve' }));
  return all.flatMap((one) => unitsFrom(state, empire, one));
}

/** AWW-015, AWW-016: a Tanker starts in its tank and a Pilot in its plane. The VIP walks instead. */
function unitsFrom(state: State, empire: Empire, placed: Placed): readonly Unit[] {
  const { soldier, at } = placed;
  const id = soldierId(empire, soldier);
  const health = healthOf(state, empire, soldier);
  const given = upgradesOf(state.battle, empire, soldier);
  if (at === 'reserve') return [{ ...soldierFrom(empire, placed, health, 'reserve', null, null), ...given }];
  const vehicle = id === vipOf(state) ? null : vehicleOf(state.battle, empire, soldier);
  if (vehicle === null) return [{ ...soldierFrom(empire, placed, health, 'standing', at, null), ...given }];
  const card = VEHICLES[empire][vehicle];
  const crew: Soldier = { ...soldierFrom(empire, placed, health, 'inVehicle', null, card.id), ...given };
  const made = vehicle === 'tank' ? tankFrom(empire, at, crew) : planeFrom(state.battle, empire, at, crew);
  return [crew, made];
}

/** THE-RULES "Medals and upgrades", in battles of a campaign alone. */
function upgradesOf(battle: Battle, empire: Empire, soldier: SoldierType): Pick<Soldier, 'upgrades' | 'used'> {
  const spec = specOf(battle, empire, soldier);
  return spec === null ? {} : { upgrades: spec.upgrades, used: [] };
}

/** O12: "VIP has +2 health". */
function healthOf(state: State, empire: Empire, soldier: SoldierType): number {
  const vip = vipOf(state) === soldierId(empire, soldier) ? (state.battle.aims.special.vip?.health ?? 0) : 0;
  return healthWithChef(state, empire, soldier) + vip;
}

function soldierFrom(
  empire: Empire,
  { soldier: type, controller }: Placed,
  health: number,
  status: SoldierStatus,
  at: Hex | null,
  vehicle: UnitId | null,
): Soldier {
  const unspent = { acted: false, extra: 0, moved: false, finished: false, charging: false, handled: null };
  const history = { life: 1, returned: null, died: null };
  const card = { id: soldierId(empire, type), kind: 'soldier', type, empire, controller, lent: null } as const;
  return { ...card, status, at, vehicle, health, damage: 0, ...unspent, ...history };
}

/** U17: "tank capacity 7". */
function tankFrom(empire: Empire, at: Hex, crew: Soldier): Tank {
  const { id } = VEHICLES[empire].tank;
  const cap = CONSTANTS.tank.cap + (hasUpgrade(crew, 'U17') ? 1 : 0);
  return { id, kind: 'tank', empire, at, damage: 0, cap, crew: crew.id };
}

/** AWW-016: "the off-board hex behind a layout-zone tile [...], facing the enemy side, state `holding`"; U18: "plane capacity 6". */
function planeFrom({ field }: Battle, empire: Empire, zoneTile: Hex, crew: Soldier): Plane {
  const { id } = VEHICLES[empire].plane;
  const dir: Direction = FACING[empire];
  const at = behind(field, empire, zoneTile);
  const line = { dir, first: neighbour(at, dir) };
  const cap = CONSTANTS.plane.cap + (hasUpgrade(crew, 'U18') ? 1 : 0);
  return { id, kind: 'plane', empire, at, state: 'holding', line, damage: 0, cap, crew: crew.id };
}

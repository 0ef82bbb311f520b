/** Orders that hurt your own side and can hurt no enemy: they are legal, and nothing and nobody ever proposes them. */
import { ATTACKS, type AttackFacts } from '../catalogue/attacks.ts';
import type { Action, Command, Target, UseDevice } from '../commands.ts';
import { ownDevice, ownDevices } from '../frequency/cups.ts';
import { DIRS } from '../geometry/hexes.ts';
import { type Burst, burstAt, isInBlast, scatteredTo, scatters, solidsAt, victimsOf } from '../shooting/bursts.ts';
import { muzzleOf } from '../shooting/judging.ts';
import { isEnemySolid } from '../shooting/marks.ts';
import { has, mountAt, ownWeapon, rollsDice, type Stand, standing, type Weapon } from '../shooting/weapons.ts';
import { unitOf } from '../state/board.ts';
import { latest } from '../state/latest.ts';
import type { DeviceId, FullOrder, Pos, Seat, Solid, Unit, UnitId, War } from '../state.ts';
import { rideOf } from '../tank/moments.ts';
import type { View } from '../view.ts';

type Hurt = readonly (UnitId | DeviceId)[];
const NOBODY: Hurt = [];

/** Units and devices of `seat` that an order may hurt, walls aside; nobody where it may hurt an enemy as well. */
export function ownHurtBy(view: View, seat: Seat, command: Command): Hurt {
  const { war } = view;
  switch (command.type) {
    case 'main.activate':
      return command.action === null ? NOBODY : hurtByAction(war, command.unit, command.move?.to, command.action);
    case 'main.act':
      return hurtByAction(war, war.landed, undefined, command.action);
    case 'main.device':
      return jammedBy(view, seat, command);
    case 'plan.order':
      return hurtByOrder(war, seat, command);
    case 'round.orders':
      return hurtByOrder(war, seat, command.order);
    default:
      // when a shell is fired that was ordered before is asked in TANKOPS, not whether
      return NOBODY;
  }
}

/** Whether an order hurts its player's own side and can hurt no enemy. */
export function harmsOwn(view: View, seat: Seat, command: Command): boolean {
  return ownHurtBy(view, seat, command).length > 0;
}

function hurtByAction(war: War, id: UnitId | null, to: Pos | undefined, action: Action): Hurt {
  const unit = action.type === 'attack' || action.type === 'mount' ? unitOf(war, id) : null;
  if (unit === null || (action.type !== 'attack' && action.type !== 'mount')) return NOBODY;
  const stand = standing(unit, to);
  const weapon = action.type === 'attack' ? ownWeapon(action.attack) : mountAt(war, stand.pos);
  // WWA-051: dice are thrown at enemies and at solids alone
  return weapon === null || rollsDice(weapon) ? NOBODY : hurtByShell(war, stand, weapon, action.target);
}

/** WWA-076: "friend or foe". WWA-082: who lays a charge may walk away from it. WWA-081: a satchel takes its user along. */
function hurtByShell(war: War, stand: Stand, weapon: Weapon, target: Target): Hurt {
  const { unit, pos } = stand;
  const named = 'unit' in target ? null : target.solid;
  const aimed = burstAt(war, target);
  const isWild = scatters(war, weapon, muzzleOf(war, stand, weapon), aimed, named);
  const bursts = isWild ? DIRS.map((dir) => scatteredTo(war, aimed, dir)) : [aimed];
  const hurt = hurtBy(war, unit.owner, weapon.facts, bursts, { ...unit, at: pos });
  if (hurt === null) return NOBODY;
  if (has(weapon, 'timed')) return hurt.filter((id) => id !== unit.id);
  return has(weapon, 'suicide') ? [...new Set([unit.id, ...hurt])] : hurt;
}

/** Of all places where something may burst; null: an enemy may be hurt. `shooter`: where they stand then, or nobody. */
function hurtBy(
  war: War,
  seat: Seat,
  { blast, impact }: AttackFacts,
  bursts: readonly Burst[],
  shooter: Unit | null,
): Hurt | null {
  const hurt = new Set<UnitId>();
  for (const burst of bursts) {
    if (impact > 0 && hasEnemySolid(war, seat, burst)) return null;
    for (const { id, owner } of blast === null ? [] : reachedBy(war, burst, blast)) {
      if (owner !== seat) return null;
      if (id !== shooter?.id) hurt.add(id);
    }
    if (shooter !== null && blast !== null && isInBlast(war, burst, blast, shooter)) hurt.add(shooter.id);
  }
  return [...hurt];
}

const known = latest((_: War): Map<string, readonly Unit[]> => new Map());

/** A menu names the same hexes from many places. */
function reachedBy(war: War, burst: Burst, radius: number): readonly Unit[] {
  const key = `${burst.layer} ${burst.hex.q},${burst.hex.r} ${radius}`;
  const found = known(war).get(key) ?? victimsOf(war, burst, radius);
  known(war).set(key, found);
  return found;
}

/** A vehicle or a part of the other tank. To break a wall hurts nobody. */
function hasEnemySolid(war: War, seat: Seat, burst: Burst): boolean {
  const isEnemys = (solid: Solid): boolean => !('hex' in solid) && isEnemySolid(war, seat, solid);
  return solidsAt(war, burst).some(isEnemys);
}

/**
 * WWA-114, WWA-116: from the present positions. Units run over and units shot at are judged separately: an order may do
 * either alone.
 */
function hurtByOrder(war: War, seat: Seat, order: FullOrder): Hurt {
  const left = new Set(
    rideOf(war, seat, order, false)
      .at(-1)
      ?.units.map(({ id }) => id),
  );
  const over = war.units.filter(({ id }) => !left.has(id));
  const crushed = over.some(({ owner }) => owner !== seat) ? [] : over.map(({ id }) => id);
  return [...new Set([...crushed, ...shelledBy(war, seat, order)])];
}

function shelledBy(war: War, seat: Seat, { aim, attack }: FullOrder): Hurt {
  if (aim === null || attack === null) return NOBODY;
  const burst = { layer: 'ground', hex: aim } as const;
  return hurtBy(war, seat, ATTACKS[attack], [burst], null) ?? NOBODY;
}

/** WWA-117, WWA-126: a jam that hits your own transceiver, presence or cups, and nothing of the enemy's. */
function jammedBy(view: View, seat: Seat, { ability, device, region }: UseDevice): Hurt {
  if (ability !== 'CJAM' && ability !== 'AJAM') return NOBODY;
  const at = ability === 'AJAM' ? region : (ownDevice(view, seat, device)?.device.region ?? null);
  const { devices, groups } = view.war;
  const isEnemys =
    devices.some((one) => one.owner !== seat && one.region === at) ||
    groups.some(({ owner, cups }) => owner !== seat && cups.some((cup) => cup.region === at));
  if (isEnemys) return NOBODY;
  return ownDevices(view, seat)
    .filter(({ device: one, cup }) => one.region === at && (cup !== null || CUT_OFF.has(one.design)))
    .map(({ device: { id } }) => id);
}

const CUT_OFF: ReadonlySet<string> = new Set(['TR-MOVE', 'TR-FIRE', 'PRESENCE']);

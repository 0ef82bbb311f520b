/** DEPLOYMENT (THE-RULES "Sequence of play"): AWW-014 to AWW-018, T20 and the VIP of O12. Every Empire sees its own alone. */
import type { Refusal, Seat } from '@fieldpost/engine';
import { type Hex, same } from '@fieldpost/hex';
import type { Empire } from '../catalogue/empires.ts';
import { type SoldierType, soldierId } from '../catalogue/soldiers.ts';
import { TACTICS } from '../catalogue/tactics.ts';
import type { DeployCommand, LockDeploymentCommand, NameVipCommand } from '../commands.ts';
import { among } from '../objectives/presence.ts';
import { namedZone, roleOfEmpire } from '../objectives/roles.ts';
import { vipEmpire } from '../objectives/special.ts';
import { refuse } from '../refusal.ts';
import { cannotCross, roomOn, tileAt } from '../rules/ground.ts';
import { vehicleOf } from '../rules/upgrades.ts';
import type { Battle, Deployment, Squad, UnitId } from '../state.ts';
import type { View } from '../view.ts';
import { hasUsed } from './cards.ts';

export type DeploymentCommand = DeployCommand | NameVipCommand | LockDeploymentCommand;
type Pick = Squad['picks'][number];
/** Null where the viewer has no deployment in the making. */
type Making = { readonly squad: Squad; readonly deployment: Deployment };

function makingOf(view: View, empire: Empire): Making | null {
  const { squad } = view.squads[empire];
  const { deployment } = view;
  const there = view.battle.phase === 'deployment' && view.viewer === empire && squad !== null && deployment !== null;
  return there ? { squad, deployment } : null;
}

function pickOf({ squad }: Making, empire: Empire, unit: UnitId): Pick | null {
  return squad.picks.find(({ soldier }) => soldierId(empire, soldier) === unit) ?? null;
}

export function refusesDeployment(view: View, seat: Seat<Empire>, command: DeploymentCommand): Refusal | null {
  const making = makingOf(view, seat.side);
  if (making === null) return refuse('BAD_PHASE', 'AWW-014');
  switch (command.type) {
    case 'deploy':
      return refusesDeploy(view, seat, making, command);
    case 'nameVip':
      return refusesVip(view, seat, making, command);
    case 'lockDeployment':
      return refusesLock(view, seat, making);
  }
}

function refusesDeploy(view: View, seat: Seat<Empire>, making: Making, command: DeployCommand): Refusal | null {
  const { battle } = view;
  const pick = pickOf(making, seat.side, command.unit);
  if (pick === null) return refuse('NO_SUCH_UNIT', null);
  if (!mayPlace(battle, seat, pick)) return refuse('NOT_YOUR_UNIT', null);
  const { deployment } = making;
  const vip = deployment.vip === command.unit;
  const fault =
    command.at === 'reserve'
      ? refusesReserve(view, seat.side, making, pick, vip)
      : refusesPlace(battle, seat.side, deployment, pick.soldier, command.at, vip);
  if (fault !== null) return fault;
  if (deployment.locked) return refuse('LOCKED', 'AWW-014');
  const now = deployment.placed[command.unit];
  return now !== undefined && isSamePlace(now, command.at) ? refuse('BAD_TARGET', 'AWW-014') : null;
}

function isSamePlace(one: Hex | 'reserve', other: Hex | 'reserve'): boolean {
  if (one === 'reserve' || other === 'reserve') return one === other;
  return same(one, other);
}

/** THE-RULES "Team play": their controller; the commander may place anybody until deployment locks. */
function mayPlace(battle: Battle, { side, player }: Seat<Empire>, pick: Pick): boolean {
  return pick.controller === player || battle.teams[side].commander === player;
}

/** Whether a soldier is put on a tile as a unit of that tile: a plane is not (AWW-016), a VIP is always on foot (O12). */
function takesRoom(battle: Battle, empire: Empire, soldier: SoldierType, vip: boolean): boolean {
  return vip || vehicleOf(battle, empire, soldier) !== 'plane';
}

/** AWW-014 to AWW-016; the VIP "deploys on a ZB tile". */
function refusesPlace(
  battle: Battle,
  empire: Empire,
  deployment: Deployment,
  soldier: SoldierType,
  at: Hex,
  vip: boolean,
): Refusal | null {
  if (!takesRoom(battle, empire, soldier, vip))
    return among(battle.field.zones[empire], at) ? null : refuse('ZONE', 'AWW-016');
  const zone = vip ? vipZone(battle, empire) : battle.deploymentZones[empire];
  const tile = among(zone, at) ? tileAt(battle, at) : null;
  if (tile === null) return refuse('ZONE', 'AWW-014');
  if (roomLeft(battle, empire, deployment, soldierId(empire, soldier), at) < 1) return refuse('FULL', 'AWW-014');
  if (cannotCross(tile)) return refuse('CANNOT_CROSS', 'AWW-014');
  const onFoot = vip || vehicleOf(battle, empire, soldier) !== 'tank';
  return tile.wire && onFoot ? refuse('WIRE', 'AWW-014') : null;
}

function vipZone(battle: Battle, empire: Empire): readonly Hex[] {
  return namedZone(battle, roleOfEmpire(battle, empire) === 'A' ? 'ZA' : 'ZB');
}

/** AWW-014: "tiles with 4 units are not allowed" */
function roomLeft(battle: Battle, empire: Empire, { placed, vip }: Deployment, unit: UnitId, at: Hex): number {
  const pilot = soldierId(empire, 'pilot');
  const there = Object.entries(placed).filter(([id, where]) => {
    const flies = id === pilot && !takesRoom(battle, empire, 'pilot', vip === pilot);
    const aside = id === unit || flies || where === 'reserve';
    return !aside && same(where, at);
  });
  return roomOn(battle, at) - there.length;
}

/** T20: "Up to 2 own soldiers (not Tanker, Pilot) are held in reserve"; O12: the VIP "cannot be held back by T20". */
function refusesReserve(view: View, empire: Empire, making: Making, pick: Pick, vip: boolean): Refusal | null {
  const { effect } = TACTICS.T20;
  if (!hasUsed(view, empire, 'T20') || effect.does !== 'reserve') return refuse('ZONE', 'AWW-014');
  if (vip || pick.soldier === 'tanker' || pick.soldier === 'pilot') return refuse('BAD_TARGET', 'AWW-014');
  const unit = soldierId(empire, pick.soldier);
  const held = Object.entries(making.deployment.placed).filter(([id, at]) => id !== unit && at === 'reserve');
  return held.length < effect.most ? null : refuse('FULL', 'AWW-014');
}

/** O12: "Captain if in the squad, else any own soldier that is not Recruit, Tanker or Pilot (if there is none: any but the Recruit)". */
function vipCandidates({ picks }: Squad): readonly SoldierType[] {
  const types = picks.map(({ soldier }) => soldier).filter((type) => type !== 'recruit');
  if (types.includes('captain')) return ['captain'];
  const onFoot = types.filter((type) => type !== 'tanker' && type !== 'pilot');
  return onFoot.length > 0 ? onFoot : types;
}

function refusesVip(view: View, seat: Seat<Empire>, making: Making, { unit }: NameVipCommand): Refusal | null {
  const { battle } = view;
  const { deployment, squad } = making;
  if (vipEmpire(battle) !== seat.side) return refuse('BAD_PHASE', null);
  const pick = pickOf(making, seat.side, unit);
  if (pick === null) return refuse('NO_SUCH_UNIT', null);
  if (battle.teams[seat.side].commander !== seat.player) return refuse('NOT_YOUR_UNIT', null);
  if (!vipCandidates(squad).includes(pick.soldier) || deployment.vip === unit) return refuse('BAD_TARGET', null);
  if (deployment.locked) return refuse('LOCKED', 'AWW-014');
  const at = deployment.placed[unit];
  if (at === undefined) return null;
  return at === 'reserve'
    ? refuse('BAD_TARGET', null)
    : refusesPlace(battle, seat.side, deployment, pick.soldier, at, true);
}

function refusesLock({ battle }: View, seat: Seat<Empire>, { squad, deployment }: Making): Refusal | null {
  if (battle.teams[seat.side].commander !== seat.player) return refuse('NOT_YOUR_UNIT', null);
  const placed = squad.picks.filter(({ soldier }) => deployment.placed[soldierId(seat.side, soldier)] !== undefined);
  if (placed.length < squad.picks.length) return refuse('NOT_ALL_PLACED', 'AWW-014');
  if (vipEmpire(battle) === seat.side && deployment.vip === null) return refuse('VIP_MISSING', null);
  return deployment.locked ? refuse('LOCKED', 'AWW-014') : null;
}

/** What may be done with one soldier, by its id, or with none of them (''). */
export function listDeployment(view: View, seat: Seat<Empire>, subject: string): readonly DeploymentCommand[] {
  const making = makingOf(view, seat.side);
  if (making === null) return [];
  const lock: DeploymentCommand = { type: 'lockDeployment' };
  const listed = subject === '' ? [lock] : ofSoldier(view.battle, seat.side, making, subject);
  return listed.filter((command) => refusesDeployment(view, seat, command) === null);
}

function ofSoldier(battle: Battle, empire: Empire, making: Making, unit: UnitId): readonly DeploymentCommand[] {
  const pick = pickOf(making, empire, unit);
  if (pick === null) return [];
  const zones = [...battle.deploymentZones[empire], ...battle.field.zones[empire]];
  const tiles = zones.filter((at, i) => zones.findIndex((other) => same(at, other)) === i);
  const deploys = [...tiles, 'reserve' as const].map((at): DeploymentCommand => ({ type: 'deploy', unit, at }));
  return [...deploys, { type: 'nameVip', unit }];
}

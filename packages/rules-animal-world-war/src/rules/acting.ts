/** Actions (AWW-021): whose they are, whether one is left, and that it is spent. */
import type { Refusal, Seat } from '@fieldpost/engine';
import type { ActionCommand } from '../commands.ts';
import type { Action } from '../events.ts';
import { refuse } from '../refusal.ts';
import { emit, type Play } from '../resolution/play.ts';
import type { Battle, Empire, Plane, Soldier, Tank, Unit } from '../state.ts';
import { actorOf, hasAction, mayAct } from './actors.ts';
import { fight, refusesGrenade, refusesMelee, throwGrenade } from './fighting.ts';
import { approach, attackRun, refusesApproach, refusesRun } from './flying.ts';
import { move, refusesMove } from './moving.ts';
import { mayOrder } from './orderers.ts';
import { refusesShot, shoot } from './shooting.ts';
import { refusesSpecial, special } from './specials.ts';

function unitIdOf(command: ActionCommand): string {
  return command.type === 'approach' || command.type === 'attackRun' ? command.plane : command.unit;
}

/** THE-RULES "Commands": NOT_YOUR_UNIT, NO_SUCH_UNIT, NO_ACTION, then the codes of the command. */
export function refusesAction(battle: Battle, seat: Seat<Empire>, command: ActionCommand): Refusal | null {
  const unit = battle.units[unitIdOf(command)];
  if (unit === undefined) return refuse('NO_SUCH_UNIT', null);
  const actor = actorOf(battle, unit);
  if (actor === null || !mayOrder(battle, seat, actor)) return refuse('NOT_YOUR_UNIT', null);
  if (!isReady(battle, unit, actor, command)) return refuse('NO_ACTION', 'AWW-021');
  return refusesDeed(battle, unit, actor, command);
}

/** AWW-021 to AWW-024: a wounded, dead, finished or spent unit does nothing, nor one that has no such action. */
function isReady(battle: Battle, unit: Unit, actor: Soldier, command: ActionCommand): boolean {
  if (!isOfKind(unit, command.type)) return false;
  if (battle.phase === 'afterDeployment') return unit.kind === 'soldier' && isFreeToMarch(battle, unit);
  if (command.type === 'special' && (command.kind === 'respawn' || command.kind === 'enter'))
    return !actor.acted || actor.extra > 0;
  if (unit.kind === 'soldier' && unit.status === 'inVehicle' && command.type !== 'grenade') return false;
  return hasAction(battle, actor) || isCharge(battle, actor, command);
}

/** Which units know which actions: planes fly, others do the rest; a tank moves and shoots. */
function isOfKind(unit: Unit, action: Action): boolean {
  const flight = action === 'approach' || action === 'attackRun';
  if (unit.kind === 'plane') return unit.at !== null && (flight || action === 'grenade');
  if (unit.kind === 'tank') return unit.at !== null && !flight && action !== 'special';
  return !flight;
}

/** T09: "Each beneficiary on foot may make one free Move now". */
function isFreeToMarch(battle: Battle, soldier: Soldier): boolean {
  return soldier.status === 'standing' && !soldier.moved && mayAct(battle, soldier);
}

/** T12: "one Melee free of charge at once (its very next command [...])" */
function isCharge(battle: Battle, actor: Soldier, { type }: ActionCommand): boolean {
  return type === 'melee' && actor.charging && mayAct(battle, actor);
}

function refusesDeed(battle: Battle, unit: Unit, actor: Soldier, command: ActionCommand): Refusal | null {
  switch (command.type) {
    case 'move':
      return refusesMove(battle, unit as Soldier | Tank, command);
    case 'shoot':
      return refusesShot(battle, unit as Soldier | Tank, command);
    case 'grenade':
      return refusesGrenade(battle, unit, command);
    case 'melee':
      return refusesMelee(battle, unit, command);
    case 'special':
      return refusesSpecial(battle, actor, command);
    case 'approach':
      return refusesApproach(battle, unit as Plane, command);
    case 'attackRun':
      return refusesRun(battle, unit as Plane, command);
  }
}

/** A legal action: it is spent (AWW-021, AWW-022), and done. T09's moves and T12's melee cost none. */
export function act(play: Play, command: ActionCommand): void {
  const { battle } = play.state;
  const unit = battle.units[unitIdOf(command)] as Unit;
  const actor = actorOf(battle, unit) as Soldier;
  const free = battle.phase === 'afterDeployment' || isCharge(battle, actor, command);
  emit(play, { type: 'acted', unit: actor.id, action: command.type, free });
  perform(play, play.state.battle.units[unit.id] as Unit, command);
}

function perform(play: Play, unit: Unit, command: ActionCommand): void {
  switch (command.type) {
    case 'move':
      move(play, unit as Soldier | Tank, command);
      return;
    case 'shoot':
      shoot(play, unit as Soldier | Tank, command);
      return;
    case 'grenade':
      throwGrenade(play, unit as Soldier, command);
      return;
    case 'melee':
      fight(play, unit as Soldier, command);
      return;
    case 'special':
      special(play, unit as Soldier, command);
      return;
    case 'approach':
      approach(play, unit as Plane, command);
      return;
    case 'attackRun':
      attackRun(play, unit as Plane, command);
      return;
  }
}

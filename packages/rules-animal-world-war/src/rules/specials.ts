/** What single types of soldiers do with their action: AWW-130, AWW-132, AWW-137, AWW-138, AWW-141, T20. */
import type { Refusal } from '@fieldpost/engine';
import { distance, type Hex, same } from '@fieldpost/hex';
import { CONSTANTS } from '../catalogue/constants.ts';
import { TILES } from '../catalogue/tiles.ts';
import type { AidCommand, PlaceCommand, RepairCommand, SpecialCommand } from '../commands.ts';
import { refuse } from '../refusal.ts';
import { emit, type Play } from '../resolution/play.ts';
import { resolve } from '../resolution/queue.ts';
import { artillery } from '../resolution/strikes.ts';
import type { Battle, Civilian, Soldier, Tile, Unit } from '../state.ts';
import { actorOf, inService, isDown, mayAct } from './actors.ts';
import { mayDig, mayWire } from './building.ts';
import { tileAt } from './ground.ts';
import { ordererOf } from './orderers.ts';
import { refusesEntry, refusesReturn } from './returning.ts';
import { wake } from './teams.ts';
import { hasUpgrade } from './upgrades.ts';

/** Who may do what (THE-RULES "Soldiers"). AWW-131: the Chef is passive; what it does is done when deployment locks (AWW-017). */
const TYPES: Readonly<Record<Exclude<SpecialCommand['kind'], 'respawn' | 'enter'>, Soldier['type']>> = {
  grant: 'captain',
  heal: 'medic',
  revive: 'medic',
  repair: 'engineer',
  trench: 'engineer',
  wire: 'engineer',
  artillery: 'observer',
};

export function refusesSpecial(battle: Battle, soldier: Soldier, command: SpecialCommand): Refusal | null {
  if (command.kind === 'respawn') return refusesReturn(battle, soldier, command.at);
  if (command.kind === 'enter') return refusesEntry(battle, soldier, command.at);
  if (soldier.type !== TYPES[command.kind] || soldier.status !== 'standing') return refuse('BAD_TARGET', null);
  switch (command.kind) {
    case 'grant':
      return mayBeGranted(battle, soldier, command.to) ? null : refuse('BAD_TARGET', 'AWW-130');
    case 'heal':
    case 'revive':
      return refusesCare(battle, soldier, command);
    case 'repair':
      return refusesRepair(battle, soldier, command);
    case 'trench':
      return mayDig(battle, ownTile(battle, soldier)) ? null : refuse('BUILD_ILLEGAL', 'AWW-132');
    case 'wire':
      return refusesWire(battle, soldier, command);
    case 'artillery':
      // U13, LC-059: refused with NO_UPGRADE
      if (command.shift !== undefined && !hasUpgrade(soldier, 'U13')) return refuse('NO_UPGRADE', 'AWW-138');
      return refusesFireMission(battle, soldier, command.at);
  }
}

function ownTile(battle: Battle, { at }: Soldier): Tile {
  return tileAt(battle, at as Hex) as Tile;
}

/** AWW-130: to "another soldier of the Empire [...] vehicles and Engineers included. [...] Not to wounded soldiers, reserves, itself." */
function mayBeGranted(battle: Battle, captain: Soldier, to: string): boolean {
  const unit = battle.units[to];
  if (unit === undefined || to === captain.id || unit.kind === 'civilian' || unit.empire !== captain.empire)
    return false;
  if (unit.kind === 'soldier') return unit.status === 'standing' && mayAct(battle, unit);
  return inService(unit) && mayAct(battle, actorOf(battle, unit) as Soldier);
}

/** AWW-137: "on its own tile": "a standing soldier of its Empire (itself included)"; "a wounded soldier of its Empire"; a civilian. */
function refusesCare(battle: Battle, medic: Soldier, { kind, to }: AidCommand): Refusal | null {
  const patient = battle.units[to];
  if (patient === undefined || !isPatient(medic, patient, kind)) return refuse('BAD_TARGET', 'AWW-137');
  if (patient.at === null || !same(patient.at, medic.at as Hex)) return refuse('RANGE', 'AWW-137');
  return kind === 'revive' && !isDown(patient) ? refuse('NOT_WOUNDED', 'AWW-137') : null;
}

/** Rulings: "A Medic may not heal a soldier without damage." */
function isPatient({ empire }: Soldier, unit: Unit, kind: AidCommand['kind']): unit is Soldier | Civilian {
  if (unit.kind === 'civilian') return kind === 'revive';
  if (unit.kind !== 'soldier' || unit.empire !== empire || unit.captive) return false; // AWW-325: "Medics cannot revive them"
  return kind === 'revive' || (unit.status === 'standing' && unit.damage > 0);
}

/**
 * AWW-132: "(a) repair 1 point of a trench;" "(b) [...] of a tank of its own Empire on the tile;" "(c) [...] of a printed building tile
 * with printed cover 5 or 6"; D-55: "whatever feature lies on it; tile damage only".
 */
function refusesRepair(battle: Battle, engineer: Soldier, { what, tank }: RepairCommand): Refusal | null {
  if ((what === 'tank') !== (tank !== null)) return refuse('BAD_TARGET', 'AWW-132');
  const tile = ownTile(battle, engineer);
  if (what === 'tank') return refusesTankRepair(battle, engineer, tank as string);
  const broken =
    what === 'trench' ? tile.feature?.kind === 'trench' && tile.feature.damage > 0 : isDamagedBuilding(tile);
  return broken ? null : refuse('BUILD_ILLEGAL', 'AWW-132');
}

function refusesTankRepair(battle: Battle, engineer: Soldier, id: string): Refusal | null {
  const tank = battle.units[id];
  if (tank?.kind !== 'tank' || tank.empire !== engineer.empire) return refuse('BAD_TARGET', 'AWW-132');
  if (tank.at === null || !same(tank.at, engineer.at as Hex)) return refuse('RANGE', 'AWW-132');
  return tank.damage > 0 ? null : refuse('BUILD_ILLEGAL', 'AWW-132');
}

function isDamagedBuilding({ nml, card, damage }: Tile): boolean {
  const { kind, cover } = TILES[card];
  return !nml && kind === 'building' && cover >= 5 && damage > 0;
}

function refusesWire(battle: Battle, engineer: Soldier, { at }: PlaceCommand): Refusal | null {
  const tile = tileAt(battle, at);
  if (tile === null || distance(at, engineer.at as Hex) !== 1) return refuse('RANGE', 'AWW-132');
  return mayWire(battle, tile) ? null : refuse('BUILD_ILLEGAL', 'AWW-132');
}

/** AWW-138: "choose a tile at distance 0..4" */
function refusesFireMission(battle: Battle, { at: from }: Soldier, at: Hex): Refusal | null {
  const far = tileAt(battle, at) === null || distance(from as Hex, at) > CONSTANTS.obsRange;
  return far ? refuse('RANGE', 'AWW-138') : null;
}

export function special(play: Play, soldier: Soldier, command: SpecialCommand): void {
  const { id: by, empire, at } = soldier;
  switch (command.kind) {
    case 'artillery':
      resolve(play, artillery(play, by, empire, at, command.at, command.shift));
      return;
    case 'respawn':
      emit(play, { type: 'respawned', unit: by, at: command.at });
      break;
    case 'enter':
      emit(play, { type: 'entered', unit: by, at: command.at });
      break;
    case 'trench':
      emit(play, { type: 'built', by, what: 'trench', at: at as Hex });
      break;
    case 'wire':
      emit(play, { type: 'built', by, what: 'wire', at: command.at });
      break;
    case 'repair':
      emit(play, {
        type: 'repaired',
        by,
        what: command.what,
        at: at as Hex,
        tank: command.tank,
        ...(hasUpgrade(soldier, 'U12') ? { points: 2 } : {}),
      });
      break;
    default:
      help(play, soldier, command);
  }
  resolve(play, []);
}

/** AWW-130; AWW-137: healed, or revived "with exactly 1 health remaining (damage = health - 1)"; AWW-024: it may then act. */
function help(play: Play, medic: Soldier, { kind, to }: AidCommand): void {
  const { battle } = play.state;
  const { id: by } = medic;
  const unit = battle.units[to] as Unit;
  const left = hasUpgrade(medic, 'U11') ? 2 : 1; // U11: "revived soldiers rise with 2 health remaining"
  const actor = actorOf(battle, unit);
  if (kind === 'grant') emit(play, { type: 'granted', by, to: (actor as Soldier).id });
  else if (kind === 'heal') emit(play, { type: 'healed', unit: to, by });
  else emit(play, { type: 'revived', unit: to, by, damage: unit.kind === 'soldier' ? unit.health - left : 0 });
  if (actor !== null && kind !== 'heal') wake(play, actor.empire, ordererOf(actor));
}

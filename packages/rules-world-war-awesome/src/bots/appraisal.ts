/**
 * Greedy play of World War Awesome!: the last core above all, then soldiers on the way to one, enemies inside its own tank,
 * emitters, shots that take more than they cost, jams of the other tank's transceivers.
 */
import type { Appraisal, Json, Seat as SeatOf } from '@fieldpost/engine';
import { isDevice, TOKENS } from '../catalogue/tokens.ts';
import type { Action, Activate, Command, DeployUnit } from '../commands.ts';
import { distance, inArc } from '../geometry/hexes.ts';
import { throwBy } from '../melee/throwing.ts';
import { mountAt, ownWeapon, standing } from '../shooting/weapons.ts';
import { projected, unitOf } from '../state/board.ts';
import type { Deployment, Pos, Unit } from '../state.ts';
import { newUnit } from '../turn/opening.ts';
import type { View } from '../view.ts';
import { deviceWorth, placingWorth } from './frequencies.ts';
import { orderWorth } from './orders.ts';
import { placeWorth } from './places.ts';
import { type Scene, sceneOf } from './scene.ts';
import { foesInRange, meleeWorth, shotWorth } from './shots.ts';

/** The last core. */
const VICTORY = 1000;
const CORE = 40;
/** A pass is better than what is good for nothing. */
const PASS = 0.01;

export const appraiseWorldWarAwesome: Appraisal = (view, seat, command) =>
  appraise(sceneOf(view, seat), view as unknown as View, command as unknown as Command);

/** The worth of an order to a seat, from what the seat may know. */
export const worthOf = (view: View, seat: SeatOf<string>, command: Command): number =>
  appraise(sceneOf(view as unknown as Json, seat), view, command);

function appraise(scene: Scene, view: View, command: Command): number {
  switch (command.type) {
    case 'main.activate':
      return activationWorth(scene, command);
    case 'main.act': {
      const unit = unitOf(scene.war, scene.war.landed);
      return unit === null ? 0 : actionWorth(scene, unit, unit.at, command.action);
    }
    case 'main.device':
      return deviceWorth(scene, view, command);
    case 'main.pass':
      return PASS;
    case 'plan.order':
      return orderWorth(scene, command);
    case 'round.orders':
      return orderWorth(scene, command.order) + sum(command.tokens.map((token) => tokenWorth(scene, token)));
    case 'deploy.unit':
    case 'deploy.device':
      return tokenWorth(scene, command);
    case 'decide.throw':
      return scene.war.decision !== null && command.dir === throwBy(scene.war, scene.war.decision, 'awayFromMe')
        ? 1
        : 0;
    case 'setup.tank':
      return -0.1 * Math.abs(command.anchor.r - 8);
    default:
      return 0;
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** A token where it would be played. */
export function tokenWorth(scene: Scene, command: Deployment): number {
  if (command.type === 'deploy.unit') return deployWorth(scene, command);
  const design = TOKENS[command.token][command.side];
  return isDevice(design) ? deviceTurn(scene) + placingWorth(scene, design, command.region) : 0;
}

/** The gain of the new place over the present one, plus the worth of the action there. */
function activationWorth(scene: Scene, { unit: id, move, action }: Activate): number {
  const unit = unitOf(scene.war, id);
  if (unit === null) return 0;
  const pos = move?.to ?? unit.at;
  const ground = move === null ? 0 : placeWorth(scene, unit, pos) - placeWorth(scene, unit, unit.at);
  return ground + (action === null ? 0 : actionWorth(scene, unit, pos, action));
}

function actionWorth(scene: Scene, unit: Unit, pos: Pos, action: Action): number {
  const stand = { ...standing(unit, pos), deployed: unit.deployed };
  switch (action.type) {
    case 'sabotageCore':
      return markWorth(scene);
    case 'attack': {
      const weapon = ownWeapon(action.attack);
      const second = action.second === null ? 0 : shotWorth(scene, stand, weapon, action.second);
      return shotWorth(scene, stand, weapon, action.target) + second;
    }
    case 'mount': {
      const weapon = mountAt(scene.war, pos);
      if (weapon === null) return 0;
      const second = action.second === null ? 0 : shotWorth(scene, stand, weapon, action.second);
      return shotWorth(scene, stand, weapon, action.target) + second;
    }
    case 'melee':
      return meleeWorth(scene, unit, action.target.unit);
    case 'load':
      return 1;
    case 'deploy':
      return arcWorth(scene, pos, action.dir);
    case 'undeploy':
      return foesInRange(scene, projected(scene.war, pos)) === 0 ? 0.6 : -1;
    case 'connect':
      return scene.isLast ? -1 : 1;
    case 'disconnect':
      return scene.isLast ? 1 : -1;
  }
}

function markWorth({ war, other }: Scene): number {
  const marked = war.tanks[other]?.marks.length ?? 0;
  return CORE + (marked > 0 ? VICTORY : 0);
}

/** A gun that cannot move looks where enemies are; with none in reach it walks. */
function arcWorth({ war, foes }: Scene, pos: Pos, dir: number): number {
  if (pos.layer !== 'ground') return -1;
  const seen = foes.filter(({ at }) => {
    const hex = projected(war, at);
    return distance(hex, pos) <= 7 && at.layer !== 'in:A' && at.layer !== 'in:B' && inArc(pos, dir, hex);
  });
  return seen.length === 0 ? -1 : 0.6 + 0.4 * seen.length;
}

/** A soldier where they are needed: on the way, or against boarders. */
function deployWorth(scene: Scene, { token, side, pos }: DeployUnit): number {
  const design = TOKENS[token][side];
  if (isDevice(design)) return 0;
  const unit = newUnit('u0', design, scene.seat, pos);
  const { length } = scene.boarders;
  const worker = design.endsWith('HAK') ? -1 : 0;
  return 4 + worker + length + 0.2 * placeWorth(scene, unit, pos);
}

/** Every third round a device comes first, unless the tank is boarded. */
function deviceTurn({ war, boarders }: Scene): number {
  return boarders.length === 0 && war.round % 3 === 2 ? 6 : 0;
}

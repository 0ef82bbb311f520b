/**
 * Greedy play of Mass Warfare: cities first, then farms while food is the limit and mines while metal is; shoot what is
 * worth most, guns and bombers at who defends cities; never the last oil; walls of Infantry in cities that can be reached.
 */
import type { Appraisal, Json, Seat, Tagged } from '@fieldpost/engine';
import { items, member } from '@fieldpost/engine/reading';
import { drawOf, type Lacks, nearest } from './draw.ts';
import { apart, type Field, fieldOf, type HexNo, hexNamed, type Unit, unitsOf } from './field.ts';

const METAL: Readonly<Record<string, number>> = {
  inf: 1,
  mech: 2,
  tank: 3,
  art: 3,
  aa: 2,
  ftr: 3,
  bmb: 3,
  trn: 3,
  war: 5,
  car: 5,
  sub: 3,
};
const DICE: Readonly<Record<string, number>> = { tank: 2, art: 2, war: 2, bmb: 2 };
const DEFENCE: Readonly<Record<string, number>> = { inf: 2, mech: 2, tank: 2, war: 2 };

/** Never better than passing. */
const IDLE = -1;
/** Oil that is kept for the next turn. */
const RESERVE = 2;

type Scene = {
  readonly war: Json;
  readonly field: Field;
  readonly side: string;
  readonly seat: number;
  readonly units: ReadonlyMap<string, Unit>;
  readonly metal: number;
  readonly oil: number;
};

function sceneOf(view: Json, { side }: Seat<string>): Scene {
  const war = member(view, 'war') ?? null;
  const player = member(member(war, 'players'), side);
  return {
    war,
    side,
    field: fieldOf(member(war, 'map')),
    seat: Number(side.slice(1)),
    units: unitsOf(member(war, 'armies')),
    metal: Number(member(player, 'metal')),
    oil: Number(member(player, 'oil')),
  };
}

export const appraiseMassWarfare: Appraisal = (view, seat, command) => appraise(sceneOf(view, seat), command);

function appraise(scene: Scene, command: Tagged): number {
  switch (command.type) {
    case 'plan':
      return appraise(scene, command.order as Tagged);
    case 'march':
      return appraiseMarch(scene, command);
    case 'land':
      return 3;
    case 'attack':
    case 'fire':
      return appraiseAttack(scene, command);
    case 'sortie':
      return scene.oil <= RESERVE + columnsIn(scene) ? IDLE : appraiseAttack(scene, command) - 2;
    case 'scramble':
      return scene.oil > RESERVE ? 5 : IDLE;
    case 'transfer':
      return appraiseTransfer(scene, command);
    case 'build':
      return appraiseBuild(scene, command);
    case 'base':
      return appraiseBase(scene, command);
    case 'repair':
    case 'place':
    case 'flak':
    case 'divert':
      return 1;
    default:
      return command.type === 'pass' || command.type === 'ready' ? 0 : IDLE;
  }
}

function lacksOf({ war, side, metal, oil }: Scene): Lacks {
  const supply = member(member(war, 'supply'), side);
  const [food, people] = [Number(member(supply, 'food') ?? 0), Number(member(supply, 'people') ?? 0)];
  return { food: food <= people, metal: metal < 10, oil: oil < 10 };
}

const owns = ({ war, seat }: Scene, at: HexNo): boolean => items(member(war, 'control'))[at] === seat;
const isCity = ({ field }: Scene, at: HexNo): boolean => field.terrain[at]?.startsWith('C') === true;
const claims = ({ type }: Unit): boolean => type === 'inf' || type === 'mech';

function enemiesOf({ units, side }: Scene): readonly Unit[] {
  return [...units.values()].filter(({ owner, carrier }) => owner !== side && carrier === null);
}

/** To where more draws; who stands on what is to be claimed stays, and so does the wall in a city that can be reached. */
function appraiseMarch(scene: Scene, { unit: id, to }: Tagged): number {
  const unit = scene.units.get(String(id));
  const there = hexNamed(scene.field, to as Json);
  if (unit === undefined || there < 0 || (unit.type !== 'inf' && scene.oil <= RESERVE)) return IDLE;
  const { infantry, armour } = drawOf(scene.field, member(scene.war, 'control'), scene.seat, lacksOf(scene));
  const draw = unit.type === 'inf' ? infantry : armour;
  const isGoal = claims(unit) && !owns(scene, unit.at) && (draw[unit.at] ?? 0) >= 2;
  if (isGoal || isWall(scene, unit)) return IDLE;
  const gain = (draw[there] ?? 0) - (draw[unit.at] ?? 0);
  if (gain > 0.01) return 2 + gain + (claims(unit) ? 1 : 0);
  return blocksSite(scene, unit.at) && !blocksSite(scene, there) ? 1 + gain / 10 : IDLE;
}

/** Columns that must leave a site before anything is built there: planes leave their oil to them. */
function columnsIn(scene: Scene): number {
  const own = [...scene.units.values()].filter(({ owner, type }) => owner === scene.side && type !== 'inf');
  return own.filter(({ at }) => blocksSite(scene, at)).length;
}

/** MW-123: nothing is built where a unit stands. */
const blocksSite = (scene: Scene, at: HexNo): boolean => {
  const base = member(member(scene.war, 'bases'), String(at));
  return (base === 'fact' || base === 'port') && owns(scene, at);
};

function isWall(scene: Scene, unit: Unit): boolean {
  if (unit.type !== 'inf' || !isCity(scene, unit.at) || !owns(scene, unit.at)) return false;
  const threats = enemiesOf(scene).filter(({ type }) => type !== 'ftr' && type !== 'bmb');
  return (
    nearest(
      scene.field,
      unit.at,
      threats.map(({ at }) => at),
      apart,
    ) <= 2
  );
}

/** Loss of metal on the other side, more where it stands in a city or burns already; advance where nothing is given up by it. */
function appraiseAttack(scene: Scene, { unit: id, target, advance }: Tagged): number {
  const unit = scene.units.get(String(id));
  if (unit === undefined) return IDLE;
  if (typeof target !== 'string') return appraiseShelling(scene, unit, hexNamed(scene.field, target as Json));
  const enemy = scene.units.get(target);
  if (enemy === undefined) return IDLE;
  const dice = (DICE[unit.type] ?? 1) * 3.5 - unit.fire;
  const shelter =
    ['FO', 'MO', 'MP', 'MA'].includes(scene.field.terrain[enemy.at] ?? '') || isCity(scene, enemy.at) ? 1 : 0;
  const defence = (DEFENCE[enemy.type] ?? 1) * 3.5 + shelter - enemy.fire;
  const chance = 1 / (1 + Math.exp((defence - dice) / 2));
  const prize = (METAL[enemy.type] ?? 1) + (isCity(scene, enemy.at) ? 4 : 0);
  const forward = advance === true ? (claims(unit) && !isWall(scene, unit) ? 0.5 : -0.5) : 0;
  return 6 + 4 * chance * prize + forward;
}

/** Fire on what feeds, arms or houses the other; your own ground never. */
function appraiseShelling(scene: Scene, unit: Unit, at: HexNo): number {
  const owner = items(member(scene.war, 'control'))[at];
  if (at < 0 || at === unit.at || owner === scene.seat || owner === 0) return IDLE;
  const base = member(member(scene.war, 'bases'), String(at));
  if (base === 'airf') {
    const planes = enemiesOf(scene).filter((one) => one.at === at && (one.type === 'ftr' || one.type === 'bmb')).length;
    return planes > 0 ? 10 + 4 * planes : 3;
  }
  if (base === 'fact') return 8;
  const code = scene.field.terrain[at] ?? '';
  return code.startsWith('C') ? 4 + Number(code[1]) / 2 : code.startsWith('A') ? 3 + Number(code[1]) / 2 : 2.5;
}

function appraiseTransfer(scene: Scene, { unit: id, to }: Tagged): number {
  const unit = scene.units.get(String(id));
  const there = hexNamed(scene.field, to as Json);
  if (unit === undefined || there < 0 || scene.oil <= 2 * RESERVE) return IDLE;
  const goals = scene.field.terrain.flatMap((code, at) => (code.startsWith('C') && !owns(scene, at) ? [at] : []));
  const gain = nearest(scene.field, unit.at, goals, apart) - nearest(scene.field, there, goals, apart);
  return gain > 1 ? 1 + gain / 10 : IDLE;
}

/** How many of each there should be, of ten. */
const WANTED: Readonly<Record<string, number>> = { inf: 4, mech: 1, tank: 2, art: 1, aa: 0.5, ftr: 0.5, bmb: 3 };

function appraiseBuild(scene: Scene, { what }: Tagged): number {
  const type = String(what);
  const wanted = WANTED[type];
  if (wanted === undefined) return IDLE;
  const own = [...scene.units.values()].filter(({ owner }) => owner === scene.side);
  const have = own.filter((unit) => unit.type === type).length;
  const threatened = type === 'aa' && enemiesOf(scene).some((unit) => unit.type === 'bmb') ? 2 : 0;
  return 2 + wanted + threatened - (10 * have) / (own.length + 1);
}

/** An airfield first, then factories towards the front. */
function appraiseBase(scene: Scene, { unit: id, what }: Tagged): number {
  const unit = scene.units.get(String(id));
  const bases = Object.entries((member(scene.war, 'bases') ?? {}) as Readonly<Record<string, Json>>);
  const own = bases.filter(([at]) => owns(scene, Number(at))).map(([, base]) => base);
  const count = (base: string) => own.filter((one) => one === base).length;
  if (unit === undefined) return IDLE;
  if (what === 'airf') return scene.metal >= 6 && count('airf') < 2 ? 4 - count('airf') : IDLE;
  if (what === 'fact') return scene.metal >= 9 && count('fact') < 4 ? 2 : IDLE;
  return IDLE;
}

/** Ground moves (MW-090). */
import { UNITS } from '../catalogue/units.ts';
import { placeOf } from '../combat/attacks.ts';
import { happen, type Play, warOf } from '../combat/play.ts';
import type { MarchOrder, SailOrder } from '../commands.ts';
import type { UnitChapter } from '../judging/chapter.ts';
import { actor, numberOfHex, refusesFuel, refusesSubject } from '../judging/subjects.ts';
import { refuse } from '../refusal.ts';
import { groundIn, isCarried, isGround, isShip, standingAt } from '../state/board.ts';
import type { HexNo, Side, Unit, War } from '../state.ts';
import { bridgeBurns, mayEnter } from './entering.ts';
import { canLeave, reachOf } from './reaching.ts';

type Moving = MarchOrder | SailOrder;

/** MW-090 for ground units, MW-080 for ships: both end on a free hex that their steps reach. */
function refuses(war: War, side: Side, { type, unit: id, to }: Moving) {
  const rule = type === 'sail' ? 'MW-080' : 'MW-090';
  const fault = refusesSubject(war, side, id, [to], type === 'sail' ? isShip : isGround, rule);
  if (fault !== null) return fault;
  const unit = actor(war, id);
  if (isCarried(unit)) return refuse('CARRIED', 'MW-023');
  if (unit.moved) return refuse('ALREADY_MOVED', 'MW-030');
  return refusesWay(war, unit, numberOfHex(war, to)) ?? refusesFuel(war, unit);
}

function refusesWay(war: War, unit: Unit, to: HexNo) {
  const { distance } = groundIn(war);
  if (distance(unit.at, to) > UNITS[unit.type].move) return refuse('OUT_OF_RANGE', isShip(unit) ? 'MW-080' : 'MW-090');
  if (!mayEnter(war, unit, to)) return refuse('TERRAIN_FORBIDDEN', 'MW-053');
  if (bridgeBurns(war, unit, to)) return refuse('BRIDGE_DAMAGED', 'MW-054');
  if (standingAt(war, to) !== null) return refuse('HEX_OCCUPIED', 'MW-020');
  return reachOf(war, unit).includes(to) ? null : refuse('MOVE_EXHAUSTED', 'MW-055');
}

function resolve(play: Play, _side: Side, { type: how, unit: id, to }: Moving): void {
  const war = warOf(play);
  const at = numberOfHex(war, to);
  const { oil } = UNITS[actor(war, id).type];
  happen(play, { type: 'moved', how, unit: id, to: at, carrier: null, oil, place: placeOf(war, at) });
}

const isFree = (war: War, unit: Unit): boolean => !unit.moved && !isCarried(unit) && refusesFuel(war, unit) === null;

function ways<Kind extends Moving>(war: War, unit: Unit, type: Kind['type']): readonly Kind[] {
  if (!isFree(war, unit)) return [];
  const { hexes } = groundIn(war);
  return reachOf(war, unit).map((at) => ({ type, unit: unit.id, to: hexes[at] }) as Kind);
}

const able = (war: War, _side: Side, unit: Unit): boolean => isFree(war, unit) && canLeave(war, unit);

export const marching: UnitChapter<MarchOrder> = {
  refuses,
  resolve,
  list: (war, _side, unit) => (isGround(unit) ? ways(war, unit, 'march') : []),
  able,
};

/** MW-080: "over Water, Bridge or own port hexes" */
export const sailing: UnitChapter<SailOrder> = {
  refuses,
  resolve,
  list: (war, _side, unit) => (isShip(unit) ? ways(war, unit, 'sail') : []),
  able,
};

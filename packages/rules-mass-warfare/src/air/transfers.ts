/** Step 7: air transfers (MW-072). */
import { UNITS } from '../catalogue/units.ts';
import { placeOf } from '../combat/attacks.ts';
import { happen, warOf } from '../combat/play.ts';
import type { TransferOrder } from '../commands.ts';
import type { UnitChapter } from '../judging/chapter.ts';
import { actor, refusesFuel, refusesSubject } from '../judging/subjects.ts';
import { refuse } from '../refusal.ts';
import { groundIn, isPlane, unitOf } from '../state/board.ts';
import type { Side, Unit, War } from '../state.ts';
import { baseNamed, havensOf, isAtBase, isBarred, nameOfBase, roomAt } from './bases.ts';

const mayGo = (war: War, plane: Unit): boolean => isPlane(plane) && !plane.moved && refusesFuel(war, plane) === null;

/** MW-063: "air transfer out is allowed; nothing may land there" */
export const transfers: UnitChapter<TransferOrder> = {
  refuses(war, side, { unit: id, to }) {
    const fault = refusesSubject(war, side, id, [to], isPlane, 'MW-072');
    if (fault !== null) return fault;
    const plane = actor(war, id);
    if (isForeign(war, side, to)) return refuse('NOT_OWNER', 'MW-166');
    if (plane.moved) return refuse('ALREADY_MOVED', 'MW-072');
    const base = baseNamed(war, side, to);
    if (base === null || isAtBase(plane, base)) return refuse('ILLEGAL_TARGET', 'MW-072');
    if (isBarred(war, side, base)) return refuse('BASE_BLOCKED', 'MW-063');
    if (groundIn(war).distance(plane.at, base.at) > UNITS[plane.type].move) return refuse('OUT_OF_RANGE', 'MW-072');
    return roomAt(war, side, base) > 0 ? refusesFuel(war, plane) : refuse('NO_ROOM', 'MW-022');
  },
  resolve(play, side, { unit: id, to }) {
    const war = warOf(play);
    const base = baseNamed(war, side, to);
    if (base === null) throw new Error(`${id} has no such base`);
    const { oil } = UNITS[actor(war, id).type];
    const { at, carrier } = base;
    happen(play, { type: 'moved', how: 'transfer', unit: id, to: at, carrier, oil, place: placeOf(war, at) });
  },
  list(war, _side, plane) {
    if (!mayGo(war, plane)) return [];
    return havensOf(war, plane).map((base) => ({ type: 'transfer', unit: plane.id, to: nameOfBase(war, base) }));
  },
  able: (war, _side, plane) => mayGo(war, plane) && havensOf(war, plane).length > 0,
};

/** MW-166: units of different players never share a carrier. */
function isForeign(war: War, side: Side, to: TransferOrder['to']): boolean {
  return typeof to === 'string' && unitOf(war, to)?.owner !== side;
}

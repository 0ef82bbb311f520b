/** Step 2: air strike declarations (MW-060 to MW-063). */

import { sideOf } from '../catalogue/sides.ts';
import { UNITS } from '../catalogue/units.ts';
import { placeOf } from '../combat/attacks.ts';
import { happen, warOf } from '../combat/play.ts';
import type { SortieOrder } from '../commands.ts';
import type { UnitChapter } from '../judging/chapter.ts';
import { actor, isTargetButSub, numberOfHex, refusesFuel, refusesSubject } from '../judging/subjects.ts';
import { isForeignWork, unitsWithin, worksWithin } from '../judging/targets.ts';
import { refuse } from '../refusal.ts';
import { groundIn, isPlane, unitOf } from '../state/board.ts';
import type { Aim, HexNo, Side, Sortie, Unit, War } from '../state.ts';
import { isBarred } from './bases.ts';

/** Where an aim is now; -1: the unit is gone. */
export function hexOfAim(war: War, aim: Aim): HexNo {
  return typeof aim === 'number' ? aim : (unitOf(war, aim)?.at ?? -1);
}

/** MW-064: "the owner of the target unit, or the controller of the target hex (nobody if it is uncontrolled...)" */
function defenderOf(war: War, aim: Aim): Side | null {
  return typeof aim === 'number' ? sideOf(war.control[aim] ?? 0) : (unitOf(war, aim)?.owner ?? null);
}

function aimOf(war: War, target: SortieOrder['target']): Aim {
  return typeof target === 'string' ? target : numberOfHex(war, target);
}

/** MW-061: units except subs, not on the ground or on board (MW-062); infrastructure in hexes not your own. */
function isLegalAim(war: War, side: Side, target: SortieOrder['target']): boolean {
  return typeof target === 'string'
    ? isTargetButSub(side, actor(war, target))
    : isForeignWork(war, side, numberOfHex(war, target));
}

/** Not yet used in this turn, at a base that is not blocked (MW-063, whatever burns there: MW-073), with oil (MW-032). */
function mayFly(war: War, plane: Unit): boolean {
  return isPlane(plane) && !plane.moved && !isBarred(war, plane.owner, plane) && refusesFuel(war, plane) === null;
}

export const sorties: UnitChapter<SortieOrder> = {
  refuses(war, side, { unit: id, target }) {
    const fault = refusesSubject(war, side, id, [target], isPlane, 'MW-060');
    if (fault !== null) return fault;
    const plane = actor(war, id);
    if (plane.moved) return refuse('ALREADY_MOVED', 'MW-060');
    if (!isLegalAim(war, side, target)) return refuse('ILLEGAL_TARGET', 'MW-061');
    if (isBarred(war, side, plane)) return refuse('BASE_BLOCKED', 'MW-063');
    const away = groundIn(war).distance(plane.at, hexOfAim(war, aimOf(war, target)));
    return away <= UNITS[plane.type].move ? refusesFuel(war, plane) : refuse('OUT_OF_RANGE', 'MW-060');
  },
  resolve(play, _side, { unit: id, target }) {
    const war = warOf(play);
    const aim = aimOf(war, target);
    const { oil } = UNITS[actor(war, id).type];
    const place = placeOf(war, hexOfAim(war, aim));
    happen(play, { type: 'sortied', unit: id, aim, against: defenderOf(war, aim), oil, place });
  },
  list(war, side, plane) {
    if (!mayFly(war, plane)) return [];
    const { hexes } = groundIn(war);
    const reach = UNITS[plane.type].move;
    const units = unitsWithin(war, side, plane.at, reach, isTargetButSub).map(({ id }) => id);
    const works = worksWithin(war, side, plane.at, reach, 0).map((at) => hexes[at] ?? ([0, 0] as const));
    return [...units, ...works].map((target) => ({ type: 'sortie', unit: plane.id, target }));
  },
  able: (war, side, plane) =>
    mayFly(war, plane) &&
    (worksWithin(war, side, plane.at, UNITS[plane.type].move, 0).length > 0 ||
      unitsWithin(war, side, plane.at, UNITS[plane.type].move, isTargetButSub).length > 0),
};

/** Sorties against a side whose planes still fly, in the order of declaration. */
export function comingAt(war: War, side: Side): readonly Sortie[] {
  return war.sorties.filter(({ against, plane }) => against === side && unitOf(war, plane) !== null);
}

/** Artillery attacks (MW-092 to MW-094). */
import { UNITS } from '../catalogue/units.ts';
import { attackHex, attackUnit } from '../combat/attacks.ts';
import { warOf } from '../combat/play.ts';
import type { FireOrder } from '../commands.ts';
import type { UnitChapter } from '../judging/chapter.ts';
import { actor, isTargetButSub, numberOfHex, refusesSubject } from '../judging/subjects.ts';
import { isForeignWork, unitsWithin, worksWithin } from '../judging/targets.ts';
import { refuse } from '../refusal.ts';
import { groundIn, isCarried } from '../state/board.ts';
import type { HexNo, Side, Unit, War } from '../state.ts';

const isGun = ({ type }: Unit): boolean => type === 'art';
const { range } = UNITS.art;

/** MW-092: "Artillery that did not move, board or land this turn attacks once" */
const mayFire = (unit: Unit): boolean => isGun(unit) && !isCarried(unit) && !unit.moved && !unit.attacked;

function refusesAim(war: War, side: Side, gun: Unit, target: FireOrder['target']) {
  const at = typeof target === 'string' ? actor(war, target).at : numberOfHex(war, target);
  // MW-093: "an infrastructure item in a hex not under its owner's control"
  const aimed = typeof target === 'string' ? isTargetButSub(side, actor(war, target)) : isForeignWork(war, side, at);
  if (!aimed) return refuse('ILLEGAL_TARGET', 'MW-093');
  return inRange(war, gun, at) ? null : refuse('OUT_OF_RANGE', 'MW-092');
}

function inRange(war: War, gun: Unit, at: HexNo): boolean {
  const away = groundIn(war).distance(gun.at, at);
  return away >= 1 && away <= range;
}

export const guns: UnitChapter<FireOrder> = {
  refuses(war, side, { unit: id, target }) {
    const fault = refusesSubject(war, side, id, [target], isGun, 'MW-092');
    if (fault !== null) return fault;
    const gun = actor(war, id);
    if (isCarried(gun)) return refuse('CARRIED', 'MW-023');
    if (gun.attacked) return refuse('ALREADY_ATTACKED', 'MW-092');
    if (gun.moved) return refuse('MOVED_ARTILLERY', 'MW-092');
    return refusesAim(war, side, gun, target);
  },
  resolve(play, _side, { unit: id, target }) {
    const war = warOf(play);
    const gun = actor(war, id);
    if (typeof target === 'string') attackUnit(play, 'guns', gun, actor(war, target), UNITS.art.attack);
    else attackHex(play, 'guns', gun, numberOfHex(war, target));
  },
  list(war, side, gun) {
    if (!mayFire(gun)) return [];
    const { hexes } = groundIn(war);
    const units = unitsWithin(war, side, gun.at, range, isTargetButSub).map(({ id }) => id);
    const works = worksWithin(war, side, gun.at, range, 1).flatMap((at) => [hexes[at] ?? []]) as FireOrder['target'][];
    return [...units, ...works].map((target) => ({ type: 'fire', unit: gun.id, target }));
  },
  able: (war, side, gun) =>
    mayFire(gun) &&
    (unitsWithin(war, side, gun.at, range, isTargetButSub).length > 0 ||
      worksWithin(war, side, gun.at, range, 1).length > 0),
};

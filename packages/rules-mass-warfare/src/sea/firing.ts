/** Sea attacks (MW-081 to MW-084). */
import { CONSTANTS } from '../catalogue/constants.ts';
import { UNITS } from '../catalogue/units.ts';
import { attackUnit } from '../combat/attacks.ts';
import { warOf } from '../combat/play.ts';
import type { FireOrder } from '../commands.ts';
import type { UnitChapter } from '../judging/chapter.ts';
import { actor, isTarget, isTargetButSub, refusesSubject } from '../judging/subjects.ts';
import { unitsWithin } from '../judging/targets.ts';
import { refuse } from '../refusal.ts';
import { groundIn } from '../state/board.ts';
import type { Side, Unit, War } from '../state.ts';

/** MW-081: "Carriers and transports do not attack" */
const isFighting = ({ type }: Unit): boolean => type === 'war' || type === 'sub';

/** MW-082, MW-083: a warship may attack a sub, with depth charges; nobody else may. */
function isAim(side: Side, ship: Unit, enemy: Unit): boolean {
  return ship.type === 'war' ? isTarget(side, enemy) : isTargetButSub(side, enemy);
}

/** MW-082: how far it shoots at this unit, and with how many dice. */
function gunnery(ship: Unit, enemy: Unit): { readonly range: number; readonly dice: number } {
  if (enemy.type === 'sub') return { range: CONSTANTS.depthCharge, dice: 1 };
  const { range, attack } = UNITS[ship.type];
  return { range, dice: attack };
}

function targetsOf(war: War, side: Side, ship: Unit): readonly Unit[] {
  if (!isFighting(ship) || ship.attacked) return [];
  const { distance } = groundIn(war);
  const near = unitsWithin(war, side, ship.at, UNITS[ship.type].range, isTarget);
  return near.filter((enemy) => isAim(side, ship, enemy) && distance(ship.at, enemy.at) <= gunnery(ship, enemy).range);
}

export const firing: UnitChapter<FireOrder> = {
  refuses(war, side, { unit: id, target }) {
    const fault = refusesSubject(war, side, id, [target], isFighting, 'MW-081');
    if (fault !== null) return fault;
    const ship = actor(war, id);
    if (ship.attacked) return refuse('ALREADY_ATTACKED', 'MW-081');
    // MW-084: "Ships may not attack infrastructure."
    if (typeof target !== 'string') return refuse('ILLEGAL_TARGET', 'MW-084');
    const enemy = actor(war, target);
    if (!isAim(side, ship, enemy)) return refuse('ILLEGAL_TARGET', enemy.type === 'sub' ? 'MW-083' : 'MW-082');
    const away = groundIn(war).distance(ship.at, enemy.at);
    return away <= gunnery(ship, enemy).range ? null : refuse('OUT_OF_RANGE', 'MW-082');
  },
  resolve(play, _side, { unit: id, target }) {
    const war = warOf(play);
    const [ship, enemy] = [actor(war, id), actor(war, String(target))];
    attackUnit(play, 'sea', ship, enemy, gunnery(ship, enemy).dice);
  },
  list: (war, side, ship) => targetsOf(war, side, ship).map(({ id }) => ({ type: 'fire', unit: ship.id, target: id })),
  able: (war, side, ship) => targetsOf(war, side, ship).length > 0,
};

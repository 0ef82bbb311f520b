/** Whether a tank order is legal (WWA-108 to WWA-110). */
import type { AttackId } from '../catalogue/attacks.ts';
import { isInside } from '../geometry/grid.ts';
import { type Fault, first } from '../judging/faults.ts';
import { isEnemySolid, markOfSolid } from '../shooting/marks.ts';
import { cellOfHex, footprintIn, isAhead, isOnMap, layoutIn, tankIn } from '../state/board.ts';
import type { FullOrder, Seat, Solid, War } from '../state.ts';
import { countOf } from './moments.ts';
import { turnTo, turretSpeed } from './turret.ts';

export function refusesOrder(war: War, seat: Seat, order: FullOrder): Fault | null {
  const tank = tankIn(war, seat);
  const model = layoutIn(war, seat)?.model;
  if (tank === null || model === undefined) return ['E_PHASE', 'WWA-010'];
  const { attack, solid } = order;
  const isKnown = attack === null || (model.guns as readonly AttackId[]).includes(attack);
  return first([
    attack !== null && tank.heat[attack] !== undefined ? ['E_HEAT', 'WWA-110'] : null,
    solid !== null && (!isEnemySolid(war, seat, solid) || isWithin(war, solid)) ? ['E_TARGET', 'WWA-108'] : null,
    isKnown && isSound(order, model.speed, isAhead(war)) ? null : ['E_ORDER', 'WWA-108'],
    turretFault(war, seat, order),
  ]);
}

/** WWA-108: "A solid inside a tank cannot be named, for the gun bursts outside". */
function isWithin(war: War, solid: Solid): boolean {
  const mark = markOfSolid(war, solid);
  return mark?.kind === 'pos' && isInside(mark.pos.layer);
}

/** E_ORDER: "speed; heading; attack without aim; unknown attack; moment outside the list". A solid is named for a shot. */
function isSound(order: FullOrder, most: number, ahead: boolean): boolean {
  const { speed, aim, attack, solid, moment } = order;
  if (speed < 0 || speed > most || (attack !== null && aim === null) || (solid !== null && attack === null))
    return false;
  // WWA-154: "`earliest`" and "`latest`" are for a seat that is not asked
  if (typeof moment === 'string') return ahead;
  return moment === null || (moment >= 0 && moment < countOf(order, false));
}

/** WWA-110: "on the map, outside its own footprint, and within the turret's reach from the current position". */
function turretFault(war: War, seat: Seat, { aim }: FullOrder): Fault | null {
  const tank = tankIn(war, seat);
  if (aim === null || tank === null) return null;
  const isOwn = (footprintIn(war, seat)?.localAt(cellOfHex(aim)) ?? -1) >= 0;
  const fits = isOnMap(war, aim) && !isOwn && Math.abs(turnTo(tank, aim).steps) <= turretSpeed(tank);
  return fits ? null : ['E_TURRET', 'WWA-110'];
}

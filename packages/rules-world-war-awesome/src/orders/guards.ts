/** The guards of a queue (THE-RULES "Queues and options"), judged by what its owner can see. */
import { controls } from '../frequency/control.ts';
import { samePos } from '../geometry/grid.ts';
import { distance } from '../geometry/hexes.ts';
import { projected, unitOf } from '../state/board.ts';
import type { Seat, War } from '../state.ts';
import type { Guard } from './standing-orders.ts';

/** All conditions are ANDed. */
export function holds(war: War, seat: Seat, guard: Guard): boolean {
  const { targetStillAt, enemyWithin, unitAlive, regionControlled, onlyIfOpponentPassed, lastDice } = guard;
  const target = targetStillAt === null ? null : unitOf(war, targetStillAt.unit);
  if (targetStillAt !== null && (target === null || !samePos(target.at, targetStillAt.pos))) return false;
  if (enemyWithin !== null && isEnemyNear(war, seat, enemyWithin)) return false;
  if (unitAlive !== null && unitOf(war, unitAlive) === null) return false;
  if (regionControlled !== null && !controls(war, regionControlled, seat)) return false;
  if (onlyIfOpponentPassed && war.passes === 0) return false;
  return lastDice === null || war.lastThrow === lastDice;
}

/** Enemies are counted wherever they are within this many hexes, inside tanks too: all units are public. */
function isEnemyNear(war: War, seat: Seat, { pos, n }: NonNullable<Guard['enemyWithin']>): boolean {
  const centre = projected(war, pos);
  return war.units.some((unit) => unit.owner !== seat && distance(projected(war, unit.at), centre) <= n);
}

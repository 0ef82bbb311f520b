/** Orders of the tank: nearer to the enemy, off its own soldiers, and a shot at what is worth it. */
import { ATTACKS } from '../catalogue/attacks.ts';
import { distance } from '../geometry/hexes.ts';
import { projected, tankIn } from '../state/board.ts';
import type { FullOrder, War } from '../state.ts';
import { legalMoments, rideOf } from '../tank/moments.ts';
import type { Scene } from './scene.ts';
import { shellWorth, unitWorth } from './shots.ts';

/** Hexes between the turrets at which a tank stops coming nearer. */
const NEAR = 8;

/** The ride alone: where it ends, and whom it runs over. */
export function rideWorth(scene: Scene, order: FullOrder): number {
  const { war, seat, other } = scene;
  const ride = rideOf(war, seat, order, false);
  const end = ride.at(-1) ?? war;
  const [own, enemy] = [tankIn(end, seat), tankIn(end, other)];
  if (own === null || enemy === null) return 0;
  const away = distance(own.anchor, enemy.anchor);
  const bearing = order.heading === 'F' ? 0 : 0.3;
  return -0.4 * Math.abs(away - NEAR) - bearing - runOver(scene, end) - 0.2 * facingAway(end, scene);
}

/** How far the bow points past the enemy: a tank that must turn its turret far cannot fire. */
function facingAway(end: War, { seat, other }: Scene): number {
  const [own, enemy] = [tankIn(end, seat), tankIn(end, other)];
  if (own === null || enemy === null) return 0;
  const ahead = projected(end, { layer: `in:${seat}`, q: 3, r: 0 });
  return distance(ahead, enemy.anchor) - distance(own.anchor, enemy.anchor);
}

function runOver(scene: Scene, end: War): number {
  const left = new Set(end.units.map(({ id }) => id));
  return scene.war.units
    .filter(({ id }) => !left.has(id))
    .reduce((sum, unit) => sum + unitWorth(scene, unit) * (unit.owner === scene.seat ? 1.5 : -1), 0);
}

const AIMED = 0.6;

/** The target may have gone by then; a target on the hull is gone less often. */
export function orderWorth(scene: Scene, order: FullOrder): number {
  const { aim, attack } = order;
  const ride = rideWorth(scene, order);
  if (aim === null || attack === null) return ride;
  const { impact, blast } = ATTACKS[attack];
  const worth = shellWorth(scene, aim, impact, blast);
  if (worth <= 0 || legalMoments(scene.war, scene.seat, order).length === 0) return ride - 1;
  return ride + AIMED * worth;
}

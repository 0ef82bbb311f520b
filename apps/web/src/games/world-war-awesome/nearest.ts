/** The enemy and the way into the enemy's tank that are nearest to a soldier (W-3). */
import { centreOf, hexOfKey, keyOfHex, type Lie } from '@fieldpost/boards/world-war-awesome';
import { distance, isInside, isShielded, layoutIn, projected, tankIn } from '@fieldpost/rules-world-war-awesome/table';
import type { Situation } from './situation.ts';

export type NearestDoor = {
  readonly id: string;
  readonly key: string;
  readonly hexes: number;
  readonly shielded: boolean;
};

/** The hex of the nearest enemy outside the tanks; null: there is none. */
export function nearestFoe({ war, chair }: Situation, from: string): string | null {
  const start = hexOfKey(from);
  if (start === null || chair === null) return null;
  const foes = war.units
    .filter(({ owner, at }) => owner !== chair.side && !isInside(at.layer))
    .map(({ at }) => projected(war, at));
  const [nearest] = foes.toSorted((one, other) => distance(start, one) - distance(start, other));
  return nearest === undefined ? null : keyOfHex(nearest);
}

/** The nearest door of the enemy's tank, one without a shield before others; null: there is no tank. */
export function nearestDoor({ war, chair }: Situation, from: string): NearestDoor | null {
  const start = hexOfKey(from);
  if (start === null || chair === null) return null;
  const seat = chair.side === 'A' ? 'B' : 'A';
  const layout = layoutIn(war, seat);
  if (layout === null || tankIn(war, seat) === null) return null;
  const doors = layout.model.doors.map(({ id, q, r, shield }): NearestDoor => {
    const hex = projected(war, { layer: `in:${seat}`, q, r });
    return { id, key: keyOfHex(hex), hexes: distance(start, hex), shielded: isShielded(war, seat, shield) };
  });
  const [nearest] = doors.toSorted(
    (one, other) => Number(one.shielded) - Number(other.shielded) || one.hexes - other.hexes,
  );
  return nearest ?? null;
}

const ARROWS = ['→', '↘', '↓', '↙', '←', '↖', '↑', '↗'] as const;

/** Where one hex lies from another as the field is seen. */
export function arrowTo(from: string, to: string, { at }: Lie): string {
  const [start, end] = [hexOfKey(from), hexOfKey(to)];
  if (start === null || end === null) return '';
  const [a, b] = [at(centreOf(start)), at(centreOf(end))];
  const eighth = Math.round(Math.atan2(b.y - a.y, b.x - a.x) / (Math.PI / 4));
  return ARROWS[(eighth + 8) % 8] ?? '';
}

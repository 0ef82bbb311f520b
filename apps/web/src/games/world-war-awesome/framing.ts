/** What of the field must be in sight at which moment, and how large its hexes are then (W-3). */
import {
  APOTHEM,
  CORNER,
  centreOf,
  hexOfKey,
  isShown,
  keyOfHex,
  type Lie,
  type WarMarks,
} from '@fieldpost/boards/world-war-awesome';
import {
  footprintIn,
  hexAt,
  projected,
  type Seat,
  tankIn,
  unitOf,
  type War,
} from '@fieldpost/rules-world-war-awesome/table';
import { type NearestDoor, nearestDoor, nearestFoe } from './nearest.ts';
import type { Places } from './places.ts';
import type { Turn } from './turn.ts';

/** Hexes by key. */
export type Sight = {
  /** From the most that should be seen to the least: the first that fits is framed. */
  readonly parts: readonly (readonly string[])[];
  /** Pixels that a hex is wide at least, and at most. */
  readonly least: number;
  readonly most: number;
  /** Units of the drawing around the middles of the outer hexes, in halves of a hex. */
  readonly air: number;
};

/** Between two parallel sides of a hex. */
export const UNITS_OF_HEX = 2 * APOTHEM;

type Part = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Around the middles of hexes as the field lies; null: there are none. */
export function partAround(keys: readonly string[], { at }: Lie, air: number): Part | null {
  const spots = keys.flatMap((key) => {
    const hex = hexOfKey(key);
    return hex === null ? [] : [at(centreOf(hex))];
  });
  if (spots.length === 0) return null;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const by = air * APOTHEM;
  const [left, top] = [Math.min(...xs) - by, Math.min(...ys) - by];
  return { x: left, y: top, width: Math.max(...xs) + by - left, height: Math.max(...ys) + by - top };
}

/** A thumb finds a hex of 26 pixels where only an aim is set, and needs 44 to lead a soldier. */
const OVERVIEW = { least: 26, most: 44, air: 1.3 } as const;
const SOLDIER = { least: 44, most: 46, air: 1.3 } as const;
/** As large as the window allows, the whole tank where a thumb then finds its hexes. */
const WHOLE = { least: 44, most: 400, air: (1.4 * CORNER) / APOTHEM } as const;

/** An opened tank fills the window. */
export function sightOfTank(war: War, { at }: Places): Sight | null {
  if (at !== 'A' && at !== 'B') return null;
  const cells = cellsOf(war, at);
  return cells.length === 0 ? null : { parts: [cells], ...WHOLE };
}

const cellsOf = (war: War, seat: Seat): readonly string[] =>
  (footprintIn(war, seat)?.cells ?? []).map((cell) => keyOfHex(hexAt(cell)));

/** What belongs to what is chosen, or to what is asked; null: the field stays as it is. */
export function sightOf(turn: Turn, marks: WarMarks): Sight | null {
  const { situation, picked } = turn;
  const { war, choosing, chair } = situation;
  if (!choosing || chair === null) return null;
  if (war.phase === 'plan') return planSight(war, chair.side, marks);
  if (war.phase === 'setupTank' || war.phase === 'setupSupport')
    return marks.reach.length === 0 ? null : { parts: [marks.reach], ...SOLDIER };
  if (war.phase === 'tankops') return planSight(war, chair.side, marks);
  const subject =
    war.phase === 'decision' ? (war.decision?.unit ?? null) : war.phase === 'awaitAction' ? war.landed : picked.subject;
  const unit = unitOf(war, subject);
  if (unit !== null) return unitSight(turn, marks, keyOfHex(projected(war, unit.at)));
  return war.phase === 'main' && picked.subject === null ? mainSight(turn) : null;
}

/** Both turrets and all between them; with a ride or an aim that, and the turret behind it. */
function planSight(war: War, side: Seat, { ghosts, blast, aim }: WarMarks): Sight | null {
  const own = war.tanks[side];
  if (own === null) return null;
  const home = keyOfHex(own.anchor);
  const rides = ghosts.filter(({ anchor }) => keyOfHex(anchor) !== home).map(({ anchor }) => keyOfHex(anchor));
  if (aim !== null)
    return {
      parts: [
        [home, aim.to, ...blast, ...rides],
        [aim.to, ...blast],
      ],
      ...OVERVIEW,
    };
  if (rides.length > 0) return { parts: [[...cellsOf(war, side), ...rides]], ...OVERVIEW };
  const turrets = (['A', 'B'] as const).flatMap((seat) => {
    const tank = tankIn(war, seat);
    return tank === null ? [] : [keyOfHex(tank.anchor)];
  });
  const soldiers = war.units.filter(({ at }) => at.layer === 'ground').map(({ at }) => keyOfHex(at));
  return { parts: [[...turrets, ...soldiers], turrets, [home]], ...OVERVIEW };
}

/** All own soldiers on the field who can act. */
function mainSight({ situation: { war }, subjects, places }: Turn): Sight | null {
  const keys = subjects.flatMap((id) => {
    const unit = unitOf(war, id);
    return unit !== null && isShown(unit.at, places.lifted) ? [keyOfHex(projected(war, unit.at))] : [];
  });
  return keys.length === 0 ? null : { parts: [keys], ...SOLDIER };
}

/** The soldier, every lit hex, the nearest enemy, the nearest enemy door. */
function unitSight({ situation, ways }: Turn, { chosen, blast }: WarMarks, here: string): Sight {
  const foe = nearestFoe(situation, here);
  const door: NearestDoor | null = nearestDoor(situation, here);
  const ends = ways.map(({ pos }) => keyOfHex(projected(situation.war, pos)));
  const lit = [here, ...ends, ...chosen, ...blast];
  const withFoe = foe === null ? lit : [...lit, foe];
  return { parts: [...(door === null ? [] : [[...withFoe, door.key]]), withFoe, lit], ...SOLDIER };
}

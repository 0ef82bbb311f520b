/** What is worth aiming at (WWA-147): hexes from which a shot, its scatter or its blast can reach a unit or a solid. */
import { SEATS } from '../catalogue/sides.ts';
import { TERRAIN } from '../catalogue/terrain.ts';
import type { HexTarget, Target } from '../commands.ts';
import {
  cellOf,
  isInside,
  localAt,
  localOf,
  placeOf,
  posAt,
  tankOf,
  terrainAt,
  withinLayer,
} from '../geometry/grid.ts';
import { DIRS, distance, stepped } from '../geometry/hexes.ts';
import type { Fault } from '../judging/faults.ts';
import { touching } from '../moving/steps.ts';
import { openedTo, solidsAt, victimsOf } from '../shooting/bursts.ts';
import { aimFault, markFault, muzzleOf } from '../shooting/judging.ts';
import { isEnemySolid, markOfSolid } from '../shooting/marks.ts';
import { bandAt, isPlanted, rollsDice, type Stand, type Weapon } from '../shooting/weapons.ts';
import { type Mark, markHex } from '../sight/sight.ts';
import {
  coveredBy,
  hexOfCell,
  hexOfComponent,
  isDestroyed,
  isOnMap,
  isVehicle,
  layoutIn,
  projected,
  tankIn,
} from '../state/board.ts';
import { latest } from '../state/latest.ts';
import type { Hex, Seat, Solid, Unit, War } from '../state.ts';

/** Everything on one war that can be hit, worked out once for all places and weapons. */
type Scene = {
  /** Cells of outside hexes with a unit or a solid, and of open doors where somebody stands. */
  readonly outside: readonly number[];
  /** WWA-078: open doors that have to be hit themselves, for units farther in, with their distances. */
  readonly doors: readonly { readonly hex: Hex; readonly away: number }[];
  readonly walls: readonly Hex[];
  readonly near: Map<number, readonly Hex[]>;
  /** By place. */
  readonly solids: Map<number, readonly Solid[]>;
};

const sceneOf = latest((war: War): Scene => {
  const cells = wallsOf(war);
  const units = war.units.filter(({ at }) => !isInside(at.layer)).map((unit) => cellOfHexIn(projected(war, unit.at)));
  const components = SEATS.flatMap((seat) =>
    tankIn(war, seat) === null
      ? []
      : (layoutIn(war, seat)?.model.components ?? [])
          .filter((one) => !one.inside && !isDestroyed(war, seat, one))
          .map((one) => cellOfHexIn(hexOfComponent(war, seat, one))),
  );
  const doors = doorsOf(war);
  return {
    outside: [...new Set([...units, ...components, ...cells, ...doors.standing])],
    doors: doors.beside,
    walls: wallHexes(cells),
    near: new Map(),
    solids: new Map(),
  };
});

/** Open doors where somebody stands, and those beside which somebody is. */
function doorsOf(war: War): { readonly standing: readonly number[]; readonly beside: Scene['doors'] } {
  const inside = war.units.filter(({ at }) => isInside(at.layer));
  const standing = inside.filter((unit) => openedTo(war, unit).stands);
  const beside = inside.flatMap((unit) => {
    const here = projected(war, unit.at);
    return openedTo(war, unit).doors.map((hex) => ({ hex, away: distance(here, hex) }));
  });
  return { standing: standing.map((unit) => cellOfHexIn(projected(war, unit.at))), beside };
}

const cellOfHexIn = ({ q, r }: Hex): number => cellOf(q, r);

const wallsKnown = new Map<string, readonly number[]>();

/** Cells of walls, remembered by the ground: it seldom changes. */
function wallsOf({ ground }: War): readonly number[] {
  let walls = wallsKnown.get(ground);
  if (walls === undefined) {
    walls = [...ground].flatMap((_, cell) => {
      const sign = terrainAt(ground, cell);
      return sign !== null && TERRAIN[sign].rating !== null ? [cell] : [];
    });
    if (wallsKnown.size > 64) wallsKnown.clear();
    wallsKnown.set(ground, walls);
  }
  return walls;
}

const wallHexesKnown = new WeakMap<readonly number[], readonly Hex[]>();

function wallHexes(cells: readonly number[]): readonly Hex[] {
  const hexes = wallHexesKnown.get(cells) ?? cells.map(hexOfCell);
  wallHexesKnown.set(cells, hexes);
  return hexes;
}

/** Outside hexes from which a blast of this radius, after a scatter of this many steps, reaches anything that can be hit. */
function hexesNear(war: War, blast: number, scatter: 0 | 1): readonly Hex[] {
  const scene = sceneOf(war);
  const key = 2 * blast + scatter;
  const made = scene.near.get(key);
  if (made !== undefined) return made;
  const cells = new Set<number>();
  for (const cell of scene.outside) addWithin(war, cells, hexOfCell(cell), blast + scatter);
  for (const { hex, away } of scene.doors) if (away <= blast) addWithin(war, cells, hex, scatter);
  const hexes = [...cells].map(hexOfCell);
  scene.near.set(key, hexes);
  return hexes;
}

function addWithin({ ground }: War, cells: Set<number>, { q, r }: Hex, radius: number): void {
  for (let dq = -radius; dq <= radius; dq++)
    for (let dr = Math.max(-radius, -dq - radius); dr <= Math.min(radius, radius - dq); dr++) {
      const at = cellOf(q + dq, r + dr);
      if (terrainAt(ground, at) !== null) cells.add(at);
    }
}

/** Units that dice may be thrown at, and solids for those that have an impact value. */
export function diceTargets(war: War, stand: Stand, weapon: Weapon): readonly Target[] {
  const found: Target[] = [];
  for (const { target, mark, solid } of diceAims(war, stand, weapon))
    if (markFault(war, stand, weapon, mark, solid) === null) found.push(target);
  return found;
}

/** Whether there is anything to aim at: the first is enough. */
export function hasTarget(war: War, stand: Stand, weapon: Weapon): boolean {
  if (rollsDice(weapon))
    return diceAims(war, stand, weapon).some(({ mark, solid }) => markFault(war, stand, weapon, mark, solid) === null);
  const isLegal = (target: Target): boolean => aimFault(war, stand, weapon, target) === null;
  return spotsOf(war, stand, weapon).some((spot) => namings(war, stand, weapon, spot).some(isLegal));
}

/** What dice may be thrown at, where it is, and the solid that it is; null: a unit. */
type Aim = { readonly target: Target; readonly mark: Mark; readonly hex: Hex; readonly solid: Solid | null };
type Aims = { readonly units: readonly Aim[]; readonly solids: readonly Aim[] };

/** Enemies of each seat and their solids, worked out once for all places and weapons. */
const aimsOf = latest((_: War): Partial<Record<Seat, Aims>> => ({}));

function aimsFor(war: War, owner: Seat): Aims {
  const known = aimsOf(war);
  known[owner] ??= {
    units: war.units.filter((unit) => unit.owner !== owner).map((unit) => aimAtUnit(war, unit)),
    solids: enemySolids(war, owner).flatMap((solid) => aimAtSolid(war, solid)),
  };
  return known[owner];
}

function aimAtUnit(war: War, { id, at }: Unit): Aim {
  return { target: { unit: id }, mark: { kind: 'pos', pos: at }, hex: projected(war, at), solid: null };
}

function aimAtSolid(war: War, solid: Solid): readonly Aim[] {
  const mark = markOfSolid(war, solid);
  return mark === null ? [] : [{ target: { solid }, mark, hex: markHex(war, mark), solid }];
}

/** Enemies and their solids in reach, legal or not. */
function diceAims(war: War, stand: Stand, weapon: Weapon): readonly Aim[] {
  const { units, solids } = aimsFor(war, stand.unit.owner);
  const muzzle = muzzleOf(war, stand, weapon);
  const isNear = ({ hex }: Aim): boolean => bandAt(weapon.facts, distance(muzzle, hex)) !== null;
  const near = units.filter(isNear);
  return weapon.facts.impact === 0 ? near : [...near, ...solids.filter(isNear)];
}

/** Walls and standing components; units with impact armor are aimed at as units. */
function enemySolids(war: War, owner: Seat): readonly Solid[] {
  const walls = sceneOf(war).walls.map((hex): Solid => ({ hex }));
  const components = SEATS.filter((tank) => tank !== owner).flatMap((tank) =>
    (layoutIn(war, tank)?.model.components ?? []).map(({ id }): Solid => ({ tank, id })),
  );
  return [...components, ...walls].filter((solid) => isEnemySolid(war, owner, solid));
}

/** Hexes worth a shell. */
export function hexTargets(war: War, stand: Stand, weapon: Weapon): readonly Target[] {
  const found: HexTarget[] = [];
  for (const target of hexTried(war, stand, weapon))
    if (hexFault(war, stand, weapon, target) === null) found.push(target);
  return found;
}

/** Of a weapon without dice: where no solid is named only the place matters. A hull may hang over the edge of the map. */
function hexFault(war: War, stand: Stand, weapon: Weapon, target: HexTarget): Fault | null {
  const isPlain = target.solid === null && target.layer === 'ground' && isOnMap(war, target.hex);
  if (!isPlain) return aimFault(war, stand, weapon, target);
  return markFault(war, stand, weapon, { kind: 'outside', hex: target.hex }, null);
}

function hexTried(war: War, stand: Stand, weapon: Weapon): readonly HexTarget[] {
  return spotsOf(war, stand, weapon).flatMap((spot) => namings(war, stand, weapon, spot));
}

function spotsOf(war: War, stand: Stand, weapon: Weapon): readonly Spot[] {
  return isPlanted(weapon)
    ? plantingSpots(war, stand)
    : [...outsideSpots(war, stand, weapon), ...insideSpots(war, stand)];
}

type Spot = Omit<HexTarget, 'solid'>;

function outsideSpots(war: War, stand: Stand, weapon: Weapon): readonly Spot[] {
  const muzzle = muzzleOf(war, stand, weapon);
  const blast = weapon.facts.blast ?? 0;
  const within = (hexes: readonly Hex[], band: 'normal' | 'extended') =>
    hexes.filter((hex) => bandAt(weapon.facts, distance(muzzle, hex)) === band);
  const hexes = [...within(hexesNear(war, blast, 0), 'normal'), ...within(hexesNear(war, blast, 1), 'extended')];
  return hexes.map((hex) => ({ hex, layer: 'ground' }));
}

/** From inside a tank its own hexes; from outside the doors of others. */
function insideSpots(war: War, { unit, pos }: Stand): readonly Spot[] {
  const own = isInside(pos.layer) ? tankOf(pos.layer) : null;
  return SEATS.flatMap((seat) => {
    const layout = tankIn(war, seat) === null ? null : layoutIn(war, seat);
    if (layout === null) return [];
    const others = war.units.filter(({ id, at }) => id !== unit.id && at.layer === `in:${seat}`);
    const solids = layout.model.components.filter((one) => one.inside && !isDestroyed(war, seat, one));
    const targets: readonly Hex[] = [...others.map(({ at }) => at), ...solids];
    const hexes = own === seat ? layout.hexes.map((local) => localAt(local)) : layout.model.doors;
    const spots = hexes.map(({ q, r }): Spot => ({ hex: { q, r }, layer: `in:${seat}` }));
    // WWA-078: what bursts in a door reaches those before it, too
    const isDoor = ({ hex: { q, r } }: Spot): boolean => layout.doorAt(localOf(q, r)) !== null;
    return spots.filter(
      (spot) =>
        targets.some((at) => distance(at, spot.hex) <= 2) ||
        (isDoor(spot) && victimsOf(war, spot, 2).some(({ id }) => id !== unit.id)),
    );
  });
}

/** WWA-080: your own hex and those a step away; the hull, where a component can be reached. */
function plantingSpots(war: War, { unit, pos }: Stand): readonly Spot[] {
  const here = placeOf(pos);
  const steps = touching(war, here, isVehicle(unit), 'live').map(({ to }) => to);
  const reached = [...new Set([here, ...steps])].filter((place) => place >= 0).map((place) => spotAt(war, place));
  const around = isInside(pos.layer) ? [] : DIRS.map((dir) => stepped(projected(war, pos), dir));
  const hull = around
    .filter(({ q, r }) => coveredBy(war, cellOf(q, r)) !== null)
    .map((hex): Spot => ({ hex, layer: 'ground' }));
  const keyed = new Map([...reached, ...hull].map((spot) => [`${spot.layer} ${spot.hex.q},${spot.hex.r}`, spot]));
  return [...keyed.values()].filter((spot) => isWorthPlanting(war, unit.id, spot));
}

function spotAt(war: War, place: number): Spot {
  const pos = posAt(place);
  if (isInside(pos.layer)) return { hex: localAt(withinLayer(place)), layer: pos.layer as 'in:A' };
  return { hex: projected(war, pos), layer: 'ground' };
}

function isWorthPlanting(war: War, self: string, spot: Spot): boolean {
  return solidsOn(war, spot).length > 0 || victimsOf(war, spot, 1).some(({ id }) => id !== self);
}

function solidsOn(war: War, spot: Spot): readonly Solid[] {
  const { solids } = sceneOf(war);
  const key = placeOf({ layer: spot.layer, ...spot.hex });
  const found = solids.get(key) ?? solidsAt(war, spot);
  solids.set(key, found);
  return found;
}

/** The solids that a shot at a hex may name: where there is no choice nothing is named. */
function namings(war: War, stand: Stand, weapon: Weapon, spot: Spot): readonly HexTarget[] {
  const plain = { ...spot, solid: null };
  if (weapon.facts.impact === 0) return [plain];
  const named = solidsOn(war, spot)
    .filter((solid) => isEnemySolid(war, stand.unit.owner, solid))
    .map((solid) => ({ ...spot, solid }));
  const centre = spot.layer === 'ground' ? spot.hex : projected(war, { layer: spot.layer, ...spot.hex });
  const far = !isPlanted(weapon) && bandAt(weapon.facts, distance(muzzleOf(war, stand, weapon), centre)) === 'extended';
  if (isPlanted(weapon) && named.length > 0) return named;
  return far ? [plain, ...named] : named.length > 1 ? named : [plain];
}

/** Hexes that are worth a shell of a main gun: enemies outside, and what stands on the other hull. */
export function gunAims(war: War, seat: Seat): readonly Hex[] {
  const enemies = war.units.filter(({ owner, at }) => owner !== seat && !isInside(at.layer));
  const cells = enemies.map(({ at }) => cellOfHexIn(projected(war, at)));
  const other: Seat = seat === 'A' ? 'B' : 'A';
  const components = tankIn(war, other) === null ? [] : (layoutIn(war, other)?.model.components ?? []);
  const hull = components.filter((one) => !one.inside && !isDestroyed(war, other, one));
  return [...new Set([...cells, ...hull.map((one) => cellOfHexIn(hexOfComponent(war, other, one)))])].map(hexOfCell);
}

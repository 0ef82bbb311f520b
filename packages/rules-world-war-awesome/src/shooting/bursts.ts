/** Hexes that are hit: impact on one solid, then blast (THE-RULES "Impact and blast"). */
import type { AttackFacts, AttackId } from '../catalogue/attacks.ts';
import { SEATS } from '../catalogue/sides.ts';
import { TERRAIN } from '../catalogue/terrain.ts';
import type { Target } from '../commands.ts';
import { isInside, isRoof, localOf, tankOf, terrainAt } from '../geometry/grid.ts';
import { distance, stepped, turned } from '../geometry/hexes.ts';
import { isSheltered } from '../sight/cover.ts';
import { type Mark, markHex } from '../sight/sight.ts';
import {
  cellOfHex,
  componentOf,
  coveredBy,
  factsOf,
  footprintIn,
  isOnMap,
  isShielded,
  layoutIn,
  projected,
  tankIn,
} from '../state/board.ts';
import type { Hex, Pos, Seat, Solid, Unit, War } from '../state.ts';
import { happen, nowOf, type Play, throwDie, told, warOf } from '../turn/play.ts';
import { byEntity, disable, hit, remove } from './harm.ts';
import { isEnemySolid, isSolidAt, markOf } from './marks.ts';
import { bandAt, isPlanted, type Weapon } from './weapons.ts';

/** Where something bursts: an outside hex of the battlefield, or a local hex inside a tank. */
export type Burst = { readonly hex: Hex; readonly layer: 'ground' | 'in:A' | 'in:B' };

function markOfBurst({ hex, layer }: Burst): Mark {
  return layer === 'ground' ? { kind: 'outside', hex } : { kind: 'pos', pos: { layer, ...hex } };
}

/** The hex at which an attack is aimed, as a place where it may burst. */
export function burstAt(war: War, target: Target): Burst {
  if ('hex' in target) return { hex: target.hex, layer: target.layer };
  const mark = markOf(war, target);
  return mark === null ? { hex: { q: 0, r: 0 }, layer: 'ground' } : burstOfMark(war, mark);
}

function burstOfMark(war: War, mark: Mark): Burst {
  if (mark.kind === 'outside') return { hex: mark.hex, layer: 'ground' };
  const { layer, q, r } = mark.pos;
  return isInside(layer) ? { hex: { q, r }, layer: layer as 'in:A' } : { hex: markHex(war, mark), layer: 'ground' };
}

/** WWA-074: "In the extended band it hits the chosen hex only if a solid there is named"; otherwise it scatters by one. */
export function scatters(war: War, weapon: Weapon, muzzle: Hex, aimed: Burst, named: Solid | null): boolean {
  if (named !== null || isPlanted(weapon)) return false;
  return bandAt(weapon.facts, distance(muzzle, centreOf(war, aimed))) === 'extended';
}

/**
 * WWA-074: where a shell bursts that scatters in a direction of the map: "outside for an outside hex, inside for an inside one (the
 * chosen hex if that one is off the map or outside the layout)".
 */
export function scatteredTo(war: War, aimed: Burst, dir: number): Burst {
  if (aimed.layer === 'ground') {
    const hex = stepped(aimed.hex, dir);
    return isOnMap(war, hex) ? { hex, layer: 'ground' } : aimed;
  }
  const seat = tankOf(aimed.layer) as Seat;
  const hex = stepped(aimed.hex, turned(dir, -(war.tanks[seat]?.heading ?? 0)));
  return layoutIn(war, seat)?.has(localOf(hex.q, hex.r)) ? { hex, layer: aimed.layer } : aimed;
}

export function centreOf(war: War, { hex, layer }: Burst): Hex {
  return layer === 'ground' ? hex : projected(war, { layer, ...hex });
}

type Blow = {
  readonly owner: Seat;
  readonly attack: AttackId;
  readonly facts: AttackFacts;
  readonly named: Solid | null;
  /** WWA-082: a charge that lies under a tank reaches nothing inside. */
  readonly under: boolean;
  /** WWA-079: who was shot and is not rolled for. */
  readonly spared: string | null;
};

/** WWA-075: "first the impact is applied to exactly one solid there ...; then blast". */
export function hitHex(play: Play, burst: Burst, blow: Blow): void {
  happen(play, { type: 'hexHit', ...burst, attack: blow.attack });
  const solid = blow.facts.impact > 0 ? struck(warOf(play), burst, blow) : null;
  if (solid !== null) strike(play, solid, blow.facts.impact);
  if (blow.facts.blast !== null) blast(play, burst, blow, blow.facts.blast);
}

/** "if none is named, or the named one is not there: enemy unit with impact armor, enemy component, terrain, the first present". */
function struck(war: War, burst: Burst, { owner, named }: Blow): Solid | null {
  const mark = markOfBurst(burst);
  const isThere = (solid: Solid): boolean => isEnemySolid(war, owner, solid) && isSolidAt(war, solid, mark);
  if (named !== null && isThere(named)) return named;
  return solidsAt(war, burst).find(isThere) ?? null;
}

/** Everything solid at a hex, of either owner, in the order of WWA-075. */
export function solidsAt(war: War, burst: Burst): readonly Solid[] {
  const mark = markOfBurst(burst);
  const units = war.units.filter((unit) => factsOf(unit).armor > 0).map(({ id }) => ({ unit: id }));
  const seat = burst.layer === 'ground' ? coveredBy(war, cellOfHex(burst.hex)) : tankOf(burst.layer);
  const components = SEATS.filter((tank) => tank === seat).flatMap((tank) =>
    (layoutIn(war, tank)?.model.components ?? []).map(({ id }): Solid => ({ tank, id })),
  );
  const terrain: readonly Solid[] = burst.layer === 'ground' ? [{ hex: burst.hex }] : [];
  return [...units, ...components, ...terrain].filter((solid) => isSolidAt(war, solid, mark));
}

/** WWA-070, WWA-071: impact is added with no roll; at its rating the solid is destroyed. */
export function strike(play: Play, solid: Solid, points: number): void {
  const war = warOf(play);
  if ('unit' in solid) {
    const unit = nowOf(play, solid.unit);
    if (unit === null) return;
    const destroyed = unit.impactLost + points >= factsOf(unit).armor;
    happen(play, { type: 'impact', solid, points, destroyed });
    if (destroyed) remove(play, unit.id, 'impact');
    return;
  }
  happen(play, { type: 'impact', solid, points, destroyed: destroyedBy(war, solid, points) });
}

function destroyedBy(war: War, solid: Exclude<Solid, { readonly unit: string }>, points: number): boolean {
  if ('hex' in solid) {
    const cell = cellOfHex(solid.hex);
    const sign = terrainAt(war.ground, cell);
    const rating = sign === null ? null : TERRAIN[sign].rating;
    return rating !== null && (war.damage[cell] ?? 0) + points >= rating;
  }
  const rating = componentOf(war, solid.tank, solid.id)?.rating ?? 0;
  return (war.tanks[solid.tank]?.damage[solid.id] ?? 0) + points >= rating;
}

/** WWA-078: a door hex without a live shield joins inside and outside. */
function isOpenDoor(war: War, { layer, q, r }: Pos): boolean {
  const seat = tankOf(layer);
  const door = seat === null ? null : (layoutIn(war, seat)?.doorAt(localOf(q, r)) ?? null);
  return seat !== null && door !== null && !isShielded(war, seat, door.shield);
}

/** WWA-100: no outside burst reaches a unit at a weapon port, "not even through an open door beside it". */
function isOnPort(war: War, { layer, q, r }: Pos): boolean {
  const seat = tankOf(layer);
  return seat !== null && (layoutIn(war, seat)?.isPort(localOf(q, r)) ?? false);
}

/** WWA-078: which layers a blast reaches: "hull separates, doors join, shields stop inward". */
function reaches(war: War, burst: Burst, unit: Unit, under: boolean): boolean {
  const { layer } = unit.at;
  if (burst.layer === 'ground') {
    if (!isInside(layer)) return true;
    if (under || isOnPort(war, unit.at)) return false;
    return isOpenDoor(war, unit.at) || tankOf(layer) === openedBy(war, burst.hex);
  }
  if (layer === burst.layer) return true;
  const pos: Pos = { layer: burst.layer, ...burst.hex };
  const seat = tankOf(burst.layer) as Seat;
  const isDoor = (layoutIn(war, seat)?.doorAt(localOf(pos.q, pos.r)) ?? null) !== null;
  return isDoor && (layer === 'ground' || isRoof(layer));
}

/** "an outside shot that hits an unshielded door hex also reaches interior units in radius": whose door it is. */
function openedBy(war: War, hex: Hex): Seat | null {
  for (const seat of SEATS) {
    const local = tankIn(war, seat) === null ? -1 : (footprintIn(war, seat)?.localAt(cellOfHex(hex)) ?? -1);
    const door = local < 0 ? null : (layoutIn(war, seat)?.doorAt(local) ?? null);
    if (door !== null && !isShielded(war, seat, door.shield)) return seat;
  }
  return null;
}

/** WWA-078: who inside a tank is reached by what bursts outside: at an open door, or anywhere where a shell hits the door itself. */
export function openedTo(war: War, unit: Unit): { readonly stands: boolean; readonly doors: readonly Hex[] } {
  const seat = isInside(unit.at.layer) ? tankOf(unit.at.layer) : null;
  if (seat === null || tankIn(war, seat) === null || isOnPort(war, unit.at)) return { stands: false, doors: [] };
  const doors = (layoutIn(war, seat)?.model.doors ?? []).filter(({ shield }) => !isShielded(war, seat, shield));
  return {
    stands: isOpenDoor(war, unit.at),
    doors: doors.map(({ q, r }) => projected(war, { layer: `in:${seat}`, q, r })),
  };
}

/** WWA-076: whether a blast of this radius rolls for a unit, where the unit is said to stand. */
export function isInBlast(war: War, burst: Burst, radius: number, unit: Unit, under = false): boolean {
  return distance(centreOf(war, burst), projected(war, unit.at)) <= radius && reaches(war, burst, unit, under);
}

/** WWA-076: "friend or foe, within distance n of the hit hex including the hit hex itself". */
export function victimsOf(war: War, burst: Burst, radius: number, under = false): readonly Unit[] {
  const centre = centreOf(war, burst);
  const away = (unit: Unit): number => distance(centre, projected(war, unit.at));
  return war.units
    .filter((unit) => away(unit) <= radius && reaches(war, burst, unit, under))
    .sort((one, other) => away(one) - away(other) || byEntity(one, other));
}

/** WWA-076, WWA-144: "in order of distance, then entity number; casualties do not change who rolls". WWA-077: what the faces do. */
function blast(play: Play, burst: Burst, { under, spared }: Blow, radius: number): void {
  const victims = victimsOf(warOf(play), burst, radius, under).filter(({ id }) => id !== spared);
  const centre = centreOf(warOf(play), burst);
  for (const { id } of victims) {
    const rolled = throwDie(play, 'blast');
    const unit = nowOf(play, id);
    const open = unit !== null && !isSheltered(warOf(play), unit, centre);
    const isHit = rolled.face === 'HIT_PIERCE' || (rolled.face === 'HIT' && open);
    const stuns = rolled.face === 'DISABLE' && open;
    told(play, 'blast', rolled, id, isHit ? 'hit' : stuns ? 'disable' : 'miss');
    if (isHit) hit(play, id, 1, 'blast');
    if (stuns) disable(play, id);
  }
}

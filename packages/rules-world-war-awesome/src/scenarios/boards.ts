/** Tanks, units and charges of a position; each refuses what contradicts the battlefield or itself, with its rule. */
import { ATTACKS, type AttackFacts, type AttackId } from '../catalogue/attacks.ts';
import { SEATS } from '../catalogue/sides.ts';
import { TERRAIN } from '../catalogue/terrain.ts';
import { crushedUnder } from '../evolving/tanks.ts';
import { footprintOf } from '../geometry/footprints.ts';
import { isInside, localOf, placeOf, tankOf, terrainAt } from '../geometry/grid.ts';
import { layoutFor } from '../geometry/layouts.ts';
import { byEntity } from '../shooting/harm.ts';
import { isTerrainSolid, markOfSolid } from '../shooting/marks.ts';
import {
  cellOfHex,
  factsOf,
  hasSymbol,
  isOnMap,
  isStandable,
  isVehicle,
  layoutIn,
  tankIn,
  unitAt,
} from '../state/board.ts';
import type { BySeat, Charge, Dir, Seat, Tank, Unit, War } from '../state.ts';
import { stopAt } from '../tank/rolling.ts';
import { demand } from './demand.ts';
import type { PositionDocument } from './document.ts';

/** WWA-031, WWA-113: where a Superpanzer can be. */
export function withTanks(bare: War, { tanks }: PositionDocument): War {
  const placed = (seat: Seat): Tank | null => {
    const given = tanks[seat];
    if (given === null) return null;
    return {
      ...given,
      heading: given.heading as Dir,
      turret: given.turret as Dir,
      model: bare.models[seat],
      destroyed: false,
    };
  };
  const both: BySeat<Tank | null> = { A: placed('A'), B: placed('B') };
  const war = { ...bare, tanks: both };
  for (const seat of SEATS) demandTank(war, seat, `state.tanks.${seat}`);
  return SEATS.reduce(crushedUnder, war);
}

/** WWA-155: what the hardest blow, of 3 points, may leave over where it finds a rest of 1. */
const EXCESS = 2;

function demandTank(war: War, seat: Seat, member: string): void {
  const tank = tankIn(war, seat);
  if (tank === null) return;
  const layout = layoutFor(tank.model, war.options);
  const stop = stopAt(war, seat, footprintOf(layout, tank.anchor, tank.heading));
  demand(stop === null, 'TANK_INVALID', stop === 'tank' ? 'WWA-031' : 'WWA-113', `${member}.anchor`);
  const { components, cores, guns, mounts, fatal } = layout.model;
  for (const [id, points] of Object.entries(tank.damage)) {
    const rating = components.find((one) => one.id === id)?.rating;
    // WWA-155: "a hit of 3 on a rest of 1 is kept as it fell"
    const most = (rating ?? 0) + EXCESS;
    demand(rating !== undefined && points <= most, 'TANK_INVALID', 'WWA-071', `${member}.damage.${id}`);
    demand(id !== fatal || points < rating, 'TANK_INVALID', 'WWA-105', `${member}.damage.${id}`);
  }
  const known = cores.map(({ id }) => id);
  demand(
    tank.marks.every((id) => known.includes(id)),
    'TANK_INVALID',
    'WWA-103',
    `${member}.marks`,
  );
  demand(
    new Set(tank.marks).size === tank.marks.length && tank.marks.length < known.length,
    'TANK_INVALID',
    'WWA-103',
    `${member}.marks`,
  );
  const hot = [...guns.filter(heats), ...mounts.filter(({ attack }) => heats(attack)).map(({ id }) => id)];
  for (const [id, used] of Object.entries(tank.heat))
    demand(hot.some((one) => one === id) && used <= war.round, 'TANK_INVALID', 'WWA-066', `${member}.heat.${id}`);
}

function heats(attack: AttackId): boolean {
  return (ATTACKS[attack] as AttackFacts).flags.includes('heat');
}

/** WWA-031: "One unit per hex per layer." */
export function withUnits(war: War, { units }: PositionDocument): War {
  const all = units.map((unit): Unit => ({ ...unit, deployed: unit.deployed as Dir | null })).toSorted(byEntity);
  const peopled: War = { ...war, units: all };
  for (const [index, { id }] of units.entries()) {
    const member = `state.units[${index}]`;
    const unit = all.find((one) => one.id === id);
    if (unit !== undefined) demandUnit(peopled, unit, member);
  }
  return peopled;
}

function demandUnit(war: War, unit: Unit, member: string): void {
  const { armor, hp, attacks } = factsOf(unit);
  const place = placeOf(unit.at);
  const rule = unit.at.layer === 'ground' ? (isVehicle(unit) ? 'WWA-042' : 'WWA-041') : 'WWA-031';
  demand(isStandable(war, place, isVehicle(unit)), 'UNIT_INVALID', rule, `${member}.at`);
  demand(
    unitAt({ ...war, units: war.units.filter((one) => one !== unit) }, place) === null,
    'UNIT_INVALID',
    'WWA-031',
    `${member}.at`,
  );
  demand(unit.hpLost < hp, 'UNIT_INVALID', 'WWA-057', `${member}.hpLost`);
  demand(unit.impactLost < Math.max(1, armor), 'UNIT_INVALID', 'WWA-072', `${member}.impactLost`);
  const flagged = (id: string, flag: string): boolean =>
    (attacks as readonly string[]).includes(id) &&
    (ATTACKS[id as AttackId] as AttackFacts).flags.some((one) => one === flag);
  demand(!unit.loaded || attacks.some((id) => flagged(id, 'load')), 'UNIT_INVALID', 'WWA-065', `${member}.loaded`);
  demand(unit.deployed === null || hasSymbol(unit, 'dep'), 'UNIT_INVALID', 'WWA-061', `${member}.deployed`);
  for (const [id, used] of Object.entries(unit.heat))
    demand(flagged(id, 'heat') && used <= war.round, 'UNIT_INVALID', 'WWA-066', `${member}.heat.${id}`);
  const lasts = unit.disabled ?? war.round;
  demand(lasts >= war.round && lasts <= war.round + 1, 'UNIT_INVALID', 'WWA-068', `${member}.disabled`);
}

/** WWA-071: damage on solids that stand in the open, short of their end. */
export function withDamage(war: War, { damage }: PositionDocument): War {
  const points: Record<number, number> = {};
  for (const [index, { hex, points: lost }] of damage.entries()) {
    const cell = cellOfHex(hex);
    const sign = terrainAt(war.ground, cell);
    const rating = sign === null ? null : TERRAIN[sign].rating;
    demand(rating !== null && isTerrainSolid(war, hex), 'MAP_INVALID', 'WWA-071', `state.damage[${index}].hex`);
    demand(lost < rating && points[cell] === undefined, 'MAP_INVALID', 'WWA-071', `state.damage[${index}].points`);
    points[cell] = lost;
  }
  return { ...war, damage: points };
}

/** WWA-082: timed charges at places that exist, due in this round or the next. */
export function withCharges(war: War, { charges }: PositionDocument): War {
  for (const [index, charge] of charges.entries()) {
    const member = `state.charges[${index}]`;
    const flags: readonly string[] = ATTACKS[charge.attack].flags;
    demand(flags.includes('timed'), 'CHARGE_INVALID', 'WWA-082', `${member}.attack`);
    demand(isPlace(war, charge), 'CHARGE_INVALID', 'WWA-082', `${member}.at`);
    demand(charge.due >= war.round && charge.due <= war.round + 1, 'CHARGE_INVALID', 'WWA-082', `${member}.due`);
    demand(charge.on === null || markOfSolid(war, charge.on) !== null, 'CHARGE_INVALID', 'WWA-082', `${member}.on`);
  }
  return { ...war, charges: charges.toSorted(byEntity) };
}

function isPlace(war: War, { at }: Charge): boolean {
  const seat = tankOf(at.layer);
  if (seat === null) return isOnMap(war, at);
  const inside = isInside(at.layer) || at.layer.startsWith('roof');
  return inside && tankIn(war, seat) !== null && (layoutIn(war, seat)?.has(localOf(at.q, at.r)) ?? false);
}

/** The check list of a map: what THE-RULES "Map format" and "Map generation", step 8 ask for, each fault with its place. */
import { distance, type Hex, same } from '@fieldpost/hex';
import { CONSTANTS } from '../catalogue/constants.ts';
import { fault, isError, type MapFault } from './faults.ts';
import { type MapReading, readMap } from './fpmap.ts';
import { type Ground, groundOf, type HexNo } from './ground.ts';
import type { FieldMap, SeatPlaces } from './map.ts';
import { turnsFor } from './symmetry.ts';

/** THE-RULES "Map generation", step 8 */
const PROMISED = { people: 15, food: 15, mines: 2, oil: 2, barren: 4, water: 15 } as const;

/** Reads a drawn map and looks at all of it: the one judge of parser and editor. With an error there is no map. */
export function checkedMap(text: string): MapReading {
  const { map, faults } = readMap(text);
  if (map === null) return { map, faults };
  const all = [...faults, ...faultsOf(map)];
  return { map: all.some(isError) ? null : map, faults: all };
}

/** Faults of a map that could be read. */
export function faultsOf(map: FieldMap): readonly MapFault[] {
  const ground = groundOf(map);
  const gaps = gapsOf(ground);
  const seats = map.seats.flatMap((seat, index) => seatFaults(map, ground, seat, index));
  if (gaps.length > 0 || seats.some(isError)) return [...gaps, ...seats];
  const names = map.names.filter(({ at }) => !ground.cities.includes(ground.indexOf(at)));
  return [
    ...seats,
    ...names.map(({ at }) => fault('NAME', { at })),
    ...cityFaults(map, ground),
    ...map.seats.flatMap((_, index) => zoneFaults(ground, map, index)),
    ...asymmetries(map, ground),
  ];
}

/** THE-RULES "Map format": "gaps" */
function gapsOf({ hexes, neighbours }: Ground): readonly MapFault[] {
  const twice = hexes.filter((hex, at) => at > 0 && same(hex, hexes[at - 1] as Hex));
  const reached = flood([0], (at) => neighbours[at] ?? []);
  const alone = hexes.filter((_, at) => !reached.has(at));
  return [...twice, ...alone.slice(0, 1)].map((at) => fault('GAP', { at }));
}

function seatFaults(map: FieldMap, ground: Ground, seat: SeatPlaces, index: number): readonly MapFault[] {
  const here = { seat: index + 1 };
  const terrainAt = (at: Hex) => ground.terrain[ground.indexOf(at)];
  const isLand = (at: Hex) => !['WA', 'BR', undefined].includes(terrainAt(at));
  const wet = [seat.home, seat.factory, ...seat.infantry].filter((at) => !isLand(at));
  const doubled = seat.infantry.filter((at, first) => seat.infantry.findIndex((one) => same(one, at)) < first);
  const others = map.seats.slice(0, index);
  const crowded = others.filter(
    ({ home }) => distance(home, seat.home) <= 2 * CONSTANTS.zone && overlaps(ground, map, index),
  );
  const factory = terrainAt(seat.factory) === 'BA' && distance(seat.factory, seat.home) <= CONSTANTS.zone;
  return [
    ...wet.map((at) => fault('SEAT_LAND', { ...here, at })),
    ...doubled.map((at) => fault('SEAT_TWICE', { ...here, at })),
    ...(factory ? [] : [fault('FACTORY', { ...here, at: seat.factory })]),
    ...crowded.slice(0, 1).map(() => fault('ZONES', { ...here, at: seat.home })),
  ];
}

function overlaps({ zones }: Ground, { seats }: FieldMap, index: number): boolean {
  const own = new Set(zones[index]);
  return seats.some((_, other) => other < index && (zones[other] ?? []).some((at) => own.has(at)));
}

/** All hexes that can be reached from some of them. */
export function flood(from: readonly HexNo[], next: (at: HexNo) => readonly HexNo[]): ReadonlySet<HexNo> {
  const reached = new Set(from);
  for (const at of reached) for (const one of next(at)) reached.add(one);
  return reached;
}

/** THE-RULES "Map generation": "all cities are connected for tanks (no WA, MO, MA)" */
export function byTank({ terrain, neighbours }: Ground, from: HexNo): ReadonlySet<HexNo> {
  const open = (at: HexNo) => !['WA', 'MO', 'MA'].includes(terrain[at] ?? 'WA');
  return flood([from], (at) => (neighbours[at] ?? []).filter(open));
}

function cityFaults(map: FieldMap, ground: Ground): readonly MapFault[] {
  if (ground.cities.length === 0) return [fault('NO_CITY')];
  const home = ground.indexOf(map.seats[0]?.home ?? [0, 0]);
  const reached = bySeaAndLand(ground, home);
  const driven = byTank(ground, home);
  return ground.cities.flatMap((city) => {
    const at = ground.hexes[city] as Hex;
    if (!reached.has(city)) return [fault('CITY_CUT_OFF', { at })];
    return driven.has(city) ? [] : [fault('CITY_BY_TANK', { at })];
  });
}

/** Where Infantry can ever come from a hex: by land, and by ship wherever a port may be built. Water is entered as its complement. */
function bySeaAndLand({ terrain, neighbours }: Ground, from: HexNo): ReadonlySet<HexNo> {
  const wet = (at: HexNo) => terrain[at] === 'WA' || terrain[at] === 'BR';
  return flood([from], (node) => {
    const afloat = node < 0;
    const at = afloat ? ~node : node;
    const beside = neighbours[at] ?? [];
    const ashore = beside.filter((one) => terrain[one] !== 'WA');
    const ships = afloat || terrain[at] === 'BA' ? beside.filter(wet).map((one) => ~one) : [];
    return [...ashore, ...ships];
  });
}

/** What the zone of a seat gives (THE-RULES "Figures of the maps"). */
export function zoneSums(ground: Ground, index: number) {
  const zone = ground.zones[index] ?? [];
  const sum = (gives: string) =>
    zone.reduce((total, at) => total + (ground.facts[at]?.gives === gives ? (ground.facts[at]?.value ?? 0) : 0), 0);
  const barren = zone.filter((at) => ground.terrain[at] === 'BA');
  return { people: sum('people'), food: sum('food'), mines: sum('metal'), oil: sum('oil'), barren };
}

function zoneFaults(ground: Ground, map: FieldMap, index: number): readonly MapFault[] {
  const { people, food, mines, oil, barren } = zoneSums(ground, index);
  const seat = map.seats[index] as SeatPlaces;
  const here = { seat: index + 1, at: seat.home };
  // the five Infantry are units already: below six nothing could ever be built
  if (Math.min(people, food) <= CONSTANTS.infantry) return [fault('STARVING', here)];
  const plots = barren.filter((at) => at !== ground.indexOf(seat.factory)).length;
  const met: readonly (readonly [boolean, Parameters<typeof fault>[0]])[] = [
    [people === PROMISED.people, 'POPULATION'],
    [food >= PROMISED.food, 'FOOD'],
    [mines >= PROMISED.mines, 'MINES'],
    [oil >= PROMISED.oil, 'OIL'],
    [plots >= PROMISED.barren, 'BARREN'],
    [barren.some((at) => isCoast(ground, at)), 'PORT'],
  ];
  return met.flatMap(([kept, code]) => (kept ? [] : [fault(code, here)]));
}

/** "adjacent to water or bridge of a body of at least 15 hexes" */
function isCoast({ terrain, neighbours }: Ground, at: HexNo): boolean {
  const wet = (one: HexNo) => terrain[one] === 'WA' || terrain[one] === 'BR';
  const shores = (neighbours[at] ?? []).filter(wet);
  return shores.some((one) => flood([one], (from) => (neighbours[from] ?? []).filter(wet)).size >= PROMISED.water);
}

/** THE-RULES "Map generation": "the map is equal to itself under each symmetry" */
function asymmetries({ seats }: FieldMap, { hexes, terrain, indexOf }: Ground): readonly MapFault[] {
  const odd = hexes.filter((hex, at) =>
    turnsFor(seats.length).some((turn) => terrain[indexOf(turn(hex))] !== terrain[at]),
  );
  return odd.map((at) => fault('SYMMETRY', { at }));
}

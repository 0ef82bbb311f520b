/** The map generator (THE-RULES "Map generation"): a map for this many players, named by its number, the same forever. */
import { fastNumbers } from '@fieldpost/engine';
import { add, distance, fromKey, type Hex, keyOf, neighbours } from '@fieldpost/hex';
import { CITY_NAMES } from '../catalogue/maps.ts';
import type { Terrain } from '../catalogue/terrain.ts';
import { faultsOf } from './checks.ts';
import { bridged } from './generating-bridges.ts';
import type { FieldMap, SeatPlaces } from './map.ts';
import { lay, type Plan, type Sketch } from './sketch.ts';
import { turnsFor } from './symmetry.ts';

const FIRST_HOME: Readonly<Record<number, Hex>> = { 2: [-3, -4], 3: [0, -6], 4: [-4, -6] };

/** THE-RULES "Map generation", step 3: "offset from home: code" */
const TEMPLATE: Readonly<Record<string, Terrain>> = {
  '0,0': 'C5',
  '1,0': 'C4',
  '-1,0': 'C3',
  '-2,2': 'C3',
  '0,-1': 'A3',
  '1,-1': 'A3',
  '2,0': 'A3',
  '-1,-1': 'A3',
  '1,-2': 'A2',
  '-1,2': 'A2',
  '2,-1': 'MI',
  '0,-2': 'MI',
  '-2,1': 'OI',
  '0,2': 'OI',
  '0,1': 'BA',
  '-1,1': 'BA',
  '1,1': 'BA',
  '2,-2': 'BA',
  '-2,0': 'BA',
};
const FACTORY: Hex = [0, 1];
const INFANTRY: readonly Hex[] = [
  [-1, 1],
  [1, 1],
  [0, -1],
  [1, -1],
  [2, 0],
];

/** THE-RULES "Map generation", step 6 */
const WEIGHTS: readonly (readonly [Terrain, number])[] = [
  ['BA', 9],
  ['FO', 5],
  ['DE', 3],
  ['MO', 4],
  ['MP', 1],
  ['MA', 2],
  ['A1', 2],
  ['A2', 1],
  ['MI', 1],
  ['OI', 1],
];

/** No number needs more attempts; one that did would be a fault of the rule. */
const MAX_ATTEMPTS = 20_000;

/** `players`: 2 to 4; `number`: 0 to 999999. */
export function generate(players: number, number: number): FieldMap {
  const plan = planFor(players, number);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const sketch = sketched(plan);
    if (sketch === null) continue;
    const map = mapOf(plan, sketch, number);
    // step 8: "otherwise take the next random number and repeat from 4"
    if (faultsOf(map).length === 0) return map;
  }
  throw new Error(`no map for ${players} players has the number ${number}`);
}

/** Barren ground in the shape of a generated map, with the homes alone: where a drawing begins. */
export function plainMap(players: number): FieldMap {
  const plan = planFor(players, 0);
  const sketch = withHomes(plan);
  return {
    ...mapOf(plan, new Map([...plan.hexes.map((hex) => [keyOf(hex), 'BA'] as const), ...sketch]), 0),
    id: 'drawn',
  };
}

function planFor(players: number, number: number): Plan {
  const random = fastNumbers(players * 1_000_003 + number);
  const turns = turnsFor(players);
  const first = FIRST_HOME[players] ?? [0, 0];
  return {
    players,
    hexes: shapeFor(players),
    homes: turns.map((turn) => turn(first)),
    copies: (hex) => turns.map((turn) => turn(hex)),
    next: (below) => Math.floor((random() / 0x1_0000_0000) * below),
  };
}

/** THE-RULES "Map generation", step 1, by q, then r. */
function shapeFor(players: number): readonly Hex[] {
  const fits: Readonly<Record<number, (hex: Hex) => boolean>> = {
    2: ([q, r]) => Math.abs(r) <= 6 && Math.abs(2 * q + r) <= 14,
    3: (hex) => distance(hex, [0, 0]) <= 8,
    4: ([q, r]) => Math.abs(r) <= 8 && Math.abs(2 * q + r) <= 18,
  };
  const span = Array.from({ length: 31 }, (_, index) => index - 15);
  return span.flatMap((q) => span.map((r): Hex => [q, r])).filter((hex) => fits[players]?.(hex));
}

/** THE-RULES "Map generation", step 3 */
function withHomes(plan: Plan): Sketch {
  const sketch: Sketch = new Map();
  for (const [offset, terrain] of Object.entries(TEMPLATE))
    lay(plan, sketch, add(plan.homes[0] ?? [0, 0], fromKey(offset) ?? [0, 0]), terrain);
  return sketch;
}

function sketched(plan: Plan): Sketch | null {
  const sketch = withHomes(plan);
  layWater(plan, sketch);
  if (!layCities(plan, sketch)) return null;
  for (const hex of plan.hexes) if (!sketch.has(keyOf(hex))) lay(plan, sketch, hex, drawn(plan));
  return bridged(plan, sketch) ? sketch : null;
}

function drawn({ next }: Plan): Terrain {
  let left = next(WEIGHTS.reduce((sum, [, weight]) => sum + weight, 0));
  for (const [terrain, weight] of WEIGHTS) {
    left -= weight;
    if (left < 0) return terrain;
  }
  return 'BA';
}

const farFrom = (homes: readonly Hex[], hex: Hex, least: number): boolean =>
  homes.every((home) => distance(home, hex) >= least);

/** THE-RULES "Map generation", step 4 */
function layWater(plan: Plan, sketch: Sketch): void {
  const free = plan.hexes.filter((hex) => !sketch.has(keyOf(hex)));
  const wanted = Math.round((free.length * (20 + plan.next(11))) / 100);
  const springs = free.filter((hex) => farFrom(plan.homes, hex, 4));
  const shore = [springs[plan.next(springs.length)] ?? [0, 0]];
  const open = new Set(free.map(keyOf));
  for (let laid = 0; laid < wanted && shore.length > 0; ) {
    const [hex = [0, 0]] = shore.splice(plan.next(shore.length), 1);
    if (sketch.has(keyOf(hex))) continue;
    laid += new Set(plan.copies(hex).map(keyOf)).size;
    lay(plan, sketch, hex, 'WA');
    shore.push(...neighbours(hex).filter((one) => open.has(keyOf(one)) && !sketch.has(keyOf(one))));
  }
}

/** THE-RULES "Map generation", step 5: two of a seat, each with a farm beside it. False: there is no place. */
function layCities(plan: Plan, sketch: Sketch): boolean {
  const alone = (hex: Hex) => new Set(plan.copies(hex).map(keyOf)).size === plan.players;
  const isFree = (hex: Hex) => !sketch.has(keyOf(hex)) && alone(hex);
  const onMap = new Set(plan.hexes.map(keyOf));
  for (let city = 0; city < 2; city++) {
    const spots = plan.hexes.filter((hex) => isFree(hex) && farFrom(plan.homes, hex, 5));
    const spot = spots[plan.next(spots.length)];
    if (spot === undefined) return false;
    lay(plan, sketch, spot, (['C2', 'C3', 'C4'] as const)[plan.next(3)] ?? 'C3');
    const plots = neighbours(spot).filter((hex) => onMap.has(keyOf(hex)) && isFree(hex));
    const plot = plots[plan.next(plots.length)];
    if (plot === undefined) return false;
    lay(plan, sketch, plot, plan.next(2) === 0 ? 'A2' : 'A3');
  }
  return true;
}

function mapOf({ players, hexes, homes }: Plan, sketch: Sketch, number: number): FieldMap {
  const turns = turnsFor(players);
  const from = (offset: Hex) => add(homes[0] ?? [0, 0], offset);
  const seats = turns.map(
    (turn): SeatPlaces => ({
      home: turn(from([0, 0])),
      factory: turn(from(FACTORY)),
      infantry: INFANTRY.map((offset) => turn(from(offset))),
    }),
  );
  const rs = [...new Set(hexes.map(([, r]) => r))].sort((one, other) => one - other);
  const rows = rs.map((r) => {
    const row = hexes.filter((hex) => hex[1] === r);
    return { r, q: row[0]?.[0] ?? 0, cells: row.map((hex) => sketch.get(keyOf(hex)) ?? 'WA') };
  });
  const cities = rows.flatMap(({ r, q, cells }) =>
    cells.flatMap((terrain, index): Hex[] => (terrain.startsWith('C') ? [[q + index, r]] : [])),
  );
  const names = cities.map((at, index) => ({ at, text: CITY_NAMES[(number * 11 + index) % CITY_NAMES.length] ?? '' }));
  return { id: `gen-${players}-${number}`, rows, seats, names };
}

/**
 * THE-RULES "Map generation", step 7: "turn the fewest water hexes (at least one per seat pair) into BR" so that tanks reach every city.
 */
import { fromKey, type Hex, keyOf, neighbours } from '@fieldpost/hex';
import { lay, type Plan, type Sketch } from './sketch.ts';

/** False: the cities cannot be joined. */
export function bridged(plan: Plan, sketch: Sketch): boolean {
  for (let crossings = 0; crossings < 40; crossings++) {
    const path = shortestCrossing(plan, sketch);
    if (path === null) return false;
    if (path.length === 0) return hasEnough(plan, sketch) || spanMore(plan, sketch);
    for (const hex of path) lay(plan, sketch, hex, 'BR');
  }
  return false;
}

const isCity = (sketch: Sketch, key: string): boolean => sketch.get(key)?.startsWith('C') ?? false;
const isRough = (sketch: Sketch, key: string): boolean => sketch.get(key) === 'MO' || sketch.get(key) === 'MA';

/** The fewest water hexes that join the ground of seat 1 to a city which is not joined to it; none: all are. Null: no way. */
function shortestCrossing({ homes }: Plan, sketch: Sketch): readonly Hex[] | null {
  const start = keyOf(homes[0] ?? [0, 0]);
  const cost = new Map([[start, 0]]);
  const from = new Map<string, string>();
  const queue = [start];
  for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
    const paid = cost.get(key) ?? 0;
    for (const at of neighbours(fromKey(key) ?? [0, 0]).map(keyOf)) {
      if (!sketch.has(at) || isRough(sketch, at)) continue;
      const step = sketch.get(at) === 'WA' ? 1 : 0;
      if ((cost.get(at) ?? Number.POSITIVE_INFINITY) <= paid + step) continue;
      cost.set(at, paid + step);
      from.set(at, key);
      if (step === 0) queue.unshift(at);
      else queue.push(at);
    }
  }
  const cities = [...sketch.keys()].filter((key) => isCity(sketch, key));
  if (cities.some((key) => !cost.has(key))) return null;
  const apart = cities.filter((key) => (cost.get(key) ?? 0) > 0);
  const nearest = apart.toSorted((one, other) => (cost.get(one) ?? 0) - (cost.get(other) ?? 0))[0];
  return nearest === undefined ? [] : waterOnWay(sketch, from, nearest);
}

function waterOnWay(sketch: Sketch, from: ReadonlyMap<string, string>, end: string): readonly Hex[] {
  const way: Hex[] = [];
  for (let key: string | undefined = end; key !== undefined; key = from.get(key))
    if (sketch.get(key) === 'WA') way.push(fromKey(key) ?? [0, 0]);
  return way;
}

function hasEnough({ players }: Plan, sketch: Sketch): boolean {
  return [...sketch.values()].filter((terrain) => terrain === 'BR').length >= (players * (players - 1)) / 2;
}

/** More bridges where water lies between two shores that do not touch, by chance. */
function spanMore(plan: Plan, sketch: Sketch): boolean {
  const straits = plan.hexes.filter((hex) => sketch.get(keyOf(hex)) === 'WA' && isStrait(sketch, hex));
  while (!hasEnough(plan, sketch) && straits.length > 0) {
    const [hex = [0, 0]] = straits.splice(plan.next(straits.length), 1);
    lay(plan, sketch, hex, 'BR');
  }
  return hasEnough(plan, sketch);
}

function isStrait(sketch: Sketch, hex: Hex): boolean {
  const dry = neighbours(hex).map((at) => {
    const terrain = sketch.get(keyOf(at));
    return terrain !== undefined && terrain !== 'WA' && terrain !== 'BR';
  });
  return [0, 1, 2].some((side) => dry[side] === true && dry[side + 3] === true);
}

/** Where it is worth going: "a hex draws by worth over distance". */
import type { Json } from '@fieldpost/engine';
import { items } from '@fieldpost/engine/reading';
import { type Field, type HexNo, remembered } from './field.ts';

/** What a side lacks: it makes farms, mines or oil fields worth more. */
export type Lacks = { readonly food: boolean; readonly metal: boolean; readonly oil: boolean };

function worthOf(code: string, { food, metal, oil }: Lacks): number {
  const value = Number(code[1]);
  if (code[0] === 'C') return 6 + 3 * value;
  if (code[0] === 'A') return food ? 2 + value : 0.5 * value;
  if (code === 'MI') return metal ? 4 : 2;
  if (code === 'OI') return oil ? 4 : 2;
  return code === 'BR' ? 0.5 : 0;
}

type Drawn = { readonly infantry: readonly number[]; readonly armour: readonly number[] };
const known = remembered(() => new Map<string, Drawn>());

/** By hex: how much the best of what is not your own draws from there, by land. */
export function drawOf(field: Field, control: Json | undefined, seat: number, lacks: Lacks): Drawn {
  const made = known(control);
  const key = `${seat} ${lacks.food} ${lacks.metal} ${lacks.oil}`;
  let drawn = made.get(key);
  if (drawn === undefined) {
    const owners = items(control);
    const worth = field.terrain.map((code, at) => (owners[at] === seat ? 0 : worthOf(code, lacks)));
    drawn = { infantry: spread(field, worth, ['WA']), armour: spread(field, worth, ['WA', 'MO', 'MA']) };
    made.set(key, drawn);
  }
  return drawn;
}

/** The greatest worth / (1 + way) that reaches each hex: each round carries every draw one hex further. */
function spread(field: Field, worth: readonly number[], barred: readonly string[]): readonly number[] {
  const best = worth.slice();
  const steps = new Array<number>(worth.length).fill(0);
  const source = worth.slice();
  const queue = worth.map((_, at) => at).filter((at) => (worth[at] ?? 0) > 0);
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    const carried = (source[at] ?? 0) / (2 + (steps[at] ?? 0));
    for (const to of field.neighbours[at] ?? []) {
      if (barred.includes(field.terrain[to] ?? 'WA') || carried <= (best[to] ?? 0) + 1e-9) continue;
      best[to] = carried;
      source[to] = source[at] ?? 0;
      steps[to] = (steps[at] ?? 0) + 1;
      queue.push(to);
    }
  }
  return best;
}

/** Nearest hex of some, as a number of hexes. */
export function nearest(
  field: Field,
  from: HexNo,
  to: readonly HexNo[],
  apart: (f: Field, a: HexNo, b: HexNo) => number,
): number {
  return to.reduce((least, at) => Math.min(least, apart(field, from, at)), 99);
}

/** Dice that fork: an action is played once for every way its dice can fall (or often, where there are too many ways). */
import { type Chance, fastChance, recorded } from '@fieldpost/engine';

/** More plays than this are not made for one answer. */
const MAX_PLAYS = 500;
/** Ways less likely than this are left out: only dice that are thrown again and again get there. */
const MIN_WEIGHT = 1e-5;

class Fork extends Error {
  readonly faces: number;
  constructor(faces: number) {
    super('fork');
    this.faces = faces;
  }
}

type Way = { readonly rolls: readonly number[]; readonly weight: number };
export type Weighted<Value> = readonly { readonly value: Value; readonly weight: number }[];

/** Rolls that were written down; the first beyond them forks. */
function along(rolls: readonly number[]): Chance {
  return recorded((faces, index) => {
    const roll = rolls[index];
    if (roll === undefined) throw new Fork(faces);
    return roll;
  });
}

/** Every outcome with its likelihood; weights sum to 1. */
export function everyWay<Value>(play: (chance: Chance) => Value): Weighted<Value> {
  const found: { readonly value: Value; readonly weight: number }[] = [];
  const open: Way[] = [{ rolls: [], weight: 1 }];
  let plays = 0;
  for (let way = open.pop(); way !== undefined; way = open.pop()) {
    plays += 1;
    if (plays > MAX_PLAYS) return sampled(play);
    try {
      found.push({ value: play(along(way.rolls)), weight: way.weight });
    } catch (fork) {
      if (!(fork instanceof Fork)) throw fork;
      const weight = way.weight / fork.faces;
      if (weight < MIN_WEIGHT) continue;
      for (let face = 1; face <= fork.faces; face++) open.push({ rolls: [...way.rolls, face], weight });
    }
  }
  const sum = found.reduce((all, { weight }) => all + weight, 0);
  return found.map(({ value, weight }) => ({ value, weight: weight / sum }));
}

function sampled<Value>(play: (chance: Chance) => Value): Weighted<Value> {
  const chance = fastChance(1);
  return Array.from({ length: MAX_PLAYS }, () => ({ value: play(chance), weight: 1 / MAX_PLAYS }));
}

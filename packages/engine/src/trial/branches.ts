import { pick, type RecordedChance, recorded } from '../chance/recorded.ts';

/** One way in which the draws of a run may come out. */
export type Branch<Value> = {
  readonly value: Value;
  /** Results in the order in which they were drawn; what `scriptedChance` plays again. */
  readonly draws: readonly number[];
  /** How likely it is, from 0 to 1. */
  readonly weight: number;
};

/** A draw on the way: which of its results was taken, and how many chances each of them has. */
type Turning = { readonly at: number; readonly weights: readonly number[] };

/**
 * Every way in which `run` may come out, each with its exact weight; cards branch by name. Null: there are more than `most`.
 * `run` must draw the same for the same results; where it gives null (a refusal), there is no branch.
 */
export function everyBranch<Value>(
  run: (chance: RecordedChance) => Value | null,
  most: number,
): readonly Branch<Value>[] | null {
  const found: Branch<Value>[] = [];
  let path: readonly Turning[] | null = [];
  while (path !== null) {
    if (found.length === most) return null;
    const walked: Turning[] = [];
    const chance = along(path, walked);
    const value = run(chance);
    if (value === null) return [];
    const weight = walked.reduce((product, { at, weights }) => product * shareAt(weights, at), 1);
    found.push({ value, draws: chance.draws.map(({ result }) => result), weight });
    path = following(walked);
  }
  return found;
}

function shareAt(weights: readonly number[], at: number): number {
  return (weights[at] as number) / weights.reduce((sum, weight) => sum + weight, 0);
}

/** Luck that follows `path`, takes the first result beyond it, and writes down where it went. Cards branch by name, not one by one. */
function along(path: readonly Turning[], walked: Turning[]): RecordedChance {
  const turn = (weights: readonly number[]): number => {
    const at = path[walked.length]?.at ?? 0;
    walked.push({ at, weights });
    return at;
  };
  let card: number | null = null;
  const dice = recorded((faces) => card ?? turn(new Array<number>(faces).fill(1)) + 1);
  return {
    draws: dice.draws,
    draw: dice.draw,
    take(remaining, purpose) {
      const names = (Object.keys(remaining) as (keyof typeof remaining)[]).filter((name) => remaining[name] > 0).sort();
      const at = turn(names.map((name) => remaining[name]));
      const before = names.slice(0, at).reduce((sum, name) => sum + remaining[name], 0);
      card = before + 1;
      const total = names.reduce((sum, name) => sum + remaining[name], 0);
      const drawn = pick(remaining, dice.draw(total, purpose));
      card = null;
      return drawn;
    },
  };
}

/** The next path: the last draw that has another result takes it; null: all have been gone through. */
function following(walked: readonly Turning[]): readonly Turning[] | null {
  const last = walked.findLastIndex(({ at, weights }) => at + 1 < weights.length);
  const { at, weights } = walked[last] ?? { at: 0, weights: [] };
  return last < 0 ? null : [...walked.slice(0, last), { at: at + 1, weights }];
}

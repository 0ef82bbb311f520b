/** Every way that one command may come out: its draws are gone through one by one, without a word from the rule set. */
import { fastChance, type Game, pick, type RecordedChance, recorded, type Seat, type Tagged } from '@fieldpost/engine';
import { playNode, type Thinker } from './thinker.ts';

/** `weight`: how likely it is, from 0 to 1. */
export type Outcome = { readonly game: Game; readonly weight: number };
export type Forks = {
  /** Whether these are all outcomes, each with its exact weight; else as many samples as were asked for. */
  readonly exact: boolean;
  readonly outcomes: readonly Outcome[];
};

/**
 * What `command` may lead to. Outcomes are counted out where there are at most `most`; else `most` of them are drawn from `seed`, the
 * same draws for the same seed: rivals compared with one seed meet the same luck. No outcome where the command is refused.
 */
export function forks(
  thinker: Thinker,
  game: Game,
  seat: Seat<string>,
  command: Tagged,
  { most, seed }: { readonly most: number; readonly seed: number },
): Forks {
  const outcomes: Outcome[] = [];
  let path: readonly Branch[] | null = [];
  while (path !== null) {
    if (outcomes.length === most) return sampled(thinker, game, seat, command, { most, seed });
    const walked: Branch[] = [];
    const played = playNode(thinker, game, seat, command, along(path, walked));
    if (played === null) return { exact: true, outcomes: [] };
    const weight = walked.reduce((product, { at, weights }) => product * shareAt(weights, at), 1);
    outcomes.push({ game: played.game, weight });
    path = following(walked);
  }
  return { exact: true, outcomes };
}

/** A draw on the way: which of its results was taken, and how many chances each of them has. */
type Branch = { readonly at: number; readonly weights: readonly number[] };

function shareAt(weights: readonly number[], at: number): number {
  return (weights[at] as number) / weights.reduce((sum, weight) => sum + weight, 0);
}

/** Luck that follows `path`, takes the first result beyond it, and writes down where it went. Cards branch by name, not one by one. */
function along(path: readonly Branch[], walked: Branch[]): RecordedChance {
  const branch = (weights: readonly number[]): number => {
    const at = path[walked.length]?.at ?? 0;
    walked.push({ at, weights });
    return at;
  };
  let card: number | null = null;
  const dice = recorded((faces) => card ?? branch(new Array<number>(faces).fill(1)) + 1);
  return {
    draws: dice.draws,
    draw: dice.draw,
    take(remaining, purpose) {
      const names = (Object.keys(remaining) as (keyof typeof remaining)[]).filter((name) => remaining[name] > 0).sort();
      const at = branch(names.map((name) => remaining[name]));
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
function following(walked: readonly Branch[]): readonly Branch[] | null {
  const last = walked.findLastIndex(({ at, weights }) => at + 1 < weights.length);
  const { at, weights } = walked[last] ?? { at: 0, weights: [] };
  return last < 0 ? null : [...walked.slice(0, last), { at: at + 1, weights }];
}

function sampled(
  thinker: Thinker,
  game: Game,
  seat: Seat<string>,
  command: Tagged,
  { most, seed }: { readonly most: number; readonly seed: number },
): Forks {
  const games = Array.from({ length: most }, (_, nth) => {
    return playNode(thinker, game, seat, command, fastChance((seed + Math.imul(nth, 0x9e3779b1)) >>> 0))?.game;
  });
  const outcomes = games.flatMap((one) => (one === undefined ? [] : [{ game: one, weight: 1 / most }]));
  return { exact: false, outcomes };
}

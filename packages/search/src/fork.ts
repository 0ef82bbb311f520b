/** Every way that one command may come out: its draws are gone through one by one, without a word from the rule set. */
import { everyBranch, fastChance, type Game, type Seat, type Tagged } from '@fieldpost/engine';
import { playNode, type Thinker } from './thinker.ts';

/** `weight`: how likely it is, from 0 to 1. */
export type Outcome = { readonly game: Game; readonly weight: number };
export type Forks = {
  /** Whether these are all outcomes, each with its exact weight; else as many samples as were asked for. */
  readonly exact: boolean;
  readonly outcomes: readonly Outcome[];
};

/**
 * The outcomes of `command`. Up to `most` outcomes are enumerated; otherwise `most` of them are drawn from `seed`. The same seed gives the
 * same draws, so rivals are compared under the same luck. Empty if the command is refused.
 */
export function forks(
  thinker: Thinker,
  game: Game,
  seat: Seat<string>,
  command: Tagged,
  { most, seed }: { readonly most: number; readonly seed: number },
): Forks {
  const all = everyBranch((chance) => playNode(thinker, game, seat, command, chance), most);
  if (all === null) return sampled(thinker, game, seat, command, { most, seed });
  return { exact: true, outcomes: all.map(({ value, weight }) => ({ game: value.game, weight })) };
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

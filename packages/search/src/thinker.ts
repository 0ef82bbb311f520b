/** The knowledge and budget of one search. A node is one command played within it: budgets count nodes, never time. */
import {
  type AnyRuleSet,
  fastNumbers,
  type Game,
  type GameTypes,
  type Json,
  type Numbers,
  owing,
  type Played,
  play,
  type RecordedChance,
  type SearchGuidance,
  type Seat,
  type Setup,
  seatKey,
  type Tagged,
  trialGame,
  type Weights,
} from '@fieldpost/engine';

/** Nodes that may be spent, and how many are. */
export class Nodes {
  spent = 0;
  readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  get out(): boolean {
    return this.spent >= this.most;
  }
}

export type Thinker = {
  readonly rules: AnyRuleSet;
  readonly guide: SearchGuidance;
  readonly weights: Weights;
  /** The seats of the match by side. */
  readonly seats: Readonly<Record<string, readonly Seat<string>[]>>;
  /** For whom it thinks. */
  readonly seat: Seat<string>;
  readonly nodes: Nodes;
  /** Its own numbers: from a seed that is never a match's. */
  readonly next: Numbers;
};

export function thinkerFor(
  rules: AnyRuleSet,
  guide: SearchGuidance,
  setup: Setup<GameTypes>,
  given: { readonly seat: Seat<string>; readonly seed: number; readonly nodes: number },
): Thinker {
  const { seat, seed, nodes } = given;
  const seats = Object.fromEntries(
    rules.sidesOf(setup).map((side) => {
      const count = rules.seatsOn(setup, side);
      return [side, Array.from({ length: count }, (_, player) => ({ side, player }))];
    }),
  );
  const weights = guide.weights[guide.classOf(setup)] ?? guide.weights.all;
  return { rules, guide, weights, seats, seat, nodes: new Nodes(nodes), next: fastNumbers(seed) };
}

/**
 * A game in this state, as if it had just been reached. `orders`: the standing orders of `seat` itself; those of others are no part of what
 * it sees, and are taken to be what its rule set begins with.
 */
export function gameIn(state: Json, seat: Seat<string>, orders: Json): Game {
  return { ...trialGame(state), orders: { [seatKey(seat)]: orders } };
}

/** Plays one command and counts it; null: it was refused. */
export function playNode(
  { rules, nodes }: Thinker,
  game: Game,
  seat: Seat<string>,
  command: Tagged,
  chance: RecordedChance,
): Played | null {
  nodes.spent++;
  const played = play(rules, game, seat, command, chance);
  return played.ok ? played.value : null;
}

/** Whether the match waits for this side. */
export function awaits(rules: AnyRuleSet, game: Game, side: string): boolean {
  return game.ending === null && owing(rules, game).includes(side);
}

/** From 0 to 1, 1 excluded. */
export function unit(next: Numbers): number {
  return next() / 0x1_0000_0000;
}

/** One of a list; the earlier ones more often: the square of a uniform number chooses. Throws for an empty list. */
export function early<Value>(values: readonly Value[], next: Numbers): Value {
  const share = unit(next);
  const value = values[Math.floor(share * share * values.length)];
  if (value === undefined) throw new Error('there is nothing to choose from');
  return value;
}

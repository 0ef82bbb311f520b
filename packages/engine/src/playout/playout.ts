import { fastChance, fastNumbers } from '../chance/fast.ts';
import type { Ending, GameTypes, RuleSet, Setup } from '../contract.ts';
import { hashOf } from '../hash/canonical.ts';
import type { Game } from '../match/game.ts';
import { openMatch } from '../match/open.ts';
import { play } from '../match/play.ts';
import { expectOk } from '../result.ts';
import { anyCommand, type Chooser, chooseFor } from './chooser.ts';

export type Playout<G extends GameTypes = GameTypes> = {
  readonly steps: number;
  /** Null where the bound on commands came first. */
  readonly ending: Ending<G['side']> | null;
  readonly final: G['state'];
};

/** One match from a set-up, played by `choose` for all seats, which begin with `orders`. The same seed gives the same match. */
export function playout<G extends GameTypes>(
  rules: RuleSet<G>,
  setup: Setup<G>,
  seed: number,
  choose: Chooser<G> = anyCommand,
  mostCommands = 100_000,
  orders: Game<G>['orders'] = {},
): Playout<G> {
  const chance = fastChance(seed ^ 0x5f3759df);
  const { game } = expectOk(openMatch(rules, setup, chance, orders), 'a match could not be opened');
  return playedOn(rules, game, { choose, next: fastNumbers(seed), chance, mostCommands });
}

/** The same from where a match stands, with all that its seats keep to themselves. */
export function playoutFrom<G extends GameTypes>(
  rules: RuleSet<G>,
  game: Game<G>,
  seed: number,
  choose: Chooser<G> = anyCommand,
  mostCommands = 100_000,
): Playout<G> {
  return playedOn(rules, game, {
    choose,
    next: fastNumbers(seed),
    chance: fastChance(seed ^ 0x5f3759df),
    mostCommands,
  });
}

type Players<G extends GameTypes> = {
  readonly choose: Chooser<G>;
  readonly next: () => number;
  readonly chance: ReturnType<typeof fastChance>;
  readonly mostCommands: number;
};

function playedOn<G extends GameTypes>(
  rules: RuleSet<G>,
  from: Game<G>,
  { choose, next, chance, mostCommands }: Players<G>,
): Playout<G> {
  let game = from;
  for (let count = 0; count < mostCommands && game.ending === null; count++) {
    const chosen = chooseFor(rules, game, choose, next);
    if (chosen === null) throw new Error(`nobody has a legal command after ${game.step} steps`);
    const played = play(rules, game, chosen.seat, chosen.command, chance);
    game = expectOk(played, `a listed command was refused after ${game.step} steps`).game;
  }
  return { steps: game.step, ending: game.ending, final: game.state };
}

/** Totals of many playouts. `hash`: SHA-256 over the hashes of all final states, in order. */
export type Tally = {
  readonly matches: number;
  readonly steps: number;
  /** How many matches ended for each reason; 'unfinished' where the bound came first. */
  readonly ends: Readonly<Record<string, number>>;
  readonly hash: string;
};

/** Plays `count` matches, one set-up after another in turn. */
export function playouts<G extends GameTypes>(
  rules: RuleSet<G>,
  setups: readonly Setup<G>[],
  count: number,
  seed: number,
  choose: Chooser<G> = anyCommand,
  orders: Game<G>['orders'] = {},
): Tally {
  const ends: Record<string, number> = {};
  let steps = 0;
  let hash = hashOf(`${rules.ref.id}@${rules.ref.edition}`);
  for (let index = 0; index < count; index++) {
    const setup = setups[index % setups.length];
    if (setup === undefined) throw new Error('a playout needs a set-up');
    const own = (seed + Math.imul(index, 0x9e3779b1)) >>> 0;
    const match = playout(rules, setup, own, choose, undefined, orders);
    const reason = match.ending?.outcome.reason ?? 'unfinished';
    ends[reason] = (ends[reason] ?? 0) + 1;
    steps += match.steps;
    hash = hashOf([hash, match.final]);
  }
  return { matches: count, steps, ends, hash };
}

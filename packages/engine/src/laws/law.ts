import type { GameTypes, RuleSet, Seat, Setup, Viewer } from '../contract.ts';
import { type RawSetup, setupOf } from '../match/open.ts';
import type { Chooser } from '../playout/chooser.ts';
import { expectOk } from '../result.ts';
import type { GoldenGame } from './golden-game.ts';

/** One law that a rule set has to keep. `check` throws LawBroken, with what was found, where it does not. */
export type Law = { readonly number: LawNumber; readonly title: string; check(): void };
export type LawNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;

/** A set-up to walk from: each one doubles the time the laws take, so name those that differ in what can happen. */
export type LawCase = { readonly name: string; readonly setup: RawSetup };

/** A rule set's own data for the proof of the laws. */
export type LawSettings<G extends GameTypes> = {
  /** Law 8: what is broken in a state, as sentences; none where all is well. `before`: the state one event earlier. */
  readonly invariants: (state: G['state'], before: G['state'] | null) => readonly string[];
  /** Law 9: finished matches. */
  readonly games: readonly GoldenGame[];
  /** Law 1: commands tried everywhere besides the listed ones: documents, good and bad. */
  readonly commands: readonly G['command'][];
  /** Law 1: commands of each form put together at each seat of each place, from what any command was seen to say. */
  readonly mixed: number;
  /** Laws 2 and 7: standing orders of every kind. */
  readonly orders: readonly G['standingOrders'][];
  /** Law 2: states which differ from this one only in what the viewer may not know; none where nothing is hidden. */
  readonly hidden: (state: G['state'], viewer: Viewer<G>, next: () => number) => readonly G['state'][];
  /** Law 2: the same for events: the notices of all of them must be one. */
  readonly hiddenEvents: (event: G['event'], viewer: Viewer<G>) => readonly G['event'][];
  /** Law 10: commands that harm what is your own, besides those that the rule set names. */
  readonly harmsOwn: (view: G['view'], seat: Seat<G['side']>, command: G['command']) => boolean;
  /**
   * Law 12: what a filing command leaves to be executed before the turn of the game is over, each as canonical JSON that the command
   * which executes it, or a notice to its owner, holds.
   */
  readonly leaves: (command: G['command']) => readonly string[];
  /** Law 12: what changes when a filing lapses, where that is not the turn of the game; undefined: nothing is promised of this match. */
  readonly lapses: ((state: G['state']) => number | undefined) | null;
  /** Law 4: who plays to the end besides random play. */
  readonly choosers: readonly Chooser<G>[];
  /** The first random seed. */
  readonly seed: number;
  /** Random matches walked for each case. */
  readonly walks: number;
  /** Positions of each walk to check closely. */
  readonly samples: number;
  /** No match takes more commands than this. */
  readonly longest: number;
};

/** A rule set with all that is needed to prove it. */
export type Proof<G extends GameTypes> = LawSettings<G> & {
  readonly rules: RuleSet<G>;
  readonly setups: readonly { readonly name: string; readonly setup: Setup<G> }[];
};

const MODEST = {
  games: [],
  commands: [],
  mixed: 4,
  hidden: () => [],
  hiddenEvents: () => [],
  harmsOwn: () => false,
  leaves: () => [],
  lapses: null,
  choosers: [],
  seed: 1,
  walks: 2,
  samples: 12,
  longest: 20_000,
};

/** Fills in what was not said. Throws where a case cannot be set up. */
export function proofOf<G extends GameTypes>(
  rules: RuleSet<G>,
  cases: readonly LawCase[],
  settings: Partial<LawSettings<G>> & Pick<LawSettings<G>, 'invariants'>,
): Proof<G> {
  const setups = cases.map(({ name, setup }) => ({
    name,
    setup: expectOk(setupOf(rules, setup), `the case ${name} cannot be set up`),
  }));
  return { ...MODEST, orders: [rules.initialOrders], ...settings, rules, setups };
}

/** A law that does not hold, with what was found. */
export class LawBroken extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LawBroken';
  }
}

/** Throws LawBroken with what `found` says, unless `held`. */
export function must(held: boolean, found: () => string): asserts held {
  if (!held) throw new LawBroken(found());
}

/** Data for a message, cut where it gets long. */
export function shown(data: unknown): string {
  const text = JSON.stringify(data) ?? String(data);
  return text.length > 400 ? `${text.slice(0, 400)} ...` : text;
}

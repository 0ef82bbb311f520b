/**
 * What a rule set tells a player that searches ahead (`BotGuidance.search`). It imagines hidden data, rates positions, and proposes orders
 * worth a try. The rules never read it, and no record depends on it.
 */
import type { GameTypes, Seat, Setup, Viewer } from './contract.ts';

/** The levels of computer players, the weakest first. */
export const LEVEL_NAMES = ['recruit', 'corporal', 'sergeant', 'captain', 'general'] as const;
export type Level = (typeof LEVEL_NAMES)[number];

/** Random numbers from 0 to 2^32 - 1, as `fastNumbers` gives them. They are the thinker's own, never those of a match. */
export type Numbers = () => number;

/** One number that says something of a position for one side. */
export type Feature = {
  /** For instance 'fire on their Headquarters'. */
  readonly name: string;
  /** For instance 'points of damage', 'men', 'share'. */
  readonly unit: string;
  /** Words of a reason when it rises: 'fires at their Headquarters'. */
  readonly more: string;
  /** The same when it falls for another side: 'keeps fire off your Headquarters'. */
  readonly averts: string;
};

/** How much each feature counts, in logits: the chance of a side is exp z / sum of exp z, and z = bias + sum of each * measure. */
export type Weights = {
  /** By side: who moves first, who defends. A side left out has 0. */
  readonly bias: Readonly<Record<string, number>>;
  /** One a feature, in the order of `features`. */
  readonly each: readonly number[];
  /** The origin of the weights: the hash of the matches that made them, or 'by hand'. */
  readonly run: string;
};

/** A whole set-up as lines of notation, and how many of its matches were won. */
export type BookEntry = {
  readonly lines: readonly string[];
  readonly won: number;
  readonly of: number;
  /** The origin: a hash of the matches, or 'printed'. */
  readonly run: string;
};

/** Windows in which armies are chosen and placed: a search order by order sees nothing there. */
export type SetUpGuidance<G extends GameTypes = GameTypes> = {
  /** Whether this seat now lays a part of its set-up. */
  readonly isSetUp: (view: G['view'], seat: Seat<G['side']>) => boolean;
  /** Set-ups by class of scenario, a space, and side; the best first. */
  readonly book: Readonly<Record<string, readonly BookEntry[]>>;
};

/** For a game whose types are known. Build one with `searchGuidance`. */
export type SearchGuidanceOf<G extends GameTypes> = {
  /** Raised by any change below that may change a choice or a value; stored with plans. */
  readonly version: number;
  /** Nodes (commands played) that the strongest level may use for one turn: about a second of a quiet core. */
  readonly nodes: number;
  /**
   * A truth that this viewer cannot tell from the real one, drawn by `next`: its view is `view` again. It is handed a view, never a
   * state. `heard`: the notices that they had, oldest first; null: unknown. Null where none can be made.
   */
  readonly sample: (
    view: G['view'],
    viewer: Viewer<G>,
    heard: readonly G['notice'][] | null,
    next: Numbers,
  ) => G['state'] | null;
  /** The features of one side in this state, in the order of `features`. */
  readonly measure: (state: G['state'], side: G['side']) => readonly number[];
  readonly features: readonly Feature[];
  /** By class of scenario; 'all' is always there, and stands for classes that are not. */
  readonly weights: Readonly<Record<'all', Weights>> & Readonly<Record<string, Weights>>;
  /** The class of a set-up. */
  readonly classOf: (setup: Setup<G>) => string;
  /** A quick good order, from typed state; null: this seat has nothing to do. */
  readonly policy: (state: G['state'], seat: Seat<G['side']>, next: Numbers) => G['command'] | null;
  /** Different legal orders worth a try, at most `most`, the policy's among them. None ends the turn while others are left. */
  readonly proposals: (
    state: G['state'],
    seat: Seat<G['side']>,
    most: number,
    next: Numbers,
  ) => readonly G['command'][];
  /** By id of a scenario: the levels that people may play there, each of which has been measured. None where it is left out. */
  readonly offered: Readonly<Record<string, readonly Level[]>>;
  /** Turns begun by anybody: an integer that never falls. "Two turns on" is measured by it. */
  readonly tempo: (state: G['state']) => number;
  /** Null: the game has no set-up. */
  readonly setUp: SetUpGuidance<G> | null;
};

/** For a game that is not known here. */
export type SearchGuidance = SearchGuidanceOf<GameTypes>;

/** The same guidance for callers that do not know the game: what is handed to it is always of that game. */
export function searchGuidance<G extends GameTypes>(typed: SearchGuidanceOf<G>): SearchGuidance {
  return typed as unknown as SearchGuidance;
}

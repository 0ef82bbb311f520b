import type { AnyCampaign, AnyRuleSet, GameAbout, Json, RawSetup } from '@fieldpost/engine';
import type { AnyNarrator } from '@fieldpost/story';
import type { Proof } from './laws/proof.ts';
import type { Counting } from './statistics/counting.ts';

/** A golden match to be made: a name, a set-up, and the bots that play it. */
export type GoldenCase = { readonly title: string; readonly setup: RawSetup; readonly bots: readonly string[] };

/** The people of the demonstration, by their keys. */
export type DemoPerson = 'ada' | 'bruno' | 'clara' | 'daniel';

/** One match of the demonstration, and how far it is played. */
export type DemoMatch = {
  readonly title: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string | number>>;
  /** The id of a clock of the lobby. */
  readonly clock: string;
  readonly creator: DemoPerson;
  /** The players of the other seats, with their side if there is a choice; empty: the match waits in the lobby. */
  readonly guests: readonly { readonly who: DemoPerson; readonly side?: string }[];
  /** Hand-overs to be played; null: to the end. */
  readonly handOvers: number | null;
  /** Hours from one hand-over to the next. */
  readonly pace: number;
  /** Makes the players choose as they did; what the dice say is another matter. */
  readonly choices: number;
  /** Standing orders that all file before the first turn, as commands of the game. */
  readonly filed: readonly { readonly type: string; readonly [key: string]: Json }[];
  /** One command in this many is anything legal instead of what looks best. */
  readonly whim: number;
};

/**
 * Everything the service knows about a game where it is judged, proved and shown to a newcomer. Its drawings and its pages have manifests
 * of their own.
 */
export type GameManifest = {
  readonly about: GameAbout;
  /** Every edition that may be played or was ever played, the oldest first. A new one is added; none is ever taken away. */
  readonly editions: readonly AnyRuleSet[];
  /** The narrator for letters, captions, diaries and feeds. */
  readonly narrator: AnyNarrator;
  /** The units of its statistics. */
  readonly counting: Counting;
  /** Every campaign over its battles that may be fought or was ever fought: a new edition is added, none is ever taken away. */
  readonly campaigns: readonly AnyCampaign[];
  /** Its public data by name: units, terrain, presets, sentences. */
  readonly catalogue: Readonly<Record<string, unknown>>;
  /** The golden matches that its options and cards ask for, beside one for each scenario. */
  readonly goldenCases: readonly GoldenCase[];
  /** The laws of its editions, in their order. Tests alone load them. */
  readonly proofs: () => Promise<readonly Proof[]>;
  /** The matches of the demonstration: each of its people has the game in play or over. */
  readonly demonstration: readonly DemoMatch[];
  /** The scenario of the season that the demonstration's club plays; null: it plays another game. One of the games has one. */
  readonly season: string | null;
};

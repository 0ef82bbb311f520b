import type { Json, Tagged } from '@fieldpost/engine';
import type { Beat } from './beat.ts';
import type { Eyes, Moment } from './moment.ts';

/** A part of a match that forms one paragraph of the story, mostly one side's turn. */
export type Chapter<View = Json, Notice = Tagged> = {
  /** "South, turn 2". Empty: it needs none. */
  readonly title: string;
  readonly moments: readonly Moment<View, Notice>[];
  /** The step that closes it; empty: it continues. */
  readonly end: readonly number[];
};

/** So many of a kind, as the game's own pictures name it. */
export type Fallen = { readonly kind: string; readonly count: number };

/**
 * How a side stands: what the lead is counted in, what it has lost so far, in words ("two Infantry and a Tank") and by kinds, and what
 * it came with, in words; '' where every side comes with the same.
 */
export type Standing = {
  readonly side: string;
  readonly strength: number;
  readonly lost: number;
  readonly losses: string;
  readonly fallen: readonly Fallen[];
  readonly army: string;
};

/** The narrator of one game. Each function serves one viewer, and uses only what they were shown. */
export type Narrator<View = Json, Notice = Tagged> = {
  /** Whether a chapter ends behind this step. */
  readonly closes: (moment: Moment<View, Notice>) => boolean;
  /** The name of a chapter, from its first step to its last. */
  readonly title: (moments: readonly Moment<View, Notice>[], eyes: Eyes) => string;
  /** All that a chapter holds, each step with a change of the board in one of them, in order of time. */
  readonly beats: (moments: readonly Moment<View, Notice>[], eyes: Eyes) => readonly Beat[];
  /** The text for a chapter with nothing but moves. */
  readonly quiet: (moments: readonly Moment<View, Notice>[], eyes: Eyes) => string;
  /** How each side stands; empty before there is anything to compare. */
  readonly standings: (view: View) => readonly Standing[];
  /** The public board and nothing else: the story must mention each change of it. */
  readonly board: (view: View) => Json;
};

/** A narrator whose game is not known here. */
export type AnyNarrator = Narrator;

/** Makes the narrator of a game one of any game: it is only handed what its own rule set has made. */
export function narrator<View, Notice>(of: Narrator<View, Notice>): AnyNarrator {
  return of as unknown as AnyNarrator;
}

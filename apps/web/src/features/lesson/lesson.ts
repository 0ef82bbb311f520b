import type { AnyRuleSet } from '@fieldpost/engine';

/** One touch: what is lit, and the sentence beside it. */
export type Touch = {
  /** Finds what is to be touched on the table; empty: the sentence alone leads. */
  readonly at: string;
  /** At most twenty words. */
  readonly say: string;
};

/** One order of the learner, touch by touch. */
export type Prompt = {
  /** In the notation of the game. */
  readonly line: string;
  readonly touches: readonly Touch[];
  /** Describes the result and its importance. */
  readonly after: string;
  /** The other side's replies, as lines. */
  readonly replies: readonly { readonly side: string; readonly line: string }[];
};

/** A position in which a newcomer wins within some touches: an ordinary one, judged by the rules of the game. */
export type Lesson = {
  readonly title: string;
  /** The learner's. */
  readonly side: string;
  readonly scenario: unknown;
  readonly options: Readonly<Record<string, string | number>>;
  /** Standing orders by side. */
  readonly orders: Readonly<Record<string, unknown>>;
  /** The fixed dice; empty if the order throws none. */
  readonly dice: readonly number[];
  readonly prompts: readonly Prompt[];
  /** The headline at the end. */
  readonly won: string;
};

/** A game's data for its lesson: the whole rules, since the browser judges the lesson. */
export type TaughtGame = { readonly rules: AnyRuleSet; readonly lesson: Lesson };

/** How many touches the whole lesson has. */
export const touchesIn = ({ prompts }: Lesson): number => prompts.reduce((sum, { touches }) => sum + touches.length, 0);

/** The number of a touch among all of them, from 1. */
export const touchNumber = ({ prompts }: Lesson, prompt: number, touch: number): number =>
  prompts.slice(0, prompt).reduce((sum, { touches }) => sum + touches.length, 0) + touch + 1;

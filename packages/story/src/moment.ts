import type { Json, Tagged } from '@fieldpost/engine';

/** One step of a match as one viewer may know it. The narrator reads nothing else, so it cannot reveal a secret. */
export type Moment<View = Json, Notice = Tagged> = {
  /** Index of the step in the match, from 0. */
  readonly step: number;
  /** The side that took it. */
  readonly side: string;
  readonly notices: readonly Notice[];
  /** The viewer's view of the state before the step and after it. */
  readonly before: View;
  readonly after: View;
};

/** The reader's side ("your", "you"), or null for a spectator. */
export type Eyes = { readonly side: string | null };

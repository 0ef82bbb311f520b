import type { Json, Tagged } from '@fieldpost/engine';

/** One step of a match as one viewer may know it. Nothing else is read, so what they may not know cannot be told. */
export type Moment<View = Json, Notice = Tagged> = {
  /** Index of the step in the match, from 0. */
  readonly step: number;
  /** Who took it. */
  readonly side: string;
  readonly notices: readonly Notice[];
  /** The viewer's view of the state before the step and after it. */
  readonly before: View;
  readonly after: View;
};

/** Who is told: a side ("your", "you"), or null: somebody who watches. */
export type Eyes = { readonly side: string | null };

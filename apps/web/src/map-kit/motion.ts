import type { Json } from '@fieldpost/client';

/** An object with a type name: a sent command, or a received notice. */
export type Named = { readonly type: string; readonly [key: string]: Json };

/** The events between two positions, to animate. */
export type Motion = {
  /** Another number for another motion. */
  readonly key: number;
  readonly before: Json;
  readonly notices: readonly Named[];
};

/** Milliseconds are multiplied with it; 0 = no motion, at once where everything stands in the end. */
export type Pace = number;

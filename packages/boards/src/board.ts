/** The input and output of a rule set's drawing, the same for every game. */
import type { Json } from '@fieldpost/engine';
import type { Scene } from './scene/scene.ts';

/** `site`: colours are the page's CSS variables `--board-*`, so the drawing follows the page's theme automatically. */
export const THEMES = ['light', 'dark', 'site'] as const;
export type Theme = (typeof THEMES)[number];

/** An arrow or a shot from square to square. */
export type Trail = { readonly kind: 'move' | 'shot' | 'retreat'; readonly from: string; readonly to: string };

/** The marks on top of a position. Squares by name. */
export type Marks = {
  readonly selected: string | null;
  /** Squares the chosen unit may go to, or where something may be placed. */
  readonly reach: readonly string[];
  /** Enemies that may be attacked. */
  readonly targets: readonly string[];
  /** Units chosen for a combined attack. */
  readonly chosen: readonly string[];
  /** Recent events. */
  readonly trails: readonly Trail[];
  /** The places of losses. */
  readonly fallen: readonly string[];
};

export const NO_MARKS: Marks = { selected: null, reach: [], targets: [], chosen: [], trails: [], fallen: [] };

export type DrawOptions = {
  readonly theme: Theme;
  /** The side that sits at the bottom, for instance "south". */
  readonly perspective: string;
  readonly marks: Marks;
  /** Width in pixels. */
  readonly size: number;
};

/** One game's drawing. Null where the view is not one of this game. */
export type Board = (view: Json, options: DrawOptions) => Scene | null;

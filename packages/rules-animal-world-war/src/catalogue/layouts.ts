/** The standard battlefields (THE-RULES "Battlefields"): all hexes with |q| <= columns and |h| <= heights, where h = r + q / 2. */
import type { Hex } from '@fieldpost/hex';
import { CONSTANTS } from './constants.ts';
import type { Empire } from './empires.ts';

export const LAYOUT_IDS = ['short', 'medium', 'long'] as const;
export type LayoutId = (typeof LAYOUT_IDS)[number];

export type Layout = {
  readonly id: LayoutId;
  readonly title: string;
  /** C and H of the table. */
  readonly columns: number;
  readonly heights: number;
  /** The Empires' layout zones, by q. */
  readonly zones: Readonly<Record<Empire, readonly Hex[]>>;
  readonly RL: number;
  /** AWW-009. */
  readonly suggestedSquad: number;
};

function layout(id: LayoutId, title: string, columns: number, heights: number, zones: Layout['zones']): Layout {
  return { id, title, columns, heights, zones, RL: CONSTANTS.RL[id], suggestedSquad: CONSTANTS.squad.suggested[id] };
}

// biome-ignore format: one line for each edge, as in the table
export const LAYOUTS: Readonly<Record<LayoutId, Layout>> = {
  short: layout('short', 'Short field', 2, 2, {
    HERB: [[-2, 3], [-1, 2], [0, 2], [1, 1], [2, 1]],
    CARN: [[-2, -1], [-1, -1], [0, -2], [1, -2], [2, -3]],
  }),
  medium: layout('medium', 'Medium field', 2, 3, {
    HERB: [[-2, 4], [-1, 3], [0, 3], [1, 2], [2, 2]],
    CARN: [[-2, -2], [-1, -2], [0, -3], [1, -3], [2, -4]],
  }),
  long: layout('long', 'Long field', 3, 3, {
    HERB: [[-3, 4], [-2, 4], [-1, 3], [0, 3], [1, 2], [2, 2], [3, 1]],
    CARN: [[-3, -1], [-2, -2], [-1, -2], [0, -3], [1, -3], [2, -4], [3, -4]],
  }),
};

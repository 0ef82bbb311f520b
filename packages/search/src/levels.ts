/** The levels of computer players, as data. No level sees more than another, and none has better dice. */
import type { Level } from '@fieldpost/engine';

/** How a level thinks. */
export type Style = {
  /** Of 1, how many of its orders are drawn by lot: how a weak player errs. */
  readonly lots: number;
  /** Of the nodes of a game, how many it may spend on a turn; 0: it does not search, the policy of the game plays. */
  readonly nodes: number;
  /** How far below the best plan, in chance to win, one is still e times less likely to be taken; 0: always the best. */
  readonly softness: number;
  /** Whether its best plans are tried against a reply that was bred, too. */
  readonly bredReply: boolean;
};

export const LEVELS: Readonly<Record<Level, Style>> = {
  recruit: { lots: 1 / 2, nodes: 0, softness: 0, bredReply: false },
  corporal: { lots: 1 / 5, nodes: 0, softness: 0, bredReply: false },
  sergeant: { lots: 0, nodes: 0, softness: 0, bredReply: false },
  captain: { lots: 0, nodes: 1 / 8, softness: 0.03, bredReply: false },
  general: { lots: 0, nodes: 1, softness: 0, bredReply: true },
};

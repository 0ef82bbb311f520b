import type { Json } from '@fieldpost/client';
import type { ComponentType } from 'react';
import type { Motion, Named, Pace } from '../map-kit/motion.ts';

export type { Motion, Named, Pace };

/** The props of a game's table on the match page. The match page knows no game, a table knows no service. */
export type TableProps = {
  /** The position as the viewer may know it. */
  readonly view: Json;
  /** Their side; null: they look on. */
  readonly side: string | null;
  /** The index among their side's players; 0 if a side has one. */
  readonly player: number;
  /** Names of a side's players, in the order of their seats. */
  readonly players: (side: string) => readonly string[];
  /** The service waits for their order, and the table may offer them some. */
  readonly awaited: boolean;
  readonly perspective: string;
  readonly standingOrders: Json;
  /** An order is under way. */
  readonly busy: boolean;
  readonly canUndo: boolean;
  /** Sends a command. Resolves to the position after it and whether the viewer must still move, or null if refused; the viewer sees why. */
  readonly order: (command: Named, foreseen?: Json) => Promise<Answered | null>;
  /** Files standing orders: at any time, in any player's turn. */
  readonly file: (command: Named) => Promise<Answered | null>;
  readonly undo: () => void;
  readonly motion: Motion | null;
  readonly onMotionEnd: (key: number) => void;
  readonly pace: Pace;
  /** Recent events, shown as arrows until the player acts. */
  readonly recent: readonly Named[];
  /** The newest steps of the log as they may know them, oldest first. */
  readonly log: readonly { readonly index: number; readonly notices: readonly Named[] }[];
  /** Past windows of their own seats in matches of this game, the newest first; empty where there are none or the line is down. */
  readonly windows: () => Promise<readonly PastWindow[]>;
  /** The order that a hint advises, to be shown on the board as if it were chosen; null, or left out: none. */
  readonly hinted?: Named | null;
  /** Speaks to those who do not see the board. */
  readonly say: (sentence: string) => void;
};

/** A window that was theirs to answer while another side's turn stood still. */
export type PastWindow = {
  readonly matchId: string;
  readonly title: string;
  /** The step that answered it, from 0. */
  readonly step: number;
  /** The view in the past window. */
  readonly view: Json;
  /** The answer in notation. */
  readonly line: string;
};

export type Answered = { readonly view: Json; readonly awaited: boolean };

/** One game's table: the board and, below or beside it, what may be ordered now. */
export type Table = ComponentType<TableProps>;

/** The game's texts and figures for the match page, besides its table. */
export type GameWords = {
  /** The rule that a notice follows from, for the link in the log; null: none in particular. */
  readonly ruleOf: (notice: Named) => string | null;
  /** The side that loses units by a notice, for the marks on the timeline; null if none does. */
  readonly lossOf: (notice: Named) => { readonly side: string } | null;
  /** A sentence of the log with names for places, as the viewer knows them; absent if the board prints the coordinates. */
  readonly placed?: (sentence: string, view: Json) => string;
  /** Orders of a hint as sentences, given one after another in this position; left out: the game gives no hints. */
  readonly ordersInWords?: (view: Json, commands: readonly Named[]) => readonly string[];
};

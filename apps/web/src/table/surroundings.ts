'use client';
import { createContext, type ReactNode, useContext } from 'react';
import type { Sheet, TableSlots } from './slots.ts';

/** The parts around every game's table. The match page provides them. */
export type Surroundings = {
  /** The bar at the head: the way back to the desk, title, the menu. The shell hands it what opens a sheet. */
  readonly head: (open: (sheet: string) => void) => ReactNode;
  /** Two lines: whose turn and how much time is left, then the goal. The shell hands it what the game says of both. */
  readonly status: (told: Pick<TableSlots, 'when' | 'goal' | 'asks'>) => ReactNode;
  /** Notices to read or answer first: a refusal, an offer, a pause. Empty most of the time. */
  readonly notices: ReactNode;
  /** Content in place of the order bar: a replay, scenes, a question of the match. Null: the orders. */
  readonly replay: ReactNode;
  /** Ends the scenes that are shown, so that a tap on the board counts; null: none are. */
  readonly skip: (() => void) | null;
  /** The text of the order bar while the match waits for others, and after its end. */
  readonly waiting: ReactNode;
  /** Diary, match: the same for all games. */
  readonly sheets: readonly Sheet[];
  /** The sheet that opens automatically: the result, once it may show; null if there is none. */
  readonly opens: string | null;
  /** Counts how often that was asked for: the same sheet may be opened once more. */
  readonly asked: number;
};

const NOTHING: Surroundings = {
  head: () => null,
  status: () => null,
  notices: null,
  replay: null,
  skip: null,
  waiting: null,
  sheets: [],
  opens: null,
  asked: 0,
};

const AroundTheTable = createContext<Surroundings>(NOTHING);

export const SurroundingsProvider = AroundTheTable.Provider;

/** The parts around the table on this page. */
export const useSurroundings = (): Surroundings => useContext(AroundTheTable);

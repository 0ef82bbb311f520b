import { type Marks, NO_MARKS } from '@fieldpost/boards/marks';
import type { Position } from '@fieldpost/boards/wwi-combined-arms';
import type { View } from '@fieldpost/rules-wwi-combined-arms/table';
import type { ReactNode } from 'react';
import type { OrderBarSlot } from '../../table/slots.ts';
import type { TableProps } from '../table.ts';
import type { Side } from './selection.ts';

/** The data for every phase of the game. */
export type Situation = {
  readonly view: View;
  readonly position: Position;
  /** The side that gives orders here; for spectators, the side to move. */
  readonly side: Side;
  /** It is the viewer's turn and nothing moves: they may pick and look, also while an order is under way. */
  readonly choosing: boolean;
  /** Orders may be given now: they may choose, and none is under way. */
  readonly ready: boolean;
  readonly props: TableProps;
};

/** A phase's content on the board and beside it. */
export type Play = {
  readonly marks: Marks;
  /** The possible actions on a square, added to its label; empty if there are none. */
  readonly hintOf: (square: string) => string;
  readonly picked: (square: string) => boolean;
  readonly tap: (square: string) => void;
  readonly keys: Readonly<Record<string, () => void>>;
  /** The content of the order bar; null if there is nothing to order. */
  readonly bar: OrderBarSlot | null;
  /** More about what is chosen. */
  readonly details: ReactNode;
  /** Filled in before the board counts. */
  readonly form: ReactNode;
};

/** A phase that is not on. */
export const IDLE: Play = {
  marks: NO_MARKS,
  hintOf: () => '',
  picked: () => false,
  tap: () => {},
  keys: {},
  bar: null,
  details: null,
  form: null,
};

/** Kept while nothing changes, so that nothing is drawn again. */
export const NO_SQUARES: readonly string[] = [];

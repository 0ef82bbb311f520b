import type { WarMarks } from '@fieldpost/boards/mass-warfare';
import type { Command, StandingOrders, View, War } from '@fieldpost/rules-mass-warfare/table';
import type { Answered, TableProps } from '../table.ts';
import type { Seat } from './reading.ts';

/** The data for everything on the table. */
export type Situation = {
  readonly view: View;
  readonly war: War;
  /** The seat that gives orders here; null for a spectator. */
  readonly seat: Seat | null;
  /** The match waits for them: they may preview their orders. */
  readonly choosing: boolean;
  /** Orders may be given: none is under way. */
  readonly ready: boolean;
  readonly orders: StandingOrders;
  readonly send: (command: Command) => Promise<Answered | null>;
  readonly props: TableProps;
};

const NO_KEYS: readonly string[] = [];

export const NO_WAR_MARKS: WarMarks = {
  selected: null,
  reach: NO_KEYS,
  halting: NO_KEYS,
  targets: NO_KEYS,
  chosen: NO_KEYS,
  trails: [],
  fallen: NO_KEYS,
  area: NO_KEYS,
  figures: [],
  flights: [],
};

export const BUSY = 'Sending your last order …';

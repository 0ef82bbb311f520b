import type { WarMarks } from '@fieldpost/boards/world-war-awesome';
import type { Command, Own, StandingOrders, View, War } from '@fieldpost/rules-world-war-awesome/table';
import type { Answered, TableProps } from '../table.ts';
import type { Chair } from './reading.ts';
import type { RoundDraft } from './round-orders.ts';

/** What everything on the table is shown and ordered with. */
export type Situation = {
  readonly view: View;
  readonly war: War;
  readonly own: Own | null;
  /** The seat that gives orders here; null for a spectator. */
  readonly chair: Chair | null;
  /** The match waits for them: they may preview their orders. */
  readonly choosing: boolean;
  /** Orders may be given: none is under way. */
  readonly ready: boolean;
  readonly orders: StandingOrders;
  /** What is given in ORDERS beside the order of the tank; null: it is another window. */
  readonly round: RoundDraft | null;
  readonly send: (command: Command) => Promise<Answered | null>;
  readonly props: TableProps;
};

const NO_KEYS: readonly string[] = [];

export const NO_WAR_MARKS: WarMarks = {
  selected: null,
  reach: NO_KEYS,
  targets: NO_KEYS,
  chosen: NO_KEYS,
  trails: [],
  fallen: NO_KEYS,
  ways: NO_KEYS,
  blast: NO_KEYS,
  endangered: NO_KEYS,
  ghosts: [],
  aim: null,
  area: NO_KEYS,
};

export const BUSY = 'Sending your last order …';

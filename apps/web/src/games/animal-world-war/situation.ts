import type { FieldMarks } from '@fieldpost/boards/animal-world-war';
import type { Battle, Command, View } from '@fieldpost/rules-animal-world-war/table';
import type { ReactNode } from 'react';
import type { OrderBarSlot, Sheet } from '../../table/slots.ts';
import type { Answered, TableProps } from '../table.ts';
import type { Seat } from './reading.ts';

/** The data for every phase of the game. */
export type Situation = {
  readonly view: View;
  /** The battle on screen; in the secret deployment with the player's own soldiers in their new places. */
  readonly battle: Battle;
  /** The seat that gives orders here; null for a spectator. */
  readonly seat: Seat | null;
  /** The match waits for them: they may preview their orders. */
  readonly choosing: boolean;
  /** Orders may be given: none is under way. */
  readonly ready: boolean;
  readonly send: (command: Command) => Promise<Answered | null>;
  readonly props: TableProps;
};

/** A phase's content on the field and beside it. */
export type Play = {
  readonly marks: FieldMarks;
  /** The possible actions on a hex, added to its label; empty if there are none. */
  readonly hintOf: (key: string) => string;
  readonly picked: (key: string) => boolean;
  readonly tap: (key: string) => void;
  readonly keys: Readonly<Record<string, () => void>>;
  /** The content of the order bar; null if there is nothing to order. */
  readonly bar: OrderBarSlot | null;
  /** More about what is chosen. */
  readonly details: ReactNode;
  /** Whether the choice itself is made in the details. */
  readonly detailsFirst: boolean;
  /** Whether a tile is to be touched that no unit was picked for. */
  readonly boardFirst: boolean;
  readonly sheets: readonly Sheet[];
};

const NO_KEYS: readonly string[] = [];

export const NO_FIELD_MARKS: FieldMarks = {
  selected: null,
  reach: NO_KEYS,
  targets: NO_KEYS,
  chosen: NO_KEYS,
  trails: [],
  fallen: NO_KEYS,
  path: [],
  blast: NO_KEYS,
  line: NO_KEYS,
};

/** A phase that asks for nothing. */
export const IDLE: Play = {
  marks: NO_FIELD_MARKS,
  hintOf: () => '',
  picked: () => false,
  tap: () => {},
  keys: {},
  bar: null,
  details: null,
  detailsFirst: false,
  boardFirst: false,
  sheets: [],
};

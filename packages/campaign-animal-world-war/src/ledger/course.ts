/** The current campaign: the result of its ledger, and the open offers that are not in the ledger yet. */
import type { CarryOver } from '@fieldpost/rules-animal-world-war/carry-over';
import type { TacticId } from '@fieldpost/rules-animal-world-war/catalogue';
import type { Report } from '../report.ts';
import type { ByEmpire, Declaration, Empire, Exchange, State } from '../state.ts';
import type { Draft, Opening, Writer } from './entry.ts';

/** A battle of a turn: its match, and how it ended. */
export type Battle = {
  readonly battle: number;
  readonly match: string;
  /** The carry-over at its start. */
  readonly carry: CarryOver;
  /** The entry that holds the report: `fought`, or the `corrected` that took its place. */
  readonly result: { readonly seq: number; readonly report: Report } | null;
};

/** The events of the current line in order: the inputs that determine the state (LC-001). */
export type Past =
  | { readonly kind: 'exchanged'; readonly seq: number; readonly exchange: Exchange }
  | {
      readonly kind: 'turn';
      readonly seq: number;
      readonly declared: Declaration;
      /** The state in which it was declared. */
      readonly before: State;
      readonly how: 'standDown' | 'walkover' | 'battle';
      /** Null until MUSTER, and where there is none. */
      readonly battle: Battle | null;
    };

/** An entry that must come next, and the state after it. */
export type Owed = { readonly draft: Draft; readonly state: State };

/** LC-022: what is no state: choices not yet revealed, terms not yet settled, offers. */
export type Table = {
  readonly tactics: ByEmpire<TacticId | null>;
  readonly terms: { readonly by: Writer; readonly declared: Declaration } | null;
  readonly exchange: Exchange | null;
  readonly draw: Empire | null;
};

export const BARE_TABLE: Table = { tactics: { HERB: null, CARN: null }, terms: null, exchange: null, draw: null };

export type Course = {
  readonly campaign: string;
  readonly opening: Opening;
  readonly head: string;
  /** Of the last entry. */
  readonly seq: number;
  readonly line: number;
  /** The instant of the last entry; left out of a course that was kept before it was noted. */
  readonly at?: string;
  /** As the ledger tells it. */
  readonly state: State;
  readonly past: readonly Past[];
  readonly owed: readonly Owed[];
  /** Number of matches created for battles, over all lines. */
  readonly musters: number;
  readonly paused: boolean;
  /** LC-095: standing-downs running by the clock. */
  readonly idle: ByEmpire<number>;
  readonly table: Table;
  /** LC-012: its only player has corrected a result or had a battle fought again; left out: nobody has. */
  readonly correctedByPlayer?: true;
};

/** LC-020 with what lies open before everybody: terms that wait for an answer (LC-022) and the exchange that is offered. */
export function stateOf({ state, table, past }: Course): State {
  const offered: State = { ...state, exchange: table.exchange };
  if (table.terms === null) return offered;
  const battle = { battle: nextBattle(past), match: null, declared: table.terms.declared, carry: null };
  return { ...offered, phase: 'terms', battle };
}

/** The number of the battle that would be fought next. */
export function nextBattle(past: readonly Past[]): number {
  return past.filter((one) => one.kind === 'turn' && one.how === 'battle').length + 1;
}

/** The turn that is under way or was last. */
export function lastTurn(past: readonly Past[]): Extract<Past, { kind: 'turn' }> | null {
  return past.findLast((one) => one.kind === 'turn') ?? null;
}

/** Events alone rebuild a state. Each names the squares too, so that a sentence about it needs no state. */
import type { Outcome } from '@fieldpost/engine';
import type { Army, Side } from './state.ts';

export type Event =
  | { readonly type: 'armyCommitted'; readonly side: Side; readonly army: Army }
  /** CA-011: both are committed and public; CA-022: who places and moves first. */
  | { readonly type: 'armiesOpened'; readonly south: Army; readonly north: Army; readonly first: Side }
  | { readonly type: 'placed'; readonly unit: string; readonly at: string }
  | { readonly type: 'reinforced'; readonly unit: string; readonly at: string }
  | { readonly type: 'moved'; readonly unit: string; readonly from: string; readonly to: string }
  /** `damage` = points done; `unit` on `from` attacks `target` on `at`. */
  | {
      readonly type: 'attacked';
      readonly unit: string;
      readonly from: string;
      readonly target: string;
      readonly at: string;
      readonly damage: number;
    }
  /** CA-050, CA-052: the unit must retreat and its owner has two squares or more to choose from. */
  | { readonly type: 'retreatForced'; readonly unit: string; readonly at: string }
  | { readonly type: 'retreated'; readonly unit: string; readonly from: string; readonly to: string }
  /** `credited` = ids of the units that gain a credit (CA-064). */
  | {
      readonly type: 'destroyed';
      readonly unit: string;
      readonly at: string;
      readonly why: 'noRetreat' | 'doubleWhammy';
      readonly credited: readonly string[];
    }
  | { readonly type: 'promoted'; readonly unit: string; readonly at: string }
  | { readonly type: 'turnEnded'; readonly side: Side; readonly turn: number }
  | { readonly type: 'finished'; readonly outcome: Outcome<Side> };

/** What one viewer may know of an event: all of it, except the army of the other side before it is laid open. */
export type Notice =
  | Exclude<Event, { readonly type: 'armyCommitted' }>
  | { readonly type: 'armyCommitted'; readonly side: Side; readonly army: Army | null };

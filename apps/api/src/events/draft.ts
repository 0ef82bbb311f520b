/** The draft of a round, as its column has it (CL-068). */
import type { LogEvent } from '@fieldpost/league';
import type { StoredEvent } from './store.ts';

export type RoundAct = Extract<LogEvent, { kind: 'round' }>;

/** A pairing that an organiser has chosen by hand, and that somebody else must agree to. */
export type ByHand = Pick<RoundAct, 'pairs' | 'byes'> & { readonly by: string; readonly reason: string };

/** As its column has it. `until`: when it opens, ISO 8601. */
export type StoredDraft = Pick<RoundAct, 'round' | 'pairs' | 'byes'> & {
  readonly until: string;
  /** Why it cannot open; null: it can. */
  readonly held: string | null;
  readonly byHand: ByHand | null;
};

export const draftIn = ({ draft }: Pick<StoredEvent, 'draft'>): StoredDraft | null =>
  draft as unknown as StoredDraft | null;

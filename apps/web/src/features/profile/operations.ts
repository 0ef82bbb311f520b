import { operation } from '@fieldpost/client';

type Point = { readonly at: string; readonly rating: number; readonly deviation: number };

/** A player's rating in a game, and its history. */
export type Rating = {
  readonly game: string;
  /** `table`: of results that were reported from a real table (CL-205). */
  readonly kind: 'duel' | 'teams' | 'multi' | 'table';
  readonly rating: number;
  readonly deviation: number;
  readonly rated: number;
  readonly provisional: boolean;
  /** As if the week closed now; null: nothing of theirs is in it. */
  readonly preview: { readonly rating: number } | null;
  /** Oldest first; empty in their first week. */
  readonly history: readonly Point[];
};

export const RATINGS = operation<{ readonly userId: string }, { readonly ratings: readonly Rating[] }>(
  `query Ratings($userId: ID!) {
  ratings(userId: $userId) { game kind rating deviation rated provisional preview { rating } history { at rating deviation } } }`,
);

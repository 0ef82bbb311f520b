import { IN_LIST, type MatchInList, operation } from '@fieldpost/client';

/** A match that anybody may watch. Length and losses: some minutes after its end, until then null. */
export type WatchedMatch = {
  readonly match: MatchInList;
  readonly turns: number | null;
  readonly lost: number | null;
};

export const WATCHED = `turns lost match { ${IN_LIST} }`;

type Sought = {
  readonly ruleSet?: string;
  readonly scenario?: string;
  readonly player?: string;
  readonly state?: 'playing' | 'finished';
  readonly winner?: string;
  readonly reason?: string;
  readonly turnsFrom?: number;
  readonly turnsTo?: number;
  readonly order?: 'newest' | 'longest';
  readonly first?: number;
  readonly after?: string;
};

/** Running and finished matches that anybody may watch. */
export const WATCH = operation<
  Sought,
  {
    readonly watchConnection: {
      readonly edges: readonly { readonly node: WatchedMatch }[];
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  }
>(`query Watch($ruleSet: ID, $scenario: String, $player: ID, $state: WatchState, $winner: String, $reason: String,
  $turnsFrom: Int, $turnsTo: Int, $order: WatchOrder, $first: Int, $after: String) {
  watchConnection(ruleSet: $ruleSet, scenario: $scenario, player: $player, state: $state, winner: $winner, reason: $reason,
    turnsFrom: $turnsFrom, turnsTo: $turnsTo, order: $order, first: $first, after: $after) {
    edges { node { ${WATCHED} } } pageInfo { hasNextPage endCursor } } }`);

/** One of the best recent matches. `margin`: in thousandths of the stronger side's strength. */
export type BestMatch = WatchedMatch & {
  readonly honours: readonly ('longest' | 'closest' | 'bloodiest')[];
  readonly margin: number | null;
  readonly leads: number | null;
};

/** The longest, the closest and the bloodiest of the last day or week. */
export const BEST = operation<
  Record<string, never>,
  { readonly bestMatches: { readonly period: 'day' | 'week'; readonly matches: readonly BestMatch[] } }
>(`query Best { bestMatches { period matches { honours margin leads ${WATCHED} } } }`);

import type { Json, MatchInList } from '@fieldpost/client';
import { type Arrangements, CLOCK_FIELDS, type DiceOffer, operation } from '@fieldpost/client';
import type { Named, PastWindow } from '../../games/table.ts';
import type { ConditionalOrder } from '../absence/operations.ts';

/** One step as the viewer may know it. */
export type LogEntry = {
  /** Number of the step from 0. */
  readonly index: number;
  readonly side: string;
  readonly player: number;
  /** ISO 8601. */
  readonly at: string;
  /** Its notation; null where that would betray something. */
  readonly line: string | null;
  readonly notices: readonly Named[];
  readonly sentences: readonly string[];
};

/** A match whole, as the page of the match needs it. */
export type MatchData = MatchInList & {
  readonly edition: number;
  readonly view: Json;
  readonly sealedStep: number;
  readonly commitment: string;
  readonly seed: string | null;
  readonly standingOrders: Json;
  readonly canUndo: boolean;
  readonly seenStep: number;
  /** Letters of others that the viewer has not read, at most 99. */
  readonly unreadMessages: number;
  readonly rematch: { readonly id: string } | null;
  readonly rematchOf: string | null;
  readonly log: readonly LogEntry[];
  readonly arrangements: Arrangements;
  /** One's own; empty for everybody else. */
  readonly conditionalOrders: readonly ConditionalOrder[];
};

/** The position after `step` steps. */
export type Frame = { readonly step: number; readonly entry: LogEntry | null; readonly view: Json };

const LOG_ENTRY = 'index side player at line notices sentences';
const MATCH_FIELDS = `id ruleSet edition scenario title status listed options createdAt startedAt finishedAt
  creator { id name }
  clockSpec { ${CLOCK_FIELDS} } joinRequirements arrangements conditionalOrders
  seats { side player user { id name } reserveMs since running missedTurns }
  you { side player }
  step sealedStep pending { kind side from window clock outcome sentence } waitingFor deadline drawOffer
  ending { by outcome } commitment seed view standingOrders canUndo seenStep unreadMessages rematch { id } rematchOf
  log(after: $after, last: 100) { ${LOG_ENTRY} }`;

/** The match and what happened after `after` steps, at most the newest hundred. */
export const MATCH = operation<{ readonly id: string; readonly after: number }, { readonly match: MatchData | null }>(
  `query Match($id: ID!, $after: Int!) { match(id: $id) { ${MATCH_FIELDS} } }`,
);

export const FRAMES = operation<
  { readonly id: string; readonly from: number; readonly count: number },
  { readonly match: { readonly frames: readonly Frame[] } | null }
>(`query Frames($id: ID!, $from: Int!, $count: Int!) {
  match(id: $id) { frames(from: $from, count: $count) { step view entry { ${LOG_ENTRY} } } }
}`);

/** Steps below `before`, the newest `last` of them. */
export const LOG_PAGE = operation<
  { readonly id: string; readonly before: number; readonly last: number },
  { readonly match: { readonly log: readonly LogEntry[] } | null }
>(
  `query Told($id: ID!, $before: Int!, $last: Int!) {
    match(id: $id) { log(after: 0, before: $before, last: $last) { ${LOG_ENTRY} } }
  }`,
);

/** What may be ordered now in notation, for games without a table of their own. */
export const LEGAL = operation<
  { readonly id: string },
  { readonly match: { readonly legal: readonly { readonly command: Json; readonly line: string }[] } | null }
>('query Legal($id: ID!) { match(id: $id) { legal { command line } } }');

/** Every mutation answers with the match as it stands then, in the field `match`. */
export type MutationAnswer = { readonly match: MatchData };

type PlayVariables = {
  readonly id: string;
  readonly after: number;
  readonly step: number;
  readonly command: Json;
  readonly line: string | null;
  readonly key: string;
};

export const PLAY = operation<PlayVariables, MutationAnswer>(`mutation Play(
  $id: ID!, $after: Int!, $step: Int!, $command: JSON, $line: String, $key: String!
) { match: play(matchId: $id, expectedStep: $step, command: $command, line: $line, key: $key) { ${MATCH_FIELDS} } }`);

export const FILE_ORDERS = operation<
  { readonly id: string; readonly after: number; readonly command: Json },
  MutationAnswer
>(
  `mutation File($id: ID!, $after: Int!, $command: JSON) {
  match: fileOrders(matchId: $id, command: $command) { ${MATCH_FIELDS} }
}`,
);

export const UNDO = operation<{ readonly id: string; readonly after: number; readonly step: number }, MutationAnswer>(
  `mutation Undo($id: ID!, $after: Int!, $step: Int!) {
  match: undo(matchId: $id, expectedStep: $step) { ${MATCH_FIELDS} }
}`,
);

/** What is done to a match as a whole. */
export const AGREEMENTS = ['resign', 'offerDraw', 'acceptDraw', 'declineDraw', 'claim'] as const;
export type Agreement = (typeof AGREEMENTS)[number];

export const agreement = (word: Agreement) =>
  operation<{ readonly id: string; readonly after: number }, MutationAnswer>(
    `mutation Agree($id: ID!, $after: Int!) { match: ${word}(matchId: $id) { ${MATCH_FIELDS} } }`,
  );

export const REMATCH = operation<
  { readonly id: string; readonly dice: DiceOffer; readonly salt: string },
  { readonly rematch: { readonly id: string } }
>(
  `mutation Rematch($id: ID!, $dice: DiceOfferInput, $salt: String) {
  rematch(matchId: $id, dice: $dice, salt: $salt) { id }
}`,
);

export const MARK_SEEN = operation<
  { readonly id: string; readonly step: number },
  { readonly markSeen: { readonly id: string } }
>('mutation Seen($id: ID!, $step: Int!) { markSeen(matchId: $id, step: $step) { id } }');

/** Past windows of one's own seats. */
export const MY_WINDOWS = operation<{ readonly ruleSet: string }, { readonly myWindows: readonly PastWindow[] }>(
  'query MyWindows($ruleSet: String!) { myWindows(ruleSet: $ruleSet, most: 60) { matchId title step view line } }',
);

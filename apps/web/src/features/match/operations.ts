import type { Json, MatchSummary } from '@fieldpost/client';
import { type Arrangements, CLOCK_FIELDS, operation, operationOf } from '@fieldpost/client';
import type { JsonPatch } from '@fieldpost/engine';
import type { Named, PastWindow } from '../../games/table.ts';
import type { Operations } from '../../operation-types.ts';
import type { ConditionalOrder } from '../attendance/operations.ts';
import type { BattleFrame } from '../campaigns/operations.ts';

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

/** The view of a match: whole, or what changed since the one that was named in the question. */
export type ViewUpdate = { readonly view: Json; readonly changes: JsonPatch | null; readonly hash: string };

/** A match whole, as the page of the match needs it. */
export type MatchData = MatchSummary & {
  readonly edition: number;
  readonly view: Json;
  /** Names the view, so that the service can answer with what has changed since. */
  readonly viewHash: string;
  readonly sealedStep: number;
  /** The viewer's delay in handovers, set by the match's event; 0: no delay. */
  readonly spectatorDelay: number;
  readonly commitment: string;
  readonly seed: string | null;
  readonly standingOrders: Json;
  readonly canUndo: boolean;
  /** The sides whose draw offer was declined in this turn: they may offer again in the next one (MW-165). */
  readonly drawDeclined: readonly string[];
  readonly seenStep: number;
  /** Letters of others that the viewer has not read, at most 99. */
  readonly unreadMessages: number;
  readonly rematch: { readonly id: string } | null;
  readonly rematchOf: string | null;
  /** The campaign's description of it, if it is a battle of one. */
  readonly campaign: BattleFrame | null;
  readonly log: readonly LogEntry[];
  readonly arrangements: Arrangements;
  /** Whether the viewer may ask for hints: they practise against the computer. */
  readonly hints: boolean;
  /** One's own; empty for everybody else. */
  readonly conditionalOrders: readonly ConditionalOrder[];
};

/** The match as the service gives it whole. */
export type FirstMatch = Omit<MatchData, 'view' | 'viewHash'> & { readonly viewSince: ViewUpdate | null };

/** The part of a match that may change during play, as the service answers to a page that has the rest. */
export type MatchUpdate = Omit<FirstMatch, Lasting>;

/** Members that stay as they were at the start. */
type Lasting =
  | 'ruleSet'
  | 'edition'
  | 'scenario'
  | 'title'
  | 'options'
  | 'createdAt'
  | 'creator'
  | 'clockSpec'
  | 'joinRequirements'
  | 'commitment'
  | 'rematchOf'
  | 'campaign';

/** The position after `step` steps: whole in the first frame of an answer, then what changed since the one before. */
export type Frame = {
  readonly step: number;
  readonly entry: LogEntry | null;
  /** The effects of the step, as people would describe them. */
  readonly caption: readonly string[];
  readonly view: Json;
  readonly changes: JsonPatch | null;
};

const LOG_ENTRY = 'index side player at line notices sentences';
const VIEW = 'viewSince(step: $after, hash: $hash) { view changes hash }';
const CHANGING = `id status listed startedAt finishedAt arrangements hints conditionalOrders
  seats { side player user { id name } rating { rating provisional } reserveMs since running missedTurns }
  you { side player }
  step sealedStep spectatorDelay pending { kind side from window clock outcome sentence } waitingFor out deadline
  drawOffer drawAccepted drawDeclined
  ending { by outcome } seed standingOrders canUndo seenStep unreadMessages rematch { id }
  log(after: $after, last: 100) { ${LOG_ENTRY} } ${VIEW}`;
const MATCH_FIELDS = `ruleSet edition scenario title options createdAt creator { id name }
  clockSpec { ${CLOCK_FIELDS} } joinRequirements commitment rematchOf campaign ${CHANGING}`;

/** The match whole, and what happened after `after` steps, at most the newest hundred. */
export const MATCH = operation<
  { readonly id: string; readonly after: number; readonly hash: null },
  { readonly match: FirstMatch | null }
>(`query Match($id: ID!, $after: Int!, $hash: String) { match(id: $id) { ${MATCH_FIELDS} } }`);

/** The page's version: the number of steps, and the hash of its view. */
export type Known = { readonly id: string; readonly after: number; readonly hash: string | null };

/** Changes since the page's version. */
export const MATCH_UPDATE = operation<Known, { readonly match: MatchUpdate | null }>(
  `query MatchUpdate($id: ID!, $after: Int!, $hash: String) { match(id: $id) { ${CHANGING} } }`,
);

export const FRAMES = operation<
  { readonly id: string; readonly from: number; readonly count: number },
  { readonly match: { readonly frames: readonly Frame[] } | null }
>(`query Frames($id: ID!, $from: Int!, $count: Int!) {
  match(id: $id) { frames(from: $from, count: $count) { step view changes caption entry { ${LOG_ENTRY} } } }
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

/** A turn as people would tell it: its first step, its last, and at most five lines. */
export type Chapter = {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly { readonly text: string }[];
};

/** The stories of the newest turns, oldest first. */
export const CHAPTERS = operation<
  { readonly id: string; readonly last: number },
  { readonly match: { readonly chapters: readonly Chapter[] } | null }
>('query Chapters($id: ID!, $last: Int!) { match(id: $id) { chapters(last: $last) { from to lines { text } } } }');

/** How a match came to its end. */
export type EndingStory = {
  readonly lines: readonly string[];
  readonly turningPoint: string | null;
  readonly turningStep: number | null;
  readonly turns: number;
  readonly medals: readonly {
    readonly kind: string;
    readonly title: string;
    readonly text: string;
    readonly step: number | null;
  }[];
  readonly standings: readonly {
    readonly side: string;
    readonly lost: number;
    readonly losses: string;
    /** Its losses, by the kinds of its game's pictures. */
    readonly fallen: readonly { readonly kind: string; readonly count: number }[];
  }[];
};

export const ENDING = operation<
  { readonly id: string },
  { readonly match: { readonly endingStory: EndingStory | null; readonly nextLevel: string | null } | null }
>(
  `query Ending($id: ID!) {
  match(id: $id) { nextLevel endingStory { lines turningPoint turningStep turns medals standings } }
}`,
);

/** The legal orders in notation, for games without their own table. */
export const LEGAL = operationOf<Operations['Legal']>(
  'query Legal($id: ID!) { match(id: $id) { legal { command line } } }',
);

/** Every mutation answers with what has changed in the match, in the field `match`. */
export type MutationAnswer = { readonly match: MatchUpdate };

type PlayVariables = Known & {
  readonly step: number;
  readonly command: Json;
  readonly line: string | null;
  readonly key: string;
};

export const PLAY = operation<PlayVariables, MutationAnswer>(`mutation Play(
  $id: ID!, $after: Int!, $hash: String, $step: Int!, $command: JSON, $line: String, $key: String!
) { match: play(matchId: $id, expectedStep: $step, command: $command, line: $line, key: $key) { ${CHANGING} } }`);

export const FILE_ORDERS = operation<Known & { readonly command: Json }, MutationAnswer>(
  `mutation File($id: ID!, $after: Int!, $hash: String, $command: JSON) {
  match: fileOrders(matchId: $id, command: $command) { ${CHANGING} }
}`,
);

export const UNDO = operation<Known & { readonly step: number }, MutationAnswer>(
  `mutation Undo($id: ID!, $after: Int!, $hash: String, $step: Int!) {
  match: undo(matchId: $id, expectedStep: $step) { ${CHANGING} }
}`,
);

/** Actions on a match as a whole. */
export const AGREEMENTS = ['resign', 'offerDraw', 'acceptDraw', 'declineDraw', 'claim'] as const;
export type Agreement = (typeof AGREEMENTS)[number];

export const agreement = (word: Agreement) =>
  operation<Known, MutationAnswer>(
    `mutation Agree($id: ID!, $after: Int!, $hash: String) { match: ${word}(matchId: $id) { ${CHANGING} } }`,
  );

export const REMATCH = operationOf<
  Operations['Rematch']
>(`mutation Rematch($id: ID!, $dice: DiceOfferInput, $salt: String) {
  rematch(matchId: $id, dice: $dice, salt: $salt) { id }
}`);

export const MARK_SEEN = operationOf<Operations['Seen']>(
  'mutation Seen($id: ID!, $step: Int!) { markSeen(matchId: $id, step: $step) { id } }',
);

/** Asked again, it answers the same, or that the computer still thinks. */
export const ASK_FOR_HINT = operationOf<Operations['AskForHint']>(
  `mutation AskForHint($id: ID!) {
  askForHint(matchId: $id) { thinking orders { line command } because turnBecause }
}`,
);
export type Hint = Operations['AskForHint']['data']['askForHint'];

/** Past windows of the player's own seats. */
export const MY_WINDOWS = operation<{ readonly ruleSet: string }, { readonly myWindows: readonly PastWindow[] }>(
  'query MyWindows($ruleSet: String!) { myWindows(ruleSet: $ruleSet, limit: 60) { matchId title step view line } }',
);

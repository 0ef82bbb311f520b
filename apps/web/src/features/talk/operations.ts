import { operation, operationOf } from '@fieldpost/client';
import type { Operations } from '../../operation-types.ts';

/** All players, the player's own side, one player, or only the spectators. */
export type Audience = 'players' | 'side' | 'player' | 'spectators';

type Person = { readonly id: string; readonly name: string };

export type Message = {
  readonly id: string;
  readonly author: Person;
  readonly audience: Audience;
  readonly recipient: Person | null;
  /** Null: a moderator has taken it away. */
  readonly text: string | null;
  readonly step: number;
  /** ISO 8601 */
  readonly at: string;
};

/** A permitted recipient; `name` and `to` are set for a single player. */
export type Address = { readonly audience: Audience; readonly to: string | null; readonly name: string | null };

export type Talk = {
  /** Oldest first. */
  readonly messages: readonly Message[];
  readonly unread: number;
  readonly muted: boolean;
  readonly addresses: readonly Address[];
};

const PERSON = '{ id name }';
const MESSAGE = `id author ${PERSON} audience recipient ${PERSON} text step at`;

/** The latest messages of a match, or those before one of them. */
export const TALK = operation<
  { readonly matchId: string; readonly before?: string | null },
  { readonly talk: Talk }
>(`query Talk($matchId: ID!, $before: ID) {
  talk(matchId: $matchId, before: $before) { messages { ${MESSAGE} } unread muted addresses { audience to name } }
}`);

export type MessageDraft = {
  readonly audience: Audience;
  readonly to: string | null;
  readonly text: string;
  readonly key: string;
};

export const SEND_MESSAGE = operation<
  { readonly matchId: string; readonly input: MessageDraft },
  { readonly sendMessage: Message }
>(`mutation SendMessage($matchId: ID!, $input: SendMessageInput!) {
  sendMessage(matchId: $matchId, input: $input) { ${MESSAGE} }
}`);

export const READ_MESSAGES = operationOf<Operations['ReadMessages']>(
  'mutation ReadMessages($matchId: ID!, $to: ID!) { readMessages(matchId: $matchId, to: $to) }',
);

export const MUTE_MATCH = operationOf<Operations['MuteMatch']>(
  'mutation MuteMatch($matchId: ID!, $muted: Boolean!) { muteMatch(matchId: $matchId, muted: $muted) }',
);

export const BLOCK_PERSON = operationOf<Operations['BlockPerson']>(
  'mutation BlockPerson($id: ID!) { blockPerson(id: $id) }',
);

export const UNBLOCK_PERSON = operationOf<Operations['UnblockPerson']>(
  'mutation UnblockPerson($id: ID!) { unblockPerson(id: $id) }',
);

export const BLOCKED_PEOPLE = operation<Record<string, never>, { readonly blockedPeople: readonly Person[] }>(
  `query BlockedPeople { blockedPeople ${PERSON} }`,
);

export const REPORT_MESSAGE = operationOf<
  Operations['ReportMessage']
>(`mutation ReportMessage($matchId: ID!, $messageId: ID!, $reason: String!) {
  reportMessage(matchId: $matchId, messageId: $messageId, reason: $reason)
}`);

export type Verdict = 'dismiss' | 'hide' | 'silence';

export type Report = {
  readonly id: string;
  readonly matchId: string;
  readonly matchTitle: string;
  readonly text: string;
  readonly writtenAt: string;
  readonly authorName: string;
  readonly hiddenBefore: number;
  readonly reporterName: string;
  readonly reason: string;
  readonly at: string;
};

/** For moderators. */
export const REPORTS = operation<Record<string, never>, { readonly reports: readonly Report[] }>(
  `query Reports { reports { id matchId matchTitle text writtenAt authorName hiddenBefore reporterName reason at } }`,
);

export const DECIDE_REPORT = operationOf<Operations['DecideReport']>(
  'mutation DecideReport($id: ID!, $verdict: Verdict!) { decideReport(id: $id, verdict: $verdict) }',
);

import type { ClockSpec, JoinRequirements, Json, MatchInList, Person, RuleSetInfo } from '../model.ts';
import { operation } from '../operation.ts';
import type { DiceOffer } from './dice.ts';

/** The fields of a clock that was agreed on. */
export const CLOCK_FIELDS = `bankSeconds incrementSeconds capSeconds reactionSeconds atEnd fixed timeZone restDays holidays
  sleepHours vacationDays vacationByItself readyCheckHours`;

/** The fields of a match as a list shows it. */
export const IN_LIST = `id ruleSet scenario title status listed options createdAt startedAt finishedAt
  creator { id name }
  clockSpec { ${CLOCK_FIELDS} } joinRequirements
  seats { side player user { id name } rating { rating provisional } reserveMs since running missedTurns }
  you { side player } joinBlocker { code message }
  step pending { kind side from window clock outcome sentence } waitingFor out deadline drawOffer drawAccepted
  ending { by outcome }`;

/** The matches of the person signed in. */
export const MY_MATCHES = operation<
  { readonly waiting?: boolean; readonly finished?: boolean; readonly first?: number; readonly skip?: number },
  { readonly myMatches: readonly MatchInList[] }
>(`query MyMatches($waiting: Boolean, $finished: Boolean, $first: Int, $skip: Int) {
  myMatches(waiting: $waiting, finished: $finished, first: $first, skip: $skip) { ${IN_LIST} }
}`);

/** Those of the person signed in that are over, the latest ended first, page by page. */
export const ARCHIVE = operation<
  { readonly first: number; readonly after?: string | null },
  {
    readonly myMatchesConnection: {
      readonly edges: readonly { readonly node: MatchInList }[];
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  }
>(`query Archive($first: Int!, $after: String) {
  myMatchesConnection(finished: true, first: $first, after: $after) {
    edges { node { ${IN_LIST} } } pageInfo { hasNextPage endCursor }
  }
}`);

/** Open matches that anybody may join. */
export const LOBBY = operation<
  { readonly ruleSet?: string; readonly side?: string; readonly joinable?: boolean },
  { readonly lobby: readonly MatchInList[] }
>(
  `query Lobby($ruleSet: ID, $side: String, $joinable: Boolean) {
  lobby(ruleSet: $ruleSet, side: $side, joinable: $joinable) { ${IN_LIST} }
}`,
);

/** One match without its play: enough for a waiting room. */
export const MATCH_IN_LIST = operation<{ readonly id: string }, { readonly match: MatchInList | null }>(
  `query MatchInList($id: ID!) { match(id: $id) { ${IN_LIST} } }`,
);

const RULE_SET = 'id edition title sides options scenarios { id title sides levels document }';

export const RULE_SETS = operation<Record<string, never>, { readonly ruleSets: readonly RuleSetInfo[] }>(
  `query RuleSets { ruleSets { ${RULE_SET} } }`,
);

export type CreateMatchInput = {
  readonly ruleSet: string;
  readonly scenario: string;
  readonly scenarioDocument?: Json;
  /** A drawing of the creator's by its id, or anybody's by its share key. */
  readonly customScenario?: string;
  readonly options?: Json;
  readonly title?: string;
  readonly listed?: boolean;
  readonly clock?: ClockSpec;
  /** The creator's side. */
  readonly side?: string;
  /** Whether the creator plays every side themselves. */
  readonly solo?: boolean;
  /** The name of a computer player who takes every other side. */
  readonly bot?: string | null;
  readonly joinRequirements?: JoinRequirements | null;
  /** The creator's contribution to the dice. */
  readonly dice?: DiceOffer;
  readonly salt?: string;
};

type OfMatch<Name extends string> = { readonly [name in Name]: { readonly id: string } };

export const CREATE_MATCH = operation<{ readonly input: CreateMatchInput }, OfMatch<'createMatch'>>(
  'mutation CreateMatch($input: CreateMatchInput!) { createMatch(input: $input) { id } }',
);

export const JOIN_MATCH = operation<
  {
    readonly id: string;
    readonly side?: string | null;
    readonly invitation?: string | null;
    /** The joining player's contribution to the dice. */
    readonly salt: string;
  },
  OfMatch<'joinMatch'>
>(`mutation JoinMatch($id: ID!, $side: String, $invitation: String, $salt: String) {
  joinMatch(id: $id, side: $side, invitation: $invitation, salt: $salt) { id }
}`);

export const LEAVE_MATCH = operation<{ readonly id: string }, OfMatch<'leaveMatch'>>(
  'mutation LeaveMatch($id: ID!) { leaveMatch(id: $id) { id } }',
);

export const CANCEL_MATCH = operation<{ readonly id: string }, { readonly cancelMatch: boolean }>(
  'mutation CancelMatch($id: ID!) { cancelMatch(id: $id) }',
);

export const INVITE = operation<
  { readonly matchId: string; readonly side?: string | null; readonly email?: string | null },
  { readonly invite: { readonly url: string; readonly expiresAt: string; readonly mailed: boolean } }
>(`mutation Invite($matchId: ID!, $side: String, $email: String) {
  invite(matchId: $matchId, side: $side, email: $email) { url expiresAt mailed }
}`);

export type InvitationInfo = {
  readonly match: MatchInList;
  readonly inviter: Person;
  readonly side: string | null;
  readonly expiresAt: string;
  readonly usable: boolean;
};

export const INVITATION = operation<{ readonly secret: string }, { readonly invitation: InvitationInfo | null }>(
  `query Invitation($secret: String!) {
  invitation(secret: $secret) { match { ${IN_LIST} } inviter { id name } side expiresAt usable }
}`,
);

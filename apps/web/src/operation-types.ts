/** Made from the kept schema and the operations: `npm test -- --project units operations.test.ts -u` makes it anew. */
import type { Json } from '@fieldpost/client';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** All players, your side, one player, or spectators. */
type Audience =
  | 'player'
  | 'players'
  | 'side'
  | 'spectators';

/** Whether a campaign is recruiting, running, finished or cancelled. */
type CampaignStatus =
  | 'cancelled'
  | 'finished'
  | 'open'
  | 'playing';

/** In seconds. Omitted fields take the default clock. */
type ClockInput = {
  /** What becomes of a side whose time is up. */
  readonly atEnd?: TimeOutPolicy | null | undefined;
  /** What each side has at the start. */
  readonly bankSeconds?: number | null | undefined;
  /** Maximum reserve. */
  readonly capSeconds?: number | null | undefined;
  /** {at: "19:00", weekdays: [1..7], noticeSeconds} instead of a reserve. */
  readonly fixed?: Json | null | undefined;
  /** Dates on which no clock runs, "2026-12-25". */
  readonly holidays?: ReadonlyArray<string> | null | undefined;
  /** What each turn adds. */
  readonly incrementSeconds?: number | null | undefined;
  /** What an answer within another's turn adds. */
  readonly reactionSeconds?: number | null | undefined;
  /** Hours before the start within which each player must confirm. */
  readonly readyCheckHours?: number | null | undefined;
  /** Days of the week on which no clock runs, Monday 1 to Sunday 7. */
  readonly restDays?: ReadonlyArray<number> | null | undefined;
  /** Hours per night in which each player’s clock is stopped. */
  readonly sleepHours?: number | null | undefined;
  /** IANA name: fixed deadlines and days of rest are read in it. */
  readonly timeZone?: string | null | undefined;
  /** Starts vacation automatically for a side that runs out of time. */
  readonly vacationByItself?: boolean | null | undefined;
  /** Days of vacation that each side has. */
  readonly vacationDays?: number | null | undefined;
};

/** Why a clock is stopped. */
type ClosingReason =
  | 'pause'
  | 'rest'
  | 'sleep'
  | 'vacation';

/** Who may join a club: anyone, anyone an officer admits, or only invited people. */
type ClubJoinRule =
  | 'ask'
  | 'invite'
  | 'open';

/** Who sees a club: anybody, anybody but not in lists, or its members. */
type ClubVisibility =
  | 'listed'
  | 'private'
  | 'public';

/** A campaign to create. */
type CreateCampaignInput = {
  /** Computer players by side: {side: name}. */
  readonly bots?: Json | null | undefined;
  /** As the rules of the campaign have them; what is left out has its default. */
  readonly options?: Json | null | undefined;
  /** Which campaign, "id" or "id@edition". */
  readonly rules: string;
  /** How long each answer may take, and the clock of its battles. */
  readonly settings?: Json | null | undefined;
  /** The side that you take; none: you choose later. */
  readonly side?: string | null | undefined;
  /** You hold every side. */
  readonly solo?: boolean | null | undefined;
  /** What it is called. */
  readonly title: string;
  /** public or private. */
  readonly visibility?: string | null | undefined;
};

/** A match to create. Omitted fields take the game’s defaults. */
type CreateMatchInput = {
  /** A computer player, by name, takes every other side. */
  readonly bot?: string | null | undefined;
  /** Its clocks; left out: the usual ones of its game. */
  readonly clock?: ClockInput | null | undefined;
  /** A custom scenario instead, by its id if it is yours or by its share key. */
  readonly customScenario?: string | null | undefined;
  /** The dice you were issued; required with a salt. */
  readonly dice?: DiceOfferInput | null | undefined;
  /** Who may join: {reliability, responseHours, newcomers}. */
  readonly joinRequirements?: Json | null | undefined;
  /** Whether it stands in the lobby, and anybody may look on. */
  readonly listed?: boolean | null | undefined;
  /** As its rule set lists them; what is left out has its default. */
  readonly options?: Json | null | undefined;
  /** Which game, "id" (its newest edition) or "id@edition". */
  readonly ruleSet: string | number;
  /** What you add to the dice: 32 hexadecimal digits. */
  readonly salt?: string | null | undefined;
  /** A scenario that the rule set lists. */
  readonly scenario: string;
  /** A whole scenario instead of a listed one. */
  readonly scenarioDocument?: Json | null | undefined;
  /** The creator's side. */
  readonly side?: string | null | undefined;
  /** The creator holds every side. */
  readonly solo?: boolean | null | undefined;
  /** Title; if omitted, one is generated. */
  readonly title?: string | null | undefined;
};

/** Dice as they were offered. */
type DiceOfferInput = {
  /** As it was offered. */
  readonly commitment: string;
  /** As it was offered. */
  readonly matchId: string | number;
};

/** By what a match has ended. */
type EndedBy =
  | 'adjudication'
  | 'agreement'
  | 'resignation'
  | 'rules'
  | 'timeout';

/** A club to create. */
type FoundClubInput = {
  /** What the club says of itself. */
  readonly about?: string | null | undefined;
  /** Who may join it; left out: anybody. */
  readonly joinRule?: ClubJoinRule | null | undefined;
  /** What it is called. */
  readonly name: string;
  /** In its address: 3 to 40 small letters, digits and hyphens. */
  readonly slug: string;
  /** Who sees it; left out: anybody. */
  readonly visibility?: ClubVisibility | null | undefined;
  /** IANA zone. */
  readonly zone?: string | null | undefined;
};

/** Longest and bloodiest beside what is usual in its game; closest by the strength that was left. */
type Honour =
  | 'bloodiest'
  | 'closest'
  | 'longest';

/** Whether a match is open, playing or finished. */
type MatchStatus =
  | 'finished'
  | 'open'
  | 'playing';

/** The kind of opponent. */
type OpponentKind =
  | 'computer'
  | 'people';

/** The period of the list. */
type Period =
  | 'day'
  | 'week';

/** Which matches a rating covers: two players, two teams, or more than two sides. */
type RatingKind =
  | 'duel'
  | 'multi'
  | 'table'
  | 'teams';

/** A scenario to save. */
type SaveScenarioInput = {
  /** The scenario, as its game writes it. */
  readonly document: Json;
  /** Left out: a new scenario. */
  readonly id?: string | number | null | undefined;
  /** The revision that you have read. */
  readonly revision?: number | null | undefined;
  /** Which game. */
  readonly ruleSet: string | number;
  /** What it is called. */
  readonly title: string;
};

/** A message that is to be sent. */
type SendMessageInput = {
  /** Who is to read it. */
  readonly audience: Audience;
  /** 8 to 64 letters, digits, - or _; sent again, it gives the same message. */
  readonly key: string | number;
  /** Plain text, up to 1,000 characters. */
  readonly text: string;
  /** The player, where the message is for one. */
  readonly to?: string | number | null | undefined;
};

/** What becomes of a side whose time is up. */
type TimeOutPolicy =
  | 'bot'
  | 'claim'
  | 'default'
  | 'forfeit'
  | 'replacement'
  | 'standing';

/** What people give titles to. */
type TitledThing =
  | 'campaign'
  | 'club'
  | 'event'
  | 'front'
  | 'match'
  | 'scenario';

/** Dismiss; remove the message; remove it and mute its author for a week. */
type Verdict =
  | 'dismiss'
  | 'hide'
  | 'silence';

/** In which order matches are listed. */
type WatchOrder =
  | 'longest'
  | 'newest';

/** Whether matches run or have ended. */
type WatchState =
  | 'finished'
  | 'playing';

type ActInClubMutationVariables = Exact<{
  slug: string;
  act: Json;
}>;

type ActInClubMutation = { readonly actInClub: Json | null };

type ActInEventMutationVariables = Exact<{
  id: string | number;
  act: Json;
}>;

type ActInEventMutation = { readonly actInEvent: Json };

type ActOnFrontMutationVariables = Exact<{
  club: string;
  id: string | number;
  act: Json;
}>;

type ActOnFrontMutation = { readonly actOnFront: Json };

type AnnounceEventMutationVariables = Exact<{
  club: string;
  name: string;
  settings: Json;
  clock?: Json | null | undefined;
  startsAt: string;
  after?: string | number | null | undefined;
}>;

type AnnounceEventMutation = { readonly announceEvent: Json };

type AnswerPauseMutationVariables = Exact<{
  matchId: string | number;
  agreed: boolean;
}>;

type AnswerPauseMutation = { readonly done: { readonly id: string } };

type ArrangeMutationVariables = Exact<{
  matchId: string | number;
}>;

type ArrangeMutation = { readonly done: { readonly id: string } };

type AskForHintMutationVariables = Exact<{
  id: string | number;
}>;

type AskForHintMutation = { readonly askForHint: { readonly thinking: boolean, readonly because: ReadonlyArray<string>, readonly turnBecause: ReadonlyArray<string>, readonly orders: ReadonlyArray<{ readonly line: string, readonly command: Json | null }> } };

type BestQueryVariables = Exact<{ [key: string]: never; }>;

type BestQuery = { readonly bestMatches: { readonly period: Period, readonly matches: ReadonlyArray<{ readonly honours: ReadonlyArray<Honour>, readonly margin: number | null, readonly leads: number | null, readonly turns: number | null, readonly lost: number | null, readonly match: { readonly id: string, readonly ruleSet: string, readonly scenario: string, readonly title: string, readonly status: MatchStatus, readonly listed: boolean, readonly options: Json, readonly createdAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly joinRequirements: Json | null, readonly step: number, readonly waitingFor: ReadonlyArray<string>, readonly out: ReadonlyArray<string>, readonly deadline: string | null, readonly drawOffer: string | null, readonly drawAccepted: ReadonlyArray<string>, readonly creator: { readonly id: string, readonly name: string }, readonly clockSpec: { readonly bankSeconds: number, readonly incrementSeconds: number, readonly capSeconds: number, readonly reactionSeconds: number, readonly atEnd: TimeOutPolicy, readonly fixed: Json | null, readonly timeZone: string, readonly restDays: ReadonlyArray<number>, readonly holidays: ReadonlyArray<string>, readonly sleepHours: number, readonly vacationDays: number, readonly vacationByItself: boolean, readonly readyCheckHours: number }, readonly seats: ReadonlyArray<{ readonly side: string, readonly player: number, readonly reserveMs: number | null, readonly since: string | null, readonly running: boolean, readonly missedTurns: number, readonly user: { readonly id: string, readonly name: string } | null, readonly rating: { readonly rating: number, readonly provisional: boolean } | null }>, readonly you: { readonly side: string, readonly player: number } | null, readonly joinBlocker: { readonly code: string, readonly message: string } | null, readonly pending: { readonly kind: string, readonly side: string | null, readonly from: ReadonlyArray<string> | null, readonly window: string | null, readonly clock: string | null, readonly outcome: Json | null, readonly sentence: string | null } | null, readonly ending: { readonly by: EndedBy, readonly outcome: Json } | null } }> } };

type BlockPersonMutationVariables = Exact<{
  id: string | number;
}>;

type BlockPersonMutation = { readonly blockPerson: boolean };

type BlockedPeopleQueryVariables = Exact<{ [key: string]: never; }>;

type BlockedPeopleQuery = { readonly blockedPeople: ReadonlyArray<{ readonly id: string, readonly name: string }> };

type CalendarPreviewQueryVariables = Exact<{
  clock: ClockInput;
  otherZone: string;
  otherSleepFrom: number;
  days: number;
}>;

type CalendarPreviewQuery = { readonly calendarPreview: ReadonlyArray<{ readonly side: string, readonly deadline: string | null, readonly closings: ReadonlyArray<{ readonly from: string, readonly to: string | null, readonly why: ClosingReason }> }> };

type CampaignQueryVariables = Exact<{
  id: string | number;
}>;

type CampaignQuery = { readonly campaign: { readonly id: string, readonly title: string, readonly status: CampaignStatus, readonly seq: number, readonly asked: boolean, readonly correctedByPlayer: boolean, readonly head: string | null, readonly whole: Json } | null };

type CampaignActMutationVariables = Exact<{
  campaignId: string | number;
  expectedSeq: number;
  act: Json;
  side?: string | null | undefined;
  key?: string | null | undefined;
}>;

type CampaignActMutation = { readonly campaignAct: Json };

type CampaignHistoryQueryVariables = Exact<{
  id: string | number;
  after?: number | null | undefined;
}>;

type CampaignHistoryQuery = { readonly campaignHistory: Json | null };

type CampaignHonourQueryVariables = Exact<{
  id: string | number;
}>;

type CampaignHonourQuery = { readonly campaignHonour: Json | null };

type CampaignLatelyQueryVariables = Exact<{
  id: string | number;
  after?: number | null | undefined;
}>;

type CampaignLatelyQuery = { readonly campaignHistory: Json | null };

type CampaignOfficerMutationVariables = Exact<{
  campaignId: string | number;
  expectedSeq: number;
  act: Json;
  dryRun?: boolean | null | undefined;
  key?: string | null | undefined;
}>;

type CampaignOfficerMutation = { readonly campaignOfficer: Json };

type CampaignPageQueryVariables = Exact<{
  id: string | number;
}>;

type CampaignPageQuery = { readonly campaign: { readonly id: string, readonly title: string, readonly status: CampaignStatus, readonly seq: number, readonly asked: boolean, readonly correctedByPlayer: boolean, readonly head: string | null, readonly war: Json | null } | null };

type CampaignSoldierQueryVariables = Exact<{
  id: string | number;
  soldier: string;
}>;

type CampaignSoldierQuery = { readonly campaignSoldier: Json | null };

type CampaignToldQueryVariables = Exact<{
  id: string | number;
}>;

type CampaignToldQuery = { readonly campaignNotificationPreferences: Json, readonly campaignFeed: string };

type CampaignsQueryVariables = Exact<{
  mine?: boolean | null | undefined;
}>;

type CampaignsQuery = { readonly campaigns: ReadonlyArray<{ readonly id: string, readonly title: string, readonly status: CampaignStatus, readonly seq: number, readonly asked: boolean, readonly correctedByPlayer: boolean }> };

type ChangeTrialMutationVariables = Exact<{
  id: string | number;
  revision: number;
  title: string;
  nodes: Json;
}>;

type ChangeTrialMutation = { readonly changeTrial: { readonly id: string, readonly revision: number } };

type ChaptersQueryVariables = Exact<{
  id: string | number;
  last: number;
}>;

type ChaptersQuery = { readonly match: { readonly chapters: ReadonlyArray<{ readonly from: number, readonly to: number, readonly lines: ReadonlyArray<{ readonly text: string }> }> } | null };

type ClubQueryVariables = Exact<{
  slug: string;
}>;

type ClubQuery = { readonly club: Json | null, readonly events: ReadonlyArray<Json> };

type ClubsQueryVariables = Exact<{ [key: string]: never; }>;

type ClubsQuery = { readonly clubs: ReadonlyArray<Json>, readonly events: ReadonlyArray<Json> };

type CountedMatchQueryVariables = Exact<{
  id: string | number;
}>;

type CountedMatchQuery = { readonly match: { readonly id: string, readonly ruleSet: string, readonly title: string, readonly status: MatchStatus, readonly seats: ReadonlyArray<{ readonly side: string, readonly player: number, readonly user: { readonly name: string } | null }> } | null };

type CreateCampaignMutationVariables = Exact<{
  input: CreateCampaignInput;
}>;

type CreateCampaignMutation = { readonly createCampaign: { readonly id: string } };

type CreateClubMutationVariables = Exact<{
  input: FoundClubInput;
}>;

type CreateClubMutation = { readonly createClub: Json };

type CreateTrialMutationVariables = Exact<{
  matchId: string | number;
  step: number;
  guess?: number | null | undefined;
  title: string;
  nodes: Json;
}>;

type CreateTrialMutation = { readonly createTrial: { readonly id: string, readonly revision: number } };

type CustomScenarioQueryVariables = Exact<{
  key: string;
}>;

type CustomScenarioQuery = { readonly customScenario: { readonly id: string, readonly ruleSet: string, readonly title: string, readonly document: Json, readonly revision: number, readonly updatedAt: string, readonly mine: boolean, readonly shareKey: string | null, readonly sides: ReadonlyArray<string> } | null };

type DecideReportMutationVariables = Exact<{
  id: string | number;
  verdict: Verdict;
}>;

type DecideReportMutation = { readonly decideReport: boolean };

type DeleteNoteMutationVariables = Exact<{
  matchId: string | number;
  id: string | number;
}>;

type DeleteNoteMutation = { readonly deleteNote: boolean };

type DeletePersonMutationVariables = Exact<{
  id: string | number;
  reason: string;
  email: string;
}>;

type DeletePersonMutation = { readonly deletePerson: boolean };

type DeleteTrialMutationVariables = Exact<{
  id: string | number;
}>;

type DeleteTrialMutation = { readonly deleteTrial: boolean };

type EndCampaignVacationMutationVariables = Exact<{
  id: string | number;
  empire?: string | null | undefined;
}>;

type EndCampaignVacationMutation = { readonly endCampaignVacation: { readonly id: string } };

type EndingQueryVariables = Exact<{
  id: string | number;
}>;

type EndingQuery = { readonly match: { readonly nextLevel: string | null, readonly endingStory: { readonly lines: ReadonlyArray<string>, readonly turningPoint: string | null, readonly turningStep: number | null, readonly turns: number, readonly medals: Json, readonly standings: Json } | null } | null };

type EventQueryVariables = Exact<{
  id: string | number;
  seq?: number | null | undefined;
  division?: number | null | undefined;
}>;

type EventQuery = { readonly event: Json | null };

type EventLogQueryVariables = Exact<{
  id: string | number;
  division?: number | null | undefined;
}>;

type EventLogQuery = { readonly eventLog: Json };

type ExportPersonMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;

type ExportPersonMutation = { readonly exportPerson: Json };

type FileMutationVariables = Exact<{
  id: string | number;
  after: number;
  hash?: string | null | undefined;
  command?: Json | null | undefined;
}>;

type FileMutation = { readonly match: { readonly id: string, readonly status: MatchStatus, readonly listed: boolean, readonly startedAt: string | null, readonly finishedAt: string | null, readonly arrangements: Json, readonly hints: boolean, readonly conditionalOrders: Json, readonly step: number, readonly sealedStep: number, readonly spectatorDelay: number, readonly waitingFor: ReadonlyArray<string>, readonly out: ReadonlyArray<string>, readonly deadline: string | null, readonly drawOffer: string | null, readonly drawAccepted: ReadonlyArray<string>, readonly drawDeclined: ReadonlyArray<string>, readonly seed: string | null, readonly standingOrders: Json | null, readonly canUndo: boolean, readonly seenStep: number, readonly unreadMessages: number, readonly seats: ReadonlyArray<{ readonly side: string, readonly player: number, readonly reserveMs: number | null, readonly since: string | null, readonly running: boolean, readonly missedTurns: number, readonly user: { readonly id: string, readonly name: string } | null, readonly rating: { readonly rating: number, readonly provisional: boolean } | null }>, readonly you: { readonly side: string, readonly player: number } | null, readonly pending: { readonly kind: string, readonly side: string | null, readonly from: ReadonlyArray<string> | null, readonly window: string | null, readonly clock: string | null, readonly outcome: Json | null, readonly sentence: string | null } | null, readonly ending: { readonly by: EndedBy, readonly outcome: Json } | null, readonly rematch: { readonly id: string } | null, readonly log: ReadonlyArray<{ readonly index: number, readonly side: string, readonly player: number, readonly at: string, readonly line: string | null, readonly notices: Json, readonly sentences: ReadonlyArray<string> }>, readonly viewSince: { readonly view: Json | null, readonly changes: Json | null, readonly hash: string } | null } };

type FileConditionalMutationVariables = Exact<{
  matchId: string | number;
  orders: Json;
}>;

type FileConditionalMutation = { readonly done: { readonly id: string } };

type FollowMatchMutationVariables = Exact<{
  id: string | number;
}>;

type FollowMatchMutation = { readonly followMatch: boolean };

type FollowPersonMutationVariables = Exact<{
  id: string | number;
}>;

type FollowPersonMutation = { readonly followPerson: boolean };

type FollowedQueryVariables = Exact<{ [key: string]: never; }>;

type FollowedQuery = { readonly following: { readonly matchIds: ReadonlyArray<string>, readonly people: ReadonlyArray<{ readonly id: string, readonly name: string }> } };

type FollowingQueryVariables = Exact<{ [key: string]: never; }>;

type FollowingQuery = { readonly following: { readonly matchIds: ReadonlyArray<string>, readonly people: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly running: ReadonlyArray<{ readonly id: string, readonly ruleSet: string, readonly scenario: string, readonly title: string, readonly status: MatchStatus, readonly listed: boolean, readonly options: Json, readonly createdAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly joinRequirements: Json | null, readonly step: number, readonly waitingFor: ReadonlyArray<string>, readonly out: ReadonlyArray<string>, readonly deadline: string | null, readonly drawOffer: string | null, readonly drawAccepted: ReadonlyArray<string>, readonly creator: { readonly id: string, readonly name: string }, readonly clockSpec: { readonly bankSeconds: number, readonly incrementSeconds: number, readonly capSeconds: number, readonly reactionSeconds: number, readonly atEnd: TimeOutPolicy, readonly fixed: Json | null, readonly timeZone: string, readonly restDays: ReadonlyArray<number>, readonly holidays: ReadonlyArray<string>, readonly sleepHours: number, readonly vacationDays: number, readonly vacationByItself: boolean, readonly readyCheckHours: number }, readonly seats: ReadonlyArray<{ readonly side: string, readonly player: number, readonly reserveMs: number | null, readonly since: string | null, readonly running: boolean, readonly missedTurns: number, readonly user: { readonly id: string, readonly name: string } | null, readonly rating: { readonly rating: number, readonly provisional: boolean } | null }>, readonly you: { readonly side: string, readonly player: number } | null, readonly joinBlocker: { readonly code: string, readonly message: string } | null, readonly pending: { readonly kind: string, readonly side: string | null, readonly from: ReadonlyArray<string> | null, readonly window: string | null, readonly clock: string | null, readonly outcome: Json | null, readonly sentence: string | null } | null, readonly ending: { readonly by: EndedBy, readonly outcome: Json } | null }> } };

type FramesQueryVariables = Exact<{
  id: string | number;
  from: number;
  count: number;
}>;

type FramesQuery = { readonly match: { readonly frames: ReadonlyArray<{ readonly step: number, readonly view: Json | null, readonly changes: Json | null, readonly caption: ReadonlyArray<string>, readonly entry: { readonly index: number, readonly side: string, readonly player: number, readonly at: string, readonly line: string | null, readonly notices: Json, readonly sentences: ReadonlyArray<string> } | null }> } | null };

type FrontQueryVariables = Exact<{
  club: string;
  id: string | number;
}>;

type FrontQuery = { readonly front: Json | null };

type FrontsQueryVariables = Exact<{
  club: string;
}>;

type FrontsQuery = { readonly fronts: ReadonlyArray<Json> };

type InviteBotMutationVariables = Exact<{
  matchId: string | number;
  bot: string;
}>;

type InviteBotMutation = { readonly done: { readonly id: string } };

type InvitedCalendarQueryVariables = Exact<{
  secret: string;
  days: number;
}>;

type InvitedCalendarQuery = { readonly invitation: { readonly match: { readonly arrangements: Json, readonly calendar: ReadonlyArray<{ readonly side: string, readonly deadline: string | null, readonly closings: ReadonlyArray<{ readonly from: string, readonly to: string | null, readonly why: ClosingReason }> }> } } | null };

type JoinCampaignMutationVariables = Exact<{
  id: string | number;
  empire: string;
}>;

type JoinCampaignMutation = { readonly joinCampaign: { readonly id: string } };

type LeaveCampaignMutationVariables = Exact<{
  id: string | number;
}>;

type LeaveCampaignMutation = { readonly leaveCampaign: { readonly id: string } };

type LegalQueryVariables = Exact<{
  id: string | number;
}>;

type LegalQuery = { readonly match: { readonly legal: ReadonlyArray<{ readonly command: Json, readonly line: string }> } | null };

type LiftSuspensionMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;

type LiftSuspensionMutation = { readonly liftSuspension: boolean };

type MatchQueryVariables = Exact<{
  id: string | number;
  after: number;
  hash?: string | null | undefined;
}>;

type MatchQuery = { readonly match: { readonly ruleSet: string, readonly edition: number, readonly scenario: string, readonly title: string, readonly options: Json, readonly createdAt: string, readonly joinRequirements: Json | null, readonly commitment: string, readonly rematchOf: string | null, readonly campaign: Json | null, readonly id: string, readonly status: MatchStatus, readonly listed: boolean, readonly startedAt: string | null, readonly finishedAt: string | null, readonly arrangements: Json, readonly hints: boolean, readonly conditionalOrders: Json, readonly step: number, readonly sealedStep: number, readonly spectatorDelay: number, readonly waitingFor: ReadonlyArray<string>, readonly out: ReadonlyArray<string>, readonly deadline: string | null, readonly drawOffer: string | null, readonly drawAccepted: ReadonlyArray<string>, readonly drawDeclined: ReadonlyArray<string>, readonly seed: string | null, readonly standingOrders: Json | null, readonly canUndo: boolean, readonly seenStep: number, readonly unreadMessages: number, readonly creator: { readonly id: string, readonly name: string }, readonly clockSpec: { readonly bankSeconds: number, readonly incrementSeconds: number, readonly capSeconds: number, readonly reactionSeconds: number, readonly atEnd: TimeOutPolicy, readonly fixed: Json | null, readonly timeZone: string, readonly restDays: ReadonlyArray<number>, readonly holidays: ReadonlyArray<string>, readonly sleepHours: number, readonly vacationDays: number, readonly vacationByItself: boolean, readonly readyCheckHours: number }, readonly seats: ReadonlyArray<{ readonly side: string, readonly player: number, readonly reserveMs: number | null, readonly since: string | null, readonly running: boolean, readonly missedTurns: number, readonly user: { readonly id: string, readonly name: string } | null, readonly rating: { readonly rating: number, readonly provisional: boolean } | null }>, readonly you: { readonly side: string, readonly player: number } | null, readonly pending: { readonly kind: string, readonly side: string | null, readonly from: ReadonlyArray<string> | null, readonly window: string | null, readonly clock: string | null, readonly outcome: Json | null, readonly sentence: string | null } | null, readonly ending: { readonly by: EndedBy, readonly outcome: Json } | null, readonly rematch: { readonly id: string } | null, readonly log: ReadonlyArray<{ readonly index: number, readonly side: string, readonly player: number, readonly at: string, readonly line: string | null, readonly notices: Json, readonly sentences: ReadonlyArray<string> }>, readonly viewSince: { readonly view: Json | null, readonly changes: Json | null, readonly hash: string } | null } | null };

type MatchCalendarQueryVariables = Exact<{
  id: string | number;
  days: number;
}>;

type MatchCalendarQuery = { readonly match: { readonly calendar: ReadonlyArray<{ readonly side: string, readonly deadline: string | null, readonly closings: ReadonlyArray<{ readonly from: string, readonly to: string | null, readonly why: ClosingReason }> }> } | null };

type MatchStatisticsQueryVariables = Exact<{
  matchId: string | number;
}>;

type MatchStatisticsQuery = { readonly matchStatistics: { readonly turns: ReadonlyArray<{ readonly title: string, readonly step: number }>, readonly courses: ReadonlyArray<{ readonly title: string, readonly sides: ReadonlyArray<{ readonly side: string, readonly values: ReadonlyArray<number> }> }>, readonly counts: ReadonlyArray<{ readonly title: string, readonly sides: ReadonlyArray<{ readonly side: string, readonly count: number }> }>, readonly losses: ReadonlyArray<{ readonly title: string, readonly sides: ReadonlyArray<{ readonly side: string, readonly count: number }> }>, readonly dice: { readonly thrown: number, readonly faces: ReadonlyArray<number>, readonly text: string } | null, readonly luck: ReadonlyArray<{ readonly side: string, readonly title: string, readonly throws: number, readonly hits: number, readonly expected: number, readonly frequency: number, readonly text: string }> } };

type MatchUpdateQueryVariables = Exact<{
  id: string | number;
  after: number;
  hash?: string | null | undefined;
}>;

type MatchUpdateQuery = { readonly match: { readonly id: string, readonly status: MatchStatus, readonly listed: boolean, readonly startedAt: string | null, readonly finishedAt: string | null, readonly arrangements: Json, readonly hints: boolean, readonly conditionalOrders: Json, readonly step: number, readonly sealedStep: number, readonly spectatorDelay: number, readonly waitingFor: ReadonlyArray<string>, readonly out: ReadonlyArray<string>, readonly deadline: string | null, readonly drawOffer: string | null, readonly drawAccepted: ReadonlyArray<string>, readonly drawDeclined: ReadonlyArray<string>, readonly seed: string | null, readonly standingOrders: Json | null, readonly canUndo: boolean, readonly seenStep: number, readonly unreadMessages: number, readonly seats: ReadonlyArray<{ readonly side: string, readonly player: number, readonly reserveMs: number | null, readonly since: string | null, readonly running: boolean, readonly missedTurns: number, readonly user: { readonly id: string, readonly name: string } | null, readonly rating: { readonly rating: number, readonly provisional: boolean } | null }>, readonly you: { readonly side: string, readonly player: number } | null, readonly pending: { readonly kind: string, readonly side: string | null, readonly from: ReadonlyArray<string> | null, readonly window: string | null, readonly clock: string | null, readonly outcome: Json | null, readonly sentence: string | null } | null, readonly ending: { readonly by: EndedBy, readonly outcome: Json } | null, readonly rematch: { readonly id: string } | null, readonly log: ReadonlyArray<{ readonly index: number, readonly side: string, readonly player: number, readonly at: string, readonly line: string | null, readonly notices: Json, readonly sentences: ReadonlyArray<string> }>, readonly viewSince: { readonly view: Json | null, readonly changes: Json | null, readonly hash: string } | null } | null };

type MuteMatchMutationVariables = Exact<{
  matchId: string | number;
  muted: boolean;
}>;

type MuteMatchMutation = { readonly muteMatch: boolean };

type MyEventsQueryVariables = Exact<{ [key: string]: never; }>;

type MyEventsQuery = { readonly events: ReadonlyArray<Json> };

type MyLevelsQueryVariables = Exact<{ [key: string]: never; }>;

type MyLevelsQuery = { readonly myLevels: ReadonlyArray<{ readonly ruleSet: string, readonly last: string, readonly advice: string, readonly scores: ReadonlyArray<{ readonly level: string, readonly won: number, readonly drawn: number, readonly lost: number }> }> };

type MyScenariosQueryVariables = Exact<{
  ruleSet: string | number;
}>;

type MyScenariosQuery = { readonly myScenarios: ReadonlyArray<{ readonly id: string, readonly ruleSet: string, readonly title: string, readonly document: Json, readonly revision: number, readonly updatedAt: string, readonly mine: boolean, readonly shareKey: string | null, readonly sides: ReadonlyArray<string> }> };

type MyWindowsQueryVariables = Exact<{
  ruleSet: string;
}>;

type MyWindowsQuery = { readonly myWindows: ReadonlyArray<{ readonly matchId: string, readonly title: string, readonly step: number, readonly view: Json, readonly line: string }> };

type NotesQueryVariables = Exact<{
  matchId: string | number;
}>;

type NotesQuery = { readonly notes: ReadonlyArray<{ readonly id: string, readonly step: number | null, readonly text: string, readonly at: string }> };

type OfSideMutationVariables = Exact<{
  matchId: string | number;
  side: string;
}>;

type OfSideMutation = { readonly done: { readonly id: string } };

type OfferPauseMutationVariables = Exact<{
  matchId: string | number;
  reason: string;
  until?: string | null | undefined;
}>;

type OfferPauseMutation = { readonly done: { readonly id: string } };

type OfferSeatMutationVariables = Exact<{
  id: string | number;
  empire: string;
  player: number;
}>;

type OfferSeatMutation = { readonly offerCampaignSeat: string };

type OpenFrontMutationVariables = Exact<{
  club: string;
  input: Json;
}>;

type OpenFrontMutation = { readonly openFront: Json };

type OperatorDeskQueryVariables = Exact<{
  search: string;
  subject?: string | number | null | undefined;
  before?: string | number | null | undefined;
}>;

type OperatorDeskQuery = { readonly accounts: ReadonlyArray<{ readonly id: string, readonly name: string, readonly email: string, readonly emailVerified: boolean, readonly createdAt: string, readonly demo: boolean, readonly moderator: boolean, readonly operator: boolean, readonly suspendedUntil: string | null, readonly suspendedFor: string | null, readonly silencedUntil: string | null, readonly mailBounce: string | null, readonly sessions: number, readonly tokens: number, readonly playing: number }>, readonly auditLog: ReadonlyArray<{ readonly id: string, readonly at: string, readonly actorName: string | null, readonly action: string, readonly subject: string, readonly subjectName: string | null, readonly about: Json }> };

type PicturedQueryVariables = Exact<{
  id: string | number;
}>;

type PicturedQuery = { readonly match: { readonly ruleSet: string, readonly view: Json | null, readonly you: { readonly side: string } | null } | null };

type PlayMutationVariables = Exact<{
  id: string | number;
  after: number;
  hash?: string | null | undefined;
  step: number;
  command?: Json | null | undefined;
  line?: string | null | undefined;
  key: string;
}>;

type PlayMutation = { readonly match: { readonly id: string, readonly status: MatchStatus, readonly listed: boolean, readonly startedAt: string | null, readonly finishedAt: string | null, readonly arrangements: Json, readonly hints: boolean, readonly conditionalOrders: Json, readonly step: number, readonly sealedStep: number, readonly spectatorDelay: number, readonly waitingFor: ReadonlyArray<string>, readonly out: ReadonlyArray<string>, readonly deadline: string | null, readonly drawOffer: string | null, readonly drawAccepted: ReadonlyArray<string>, readonly drawDeclined: ReadonlyArray<string>, readonly seed: string | null, readonly standingOrders: Json | null, readonly canUndo: boolean, readonly seenStep: number, readonly unreadMessages: number, readonly seats: ReadonlyArray<{ readonly side: string, readonly player: number, readonly reserveMs: number | null, readonly since: string | null, readonly running: boolean, readonly missedTurns: number, readonly user: { readonly id: string, readonly name: string } | null, readonly rating: { readonly rating: number, readonly provisional: boolean } | null }>, readonly you: { readonly side: string, readonly player: number } | null, readonly pending: { readonly kind: string, readonly side: string | null, readonly from: ReadonlyArray<string> | null, readonly window: string | null, readonly clock: string | null, readonly outcome: Json | null, readonly sentence: string | null } | null, readonly ending: { readonly by: EndedBy, readonly outcome: Json } | null, readonly rematch: { readonly id: string } | null, readonly log: ReadonlyArray<{ readonly index: number, readonly side: string, readonly player: number, readonly at: string, readonly line: string | null, readonly notices: Json, readonly sentences: ReadonlyArray<string> }>, readonly viewSince: { readonly view: Json | null, readonly changes: Json | null, readonly hash: string } | null } };

type PlayScenarioMutationVariables = Exact<{
  input: CreateMatchInput;
}>;

type PlayScenarioMutation = { readonly createMatch: { readonly id: string } };

type PositionQueryVariables = Exact<{
  matchId: string | number;
  step: number;
}>;

type PositionQuery = { readonly position: { readonly state: Json } };

type PostQueryVariables = Exact<{ [key: string]: never; }>;

type PostQuery = { readonly me: { readonly waiting: number, readonly unread: ReadonlyArray<{ readonly matchId: string, readonly messages: number }> } | null };

type RatingsQueryVariables = Exact<{
  userId: string | number;
}>;

type RatingsQuery = { readonly ratings: ReadonlyArray<{ readonly game: string, readonly kind: RatingKind, readonly rating: number, readonly deviation: number, readonly rated: number, readonly provisional: boolean, readonly preview: { readonly rating: number } | null, readonly history: ReadonlyArray<{ readonly at: string, readonly rating: number, readonly deviation: number }> }> };

type ReadMessagesMutationVariables = Exact<{
  matchId: string | number;
  to: string | number;
}>;

type ReadMessagesMutation = { readonly readMessages: boolean };

type ReadyCheckQueryVariables = Exact<{
  id: string | number;
  days: number;
}>;

type ReadyCheckQuery = { readonly match: { readonly arrangements: Json, readonly calendar: ReadonlyArray<{ readonly side: string, readonly deadline: string | null, readonly closings: ReadonlyArray<{ readonly from: string, readonly to: string | null, readonly why: ClosingReason }> }> } | null };

type ReliabilityQueryVariables = Exact<{
  id: string | number;
}>;

type ReliabilityQuery = { readonly user: { readonly reliability: { readonly turns: number, readonly answered: number, readonly missed: number, readonly percent: number | null, readonly formula: string, readonly quartiles: ReadonlyArray<number> | null } } | null };

type RematchMutationVariables = Exact<{
  id: string | number;
  dice?: DiceOfferInput | null | undefined;
  salt?: string | null | undefined;
}>;

type RematchMutation = { readonly rematch: { readonly id: string } };

type RemoveTitleMutationVariables = Exact<{
  of: TitledThing;
  id: string | number;
  reason: string;
}>;

type RemoveTitleMutation = { readonly removeTitle: boolean };

type RenamePersonMutationVariables = Exact<{
  id: string | number;
  reason: string;
  name: string;
}>;

type RenamePersonMutation = { readonly renamePerson: boolean };

type ReportMessageMutationVariables = Exact<{
  matchId: string | number;
  messageId: string | number;
  reason: string;
}>;

type ReportMessageMutation = { readonly reportMessage: boolean };

type ReportsQueryVariables = Exact<{ [key: string]: never; }>;

type ReportsQuery = { readonly reports: ReadonlyArray<{ readonly id: string, readonly matchId: string, readonly matchTitle: string, readonly text: string, readonly writtenAt: string, readonly authorName: string, readonly hiddenBefore: number, readonly reporterName: string, readonly reason: string, readonly at: string }> };

type SaveLessonProgressMutationVariables = Exact<{
  progress: Json;
}>;

type SaveLessonProgressMutation = { readonly saveLessonProgress: Json };

type SaveScenarioMutationVariables = Exact<{
  input: SaveScenarioInput;
}>;

type SaveScenarioMutation = { readonly saveScenario: { readonly id: string, readonly ruleSet: string, readonly title: string, readonly document: Json, readonly revision: number, readonly updatedAt: string, readonly mine: boolean, readonly shareKey: string | null, readonly sides: ReadonlyArray<string> } };

type SeenMutationVariables = Exact<{
  id: string | number;
  step: number;
}>;

type SeenMutation = { readonly markSeen: { readonly id: string } };

type SeenThenQueryVariables = Exact<{
  id: string | number;
  step: number;
}>;

type SeenThenQuery = { readonly match: { readonly frames: ReadonlyArray<{ readonly step: number, readonly view: Json | null }> } | null };

type SendMessageMutationVariables = Exact<{
  matchId: string | number;
  input: SendMessageInput;
}>;

type SendMessageMutation = { readonly sendMessage: { readonly id: string, readonly audience: Audience, readonly text: string | null, readonly step: number, readonly at: string, readonly author: { readonly id: string, readonly name: string }, readonly recipient: { readonly id: string, readonly name: string } | null } };

type SetCampaignNotificationPreferencesMutationVariables = Exact<{
  id: string | number;
  preferences: Json;
}>;

type SetCampaignNotificationPreferencesMutation = { readonly setCampaignNotificationPreferences: Json };

type SetSleepHoursMutationVariables = Exact<{
  timeZone: string;
  sleepFrom: number;
}>;

type SetSleepHoursMutation = { readonly setSleepHours: boolean };

type SignOutEverywhereMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;

type SignOutEverywhereMutation = { readonly signOutEverywhere: boolean };

type SleepHoursQueryVariables = Exact<{ [key: string]: never; }>;

type SleepHoursQuery = { readonly me: { readonly sleepFrom: number | null, readonly sleepTimeZone: string | null } | null };

type StartCampaignMutationVariables = Exact<{
  id: string | number;
  bot: string;
}>;

type StartCampaignMutation = { readonly startCampaign: { readonly id: string } };

type StatisticsQueryVariables = Exact<{
  ruleSet: string | number;
  company?: OpponentKind | null | undefined;
}>;

type StatisticsQuery = { readonly statistics: { readonly ruleSet: string, readonly least: number, readonly all: { readonly scenario: string | null, readonly count: number, readonly wins: ReadonlyArray<{ readonly side: string | null, readonly count: number, readonly share: number | null }>, readonly ends: ReadonlyArray<{ readonly reason: string, readonly count: number, readonly share: number | null }>, readonly lengths: { readonly shortest: number, readonly quarter: number, readonly middle: number, readonly threeQuarters: number, readonly longest: number, readonly spread: ReadonlyArray<{ readonly from: number, readonly to: number, readonly count: number }> } | null }, readonly scenarios: ReadonlyArray<{ readonly scenario: string | null, readonly count: number, readonly wins: ReadonlyArray<{ readonly side: string | null, readonly count: number, readonly share: number | null }>, readonly ends: ReadonlyArray<{ readonly reason: string, readonly count: number, readonly share: number | null }>, readonly lengths: { readonly shortest: number, readonly quarter: number, readonly middle: number, readonly threeQuarters: number, readonly longest: number, readonly spread: ReadonlyArray<{ readonly from: number, readonly to: number, readonly count: number }> } | null }> } };

type SuspendPersonMutationVariables = Exact<{
  id: string | number;
  reason: string;
  days?: number | null | undefined;
}>;

type SuspendPersonMutation = { readonly suspendPerson: boolean };

type TakeCampaignVacationMutationVariables = Exact<{
  id: string | number;
  days: number;
  empire?: string | null | undefined;
}>;

type TakeCampaignVacationMutation = { readonly takeCampaignVacation: { readonly id: string } };

type TakeOverMutationVariables = Exact<{
  matchId: string | number;
  side: string;
  invitation?: string | null | undefined;
}>;

type TakeOverMutation = { readonly done: { readonly id: string } };

type TakeSeatMutationVariables = Exact<{
  id: string | number;
  seat: string;
}>;

type TakeSeatMutation = { readonly takeCampaignSeat: { readonly id: string } };

type TakeVacationMutationVariables = Exact<{
  matchId: string | number;
  days: number;
  from?: string | null | undefined;
}>;

type TakeVacationMutation = { readonly done: { readonly id: string } };

type TalkQueryVariables = Exact<{
  matchId: string | number;
  before?: string | number | null | undefined;
}>;

type TalkQuery = { readonly talk: { readonly unread: number, readonly muted: boolean, readonly messages: ReadonlyArray<{ readonly id: string, readonly audience: Audience, readonly text: string | null, readonly step: number, readonly at: string, readonly author: { readonly id: string, readonly name: string }, readonly recipient: { readonly id: string, readonly name: string } | null }>, readonly addresses: ReadonlyArray<{ readonly audience: Audience, readonly to: string | null, readonly name: string | null }> } };

type ToldQueryVariables = Exact<{
  id: string | number;
  before: number;
  last: number;
}>;

type ToldQuery = { readonly match: { readonly log: ReadonlyArray<{ readonly index: number, readonly side: string, readonly player: number, readonly at: string, readonly line: string | null, readonly notices: Json, readonly sentences: ReadonlyArray<string> }> } | null };

type TransferCampaignMutationVariables = Exact<{
  id: string | number;
  userId: string | number;
}>;

type TransferCampaignMutation = { readonly transferCampaign: { readonly id: string } };

type TrialByIdQueryVariables = Exact<{
  id: string | number;
}>;

type TrialByIdQuery = { readonly trial: { readonly id: string, readonly matchId: string, readonly step: number, readonly guess: number | null, readonly title: string, readonly nodes: Json, readonly revision: number } };

type TrialMatchQueryVariables = Exact<{
  id: string | number;
}>;

type TrialMatchQuery = { readonly match: { readonly id: string, readonly ruleSet: string, readonly edition: number, readonly title: string, readonly status: MatchStatus, readonly step: number, readonly seats: ReadonlyArray<{ readonly side: string, readonly player: number, readonly user: { readonly name: string } | null }>, readonly you: { readonly side: string, readonly player: number } | null } | null };

type TrialsQueryVariables = Exact<{
  matchId: string | number;
}>;

type TrialsQuery = { readonly trials: ReadonlyArray<{ readonly id: string, readonly step: number, readonly title: string, readonly orders: number }> };

type UnblockPersonMutationVariables = Exact<{
  id: string | number;
}>;

type UnblockPersonMutation = { readonly unblockPerson: boolean };

type UndoMutationVariables = Exact<{
  id: string | number;
  after: number;
  hash?: string | null | undefined;
  step: number;
}>;

type UndoMutation = { readonly match: { readonly id: string, readonly status: MatchStatus, readonly listed: boolean, readonly startedAt: string | null, readonly finishedAt: string | null, readonly arrangements: Json, readonly hints: boolean, readonly conditionalOrders: Json, readonly step: number, readonly sealedStep: number, readonly spectatorDelay: number, readonly waitingFor: ReadonlyArray<string>, readonly out: ReadonlyArray<string>, readonly deadline: string | null, readonly drawOffer: string | null, readonly drawAccepted: ReadonlyArray<string>, readonly drawDeclined: ReadonlyArray<string>, readonly seed: string | null, readonly standingOrders: Json | null, readonly canUndo: boolean, readonly seenStep: number, readonly unreadMessages: number, readonly seats: ReadonlyArray<{ readonly side: string, readonly player: number, readonly reserveMs: number | null, readonly since: string | null, readonly running: boolean, readonly missedTurns: number, readonly user: { readonly id: string, readonly name: string } | null, readonly rating: { readonly rating: number, readonly provisional: boolean } | null }>, readonly you: { readonly side: string, readonly player: number } | null, readonly pending: { readonly kind: string, readonly side: string | null, readonly from: ReadonlyArray<string> | null, readonly window: string | null, readonly clock: string | null, readonly outcome: Json | null, readonly sentence: string | null } | null, readonly ending: { readonly by: EndedBy, readonly outcome: Json } | null, readonly rematch: { readonly id: string } | null, readonly log: ReadonlyArray<{ readonly index: number, readonly side: string, readonly player: number, readonly at: string, readonly line: string | null, readonly notices: Json, readonly sentences: ReadonlyArray<string> }>, readonly viewSince: { readonly view: Json | null, readonly changes: Json | null, readonly hash: string } | null } };

type UnfollowMatchMutationVariables = Exact<{
  id: string | number;
}>;

type UnfollowMatchMutation = { readonly unfollowMatch: boolean };

type UnfollowPersonMutationVariables = Exact<{
  id: string | number;
}>;

type UnfollowPersonMutation = { readonly unfollowPerson: boolean };

type VacantSeatsQueryVariables = Exact<{ [key: string]: never; }>;

type VacantSeatsQuery = { readonly vacantSeats: ReadonlyArray<{ readonly id: string, readonly ruleSet: string, readonly title: string, readonly step: number, readonly joinRequirements: Json | null, readonly arrangements: Json, readonly clockSpec: { readonly bankSeconds: number, readonly incrementSeconds: number, readonly capSeconds: number, readonly reactionSeconds: number, readonly atEnd: TimeOutPolicy, readonly fixed: Json | null, readonly timeZone: string, readonly restDays: ReadonlyArray<number>, readonly holidays: ReadonlyArray<string>, readonly sleepHours: number, readonly vacationDays: number, readonly vacationByItself: boolean, readonly readyCheckHours: number } }> };

type WatchQueryVariables = Exact<{
  ruleSet?: string | number | null | undefined;
  scenario?: string | null | undefined;
  player?: string | number | null | undefined;
  state?: WatchState | null | undefined;
  winner?: string | null | undefined;
  reason?: string | null | undefined;
  turnsFrom?: number | null | undefined;
  turnsTo?: number | null | undefined;
  order?: WatchOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;

type WatchQuery = { readonly watchConnection: { readonly edges: ReadonlyArray<{ readonly node: { readonly turns: number | null, readonly lost: number | null, readonly match: { readonly id: string, readonly ruleSet: string, readonly scenario: string, readonly title: string, readonly status: MatchStatus, readonly listed: boolean, readonly options: Json, readonly createdAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly joinRequirements: Json | null, readonly step: number, readonly waitingFor: ReadonlyArray<string>, readonly out: ReadonlyArray<string>, readonly deadline: string | null, readonly drawOffer: string | null, readonly drawAccepted: ReadonlyArray<string>, readonly creator: { readonly id: string, readonly name: string }, readonly clockSpec: { readonly bankSeconds: number, readonly incrementSeconds: number, readonly capSeconds: number, readonly reactionSeconds: number, readonly atEnd: TimeOutPolicy, readonly fixed: Json | null, readonly timeZone: string, readonly restDays: ReadonlyArray<number>, readonly holidays: ReadonlyArray<string>, readonly sleepHours: number, readonly vacationDays: number, readonly vacationByItself: boolean, readonly readyCheckHours: number }, readonly seats: ReadonlyArray<{ readonly side: string, readonly player: number, readonly reserveMs: number | null, readonly since: string | null, readonly running: boolean, readonly missedTurns: number, readonly user: { readonly id: string, readonly name: string } | null, readonly rating: { readonly rating: number, readonly provisional: boolean } | null }>, readonly you: { readonly side: string, readonly player: number } | null, readonly joinBlocker: { readonly code: string, readonly message: string } | null, readonly pending: { readonly kind: string, readonly side: string | null, readonly from: ReadonlyArray<string> | null, readonly window: string | null, readonly clock: string | null, readonly outcome: Json | null, readonly sentence: string | null } | null, readonly ending: { readonly by: EndedBy, readonly outcome: Json } | null } } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

type WriteNoteMutationVariables = Exact<{
  matchId: string | number;
  text: string;
  step?: number | null | undefined;
}>;

type WriteNoteMutation = { readonly writeNote: { readonly id: string, readonly step: number | null, readonly text: string, readonly at: string } };

/** Variables and answer of each operation, as the schema has them. */
export type Operations = {
  readonly ActInClub: { readonly variables: ActInClubMutationVariables; readonly data: ActInClubMutation };
  readonly ActInEvent: { readonly variables: ActInEventMutationVariables; readonly data: ActInEventMutation };
  readonly ActOnFront: { readonly variables: ActOnFrontMutationVariables; readonly data: ActOnFrontMutation };
  readonly AnnounceEvent: { readonly variables: AnnounceEventMutationVariables; readonly data: AnnounceEventMutation };
  readonly AnswerPause: { readonly variables: AnswerPauseMutationVariables; readonly data: AnswerPauseMutation };
  readonly Arrange: { readonly variables: ArrangeMutationVariables; readonly data: ArrangeMutation };
  readonly AskForHint: { readonly variables: AskForHintMutationVariables; readonly data: AskForHintMutation };
  readonly Best: { readonly variables: BestQueryVariables; readonly data: BestQuery };
  readonly BlockPerson: { readonly variables: BlockPersonMutationVariables; readonly data: BlockPersonMutation };
  readonly BlockedPeople: { readonly variables: BlockedPeopleQueryVariables; readonly data: BlockedPeopleQuery };
  readonly CalendarPreview: { readonly variables: CalendarPreviewQueryVariables; readonly data: CalendarPreviewQuery };
  readonly Campaign: { readonly variables: CampaignQueryVariables; readonly data: CampaignQuery };
  readonly CampaignAct: { readonly variables: CampaignActMutationVariables; readonly data: CampaignActMutation };
  readonly CampaignHistory: { readonly variables: CampaignHistoryQueryVariables; readonly data: CampaignHistoryQuery };
  readonly CampaignHonour: { readonly variables: CampaignHonourQueryVariables; readonly data: CampaignHonourQuery };
  readonly CampaignLately: { readonly variables: CampaignLatelyQueryVariables; readonly data: CampaignLatelyQuery };
  readonly CampaignOfficer: { readonly variables: CampaignOfficerMutationVariables; readonly data: CampaignOfficerMutation };
  readonly CampaignPage: { readonly variables: CampaignPageQueryVariables; readonly data: CampaignPageQuery };
  readonly CampaignSoldier: { readonly variables: CampaignSoldierQueryVariables; readonly data: CampaignSoldierQuery };
  readonly CampaignTold: { readonly variables: CampaignToldQueryVariables; readonly data: CampaignToldQuery };
  readonly Campaigns: { readonly variables: CampaignsQueryVariables; readonly data: CampaignsQuery };
  readonly ChangeTrial: { readonly variables: ChangeTrialMutationVariables; readonly data: ChangeTrialMutation };
  readonly Chapters: { readonly variables: ChaptersQueryVariables; readonly data: ChaptersQuery };
  readonly Club: { readonly variables: ClubQueryVariables; readonly data: ClubQuery };
  readonly Clubs: { readonly variables: ClubsQueryVariables; readonly data: ClubsQuery };
  readonly CountedMatch: { readonly variables: CountedMatchQueryVariables; readonly data: CountedMatchQuery };
  readonly CreateCampaign: { readonly variables: CreateCampaignMutationVariables; readonly data: CreateCampaignMutation };
  readonly CreateClub: { readonly variables: CreateClubMutationVariables; readonly data: CreateClubMutation };
  readonly CreateTrial: { readonly variables: CreateTrialMutationVariables; readonly data: CreateTrialMutation };
  readonly CustomScenario: { readonly variables: CustomScenarioQueryVariables; readonly data: CustomScenarioQuery };
  readonly DecideReport: { readonly variables: DecideReportMutationVariables; readonly data: DecideReportMutation };
  readonly DeleteNote: { readonly variables: DeleteNoteMutationVariables; readonly data: DeleteNoteMutation };
  readonly DeletePerson: { readonly variables: DeletePersonMutationVariables; readonly data: DeletePersonMutation };
  readonly DeleteTrial: { readonly variables: DeleteTrialMutationVariables; readonly data: DeleteTrialMutation };
  readonly EndCampaignVacation: { readonly variables: EndCampaignVacationMutationVariables; readonly data: EndCampaignVacationMutation };
  readonly Ending: { readonly variables: EndingQueryVariables; readonly data: EndingQuery };
  readonly Event: { readonly variables: EventQueryVariables; readonly data: EventQuery };
  readonly EventLog: { readonly variables: EventLogQueryVariables; readonly data: EventLogQuery };
  readonly ExportPerson: { readonly variables: ExportPersonMutationVariables; readonly data: ExportPersonMutation };
  readonly File: { readonly variables: FileMutationVariables; readonly data: FileMutation };
  readonly FileConditional: { readonly variables: FileConditionalMutationVariables; readonly data: FileConditionalMutation };
  readonly FollowMatch: { readonly variables: FollowMatchMutationVariables; readonly data: FollowMatchMutation };
  readonly FollowPerson: { readonly variables: FollowPersonMutationVariables; readonly data: FollowPersonMutation };
  readonly Followed: { readonly variables: FollowedQueryVariables; readonly data: FollowedQuery };
  readonly Following: { readonly variables: FollowingQueryVariables; readonly data: FollowingQuery };
  readonly Frames: { readonly variables: FramesQueryVariables; readonly data: FramesQuery };
  readonly Front: { readonly variables: FrontQueryVariables; readonly data: FrontQuery };
  readonly Fronts: { readonly variables: FrontsQueryVariables; readonly data: FrontsQuery };
  readonly InviteBot: { readonly variables: InviteBotMutationVariables; readonly data: InviteBotMutation };
  readonly InvitedCalendar: { readonly variables: InvitedCalendarQueryVariables; readonly data: InvitedCalendarQuery };
  readonly JoinCampaign: { readonly variables: JoinCampaignMutationVariables; readonly data: JoinCampaignMutation };
  readonly LeaveCampaign: { readonly variables: LeaveCampaignMutationVariables; readonly data: LeaveCampaignMutation };
  readonly Legal: { readonly variables: LegalQueryVariables; readonly data: LegalQuery };
  readonly LiftSuspension: { readonly variables: LiftSuspensionMutationVariables; readonly data: LiftSuspensionMutation };
  readonly Match: { readonly variables: MatchQueryVariables; readonly data: MatchQuery };
  readonly MatchCalendar: { readonly variables: MatchCalendarQueryVariables; readonly data: MatchCalendarQuery };
  readonly MatchStatistics: { readonly variables: MatchStatisticsQueryVariables; readonly data: MatchStatisticsQuery };
  readonly MatchUpdate: { readonly variables: MatchUpdateQueryVariables; readonly data: MatchUpdateQuery };
  readonly MuteMatch: { readonly variables: MuteMatchMutationVariables; readonly data: MuteMatchMutation };
  readonly MyEvents: { readonly variables: MyEventsQueryVariables; readonly data: MyEventsQuery };
  readonly MyLevels: { readonly variables: MyLevelsQueryVariables; readonly data: MyLevelsQuery };
  readonly MyScenarios: { readonly variables: MyScenariosQueryVariables; readonly data: MyScenariosQuery };
  readonly MyWindows: { readonly variables: MyWindowsQueryVariables; readonly data: MyWindowsQuery };
  readonly Notes: { readonly variables: NotesQueryVariables; readonly data: NotesQuery };
  readonly OfSide: { readonly variables: OfSideMutationVariables; readonly data: OfSideMutation };
  readonly OfferPause: { readonly variables: OfferPauseMutationVariables; readonly data: OfferPauseMutation };
  readonly OfferSeat: { readonly variables: OfferSeatMutationVariables; readonly data: OfferSeatMutation };
  readonly OpenFront: { readonly variables: OpenFrontMutationVariables; readonly data: OpenFrontMutation };
  readonly OperatorDesk: { readonly variables: OperatorDeskQueryVariables; readonly data: OperatorDeskQuery };
  readonly Pictured: { readonly variables: PicturedQueryVariables; readonly data: PicturedQuery };
  readonly Play: { readonly variables: PlayMutationVariables; readonly data: PlayMutation };
  readonly PlayScenario: { readonly variables: PlayScenarioMutationVariables; readonly data: PlayScenarioMutation };
  readonly Position: { readonly variables: PositionQueryVariables; readonly data: PositionQuery };
  readonly Post: { readonly variables: PostQueryVariables; readonly data: PostQuery };
  readonly Ratings: { readonly variables: RatingsQueryVariables; readonly data: RatingsQuery };
  readonly ReadMessages: { readonly variables: ReadMessagesMutationVariables; readonly data: ReadMessagesMutation };
  readonly ReadyCheck: { readonly variables: ReadyCheckQueryVariables; readonly data: ReadyCheckQuery };
  readonly Reliability: { readonly variables: ReliabilityQueryVariables; readonly data: ReliabilityQuery };
  readonly Rematch: { readonly variables: RematchMutationVariables; readonly data: RematchMutation };
  readonly RemoveTitle: { readonly variables: RemoveTitleMutationVariables; readonly data: RemoveTitleMutation };
  readonly RenamePerson: { readonly variables: RenamePersonMutationVariables; readonly data: RenamePersonMutation };
  readonly ReportMessage: { readonly variables: ReportMessageMutationVariables; readonly data: ReportMessageMutation };
  readonly Reports: { readonly variables: ReportsQueryVariables; readonly data: ReportsQuery };
  readonly SaveLessonProgress: { readonly variables: SaveLessonProgressMutationVariables; readonly data: SaveLessonProgressMutation };
  readonly SaveScenario: { readonly variables: SaveScenarioMutationVariables; readonly data: SaveScenarioMutation };
  readonly Seen: { readonly variables: SeenMutationVariables; readonly data: SeenMutation };
  readonly SeenThen: { readonly variables: SeenThenQueryVariables; readonly data: SeenThenQuery };
  readonly SendMessage: { readonly variables: SendMessageMutationVariables; readonly data: SendMessageMutation };
  readonly SetCampaignNotificationPreferences: { readonly variables: SetCampaignNotificationPreferencesMutationVariables; readonly data: SetCampaignNotificationPreferencesMutation };
  readonly SetSleepHours: { readonly variables: SetSleepHoursMutationVariables; readonly data: SetSleepHoursMutation };
  readonly SignOutEverywhere: { readonly variables: SignOutEverywhereMutationVariables; readonly data: SignOutEverywhereMutation };
  readonly SleepHours: { readonly variables: SleepHoursQueryVariables; readonly data: SleepHoursQuery };
  readonly StartCampaign: { readonly variables: StartCampaignMutationVariables; readonly data: StartCampaignMutation };
  readonly Statistics: { readonly variables: StatisticsQueryVariables; readonly data: StatisticsQuery };
  readonly SuspendPerson: { readonly variables: SuspendPersonMutationVariables; readonly data: SuspendPersonMutation };
  readonly TakeCampaignVacation: { readonly variables: TakeCampaignVacationMutationVariables; readonly data: TakeCampaignVacationMutation };
  readonly TakeOver: { readonly variables: TakeOverMutationVariables; readonly data: TakeOverMutation };
  readonly TakeSeat: { readonly variables: TakeSeatMutationVariables; readonly data: TakeSeatMutation };
  readonly TakeVacation: { readonly variables: TakeVacationMutationVariables; readonly data: TakeVacationMutation };
  readonly Talk: { readonly variables: TalkQueryVariables; readonly data: TalkQuery };
  readonly Told: { readonly variables: ToldQueryVariables; readonly data: ToldQuery };
  readonly TransferCampaign: { readonly variables: TransferCampaignMutationVariables; readonly data: TransferCampaignMutation };
  readonly TrialById: { readonly variables: TrialByIdQueryVariables; readonly data: TrialByIdQuery };
  readonly TrialMatch: { readonly variables: TrialMatchQueryVariables; readonly data: TrialMatchQuery };
  readonly Trials: { readonly variables: TrialsQueryVariables; readonly data: TrialsQuery };
  readonly UnblockPerson: { readonly variables: UnblockPersonMutationVariables; readonly data: UnblockPersonMutation };
  readonly Undo: { readonly variables: UndoMutationVariables; readonly data: UndoMutation };
  readonly UnfollowMatch: { readonly variables: UnfollowMatchMutationVariables; readonly data: UnfollowMatchMutation };
  readonly UnfollowPerson: { readonly variables: UnfollowPersonMutationVariables; readonly data: UnfollowPersonMutation };
  readonly VacantSeats: { readonly variables: VacantSeatsQueryVariables; readonly data: VacantSeatsQuery };
  readonly Watch: { readonly variables: WatchQueryVariables; readonly data: WatchQuery };
  readonly WriteNote: { readonly variables: WriteNoteMutationVariables; readonly data: WriteNoteMutation };
};

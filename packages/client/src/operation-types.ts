/** Made from the kept schema and the operations: `npm test -- --project units operations.test.ts -u` makes it anew. */
import type { Json } from './index.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** The channel: site, email, push or webhook. */
type Channel =
  | 'mail'
  | 'page'
  | 'push'
  | 'webhook';

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

/** How a message fared, or would have: left, it was decided not to send it. */
type DeliveryState =
  | 'dropped'
  | 'failed'
  | 'left'
  | 'queued'
  | 'sending'
  | 'sent';

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

/** Whether a button of a letter does something still. */
type MailActionState =
  | 'overtaken'
  | 'ready'
  | 'used';

/** Whether a match is open, playing or finished. */
type MatchStatus =
  | 'finished'
  | 'open'
  | 'playing';

/** How a message fared; dropped: it was overtaken by events. */
type NotificationState =
  | 'dropped'
  | 'failed'
  | 'queued'
  | 'sending'
  | 'sent';

/** What becomes of a side whose time is up. */
type TimeOutPolicy =
  | 'bot'
  | 'claim'
  | 'default'
  | 'forfeit'
  | 'replacement'
  | 'standing';

/** The message format. */
type WebhookFormat =
  | 'discord'
  | 'fieldpost'
  | 'slack';

type AccountQueryVariables = Exact<{ [key: string]: never; }>;

type AccountQuery = { readonly me: { readonly id: string, readonly name: string, readonly email: string, readonly emailVerified: boolean, readonly timeZone: string, readonly mailTurns: boolean, readonly demo: boolean, readonly program: boolean, readonly guest: boolean, readonly named: boolean, readonly lessons: Json, readonly tokens: ReadonlyArray<{ readonly id: string, readonly name: string, readonly scopes: ReadonlyArray<string>, readonly createdAt: string, readonly lastUsedAt: string | null }>, readonly sessions: ReadonlyArray<{ readonly id: string, readonly current: boolean, readonly createdAt: string, readonly usedAt: string, readonly expiresAt: string, readonly address: string | null, readonly device: string | null }> } | null };

type AddPushDeviceMutationVariables = Exact<{
  name: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}>;

type AddPushDeviceMutation = { readonly addPushDevice: { readonly id: string, readonly name: string, readonly createdAt: string, readonly lastOkAt: string | null } };

type AddWebhookMutationVariables = Exact<{
  name: string;
  url: string;
  format: WebhookFormat;
}>;

type AddWebhookMutation = { readonly addWebhook: { readonly secret: string, readonly webhook: { readonly id: string, readonly name: string, readonly url: string, readonly format: WebhookFormat, readonly lastOkAt: string | null, readonly failingSince: string | null, readonly lastError: string | null, readonly offAt: string | null, readonly overlapUntil: string | null } } };

type ArchiveQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;

type ArchiveQuery = { readonly myMatchesConnection: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly ruleSet: string, readonly scenario: string, readonly title: string, readonly status: MatchStatus, readonly listed: boolean, readonly options: Json, readonly createdAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly joinRequirements: Json | null, readonly step: number, readonly waitingFor: ReadonlyArray<string>, readonly out: ReadonlyArray<string>, readonly deadline: string | null, readonly drawOffer: string | null, readonly drawAccepted: ReadonlyArray<string>, readonly creator: { readonly id: string, readonly name: string }, readonly clockSpec: { readonly bankSeconds: number, readonly incrementSeconds: number, readonly capSeconds: number, readonly reactionSeconds: number, readonly atEnd: TimeOutPolicy, readonly fixed: Json | null, readonly timeZone: string, readonly restDays: ReadonlyArray<number>, readonly holidays: ReadonlyArray<string>, readonly sleepHours: number, readonly vacationDays: number, readonly vacationByItself: boolean, readonly readyCheckHours: number }, readonly seats: ReadonlyArray<{ readonly side: string, readonly player: number, readonly reserveMs: number | null, readonly since: string | null, readonly running: boolean, readonly missedTurns: number, readonly user: { readonly id: string, readonly name: string } | null, readonly rating: { readonly rating: number, readonly provisional: boolean } | null }>, readonly you: { readonly side: string, readonly player: number } | null, readonly joinBlocker: { readonly code: string, readonly message: string } | null, readonly pending: { readonly kind: string, readonly side: string | null, readonly from: ReadonlyArray<string> | null, readonly window: string | null, readonly clock: string | null, readonly outcome: Json | null, readonly sentence: string | null } | null, readonly ending: { readonly by: EndedBy, readonly outcome: Json } | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

type CancelMatchMutationVariables = Exact<{
  id: string | number;
}>;

type CancelMatchMutation = { readonly cancelMatch: boolean };

type CreateMatchMutationVariables = Exact<{
  input: CreateMatchInput;
}>;

type CreateMatchMutation = { readonly createMatch: { readonly id: string } };

type CreateTokenMutationVariables = Exact<{
  name: string;
  scopes?: ReadonlyArray<string> | string | null | undefined;
}>;

type CreateTokenMutation = { readonly createToken: { readonly secret: string, readonly token: { readonly id: string, readonly name: string, readonly scopes: ReadonlyArray<string>, readonly createdAt: string, readonly lastUsedAt: string | null } } };

type DeleteAccountMutationVariables = Exact<{
  email: string;
}>;

type DeleteAccountMutation = { readonly deleteAccount: boolean };

type DemoAccountsQueryVariables = Exact<{ [key: string]: never; }>;

type DemoAccountsQuery = { readonly demoAccounts: ReadonlyArray<{ readonly id: string, readonly name: string }> };

type DiceQueryVariables = Exact<{
  id: string | number;
}>;

type DiceQuery = { readonly match: { readonly id: string, readonly title: string, readonly ruleSet: string, readonly status: MatchStatus, readonly dice: Json, readonly you: { readonly side: string, readonly player: number } | null, readonly seats: ReadonlyArray<{ readonly side: string, readonly player: number, readonly user: { readonly id: string, readonly name: string } | null }> } | null };

type EnableWebhookMutationVariables = Exact<{
  id: string | number;
}>;

type EnableWebhookMutation = { readonly enableWebhook: { readonly id: string, readonly name: string, readonly url: string, readonly format: WebhookFormat, readonly lastOkAt: string | null, readonly failingSince: string | null, readonly lastError: string | null, readonly offAt: string | null, readonly overlapUntil: string | null } };

type InvitationQueryVariables = Exact<{
  secret: string;
}>;

type InvitationQuery = { readonly invitation: { readonly side: string | null, readonly expiresAt: string, readonly usable: boolean, readonly match: { readonly id: string, readonly ruleSet: string, readonly scenario: string, readonly title: string, readonly status: MatchStatus, readonly listed: boolean, readonly options: Json, readonly createdAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly joinRequirements: Json | null, readonly step: number, readonly waitingFor: ReadonlyArray<string>, readonly out: ReadonlyArray<string>, readonly deadline: string | null, readonly drawOffer: string | null, readonly drawAccepted: ReadonlyArray<string>, readonly creator: { readonly id: string, readonly name: string }, readonly clockSpec: { readonly bankSeconds: number, readonly incrementSeconds: number, readonly capSeconds: number, readonly reactionSeconds: number, readonly atEnd: TimeOutPolicy, readonly fixed: Json | null, readonly timeZone: string, readonly restDays: ReadonlyArray<number>, readonly holidays: ReadonlyArray<string>, readonly sleepHours: number, readonly vacationDays: number, readonly vacationByItself: boolean, readonly readyCheckHours: number }, readonly seats: ReadonlyArray<{ readonly side: string, readonly player: number, readonly reserveMs: number | null, readonly since: string | null, readonly running: boolean, readonly missedTurns: number, readonly user: { readonly id: string, readonly name: string } | null, readonly rating: { readonly rating: number, readonly provisional: boolean } | null }>, readonly you: { readonly side: string, readonly player: number } | null, readonly joinBlocker: { readonly code: string, readonly message: string } | null, readonly pending: { readonly kind: string, readonly side: string | null, readonly from: ReadonlyArray<string> | null, readonly window: string | null, readonly clock: string | null, readonly outcome: Json | null, readonly sentence: string | null } | null, readonly ending: { readonly by: EndedBy, readonly outcome: Json } | null }, readonly inviter: { readonly id: string, readonly name: string } } | null };

type InviteMutationVariables = Exact<{
  matchId: string | number;
  side?: string | null | undefined;
  email?: string | null | undefined;
}>;

type InviteMutation = { readonly invite: { readonly url: string, readonly expiresAt: string, readonly mailed: boolean } };

type JoinMatchMutationVariables = Exact<{
  id: string | number;
  side?: string | null | undefined;
  invitation?: string | null | undefined;
  salt?: string | null | undefined;
}>;

type JoinMatchMutation = { readonly joinMatch: { readonly id: string } };

type LeaveMatchMutationVariables = Exact<{
  id: string | number;
}>;

type LeaveMatchMutation = { readonly leaveMatch: { readonly id: string } };

type LobbyQueryVariables = Exact<{
  ruleSet?: string | number | null | undefined;
  side?: string | null | undefined;
  joinable?: boolean | null | undefined;
}>;

type LobbyQuery = { readonly lobby: ReadonlyArray<{ readonly id: string, readonly ruleSet: string, readonly scenario: string, readonly title: string, readonly status: MatchStatus, readonly listed: boolean, readonly options: Json, readonly createdAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly joinRequirements: Json | null, readonly step: number, readonly waitingFor: ReadonlyArray<string>, readonly out: ReadonlyArray<string>, readonly deadline: string | null, readonly drawOffer: string | null, readonly drawAccepted: ReadonlyArray<string>, readonly creator: { readonly id: string, readonly name: string }, readonly clockSpec: { readonly bankSeconds: number, readonly incrementSeconds: number, readonly capSeconds: number, readonly reactionSeconds: number, readonly atEnd: TimeOutPolicy, readonly fixed: Json | null, readonly timeZone: string, readonly restDays: ReadonlyArray<number>, readonly holidays: ReadonlyArray<string>, readonly sleepHours: number, readonly vacationDays: number, readonly vacationByItself: boolean, readonly readyCheckHours: number }, readonly seats: ReadonlyArray<{ readonly side: string, readonly player: number, readonly reserveMs: number | null, readonly since: string | null, readonly running: boolean, readonly missedTurns: number, readonly user: { readonly id: string, readonly name: string } | null, readonly rating: { readonly rating: number, readonly provisional: boolean } | null }>, readonly you: { readonly side: string, readonly player: number } | null, readonly joinBlocker: { readonly code: string, readonly message: string } | null, readonly pending: { readonly kind: string, readonly side: string | null, readonly from: ReadonlyArray<string> | null, readonly window: string | null, readonly clock: string | null, readonly outcome: Json | null, readonly sentence: string | null } | null, readonly ending: { readonly by: EndedBy, readonly outcome: Json } | null }> };

type MailActionQueryVariables = Exact<{
  token: string;
}>;

type MailActionQuery = { readonly mailAction: { readonly matchId: string | null, readonly campaignId: string | null, readonly title: string, readonly label: string, readonly state: MailActionState, readonly why: string | null } };

type MailHealthQueryVariables = Exact<{ [key: string]: never; }>;

type MailHealthQuery = { readonly me: { readonly email: string, readonly mailReach: string, readonly mailTrouble: string | null } | null };

type MatchFeedQueryVariables = Exact<{
  matchId: string | number;
}>;

type MatchFeedQuery = { readonly matchFeed: string };

type MatchInListQueryVariables = Exact<{
  id: string | number;
}>;

type MatchInListQuery = { readonly match: { readonly id: string, readonly ruleSet: string, readonly scenario: string, readonly title: string, readonly status: MatchStatus, readonly listed: boolean, readonly options: Json, readonly createdAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly joinRequirements: Json | null, readonly step: number, readonly waitingFor: ReadonlyArray<string>, readonly out: ReadonlyArray<string>, readonly deadline: string | null, readonly drawOffer: string | null, readonly drawAccepted: ReadonlyArray<string>, readonly creator: { readonly id: string, readonly name: string }, readonly clockSpec: { readonly bankSeconds: number, readonly incrementSeconds: number, readonly capSeconds: number, readonly reactionSeconds: number, readonly atEnd: TimeOutPolicy, readonly fixed: Json | null, readonly timeZone: string, readonly restDays: ReadonlyArray<number>, readonly holidays: ReadonlyArray<string>, readonly sleepHours: number, readonly vacationDays: number, readonly vacationByItself: boolean, readonly readyCheckHours: number }, readonly seats: ReadonlyArray<{ readonly side: string, readonly player: number, readonly reserveMs: number | null, readonly since: string | null, readonly running: boolean, readonly missedTurns: number, readonly user: { readonly id: string, readonly name: string } | null, readonly rating: { readonly rating: number, readonly provisional: boolean } | null }>, readonly you: { readonly side: string, readonly player: number } | null, readonly joinBlocker: { readonly code: string, readonly message: string } | null, readonly pending: { readonly kind: string, readonly side: string | null, readonly from: ReadonlyArray<string> | null, readonly window: string | null, readonly clock: string | null, readonly outcome: Json | null, readonly sentence: string | null } | null, readonly ending: { readonly by: EndedBy, readonly outcome: Json } | null } | null };

type MatchNotificationPreferencesQueryVariables = Exact<{
  matchId: string | number;
}>;

type MatchNotificationPreferencesQuery = { readonly matchNotificationPreferences: Json };

type MatchNotificationsQueryVariables = Exact<{
  matchId: string | number;
}>;

type MatchNotificationsQuery = { readonly me: { readonly timeZone: string } | null, readonly match: { readonly title: string } | null, readonly matchNotifications: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly step: number | null, readonly reason: string, readonly at: string, readonly ways: ReadonlyArray<{ readonly channel: Channel, readonly place: string | null, readonly state: DeliveryState, readonly setting: string, readonly timing: ReadonlyArray<string>, readonly dueAt: string | null, readonly sentAt: string | null, readonly attempts: number, readonly answer: string | null }> }> };

type MeQueryVariables = Exact<{ [key: string]: never; }>;

type MeQuery = { readonly me: { readonly id: string, readonly name: string, readonly email: string, readonly emailVerified: boolean, readonly timeZone: string, readonly mailTurns: boolean, readonly demo: boolean, readonly program: boolean, readonly guest: boolean, readonly named: boolean, readonly lessons: Json } | null };

type MyMatchesQueryVariables = Exact<{
  waiting?: boolean | null | undefined;
  finished?: boolean | null | undefined;
  first?: number | null | undefined;
  skip?: number | null | undefined;
}>;

type MyMatchesQuery = { readonly myMatches: ReadonlyArray<{ readonly id: string, readonly ruleSet: string, readonly scenario: string, readonly title: string, readonly status: MatchStatus, readonly listed: boolean, readonly options: Json, readonly createdAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly joinRequirements: Json | null, readonly step: number, readonly waitingFor: ReadonlyArray<string>, readonly out: ReadonlyArray<string>, readonly deadline: string | null, readonly drawOffer: string | null, readonly drawAccepted: ReadonlyArray<string>, readonly creator: { readonly id: string, readonly name: string }, readonly clockSpec: { readonly bankSeconds: number, readonly incrementSeconds: number, readonly capSeconds: number, readonly reactionSeconds: number, readonly atEnd: TimeOutPolicy, readonly fixed: Json | null, readonly timeZone: string, readonly restDays: ReadonlyArray<number>, readonly holidays: ReadonlyArray<string>, readonly sleepHours: number, readonly vacationDays: number, readonly vacationByItself: boolean, readonly readyCheckHours: number }, readonly seats: ReadonlyArray<{ readonly side: string, readonly player: number, readonly reserveMs: number | null, readonly since: string | null, readonly running: boolean, readonly missedTurns: number, readonly user: { readonly id: string, readonly name: string } | null, readonly rating: { readonly rating: number, readonly provisional: boolean } | null }>, readonly you: { readonly side: string, readonly player: number } | null, readonly joinBlocker: { readonly code: string, readonly message: string } | null, readonly pending: { readonly kind: string, readonly side: string | null, readonly from: ReadonlyArray<string> | null, readonly window: string | null, readonly clock: string | null, readonly outcome: Json | null, readonly sentence: string | null } | null, readonly ending: { readonly by: EndedBy, readonly outcome: Json } | null }> };

type NotificationSettingsQueryVariables = Exact<{ [key: string]: never; }>;

type NotificationSettingsQuery = { readonly me: { readonly id: string, readonly email: string, readonly timeZone: string, readonly mailTurns: boolean, readonly notificationPreferences: Json, readonly mailReach: string, readonly mailTrouble: string | null, readonly pushKey: string | null, readonly calendarUrl: string, readonly devices: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastOkAt: string | null }>, readonly webhooks: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string, readonly format: WebhookFormat, readonly lastOkAt: string | null, readonly failingSince: string | null, readonly lastError: string | null, readonly offAt: string | null, readonly overlapUntil: string | null }> } | null };

type NotificationsQueryVariables = Exact<{
  last?: number | null | undefined;
}>;

type NotificationsQuery = { readonly me: { readonly notifications: ReadonlyArray<{ readonly id: string, readonly matchId: string | null, readonly kind: string, readonly channel: Channel, readonly reason: string, readonly state: NotificationState, readonly createdAt: string, readonly sentAt: string | null }> } | null };

type OfferDiceQueryVariables = Exact<{ [key: string]: never; }>;

type OfferDiceQuery = { readonly diceOffer: { readonly matchId: string, readonly commitment: string } };

type ProfileQueryVariables = Exact<{
  id: string | number;
}>;

type ProfileQuery = { readonly user: { readonly id: string, readonly name: string, readonly results: ReadonlyArray<{ readonly ruleSet: string, readonly played: number, readonly won: number, readonly drawn: number, readonly lost: number, readonly usualScenario: string, readonly usualSide: string | null, readonly usualArmy: string | null }> } | null };

type RemovePushDeviceMutationVariables = Exact<{
  id: string | number;
}>;

type RemovePushDeviceMutation = { readonly removePushDevice: boolean };

type RemoveWebhookMutationVariables = Exact<{
  id: string | number;
}>;

type RemoveWebhookMutation = { readonly removeWebhook: boolean };

type ResumeEmailMutationVariables = Exact<{ [key: string]: never; }>;

type ResumeEmailMutation = { readonly resumeEmail: boolean };

type RevokeSessionMutationVariables = Exact<{
  id: string | number;
}>;

type RevokeSessionMutation = { readonly revokeSession: { readonly id: string } };

type RevokeTokenMutationVariables = Exact<{
  id: string | number;
}>;

type RevokeTokenMutation = { readonly revokeToken: { readonly id: string } };

type RotateFeedsMutationVariables = Exact<{ [key: string]: never; }>;

type RotateFeedsMutation = { readonly rotateFeeds: string };

type RotateWebhookMutationVariables = Exact<{
  id: string | number;
}>;

type RotateWebhookMutation = { readonly rotateWebhookSecret: { readonly secret: string, readonly webhook: { readonly id: string, readonly name: string, readonly url: string, readonly format: WebhookFormat, readonly lastOkAt: string | null, readonly failingSince: string | null, readonly lastError: string | null, readonly offAt: string | null, readonly overlapUntil: string | null } } };

type RuleSetsQueryVariables = Exact<{ [key: string]: never; }>;

type RuleSetsQuery = { readonly ruleSets: ReadonlyArray<{ readonly id: string, readonly edition: number, readonly title: string, readonly sides: ReadonlyArray<string>, readonly options: Json, readonly scenarios: ReadonlyArray<{ readonly id: string, readonly title: string, readonly sides: ReadonlyArray<string>, readonly levels: ReadonlyArray<string>, readonly document: Json }> }> };

type RunMailActionMutationVariables = Exact<{
  token: string;
}>;

type RunMailActionMutation = { readonly runMailAction: string };

type SetMatchNotificationPreferencesMutationVariables = Exact<{
  matchId: string | number;
  preferences: Json;
}>;

type SetMatchNotificationPreferencesMutation = { readonly setMatchNotificationPreferences: Json };

type SetNotificationPreferencesMutationVariables = Exact<{
  preferences: Json;
}>;

type SetNotificationPreferencesMutation = { readonly setNotificationPreferences: Json };

type SetSaltMutationVariables = Exact<{
  matchId: string | number;
  salt: string;
}>;

type SetSaltMutation = { readonly setSalt: { readonly id: string } };

type TestWebhookMutationVariables = Exact<{
  id: string | number;
}>;

type TestWebhookMutation = { readonly testWebhook: { readonly taken: boolean, readonly said: string } };

type UpdateProfileMutationVariables = Exact<{
  name?: string | null | undefined;
  timeZone?: string | null | undefined;
  mailTurns?: boolean | null | undefined;
  program?: boolean | null | undefined;
}>;

type UpdateProfileMutation = { readonly updateProfile: { readonly id: string, readonly name: string, readonly email: string, readonly emailVerified: boolean, readonly timeZone: string, readonly mailTurns: boolean, readonly demo: boolean, readonly program: boolean, readonly guest: boolean, readonly named: boolean, readonly lessons: Json } };

/** Variables and answer of each operation, as the schema has them. */
export type Operations = {
  readonly Account: { readonly variables: AccountQueryVariables; readonly data: AccountQuery };
  readonly AddPushDevice: { readonly variables: AddPushDeviceMutationVariables; readonly data: AddPushDeviceMutation };
  readonly AddWebhook: { readonly variables: AddWebhookMutationVariables; readonly data: AddWebhookMutation };
  readonly Archive: { readonly variables: ArchiveQueryVariables; readonly data: ArchiveQuery };
  readonly CancelMatch: { readonly variables: CancelMatchMutationVariables; readonly data: CancelMatchMutation };
  readonly CreateMatch: { readonly variables: CreateMatchMutationVariables; readonly data: CreateMatchMutation };
  readonly CreateToken: { readonly variables: CreateTokenMutationVariables; readonly data: CreateTokenMutation };
  readonly DeleteAccount: { readonly variables: DeleteAccountMutationVariables; readonly data: DeleteAccountMutation };
  readonly DemoAccounts: { readonly variables: DemoAccountsQueryVariables; readonly data: DemoAccountsQuery };
  readonly Dice: { readonly variables: DiceQueryVariables; readonly data: DiceQuery };
  readonly EnableWebhook: { readonly variables: EnableWebhookMutationVariables; readonly data: EnableWebhookMutation };
  readonly Invitation: { readonly variables: InvitationQueryVariables; readonly data: InvitationQuery };
  readonly Invite: { readonly variables: InviteMutationVariables; readonly data: InviteMutation };
  readonly JoinMatch: { readonly variables: JoinMatchMutationVariables; readonly data: JoinMatchMutation };
  readonly LeaveMatch: { readonly variables: LeaveMatchMutationVariables; readonly data: LeaveMatchMutation };
  readonly Lobby: { readonly variables: LobbyQueryVariables; readonly data: LobbyQuery };
  readonly MailAction: { readonly variables: MailActionQueryVariables; readonly data: MailActionQuery };
  readonly MailHealth: { readonly variables: MailHealthQueryVariables; readonly data: MailHealthQuery };
  readonly MatchFeed: { readonly variables: MatchFeedQueryVariables; readonly data: MatchFeedQuery };
  readonly MatchInList: { readonly variables: MatchInListQueryVariables; readonly data: MatchInListQuery };
  readonly MatchNotificationPreferences: { readonly variables: MatchNotificationPreferencesQueryVariables; readonly data: MatchNotificationPreferencesQuery };
  readonly MatchNotifications: { readonly variables: MatchNotificationsQueryVariables; readonly data: MatchNotificationsQuery };
  readonly Me: { readonly variables: MeQueryVariables; readonly data: MeQuery };
  readonly MyMatches: { readonly variables: MyMatchesQueryVariables; readonly data: MyMatchesQuery };
  readonly NotificationSettings: { readonly variables: NotificationSettingsQueryVariables; readonly data: NotificationSettingsQuery };
  readonly Notifications: { readonly variables: NotificationsQueryVariables; readonly data: NotificationsQuery };
  readonly OfferDice: { readonly variables: OfferDiceQueryVariables; readonly data: OfferDiceQuery };
  readonly Profile: { readonly variables: ProfileQueryVariables; readonly data: ProfileQuery };
  readonly RemovePushDevice: { readonly variables: RemovePushDeviceMutationVariables; readonly data: RemovePushDeviceMutation };
  readonly RemoveWebhook: { readonly variables: RemoveWebhookMutationVariables; readonly data: RemoveWebhookMutation };
  readonly ResumeEmail: { readonly variables: ResumeEmailMutationVariables; readonly data: ResumeEmailMutation };
  readonly RevokeSession: { readonly variables: RevokeSessionMutationVariables; readonly data: RevokeSessionMutation };
  readonly RevokeToken: { readonly variables: RevokeTokenMutationVariables; readonly data: RevokeTokenMutation };
  readonly RotateFeeds: { readonly variables: RotateFeedsMutationVariables; readonly data: RotateFeedsMutation };
  readonly RotateWebhook: { readonly variables: RotateWebhookMutationVariables; readonly data: RotateWebhookMutation };
  readonly RuleSets: { readonly variables: RuleSetsQueryVariables; readonly data: RuleSetsQuery };
  readonly RunMailAction: { readonly variables: RunMailActionMutationVariables; readonly data: RunMailActionMutation };
  readonly SetMatchNotificationPreferences: { readonly variables: SetMatchNotificationPreferencesMutationVariables; readonly data: SetMatchNotificationPreferencesMutation };
  readonly SetNotificationPreferences: { readonly variables: SetNotificationPreferencesMutationVariables; readonly data: SetNotificationPreferencesMutation };
  readonly SetSalt: { readonly variables: SetSaltMutationVariables; readonly data: SetSaltMutation };
  readonly TestWebhook: { readonly variables: TestWebhookMutationVariables; readonly data: TestWebhookMutation };
  readonly UpdateProfile: { readonly variables: UpdateProfileMutationVariables; readonly data: UpdateProfileMutation };
};

import type { Channel, Me } from '../model.ts';
import { operation } from '../operation.ts';

/** By event: whether it goes by a channel. */
export type EventChoices = Readonly<Record<string, boolean>>;

/** A player's notification settings. */
export type NotificationPreferences = {
  readonly channels: Readonly<Record<string, EventChoices>>;
  readonly holdMinutes: number;
  readonly digestHour: number | null;
  readonly quiet: { readonly from: string; readonly to: string } | null;
  /** True if moves of computer players are notified, too. */
  readonly computers: boolean;
  /** True if moves are sent even if the player has seen them on the match page. */
  readonly evenSeen: boolean;
  /** Other addresses from which they answer letters. */
  readonly answersFrom: readonly string[];
};

export type Webhook = {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly format: 'fieldpost' | 'discord' | 'slack';
  readonly lastOkAt: string | null;
  readonly failingSince: string | null;
  readonly lastError: string | null;
  readonly offAt: string | null;
  readonly overlapUntil: string | null;
};
export type NewWebhook = { readonly webhook: Webhook; readonly secret: string };

export type PushDevice = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastOkAt: string | null;
};

/** Whether letters to a person arrive. */
export type MailHealth = Pick<Me, 'email'> & {
  readonly mailReach: 'open' | 'mail-off' | 'unverified' | 'bounced';
  /** The mail server's reason for returned letters; null if none came back lately. */
  readonly mailTrouble: string | null;
};

/** All notification settings of a player. */
export type NotificationSettings = MailHealth &
  Pick<Me, 'id' | 'timeZone' | 'mailTurns'> & {
    readonly notificationPreferences: NotificationPreferences;
    readonly pushKey: string | null;
    readonly devices: readonly PushDevice[];
    readonly webhooks: readonly Webhook[];
    readonly calendarUrl: string;
  };

const WEBHOOK = 'id name url format lastOkAt failingSince lastError offAt overlapUntil';
const DEVICE = 'id name createdAt lastOkAt';

export const NOTIFICATION_SETTINGS = operation<Record<string, never>, { readonly me: NotificationSettings | null }>(
  `query NotificationSettings { me { id email timeZone mailTurns notificationPreferences mailReach mailTrouble pushKey calendarUrl devices { ${DEVICE} } webhooks { ${WEBHOOK} } } }`,
);

export const MAIL_HEALTH = operation<Record<string, never>, { readonly me: MailHealth | null }>(
  'query MailHealth { me { email mailReach mailTrouble } }',
);

export const SET_NOTIFICATION_PREFERENCES = operation<
  { readonly preferences: NotificationPreferences },
  { readonly setNotificationPreferences: NotificationPreferences }
>('mutation SetNotificationPreferences($preferences: JSON!) { setNotificationPreferences(preferences: $preferences) }');

/** Settings that differ in one match, by channel and event; all others are the usual ones. */
export type MatchNotificationPreferences = Readonly<Record<string, EventChoices>>;

export const SET_MATCH_NOTIFICATION_PREFERENCES = operation<
  { readonly matchId: string; readonly preferences: MatchNotificationPreferences },
  { readonly setMatchNotificationPreferences: MatchNotificationPreferences }
>(
  'mutation SetMatchNotificationPreferences($matchId: ID!, $preferences: JSON!) { setMatchNotificationPreferences(matchId: $matchId, preferences: $preferences) }',
);

export const MAIL_ARRIVES = operation<Record<string, never>, { readonly resumeEmail: boolean }>(
  'mutation ResumeEmail { resumeEmail }',
);

export const ADD_WEBHOOK = operation<
  { readonly name: string; readonly url: string; readonly format: Webhook['format'] },
  { readonly addWebhook: NewWebhook }
>(`mutation AddWebhook($name: String!, $url: String!, $format: WebhookFormat!) {
  addWebhook(name: $name, url: $url, format: $format) { secret webhook { ${WEBHOOK} } }
}`);

export const TRY_WEBHOOK = operation<
  { readonly id: string },
  { readonly testWebhook: { readonly taken: boolean; readonly said: string } }
>('mutation TestWebhook($id: ID!) { testWebhook(id: $id) { taken said } }');

export const ROTATE_WEBHOOK = operation<{ readonly id: string }, { readonly rotateWebhookSecret: NewWebhook }>(
  `mutation RotateWebhook($id: ID!) { rotateWebhookSecret(id: $id) { secret webhook { ${WEBHOOK} } } }`,
);

export const SWITCH_WEBHOOK_ON = operation<{ readonly id: string }, { readonly enableWebhook: Webhook }>(
  `mutation EnableWebhook($id: ID!) { enableWebhook(id: $id) { ${WEBHOOK} } }`,
);

export const REMOVE_WEBHOOK = operation<{ readonly id: string }, { readonly removeWebhook: boolean }>(
  'mutation RemoveWebhook($id: ID!) { removeWebhook(id: $id) }',
);

export const ADD_PUSH_DEVICE = operation<
  { readonly name: string; readonly endpoint: string; readonly p256dh: string; readonly auth: string },
  { readonly addPushDevice: PushDevice }
>(`mutation AddPushDevice($name: String!, $endpoint: String!, $p256dh: String!, $auth: String!) {
  addPushDevice(name: $name, endpoint: $endpoint, p256dh: $p256dh, auth: $auth) { ${DEVICE} }
}`);

export const REMOVE_PUSH_DEVICE = operation<{ readonly id: string }, { readonly removePushDevice: boolean }>(
  'mutation RemovePushDevice($id: ID!) { removePushDevice(id: $id) }',
);

export const ROTATE_CALENDAR = operation<Record<string, never>, { readonly rotateFeeds: string }>(
  'mutation RotateFeeds { rotateFeeds }',
);

export type DeliveryReport = {
  readonly channel: Channel;
  readonly place: string | null;
  readonly state: 'queued' | 'sending' | 'sent' | 'dropped' | 'failed' | 'left';
  readonly setting: string;
  readonly timing: readonly string[];
  readonly dueAt: string | null;
  readonly sentAt: string | null;
  readonly attempts: number;
  readonly answer: string | null;
};
export type NotificationReport = {
  readonly id: string;
  readonly kind: string;
  readonly step: number | null;
  readonly reason: string;
  readonly at: string;
  readonly ways: readonly DeliveryReport[];
};

/** Why a person was, or was not, told of a match, and what differs for them there; `matchNotificationPreferences` is null for who only watches. */
export const WHY_NOTIFIED = operation<
  { readonly matchId: string },
  {
    readonly me: Pick<Me, 'timeZone'> | null;
    readonly match: { readonly title: string } | null;
    readonly matchNotifications: readonly NotificationReport[];
  }
>(`query MatchNotifications($matchId: ID!) {
  me { timeZone } match(id: $matchId) { title }
  matchNotifications(matchId: $matchId) {
    id kind step reason at ways { channel place state setting timing dueAt sentAt attempts answer }
  }
}`);

export const MATCH_NOTIFICATION_PREFERENCES = operation<
  { readonly matchId: string },
  { readonly matchNotificationPreferences: MatchNotificationPreferences }
>('query MatchNotificationPreferences($matchId: ID!) { matchNotificationPreferences(matchId: $matchId) }');

export type MailAction = {
  readonly matchId: string | null;
  /** Of a letter of a war. */
  readonly campaignId: string | null;
  readonly title: string;
  readonly label: string;
  readonly state: 'ready' | 'used' | 'overtaken';
  readonly why: string | null;
};

export const MAIL_ACTION = operation<{ readonly token: string }, { readonly mailAction: MailAction }>(
  'query MailAction($token: String!) { mailAction(token: $token) { matchId campaignId title label state why } }',
);

export const RUN_MAIL_ACTION = operation<{ readonly token: string }, { readonly runMailAction: string }>(
  'mutation RunMailAction($token: String!) { runMailAction(token: $token) }',
);

/** The link to a match in a feed reader. */
export const MATCH_FEED = operation<{ readonly matchId: string }, { readonly matchFeed: string }>(
  'query MatchFeed($matchId: ID!) { matchFeed(matchId: $matchId) }',
);

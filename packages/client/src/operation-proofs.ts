/** Made from the kept schema and the operations: `npm test -- --project units operations.test.ts -u` makes it anew. */
import type { Fits } from './index.ts';
import type { Operations } from './operation-types.ts';
import type * as module1 from './operations/dice.ts';
import type * as module2 from './operations/matches.ts';
import type * as module3 from './operations/notification-preferences.ts';
import type * as module4 from './operations/people.ts';

type Held<Proof extends true> = Proof;
/** What the modules say of their operations fits what the schema has: else the compiler names the place. */
export type Proofs = readonly [
  Held<Fits<typeof module4.ACCOUNT, Operations['Account']>>,
  Held<Fits<typeof module3.ADD_PUSH_DEVICE, Operations['AddPushDevice']>>,
  Held<Fits<typeof module3.ADD_WEBHOOK, Operations['AddWebhook']>>,
  Held<Fits<typeof module2.ARCHIVE, Operations['Archive']>>,
  Held<Fits<typeof module2.CANCEL_MATCH, Operations['CancelMatch']>>,
  Held<Fits<typeof module2.CREATE_MATCH, Operations['CreateMatch']>>,
  Held<Fits<typeof module4.CREATE_TOKEN, Operations['CreateToken']>>,
  Held<Fits<typeof module4.DELETE_ACCOUNT, Operations['DeleteAccount']>>,
  Held<Fits<typeof module4.DEMO_ACCOUNTS, Operations['DemoAccounts']>>,
  Held<Fits<typeof module1.DICE, Operations['Dice']>>,
  Held<Fits<typeof module3.SWITCH_WEBHOOK_ON, Operations['EnableWebhook']>>,
  Held<Fits<typeof module2.INVITATION, Operations['Invitation']>>,
  Held<Fits<typeof module2.INVITE, Operations['Invite']>>,
  Held<Fits<typeof module2.JOIN_MATCH, Operations['JoinMatch']>>,
  Held<Fits<typeof module2.LEAVE_MATCH, Operations['LeaveMatch']>>,
  Held<Fits<typeof module2.LOBBY, Operations['Lobby']>>,
  Held<Fits<typeof module3.MAIL_ACTION, Operations['MailAction']>>,
  Held<Fits<typeof module3.MAIL_HEALTH, Operations['MailHealth']>>,
  Held<Fits<typeof module3.MATCH_FEED, Operations['MatchFeed']>>,
  Held<Fits<typeof module2.MATCH_IN_LIST, Operations['MatchInList']>>,
  Held<Fits<typeof module3.MATCH_NOTIFICATION_PREFERENCES, Operations['MatchNotificationPreferences']>>,
  Held<Fits<typeof module3.WHY_NOTIFIED, Operations['MatchNotifications']>>,
  Held<Fits<typeof module4.ME, Operations['Me']>>,
  Held<Fits<typeof module2.MY_MATCHES, Operations['MyMatches']>>,
  Held<Fits<typeof module3.NOTIFICATION_SETTINGS, Operations['NotificationSettings']>>,
  Held<Fits<typeof module4.NOTIFICATIONS, Operations['Notifications']>>,
  Held<Fits<typeof module1.OFFER_DICE, Operations['OfferDice']>>,
  Held<Fits<typeof module4.PROFILE, Operations['Profile']>>,
  Held<Fits<typeof module3.REMOVE_PUSH_DEVICE, Operations['RemovePushDevice']>>,
  Held<Fits<typeof module3.REMOVE_WEBHOOK, Operations['RemoveWebhook']>>,
  Held<Fits<typeof module3.MAIL_ARRIVES, Operations['ResumeEmail']>>,
  Held<Fits<typeof module4.REVOKE_SESSION, Operations['RevokeSession']>>,
  Held<Fits<typeof module4.REVOKE_TOKEN, Operations['RevokeToken']>>,
  Held<Fits<typeof module3.ROTATE_CALENDAR, Operations['RotateFeeds']>>,
  Held<Fits<typeof module3.ROTATE_WEBHOOK, Operations['RotateWebhook']>>,
  Held<Fits<typeof module2.RULE_SETS, Operations['RuleSets']>>,
  Held<Fits<typeof module3.RUN_MAIL_ACTION, Operations['RunMailAction']>>,
  Held<Fits<typeof module3.SET_MATCH_NOTIFICATION_PREFERENCES, Operations['SetMatchNotificationPreferences']>>,
  Held<Fits<typeof module3.SET_NOTIFICATION_PREFERENCES, Operations['SetNotificationPreferences']>>,
  Held<Fits<typeof module1.SET_SALT, Operations['SetSalt']>>,
  Held<Fits<typeof module3.TRY_WEBHOOK, Operations['TestWebhook']>>,
  Held<Fits<typeof module4.UPDATE_PROFILE, Operations['UpdateProfile']>>,
];

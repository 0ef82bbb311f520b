import type { Json } from '@fieldpost/engine';
import type { CampaignFile } from '../archive/campaigns.ts';
import type { calendarsOf } from '../availability/calendar-view.ts';
import type { handoverPack } from '../availability/handover-pack.ts';
import type { setSleepHours } from '../availability/player-hours.ts';
import type { act } from '../campaigns/acting.ts';
import type { offerSeat } from '../campaigns/changing-seats.ts';
import type { officersAct } from '../campaigns/correcting.ts';
import type { battleFrame } from '../campaigns/framing.ts';
import type { FrontActed } from '../campaigns/fronts/acting.ts';
import type { FrontListed, FrontSeen } from '../campaigns/fronts/reading.ts';
import type { dossierOf, historyOf, honourOf } from '../campaigns/history.ts';
import type { writeNote, writePlan } from '../campaigns/plans-and-notes.ts';
import type {
  battleList,
  summaryOf as campaignSummaryOf,
  ledgerPage,
  legalActs,
  ownPlans,
  seeCampaign,
  stateAt,
} from '../campaigns/reading.ts';
import type { clubBody } from '../clubs/body.ts';
import type { customScenario, myScenarios, saveScenario } from '../custom-scenarios/service.ts';
import type {
  campaignNotificationPreferences,
  matchNotificationPreferences,
  preferencesOfCaller,
  setCampaignNotificationPreferences,
  setMatchNotificationPreferences,
  setNotificationPreferences,
} from '../delivery/preferences/service.ts';
import type { NotificationReport } from '../delivery/preferences/why.ts';
import type { addDevice, listDevices } from '../delivery/push/service.ts';
import type { WebhookEvent as SentToWebhook } from '../delivery/webhooks/bodies.ts';
import type {
  addWebhook,
  enableWebhook,
  listWebhooks,
  rotateSecret,
  testWebhook,
} from '../delivery/webhooks/service.ts';
import type { EventMark } from '../events/change.ts';
import type { eventLog } from '../events/division-page.ts';
import type { importFile } from '../events/imports/importing.ts';
import type { eventBody, eventExport, listedBody } from '../events/response.ts';
import type { createToken, listTokens } from '../identity/auth/tokens.ts';
import type { listSessions, meOf, profileOf } from '../identity/players/service.ts';
import type { reliabilityOf } from '../identity/reliability/reliability.ts';
import type { offerDice } from '../lobby/dice-offer.ts';
import type { joinBlockerFor } from '../lobby/join-blockers.ts';
import type { invitationInfo, invite } from '../lobby/service.ts';
import type { logPage, menu, replay } from '../match-api/service.ts';
import type { MatchEvent } from '../match-api/stream-events.ts';
import type { myWindows } from '../match-api/windows.ts';
import type { ConditionalOrder } from '../match-store/conditional-order.ts';
import type { seeDice } from '../match-store/dice.ts';
import type { ruleSetSummary, ruleSetWhole } from '../match-store/rule-sets.ts';
import type { matchSeen, summaryOf } from '../match-store/views.ts';
import type { sendMessage, talkOf } from '../messages/service.ts';
import type { Note } from '../notes/store.ts';
import type { Listed, ratingsOfPerson } from '../ratings/standing.ts';
import type { askForHint } from '../study/hints.ts';
import type { LevelRecord } from '../study/level-record.ts';
import type { createTrial, positionOf } from '../study/service.ts';
import type { matchStatistics } from '../study/statistics.ts';
import type { TrialInList } from '../study/store.ts';
import type { AnswerBody } from '../turn/act.ts';
import type { Best } from '../watch/best.ts';
import type { followingBody } from '../watch/follow-rest.ts';
import type { honouredBody, watchedBody } from '../watch/rest.ts';
import type { Statistics } from '../watch/statistics-service.ts';

/** The value of a service function if it returns no fault. */
type Given<Function extends (...given: never[]) => unknown> =
  Exclude<Awaited<ReturnType<Function>>, { readonly ok: false }> extends infer Value
    ? Value extends { readonly ok: true; readonly value: infer Inner }
      ? Inner
      : Value
    : never;

/** No body. */
type Nothing = null;
/** The `cursor` of the next page; null: this is the last one. */
type Next = string | null;
/** A match as a list shows it. */
export type MatchSummary = ReturnType<typeof summaryOf>;
/** The match as you may know it. */
export type Match = ReturnType<typeof matchSeen>;
/** A campaign as a list shows it. */
export type CampaignSummary = ReturnType<typeof campaignSummaryOf>;
/** A club as you may know it. */
export type Club = ReturnType<typeof clubBody>;
/** An event of a club with its tables. */
export type ClubEvent = ReturnType<typeof eventBody>;
/** Where an event stands, for whom asked for no more. */
/** What a command did, and the game as you see it then. */
export type Answer = AnswerBody;
/** What a refused request answers. `code` is stable; `rule` names the rule of the game; `details` differ by code. */
export type ErrorAnswer = {
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly rule?: string;
    readonly details?: Json;
  };
};

/** One line of `GET /stream`: a match of yours has changed, or this process leaves and another answers. */
export type StreamEvent = MatchEvent | { readonly type: 'leaving' };

/** The body of a webhook in the format `fieldpost`. */
export type WebhookEvent = SentToWebhook;

/**
 * What every route below /api/v1 answers, by status: the types that its handler sends. `openapi.test.ts` makes answers.json of
 * this, which the document shows, and asks for a row for every route.
 */
export type Answers = {
  'GET /rulesets': { 200: { readonly ruleSets: readonly ReturnType<typeof ruleSetSummary>[] } };
  'GET /rulesets/{id}': { 200: ReturnType<typeof ruleSetWhole> };
  'GET /rulesets/{id}/statistics': { 200: Statistics };
  'GET /rulesets/{id}/schemas': { 200: { readonly [key: string]: Json } };
  'GET /matches': {
    200: {
      readonly matches: readonly (MatchSummary & { readonly joinBlocker?: Given<typeof joinBlockerFor> })[];
      readonly next: Next;
    };
  };
  'GET /watch': { 200: { readonly matches: readonly ReturnType<typeof watchedBody>[]; readonly next: Next } };
  'GET /watch/best': {
    200: { readonly period: Best['period']; readonly matches: readonly ReturnType<typeof honouredBody>[] };
  };
  'POST /matches': { 201: Match };
  'POST /dice': { 200: Given<typeof offerDice> };
  'GET /invitations/{secret}': {
    200: Omit<NonNullable<Given<typeof invitationInfo>>, 'match'> & { readonly match: MatchSummary };
  };
  'POST /matches/{id}/join': { 200: Match };
  'POST /matches/{id}/leave': { 200: Match };
  'POST /matches/{id}/cancel': { 204: Nothing };
  'POST /matches/{id}/invitations': { 201: Given<typeof invite> };
  'POST /matches/{id}/bot': { 200: Match };
  'POST /matches/{id}/rematch': { 200: Match; 201: Match };
  'POST /matches/{id}/salt': { 200: Match };
  'GET /matches/{id}': { 200: Match };
  'GET /matches/{id}/commands': { 200: Given<typeof menu> };
  'POST /matches/{id}/commands': { 200: Answer };
  'POST /matches/{id}/undo': { 200: Answer };
  'GET /matches/{id}/notices': { 200: Given<typeof logPage> };
  'GET /matches/{id}/frames': { 200: Given<typeof replay> };
  'GET /matches/{id}/dice': { 200: Given<typeof seeDice> };
  'GET /matches/{id}/record': { 200: { readonly [key: string]: Json } };
  'POST /matches/{id}/seen': { 204: Nothing };
  'GET /windows': { 200: { readonly windows: Given<typeof myWindows> } };
  'GET /matches/{id}/orders': { 200: { readonly orders: Json } };
  'POST /matches/{id}/orders': { 200: Answer };
  'POST /matches/{id}/resign': { 200: Answer };
  'POST /matches/{id}/draw': { 200: Answer };
  'POST /matches/{id}/claim': { 200: Answer };
  'POST /matches/{id}/pause': { 200: Match };
  'POST /matches/{id}/vacation': { 200: Match };
  'POST /matches/{id}/excuse': { 200: Match };
  'POST /matches/{id}/ready': { 200: Match };
  'POST /matches/{id}/seat': { 200: Match };
  'GET /matches/{id}/calendar': { 200: { readonly sides: ReturnType<typeof calendarsOf> } };
  'GET /matches/{id}/handover': { 200: Given<typeof handoverPack> };
  'GET /matches/{id}/conditional-orders': { 200: { readonly orders: readonly ConditionalOrder[] } };
  'POST /matches/{id}/conditional-orders': { 200: { readonly orders: readonly ConditionalOrder[] } };
  'GET /vacancies': { 200: { readonly matches: readonly MatchSummary[]; readonly next: Next } };
  'PUT /me/sleep-hours': { 200: Given<typeof setSleepHours> };
  'GET /ratings': { 200: { readonly ratings: readonly Listed[]; readonly next: Next } };
  'GET /users/{id}/ratings': { 200: { readonly ratings: Given<typeof ratingsOfPerson> } };
  'GET /users/{id}': { 200: Given<typeof profileOf> };
  'GET /users/{id}/reliability': { 200: Given<typeof reliabilityOf> };
  'GET /me': { 200: Given<typeof meOf> };
  'PATCH /me': { 200: Given<typeof meOf> };
  'DELETE /me': { 204: Nothing };
  'GET /me/export': { 200: { readonly [key: string]: Json } };
  'GET /me/sessions': { 200: { readonly sessions: Given<typeof listSessions> } };
  'DELETE /me/sessions/{id}': { 204: Nothing };
  'GET /me/tokens': { 200: { readonly tokens: Given<typeof listTokens> } };
  'POST /me/tokens': { 201: Given<typeof createToken>['token'] & { readonly token: string } };
  'DELETE /me/tokens/{id}': { 204: Nothing };
  'GET /me/followed': { 200: ReturnType<typeof followingBody> };
  'PUT /me/blocks/{userId}': { 204: Nothing };
  'DELETE /me/blocks/{userId}': { 204: Nothing };
  'PUT /me/followed/people/{id}': { 204: Nothing };
  'DELETE /me/followed/people/{id}': { 204: Nothing };
  'PUT /me/followed/matches/{id}': { 204: Nothing };
  'DELETE /me/followed/matches/{id}': { 204: Nothing };
  'GET /matches/{id}/notes': { 200: { readonly notes: readonly Note[]; readonly next: string | null } };
  'POST /matches/{id}/notes': { 201: Note };
  'DELETE /matches/{id}/notes/{note}': { 204: Nothing };
  'GET /matches/{id}/position': { 200: Given<typeof positionOf> };
  'GET /matches/{id}/statistics': { 200: Given<typeof matchStatistics> };
  'POST /matches/{id}/hint': { 200: Given<typeof askForHint> };
  'GET /me/levels': { 200: { readonly levels: readonly LevelRecord[] } };
  'GET /trials': { 200: { readonly trials: readonly TrialInList[] } };
  'POST /trials': { 201: Given<typeof createTrial> };
  'GET /trials/{id}': { 200: Given<typeof createTrial> };
  'PUT /trials/{id}': { 200: Given<typeof createTrial> };
  'DELETE /trials/{id}': { 204: Nothing };
  'GET /matches/{id}/messages': { 200: Given<typeof talkOf> };
  'POST /matches/{id}/messages': { 201: Given<typeof sendMessage> };
  'POST /matches/{id}/messages/read': { 204: Nothing };
  'PUT /matches/{id}/messages/muted': { 204: Nothing };
  'GET /scenarios': { 200: { readonly scenarios: Given<typeof myScenarios> } };
  'POST /scenarios': { 201: Given<typeof saveScenario> };
  'GET /scenarios/{id}': { 200: Given<typeof customScenario> };
  'PUT /scenarios/{id}': { 200: Given<typeof saveScenario> };
  'DELETE /scenarios/{id}': { 204: Nothing };
  'GET /me/notification-preferences': { 200: Given<typeof preferencesOfCaller> };
  'PUT /me/notification-preferences': { 200: Given<typeof setNotificationPreferences> };
  'POST /me/email/resume': { 204: Nothing };
  'GET /matches/{id}/notification-preferences': { 200: Given<typeof matchNotificationPreferences> };
  'GET /campaigns/{id}/notification-preferences': { 200: Given<typeof campaignNotificationPreferences> };
  'PUT /campaigns/{id}/notification-preferences': { 200: Given<typeof setCampaignNotificationPreferences> };
  'PUT /matches/{id}/notification-preferences': { 200: Given<typeof setMatchNotificationPreferences> };
  'GET /matches/{id}/notifications': { 200: { readonly events: readonly NotificationReport[]; readonly next: Next } };
  'GET /me/devices': { 200: { readonly devices: Given<typeof listDevices> } };
  'POST /me/devices': { 201: Given<typeof addDevice> };
  'DELETE /me/devices/{id}': { 204: Nothing };
  'GET /me/webhooks': { 200: { readonly webhooks: Given<typeof listWebhooks> } };
  'POST /me/webhooks': { 201: Given<typeof addWebhook> };
  'DELETE /me/webhooks/{id}': { 204: Nothing };
  'POST /me/webhooks/{id}/test': { 200: Given<typeof testWebhook> };
  'POST /me/webhooks/{id}/rotate': { 200: Given<typeof rotateSecret> };
  'POST /me/webhooks/{id}/enable': { 200: Given<typeof enableWebhook> };
  'GET /campaigns': { 200: { readonly campaigns: readonly CampaignSummary[]; readonly next: Next } };
  'POST /campaigns': { 201: CampaignSummary };
  'GET /campaigns/{id}': { 200: Given<typeof seeCampaign> };
  'GET /campaigns/{id}/legal': { 200: Given<typeof legalActs> };
  'GET /campaigns/{id}/ledger': { 200: Given<typeof ledgerPage> };
  'GET /campaigns/{id}/state': { 200: Given<typeof stateAt> };
  'GET /campaigns/{id}/history': { 200: Given<typeof historyOf> };
  'GET /campaigns/{id}/soldiers/{soldierId}': { 200: Given<typeof dossierOf> };
  'GET /campaigns/{id}/honour': { 200: Given<typeof honourOf> };
  'GET /matches/{id}/campaign': { 200: Given<typeof battleFrame> };
  'GET /campaigns/{id}/battles': { 200: { readonly battles: Given<typeof battleList> } };
  'GET /campaigns/{id}/plans': { 200: { readonly plans: Given<typeof ownPlans> } };
  'GET /campaigns/{id}/export': { 200: CampaignFile };
  'POST /campaigns/{id}/join': { 200: CampaignSummary };
  'POST /campaigns/{id}/leave': { 200: CampaignSummary };
  'PUT /campaigns/{id}/owner': { 200: CampaignSummary };
  'POST /campaigns/{id}/substitute': { 200: Given<typeof offerSeat> };
  'POST /campaigns/{id}/seat': { 200: CampaignSummary };
  'POST /campaigns/{id}/vacation': { 200: CampaignSummary };
  'POST /campaigns/{id}/start': { 200: CampaignSummary };
  'POST /campaigns/{id}/cancel': { 200: CampaignSummary };
  'POST /campaigns/{id}/acts': { 200: Given<typeof act> };
  'POST /campaigns/{id}/corrections': { 200: Given<typeof officersAct>; 201: Given<typeof officersAct> };
  'POST /campaigns/{id}/pause': { 200: Given<typeof officersAct> };
  'POST /campaigns/{id}/resume': { 200: Given<typeof officersAct> };
  'POST /campaigns/{id}/void': { 200: Given<typeof officersAct> };
  'PUT /campaigns/{id}/plan': { 200: Given<typeof writePlan> };
  'PUT /campaigns/{id}/notes/{soldierId}': { 200: Given<typeof writeNote> };
  'GET /clubs': { 200: { readonly clubs: readonly Club[]; readonly next: Next } };
  'POST /clubs': { 201: Club };
  'GET /clubs/{slug}': { 200: Club };
  'POST /clubs/{slug}/acts': { 200: { readonly club: Club | null } };
  'POST /clubs/{slug}/events': { 201: ClubEvent };
  'POST /clubs/{slug}/imports': { 200: Given<typeof importFile> };
  'GET /clubs/{slug}/fronts': { 200: { readonly fronts: readonly FrontListed[]; readonly next: Next } };
  'POST /clubs/{slug}/fronts': { 201: FrontSeen };
  'GET /clubs/{slug}/fronts/{id}': { 200: FrontSeen };
  'POST /clubs/{slug}/fronts/{id}/acts': { 200: FrontActed };
  'GET /events': { 200: { readonly events: readonly ReturnType<typeof listedBody>[]; readonly next: Next } };
  'GET /events/{id}': { 200: ClubEvent };
  'GET /events/{id}/log': { 200: Given<typeof eventLog> };
  'GET /events/{id}/export': { 200: Given<typeof eventExport> };
  'POST /events/{id}/acts': { 200: ClubEvent | EventMark; 202: ClubEvent | EventMark };
};

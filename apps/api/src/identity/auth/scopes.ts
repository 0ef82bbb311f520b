import type { Result } from '@fieldpost/engine';
import type { Caller } from '../../context.ts';
import { type Fault, fault } from '../../platform/errors/catalogue.ts';

/** What an access token may be allowed to do. A session may do everything. */
export const SCOPES = [
  'matches:read',
  'matches:write',
  'account',
  'club:read',
  'event:enter',
  'event:organise',
  'event:referee',
] as const;
export type Scope = (typeof SCOPES)[number];

export const isScope = (text: string): text is Scope => SCOPES.some((scope) => scope === text);

/** Acts of clubs and events ask for one of their scopes: which one is said by the act (CL-016). */
export const ANY_EVENT = 'event:any';

/** What an operation asks of who calls it: `open` asks nothing, a scope asks for a caller only where a token is shown. */
export type Need = Scope | 'open' | typeof ANY_EVENT;

/** GraphQL root fields that differ from the rule: queries read matches, mutations write them, subscriptions read. */
const FIELDS: Readonly<Record<string, Need>> = {
  'Query.me': 'account',
  'Query.ruleSets': 'open',
  'Query.ruleSet': 'open',
  'Query.statistics': 'open',
  'Query.user': 'open',
  'Query.club': 'club:read',
  'Query.clubs': 'club:read',
  'Query.clubsConnection': 'club:read',
  'Query.event': 'club:read',
  'Query.events': 'club:read',
  'Query.eventsConnection': 'club:read',
  'Query.eventLog': 'club:read',
  'Mutation.foundClub': 'event:organise',
  'Mutation.announceEvent': 'event:organise',
  'Mutation.actInClub': ANY_EVENT,
  'Mutation.actInEvent': ANY_EVENT,
  'Query.demoAccounts': 'open',
  'Query.invitation': 'open',
  'Query.mailAction': 'open',
  'Mutation.runMailAction': 'open',
  'Mutation.updateProfile': 'account',
  'Mutation.setHours': 'account',
  'Query.blockedPeople': 'account',
  'Query.following': 'account',
  'Mutation.keepLessons': 'account',
  'Mutation.followPerson': 'account',
  'Mutation.unfollowPerson': 'account',
  'Mutation.followMatch': 'account',
  'Mutation.unfollowMatch': 'account',
  'Mutation.blockPerson': 'account',
  'Mutation.unblockPerson': 'account',
  'Query.operatedPeople': 'account',
  'Query.notedDeeds': 'account',
  'Mutation.suspendPerson': 'account',
  'Mutation.liftSuspension': 'account',
  'Mutation.signOutEverywhere': 'account',
  'Mutation.renamePerson': 'account',
  'Mutation.exportPerson': 'account',
  'Mutation.deletePerson': 'account',
  'Mutation.takeTitleAway': 'account',
  'Query.reports': 'account',
  'Mutation.decideReport': 'account',
  'Mutation.createToken': 'account',
  'Mutation.revokeToken': 'account',
  'Mutation.revokeSession': 'account',
  'Mutation.deleteAccount': 'account',
  'Query.matchNotificationPreferences': 'account',
  'Mutation.setNotificationPreferences': 'account',
  'Mutation.setMatchNotificationPreferences': 'account',
  'Query.campaignNotificationPreferences': 'account',
  'Mutation.setCampaignNotificationPreferences': 'account',
  'Mutation.mailArrives': 'account',
  'Mutation.addWebhook': 'account',
  'Mutation.tryWebhook': 'account',
  'Mutation.rotateWebhookSecret': 'account',
  'Mutation.switchWebhookOn': 'account',
  'Mutation.removeWebhook': 'account',
  'Mutation.addPushDevice': 'account',
  'Mutation.removePushDevice': 'account',
  'Mutation.rotateFeeds': 'account',
  'Query.matchFeed': 'account',
  'Query.campaignFeed': 'account',
};

/** What a GraphQL root field needs, by its parent type and name. */
export const needOfField = (parent: string, field: string): Need =>
  FIELDS[`${parent}.${field}`] ?? (parent === 'Mutation' ? 'matches:write' : 'matches:read');

const OPEN_ROUTES = /^\/api\/v1\/(rulesets|users|openapi\.json|docs)(\/|$)/;

/** What a REST route needs, by method and pattern. Outside `/api/v1` nothing: those routes have guards of their own. */
export function needOfRoute(method: string, pattern: string): Need {
  if (!pattern.startsWith('/api/v1/') || OPEN_ROUTES.test(pattern)) return 'open';
  if (/^\/api\/v1\/(me|(matches|campaigns)\/:id\/notification-preferences)(\/|$)/.test(pattern)) return 'account';
  const reads = method === 'GET' || method === 'HEAD';
  if (/^\/api\/v1\/(clubs(\/:slug(\/(acts|events))?)?|events(\/.*)?)$/.test(pattern)) {
    if (reads) return 'club:read';
    return pattern.endsWith('/acts') ? ANY_EVENT : 'event:organise';
  }
  return reads ? 'matches:read' : 'matches:write';
}

/**
 * What a guest may do besides looking: play a match against the computer, and learn. Everything else is for who has an account: talk,
 * seats beside people, letters, tokens, clubs.
 */
const OF_GUESTS: ReadonlySet<string> = new Set([
  'Query.me',
  'Mutation.createMatch',
  'Mutation.cancelMatch',
  'Mutation.rematch',
  'Mutation.play',
  'Mutation.undo',
  'Mutation.markSeen',
  'Mutation.resign',
  'Mutation.offerDraw',
  'Mutation.fileOrders',
  'Mutation.fileConditionalOrders',
  'Mutation.keepLessons',
]);
/** What is written by reading alone, and what only whoever has letters can ask. */
const NOT_OF_GUESTS: ReadonlySet<string> = new Set([
  'Query.talk',
  'Query.notes',
  'Query.notesConnection',
  'Query.whyNotified',
  'Query.whyNotifiedConnection',
]);

const READS: readonly Need[] = ['open', 'matches:read', 'club:read'];

const mayGuest = (need: Need, operation: string): boolean =>
  OF_GUESTS.has(operation) || (!NOT_OF_GUESTS.has(operation) && READS.includes(need));

/**
 * Null: the caller has what is needed. A stranger passes: whether an operation wants a person is its service's affair. `operation`: a
 * root field of GraphQL, or a method and pattern of REST.
 */
export function lacks(caller: Caller | null, need: Need, operation: string): Fault | null {
  if (caller?.guest === true && !mayGuest(need, operation)) return fault('ACCOUNT_REQUIRED');
  return caller === null || need === 'open' ? null : scopeMissing(caller, need);
}

/** SCOPE_MISSING where the caller shows a token that may not do this; null: they may. */
export function scopeMissing({ via, scopes }: Caller, need: Exclude<Need, 'open'>): Fault | null {
  const has = need === ANY_EVENT ? scopes.some((scope) => scope.startsWith('event:')) : scopes.includes(need);
  return via !== 'token' || has ? null : fault('SCOPE_MISSING', { details: { scope: need } });
}

/** The caller, or UNAUTHENTICATED: the first line of every operation for persons. */
export const known = (caller: Caller | null): Result<Caller, Fault> =>
  caller === null ? { ok: false, fault: fault('UNAUTHENTICATED') } : { ok: true, value: caller };

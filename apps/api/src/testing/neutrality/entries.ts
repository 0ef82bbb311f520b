/** Every route of REST that answers a GET: who is asked to compare what it says, or why that is left out. */
import { feedToken } from '../../delivery/feeds/links.ts';
import type { Duellist } from '../duel.ts';
import type { Trial } from './trial.ts';

/** The viewer: the other player, somebody signed in, or somebody who is not. */
export type Looker = { readonly kind: 'active' | 'onlooker' | 'stranger'; readonly who: Duellist | null };

/** A request to a route, and for a list of matches, the path to the part about this match. */
type Asked = { readonly path: string; readonly list?: string };

/**
 * `anybody`: strangers, too. `watchers`: anyone signed in. `themselves`: the reader's own data, so only players of a
 * match see it; others are refused, or get an empty answer.
 */
type Entry =
  | { readonly of: 'anybody' | 'watchers' | 'themselves'; readonly ask: (trial: Trial, by: Asker) => readonly Asked[] }
  | { readonly leftOut: string };

/** Null: they have no name. */
type Asker = { readonly feed: string } | null;

const V1 = '/api/v1';
const of =
  (...rests: readonly string[]) =>
  ({ id }: Trial) =>
    rests.map((rest) => ({ path: `${V1}/matches/${id}${rest}` }));
const to =
  (...paths: readonly string[]) =>
  () =>
    paths.map((path) => ({ path: `${V1}${path}` }));
const keepers =
  (rest: string) =>
  ({ keeper }: Trial) => [{ path: `${V1}/users/${keeper.caller.userId}${rest}` }];
const list =
  (...paths: readonly string[]) =>
  () =>
    paths.map((path) => ({ path: `${V1}${path}`, list: 'matches' }));

const STILL = { leftOut: 'the same for everybody at all times' };
const SIGN_IN = { leftOut: 'signs people in and knows no match' };
const WAR = { leftOut: 'of campaigns: none of these matches belongs to one' };
const DRAWN = { leftOut: 'what people draw themselves: no match writes there' };

const COUNTS = { leftOut: 'sums of finished matches that anybody may look at' };
const EVENTS = { leftOut: 'knows of a match that it has ended and how, which all may know' };

export const ENTRIES: Readonly<Record<string, Entry>> = {
  'GET /healthz': { leftOut: 'says whether the process lives' },
  'GET /readyz': { leftOut: 'says whether the database answers' },
  'GET /metrics': { leftOut: 'sums of a process for its operator; the proxy keeps it inside' },
  'GET /api/auth/*': SIGN_IN,
  'GET /api/auth/magic-link/verify': SIGN_IN,
  'GET /api/auth/verify-email': SIGN_IN,
  'GET /graphql': { leftOut: 'what POST /graphql answers, which is asked' },
  'GET /api/v1/openapi.json': STILL,
  'GET /graphql/schema': STILL,
  'GET /api/v1/docs': STILL,
  'GET /api/v1/docs/': STILL,
  'GET /api/v1/docs/js/scalar.js': STILL,
  'GET /api/v1/rulesets': STILL,
  'GET /api/v1/rulesets/:id': STILL,
  'GET /api/v1/rulesets/:id/schemas': STILL,
  'GET /api/v1/rulesets/:id/statistics': COUNTS,
  'GET /api/v1/users/:id': { of: 'anybody', ask: keepers('') },
  'GET /api/v1/users/:id/reliability': { of: 'anybody', ask: keepers('/reliability') },
  'GET /api/v1/users/:id/ratings': EVENTS,
  'GET /api/v1/ratings': EVENTS,
  'GET /api/v1/clubs': EVENTS,
  'GET /api/v1/clubs/:slug': EVENTS,
  'GET /api/v1/clubs/:slug/fronts': WAR,
  'GET /api/v1/clubs/:slug/fronts/:id': WAR,
  'GET /api/v1/events': EVENTS,
  'GET /api/v1/events/:id': EVENTS,
  'GET /api/v1/events/:id/log': EVENTS,
  'GET /api/v1/events/:id/export': EVENTS,
  'GET /api/v1/events/:id/downloads/:file': EVENTS,
  'GET /api/v1/matches/:id/campaign': { of: 'watchers', ask: of('/campaign') },
  'GET /api/v1/matches/:id/notes': { of: 'watchers', ask: of('/notes') },
  'GET /api/v1/matches/:id/position': { leftOut: 'refused while the match runs, which study.test.ts tries' },
  'GET /api/v1/matches/:id/statistics': { leftOut: 'refused while the match runs, which study.test.ts tries' },
  'GET /api/v1/me/levels': { leftOut: 'sums of finished matches' },
  'GET /api/v1/trials': { of: 'themselves', ask: ({ id }) => [{ path: `${V1}/trials?matchId=${id}` }] },
  'GET /api/v1/trials/:id': { leftOut: 'a trial of `trials`, whole' },
  'GET /api/v1/matches/:id/messages': { of: 'watchers', ask: of('/messages') },
  'GET /api/v1/campaigns': WAR,
  'GET /api/v1/campaigns/:id': WAR,
  'GET /api/v1/campaigns/:id/legal': WAR,
  'GET /api/v1/campaigns/:id/ledger': WAR,
  'GET /api/v1/campaigns/:id/state': WAR,
  'GET /api/v1/campaigns/:id/battles': WAR,
  'GET /api/v1/campaigns/:id/plans': WAR,
  'GET /api/v1/campaigns/:id/history': WAR,
  'GET /api/v1/campaigns/:id/honour': WAR,
  'GET /api/v1/campaigns/:id/export': WAR,
  'GET /api/v1/campaigns/:id/notification-preferences': WAR,
  'GET /api/v1/campaigns/:id/soldiers/:soldierId': WAR,
  'GET /api/v1/scenarios': DRAWN,
  'GET /api/v1/scenarios/:id': DRAWN,

  'GET /api/v1/me': { of: 'themselves', ask: to('/me') },
  'GET /api/v1/me/export': { of: 'themselves', ask: to('/me/export') },
  'GET /api/v1/me/sessions': { of: 'themselves', ask: to('/me/sessions') },
  'GET /api/v1/me/tokens': { of: 'themselves', ask: to('/me/tokens') },
  'GET /api/v1/me/notification-preferences': { of: 'themselves', ask: to('/me/notification-preferences') },
  'GET /api/v1/me/devices': { of: 'themselves', ask: to('/me/devices') },
  'GET /api/v1/me/webhooks': { of: 'themselves', ask: to('/me/webhooks') },
  'GET /api/v1/windows': {
    of: 'themselves',
    ask: ({ ruleSet }) => to(`/windows?ruleSet=${ruleSet}`)(),
  },

  'GET /api/v1/matches': {
    of: 'watchers',
    ask: ({ ruleSet }) => list(`/matches?status=playing&ruleSet=${ruleSet}`, '/matches?mine=1')(),
  },
  'GET /api/v1/watch': {
    of: 'anybody',
    ask: ({ ruleSet }) => list('/watch?state=playing', `/watch?ruleSet=${ruleSet}`)(),
  },
  'GET /api/v1/watch/best': { leftOut: 'matches of GET /watch that have ended, which all may know' },
  'GET /api/v1/me/followed': { leftOut: 'matches of GET /watch, each as a list has it' },
  'GET /api/v1/vacancies': { of: 'watchers', ask: list('/vacancies') },
  'GET /api/v1/invitations/:secret': {
    of: 'watchers',
    ask: ({ invitation }) => [{ path: `${V1}/invitations/${invitation}` }],
  },
  'GET /api/v1/matches/:id': { of: 'watchers', ask: of('') },
  'GET /api/v1/matches/:id/commands': { of: 'watchers', ask: of('/commands') },
  'GET /api/v1/matches/:id/notices': { of: 'watchers', ask: of('/notices?after=0') },
  'GET /api/v1/matches/:id/frames': { of: 'watchers', ask: of('/frames?from=0&count=50') },
  'GET /api/v1/matches/:id/dice': { of: 'watchers', ask: of('/dice') },
  'GET /api/v1/matches/:id/record': { of: 'watchers', ask: of('/record') },
  'GET /api/v1/matches/:id/orders': { of: 'themselves', ask: of('/orders') },
  'GET /api/v1/matches/:id/conditional-orders': { of: 'watchers', ask: of('/conditional-orders') },
  'GET /api/v1/matches/:id/calendar': { of: 'watchers', ask: of('/calendar') },
  'GET /api/v1/matches/:id/handover': { of: 'themselves', ask: of('/handover') },
  'GET /api/v1/matches/:id/notification-preferences': { of: 'themselves', ask: of('/notification-preferences') },
  'GET /api/v1/matches/:id/notifications': { of: 'themselves', ask: of('/notifications', '/notifications?step=1') },
  'GET /api/v1/stream': { leftOut: 'carries the live messages, which are compared where they are heard' },

  'GET /api/feeds/:token/deadlines.ics': {
    of: 'themselves',
    ask: (_trial, by) => [{ path: `/api/feeds/${by?.feed}/deadlines.ics` }],
  },
  'GET /api/feeds/:token/matches/:id/chronicle.atom': {
    of: 'watchers',
    ask: ({ id }, by) => [{ path: `/api/feeds/${by?.feed}/matches/${id}/chronicle.atom` }],
  },
  'GET /api/feeds/matches/:id/chronicle.atom': {
    of: 'anybody',
    ask: ({ id }) => [{ path: `/api/feeds/matches/${id}/chronicle.atom` }],
  },
  'GET /api/feeds/:token/campaigns/:id/chronicle.atom': WAR,
  'GET /api/feeds/campaigns/:id/chronicle.atom': WAR,
  'GET /api/unsubscribe/:token': { leftOut: 'one page that asks whether mail is to stop' },
};

const OPEN_TO: Readonly<Record<Looker['kind'], readonly string[]>> = {
  active: ['anybody', 'watchers', 'themselves'],
  onlooker: ['anybody', 'watchers'],
  stranger: ['anybody'],
};

/** What is asked for in the name of somebody. */
export function askedBy({ kind, who }: Looker, trial: Trial, secret: string): readonly Asked[] {
  const asker = who && { feed: feedToken(who.caller.userId, 0, secret) };
  return Object.values(ENTRIES).flatMap((entry) =>
    'of' in entry && OPEN_TO[kind].includes(entry.of) ? entry.ask(trial, asker) : [],
  );
}

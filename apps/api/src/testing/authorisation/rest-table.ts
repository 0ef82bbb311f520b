import type { RestRequest } from './probe.ts';
import {
  all,
  CHOICE,
  commanders,
  DRAWN,
  HINT_SEEKERS,
  MEMBERS,
  MESSAGE,
  MOVE,
  NEW_FRONT,
  NEW_MATCH,
  NEW_WAR,
  OPEN,
  OWNER,
  PERSONS,
  PLAYERS,
  persons,
  READERS,
  REASON,
  type Row,
  roles,
  SALT,
  TRIAL,
  TRIERS,
  WATCHERS,
} from './table.ts';
import type { Scene } from './world.ts';

const V1 = '/api/v1';
const of =
  (path: string, body?: object) =>
  ({ matchId }: Scene): RestRequest => ({
    url: `${V1}/matches/${matchId}${path}`,
    ...(body === undefined ? {} : { body }),
  });
const to = (url: string, body?: object) => (): RestRequest => ({ url, ...(body === undefined ? {} : { body }) });

const wars =
  (path: string, body?: object) =>
  ({ campaignId }: Scene): RestRequest => ({
    url: `${V1}/campaigns/${campaignId}${path}`,
    ...(body === undefined ? {} : { body }),
  });
/** A club or an event that is not there: a private one answers strangers alike. */
const NOWHERE = all('NOT_FOUND', { noScope: 'SCOPE_MISSING' });

/** A webhook that is somebody else's. */
const victims =
  (path: string) =>
  ({ victim }: Scene): RestRequest => ({ url: `${V1}/me/webhooks/${victim.webhookId}${path}` });

/** Every REST route by method and pattern: its request, and its outcome for each role. */
export const REST_TABLE: Readonly<Record<string, Row<RestRequest>>> = {
  'GET /healthz': { at: null, ask: to('/healthz'), expected: OPEN },
  'GET /readyz': { at: null, ask: to('/readyz'), expected: OPEN },
  'GET /metrics': { at: null, ask: to('/metrics'), expected: OPEN },
  'GET /api/auth/*': { at: null, ask: to('/api/auth/get-session'), expected: OPEN },
  'POST /api/auth/*': {
    at: null,
    ask: to('/api/auth/request-password-reset', { email: 'x@example.org' }),
    expected: OPEN,
  },
  // Opening a link of a mail acts on nothing; a token that is none leads to the page that says so.
  'GET /api/auth/magic-link/verify': { at: null, ask: to('/api/auth/magic-link/verify?token=x'), expected: OPEN },
  'POST /api/auth/magic-link/verify': { at: null, ask: to('/api/auth/magic-link/verify?token=x', {}), expected: OPEN },
  'GET /api/auth/verify-email': { at: null, ask: to('/api/auth/verify-email?token=x'), expected: OPEN },
  'POST /api/auth/verify-email': {
    at: null,
    ask: to('/api/auth/verify-email?token=x&callbackURL=%2Fverified', {}),
    expected: OPEN,
  },
  'GET /graphql': { at: null, ask: to('/graphql?query={ruleSets{id}}'), expected: OPEN },
  'GET /graphql/schema': { at: null, ask: to('/graphql/schema'), expected: OPEN },
  'POST /graphql': { at: null, ask: to('/graphql', { query: '{ ruleSets { id } }' }), expected: OPEN },
  'GET /api/v1/openapi.json': { at: null, ask: to(`${V1}/openapi.json`), expected: OPEN },
  'GET /api/v1/docs': { at: null, ask: to(`${V1}/docs`), expected: OPEN },
  'GET /api/v1/docs/': { at: null, ask: to(`${V1}/docs/`), expected: OPEN },
  'GET /api/v1/docs/js/scalar.js': { at: null, ask: to(`${V1}/docs/js/scalar.js`), expected: OPEN },
  'GET /api/v1/rulesets': { at: null, ask: to(`${V1}/rulesets`), expected: OPEN },
  'GET /api/v1/rulesets/:id': { at: null, ask: to(`${V1}/rulesets/wwi-combined-arms`), expected: OPEN },
  'GET /api/v1/rulesets/:id/statistics': {
    at: null,
    ask: to(`${V1}/rulesets/wwi-combined-arms/statistics`),
    expected: OPEN,
  },
  'GET /api/v1/rulesets/:id/schemas': {
    at: null,
    ask: to(`${V1}/rulesets/wwi-combined-arms/schemas`),
    expected: OPEN,
  },
  'GET /api/v1/users/:id': { at: null, ask: ({ victim }) => ({ url: `${V1}/users/${victim.id}` }), expected: OPEN },

  'GET /api/v1/users/:id/ratings': {
    at: null,
    ask: ({ victim }) => ({ url: `${V1}/users/${victim.id}/ratings` }),
    expected: OPEN,
  },
  'GET /api/v1/ratings': {
    at: null,
    ask: to(`${V1}/ratings?game=wwi-combined-arms`),
    expected: all('ok', { noScope: 'SCOPE_MISSING' }),
  },

  'GET /api/v1/clubs': { at: null, ask: to(`${V1}/clubs`), expected: all('ok', { noScope: 'SCOPE_MISSING' }) },
  'GET /api/v1/clubs/:slug': { at: null, ask: to(`${V1}/clubs/nowhere`), expected: NOWHERE },
  'POST /api/v1/clubs': {
    at: null,
    ask: to(`${V1}/clubs`, { slug: 'Ab', name: 'x' }),
    expected: persons('CLUB_INVALID'),
  },
  'POST /api/v1/clubs/:slug/acts': {
    at: null,
    ask: to(`${V1}/clubs/nowhere/acts`, { type: 'join' }),
    expected: persons('NOT_FOUND'),
  },
  'POST /api/v1/clubs/:slug/events': {
    at: null,
    ask: to(`${V1}/clubs/nowhere/events`, { name: 'Spring', settings: {}, startsAt: '2026-06-20T18:00:00Z' }),
    expected: persons('NOT_FOUND'),
  },
  // Permissions on a front are tested with a separate club (campaigns/fronts).
  'GET /api/v1/clubs/:slug/fronts': { at: null, ask: to(`${V1}/clubs/nowhere/fronts`), expected: NOWHERE },
  'GET /api/v1/clubs/:slug/fronts/:id': { at: null, ask: to(`${V1}/clubs/nowhere/fronts/none`), expected: NOWHERE },
  'POST /api/v1/clubs/:slug/fronts': {
    at: null,
    ask: to(`${V1}/clubs/nowhere/fronts`, NEW_FRONT),
    expected: persons('NOT_FOUND'),
  },
  'POST /api/v1/clubs/:slug/fronts/:id/acts': {
    at: null,
    ask: to(`${V1}/clubs/nowhere/fronts/none/acts`, { type: 'pause', reason: REASON }),
    expected: persons('NOT_FOUND'),
  },
  'GET /api/v1/events': { at: null, ask: to(`${V1}/events`), expected: all('ok', { noScope: 'SCOPE_MISSING' }) },
  'GET /api/v1/events/:id': { at: null, ask: to(`${V1}/events/none`), expected: NOWHERE },
  'GET /api/v1/events/:id/log': { at: null, ask: to(`${V1}/events/none/log`), expected: NOWHERE },
  'GET /api/v1/events/:id/export': { at: null, ask: to(`${V1}/events/none/export`), expected: NOWHERE },
  'POST /api/v1/clubs/:slug/imports': {
    at: null,
    ask: to(`${V1}/clubs/nowhere/imports`, { kind: 'trf', file: '012 x', dryRun: true }),
    expected: persons('NOT_FOUND'),
  },
  'GET /api/v1/events/:id/downloads/:file': {
    at: null,
    ask: to(`${V1}/events/none/downloads/table.csv`),
    expected: NOWHERE,
  },
  'POST /api/v1/events/:id/acts': {
    at: null,
    ask: to(`${V1}/events/none/acts`, { type: 'enter' }),
    expected: persons('NOT_FOUND'),
  },

  'GET /api/v1/matches/:id/notes': { at: 'playing', ask: of('/notes'), expected: WATCHERS },
  'POST /api/v1/matches/:id/notes': { at: 'playing', ask: of('/notes', { text: 'mine' }), expected: WATCHERS },
  'DELETE /api/v1/matches/:id/notes/:note': {
    at: 'playing',
    ask: of('/notes/none'),
    expected: persons('NOT_FOUND'),
  },
  'GET /api/v1/matches/:id/position': { at: 'finished', ask: of('/position?step=0'), expected: WATCHERS },
  'GET /api/v1/matches/:id/statistics': { at: 'finished', ask: of('/statistics'), expected: WATCHERS },
  // A match of two people.
  'POST /api/v1/matches/:id/hint': { at: 'playing', ask: of('/hint'), expected: HINT_SEEKERS },
  'GET /api/v1/me/levels': { at: null, ask: to(`${V1}/me/levels`), expected: PERSONS },
  'GET /api/v1/trials': { at: null, ask: to(`${V1}/trials`), expected: PERSONS },
  'POST /api/v1/trials': {
    at: 'playing',
    ask: ({ matchId }) => ({ url: `${V1}/trials`, body: { ...TRIAL, matchId } }),
    expected: TRIERS,
  },
  'GET /api/v1/trials/:id': { at: null, ask: to(`${V1}/trials/none`), expected: persons('NOT_FOUND') },
  'PUT /api/v1/trials/:id': {
    at: null,
    ask: to(`${V1}/trials/none`, { title: 'East', nodes: [], revision: 0 }),
    expected: persons('NOT_FOUND'),
  },
  'DELETE /api/v1/trials/:id': { at: null, ask: to(`${V1}/trials/none`), expected: persons('NOT_FOUND') },
  'GET /api/v1/matches/:id/messages': { at: 'playing', ask: of('/messages'), expected: WATCHERS },
  'POST /api/v1/matches/:id/messages': {
    at: 'playing',
    ask: (scene) => of('/messages', { ...MESSAGE, key: crypto.randomUUID() })(scene),
    expected: PLAYERS,
  },
  'POST /api/v1/matches/:id/messages/read': {
    at: 'playing',
    ask: of('/messages/read', { to: '1' }),
    expected: persons('NOT_FOUND'),
  },
  'PUT /api/v1/matches/:id/messages/muted': {
    at: 'playing',
    ask: of('/messages/muted', { muted: true }),
    expected: WATCHERS,
  },
  'GET /api/v1/windows': { at: null, ask: to(`${V1}/windows?ruleSet=wwi-combined-arms`), expected: PERSONS },
  'GET /api/v1/me': { at: null, ask: to(`${V1}/me`), expected: PERSONS },
  'PATCH /api/v1/me': { at: null, ask: to(`${V1}/me`, { mailTurns: true }), expected: PERSONS },
  'DELETE /api/v1/me': {
    at: null,
    ask: to(`${V1}/me`, { email: 'victim@example.org' }),
    expected: persons('DELETION_UNCONFIRMED', { demo: 'FORBIDDEN' }),
  },
  'GET /api/v1/me/export': { at: null, ask: to(`${V1}/me/export`), expected: PERSONS },
  'GET /api/v1/me/sessions': { at: null, ask: to(`${V1}/me/sessions`), expected: PERSONS },
  'DELETE /api/v1/me/sessions/:id': {
    at: null,
    ask: ({ victim }) => ({ url: `${V1}/me/sessions/${victim.sessionId}` }),
    expected: persons('NOT_FOUND'),
  },
  'GET /api/v1/me/followed': { at: null, ask: to(`${V1}/me/followed`), expected: PERSONS },
  'PUT /api/v1/me/blocks/:userId': {
    at: null,
    ask: ({ blockedId }) => ({ url: `${V1}/me/blocks/${blockedId}` }),
    expected: PERSONS,
  },
  'DELETE /api/v1/me/blocks/:userId': {
    at: null,
    ask: ({ blockedId }) => ({ url: `${V1}/me/blocks/${blockedId}` }),
    expected: PERSONS,
  },
  'PUT /api/v1/me/followed/people/:id': {
    at: null,
    ask: ({ victim }) => ({ url: `${V1}/me/followed/people/${victim.id}` }),
    expected: PERSONS,
  },
  'DELETE /api/v1/me/followed/people/:id': {
    at: null,
    ask: ({ victim }) => ({ url: `${V1}/me/followed/people/${victim.id}` }),
    expected: PERSONS,
  },
  'PUT /api/v1/me/followed/matches/:id': {
    at: 'playing',
    ask: ({ matchId }) => ({ url: `${V1}/me/followed/matches/${matchId}` }),
    // A match that is not listed is not there for them.
    expected: { ...PERSONS, stranger: 'NOT_FOUND' },
  },
  'DELETE /api/v1/me/followed/matches/:id': {
    at: 'playing',
    ask: ({ matchId }) => ({ url: `${V1}/me/followed/matches/${matchId}` }),
    expected: PERSONS,
  },
  'GET /api/v1/me/tokens': { at: null, ask: to(`${V1}/me/tokens`), expected: PERSONS },
  'POST /api/v1/me/tokens': {
    at: null,
    ask: to(`${V1}/me/tokens`, { name: 'Bot' }),
    expected: persons('ok', { unverified: 'EMAIL_UNVERIFIED' }),
  },
  'DELETE /api/v1/me/tokens/:id': {
    at: null,
    ask: ({ victim }) => ({ url: `${V1}/me/tokens/${victim.tokenId}` }),
    expected: persons('NOT_FOUND'),
  },

  'GET /api/v1/scenarios': { at: null, ask: to(`${V1}/scenarios`), expected: PERSONS },
  'POST /api/v1/scenarios': { at: null, ask: to(`${V1}/scenarios`, DRAWN), expected: PERSONS },
  'GET /api/v1/scenarios/:id': {
    at: null,
    ask: ({ victim }) => ({ url: `${V1}/scenarios/${victim.shareKey}` }),
    expected: all('ok', { noScope: 'SCOPE_MISSING' }),
  },
  'PUT /api/v1/scenarios/:id': {
    at: null,
    ask: ({ victim }) => ({ url: `${V1}/scenarios/${victim.scenarioId}`, body: { ...DRAWN, revision: 0 } }),
    expected: persons('NOT_FOUND'),
  },
  'DELETE /api/v1/scenarios/:id': {
    at: null,
    ask: ({ victim }) => ({ url: `${V1}/scenarios/${victim.scenarioId}` }),
    expected: persons('NOT_FOUND'),
  },

  'GET /api/v1/me/notification-preferences': {
    at: null,
    ask: to(`${V1}/me/notification-preferences`),
    expected: PERSONS,
  },
  'PUT /api/v1/me/notification-preferences': {
    at: null,
    ask: to(`${V1}/me/notification-preferences`, { holdMinutes: 5 }),
    expected: PERSONS,
  },
  'POST /api/v1/me/email/resume': { at: null, ask: to(`${V1}/me/email/resume`), expected: PERSONS },
  'GET /api/v1/me/devices': { at: null, ask: to(`${V1}/me/devices`), expected: PERSONS },
  // The test service has no push key.
  'POST /api/v1/me/devices': {
    at: null,
    ask: to(`${V1}/me/devices`, { name: 'Phone', endpoint: 'https://push.example.org/x', p256dh: '', auth: '' }),
    expected: persons('PUSH_NOT_OFFERED'),
  },
  'DELETE /api/v1/me/devices/:id': { at: null, ask: to(`${V1}/me/devices/none`), expected: persons('NOT_FOUND') },
  'GET /api/v1/me/webhooks': { at: null, ask: to(`${V1}/me/webhooks`), expected: PERSONS },
  'POST /api/v1/me/webhooks': {
    at: null,
    ask: to(`${V1}/me/webhooks`, { name: 'Bot', url: 'https://example.org/hook', format: 'fieldpost' }),
    expected: persons('ok', { unverified: 'EMAIL_UNVERIFIED' }),
  },
  'DELETE /api/v1/me/webhooks/:id': { at: null, ask: victims(''), expected: persons('NOT_FOUND') },
  'POST /api/v1/me/webhooks/:id/test': { at: null, ask: victims('/test'), expected: persons('NOT_FOUND') },
  'POST /api/v1/me/webhooks/:id/rotate': { at: null, ask: victims('/rotate'), expected: persons('NOT_FOUND') },
  'POST /api/v1/me/webhooks/:id/enable': { at: null, ask: victims('/enable'), expected: persons('NOT_FOUND') },
  'GET /api/v1/matches/:id/notification-preferences': {
    at: 'playing',
    ask: of('/notification-preferences'),
    expected: PLAYERS,
  },
  'PUT /api/v1/matches/:id/notification-preferences': {
    at: 'playing',
    ask: of('/notification-preferences', { mail: { move: false } }),
    expected: PLAYERS,
  },
  'GET /api/v1/matches/:id/notifications': {
    at: 'playing',
    ask: of('/notifications'),
    expected: roles(['UNAUTHENTICATED', 'ok', 'ok', 'ok', 'NOT_FOUND']),
  },

  'POST /api/v1/matches': { at: null, ask: to(`${V1}/matches`, NEW_MATCH), expected: PERSONS },
  'GET /api/v1/matches': { at: null, ask: to(`${V1}/matches`), expected: PERSONS },
  'GET /api/v1/invitations/:secret': {
    at: null,
    ask: ({ invitation }) => ({ url: `${V1}/invitations/${invitation}` }),
    // As over GraphQL, where strangers may look at it too: no scope is asked for.
    expected: persons('ok', { noScope: 'ok' }),
  },
  'POST /api/v1/matches/:id/join': {
    at: 'open',
    ask: of('/join', {}),
    expected: roles(['UNAUTHENTICATED', 'ALREADY_SEATED', 'ok', 'ok', 'NOT_FOUND']),
  },
  'POST /api/v1/matches/:id/leave': {
    at: 'open',
    ask: of('/leave'),
    expected: roles(['UNAUTHENTICATED', 'CREATOR_STAYS', 'NOT_SEATED', 'NOT_SEATED', 'NOT_FOUND']),
  },
  'POST /api/v1/matches/:id/cancel': {
    at: 'open',
    ask: of('/cancel'),
    expected: roles(['UNAUTHENTICATED', 'ok', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND']),
  },
  'POST /api/v1/matches/:id/invitations': {
    at: 'open',
    ask: of('/invitations', {}),
    expected: roles(['UNAUTHENTICATED', 'ok', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND']),
  },
  'POST /api/v1/matches/:id/bot': {
    at: 'open',
    ask: of('/bot', { bot: 'random' }),
    expected: roles(['UNAUTHENTICATED', 'ok', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND']),
  },
  'POST /api/v1/dice': { at: null, ask: to(`${V1}/dice`), expected: PERSONS },
  'POST /api/v1/matches/:id/salt': { at: 'playing', ask: of('/salt', { salt: SALT }), expected: PLAYERS },
  'GET /api/v1/matches/:id/dice': { at: 'playing', ask: of('/dice'), expected: WATCHERS },
  'POST /api/v1/matches/:id/rematch': { at: 'finished', ask: of('/rematch'), expected: PLAYERS },

  'GET /api/v1/matches/:id': { at: 'playing', ask: of(''), expected: WATCHERS },
  // Who only watches gets an empty menu.
  'GET /api/v1/matches/:id/commands': { at: 'playing', ask: of('/commands'), expected: WATCHERS },
  'POST /api/v1/matches/:id/commands': {
    at: 'playing',
    ask: of('/commands', { expectedStep: 0, line: MOVE }),
    expected: roles(['UNAUTHENTICATED', 'ok', 'NOT_YOUR_TURN', 'NOT_SEATED', 'NOT_FOUND']),
  },
  'POST /api/v1/matches/:id/undo': {
    at: 'playing',
    ask: of('/undo', {}),
    expected: roles(['UNAUTHENTICATED', 'NOTHING_TO_UNDO', 'NOTHING_TO_UNDO', 'NOT_SEATED', 'NOT_FOUND']),
  },
  'GET /api/v1/matches/:id/notices': { at: 'playing', ask: of('/notices'), expected: WATCHERS },
  'GET /api/v1/matches/:id/frames': { at: 'playing', ask: of('/frames'), expected: WATCHERS },
  'GET /api/v1/matches/:id/record': { at: 'finished', ask: of('/record'), expected: WATCHERS },
  'GET /api/v1/matches/:id/orders': { at: 'playing', ask: of('/orders'), expected: PLAYERS },
  'POST /api/v1/matches/:id/orders': {
    at: 'playing',
    ask: of('/orders', { command: { type: 'setRetreatOrders' } }),
    expected: roles(['UNAUTHENTICATED', 'MALFORMED', 'MALFORMED', 'NOT_SEATED', 'NOT_FOUND']),
  },
  'POST /api/v1/matches/:id/resign': { at: 'playing', ask: of('/resign'), expected: PLAYERS },
  'POST /api/v1/matches/:id/draw': { at: 'playing', ask: of('/draw', { action: 'offer' }), expected: PLAYERS },
  'POST /api/v1/matches/:id/claim': {
    at: 'playing',
    ask: of('/claim'),
    expected: roles(['UNAUTHENTICATED', 'NOTHING_TO_CLAIM', 'NOTHING_TO_CLAIM', 'NOT_SEATED', 'NOT_FOUND']),
  },
  'POST /api/v1/matches/:id/seen': { at: 'playing', ask: of('/seen', { step: 0 }), expected: PLAYERS },
  'POST /api/v1/matches/:id/pause': {
    at: 'playing',
    ask: of('/pause', { action: 'offer', reason: 'A wedding' }),
    expected: PLAYERS,
  },
  'POST /api/v1/matches/:id/vacation': {
    at: 'playing',
    ask: of('/vacation', { action: 'take', days: 2 }),
    expected: roles(['UNAUTHENTICATED', 'VACATION_USED_UP', 'VACATION_USED_UP', 'NOT_SEATED', 'NOT_FOUND']),
  },
  'POST /api/v1/matches/:id/excuse': {
    at: 'playing',
    ask: of('/excuse', { side: 'north' }),
    expected: roles(['UNAUTHENTICATED', 'NOTHING_TO_EXCUSE', 'NOTHING_TO_EXCUSE', 'NOT_SEATED', 'NOT_FOUND']),
  },
  'GET /api/v1/matches/:id/calendar': { at: 'playing', ask: of('/calendar'), expected: WATCHERS },
  'POST /api/v1/matches/:id/ready': {
    at: 'open',
    ask: of('/ready'),
    expected: roles(['UNAUTHENTICATED', 'NO_READY_CHECK', 'NOT_SEATED', 'NOT_SEATED', 'NOT_FOUND']),
  },
  'POST /api/v1/matches/:id/seat': {
    at: 'playing',
    ask: of('/seat', { action: 'takeOver', side: 'south' }),
    expected: roles(['UNAUTHENTICATED', 'ALREADY_SEATED', 'ALREADY_SEATED', 'SEAT_TAKEN', 'NOT_FOUND']),
  },
  'GET /api/v1/matches/:id/handover': {
    at: 'playing',
    ask: of('/handover'),
    expected: roles(['UNAUTHENTICATED', 'NOT_TAKEN_OVER', 'NOT_TAKEN_OVER', 'NOT_SEATED', 'NOT_FOUND']),
  },
  // Who only watches has none.
  'GET /api/v1/matches/:id/conditional-orders': { at: 'playing', ask: of('/conditional-orders'), expected: WATCHERS },
  'POST /api/v1/matches/:id/conditional-orders': {
    at: 'playing',
    ask: of('/conditional-orders', { orders: [{ lines: ['end'] }] }),
    expected: PLAYERS,
  },
  'GET /api/v1/watch': { at: null, ask: to(`${V1}/watch`), expected: all('ok', { noScope: 'SCOPE_MISSING' }) },
  'GET /api/v1/watch/best': {
    at: null,
    ask: to(`${V1}/watch/best`),
    expected: all('ok', { noScope: 'SCOPE_MISSING' }),
  },
  'GET /api/v1/vacancies': { at: null, ask: to(`${V1}/vacancies`), expected: PERSONS },
  'PUT /api/v1/me/sleep-hours': {
    at: null,
    ask: to(`${V1}/me/sleep-hours`, { timeZone: 'Europe/Berlin', sleepFrom: 1380 }),
    expected: PERSONS,
  },
  'GET /api/v1/users/:id/reliability': {
    at: null,
    ask: ({ victim }) => ({ url: `${V1}/users/${victim.id}/reliability` }),
    expected: OPEN,
  },
  'GET /api/v1/campaigns': {
    at: null,
    ask: to(`${V1}/campaigns`),
    expected: all('ok', { noScope: 'SCOPE_MISSING' }),
  },
  'POST /api/v1/campaigns': { at: null, ask: to(`${V1}/campaigns`, NEW_WAR), expected: PERSONS },
  'GET /api/v1/campaigns/:id': { at: 'war', ask: wars(''), expected: READERS },
  'GET /api/v1/campaigns/:id/legal': { at: 'war', ask: wars('/legal'), expected: READERS },
  'GET /api/v1/campaigns/:id/ledger': { at: 'war', ask: wars('/ledger'), expected: READERS },
  'GET /api/v1/campaigns/:id/state': { at: 'war', ask: wars('/state?seq=0'), expected: READERS },
  'GET /api/v1/campaigns/:id/history': { at: 'war', ask: wars('/history'), expected: READERS },
  'GET /api/v1/campaigns/:id/soldiers/:soldierId': { at: 'war', ask: wars('/soldiers/H.medic'), expected: READERS },
  'GET /api/v1/campaigns/:id/honour': { at: 'war', ask: wars('/honour'), expected: READERS },
  'GET /api/v1/campaigns/:id/export': { at: 'war', ask: wars('/export'), expected: READERS },
  'GET /api/v1/campaigns/:id/notification-preferences': {
    at: 'war',
    ask: wars('/notification-preferences'),
    expected: MEMBERS,
  },
  'PUT /api/v1/campaigns/:id/notification-preferences': {
    at: 'war',
    ask: wars('/notification-preferences', { mail: { campaign: false } }),
    expected: MEMBERS,
  },
  'GET /api/v1/matches/:id/campaign': {
    at: 'playing',
    ask: of('/campaign'),
    // The match of these is no battle of a war.
    expected: NOWHERE,
  },
  'GET /api/v1/campaigns/:id/battles': { at: 'war', ask: wars('/battles'), expected: READERS },
  'POST /api/v1/campaigns/:id/join': {
    at: 'muster',
    ask: wars('/join', { empire: 'CARN' }),
    expected: roles(['UNAUTHENTICATED', 'ALREADY_SEATED', 'ok', 'ok', 'ok']),
  },
  'PUT /api/v1/campaigns/:id/owner': {
    at: 'muster',
    ask: (scene) => wars('/owner', { userId: scene.victim.id })(scene),
    expected: roles(['UNAUTHENTICATED', 'NOT_MEMBER', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']),
  },
  'POST /api/v1/campaigns/:id/leave': {
    at: 'muster',
    ask: wars('/leave'),
    expected: roles(['UNAUTHENTICATED', 'CREATOR_STAYS', 'NOT_MEMBER', 'NOT_MEMBER', 'NOT_MEMBER']),
  },
  'POST /api/v1/campaigns/:id/substitute': {
    at: 'war',
    ask: wars('/substitute', { empire: 'CARN', player: 0 }),
    // It is held, and no officer of a club is among these.
    expected: roles(['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND']),
  },
  'POST /api/v1/campaigns/:id/seat': {
    at: 'war',
    ask: wars('/seat', { seat: 'CARN.0.forged' }),
    expected: persons('INVITATION_USED'),
  },
  'POST /api/v1/campaigns/:id/vacation': {
    at: 'war',
    ask: wars('/vacation', { action: 'take', days: 2 }),
    expected: MEMBERS,
  },
  'POST /api/v1/campaigns/:id/start': { at: 'muster', ask: wars('/start', { bot: 'greedy' }), expected: OWNER },
  'POST /api/v1/campaigns/:id/cancel': { at: 'muster', ask: wars('/cancel'), expected: OWNER },
  'POST /api/v1/campaigns/:id/acts': {
    at: 'war',
    ask: wars('/acts', { expectedSeq: 0, act: CHOICE }),
    expected: MEMBERS,
  },
  'GET /api/v1/campaigns/:id/plans': { at: 'war', ask: wars('/plans'), expected: MEMBERS },
  'PUT /api/v1/campaigns/:id/plan': { at: 'war', ask: wars('/plan', { declarations: [] }), expected: MEMBERS },
  'PUT /api/v1/campaigns/:id/notes/:soldierId': {
    at: 'war',
    ask: wars('/notes/H.captain', { text: 'Keep him back.' }),
    expected: MEMBERS,
  },
  'POST /api/v1/campaigns/:id/corrections': {
    at: 'war',
    ask: wars('/corrections', { expectedSeq: 0, of: 0, report: { winner: 'draw' }, reason: REASON, dryRun: true }),
    expected: commanders('ok'),
  },
  'POST /api/v1/campaigns/:id/pause': {
    at: 'war',
    ask: wars('/pause', { expectedSeq: 0, reason: REASON }),
    expected: commanders('ok'),
  },
  'POST /api/v1/campaigns/:id/resume': {
    at: 'war',
    ask: wars('/resume', { expectedSeq: 0, reason: REASON }),
    expected: commanders('BAD_PHASE'),
  },
  'POST /api/v1/campaigns/:id/void': {
    at: 'war',
    ask: wars('/void', { expectedSeq: 0, reason: REASON }),
    expected: commanders('BAD_PHASE'),
  },
  'GET /api/v1/stream': { at: null, ask: to(`${V1}/stream`), expected: PERSONS },

  // Feeds need nobody: their links are secret, or show what anybody may see.
  'GET /api/feeds/:token/deadlines.ics': {
    at: null,
    ask: to('/api/feeds/forged.x/deadlines.ics'),
    expected: all('NOT_FOUND'),
  },
  'GET /api/feeds/:token/matches/:id/chronicle.atom': {
    at: 'playing',
    ask: ({ matchId }) => ({ url: `/api/feeds/forged.x/matches/${matchId}/chronicle.atom` }),
    expected: all('NOT_FOUND'),
  },
  'GET /api/feeds/matches/:id/chronicle.atom': {
    at: 'playing',
    ask: ({ matchId }) => ({ url: `/api/feeds/matches/${matchId}/chronicle.atom` }),
    expected: all('ok', { stranger: 'NOT_FOUND' }),
  },
  'GET /api/feeds/:token/campaigns/:id/chronicle.atom': {
    at: 'war',
    ask: ({ campaignId }) => ({ url: `/api/feeds/forged.x/campaigns/${campaignId}/chronicle.atom` }),
    expected: all('NOT_FOUND'),
  },
  // Nobody is signed in there: a war that is not listed is there for nobody (LC-013).
  'GET /api/feeds/campaigns/:id/chronicle.atom': {
    at: 'war',
    ask: ({ campaignId }) => ({ url: `/api/feeds/campaigns/${campaignId}/chronicle.atom` }),
    expected: all('ok', { stranger: 'NOT_FOUND' }),
  },
  // The route for a mail provider, which the test service has disabled.
  'POST /api/inbound-mail': { at: null, ask: to('/api/inbound-mail', { raw: '', to: [] }), expected: all('NOT_FOUND') },
  // The link in a mail: signed, so it needs nobody; this one is not.
  'GET /api/unsubscribe/:token': { at: null, ask: to('/api/unsubscribe/forged'), expected: all('NOT_FOUND') },
  'POST /api/unsubscribe/:token': { at: null, ask: to('/api/unsubscribe/forged'), expected: all('NOT_FOUND') },
};

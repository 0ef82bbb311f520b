/** Unreadable input gets the usual form of refusal, and static answers are built once. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { needOfField, needOfRoute } from '../identity/auth/scopes.ts';
import { Lobby, type Person } from '../testing/lobby.ts';
import { givesTwice } from './security/one-form.ts';

let lobby: Lobby;
let ada: Person;

beforeAll(async () => {
  lobby = await Lobby.open();
  await lobby.app.ready();
  ada = await lobby.person('Ada');
});
afterAll(() => lobby.close());

test.each(['/api/v1/matches/%zz', '/api/v1/matches/%', '/%E0%A4%A'])('a broken percent sign: %s', async (url) => {
  const { statusCode, body } = await lobby.app.inject({ method: 'GET', url });
  expect([statusCode, JSON.parse(body)]).toMatchObject([400, { error: { code: 'MALFORMED' } }]);
});

test.each(['-000001-01-01T00:00:00Z', '+275760-09-13T00:00:00Z', '1969-12-31T23:59:59Z'])(
  'no moment: %s',
  async (at) => {
    await ada.post('/clubs', { slug: 'moments', name: 'Moments' });
    const settings = { game: 'wwi-combined-arms', scenario: 'salient-duel', format: 'swiss', rounds: 3 };
    const announced = await ada.post('/clubs/moments/events', { name: 'Cup', startsAt: at, settings });
    expect([announced.status, announced.body.error.code]).toEqual([400, 'MALFORMED']);
    expect((await ada.get(`/campaigns?after=${encodeURIComponent(at)}`)).body.error.code).toBe('MALFORMED');
  },
);

test.each([
  ['{"a":1,"a":2}', true],
  ['{"a":{"b":1,"b":1}}', true],
  ['[{"a":1},{"x":[{"c":1,"c":2}]}]', true],
  [String.raw`{"a":1,"\u0061":2}`, true],
  ['{"a":{"a":1},"b":{"a":1}}', false],
  [String.raw`{"a":"\"b\":1,\"b\":2","b":"b"}`, false],
  ['["a","a",{"a":["a","a"]}]', false],
] as const)('a member given twice: %s', (text, twice) => expect(givesTwice(text)).toBe(twice));

test('a body with a member given twice is refused, over REST and GraphQL', async () => {
  const headers = { 'content-type': 'application/json' };
  for (const [url, payload] of [
    ['/api/v1/matches', '{"ruleSet":"wwi-combined-arms","ruleSet":"chess"}'],
    ['/graphql', '{"query":"{ ruleSets { id } }","query":"{ me { id } }"}'],
  ] as const) {
    const { statusCode, body } = await lobby.app.inject({ method: 'POST', url, payload, headers });
    expect([url, statusCode, body]).toEqual([url, url === '/graphql' ? 400 : expect.any(Number), expect.any(String)]);
    if (url === '/graphql') expect(body).toContain('MALFORMED');
  }
});

test('the document is made once', async () => {
  const made = vi.spyOn(lobby.app, 'swagger');
  const ask = (headers = {}) => lobby.app.inject({ method: 'GET', url: '/api/v1/openapi.json', headers });
  const first = await ask();
  expect(first.json()).toMatchObject({ openapi: '3.1.0' });
  const again = await ask({ 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.body, made.mock.calls.length]).toEqual([304, '', 1]);
  made.mockRestore();
});

/** The same thing asked over REST and over GraphQL. */
const PAIRS = [
  ['GET /api/v1/campaigns/:id/notification-preferences', 'Query.campaignNotificationPreferences'],
  ['PUT /api/v1/campaigns/:id/notification-preferences', 'Mutation.setCampaignNotificationPreferences'],
  ['GET /api/v1/matches/:id/notification-preferences', 'Query.matchNotificationPreferences'],
  ['PUT /api/v1/matches/:id/notification-preferences', 'Mutation.setMatchNotificationPreferences'],
  ['PUT /api/v1/me/notification-preferences', 'Mutation.setNotificationPreferences'],
  ['PUT /api/v1/me/sleep-hours', 'Mutation.setSleepHours'],
  ['POST /api/v1/me/tokens', 'Mutation.createToken'],
  ['POST /api/v1/me/webhooks', 'Mutation.addWebhook'],
  ['POST /api/v1/me/devices', 'Mutation.addPushDevice'],
  ['PUT /api/v1/me/followed/people/:id', 'Mutation.followPerson'],
  ['POST /api/v1/matches', 'Mutation.createMatch'],
  ['POST /api/v1/campaigns', 'Mutation.createCampaign'],
  ['POST /api/v1/clubs', 'Mutation.createClub'],
  ['POST /api/v1/clubs/:slug/events', 'Mutation.announceEvent'],
  ['POST /api/v1/clubs/:slug/acts', 'Mutation.actInClub'],
  ['POST /api/v1/events/:id/acts', 'Mutation.actInEvent'],
] as const;

test.each(PAIRS)('%s asks for the scope of %s', (route, field) => {
  const [method = '', pattern = ''] = route.split(' ');
  expect(lobby.app.hasRoute({ method: method as 'GET', url: pattern })).toBe(true);
  const [parent = '', name = ''] = field.split('.');
  expect(needOfRoute(method, pattern)).toBe(needOfField(parent, name));
});

/** Every door at which somebody gives a name or a title asks the one rule (decision 0125). */
import type { Json } from '@fieldpost/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../context.ts';
import { addDevice } from '../delivery/push/service.ts';
import { Client } from '../testing/client.ts';
import { type House, openHouse, visitor } from '../testing/house.ts';
import { newBrowser } from '../testing/push-browser.ts';

const FAMILY = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';
const STACKED = `A${'\u0335\u0489'.repeat(19)}`;

let house: House;
let ada: Client;
let token: string;
let caller: Caller;
let matchId: string;
let count = 0;
beforeAll(async () => {
  house = await openHouse('2026-06-10T12:00:00Z');
  ({ token, caller } = await visitor(house.context, 'Ada'));
  ada = new Client(house.app, { token });
  await ada.post('/clubs', { slug: 'post-house', name: 'The club' });
  const match = await ada.post<{ readonly id: string }>('/matches', SALIENT);
  matchId = match.body.id;
  const ben = new Client(house.app, { token: (await visitor(house.context, 'Ben')).token });
  await ben.post(`/matches/${matchId}/join`, { side: 'north' });
  await ben.post(`/matches/${matchId}/resign`, {});
});
afterAll(() => house.close());

type Told = { readonly status: number; readonly text: string; readonly body: Readonly<Record<string, Json>> };
type Door = {
  /** The field that holds the name in the thing's response. */
  readonly member: 'name' | 'title';
  readonly path: () => string;
  readonly body: (name: string) => Json;
  readonly patch?: true;
  /** Names the office keeps for itself are refused here. */
  readonly own?: true;
  /** Without a title it gets one. */
  readonly titled?: true;
  /** Where it does not stand directly in the answer: what the thing is called after that. */
  readonly told?: (body: Told['body']) => Json | Promise<Json>;
  /** Sends the name, where a plain request with the token does not do. */
  readonly ask?: (name: string) => Promise<Told>;
};

const event = {
  settings: { game: 'wwi-combined-arms', scenario: 'salient-duel', format: 'swiss' },
  startsAt: '2026-07-20T18:00:00Z',
};
const GRAPH = '/graphql';
const SALIENT = { ruleSet: 'wwi-combined-arms', scenario: 'salient-duel', side: 'south', listed: true };
const NODE = { after: 0, side: 'south', player: 0, draws: [], how: 'likeliest', weight: 1, note: '' };

/** A new event with one team. */
async function entered(team: string): Promise<Told> {
  const settings = { ...event.settings, format: 'team', boards: 2, sideMode: 'single', adjudication: { playouts: 3 } };
  const made = await ada.post<{ readonly id: string }>('/clubs/post-house/events', { ...event, name: 'Cup', settings });
  await ada.post(`/events/${made.body.id}/acts`, { type: 'open' });
  return ada.post(`/events/${made.body.id}/acts`, { type: 'enter', team });
}

const VAPID = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94';

/** A browser that asks for push messages. */
async function subscribed(name: string): Promise<Told> {
  const { app, context } = house;
  const given = { name, endpoint: `https://push.example.org/${count}`, ...newBrowser().keys };
  const settings = { ...context.settings, vapidPrivateKey: VAPID };
  const added = await addDevice({ ...app.services, settings }, caller, given);
  return {
    status: added.ok ? 201 : 422,
    text: JSON.stringify(added),
    body: added.ok ? { name: added.value.name } : {},
  };
}

const person = () => ({ email: `person-${count}@example.org`, password: 'correct horse' });

async function signedUp(name: string): Promise<Told> {
  const headers = { origin: house.context.settings.publicUrl };
  const payload = { name, ...person() };
  const answer = await house.app.inject({ method: 'POST', url: '/api/auth/sign-up/email', headers, payload });
  // the library of sign-ins refuses with 400
  const status = answer.statusCode === 400 ? 422 : answer.statusCode;
  return { status, text: answer.payload, body: answer.json<Told['body']>() };
}
const DOORS: Readonly<Record<string, Door>> = {
  account: { member: 'name', path: () => '/me', body: (name) => ({ name }), patch: true, own: true },
  club: { member: 'name', path: () => '/clubs', body: (name) => ({ slug: `club-${count}`, name }), own: true },
  event: { member: 'name', path: () => '/clubs/post-house/events', body: (name) => ({ ...event, name }) },
  front: {
    member: 'name',
    path: () => '/clubs/post-house/fronts',
    body: (name) => ({ name, rules: 'aww-legacy@1', groups: 1 }),
  },
  campaign: { member: 'title', path: () => '/campaigns', body: (title) => ({ title, rules: 'aww-legacy@1' }) },
  match: {
    member: 'title',
    path: () => '/matches',
    body: (title) => ({ title, ruleSet: 'wwi-combined-arms', scenario: 'salient-duel' }),
    titled: true,
  },
  'club that is edited': {
    member: 'name',
    path: () => '/clubs/post-house/acts',
    body: (name) => ({ type: 'edit', changes: { name } }),
    own: true,
    told: async () => (await ada.get<Told['body']>('/clubs/post-house')).body.name ?? null,
  },
  token: {
    member: 'name',
    path: () => '/me/tokens',
    body: (name) => ({ name, scopes: ['matches:read'] }),
    told: ({ token: made }) => (made as { readonly name: string }).name,
  },
  webhook: {
    member: 'name',
    path: () => '/me/webhooks',
    body: (name) => ({ name, url: 'https://hooks.example.org/x', format: 'fieldpost' }),
    told: ({ webhook }) => (webhook as { readonly name: string }).name,
  },
  'account over GraphQL': {
    member: 'name',
    path: () => GRAPH,
    body: (name) => ({
      query: 'mutation ($name: String!) { updateProfile(name: $name) { name } }',
      variables: { name },
    }),
    own: true,
    told: ({ data }) => (data as { readonly updateProfile: { readonly name: string } }).updateProfile.name,
  },
  team: {
    member: 'name',
    path: () => '',
    body: () => null,
    ask: entered,
    own: true,
    told: async () => {
      const where = { teamName: { not: null } };
      const last = await house.context.db.eventEntry.findFirstOrThrow({ where, orderBy: { enteredAt: 'desc' } });
      return last.teamName;
    },
  },
  browser: { member: 'name', path: () => '', body: () => null, ask: subscribed },
  'sign-up': {
    member: 'name',
    path: () => '',
    body: () => null,
    ask: signedUp,
    own: true,
    told: async () => (await house.context.db.user.findUniqueOrThrow({ where: { email: person().email } })).name,
  },
  trial: { member: 'title', path: () => '/trials', body: (title) => ({ matchId, step: 0, title, nodes: [] }) },
  scenario: {
    member: 'title',
    path: () => '/scenarios',
    body: (title) => ({
      title,
      ruleSet: 'wwi-combined-arms',
      document: { position: '4H3/4I3/8/8/8/8/4i3/4h3 S 1 1' },
    }),
  },
};

async function asked({ path, body, patch, ask }: Door, name: string): Promise<Told> {
  count += 1;
  house.clock.advance(1_000);
  if (ask) return ask(name);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  if (path() === GRAPH) {
    const answer = await house.app.inject({ method: 'POST', url: GRAPH, headers, payload: JSON.stringify(body(name)) });
    const told = answer.json<Told['body']>();
    return { status: told.errors === undefined ? 200 : 422, text: answer.payload, body: told };
  }
  if (!patch) return ada.post<Told['body']>(path(), body(name));
  const payload = JSON.stringify(body(name));
  const answer = await house.app.inject({ method: 'PATCH', url: `/api/v1${path()}`, headers, payload });
  return { status: answer.statusCode, text: answer.payload, body: answer.json<Told['body']>() };
}

describe.each(Object.entries(DOORS))('the door of a %s', (_name, door) => {
  test.each([
    ['a family of emoji', `The ${FAMILY}s`, `The ${FAMILY}s`],
    ['stacked marks', STACKED, 'A\u0335\u0489\u0335\u0489'],
    ['full-width signs', '\uff1d1+1', '\uff1d1+1'],
    ['what nobody sees', ' Th\u200be\u00ad  ford\u3164', 'The ford'],
    ['nineteen families', FAMILY.repeat(19), FAMILY.repeat(19)],
  ])('takes %s', async (_case, given, kept) => {
    const answer = await asked(door, given);
    expect(answer.status, answer.text).toBeLessThan(300);
    expect(await (door.told?.(answer.body) ?? answer.body[door.member])).toBe(kept);
  });

  test.each([
    ['a Hangul filler', '\u3164'],
    ['Braille without points', '\u2800'],
  ])('takes no %s for a name', async (_case, given) => {
    const answer = await asked(door, given);
    if (door.titled) expect(answer.body[door.member]).toMatch(/^[A-Z]/);
    else expect(answer.status, answer.text).toBe(422);
  });

  test.each(['Fox\u202ees', 'Fox\nBcc: all', 'x'.repeat(81)])('refuses %j', async (given) => {
    expect((await asked(door, given)).status).toBe(422);
  });

  test.runIf(door.own).each(['Fieldpost', 'F\u0456eldpost', 'Departed player', 'Marvin \uff08bot\uff09'])(
    'keeps %j for the office, the departed and programs',
    async (given) => expect((await asked(door, given)).status).toBe(422),
  );
});

test.each([
  ['what nobody sees', ' Th\u200be\u00ad  ford\u3164', 'The ford'],
  ['stacked marks', STACKED, 'A\u0335\u0489\u0335\u0489'],
  ['none', '', ''],
  ['one of a Hangul filler', '\u3164', ''],
  ['what turns the direction', 'Fox\u202ees', null],
])('a branch of a trial: %s', async (_case, name, kept) => {
  const nodes = [{ ...NODE, id: 1, line: 'c3-c4', name }];
  const { body, text } = await ada.post<Told['body']>('/trials', { matchId, step: 0, title: 'East', nodes });
  const told = body.nodes as readonly { readonly name: string }[] | undefined;
  expect(told?.[0]?.name ?? null, text).toBe(kept);
});

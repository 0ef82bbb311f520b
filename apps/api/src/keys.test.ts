/** Routes use an Idempotency-Key or refuse it, and never ignore it: a keyed request takes effect once. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccount } from './identity/players/accounts.ts';
import type { ErrorBody } from './testing/client.ts';
import { Lobby, open, type Person, WISH } from './testing/lobby.ts';

let lobby: Lobby;
let ada: Person;

beforeAll(async () => {
  lobby = await Lobby.open();
  await lobby.app.ready();
  ada = await lobby.person('Ada');
});
afterAll(() => lobby.close());

const EVENT = {
  name: 'Cup',
  startsAt: '2026-05-01T12:00:00Z',
  settings: { game: 'wwi-combined-arms', scenario: 'salient-duel', format: 'swiss', rounds: 3 },
};
const MADE = [
  ['/matches', WISH, { title: 'Another' }],
  ['/campaigns', { rules: 'aww-legacy@1', title: 'The war' }, { title: 'Another' }],
  ['/clubs/keys/events', EVENT, { name: 'Another' }],
] as const;

test.each(MADE)('%s: once under a key, and nothing else under it', async (url, wish, other) => {
  await ada.post('/clubs', { slug: 'keys', name: 'Keys' });
  const key = { 'idempotency-key': `one:${url}` };
  const ask = () => ada.post<{ readonly id: string } & ErrorBody>(url, wish, key);
  const asked = await Promise.all([ask(), ask(), ask()]);
  expect(asked.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set([...asked, await ask()].map(({ body }) => body.id)).size).toBe(1);
  expect((await ada.post(url, { ...wish, ...other }, key)).body).toMatchObject({ error: { code: 'KEY_REUSED' } });
  const next = await ada.post<{ readonly id: string }>(url, wish, { 'idempotency-key': `two:${url}` });
  expect(next.body.id).not.toBe(asked[0].body.id);
});

type Described = {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly parameters?: readonly { readonly name: string }[] }>>>
  >;
};

/** How a request under a key is refused that has nothing else. */
async function refusal(method: string, url: string): Promise<string> {
  const opened = await openAccount(lobby.app.services, { name: 'Cy', email: `${crypto.randomUUID()}@example.org` });
  if (!opened.ok) throw new Error(opened.fault.code);
  const headers = { authorization: `Bearer ${opened.value.token}`, 'idempotency-key': 'k' };
  const asked = await lobby.app.inject({ method: method.toUpperCase() as 'POST', url, headers });
  return /"code":"(\w+)"/.exec(asked.body)?.[1] ?? asked.body;
}

test('every other address that changes something refuses a key', async () => {
  const { paths } = lobby.app.swagger() as unknown as Described;
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => ({ path, method, parameters })),
  );
  const heeds = all.filter(({ parameters }) => parameters.some(({ name }) => name === 'idempotency-key'));
  expect(heeds.map(({ path }) => path).toSorted()).toEqual([
    '/api/v1/campaigns',
    '/api/v1/campaigns/{id}/acts',
    '/api/v1/campaigns/{id}/corrections',
    '/api/v1/campaigns/{id}/pause',
    '/api/v1/campaigns/{id}/resume',
    '/api/v1/campaigns/{id}/void',
    '/api/v1/clubs/{slug}/events',
    '/api/v1/events/{id}/acts',
    '/api/v1/matches',
    '/api/v1/matches/{id}/commands',
  ]);
  const others = all.filter((one) => one.method !== 'get' && !heeds.includes(one));
  expect(others.length).toBeGreaterThan(40);
  for (const { path, method } of others) {
    const url = path.slice('/api/v1'.length).replaceAll(/\{\w+\}/g, 'x');
    expect([path, method, await refusal(method, `/api/v1${url}`)]).toEqual([path, method, 'KEY_NOT_TAKEN']);
  }
  expect(await refusal('post', '/graphql')).toBe('KEY_NOT_TAKEN');
});

test('the key of a message is good for one message of one match', async () => {
  const ben = await lobby.person('Ben');
  const [first, second] = [await open(ada), await open(ada)];
  for (const { id } of [first, second]) await ben.post(`/matches/${id}/join`, {});
  const write = (id: string, text: string) =>
    ada.post(`/matches/${id}/messages`, { audience: 'players', text, key: 'the-one-key' });
  expect([(await write(first.id, 'hi')).status, (await write(first.id, ' hi ')).status]).toEqual([201, 201]);
  expect((await write(second.id, 'hi')).body).toMatchObject({ error: { code: 'KEY_REUSED' } });
  expect((await write(first.id, 'no')).body).toMatchObject({ error: { code: 'KEY_REUSED' } });
});

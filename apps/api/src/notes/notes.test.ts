/** Private notes: nobody else reads them, and they change nothing else. */
import type { Json } from '@fieldpost/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteAccount, exportAccount } from '../identity/players/accounts.ts';
import type { ErrorBody } from '../testing/client.ts';
import { join, Lobby, open, type Person } from '../testing/lobby.ts';
import { MAX_NOTES } from './store.ts';

let lobby: Lobby;
beforeAll(async () => {
  lobby = await Lobby.open();
});
afterAll(() => lobby.close());

type Note = { readonly id: string; readonly body: string; readonly step: number | null };

/** A match under way that anybody may look at. */
async function table() {
  const [ada, ben, eve] = await Promise.all(['Ada', 'Ben', 'Eve'].map((name) => lobby.person(name)));
  if (!ada || !ben || !eve) throw new Error('somebody is missing');
  const { id } = await open(ada, { side: 'south', listed: true });
  await join(ben, id, { side: 'north' });
  return { id, ada, ben, eve };
}

const write = (who: Person, id: string, body: Json) => who.post<Note & ErrorBody>(`/matches/${id}/notes`, body);
const notes = async (who: Person, id: string) =>
  (await who.get<{ notes: readonly Note[] }>(`/matches/${id}/notes`)).body.notes;
const texts = async (who: Person, id: string) => (await notes(who, id)).map(({ body }) => body);

test('each reads their own, whoever plays and whoever watches', async () => {
  const { id, ada, ben, eve } = await table();
  const before = await lobby.app.services.db.match.findUniqueOrThrow({ where: { id } });
  expect((await write(ada, id, { text: 'keep the gun back' })).status).toBe(201);
  lobby.clock.advance(1_000);
  expect((await write(ada, id, { text: 'here it began', step: 0 })).body).toMatchObject({ step: 0 });
  expect((await write(eve, id, { text: 'Ben is too bold' })).status).toBe(201);
  expect([await texts(ada, id), await texts(ben, id), await texts(eve, id)]).toEqual([
    ['keep the gun back', 'here it began'],
    [],
    ['Ben is too bold'],
  ]);
  // Nothing of the match has changed, and nobody was notified.
  expect(await lobby.app.services.db.match.findUniqueOrThrow({ where: { id } })).toEqual(before);
  expect(await lobby.app.services.db.notification.count({ where: { data: { string_contains: 'gun' } } })).toBe(0);
});

test.each([
  [{ text: '' }, 'NOTE_INVALID'],
  [{ text: ' \u200b\n' }, 'NOTE_INVALID'],
  [{ text: 'x'.repeat(1_001) }, 'NOTE_INVALID'],
  [{ text: 'x', step: 1 }, 'NOTE_INVALID'],
  [{ text: 'x', step: -1 }, 'MALFORMED'],
  [{ text: 'x', step: 0.5 }, 'MALFORMED'],
  [{ text: 7 }, 'MALFORMED'],
  [{}, 'MALFORMED'],
  [[], 'MALFORMED'],
] as const)('%j is refused: %s', async (body, code) => {
  const { id, ada } = await table();
  expect((await write(ada, id, body as Json)).body.error?.code).toBe(code);
  expect(await notes(ada, id)).toEqual([]);
});

test('are dropped by who wrote them alone', async () => {
  const { id, ada, ben } = await table();
  const { body } = await write(ada, id, { text: 'mine' });
  expect((await ben.delete(`/matches/${id}/notes/${body.id}`)).status).toBe(404);
  expect(await texts(ada, id)).toEqual(['mine']);
  expect((await ada.delete(`/matches/${id}/notes/${body.id}`)).status).toBe(204);
  expect((await ada.delete(`/matches/${id}/notes/${body.id}`)).status).toBe(404);
  expect(await notes(ada, id)).toEqual([]);
});

test('of a match that one may not see there are none', async () => {
  const [ada, eve] = [await lobby.person('Ada'), await lobby.person('Eve')];
  const { id } = await open(ada, { listed: false });
  expect((await eve.get(`/matches/${id}/notes`)).status).toBe(404);
  expect((await write(eve, id, { text: 'what is this?' })).status).toBe(404);
  expect(await lobby.app.services.db.matchNote.count({ where: { matchId: id } })).toBe(0);
});

test(`there are ${MAX_NOTES} on one match at most`, async () => {
  const { id, ada } = await table();
  const { db } = lobby.app.services;
  const row = (index: number) => ({
    id: crypto.randomUUID(),
    matchId: id,
    userId: ada.id,
    body: `${index}`,
    at: new Date(),
  });
  await db.matchNote.createMany({ data: Array.from({ length: MAX_NOTES }, (_, index) => row(index)) });
  expect((await write(ada, id, { text: 'one more' })).body.error?.code).toBe('TOO_MANY_NOTES');
});

test('come page by page, over REST and GraphQL alike', async () => {
  const { id, ada } = await table();
  for (const text of ['one', 'two', 'three']) await write(ada, id, { text });
  const read: string[] = [];
  const pages: number[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const asked: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const { body } = await ada.get<{ notes: readonly Note[]; next: string | null }>(
      `/matches/${id}/notes?limit=2${asked}`,
    );
    read.push(...body.notes.map(({ body: text }) => text));
    pages.push(body.notes.length);
    cursor = body.next;
  }
  expect(pages).toEqual([2, 1]);
  expect(read.toSorted()).toEqual(['one', 'three', 'two']);
  expect((await ada.get<ErrorBody>(`/matches/${id}/notes?cursor=x`)).body.error?.code).toBe('MALFORMED');
  const query = `{ notesConnection(matchId: "${id}", first: 2) { edges { node { text } } pageInfo { hasNextPage } } }`;
  type Answer = { data: { notesConnection: { edges: readonly { node: { text: string } }[]; pageInfo: object } } };
  const { notesConnection } = (await ada.graphql<Answer>(query)).body.data;
  expect(notesConnection.edges.map(({ node }) => node.text)).toEqual(read.slice(0, 2));
  expect(notesConnection.pageInfo).toEqual({ hasNextPage: true });
});

test('go along with an export, and away with the account', async () => {
  const { id, ada } = await table();
  await write(ada, id, { text: 'take me along' });
  const { services } = lobby.app;
  const told = await exportAccount(services, { userId: ada.id });
  expect(JSON.stringify(told)).toContain('take me along');
  const caller = {
    userId: ada.id,
    name: 'Ada',
    emailVerified: true,
    credential: 'x',
    via: 'session',
    scopes: [],
  } as const;
  expect(await deleteAccount(services, caller, ada.email)).toMatchObject({ ok: true });
  expect(await services.db.matchNote.count({ where: { userId: ada.id } })).toBe(0);
});

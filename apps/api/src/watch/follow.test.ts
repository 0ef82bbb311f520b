/** Following: what appears on the desk, who gets notified of an end, and what blocked people do not see. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { block } from '../messages/blocks.ts';
import { Client } from '../testing/client.ts';
import { type Duel, type Duellist, openDuel } from '../testing/duel.ts';
import { type House, openHouse, visitor } from '../testing/house.ts';
import { agree } from '../turn/agreements.ts';
import { MAX_FOLLOWED } from './follow-store.ts';
import { reckon } from './reckon.ts';

type Answer = {
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly matchIds: readonly string[];
  readonly running: readonly { readonly id: string }[];
};

let house: House;
let duel: Duel;
let other: Duel;
let hidden: Duel;

beforeAll(async () => {
  house = await openHouse('2026-06-10T12:00:00Z');
  duel = await openDuel(house.context, { names: ['Ada', 'Ben'] });
  house.clock.advance(60_000);
  other = await openDuel(house.context, { names: ['Cleo', 'Dora'] });
  hidden = await openDuel(house.context, { names: ['Eve', 'Finn'] });
  await house.context.db.match.update({ where: { id: hidden.id }, data: { listed: false } });
});
afterAll(() => house.close());

type Who = Pick<Duellist, 'caller' | 'token'>;

/** Their account is theirs to change, too. */
async function clientOf(who: Who): Promise<Client> {
  const scopes = ['matches:read', 'matches:write', 'account'];
  await house.context.db.accessToken.updateMany({ where: { userId: who.caller.userId }, data: { scopes } });
  return new Client(house.app, who);
}

async function reader(name: string): Promise<{ readonly who: Who; readonly client: Client }> {
  const who = await visitor(house.context, name);
  return { who, client: await clientOf(who) };
}

const idOf = ({ caller }: Who): string => caller.userId;
const followed = async (client: Client): Promise<Answer> => (await client.get<Answer>('/me/followed')).body;
const running = async (client: Client): Promise<readonly string[]> =>
  (await followed(client)).running.map(({ id }) => id);
const person = (who: Who): string => `/me/followed/people/${idOf(who)}`;
const match = ({ id }: Duel): string => `/me/followed/matches/${id}`;

test('open matches of followed people and followed matches come to the desk, the newest first, each once', async () => {
  const { client } = await reader('Gil');
  expect(await followed(client)).toEqual({ people: [], matchIds: [], running: [] });
  for (const path of [person(duel.south), person(duel.north), match(duel), match(other), match(other)])
    expect((await client.put(path, {})).status).toBe(204);
  const { people, matchIds } = await followed(client);
  expect(people.map(({ id }) => id)).toEqual([idOf(duel.south), idOf(duel.north)]);
  expect(new Set(matchIds)).toEqual(new Set([duel.id, other.id]));
  expect(await running(client)).toEqual([other.id, duel.id]);
  await client.delete(match(other));
  await client.delete(match(duel));
  await client.delete(person(duel.north));
  expect(await running(client)).toEqual([duel.id]);
  await client.delete(person(duel.south));
  expect(await followed(client)).toEqual({ people: [], matchIds: [], running: [] });
});

test('nothing that is not for everybody: neither followed, nor seen of who is followed', async () => {
  const { who, client } = await reader('Hal');
  expect((await client.put(match(hidden), {})).status).toBe(404);
  expect((await client.put(person(hidden.south), {})).status).toBe(204);
  expect(await running(client)).toEqual([]);
  expect((await client.put(person(who), {})).status).toBe(404);
  expect((await client.put('/me/followed/people/nobody', {})).status).toBe(404);
  const seated = await clientOf(duel.south);
  await seated.put(person(duel.north), {});
  expect(await running(seated)).toEqual([]);
});

describe('who is blocked', () => {
  test('sees nothing of them, and is not told so', async () => {
    const { who, client } = await reader('Ivo');
    await block(house.context, duel.south.caller, idOf(who));
    expect((await client.put(person(duel.south), {})).status).toBe(204);
    expect((await followed(client)).people).toHaveLength(1);
    expect(await running(client)).toEqual([]);
  });

  test('is followed no more, and cannot be', async () => {
    const { who, client } = await reader('Jan');
    await client.put(person(duel.south), {});
    await block(house.context, who.caller, idOf(duel.south));
    expect(await followed(client)).toEqual({ people: [], matchIds: [], running: [] });
    expect((await client.put(person(duel.south), {})).status).toBe(404);
  });
});

test('there is an end to how many one follows', async () => {
  const { who, client } = await reader('Kai');
  await house.context.db.$executeRaw`insert into users (id, name, email, updated_at)
    select 'crowd' || n, 'Crowd', 'crowd' || n || '@example.org', now() from generate_series(1, ${MAX_FOLLOWED}::int) n`;
  await house.context.db.$executeRaw`insert into followed_people (user_id, person_id, at)
    select ${idOf(who)}, id, now() from users where id like 'crowd%'`;
  const { status, body } = await client.put<{ error: { code: string } }>(person(duel.south), {});
  expect([status, body.error.code]).toEqual([422, 'FOLLOWS_TOO_MANY']);
  expect((await client.put('/me/followed/people/crowd7', {})).status).toBe(204);
});

test('who follows a match is told once that it has ended; players, and whom one of them has blocked, are not', async () => {
  const [told, blocked] = [await reader('Lea'), await reader('Max')];
  const seated = await clientOf(other.south);
  for (const { client } of [told, blocked, { client: seated }]) await client.put(match(other), {});
  await block(house.context, other.north.caller, idOf(blocked.who));
  await agree(house.context, other.north.caller, other.id, 'resign');
  const notices = () =>
    house.context.db.notification.findMany({ where: { aboutKind: 'match', aboutId: other.id, channel: 'page' } });
  expect(await notices()).toEqual([]);
  await reckon(house.context);
  await house.context.db.match.update({ where: { id: other.id }, data: { reckonedAt: null } });
  await reckon(house.context);
  const rows = await notices();
  expect(rows.map(({ userId, kind, why }) => [userId, kind, why])).toEqual([[idOf(told.who), 'followed', 'follower']]);
  expect(JSON.stringify(rows[0]?.data)).toContain(`/matches/${other.id}`);
  expect(await running(told.client)).toEqual([]);
});

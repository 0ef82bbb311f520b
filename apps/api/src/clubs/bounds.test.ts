/** Limits of a club: an officer cannot flood the server with campaigns and events, one by one or concurrently. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Prisma } from '../generated/prisma/client.ts';
import { Client, type ErrorBody } from '../testing/client.ts';
import { type House, openHouse, visitor } from '../testing/house.ts';

const DAY = 86_400_000;
let house: House;
let olga: Client;
beforeAll(async () => {
  house = await openHouse('2026-06-10T12:00:00Z');
  olga = new Client(house.app, await visitor(house.context, 'Olga'));
});
afterAll(() => house.close());

const found = async (slug: string) =>
  expect((await olga.post('/clubs', { slug, name: `The club ${slug}` })).status).toBe(201);
const codeOf = ({ status, body }: { readonly status: number; readonly body: unknown }): string | number =>
  (body as Partial<ErrorBody>).error?.code ?? status;

test('LC-100: 128 groups of a club wait or are fought at once, however many officers open fronts together', async () => {
  await found('fronts');
  const front = { name: 'Eastern front', rules: 'aww-legacy@1', groups: 64 };
  const open = (groups: number) => olga.post<{ id: string }>('/clubs/fronts/fronts', { ...front, groups });
  const made = await Promise.all([open(64), open(64), open(64)]);
  expect(made.map(codeOf).toSorted()).toEqual([201, 201, 'CLUB_FULL']);
  expect(await house.context.db.campaign.count()).toBe(128);
  expect(codeOf(await open(1))).toBe('CLUB_FULL');
  // Finished ones make room, but the daily limit still applies.
  await house.context.db.campaign.updateMany({ data: { status: 'cancelled' } });
  const more: (string | number)[] = [];
  for (let index = 0; index < 23; index += 1) more.push(codeOf(await open(1)));
  expect(more).toEqual([...Array.from({ length: 22 }, () => 201), 'TOO_MANY_REQUESTS']);
  house.clock.advance(DAY + 1);
  expect(codeOf(await open(1))).toBe(201);
});

test('100 events of a club are under way at once, and 50 are announced in a day', async () => {
  await found('events');
  const settings = { game: 'wwi-combined-arms', scenario: 'salient-duel', format: 'swiss', rated: false };
  const startsAt = new Date(house.clock.now().getTime() + 20 * DAY).toISOString();
  const announce = () =>
    olga.post<{ id: string }>('/clubs/events/events', { name: 'Spring', settings, clock: 'post', startsAt });
  const { body } = await announce();
  const { db } = house.context;
  const { draft: _draft, genesis: _genesis, ...row } = await db.clubEvent.findUniqueOrThrow({ where: { id: body.id } });
  const copies = (count: number, createdAt: Date, state: string) =>
    db.clubEvent.createMany({
      data: Array.from({ length: count }, () => ({
        ...(row as unknown as Prisma.ClubEventCreateManyInput),
        id: crypto.randomUUID(),
        createdAt,
        state,
      })),
    });
  await copies(48, house.clock.now(), 'cancelled');
  const last = await Promise.all([announce(), announce()]);
  expect(last.map(codeOf).toSorted()).toEqual([201, 'TOO_MANY_REQUESTS']);
  house.clock.advance(DAY + 1);
  await copies(97, new Date(0), 'running');
  expect([codeOf(await announce()), codeOf(await announce())]).toEqual([201, 'CLUB_FULL']);
});

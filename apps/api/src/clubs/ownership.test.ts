/** CL-021: a club passes by offer and acceptance, and has one owner at every moment. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { type House, openHouse, visitor } from '../testing/house.ts';

type Club = { readonly offered: boolean; readonly members: { readonly id: string; readonly roles: string[] }[] };
let house: House;
beforeAll(async () => {
  house = await openHouse('2026-06-10T12:00:00Z');
});
afterAll(() => house.close());

const codeOf = (body: unknown): string => (body as { readonly error: { readonly code: string } }).error.code;

async function person(name: string) {
  const { caller, token } = await visitor(house.context, name);
  return { id: caller.userId, client: new Client(house.app, { token }) };
}

test('the owner offers it to a member, who takes it; nobody else may, and nothing of it shows before (CL-021, CL-022)', async () => {
  const [olga, bo, kim, stranger] = await Promise.all(['Olga', 'Bo', 'Kim', 'Sam'].map(person));
  if (!olga || !bo || !kim || !stranger) throw new Error('somebody is missing');
  await olga.client.post('/clubs', { slug: 'heirs', name: 'Heirs' });
  type Who = typeof olga;
  const act = async ({ client }: Who, what: object) => {
    const done = await client.post('/clubs/heirs/acts', what as never);
    return done.status === 200 ? 'ok' : codeOf(done.body);
  };
  const viewFor = async ({ client }: Who): Promise<Club> => (await client.get<Club>('/clubs/heirs')).body;
  for (const one of [bo, kim]) expect(await act(one, { type: 'join' })).toBe('ok');
  expect(await act(bo, { type: 'offer-ownership', userId: kim.id })).toBe('CL_FORBIDDEN');
  expect(await act(olga, { type: 'offer-ownership', userId: stranger.id })).toBe('RECIPIENT_UNKNOWN');
  expect(await act(olga, { type: 'offer-ownership', userId: olga.id })).toBe('RECIPIENT_UNKNOWN');
  expect(await act(bo, { type: 'take-ownership' })).toBe('CL_FORBIDDEN');
  expect(await act(olga, { type: 'offer-ownership', userId: kim.id })).toBe('ok');
  // The last offer applies, whatever offices are given in between.
  expect(await act(olga, { type: 'offer-ownership', userId: bo.id })).toBe('ok');
  expect(await act(olga, { type: 'appoint', userId: bo.id, roles: ['referee'] })).toBe('ok');
  expect(await act(bo, { type: 'take-office' })).toBe('ok');
  expect([(await viewFor(bo)).offered, (await viewFor(kim)).offered]).toEqual([true, false]);
  expect(JSON.stringify(await viewFor(kim))).not.toContain('"heir"');
  expect(await act(kim, { type: 'take-ownership' })).toBe('CL_FORBIDDEN');
  expect(await act(olga, { type: 'leave' })).toBe('OWNER_STAYS');
  expect(await act(bo, { type: 'take-ownership' })).toBe('ok');
  expect(await act(bo, { type: 'take-ownership' })).toBe('CL_FORBIDDEN');
  const { members } = await viewFor(bo);
  const roles = Object.fromEntries(members.map((one) => [one.id, one.roles]));
  expect(roles).toEqual({ [olga.id]: ['organiser'], [bo.id]: ['owner', 'organiser', 'referee'], [kim.id]: [] });
  expect(await act(olga, { type: 'leave' })).toBe('ok');
  const told = await house.context.db.notification.findMany({ where: { id: { startsWith: 'club-ownership-' } } });
  expect(told.map(({ userId }) => userId).toSorted()).toEqual([bo.id, kim.id].toSorted());
});

/** What needs a person's yes in a club, and what an officer learns of people before they have given it (CL-010, CL-020 to CL-022). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { type House, openHouse, visitor } from '../testing/house.ts';

type Member = { readonly id: string; readonly state: string; readonly roles: string[]; readonly offices: string[] };
type Club = { readonly member: boolean; readonly offered: boolean; readonly members: readonly Member[] };
type Who = { readonly id: string; readonly email: string; readonly client: Client };
type Answer = { readonly status: number; readonly body: unknown };

let house: House;
let owner: Who;
let slug: string;
let count = 0;
beforeAll(async () => {
  house = await openHouse('2026-06-10T12:00:00Z');
});
afterAll(() => house.close());
beforeEach(async () => {
  count += 1;
  slug = `club-${count}`;
  owner = await person('Olga');
  await owner.client.post('/clubs', { slug, name: 'Club', joinRule: 'ask', visibility: 'public' });
});

async function person(name: string): Promise<Who> {
  const { caller, token } = await visitor(house.context, name);
  const { email } = await house.context.db.user.findUniqueOrThrow({ where: { id: caller.userId } });
  return { id: caller.userId, email, client: new Client(house.app, { token }) };
}

const act = ({ client }: Who, what: object): Promise<Answer> => client.post(`/clubs/${slug}/acts`, what as never);
const codeOf = ({ status, body }: Answer): string =>
  status === 200 ? 'ok' : (body as { readonly error: { readonly code: string } }).error.code;
const viewFor = async ({ client }: Who): Promise<Club> => (await client.get<Club>(`/clubs/${slug}`)).body;
const rowOf = async (of: Who, by: Who): Promise<Member | undefined> =>
  (await viewFor(by)).members.find(({ id }) => id === of.id);
const lettersTo = ({ id }: Who): Promise<number> =>
  house.context.db.notification.count({ where: { userId: id, channel: 'page', kind: 'club' } });

/** A member, who asked and was admitted. */
async function member(name: string): Promise<Who> {
  const one = await person(name);
  await act(one, { type: 'join' });
  expect(codeOf(await act(owner, { type: 'admit', userId: one.id }))).toBe('ok');
  return one;
}

async function officer(name: string, office: string): Promise<Who> {
  const one = await member(name);
  await act(owner, { type: 'appoint', userId: one.id, roles: [office] });
  expect(codeOf(await act(one, { type: 'take-office' }))).toBe('ok');
  return one;
}

test('an invitation by address answers the same for everyone, and shows nobody before they accept', async () => {
  const [ann, asker, bot] = await Promise.all(['Ann', 'Asker', 'Bot'].map(person));
  if (!ann || !asker || !bot) throw new Error('somebody is missing');
  await act(asker, { type: 'join' });
  await house.context.db.user.update({ where: { id: bot.id }, data: { emailVerified: false } });
  const before = await viewFor(owner);
  const addresses = [
    ann.email,
    ann.email.toUpperCase(),
    asker.email,
    owner.email,
    bot.email,
    'nobody@example.org',
    '@',
  ];
  for (const userId of addresses) {
    const answer = await act(owner, { type: 'invite', userId });
    expect([answer.status, answer.body], userId).toEqual([200, { club: before }]);
  }
  expect(await viewFor(owner)).toEqual(before);
  expect([await lettersTo(ann), await lettersTo(asker), await lettersTo(bot)]).toEqual([1, 0, 0]);
  for (const what of [{ type: 'admit' }, { type: 'offer-ownership' }, { type: 'appoint', roles: ['referee'] }])
    expect(codeOf(await act(owner, { ...what, userId: ann.id }))).toBe('RECIPIENT_UNKNOWN');
  expect(await rowOf(ann, ann)).toMatchObject({ state: 'invited' });
  expect(codeOf(await act(ann, { type: 'join' }))).toBe('ok');
  expect(await rowOf(ann, owner)).toMatchObject({ state: 'member' });
});

test('a private club that is closed opens to who was invited by their address', async () => {
  const ann = await person('Ann');
  await act(owner, { type: 'edit', changes: { visibility: 'private', joinRule: 'invite' } });
  expect((await ann.client.get(`/clubs/${slug}`)).status).toBe(404);
  await act(owner, { type: 'invite', userId: ann.email });
  expect((await viewFor(ann)).member).toBe(false);
  expect(codeOf(await act(ann, { type: 'join' }))).toBe('ok');
});

test('who was invited is no member until they say so, whatever an officer does', async () => {
  const ann = await person('Ann');
  expect(codeOf(await act(owner, { type: 'invite', userId: ann.id }))).toBe('ok');
  expect(codeOf(await act(owner, { type: 'admit', userId: ann.id }))).toBe('RECIPIENT_UNKNOWN');
  expect(codeOf(await act(owner, { type: 'appoint', userId: ann.id, roles: ['referee'] }))).toBe('RECIPIENT_UNKNOWN');
  expect(await rowOf(ann, owner)).toMatchObject({ state: 'invited' });
  expect(await rowOf(ann, await person('Stranger'))).toBeUndefined();
  expect(codeOf(await act(ann, { type: 'join' }))).toBe('ok');
});

test('an office is theirs who take it; one that was declined, or taken back, is not', async () => {
  const ann = await member('Ann');
  const appoint = (roles: readonly string[]) => act(owner, { type: 'appoint', userId: ann.id, roles });
  await appoint(['organiser', 'referee']);
  expect(await rowOf(ann, ann)).toMatchObject({ roles: [], offices: ['organiser', 'referee'] });
  expect(await rowOf(ann, await person('Stranger'))).toMatchObject({ roles: [], offices: [] });
  expect(codeOf(await act(ann, { type: 'invite', userId: owner.id }))).toBe('CL_FORBIDDEN');
  await appoint(['referee']);
  expect(codeOf(await act(ann, { type: 'take-office' }))).toBe('ok');
  expect(await rowOf(ann, owner)).toMatchObject({ roles: ['referee'], offices: [] });
  expect(codeOf(await act(ann, { type: 'take-office' }))).toBe('CL_FORBIDDEN');
  await appoint(['organiser', 'referee']);
  expect(codeOf(await act(ann, { type: 'decline-office' }))).toBe('ok');
  expect(await rowOf(ann, owner)).toMatchObject({ roles: ['referee'], offices: [] });
  await appoint([]);
  expect(await rowOf(ann, owner)).toMatchObject({ roles: [], offices: [] });
  await act(owner, { type: 'appoint', userId: owner.id, roles: ['owner', 'organiser', 'referee'] });
  expect(await rowOf(owner, owner)).toMatchObject({ roles: ['owner', 'organiser', 'referee'], offices: [] });
});

test('nobody removes from a club whom they may not take the offices of', async () => {
  const [one, other, referee, plain] = [
    await officer('One', 'organiser'),
    await officer('Other', 'organiser'),
    await officer('Ref', 'referee'),
    await member('Plain'),
  ];
  const remove = async (by: Who, { id: userId }: Who) => codeOf(await act(by, { type: 'remove', userId }));
  const reason = 'Because I can, as it were.';
  expect(await remove(one, other)).toBe('CL_FORBIDDEN');
  expect(codeOf(await act(one, { type: 'remove', userId: other.id, reason }))).toBe('CL_FORBIDDEN');
  expect(await remove(one, owner)).toBe('OWNER_STAYS');
  expect(await remove(referee, plain)).toBe('CL_FORBIDDEN');
  expect([await remove(one, referee), await remove(one, plain), await remove(owner, other)]).toEqual([
    'ok',
    'ok',
    'ok',
  ]);
  expect(await rowOf(one, owner)).toMatchObject({ roles: ['organiser'] });
});

test.each([
  ['offers of the club', (who: Who) => act(owner, { type: 'offer-ownership', userId: who.id })],
  [
    'offers of an office',
    async (who: Who) => {
      await act(owner, { type: 'appoint', userId: who.id, roles: ['referee'] });
      await act(owner, { type: 'appoint', userId: who.id, roles: [] });
    },
  ],
])('%s, forty times over and at once, are five letters', async (_, offer) => {
  const ann = await member('Ann');
  for (let n = 0; n < 20; n += 1) {
    house.clock.advance(1_000);
    await offer(ann);
  }
  await Promise.all(Array.from({ length: 20 }, () => offer(ann)));
  expect(await lettersTo(ann)).toBe(5);
});

test('removing somebody with a reason, each time they come again, writes five letters', async () => {
  const ann = await person('Ann');
  for (let n = 0; n < 8; n += 1) {
    house.clock.advance(1_000);
    await act(owner, { type: 'invite', userId: ann.id });
    await act(ann, { type: 'join' });
    await act(owner, { type: 'remove', userId: ann.id, reason: 'Here is a reason for it.' });
  }
  expect(await lettersTo(ann)).toBe(5);
});

test('nobody is invited, by id or by address, whom the officer has blocked or who has blocked them', async () => {
  const [ann, ben] = [await person('Ann'), await person('Ben')];
  await ann.client.put(`/me/blocks/${owner.id}`, {});
  await owner.client.put(`/me/blocks/${ben.id}`, {});
  for (const who of [ann.id, ann.email, ben.id, ben.email])
    expect(codeOf(await act(owner, { type: 'invite', userId: who }))).toMatch(/^(ok|RECIPIENT_UNKNOWN)$/);
  expect([await lettersTo(ann), await lettersTo(ben)]).toEqual([0, 0]);
  for (const one of [ann, ben]) {
    expect(await rowOf(one, owner)).toBeUndefined();
    await act(one, { type: 'join' });
    expect((await viewFor(one)).member).toBe(false);
  }
});

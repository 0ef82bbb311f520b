/** CL-031: what an account says, and what others said of it, is read where somebody enters. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeMember } from '../clubs/removing.ts';
import { findClub } from '../clubs/service.ts';
import { Client } from '../testing/client.ts';
import { type House, openHouse, visitor } from '../testing/house.ts';
import { actInEvent } from './perform-act.ts';
import { seenEvent } from './response.ts';

const DAY = 86_400_000;
let house: House;
beforeAll(async () => {
  house = await openHouse('2026-06-10T12:00:00Z');
});
afterAll(() => house.close());

async function person(name: string) {
  const { caller, token } = await visitor(house.context, name);
  return { caller, token, client: new Client(house.app, { token }) };
}
type Person = Awaited<ReturnType<typeof person>>;

async function season(owner: Person, slug: string): Promise<string> {
  await owner.client.post('/clubs', { slug, name: 'Die Feldpost', visibility: 'public', joinRule: 'open' });
  const settings = { game: 'wwi-combined-arms', scenario: 'salient-duel', sideMode: 'pair', format: 'swiss' };
  const body = { name: 'Spring', settings, clock: 'post', startsAt: '2026-06-20T18:00:00Z' };
  const { id } = (await owner.client.post<{ readonly id: string }>(`/clubs/${slug}/events`, body as never)).body;
  expect((await actInEvent(house.context, owner.caller, id, { type: 'open' })).ok).toBe(true);
  return id;
}

/** The conditions that keep somebody out, as the page tells them before and the act after. */
async function keptOut({ caller }: Person, id: string) {
  const seen = await seenEvent(house.context, caller, id);
  const entered = await actInEvent(house.context, caller, id, { type: 'enter' });
  const told = seen.ok ? seen.value.unmet.map(({ condition }) => condition) : [];
  const { conditions = [] } = (entered.ok ? {} : entered.fault.details) as {
    readonly conditions?: readonly { readonly condition: string; readonly asked: unknown; readonly have: unknown }[];
  };
  expect(conditions.map(({ condition }) => condition)).toEqual(told);
  return conditions.map(({ condition, asked, have }) => ({ condition, asked, have }));
}

test('CL-031: the account’s own limit of running matches is asked, none where it says nothing', async () => {
  const [owner, ida] = [await person('Olga'), await person('Ida')];
  const id = await season(owner, 'own-limit');
  // A pair opens two matches at once.
  const limit = async (matchLimit: number) => {
    const headers = { authorization: `Bearer ${ida.token}` };
    const request = { method: 'PATCH', url: '/api/v1/me', headers, payload: { matchLimit } } as const;
    return (await house.app.inject(request)).json<{ readonly matchLimit: number | null }>().matchLimit;
  };
  expect(await limit(1)).toBe(1);
  expect(await keptOut(ida, id)).toEqual([{ condition: 'load', asked: 1, have: 2 }]);
  expect(await limit(0)).toBeNull();
  expect(await keptOut(ida, id)).toEqual([]);
});

test('CL-031: who is suspended, or was removed from this club for cause in the last 90 days, does not enter', async () => {
  const [owner, bo, kim] = [await person('Otto'), await person('Bo'), await person('Kim')];
  const [id, other] = [await season(owner, 'the-barred'), await season(owner, 'elsewhere')];
  const until = new Date(house.clock.now().getTime() + DAY);
  const suspend = (suspendedUntil: Date | null) =>
    house.context.db.user.update({ where: { id: bo.caller.userId }, data: { suspendedUntil } });
  await suspend(until);
  expect(await keptOut(bo, id)).toEqual([{ condition: 'ban', asked: 'none', have: 'ban' }]);
  await suspend(new Date(house.clock.now().getTime() - 1));
  expect(await keptOut(bo, id)).toEqual([]);
  const found = await findClub(house.context, owner.caller, 'the-barred');
  if (!found.ok) throw new Error(found.fault.code);
  await removeMember(
    { context: house.context, caller: owner.caller, club: found.value },
    kim.caller.userId,
    'They were rude to everybody.',
  );
  expect(await keptOut(kim, id)).toEqual([{ condition: 'ban', asked: 'none', have: 'ban' }]);
  expect(await keptOut(kim, other)).toEqual([]);
  await house.context.db.clubRemoval.updateMany({ data: { at: new Date(house.clock.now().getTime() - 90 * DAY) } });
  expect(await keptOut(kim, id)).toEqual([]);
});

test('CL-030: an event begins between its announcement and 366 days after it', async () => {
  const owner = await person('Ole');
  await owner.client.post('/clubs', { slug: 'the-late', name: 'Die Feldpost' });
  const settings = { game: 'wwi-combined-arms', scenario: 'salient-duel', format: 'swiss' };
  const announce = (startsAt: string) =>
    owner.client.post<{ readonly error?: { readonly code: string; readonly details: unknown } }>(
      '/clubs/the-late/events',
      { name: 'Spring', settings, clock: 'post', startsAt } as never,
    );
  for (const startsAt of [
    '2000-01-01T00:00:00Z',
    '2026-06-10T11:59:59Z',
    '2027-06-12T12:00:00Z',
    '9999-01-01T00:00:00Z',
  ])
    expect((await announce(startsAt)).body, startsAt).toMatchObject({
      error: { code: 'CL_BAD_INPUT', details: { at: 'startsAt' } },
    });
  expect((await announce('2027-06-11T12:00:00Z')).status).toBe(201);
});

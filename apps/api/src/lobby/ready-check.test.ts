import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweep } from '../jobs/sweep.ts';
import { loadMatch } from '../match-store/store.ts';
import { codeOf, type House, openHouse, visitor } from '../testing/house.ts';
import { offerDice } from './dice-offer.ts';
import { confirmReady } from './ready-check.ts';
import { createMatch, joinMatch, leaveMatch } from './service.ts';

const HOUR = 3_600_000;
let house: House;
beforeAll(async () => {
  house = await openHouse('2026-11-23T12:00:00Z');
});
afterAll(() => house.close());

async function openWithCheck() {
  const { context } = house;
  const [ada, ben] = [await visitor(context, 'Ada'), await visitor(context, 'Ben')];
  const input = { ruleSet: 'wwi-combined-arms', scenario: 'salient-duel', clock: { readyCheckHours: 24 } };
  const salted = { ...input, dice: offerDice(context, ada.caller), salt: '1'.repeat(32) };
  const made = await createMatch(context, ada.caller, salted);
  if (!made.ok) throw new Error(made.fault.code);
  return { id: made.value.id, ada, ben };
}

async function readyCheck() {
  const { context } = house;
  const { id, ada, ben } = await openWithCheck();
  expect(codeOf(await confirmReady(context, ada.caller, id))).toBe('NO_READY_CHECK');
  expect(codeOf(await joinMatch(context, ben.caller, id, { salt: '2'.repeat(32) }))).toBe('ok');
  return { id, ada, ben, stored: () => loadMatch(context.db, id) };
}

describe('the ready check', () => {
  test('begins the match when the last has said that they are there; who has just joined is', async () => {
    const { id, ada, ben, stored } = await readyCheck();
    expect(await stored()).toMatchObject({
      status: 'open',
      deadline: new Date(house.clock.now().getTime() + 24 * HOUR),
    });
    const told = await house.context.db.notification.findMany({ where: { matchId: id, channel: 'page' } });
    expect(told.map(({ why, userId }) => [why, userId])).toEqual([['ready-check', ada.caller.userId]]);
    const stranger = await visitor(house.context, 'Cid');
    expect(codeOf(await confirmReady(house.context, stranger.caller, id))).toBe('NOT_SEATED');
    expect(codeOf(await confirmReady(house.context, ben.caller, id))).toBe('ok');
    expect((await stored())?.status).toBe('open');
    expect(codeOf(await confirmReady(house.context, ada.caller, id))).toBe('ok');
    expect(await stored()).toMatchObject({ status: 'playing' });
    expect(codeOf(await confirmReady(house.context, ada.caller, id))).toBe('NOT_OPEN');
  });

  test('calls whoever is to come with the very commit that seats the last of them, or not at all', async () => {
    const { context } = house;
    const { id, ada, ben } = await openWithCheck();
    const calls = () =>
      context.db.notification.findMany({ where: { matchId: id }, select: { userId: true, why: true } });
    const seated = async () => (await loadMatch(context.db, id))?.seats.map(({ userId }) => userId);
    // The call is what cannot be written: then nobody has sat down either.
    await context.db.$executeRawUnsafe(
      "create function refuse_it() returns trigger language plpgsql as $$ begin raise 'cut'; end $$",
    );
    await context.db.$executeRawUnsafe(
      'create trigger cut before insert on notifications for each row execute function refuse_it()',
    );
    await expect(joinMatch(context, ben.caller, id, { salt: '2'.repeat(32) })).rejects.toThrow('cut');
    await context.db.$executeRawUnsafe('drop trigger cut on notifications');
    expect([await calls(), await seated()]).toEqual([[], [null, ada.caller.userId]]);
    expect(await loadMatch(context.db, id)).toMatchObject({ status: 'open', deadline: null });
    expect(codeOf(await joinMatch(context, ben.caller, id, { salt: '2'.repeat(32) }))).toBe('ok');
    expect(await seated()).toEqual([ben.caller.userId, ada.caller.userId]);
    expect(await calls()).toEqual([{ userId: ada.caller.userId, why: 'ready-check' }]);
  });

  test('frees the seats of those who were not there, and takes their salts along', async () => {
    const { ben, stored } = await readyCheck();
    house.clock.advance(25 * HOUR);
    expect((await sweep(house.context)).expired).toBeGreaterThan(0);
    const match = await stored();
    expect(match).toMatchObject({ status: 'open', deadline: null });
    expect(match?.seats.map(({ userId, salt }) => [userId, salt])).toEqual([
      [ben.caller.userId, '2'.repeat(32)],
      [null, null],
    ]);
  });

  test('is called off when somebody leaves', async () => {
    const { id, ben, stored } = await readyCheck();
    expect(codeOf(await leaveMatch(house.context, ben.caller, id))).toBe('ok');
    expect(await stored()).toMatchObject({ status: 'open', deadline: null });
  });
});

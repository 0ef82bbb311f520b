/** A team on the clock: players who have done their part get no reminder, are not away, and have missed no turn. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../context.ts';
import { remind } from '../jobs/reminders.ts';
import { createMatch, joinMatch } from '../lobby/service.ts';
import { codeOf, type House, openHouse, storedMatch, visitor } from '../testing/house.ts';
import { expireMatch } from '../turn/expire.ts';
import { play } from '../turn/play.ts';

const HOUR = 3_600_000;

let house: House;
beforeAll(async () => {
  house = await openHouse('2026-11-23T12:00:00Z');
});
afterAll(() => house.close());

const stored = (id: string) => storedMatch(house.context, id);

const done = async (who: Caller, id: string) =>
  expect(
    codeOf(
      await play(house.context, who, id, { expectedStep: (await stored(id)).step, order: { line: 'done' }, key: null }),
    ),
  ).toBe('ok');

const person = async (name: string): Promise<Caller> => (await visitor(house.context, name)).caller;

/** Ada and Ann play Herbivoria, Ben Carnivoron; it is Herbivoria's turn, for 24 hours. */
async function patrol() {
  const [ada, ben, ann] = [await person('Ada'), await person('Ben'), await person('Ann')];
  const input = {
    ruleSet: 'animal-world-war',
    scenario: 'last-bridge',
    side: 'HERB',
    options: { playersHERB: 2, playersCARN: 1 },
    clock: { bankSeconds: 86_400, incrementSeconds: 3_600, atEnd: 'replacement' },
  };
  const made = await createMatch(house.context, ada, input);
  if (!made.ok) throw new Error(made.fault.code);
  const { id } = made.value;
  expect(codeOf(await joinMatch(house.context, ben, id, { side: 'CARN' }))).toBe('ok');
  expect(codeOf(await joinMatch(house.context, ann, id, { side: 'HERB' }))).toBe('ok');
  return { ada, ben, ann, id };
}

const remindedIn = async (matchId: string) =>
  (await house.context.db.notification.findMany({ where: { matchId, kind: 'reminder', channel: 'page' } })).map(
    ({ userId }) => userId,
  );

const missedIn = async (matchId: string) =>
  (await house.context.db.responseTime.findMany({ where: { matchId, missed: true } })).map(({ userId }) => userId);

const vacantIn = async (id: string) =>
  (await stored(id)).seats
    .filter(({ vacantSince }) => vacantSince !== null)
    .map(({ side, player }) => `${side}.${player}`);

test('only who has something to do still is reminded, is late, and loses their seat', async () => {
  const { ada, ann, id } = await patrol();
  await done(ann, id);
  house.clock.advance(13 * HOUR);
  expect(await remind(house.context, id)).toBe(1);
  expect(await remindedIn(id)).toEqual([ada.userId]);
  house.clock.advance(13 * HOUR);
  await expireMatch(house.context, id);
  expect(await missedIn(id)).toEqual([ada.userId]);
  expect(await vacantIn(id)).toEqual(['HERB.0']);
});

test('where nobody has done their part all are', async () => {
  const { ada, ann, id } = await patrol();
  house.clock.advance(13 * HOUR);
  expect(await remind(house.context, id)).toBe(2);
  house.clock.advance(13 * HOUR);
  await expireMatch(house.context, id);
  expect((await missedIn(id)).toSorted()).toEqual([ada.userId, ann.userId].toSorted());
  expect(await vacantIn(id)).toEqual(['HERB.0', 'HERB.1']);
});

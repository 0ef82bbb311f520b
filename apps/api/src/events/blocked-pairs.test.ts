/** CL-023: people who blocked one another never meet in a Swiss, and its public log says nothing of it. */
import { barredHash, exportOf, verifyExport } from '@fieldpost/league';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { block } from '../messages/blocks.ts';
import { type House, openHouse } from '../testing/house.ts';
import { genesisOf, openedEvent } from './opened-event.ts';
import { Evening } from './testing/evening.ts';

const REASON = 'Both have asked for it, and nobody else.';
const FOUR = ['Ida', 'Bo', 'Kim', 'Ann'] as const;

let house: House;
beforeAll(async () => {
  house = await openHouse('2026-06-10T12:00:00Z');
});
afterAll(() => house.close());

/** Decides all running matches, and advances the event. */
async function decided(evening: Evening): Promise<void> {
  const { legs } = await evening.stored();
  for (const { id } of legs.filter(({ state }) => state === 'running'))
    expect(await evening.act('owner', { type: 'decide', leg: id, q: 4, reason: REASON })).toBe('ok');
  await evening.later(1_000);
}

const proof = async (evening: Evening) => {
  const [event, log] = [await evening.stored(), await evening.rows()];
  return verifyExport(exportOf(genesisOf(event), log, openedEvent(event, log).ledger));
};

test('of the three pairings of four one is barred: two rounds are played, and the third is held', async () => {
  const evening = new Evening(house);
  await evening.come(...FOUR);
  const blocked = `/me/blocks/${evening.who('Kim').caller.userId}`;
  expect((await evening.who('Ida').client.put(blocked, {})).status).toBe(204);
  await evening.begun({ rounds: 3, draftHours: 0, rolling: true, seeding: 'lot', limits: { unproven: 100 } }, ...FOUR);
  const [ida, kim] = [(await evening.entryOf('Ida')).id, (await evening.entryOf('Kim')).id];
  await decided(evening);
  await decided(evening);
  const rounds = (await evening.rows()).flatMap(({ event }) => (event.kind === 'round' ? [event] : []));
  expect(rounds.map(({ round }) => round)).toEqual([1, 2]);
  expect(rounds.flatMap(({ pairs }) => pairs).some((pair) => pair.includes(ida) && pair.includes(kim))).toBe(false);
  expect((await evening.stored()).held).toBe('CL_REPEAT_UNAVOIDABLE');
  const kept = await house.context.db.eventBarring.findMany({
    where: { eventId: evening.id },
    orderBy: { round: 'asc' },
  });
  expect(kept.map(({ hash }) => hash)).toEqual(rounds.map(({ barred }) => barred));
  for (const { pairs, salt, hash } of kept) {
    expect(pairs).toEqual([[ida, kim].toSorted()]);
    expect(barredHash(pairs as [string, string][], salt)).toBe(hash);
  }
  expect(new Set(kept.map(({ salt }) => salt)).size).toBe(2);
  const page = JSON.stringify((await evening.who('Bo').client.get(`/events/${evening.id}/log`)).body);
  expect(page).not.toContain(kept[0]?.salt);
  expect((await proof(evening)).filter(({ held }) => !held)).toEqual([]);
  expect(await evening.act('owner', { type: 'agree-repeat' })).toBe('ok');
  const last = (await evening.rows()).findLast(({ event }) => event.kind === 'round')?.event;
  expect(last?.kind === 'round' && last.pairs.some((pair) => pair.includes(ida) && pair.includes(kim))).toBe(false);
  expect((await proof(evening)).filter(({ held }) => !held)).toEqual([]);
});

test('where nobody has blocked anybody a round says as much, and its pairing is proved whole', async () => {
  const evening = new Evening(house);
  await evening.come(...FOUR);
  await evening.begun({ rounds: 3, draftHours: 0, rolling: true, limits: { unproven: 100 } }, ...FOUR);
  const [kept] = await house.context.db.eventBarring.findMany({ where: { eventId: evening.id } });
  expect(kept).toMatchObject({ round: 1, pairs: [] });
  expect((await proof(evening)).find(({ what }) => what === 'pairings')).toEqual({
    what: 'pairings',
    held: true,
    seq: null,
  });
});

test('of one person’s blocks three count in an event, the oldest first', async () => {
  const evening = new Evening(house);
  const six = [...FOUR, 'Eva', 'Jon'];
  await evening.come(...six);
  for (const name of ['Jon', 'Eva', 'Ann', 'Kim']) {
    house.clock.advance(1_000);
    await block(house.context, evening.who('Ida').caller, evening.who(name).caller.userId);
  }
  await evening.begun({ rounds: 3, draftHours: 0, limits: { unproven: 100 } }, ...six);
  const [kept] = await house.context.db.eventBarring.findMany({ where: { eventId: evening.id } });
  const kim = (await evening.entryOf('Kim')).id;
  expect([(kept?.pairs as unknown[] | undefined)?.length, JSON.stringify(kept?.pairs).includes(kim)]).toEqual([
    3,
    false,
  ]);
});

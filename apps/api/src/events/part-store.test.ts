/** CL-171: a division in one statement is what the client reads of it in seven: every column, every list, in its order. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, visitor } from '../testing/house.ts';
import { eventOfPart } from './part-store.ts';
import { eventById } from './store.ts';

const at = (hour: number): Date => new Date(Date.UTC(2026, 5, 10, hour, 30, 15, 123));
const EVENT = 'event';

let house: House;
beforeAll(async () => {
  house = await openHouse('2026-06-10T12:00:00Z');
});
afterAll(() => house.close());

/** Four entries in two divisions, and one of everything else, with every column filled. */
async function filled(people: readonly string[]): Promise<void> {
  const { db } = house.context;
  const [first = '', second = ''] = people;
  await db.club.create({ data: { id: 'club', slug: 'club', name: 'Club', createdAt: at(1) } });
  const kept = {
    settings: { format: 'league' },
    genesis: { tiers: 1 },
    clockSpec: { id: 'slow' },
    tables: { promotion: null },
  };
  const dates = { startsAt: at(2), dueAt: at(3), createdAt: at(1) };
  const about = {
    name: 'Spring',
    ruleSet: 'wwi-combined-arms',
    edition: 1,
    scenario: 'salient-duel',
    format: 'league',
  };
  const stands = { state: 'running', seq: 3, head: 'ff', held: 'why', draft: { round: 2 }, differs: true };
  const data = { id: EVENT, clubId: 'club', creatorId: first, seed: new Uint8Array([0, 255, 16]), afterId: 'before' };
  await db.clubEvent.create({ data: { ...data, ...about, ...kept, ...dates, ...stands } as never });
  for (const [index, userId] of people.entries()) {
    const times = { enteredAt: at(9 - index), answerBy: at(4), removedAt: at(5), soughtAt: at(6), foundAt: at(7) };
    const team = { teamName: `Team ${index}`, teamId: 'e0', place: index };
    await db.eventEntry.create({
      data: { id: `e${index}`, eventId: EVENT, userId, label: `${index}`, absent: index, ...times, ...team },
    });
  }
  for (const [a, b] of [
    ['e0', 'e1'],
    ['e2', 'e3'],
  ] as const) {
    const leg = { id: `leg-${a}`, eventId: EVENT, round: 1, a, b, no: 1, board: 2, state: 'late', extended: 1 };
    await db.eventLeg.create({ data: { ...leg, openedAt: at(8), dueAt: at(9) } });
  }
  const appeal = { eventId: EVENT, legId: 'leg-e0', seq: 2, entry: 'e0', reason: 'No.', at: at(10), dueAt: at(11) };
  await db.eventAppeal.create({ data: appeal });
  const open = {
    eventId: EVENT,
    legId: 'leg-e0',
    cause: 'late',
    stopped: true,
    reason: 'Late.',
    openedAt: at(10),
    dueAt: at(11),
  };
  await db.eventCase.create({
    data: { ...open, nth: 1, openerId: first, closedAt: at(12), evidence: { turns: [1] }, evidenceHash: 'aa' },
  });
  await db.eventCase.create({ data: { ...open, nth: 2, statements: [{ entry: 'e0', at: '2026-06-10' }] } });
  await db.eventStandBy.create({ data: { eventId: EVENT, userId: second, since: at(3) } });
  const offer = { eventId: EVENT, entryId: 'e1', userId: first, state: 'accepted', leaverId: second };
  await db.eventOffer.create({ data: { ...offer, at: at(4), dueAt: at(5) } });
}

test('CL-171: all of it is read as the client reads it; of entries and legs only the division and who asks', async () => {
  const people: string[] = [];
  for (const name of ['Ida', 'Bo', 'Kim', 'Lu']) people.push((await visitor(house.context, name)).caller.userId);
  await filled(people);
  const { db } = house.context;
  const whole = await eventById(db, EVENT);
  if (whole === null) throw new Error('no event');
  const all = await eventOfPart(db, EVENT, { entries: ['e0', 'e1', 'e2', 'e3'], by: null });
  expect(all).toEqual(whole);
  const part = await eventOfPart(db, EVENT, { entries: ['e0', 'e1'], by: people[3] ?? null });
  const entries = whole.entries.filter(({ id }) => id !== 'e2');
  expect(part).toEqual({ ...whole, entries, legs: whole.legs.filter(({ id }) => id === 'leg-e0') });
  const held = await db.$transaction((tx) => eventOfPart(tx, EVENT, { entries: ['e0', 'e1'], by: people[3] ?? null }));
  expect(held).toEqual(part);
  await expect(eventOfPart(db, 'none', { entries: [], by: null })).rejects.toThrow('event none is not there');
});

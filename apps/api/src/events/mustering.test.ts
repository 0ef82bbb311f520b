/**
 * Check-in and start (CL-030, CL-034): nobody is skipped before they could answer, and no act cancels an event as a
 * side effect.
 */
import { paced } from '@fieldpost/config/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from '../testing/house.ts';
import { holdRow } from './store.ts';
import { Evening } from './testing/evening.ts';

const HOUR = 3_600_000;
const FOUR = ['Ida', 'Bo', 'Kim', 'Ann'] as const;

let house: House;
beforeAll(async () => {
  house = await openHouse('2026-06-10T12:00:00Z');
});
afterAll(() => house.close());

/** An event whose entries are open, with four who have entered. */
async function entered(settings: object = {}, startsIn?: number): Promise<Evening> {
  const evening = new Evening(house);
  await evening.announce({ limits: { unproven: 100 }, ...settings }, startsIn);
  await evening.come(...FOUR);
  for (const name of FOUR) expect(await evening.act(name, { type: 'enter' })).toBe('ok');
  return evening;
}

const stands = async (evening: Evening) => {
  const { state, seq, head } = await evening.stored();
  return { state, seq, head };
};

test('CL-030: a start before the muster is refused and changes nothing', async () => {
  const evening = new Evening(house);
  await evening.draft({});
  const before = await stands(evening);
  expect(before.state).toBe('draft');
  const refused = await evening.who('owner').client.post(`/events/${evening.id}/acts`, { type: 'start' } as never);
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('CL_BAD_STATE')]);
  expect(await stands(evening)).toEqual(before);
  await evening.act('owner', { type: 'open' });
  expect(await evening.act('owner', { type: 'start' })).toBe('CL_BAD_STATE');
});

test('CL-034: a start with too few says how many are missing, and one with silent entries until when they may answer', async () => {
  const evening = await entered({}, 1_000);
  const openedAt = house.clock.now().getTime();
  expect(await evening.act('owner', { type: 'muster' })).toBe('ok');
  const startsAt = new Date(openedAt + 72 * HOUR);
  expect((await evening.stored()).startsAt).toEqual(startsAt);
  expect(await evening.act('Ida', { type: 'confirm' })).toBe('ok');
  const before = await stands(evening);
  const few = await evening.refusedWith('owner', { type: 'start' });
  expect([few?.code, few?.details]).toEqual(['CL_TOO_FEW', { confirmed: 1, needed: 4, missing: 3 }]);
  expect(await stands(evening)).toEqual(before);
  await evening.come('Eva');
  expect(await evening.act('Eva', { type: 'enter' })).toBe('ok');
  for (const name of ['Bo', 'Kim']) expect(await evening.act(name, { type: 'confirm' })).toBe('ok');
  const running = await evening.refusedWith('owner', { type: 'start' });
  expect([running?.code, running?.details]).toEqual([
    'CL_MUSTER_RUNNING',
    { until: startsAt.toISOString(), unanswered: 1 },
  ]);
  await evening.later(71 * HOUR);
  expect([(await evening.stored()).state, await evening.stateOf('Ann')]).toEqual(['muster', 'entered']);
  await evening.later(HOUR);
  expect([(await evening.stored()).state, await evening.stateOf('Ann')]).toEqual(['running', 'lapsed']);
});

test('CL-034: a muster that opens in time ends at the announced start', async () => {
  const evening = await entered({ muster: { hours: 72 } }, 240 * HOUR);
  const { startsAt } = await evening.stored();
  await evening.later(100 * HOUR);
  expect(await evening.act('owner', { type: 'muster' })).toBe('ok');
  expect((await evening.stored()).startsAt).toEqual(startsAt);
});

test('CL-030, CL-034: with too few at its end entries open again, and the next muster asks everybody once more', async () => {
  const evening = await entered();
  expect(await evening.act('owner', { type: 'muster' })).toBe('ok');
  for (const name of ['Ida', 'Bo']) expect(await evening.act(name, { type: 'confirm' })).toBe('ok');
  await evening.later(240 * HOUR);
  expect((await evening.stored()).state).toBe('entries');
  expect(await Promise.all(FOUR.map((name) => evening.stateOf(name)))).toEqual([
    'entered',
    'entered',
    'lapsed',
    'lapsed',
  ]);
  expect(await evening.told('Ida')).toContain('Entries open again');
  for (const name of ['Kim', 'Ann']) expect(await evening.act(name, { type: 'enter' })).toBe('ok');
  await evening.later(72 * HOUR);
  expect([(await evening.stored()).state, await evening.stateOf('Ida')]).toEqual(['muster', 'entered']);
  for (const name of FOUR) expect(await evening.act(name, { type: 'confirm' })).toBe('ok');
  expect(await evening.act('owner', { type: 'start' })).toBe('ok');
});

test('CL-034: where nobody confirmed, nothing is asked again until enough have entered', async () => {
  const evening = await entered();
  expect(await evening.act('owner', { type: 'muster' })).toBe('ok');
  await evening.later(240 * HOUR);
  const idle = await evening.stored();
  expect([idle.state, idle.dueAt]).toEqual(['entries', null]);
  for (const name of ['Ida', 'Bo', 'Kim']) expect(await evening.act(name, { type: 'enter' })).toBe('ok');
  await evening.later(1_000 * HOUR);
  expect((await evening.stored()).state).toBe('entries');
});

test('CL-030: it is cancelled by the clock only where its settings say so, and the row says why', async () => {
  const evening = await entered({ muster: { tooFew: 'cancel' } });
  expect(await evening.act('owner', { type: 'muster' })).toBe('ok');
  expect(await evening.act('Ida', { type: 'confirm' })).toBe('ok');
  await evening.later(240 * HOUR);
  expect((await evening.stored()).state).toBe('cancelled');
  expect((await evening.lastRow())?.event).toEqual({ kind: 'state', to: 'cancelled', confirmed: 1, needed: 4 });
});

test('CL-030: nobody enters or waits for a place before entries are open', async () => {
  const evening = new Evening(house);
  await evening.draft({ maxEntries: 4, entry: { bots: 'allowed' } });
  await evening.come('Ida');
  expect(await evening.act('Ida', { type: 'enter' })).toBe('CL_BAD_STATE');
  expect(await evening.act('owner', { type: 'enter-bot', bot: 'greedy' })).toBe('CL_BAD_STATE');
  expect((await evening.stored()).entries).toEqual([]);
});

/** How many in this database wait for a lock. */
async function waiting(): Promise<number> {
  const [row] = await house.context.db.$queryRaw<readonly { readonly count: number }[]>`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return row?.count ?? 0;
}

test('CL-164: whoever waits while others write gets their act, whatever time it was when they asked', async () => {
  const evening = new Evening(house);
  await evening.announce({ limits: { unproven: 100 } });
  await evening.come('Ida', 'Bo');
  const ahead = { ...house.context, clock: Object.create(house.clock) as typeof house.clock };
  ahead.clock.now = () => new Date(house.clock.now().getTime() + 5);
  const asked: Promise<string>[] = [];
  await house.context.db.$transaction(
    async (tx) => {
      await holdRow(tx, evening.id);
      asked.push(evening.act('Ida', { type: 'enter' }, undefined, ahead));
      await expect.poll(waiting).toBe(1);
      asked.push(evening.act('Bo', { type: 'enter' }));
      await expect.poll(waiting).toBe(2);
    },
    { timeout: paced(30_000) },
  );
  expect(await Promise.all(asked)).toEqual(['ok', 'ok']);
  const times = (await evening.rows()).map(({ at }) => at ?? 0);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

/** Ways in which people gain by leaving and coming back, tried: free points, a kept rung, a rating that stands (CL-036, CL-064, CL-080, CL-139). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { autoplay } from '../availability/autoplay.ts';
import { tellFollower } from '../jobs/followers.ts';
import { closeRatingWeeks } from '../ratings/closing.ts';
import { type House, openHouse } from '../testing/house.ts';
import { agree } from '../turn/agreements.ts';
import { openedEvent } from './opened-event.ts';
import { rebuildRatings } from './rebuilding.ts';
import { Evening } from './testing/evening.ts';

const DAY = 86_400_000;
const REASON = 'Both have asked for it, and nobody else.';
const FOUR = ['Ida', 'Bo', 'Kim', 'Ann'] as const;

let house: House;
beforeAll(async () => {
  house = await openHouse('2026-06-10T12:00:00Z');
});
afterAll(() => house.close());

const rungs = async (evening: Evening): Promise<readonly string[]> => {
  const [event, log] = [await evening.stored(), await evening.rows()];
  const names = new Map(event.entries.map(({ id, user }) => [id, user.name]));
  return openedEvent(event, log).ledger.ladder.rungs.map((id) => names.get(id) ?? '');
};

test('who leaves a Swiss does not come back for a bye, and has one entry for good', async () => {
  const evening = new Evening(house);
  await evening.begun({ rounds: 3, draftHours: 0, rolling: true, limits: { unproven: 100 } }, ...FOUR, 'Eva');
  expect(await evening.act('Eva', { type: 'bye', round: 2, code: 'H' })).toBe('ok');
  expect(await evening.act('Eva', { type: 'bye', round: 3, code: 'H' })).toBe('CL_BYE_TOO_LATE');
  expect(await evening.act('Eva', { type: 'withdraw' })).toBe('ok');
  expect(await evening.act('Eva', { type: 'bye', round: 2, code: 'Z' })).toBe('CL_FORBIDDEN');
  expect(await evening.act('Eva', { type: 'enter' })).toBe('EVENT_REFUSED');
  const { entries } = await evening.stored();
  expect(entries.filter(({ userId }) => userId === evening.who('Eva').caller.userId)).toHaveLength(1);
});

const LADDER = { format: 'ladder', sideMode: 'single', seeding: 'lot', limits: { unproven: 100 } };

/** A ladder on which the second has challenged the first, and the match runs. */
async function challenged(): Promise<{ evening: Evening; first: string; second: string; match: string }> {
  const evening = new Evening(house);
  await evening.begun(LADDER, ...FOUR);
  const [first = '', second = ''] = await rungs(evening);
  const [a, b] = [(await evening.entryOf(second)).id, (await evening.entryOf(first)).id];
  expect(await evening.act(second, { type: 'challenge', b })).toBe('ok');
  expect(await evening.act(first, { type: 'answer', a, accept: true })).toBe('ok');
  await evening.later(0);
  const [leg] = (await evening.stored()).legs;
  await autoplay(house.context, leg?.id ?? '');
  return { evening, first, second, match: leg?.id ?? '' };
}

test('who resigns before the first move loses the rung', async () => {
  const { evening, first, second, match } = await challenged();
  const word = (what: 'offerDraw' | 'resign') => agree(house.context, evening.who(first).caller, match, what);
  expect(await word('offerDraw')).toMatchObject({ fault: { code: 'CL_NOT_BEGUN' } });
  expect((await word('resign')).ok).toBe(true);
  await tellFollower(house.context, match);
  expect((await rungs(evening)).slice(0, 2)).toEqual([second, first]);
});

test('who leaves the ladder has no rung, and does not come back to one', async () => {
  const { evening, first, second } = await challenged();
  expect(await evening.act(first, { type: 'withdraw' })).toBe('ok');
  expect((await rungs(evening))[0]).toBe(second);
  expect(await evening.act(first, { type: 'enter' })).toBe('EVENT_REFUSED');
  expect(await rungs(evening)).not.toContain(first);
});

test('who lets the first turn pass loses by walk-over, and a rung with it', async () => {
  const { evening, first, second } = await challenged();
  await evening.later(6 * DAY);
  await evening.later(0);
  const found = (await evening.rows()).map(({ event }) => event).find(({ kind }) => kind === 'result');
  if (found?.kind !== 'result') throw new Error('nothing was said of the match');
  expect(found.how).toBe('walkover');
  const winner = found.q[0] === 4 ? found.a : found.b;
  const won = winner === (await evening.entryOf(second)).id;
  expect((await rungs(evening)).slice(0, 2)).toEqual(won ? [second, first] : [first, second]);
});

test('a decision reversed after its week was closed leaves the ratings that the logs give', async () => {
  const evening = new Evening(house);
  await evening.begun({ rounds: 3, draftHours: 0, rated: true, limits: { unproven: 100 } }, ...FOUR);
  const [leg, other] = (await evening.stored()).legs;
  const ruling = { type: 'decide', leg: leg?.id ?? '', q: 4, reason: REASON };
  expect(await evening.act('owner', ruling)).toBe('ok');
  const said = (await evening.stored()).seq;
  const walkover = { type: 'decide', how: 'walkover', leg: other?.id ?? '', q: 4, reason: REASON };
  expect(await evening.act('owner', walkover)).toBe('ok');
  house.clock.advance(14 * DAY);
  await closeRatingWeeks(house.context);
  expect(await rebuildRatings(house.context)).toMatchObject({ changed: 0 });
  expect(await evening.act('owner', { ...ruling, q: 0, supersedes: said })).toBe('ok');
  await closeRatingWeeks(house.context);
  expect(await rebuildRatings(house.context)).toMatchObject({ changed: 0 });
  const rated = await house.context.db.ratedResult.findMany({ where: { eventId: evening.id } });
  expect(rated.map(({ id, scores }) => [id, scores])).toEqual([[leg?.id, [0, 4]]]);
});

/** CL-036: who comes to a Swiss that has begun asks, and an organiser lets them in until round 2 is paired. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from '../testing/house.ts';
import { Evening } from './testing/evening.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse('2026-06-10T12:00:00Z');
});
afterAll(() => house.close());

const FOUR = ['Ida', 'Bo', 'Kim', 'Ann'];
type Body = {
  readonly state: string;
  readonly mine: string | null;
  readonly entries: readonly { readonly id: string }[];
};

async function begun(): Promise<Evening> {
  const evening = new Evening(house);
  await evening.begun({ draftHours: 0, rounds: 3, rolling: true }, ...FOUR);
  await evening.come('Eva', 'Jon');
  return evening;
}

const asks = (evening: Evening, name: string) =>
  evening.who(name).client.post<Body>(`/events/${evening.id}/acts`, { type: 'enter' });

test('a request is 202, no act of the log, and seen by who asks and by officers alone', async () => {
  const evening = await begun();
  const { seq } = await evening.stored();
  const asked = await asks(evening, 'Eva');
  expect(asked.status, asked.text).toBe(202);
  const entry = (await evening.entryOf('Eva')).id;
  expect([await evening.stateOf('Eva'), asked.body.mine]).toEqual(['requested', entry]);
  expect((await evening.stored()).seq).toBe(seq);
  const sees = async (name: string) =>
    (await evening.who(name).client.get<Body>(`/events/${evening.id}`)).body.entries.some(({ id }) => id === entry);
  expect([await sees('owner'), await sees('Eva'), await sees('Ida'), await sees('Jon')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(await evening.told('owner')).toContain('Request to enter');
  expect((await asks(evening, 'Eva')).status).toBe(409);
});

test('the organiser lets them in, once, and nobody else does', async () => {
  const evening = await begun();
  await asks(evening, 'Eva');
  const entry = (await evening.entryOf('Eva')).id;
  expect(await evening.act('Eva', { type: 'late', entry })).toBe('CL_FORBIDDEN');
  expect(await evening.act('owner', { type: 'late', entry })).toBe('ok');
  expect(await evening.stateOf('Eva')).toBe('confirmed');
  expect(await evening.lastRow()).toMatchObject({ event: { kind: 'late', id: entry }, role: 'organiser' });
  expect(await evening.told('Eva')).toContain('Entered late');
  expect(await evening.act('owner', { type: 'late', entry })).toBe('EVENT_REFUSED');
});

test('a request is taken back, and may be made again', async () => {
  const evening = await begun();
  await asks(evening, 'Eva');
  expect(await evening.act('Eva', { type: 'withdraw' })).toBe('ok');
  expect(await evening.stateOf('Eva')).toBe('lapsed');
  const entry = (await evening.entryOf('Eva')).id;
  expect(await evening.act('owner', { type: 'late', entry })).toBe('EVENT_REFUSED');
  expect((await asks(evening, 'Eva')).status).toBe(202);
});

test('once round 2 is paired requests lapse, and nobody asks any more', async () => {
  const evening = await begun();
  await asks(evening, 'Eva');
  const reason = 'The position could not be read any more.';
  for (const { id } of (await evening.stored()).legs)
    expect(await evening.act('owner', { type: 'decide', leg: id, q: 4, reason })).toBe('ok');
  await evening.later(0);
  expect(Math.max(...(await evening.stored()).legs.map(({ round }) => round))).toBe(2);
  expect(await evening.stateOf('Eva')).toBe('lapsed');
  expect(await evening.told('Eva')).toContain('Not let in');
  expect(await evening.act('Jon', { type: 'enter' })).toBe('CL_BAD_STATE');
});

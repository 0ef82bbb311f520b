/** LC-161: what an Empire keeps to itself leaves no trace in anything that others are given, to the byte. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { autoplay } from '../attendance/autoplay.ts';
import { codeOf, type House, openHouse, visitor } from '../testing/house.ts';
import { play } from '../turn/play.ts';
import { act } from './acting.ts';
import { createCampaign, joinCampaign } from './opening.ts';
import { writeNote, writePlan } from './papers.ts';

type Person = Awaited<ReturnType<typeof visitor>>;

let house: House;
beforeAll(async () => {
  house = await openHouse('2026-11-23T12:00:00Z');
});
afterAll(() => house.close());

async function war() {
  const { context } = house;
  const [herb, carn] = [await visitor(context, 'Ada'), await visitor(context, 'Ben')];
  const opening = { rules: 'aww-legacy@1', title: 'The silent war', visibility: 'public' } as const;
  const made = await createCampaign(context, herb.caller, opening);
  if (!made.ok) throw new Error(made.fault.code);
  const { id } = made.value;
  expect(codeOf(await joinCampaign(context, carn.caller, id, 'CARN'))).toBe('ok');
  return { id, herb, carn, guest: await visitor(context, 'Cy') };
}

const READS = [
  '',
  '/legal',
  '/ledger',
  '/state?seq=0',
  '/history',
  '/soldiers/H.medic',
  '/honour',
  '/battles',
  '/papers',
  '/export',
];
const GRAPH = 'query ($id: ID!) { campaign(id: $id) { id seq head whole } }';

/** One act each that is refused: what a fault says and carries is an answer too. */
const REFUSED = [
  { expectedSeq: 0, act: { type: 'declare', kind: 'attack', city: 'c08' } },
  { expectedSeq: 7, act: { type: 'startTactic', tactic: 'T01' } },
];

/** All that somebody can get of a campaign and its battle, as bytes. */
async function everything(id: string, { token, caller }: Person): Promise<readonly string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const { app, context } = house;
  const urls = [
    ...READS.map((path) => `/api/v1/campaigns/${id}${path}`),
    `/api/v1/matches/${id}-1`,
    `/api/v1/matches/${id}-1/notices`,
  ];
  const given: string[] = [];
  for (const url of urls) {
    const { statusCode, headers: sent, body } = await app.inject({ url, headers });
    given.push(`${url} ${statusCode} ${sent.etag ?? ''} ${body}`);
  }
  const query = { query: GRAPH, variables: { id } };
  given.push((await app.inject({ method: 'POST', url: '/graphql', headers, payload: query })).body);
  for (const payload of REFUSED)
    given.push((await app.inject({ method: 'POST', url: `/api/v1/campaigns/${id}/acts`, headers, payload })).body);
  const told = await context.db.notification.findMany({ where: { userId: caller.userId }, orderBy: { id: 'asc' } });
  return [...given, JSON.stringify(told.map(({ id: one, kind, data }) => ({ one, kind, data })))];
}

/** The same for the other Empire and for a guest, whichever of these secrets its owner has made. */
async function expectSilent(one: Awaited<ReturnType<typeof war>>, secrets: readonly (() => Promise<unknown>)[]) {
  const [carn, guest] = [await everything(one.id, one.carn), await everything(one.id, one.guest)];
  expect(carn.length).toBe(READS.length + 6);
  for (const secret of secrets) {
    await secret();
    expect(await everything(one.id, one.carn)).toEqual(carn);
    expect(await everything(one.id, one.guest)).toEqual(guest);
  }
}

test('a start tactic before the reveal, and another one', async () => {
  const one = await war();
  const choose = (tactic: string) => async () => {
    const said = { type: 'startTactic', tactic };
    expect(codeOf(await act(house.context, one.herb.caller, one.id, { expectedSeq: 0, act: said, key: null }))).toBe(
      'ok',
    );
  };
  await expectSilent(one, [choose('T16'), choose('T05')]);
});

test('plans and notes', async () => {
  const one = await war();
  const { context } = house;
  const plan = (city: string) => async () =>
    expect(
      codeOf(await writePlan(context, one.herb.caller, one.id, { declarations: [{ kind: 'attack', city }] })),
    ).toBe('ok');
  const note = async () =>
    expect(codeOf(await writeNote(context, one.herb.caller, one.id, 'H.captain', 'Keep them back.'))).toBe('ok');
  await expectSilent(one, [plan('c02'), plan('c10'), note]);
});

test('the tactic that is brought into a battle', async () => {
  const one = await war();
  const { context } = house;
  for (const [who, tactic] of [
    [one.herb, 'T16'],
    [one.carn, 'T14'],
  ] as const) {
    const said = { expectedSeq: 0, act: { type: 'startTactic', tactic }, key: null };
    expect(codeOf(await act(context, who.caller, one.id, said))).toBe('ok');
  }
  const attack = { expectedSeq: 1, act: { type: 'declare', kind: 'attack', city: 'c02' }, key: null };
  expect(codeOf(await act(context, one.herb.caller, one.id, attack))).toBe('ok');
  await autoplay(context, `${one.id}-1`);
  const bring = async () => {
    const order = { expectedStep: 0, order: { line: 'bring T16' }, key: null };
    expect(codeOf(await play(context, one.herb.caller, `${one.id}-1`, order))).toBe('ok');
  };
  await expectSilent(one, [bring]);
});

/** LC-161: what an Empire keeps to itself leaves no trace in anything that others are given, to the byte. */
import { drawTests } from '@fieldpost/config/draw-tests';
import { paced } from '@fieldpost/config/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { autoplay } from '../availability/autoplay.ts';
import { calendarOf, warFeedOf } from '../delivery/feeds/links.ts';
import { noticeMail } from '../delivery/notices.ts';
import { tellFollower } from '../jobs/followers.ts';
import { inPlaceOf, type LiveMessage } from '../live/live.ts';
import type { DueNotice } from '../notification-rules/store.ts';
import { codeOf, forked, type House, openHouse, storedMatch, visitor } from '../testing/house.ts';
import { agree } from '../turn/agreements.ts';
import { play } from '../turn/play.ts';
import { act } from './acting.ts';
import { createCampaign, joinCampaign } from './opening.ts';
import { writeNote, writePlan } from './plans-and-notes.ts';

drawTests(1);

type Person = Awaited<ReturnType<typeof visitor>>;

let house: House;
beforeAll(async () => {
  house = await openHouse('2026-11-23T12:00:00Z');
});
afterAll(() => house.close());

async function war({ context }: House = house) {
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
  '/plans',
  '/export',
];
const GRAPH =
  'query ($id: ID!) { campaign(id: $id) { id seq head whole page } campaignHistory(id: $id, asText: true) }';

/** One act each that is refused: what a fault says and carries is an answer too. */
const REFUSED = [
  { expectedSeq: 0, act: { type: 'declare', kind: 'attack', city: 'c08' } },
  { expectedSeq: 7, act: { type: 'startTactic', tactic: 'T01' } },
];

/** Of the battle. */
const WATCHED = ['', '/commands', '/notices', '/frames?from=0&count=50', '/dice', '/record', '/orders', '/messages'];

/** All that somebody can get of a campaign and one of its battles, as bytes. */
async function everything(
  { app, context }: House,
  id: string,
  { token, caller }: Person,
  battle = 1,
): Promise<readonly string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const urls = [
    ...READS.map((path) => `/api/v1/campaigns/${id}${path}`),
    ...WATCHED.map((path) => `/api/v1/matches/${id}-${battle}${path}`),
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
  const links = [await calendarOf(context, caller.userId), await warFeedOf(context, caller, id)];
  for (const link of links) {
    const { statusCode, body } = await app.inject({ url: new URL(link).pathname });
    given.push(`${statusCode} ${body}`);
  }
  const told = await context.db.notification.findMany({ where: { userId: caller.userId } });
  const messages = told.map(({ kind, channel, data, createdAt, dueAt }) =>
    JSON.stringify([kind, channel, data, createdAt, dueAt]),
  );
  return [...given, JSON.stringify(messages.toSorted()), ...(await letters(context, caller.userId))];
}

/** The letters that a person is sent of the war, as they leave: words, buttons, the picture of the map. */
async function letters(context: House['context'], userId: string): Promise<readonly string[]> {
  const rows = await context.db.notification.findMany({
    where: { userId, aboutKind: 'campaign' },
    include: { user: true },
    orderBy: { id: 'asc' },
  });
  const mails = rows.map((row) => {
    const { notice } = row.data as { readonly notice: DueNotice['notice'] };
    const due = { ...row, about: { kind: 'campaign', id: row.aboutId }, notice } as unknown as DueNotice;
    return noticeMail(context, due);
  });
  return (await Promise.all(mails)).map(({ attachments = [], ...mail }) =>
    JSON.stringify([mail, attachments.map(({ content }) => Buffer.from(content).toString('base64'))]),
  );
}

/** The same for the other Empire and for a guest, whichever of these secrets its owner has made. */
async function expectSilent(one: Awaited<ReturnType<typeof war>>, secrets: readonly (() => Promise<unknown>)[]) {
  const [carn, guest] = [await everything(house, one.id, one.carn), await everything(house, one.id, one.guest)];
  // The other Empire has a letter of the beginning at least.
  expect(carn.length).toBeGreaterThan(READS.length + WATCHED.length + 6);
  for (const secret of secrets) {
    await secret();
    expect(await everything(house, one.id, one.carn)).toEqual(carn);
    expect(await everything(house, one.id, one.guest)).toEqual(guest);
  }
}

test('LC-161: a start tactic before the reveal, and another one', async () => {
  const one = await war();
  const choose = (tactic: string) => async () => {
    const said = { type: 'startTactic', tactic };
    expect(codeOf(await act(house.context, one.herb.caller, one.id, { expectedSeq: 0, act: said, key: null }))).toBe(
      'ok',
    );
  };
  await expectSilent(one, [choose('T16'), choose('T05')]);
});

test('LC-161: plans and notes', async () => {
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

test('LC-161: the tactic that is brought into a battle', async () => {
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

/** Compares two campaigns forked from one past: the same ids and seeds, but different secrets of one Empire. */
type Twin = { readonly house: House; readonly secret: readonly string[]; readonly heard: readonly LiveMessage[] };

/** Collects every live message from now on. */
async function listeningIn(house: House): Promise<Pick<Twin, 'house' | 'heard'>> {
  const heard: LiveMessage[] = [];
  await house.context.live.ready();
  house.context.live.listen((message) => heard.push(message));
  return { house, heard };
}

/** What the pages of somebody hear, of an open step nothing but their own: put together, for how much goes in one message is chance. */
const heardBy = ({ heard }: Twin, { caller }: Person): LiveMessage | undefined =>
  heard
    .filter(({ open, userIds }) => !open || userIds.includes(caller.userId))
    .reduce<LiveMessage | undefined>((earlier, later) => inPlaceOf(earlier, later), undefined);

/** Plays a line in the battle. */
async function order({ context }: House, { caller }: Person, match: string, line: string): Promise<void> {
  const { step } = await storedMatch(context, match);
  const played = await play(context, caller, match, { expectedStep: step, order: { line }, key: null });
  if (!played.ok) throw new Error(`${line}: ${played.fault.code}`);
}

/**
 * In both campaigns, expects the same answers to the other Empire and a guest, and different ones to the Empire with
 * the secret.
 */
async function expectAlike(
  twins: readonly Twin[],
  one: Awaited<ReturnType<typeof war>>,
  battle: number,
): Promise<void> {
  const [ours, theirs] = twins.map((twin) => twin.house) as [House, House];
  for (const who of [one.carn, one.guest])
    expect(await everything(theirs, one.id, who, battle)).toEqual(await everything(ours, one.id, who, battle));
  const [first, second] = twins as readonly [Twin, Twin];
  for (const who of [one.carn, one.guest])
    await expect.poll(() => heardBy(second, who), { timeout: paced(5_000) }).toEqual(heardBy(first, who));
  const own = await everything(ours, one.id, one.herb, battle);
  expect(await everything(theirs, one.id, one.herb, battle)).not.toEqual(own);
}

async function say(
  { context }: House,
  { caller }: Person,
  id: string,
  expectedSeq: number,
  said: object,
): Promise<void> {
  expect(codeOf(await act(context, caller, id, { expectedSeq, act: said, key: null }))).toBe('ok');
}

/** Both start tactics chosen, and the first attack declared. */
async function attacking(past: House, tactic: string) {
  const one = await war(past);
  await say(past, one.herb, one.id, 0, { type: 'startTactic', tactic });
  await say(past, one.carn, one.id, 0, { type: 'startTactic', tactic: 'T14' });
  await say(past, one.herb, one.id, 1, { type: 'declare', kind: 'attack', city: 'c02' });
  await autoplay(past.context, `${one.id}-1`);
  return one;
}

test('what T04 picks, until the deployment is revealed', async () => {
  const past = await openHouse('2026-11-23T12:00:00Z');
  const one = await attacking(past, 'T04');
  const match = `${one.id}-1`;
  await order(past, one.herb, match, 'bring T04');
  await order(past, one.carn, match, 'bring T14');
  await order(past, one.herb, match, 'play T04');
  await order(past, one.carn, match, 'keep');
  const [first, second] = await forked(past);
  const twins = [
    { ...(await listeningIn(first)), secret: ['captain', 'chef', 'engineer', 'flamer', 'gunner', 'medic'] },
    { ...(await listeningIn(second)), secret: ['sniper', 'recruit', 'observer', 'medic', 'captain', 'chef'] },
  ];
  const theirs = ['captain', 'chef', 'engineer', 'flamer', 'gunner', 'medic'];
  for (const [index, soldier] of theirs.entries()) {
    for (const twin of twins) await order(twin.house, one.herb, match, `pick ${twin.secret[index]}`);
    if (index === 0) await expectAlike(twins, one, 1);
    for (const twin of twins) await order(twin.house, one.carn, match, `pick ${soldier}`);
  }
  await expectAlike(twins, one, 1);
  for (const twin of twins) expect(heardBy(twin, one.carn)).toMatchObject({ open: false, before: expect.any(Number) });
  await second.close();
  await first.close();
});

test('which of its tactics an Empire brings', async () => {
  const past = await openHouse('2026-11-23T12:00:00Z');
  const one = await attacking(past, 'T16');
  expect(codeOf(await agree(past.context, one.carn.caller, `${one.id}-1`, 'resign'))).toBe('ok');
  await tellFollower(past.context, `${one.id}-1`);
  await say(past, one.carn, one.id, 5, { type: 'declare', kind: 'standDown' });
  await say(past, one.herb, one.id, 7, { type: 'declare', kind: 'attack', city: 'c10' });
  const match = `${one.id}-2`;
  await autoplay(past.context, match);
  const [first, second] = await forked(past);
  const twins = [
    { ...(await listeningIn(first)), secret: ['bring T16'] },
    { ...(await listeningIn(second)), secret: ['bring T09'] },
  ];
  for (const twin of twins) await order(twin.house, one.herb, match, twin.secret[0] ?? '');
  await expectAlike(twins, one, 2);
  for (const line of ['bring T14', 'keep']) for (const twin of twins) await order(twin.house, one.carn, match, line);
  await expectAlike(twins, one, 2);
  await second.close();
  await first.close();
});

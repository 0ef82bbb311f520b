/** LC-100 to LC-103: a club's groups side by side, and what its officers may do in them. */
import type { Json } from '@fieldpost/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { autoplay } from '../../availability/autoplay.ts';
import type { Caller } from '../../context.ts';
import { tellFollower } from '../../jobs/followers.ts';
import { rateBattles } from '../../ratings/battles.ts';
import { Client } from '../../testing/client.ts';
import { codeOf, type House, openHouse, visitor } from '../../testing/house.ts';
import { agree } from '../../turn/agreements.ts';
import { advance } from '../advance.ts';
import { officersAct } from '../correcting.ts';
import type { FrontActed } from './acting.ts';
import type { FrontSeen } from './reading.ts';

type Person = { readonly caller: Caller; readonly client: Client };
const NAMES = ['owner', 'organiser', 'ada', 'ben', 'cy', 'dee', 'stranger'] as const;
type Name = (typeof NAMES)[number];
const REASON = 'The clubhouse is being painted.';
const FRONT = { name: 'Eastern front', rules: 'aww-legacy@1', options: { cap: 12 }, groups: 3, table: true };

let house: House;
let people: Readonly<Record<Name, Person>>;

async function person(name: string): Promise<Person> {
  const { caller, token } = await visitor(house.context, name);
  return { caller, client: new Client(house.app, { token }) };
}

const post = (name: Name, path: string, body: Json = {}) => people[name].client.post<Json>(path, body as never);
const codeFrom = ({ status, body }: { readonly status: number; readonly body: unknown }): string | number =>
  (body as { readonly error?: { readonly code: string } }).error?.code ?? status;

async function opened(over: object = {}): Promise<FrontSeen> {
  const made = await post('organiser', '/clubs/post-house/fronts', { ...FRONT, ...over } as Json);
  expect(made.status, made.text).toBe(201);
  return made.body as unknown as FrontSeen;
}

const groupIds = ({ groups }: FrontSeen): readonly string[] => groups.map(({ id }) => id);
const frontPath = ({ id }: FrontSeen): string => `/clubs/post-house/fronts/${id}`;
const seen = async (name: Name, front: FrontSeen) => (await people[name].client.get<FrontSeen>(frontPath(front))).body;

/** Two people take a group, and others under them, and the two choose how they start. */
async function begun(
  id: string,
  herb: Name,
  carn: Name,
  others: readonly (readonly [Name, string])[] = [],
): Promise<void> {
  for (const [name, empire] of [[herb, 'HERB'], [carn, 'CARN'], ...others] as const) {
    const joined = await post(name, `/campaigns/${id}/join`, { empire });
    expect(joined.status, joined.text).toBe(200);
  }
  for (const [name, tactic] of [
    [herb, 'T16'],
    [carn, 'T14'],
  ] as const) {
    const chosen = await post(name, `/campaigns/${id}/acts`, { expectedSeq: 0, act: { type: 'startTactic', tactic } });
    expect(chosen.status, chosen.text).toBe(200);
  }
}

beforeAll(async () => {
  house = await openHouse('2026-11-23T12:00:00Z');
  people = Object.fromEntries(
    await Promise.all(NAMES.map(async (name) => [name, await person(name)] as const)),
  ) as typeof people;
  await post('owner', '/clubs', { slug: 'post-house', name: 'Post House' });
  for (const name of ['organiser', 'ada', 'ben', 'cy', 'dee'] as const)
    await post(name, '/clubs/post-house/acts', { type: 'join' });
  const userId = people.organiser.caller.userId;
  await post('owner', '/clubs/post-house/acts', { type: 'appoint', userId, roles: ['organiser'] });
  await post('organiser', '/clubs/post-house/acts', { type: 'take-office' });
});
afterAll(() => house.close());

describe('groups (LC-100)', () => {
  test('officers open a front with its groups, numbered, of one template, with nobody in them', async () => {
    const front = await opened();
    expect(front.groups.map(({ title, group, status }) => [title, group, status])).toEqual([
      ['Eastern front, group 1', 1, 'open'],
      ['Eastern front, group 2', 2, 'open'],
      ['Eastern front, group 3', 3, 'open'],
    ]);
    expect(front.groups.every(({ seats }) => seats.every(({ user }) => user === null))).toBe(true);
    const other = await opened();
    type Page = { readonly fronts: readonly { readonly id: string }[]; readonly next: string | null };
    const page = async (query: string): Promise<Page> =>
      (await people.stranger.client.get<Page>(`/clubs/post-house/fronts${query}`)).body;
    const { fronts } = await page('');
    expect(fronts.map(({ id }) => id)).toEqual(expect.arrayContaining([front.id, other.id]));
    const first = await page('?limit=1');
    expect(first.fronts).toEqual(fronts.slice(0, 1));
    expect((await page(`?limit=1&cursor=${first.next}`)).fronts).toEqual(fronts.slice(1, 2));
    const query = `{ frontsConnection(club: "post-house", first: 1, after: "${first.next}") { edges { node } } }`;
    const { body } = await people.stranger.client.graphql<Json>(query);
    expect(body).toEqual({ data: { frontsConnection: { edges: [{ node: fronts[1] }] } } });
  });

  test.each([
    ['0 groups', { groups: 0 }, 'FRONT_FULL'],
    ['65 groups', { groups: 65 }, 'FRONT_FULL'],
    ['a name of blanks', { name: '  ' }, 'TITLE_INVALID'],
    ['a name of 46 letters', { name: 'x'.repeat(46) }, 'TITLE_INVALID'],
    ['another campaign', { rules: 'chess@1' }, 'CAMPAIGN_UNKNOWN'],
    ['a cap of 9', { options: { cap: 9 } }, 'OPTION_INVALID'],
    ['waits of no length', { settings: { declareHours: 0 } }, 'SETTINGS_INVALID'],
    ['half a group', { groups: 1.5 }, 'MALFORMED'],
  ])('%s are refused, and nothing is opened', async (_what, over, code) => {
    const before = await house.context.db.front.count();
    const answer = await post('organiser', '/clubs/post-house/fronts', { ...FRONT, ...over } as Json);
    expect(codeFrom(answer)).toBe(code);
    expect(await house.context.db.front.count()).toBe(before);
  });

  test('who holds no office opens none, and adds no group', async () => {
    const front = await opened();
    for (const [name, code] of [
      ['ada', 'CL_FORBIDDEN'],
      ['stranger', 'CL_FORBIDDEN'],
    ] as const) {
      expect(codeFrom(await post(name, '/clubs/post-house/fronts', FRONT))).toBe(code);
      expect(codeFrom(await post(name, `${frontPath(front)}/acts`, { type: 'add', groups: 1 }))).toBe(code);
    }
  });

  test('groups are added up to sixty-four', async () => {
    const front = await opened({ groups: 63 });
    const acts = `${frontPath(front)}/acts`;
    expect(codeFrom(await post('owner', acts, { type: 'add', groups: 2 }))).toBe('FRONT_FULL');
    const added = (await post('owner', acts, { type: 'add', groups: 1 })).body as unknown as FrontActed;
    expect(added.front.groups.at(-1)).toMatchObject({ group: 64, title: 'Eastern front, group 64' });
  });

  test('a member of the club takes a seat in one of them; who is none joins the club first', async () => {
    const [one = '', other = ''] = groupIds(await opened());
    expect(codeFrom(await post('stranger', `/campaigns/${one}/join`, { empire: 'HERB' }))).toBe('CLUB_MEMBERS_ONLY');
    expect(codeFrom(await post('ada', `/campaigns/${one}/join`, { empire: 'HERB' }))).toBe(200);
    expect(codeFrom(await post('ada', `/campaigns/${other}/join`, { empire: 'HERB' }))).toBe('ALREADY_SEATED');
  });

  test('any officer begins a group with computer players, or calls it off', async () => {
    const front = await opened();
    const [one = '', other = ''] = groupIds(front);
    expect(codeFrom(await post('ada', `/campaigns/${one}/start`, { bot: 'greedy' }))).toBe('FORBIDDEN');
    expect(codeFrom(await post('owner', `/campaigns/${one}/start`, { bot: 'greedy' }))).toBe(200);
    expect(codeFrom(await post('owner', `/campaigns/${other}/cancel`))).toBe(200);
    expect((await seen('ada', front)).groups.map(({ group, status }) => [group, status])).toEqual([
      [1, 'playing'],
      [3, 'open'],
    ]);
  });
});

describe('compared (LC-101)', () => {
  test('turn, cities, soldiers, losses, upgrades and head of each, and a place once it has ended', async () => {
    const front = await opened();
    const [one = '', other = ''] = groupIds(front);
    await begun(one, 'ada', 'ben');
    await begun(other, 'cy', 'dee');
    const given = await post('ben', `/campaigns/${one}/acts`, { expectedSeq: 1, act: { type: 'resign' } });
    expect(given.status, given.text).toBe(200);
    const [first, second, third] = (await seen('stranger', front)).groups;
    expect(first).toMatchObject({ place: 1, figures: { winner: 'HERB', turn: 1, paused: false } });
    expect(first?.figures?.counts.HERB).toMatchObject({
      cities: 2,
      'key cities': 1,
      ready: 12,
      fallen: 0,
      upgrades: 0,
    });
    expect(first?.figures?.head).toMatch(/^[0-9a-f]{64}$/);
    expect(second).toMatchObject({ place: null, figures: { winner: null } });
    expect(third).toMatchObject({ place: null, figures: null });
  });

  test('officers hear of the end of a group in which they do not fight', async () => {
    const front = await opened();
    const [one = ''] = groupIds(front);
    await begun(one, 'ada', 'organiser');
    await post('ada', `/campaigns/${one}/acts`, { expectedSeq: 1, act: { type: 'resign' } });
    const told = async (name: Name) =>
      house.context.db.notification.count({ where: { aboutId: one, userId: people[name].caller.userId } });
    expect(await told('owner')).toBe(1);
    expect(await told('cy')).toBe(0);
  });

  test('a private front is there for the club alone; how a group stands, for who fights in it and for officers', async () => {
    const front = await opened({ visibility: 'private' });
    const [one = ''] = groupIds(front);
    await begun(one, 'ada', 'ben');
    const stranger = await people.stranger.client.get(frontPath(front));
    expect(codeFrom(stranger as never)).toBe('NOT_FOUND');
    expect(codeFrom((await people.stranger.client.get(`/campaigns/${one}`)) as never)).toBe('NOT_FOUND');
    expect((await seen('cy', front)).groups[0]).toMatchObject({ figures: null, place: null });
    for (const name of ['ada', 'owner'] as const)
      expect((await seen(name, front)).groups[0]?.figures).toMatchObject({ turn: 1 });
    const campaign = await people.owner.client.get<{ readonly viewer: unknown; readonly motion: unknown }>(
      `/campaigns/${one}`,
    );
    expect(campaign.body).toMatchObject({ viewer: null, motion: null, front: { officer: true, group: 1 } });
    expect(codeFrom((await people.owner.client.get(`/campaigns/${one}/plans`)) as never)).toBe('NOT_MEMBER');
  });
});

describe('officers (LC-102)', () => {
  test('pause and resume all groups with a reason, each an entry and a notice; not the one in which they sit', async () => {
    const front = await opened();
    const [one = '', other = ''] = groupIds(front);
    await begun(one, 'ada', 'ben');
    await begun(other, 'organiser', 'cy');
    const acts = `${frontPath(front)}/acts`;
    expect(codeFrom(await post('ada', acts, { type: 'pause', reason: REASON }))).toBe('CL_FORBIDDEN');
    const short = (await post('organiser', acts, { type: 'pause', reason: 'paint' })).body as unknown as FrontActed;
    expect(short.groups[0]?.code).toBe('REASON_REQUIRED');
    const done = (await post('organiser', acts, { type: 'pause', reason: REASON })).body as unknown as FrontActed;
    // In their own group they are a commander, whose word alone pauses nothing.
    expect(done.groups).toMatchObject([{ group: 1, code: null }, { group: 2 }]);
    expect(done.front.groups.map(({ figures }) => figures?.paused ?? null)).toEqual([true, false, null]);
    const told = await house.context.db.notification.findMany({
      where: { aboutId: one, userId: people.ada.caller.userId },
    });
    expect(JSON.stringify(told)).toContain(REASON);
    await post('owner', acts, { type: 'resume', reason: REASON });
    expect((await seen('ada', front)).groups[0]?.figures?.paused).toBe(false);
  });

  test('put a substitute in the place of a member, who leaves with the same commit (LC-095, LC-102)', async () => {
    const [one = ''] = groupIds(await opened());
    await begun(one, 'ada', 'ben');
    const place = { empire: 'HERB', player: 0 };
    expect(codeFrom(await post('ben', `/campaigns/${one}/substitute`, place))).toBe('FORBIDDEN');
    expect(codeFrom(await post('owner', `/campaigns/${one}/substitute`, { empire: 'HERB', player: 3 }))).toBe(
      'SIDE_UNKNOWN',
    );
    const { seat } = (await post('owner', `/campaigns/${one}/substitute`, place)).body as { readonly seat: string };
    expect(codeFrom(await post('stranger', `/campaigns/${one}/seat`, { seat }))).toBe('CLUB_MEMBERS_ONLY');
    expect(codeFrom(await post('cy', `/campaigns/${one}/seat`, { seat }))).toBe(200);
    const resigning = { expectedSeq: 2, act: { type: 'resign' } };
    expect(codeFrom(await post('ada', `/campaigns/${one}/acts`, resigning))).toBe('NOT_MEMBER');
    expect(codeFrom(await post('cy', `/campaigns/${one}/acts`, resigning))).toBe(200);
  });

  test('correct alone where they sit on neither side, with a sign-in that is fresh; a dry run writes nothing', async () => {
    const [one = ''] = groupIds(await opened());
    await begun(one, 'ada', 'ben');
    const voiding = { expectedSeq: 1, reason: REASON };
    expect(codeFrom(await post('stranger', `/campaigns/${one}/void`, voiding))).toBe('CONFLICT_OF_INTEREST');
    // A token without the scope of a referee changes no result (CL-013).
    const asked = { expectedSeq: 1, act: { type: 'void', reason: REASON }, dryRun: false, key: null };
    expect(codeOf(await officersAct(house.context, people.owner.caller, one, asked))).toBe('SCOPE_MISSING');
    const correction = { expectedSeq: 1, of: 1, report: { winner: 'draw' }, reason: REASON, dryRun: true };
    expect(codeFrom(await post('owner', `/campaigns/${one}/corrections`, correction))).toBe(200);
    const before = await house.context.db.campaignEntry.count({ where: { campaignId: one } });
    expect(before).toBe(2);
  });
});

describe('with computer players (LC-012)', () => {
  type Whole = {
    readonly seq: number;
    readonly battle: { readonly match: string } | null;
    readonly correctedByPlayer: boolean;
    readonly viewer: {
      readonly legal: { readonly HERB: readonly { readonly type: string; readonly kind?: string }[] };
    };
  };
  const war = async (id: string) => (await people.ada.client.get<Whole>(`/campaigns/${id}`)).body;
  const entriesOf = (campaignId: string) =>
    house.context.db.campaignEntry.findMany({ where: { campaignId }, orderBy: { seq: 'asc' } });

  /** Ada fights against a computer player until a battle is under way. */
  async function battleOf(id: string): Promise<string> {
    expect(codeFrom(await post('ada', `/campaigns/${id}/join`, { empire: 'HERB' }))).toBe(200);
    expect(codeFrom(await post('owner', `/campaigns/${id}/start`, { bot: 'greedy' }))).toBe(200);
    const act = { type: 'startTactic', tactic: 'T16' };
    expect(codeFrom(await post('ada', `/campaigns/${id}/acts`, { expectedSeq: 0, act }))).toBe(200);
    for (let looks = 0; looks < 20; looks += 1) {
      await advance(house.context, id);
      const { seq, battle, viewer } = await war(id);
      if (battle !== null) return battle.match;
      const attack = viewer.legal.HERB.find(({ type, kind }) => type === 'declare' && kind === 'attack');
      if (attack !== undefined) await post('ada', `/campaigns/${id}/acts`, { expectedSeq: seq, act: attack } as Json);
    }
    throw new Error('no battle was mustered');
  }

  test('the only person corrects alone: by their seat, marked for good, placed and rated nowhere', async () => {
    const front = await opened({ rated: true });
    const [one = ''] = groupIds(front);
    const match = await battleOf(one);
    await autoplay(house.context, match);
    expect(codeOf(await agree(house.context, people.ada.caller, match, 'resign'))).toBe('ok');
    await tellFollower(house.context, match);
    const of = (await entriesOf(one)).find(({ kind }) => kind === 'fought')?.seq ?? 0;
    const { seq } = await war(one);
    const correction = { expectedSeq: seq, of, report: { winner: 'draw', reason: 'adjudication' }, reason: REASON };
    const act = { type: 'correct', of, report: correction.report, from: null, reason: REASON };
    expect(codeFrom(await post('ada', `/campaigns/${one}/acts`, { expectedSeq: seq, act }))).toBe('NOT_COMMANDER');
    expect((await war(one)).correctedByPlayer).toBe(false);
    expect(codeFrom(await post('ada', `/campaigns/${one}/corrections`, { ...correction, dryRun: false }))).toBe(201);
    expect((await entriesOf(one)).find(({ kind }) => kind === 'corrected')).toMatchObject({ by: 'HERB/0' });
    expect(await war(one)).toMatchObject({ correctedByPlayer: true });
    const list = await people.ada.client.get<{ readonly campaigns: readonly Json[] }>('/campaigns?mine=1');
    expect(list.body.campaigns.find((line) => (line as { readonly id?: string }).id === one)).toMatchObject({
      correctedByPlayer: true,
    });
    const now = (await war(one)).seq;
    const resign = { expectedSeq: now, act: { type: 'resign' } };
    expect(codeFrom(await post('ada', `/campaigns/${one}/acts`, resign))).toBe(200);
    const group = (await seen('ada', front)).groups.find(({ id }) => id === one);
    expect(group).toMatchObject({ status: 'finished', place: null, figures: { correctedByPlayer: true } });
    await rateBattles(house.context, one);
    expect(await house.context.db.ratedResult.count({ where: { eventId: front.id } })).toBe(0);
  });

  test('an officer who does not fight there corrects it as an officer, without a mark; of computer players its owner', async () => {
    const [one = '', other = ''] = groupIds(await opened());
    const match = await battleOf(one);
    const { seq } = await war(one);
    const office = { ...people.owner.caller, scopes: [...people.owner.caller.scopes, 'event:referee' as const] };
    const act = { type: 'void', reason: REASON };
    const asked = { expectedSeq: seq, act, dryRun: false, key: null };
    expect(codeOf(await officersAct(house.context, office, one, asked))).toBe('ok');
    expect((await entriesOf(one)).find(({ kind }) => kind === 'voided')).toMatchObject({ by: 'officer' });
    expect(await war(one)).toMatchObject({ correctedByPlayer: false });
    expect((await war(one)).battle?.match).not.toBe(match);
    expect(codeFrom(await post('owner', `/campaigns/${other}/start`, { bot: 'greedy' }))).toBe(200);
    const voiding = { expectedSeq: 0, reason: REASON };
    expect(codeFrom(await post('stranger', `/campaigns/${other}/void`, voiding))).toBe('CONFLICT_OF_INTEREST');
    await house.context.db.campaign.update({
      where: { id: other },
      data: { ownerId: people.stranger.caller.userId },
    });
    // Its owner may; there is no battle to have fought again yet.
    expect(codeFrom(await post('stranger', `/campaigns/${other}/void`, voiding))).toBe('BAD_PHASE');
  });
});

describe('ratings (LC-103, LC-162)', () => {
  /** The first battle of a group, given up; what it is for ratings. */
  async function ratedBattle(front: FrontSeen, others: readonly (readonly [Name, string])[] = []) {
    const { context } = house;
    const [one = ''] = groupIds(front);
    await begun(one, 'ada', 'ben', others);
    const attack = { type: 'declare', kind: 'attack', city: 'c02' };
    expect(codeFrom(await post('ada', `/campaigns/${one}/acts`, { expectedSeq: 1, act: attack }))).toBe(200);
    await autoplay(context, `${one}-1`);
    expect(codeOf(await agree(context, people.ben.caller, `${one}-1`, 'resign'))).toBe('ok');
    await tellFollower(context, `${one}-1`);
    await rateBattles(context, one);
    return { one, results: () => context.db.ratedResult.findMany({ where: { eventId: front.id } }) };
  }

  test('an even battle is rated where the template says so, once, and falls with a correction', async () => {
    const { one, results } = await ratedBattle(await opened({ rated: true }));
    const [ada, ben] = [people.ada.caller.userId, people.ben.caller.userId];
    const [result] = await results();
    expect(result).toMatchObject({ game: 'animal-world-war', kind: 'duel', sides: [[ada], [ben]], scores: [4, 0] });
    await rateBattles(house.context, one);
    expect(await results()).toEqual([result]);
    const correction = { of: 4, report: { winner: 'draw' }, from: null, reason: REASON };
    for (const name of ['ada', 'ben'] as const) {
      const written = await post(name, `/campaigns/${one}/corrections`, {
        expectedSeq: 5,
        dryRun: false,
        ...correction,
      });
      expect(written.status, written.text).toBe(201);
    }
    await rateBattles(house.context, one);
    expect(await results()).toMatchObject([{ scores: [2, 2] }]);
  });

  test('several a side are rated as teams (CL-137)', async () => {
    const options = { cap: 12, playersHERB: 2, playersCARN: 2 };
    const front = await opened({ rated: true, options });
    const { results } = await ratedBattle(front, [
      ['cy', 'HERB'],
      ['dee', 'CARN'],
    ]);
    const [result] = await results();
    const ids = (...names: readonly Name[]) => names.map((name) => people[name].caller.userId).toSorted();
    expect(result).toMatchObject({ game: 'animal-world-war', kind: 'teams', scores: [4, 0] });
    const sides = (result?.sides ?? []) as string[][];
    expect(sides.map((side) => side.toSorted())).toEqual([ids('ada', 'cy'), ids('ben', 'dee')]);
  });

  test('where it does not, nothing is', async () => {
    const { results } = await ratedBattle(await opened());
    expect(await results()).toEqual([]);
  });
});

/** Several players on one side: seats, open steps, drafts, and many at once. Played with Animal World War. */
import type { Json } from '@fieldpost/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSteps } from '../match-store/store.ts';
import type { ErrorBody } from '../testing/client.ts';
import { join, Lobby, open, type Person, type Whole } from '../testing/lobby.ts';

let lobby: Lobby;
beforeAll(async () => {
  lobby = await Lobby.open();
});
afterAll(() => lobby.close());

type Hex = readonly [number, number];
type View = {
  readonly battle: {
    readonly units: Readonly<Record<string, { readonly at: Hex | null; readonly acted: boolean }>>;
    readonly items: Readonly<Record<string, { readonly at: Hex | null }>>;
  };
  readonly deployment: { readonly placed: Readonly<Record<string, Hex>>; readonly locked: boolean } | null;
};
type Stale = { readonly code: string; readonly details?: { readonly step: number } };

const GAME = { ruleSet: 'animal-world-war', side: 'HERB' } as const;
const people = (names: readonly string[]): Promise<readonly Person[]> =>
  Promise.all(names.map((name) => lobby.person(name)));

type Table = { readonly id: string; readonly herb: readonly Person[]; readonly carn: readonly Person[] };

/** A started match of Animal World War with the given number of players for Herbivoria and two for Carnivoron. */
async function table(scenario: Json, players: number, options: Readonly<Record<string, Json>> = {}): Promise<Table> {
  const herb = await people(['Ada', 'Ann', 'Amy', 'Ali'].slice(0, players));
  const carn = await people(['Ben', 'Bob']);
  const [ada, ...mates] = herb as [Person, ...Person[]];
  const teams = { playersHERB: players, playersCARN: 2, ...options };
  const { id } = await open(ada, { ...GAME, scenario, options: teams });
  for (const mate of mates) expect((await join(mate, id, { side: 'HERB' })).status).toBe(200);
  for (const enemy of carn) expect((await join(enemy, id, { side: 'CARN' })).status).toBe(200);
  return { id, herb, carn };
}

const viewOf = async (who: Person, id: string): Promise<View> => (await who.match(id)).body.view as unknown as View;
const stepOf = async (who: Person, id: string): Promise<number> => (await who.match(id)).body.step;
/** Plays a line at the step that the player sees now. */
const plays = async (who: Person, id: string, line: string) =>
  who.play<{ readonly error?: Stale }>(id, await stepOf(who, id), line);
const codeOf = async (who: Person, id: string, line: string) => (await plays(who, id, line)).body.error?.code ?? 'ok';

describe('seats of a team', () => {
  test('a match begins when the last of them is taken, each with a place of its own', async () => {
    const [ada, ann, ben, bob, eve] = (await people(['Ada', 'Ann', 'Ben', 'Bob', 'Eve'])) as [Person, ...Person[]];
    const others = [ann, ben, bob, eve] as [Person, Person, Person, Person];
    const options = { playersHERB: 2, playersCARN: 2 };
    const match = await open(ada, { ...GAME, scenario: 'last-bridge', options });
    const at = (who: Person) => join(who, match.id, { side: who === others[0] ? 'HERB' : 'CARN' });
    expect((await at(others[0])).body).toMatchObject({ status: 'open', you: { side: 'HERB', player: 1 } });
    expect((await at(others[0])).body.error.code).toBe('ALREADY_SEATED');
    expect((await join(others[3], match.id, { side: 'HERB' })).body.error.code).toBe('SEAT_TAKEN');
    expect((await at(others[1])).body).toMatchObject({ status: 'open', you: { side: 'CARN', player: 0 } });
    const last = (await at(others[2])).body;
    expect(last).toMatchObject({ status: 'playing', you: { side: 'CARN', player: 1 } });
    const names = (side: string) =>
      (last.sides[side] as unknown as { players: { name: string }[] }).players.map(({ name }) => name);
    expect([names('HERB'), names('CARN')]).toEqual([
      ['Ada', 'Ann'],
      ['Ben', 'Bob'],
    ]);
  });

  test('GraphQL tells who holds which seat', async () => {
    const { id, herb } = await table('last-bridge', 2);
    const query = 'query ($id: ID!) { match(id: $id) { seats { side player user { name } } } }';
    const { body } = await (herb[0] as Person).graphql<{ data: { match: { seats: unknown } } }>(query, { id });
    expect(body.data.match.seats).toEqual([
      { side: 'CARN', player: 0, user: { name: 'Ben' } },
      { side: 'CARN', player: 1, user: { name: 'Bob' } },
      { side: 'HERB', player: 0, user: { name: 'Ada' } },
      { side: 'HERB', player: 1, user: { name: 'Ann' } },
    ]);
  });

  test('in a rematch teams change sides whole', async () => {
    const { id, herb, carn } = await table('last-bridge', 3);
    await (herb[0] as Person).post(`/matches/${id}/resign`);
    const again = async (who: Person) => (await who.post<Whole>(`/matches/${id}/rematch`)).body;
    for (const who of [...herb, ...carn].slice(0, 4)) expect((await again(who)).status).toBe('open');
    const last = await again(carn[1] as Person);
    expect(last).toMatchObject({ status: 'playing', you: { side: 'HERB', player: 1 } });
    expect(last.options).toMatchObject({ playersHERB: 2, playersCARN: 3 });
  });

  test('a side has no more seats than its option says', async () => {
    const ada = await lobby.person('Ada');
    const input = { ...GAME, scenario: 'short', options: { playersHERB: 5 } };
    expect((await ada.post<ErrorBody>('/matches', input)).body.error.code).toBe('OPTIONS_INVALID');
    const alone = await open(ada, { ...GAME, scenario: 'last-bridge', solo: true, options: { playersHERB: 3 } });
    expect(alone.status).toBe('playing');
  });

  test('every member of a side is told of its turn, and all of the end', async () => {
    const { id, herb, carn } = await table('last-bridge', 3);
    expect(await codeOf(herb[0] as Person, id, 'end turn')).toBe('ok');
    const told = await lobby.app.services.db.notification.findMany({ where: { matchId: id, kind: 'turn' } });
    expect(told.map(({ userId }) => userId).toSorted()).toEqual(carn.map((one) => one.id).toSorted());
    expect(await codeOf(carn[0] as Person, id, 'resign')).toBe('ok');
    const ended = await lobby.app.services.db.notification.findMany({ where: { matchId: id, kind: 'finished' } });
    expect(ended).toHaveLength(4);
  });
});

describe('orders of a team', () => {
  test('each orders their own soldiers; the commander ends the turn', async () => {
    const { id, herb } = await table('last-bridge', 2);
    const [ada, ann] = herb as [Person, Person];
    expect(await codeOf(ann, id, 'captain to 0,1')).toBe('NOT_YOUR_UNIT');
    expect(await codeOf(ann, id, 'end turn')).not.toBe('ok');
    expect(await codeOf(ada, id, 'captain to -1,2')).toBe('ok');
  });

  test('an open step is seen by the team alone, and a step of a team-mate seals it', async () => {
    const { id, herb, carn } = await table('last-bridge', 2);
    const [ada, ann] = herb as [Person, Person];
    const ben = carn[0] as Person;
    const at = async (who: Person, unit: string) => (await viewOf(who, id)).battle.units[unit]?.at;
    const mine = async (who: Person) =>
      (await who.menu(id)).body.commands.find(({ command }) => command.type === 'move')?.line ?? '';
    const [first, second] = [await mine(ada), await mine(ann)];
    const unit = (line: string) => `H.${line.split(' ')[0]}`;
    const before = await at(ben, unit(first));
    const sealed = async () => (await loadSteps(lobby.app.services.db, id, from, from + 2)).map((step) => step.sealed);
    const from = await stepOf(ben, id);
    expect(await codeOf(ada, id, first)).toBe('ok');
    expect(await sealed()).toEqual([false]);
    expect(await at(ann, unit(first))).not.toEqual(before);
    expect(await at(ben, unit(first))).toEqual(before);
    expect(await codeOf(ann, id, second)).toBe('ok');
    expect(await sealed()).toEqual([true, false]);
    expect(await at(ben, unit(first))).not.toEqual(before);
    const undo = async (who: Person) =>
      (await who.post<ErrorBody>(`/matches/${id}/undo`, { expectedStep: await stepOf(who, id) })).body.error?.code;
    expect([await undo(ada), await undo(ann)]).toEqual(['NOTHING_TO_UNDO', undefined]);
  });

  test('a draft is shared by the team and hidden from the enemy', async () => {
    const { id, herb, carn } = await table('village-mirror', 2);
    const [ada, ann] = herb as [Person, Person];
    const ben = carn[0] as Person;
    const before = (await ben.match(id)).text;
    expect(await codeOf(ada, id, 'captain on 0,3')).toBe('ok');
    expect(await codeOf(ann, id, 'engineer on 0,3')).toBe('ok');
    for (const who of [ada, ann])
      expect((await viewOf(who, id)).deployment?.placed).toEqual({ 'H.captain': [0, 3], 'H.engineer': [0, 3] });
    expect((await ben.match(id)).text).toBe(before);
    expect((await ben.match(id)).body.step).toBe(0);
    const log = await ben.get<{ steps: unknown[] }>(`/matches/${id}/log`);
    expect(log.body.steps ?? []).toEqual([]);
    const undone = await ada.post<ErrorBody>(`/matches/${id}/undo`, { expectedStep: 2 });
    expect(undone.body.error.code).toBe('NOTHING_TO_UNDO');
  });

  test.each([
    ['commander', 'NOT_COMMANDER', 403],
    ['anyMember', 'ok', 200],
  ])('policy %s: who may settle the match', async (teamPolicy, code, status) => {
    const { id, herb } = await table('last-bridge', 2, { teamPolicy });
    const [ada, ann] = herb as [Person, Person];
    const offered = await plays(ann, id, 'draw?');
    expect([offered.body.error?.code ?? 'ok', offered.status]).toEqual([code, status]);
    expect((await ann.post<ErrorBody>(`/matches/${id}/resign`)).status).toBe(status);
    if (code !== 'ok') expect((await ada.post<Whole>(`/matches/${id}/resign`)).status).toBe(200);
  });
});

/** Twelve soldiers on three tiles, and room for all of them ahead. */
const TYPES = ['captain', 'chef', 'engineer', 'flamer', 'gunner', 'medic', 'observer', 'pilot', 'recruit', 'rocketeer'];
const SQUAD = [...TYPES, 'sniper', 'tanker'];
const ROWS = [
  [-1, 3],
  [0, 3],
  [1, 2],
] as const;
const rowOf = (index: number): Hex => ROWS[index % 3] ?? [0, 3];
const CROWD = {
  options: { layout: 'long' },
  position: {
    units: [
      ...SQUAD.map((type, index) => ({
        id: `H.${type}`,
        at: rowOf(index),
        controller: index % 4,
        grenades: index < 8 ? 1 : 0,
      })),
      { id: 'C.captain', at: [0, -3] },
      { id: 'C.medic', at: [1, -3] },
    ],
  },
};

describe('twenty who write at once', () => {
  test('lose nothing: every refusal is a 409 with the fresh step', async () => {
    const { id, herb } = await table(CROWD as unknown as Json, 4);
    const ahead = (index: number) => `${rowOf(index)[0]},${rowOf(index)[1] - 1}`;
    const lines = [
      ...SQUAD.map((type, index) => ({ index, line: `${type} to ${ahead(index)}` })),
      ...SQUAD.slice(0, 8).map((type, index) => ({ index, line: `${type} drops G${index + 1}` })),
    ];
    const started = await stepOf(herb[0] as Person, id);
    let stale = 0;
    const write = async ({ index, line }: { index: number; line: string }): Promise<void> => {
      for (let step = started; ; ) {
        const { status, body } = await (herb[index % 4] as Person).play<{ error?: Stale }>(id, step, line);
        if (status === 200) return;
        expect([line, status, body.error?.code]).toEqual([line, 409, 'STALE']);
        expect(body.error?.details?.step).toBeGreaterThan(step);
        step = body.error?.details?.step ?? 0;
        stale += 1;
      }
    };
    await Promise.all(lines.map(write));
    const { units, items } = (await viewOf(herb[0] as Person, id)).battle;
    expect(SQUAD.map((type, index) => `${units[`H.${type}`]?.at}` === ahead(index))).toEqual(SQUAD.map(() => true));
    expect(Object.values(items).filter(({ at }) => at !== null)).toHaveLength(8);
    expect(await stepOf(herb[0] as Person, id)).toBe(started + 20);
    expect(stale).toBeGreaterThan(0);
  });
});

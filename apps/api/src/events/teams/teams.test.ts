/** An event of teams from its announcement to its end: CL-125 to CL-128, with the captain's row of CL-199. */
import { paced } from '@fieldpost/config/pace';
import { type EventExport, verifyExport } from '@fieldpost/league';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../../context.ts';
import { tellFollower } from '../../jobs/followers.ts';
import { Client } from '../../testing/client.ts';
import { type House, openHouse, visitor } from '../../testing/house.ts';
import { agree } from '../../turn/agreements.ts';
import { play } from '../../turn/play.ts';
import { startMatch } from '../../turn/start.ts';
import type { AskedAct } from '../act-context.ts';
import { advanceEvent } from '../advance.ts';
import { DOWNLOAD_NAMES } from '../downloads.ts';
import { rewriteTables } from '../log-response.ts';
import { actInEvent } from '../perform-act.ts';
import { rebuildRatings } from '../rebuilding.ts';
import type { eventBody } from '../response.ts';
import { eventById } from '../store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NAMES = ['Olga', 'Rex', 'Ann', 'Ben', 'Cas', 'Dora', 'Eve', 'Zoe'] as const;
type Name = (typeof NAMES)[number];
type Person = { readonly caller: Caller; readonly client: Client };
type Body = ReturnType<typeof eventBody>;

let house: House;
let id = '';
const people = new Map<string, Person>();

async function person(name: string): Promise<Person> {
  const { caller, token } = await visitor(house.context, name);
  const scopes = [...caller.scopes, 'event:referee' as const];
  return { caller: { ...caller, scopes }, client: new Client(house.app, { token }) };
}
function who(name: string): Person {
  const found = people.get(name);
  if (found === undefined) throw new Error(`nobody is ${name}`);
  return found;
}
const userId = (name: Name): string => who(name).caller.userId;

async function act(name: string, what: AskedAct): Promise<string> {
  const done = await actInEvent(house.context, who(name).caller, id, what);
  return done.ok ? 'ok' : done.fault.code;
}
async function must(name: Name, what: AskedAct): Promise<void> {
  expect([name, what.type, await act(name, what)]).toEqual([name, what.type, 'ok']);
}
async function event() {
  const found = await eventById(house.context.db, id);
  if (found === null) throw new Error('no event');
  return found;
}
/** The row of somebody in a team, or of a team by its name. */
async function row(name: string): Promise<string> {
  const { entries } = await event();
  const own = people.get(name)?.caller.userId;
  return entries.find((one) => one.teamName === name || (one.teamName === null && one.userId === own))?.id ?? '';
}
const viewFor = async (name: Name): Promise<Body> => (await who(name).client.get<Body>(`/events/${id}`)).body;
const advance = (): Promise<void> => advanceEvent(house.context, id);
async function sentences(name: Name): Promise<string> {
  const rows = await house.context.db.notification.findMany({ where: { userId: userId(name) } });
  return JSON.stringify(rows.map(({ data }) => data));
}

const FROZEN = {
  game: 'wwi-combined-arms',
  scenario: 'salient-duel',
  sideMode: 'single',
  format: 'team',
  boards: 2,
  adjudication: { playouts: 3 },
};
const announce = (settings: object) =>
  who('Olga').client.post<{ readonly id: string; readonly error: { readonly code: string } }>('/clubs/teams/events', {
    name: 'Team cup',
    settings: { ...FROZEN, ...settings },
    clock: 'slow',
    startsAt: '2026-06-20T18:00:00Z',
  } as never);

beforeAll(async () => {
  house = await openHouse('2026-06-10T12:00:00Z');
  for (const name of NAMES) people.set(name, await person(name));
  await who('Olga').client.post('/clubs', { slug: 'teams', name: 'Teams' });
  await who('Rex').client.post('/clubs/teams/acts', { type: 'join' });
  await who('Olga').client.post('/clubs/teams/acts', { type: 'appoint', userId: userId('Rex'), roles: ['referee'] });
  await who('Rex').client.post('/clubs/teams/acts', { type: 'take-office' });
  const made = await announce({});
  expect(made.status, made.text).toBe(201);
  id = made.body.id;
  await must('Olga', { type: 'open' });
}, paced(60_000));
afterAll(() => house.close());

test.each([
  ['one board', { boards: 1 }, 'CL_BAD_SETTINGS'],
  ['nine boards', { boards: 9 }, 'CL_BAD_SETTINGS'],
  ['computer players', { entry: { bots: 'only' } }, 'EVENT_REFUSED'],
  ['a count of rounds', { rounds: 3 }, 'CL_BAD_SETTINGS'],
  ['more than two sides', { game: 'mass-warfare', scenario: 'four-corners' }, 'EVENT_REFUSED'],
])('%s in an event of teams is refused when it is announced', async (_, settings, code) => {
  const made = await announce(settings);
  expect([made.status, made.body.error?.code]).toEqual([422, code]);
});

describe('a team comes to be (CL-125, CL-128)', () => {
  test.each([
    ['without a name', { type: 'enter', team: ' ' }, 'TITLE_INVALID'],
    ['with a name that hides something', { type: 'enter', team: 'Fox\u202Ees' }, 'TITLE_INVALID'],
    ['of a person twice', { type: 'enter', team: 'Foxes', squad: ['x', 'x'] }, 'CL_BAD_INPUT'],
    ['of too many', { type: 'enter', team: 'Foxes', squad: ['1', '2', '3', '4', '5'] }, 'CL_TOO_MANY'],
    ['of nobody known', { type: 'enter', team: 'Foxes', squad: ['nobody'] }, 'RECIPIENT_UNKNOWN'],
    ['of no list', { type: 'enter', team: 'Foxes', squad: 'Ann' }, 'CL_BAD_INPUT'],
  ])('not %s', async (_, what, code) => expect(await act('Ann', what)).toBe(code));

  test('nobody is in it without having said yes, and who is asked is nobody else’s business', async () => {
    await must('Ann', { type: 'enter', team: 'Foxes', squad: [userId('Cas'), userId('Ann'), userId('Ben')] });
    expect(await sentences('Ben')).toContain('Ann invites you to play for the team “Foxes”');
    const squads = async () => ((await event()).tables as { readonly squads?: readonly unknown[] }).squads;
    expect(await squads()).toEqual([{ id: await row('Foxes'), squad: [await row('Ann')], absent: [] }]);
    const names = async (name: Name) => (await viewFor(name)).entries.map((one) => one.name).toSorted();
    expect(await names('Zoe')).toEqual(['Ann', 'Foxes']);
    expect(await names('Ann')).toEqual(['Ann', 'Ben', 'Cas', 'Foxes']);
    expect((await viewFor('Ben')).askedInto).toBe(await row('Foxes'));
    expect((await viewFor('Ann')).leads).toBe(await row('Foxes'));
    // A token may tell by the list of events how many teams there are.
    const listed = await who('Zoe').client.get<{ readonly events: readonly { readonly entries: number }[] }>('/events');
    expect(listed.body.events.map(({ entries }) => entries)).toEqual([1]);
    await must('Ben', { type: 'join' });
    await must('Cas', { type: 'join' });
    expect(await squads()).toMatchObject([{ squad: [await row('Cas'), await row('Ann'), await row('Ben')] }]);
    expect(await sentences('Ann')).toContain('Cas plays for the team “Foxes”');
  });

  test('each person is in one team, each name is one team’s', async () => {
    expect(await act('Ben', { type: 'enter', team: 'Others' })).toBe('ALREADY_SEATED');
    expect(await act('Dora', { type: 'enter', team: 'foxes' })).toBe('EVENT_REFUSED');
    expect(await act('Dora', { type: 'enter', team: 'Geese', squad: [userId('Ben')] })).toBe('EVENT_REFUSED');
    await must('Dora', { type: 'enter', team: 'Geese' });
    expect(await act('Dora', { type: 'ask-player', person: userId('Ann') })).toBe('EVENT_REFUSED');
    await must('Dora', { type: 'ask-player', person: userId('Eve') });
    await must('Eve', { type: 'join', accept: false });
    expect(await sentences('Dora')).toContain('Eve will not play for the team “Geese”');
    expect(await row('Eve')).toBe('');
    const block = { userId: userId('Eve'), blockedId: userId('Dora'), at: house.context.clock.now() };
    await house.context.db.block.create({ data: block });
    expect(await act('Dora', { type: 'ask-player', person: userId('Eve') })).toBe('RECIPIENT_UNKNOWN');
    await house.context.db.block.deleteMany({ where: { userId: userId('Eve') } });
    await must('Dora', { type: 'ask-player', person: userId('Eve') });
  });

  test('the captain orders the boards and says who is away, until 24 hours before a round opens', async () => {
    const order = [await row('Ann'), await row('Ben'), await row('Cas')];
    expect(await act('Ann', { type: 'line-up', squad: order.slice(1) })).toBe('CL_BAD_INPUT');
    expect(await act('Ann', { type: 'line-up', squad: order, absent: [await row('Dora')] })).toBe('CL_BAD_INPUT');
    await must('Ann', { type: 'line-up', squad: order });
    house.clock.advance(9 * DAY + 5 * HOUR);
    await must('Ann', { type: 'line-up', squad: order, absent: [] });
    expect((await viewFor('Ann')).locksAt).toBe('2026-06-19T18:00:00.000Z');
    house.clock.advance(2 * HOUR);
    expect(await act('Ann', { type: 'line-up', squad: order, absent: [order[0] ?? ''] })).toBe('CL_LINE_UP_LOCKED');
    expect(await act('Ann', { type: 'drop-player', player: order[2] ?? '' })).toBe('CL_LINE_UP_LOCKED');
  });

  test('says that it is there when it has somebody for each board', async () => {
    await must('Olga', { type: 'muster' });
    await must('Ann', { type: 'confirm' });
    expect(await act('Ben', { type: 'confirm' })).toBe('CL_FORBIDDEN');
    expect(await act('Dora', { type: 'confirm' })).toBe('EVENT_REFUSED');
    await must('Eve', { type: 'join' });
    await must('Dora', { type: 'confirm' });
  });
});

/** CL-199, CL-010: what of a running event of teams each may do; whatever is refused changes nothing. */
const ROWS: readonly (readonly [string, AskedAct, Readonly<Partial<Record<Name, string>>>, string])[] = [
  [
    'set the order of boards',
    { type: 'line-up', squad: ['x'] },
    { Ann: 'CL_BAD_INPUT', Dora: 'CL_BAD_INPUT' },
    'CL_FORBIDDEN',
  ],
  [
    'ask a player',
    { type: 'ask-player', person: 'x' },
    { Ann: 'RECIPIENT_UNKNOWN', Dora: 'RECIPIENT_UNKNOWN' },
    'CL_FORBIDDEN',
  ],
  [
    'hand the team over',
    { type: 'transfer-team', player: 'x' },
    { Ann: 'NOT_FOUND', Dora: 'NOT_FOUND' },
    'CL_FORBIDDEN',
  ],
  ['let one go', { type: 'drop-player', player: 'x' }, { Ann: 'NOT_FOUND', Dora: 'NOT_FOUND' }, 'CL_FORBIDDEN'],
  [
    'name a substitute',
    { type: 'reserve', leg: 'x', player: 'x' },
    { Ann: 'NOT_FOUND', Dora: 'NOT_FOUND' },
    'CL_FORBIDDEN',
  ],
  ['say yes to nobody', { type: 'join' }, {}, 'EVENT_REFUSED'],
  ['confirm', { type: 'confirm' }, { Ann: 'CL_BAD_STATE', Dora: 'CL_BAD_STATE' }, 'CL_FORBIDDEN'],
  [
    'claim of no match',
    { type: 'open-case', leg: 'x', reason: 'It is not as it was.' },
    { Ann: 'NOT_FOUND', Ben: 'NOT_FOUND', Cas: 'NOT_FOUND', Dora: 'NOT_FOUND', Eve: 'NOT_FOUND' },
    'CL_FORBIDDEN',
  ],
  ['enter late', { type: 'enter', team: 'Late' }, {}, 'CL_BAD_STATE'],
  ['stand by', { type: 'offer-substitute' }, {}, 'EVENT_REFUSED'],
  ['enter a computer player', { type: 'enter-bot', bot: 'greedy' }, { Olga: 'EVENT_REFUSED' }, 'CL_FORBIDDEN'],
  ['list a match', { type: 'list-match', match: 'x' }, { Olga: 'EVENT_REFUSED', Rex: 'EVENT_REFUSED' }, 'CL_FORBIDDEN'],
  [
    'deduct',
    { type: 'deduct', entry: 'x', q: 5, reason: 'They came much too late.' },
    { Olga: 'CL_BAD_INPUT', Rex: 'CL_BAD_INPUT' },
    'CL_FORBIDDEN',
  ],
];

describe('a round of teams (CL-125 to CL-128)', () => {
  /** The created matches by board, with their players. */
  async function boards() {
    const { legs, entries } = await event();
    const names = new Map(NAMES.map((name) => [userId(name), name as string]));
    const name = (entry: string) => names.get(entries.find((one) => one.id === entry)?.userId ?? '') ?? '';
    return legs
      .toSorted((one, other) => (one.board ?? 0) - (other.board ?? 0))
      .map((leg) => ({
        id: leg.id,
        board: leg.board,
        state: leg.state,
        players: [name(leg.a), name(leg.b)],
      }));
  }

  test('opens a match for each board, with the first team on side A of odd boards', async () => {
    await must('Olga', { type: 'start' });
    await advance();
    const made = await boards();
    const first = made[0]?.players[0] === 'Ann' ? ['Ann', 'Ben'] : ['Dora', 'Eve'];
    const second = first[0] === 'Ann' ? ['Dora', 'Eve'] : ['Ann', 'Ben'];
    expect(made.map(({ board, players }) => [board, players])).toEqual([
      [1, [first[0], second[0]]],
      [2, [second[1], first[1]]],
    ]);
    const seats = await house.context.db.matchSeat.findMany({ where: { matchId: made[1]?.id ?? '' } });
    expect(seats.map((seat) => seat.userId).toSorted()).toEqual([userId('Ben'), userId('Eve')].toSorted());
    expect(await sentences('Ben')).toContain('You play Eve on board 2, for “Foxes” against “Geese”');
    expect(await sentences('Cas')).not.toContain('at board');
    // Each finds their own board: a member of a team and a captain who plays alike.
    expect((await viewFor('Ben')).mine).toBe(await row('Ben'));
    expect((await viewFor('Ann')).mine).toBe(await row('Ann'));
  });

  describe.each(ROWS)('%s', (_, asks, answers, others) => {
    test.each(NAMES)('by %s (CL-010, CL-199)', async (name) => {
      const before = JSON.stringify(await event(), (_key, value) =>
        typeof value === 'bigint' ? String(value) : value,
      );
      expect(await act(name, asks)).toBe(answers[name] ?? others);
      const after = JSON.stringify(await event(), (_key, value) => (typeof value === 'bigint' ? String(value) : value));
      expect(after).toBe(before);
    });
  });

  test('a reserve takes over a board that is being played, and stays there (CL-128)', async () => {
    const [, second] = await boards();
    const leg = second?.id ?? '';
    await startMatch(house.context, leg);
    expect(await act('Dora', { type: 'reserve', leg, player: await row('Cas') })).toBe('CL_BAD_INPUT');
    expect(await act('Ann', { type: 'reserve', leg, player: await row('Ann') })).toBe('CL_BAD_INPUT');
    await must('Ann', { type: 'reserve', leg, player: await row('Cas') });
    expect((await boards())[1]?.players.toSorted()).toEqual(['Cas', 'Eve']);
    const seats = await house.context.db.matchSeat.findMany({ where: { matchId: leg } });
    expect(seats.map((seat) => seat.userId)).not.toContain(userId('Ben'));
    expect(await act('Ann', { type: 'reserve', leg, player: await row('Ben') })).toBe('CL_SUBSTITUTE_USED');
    expect(await sentences('Cas')).toContain('You play board 2 of “Foxes” from now on');
  });

  /** Each in turn ends their turn until both have: the match is begun. */
  async function begin(leg: string): Promise<void> {
    await startMatch(house.context, leg);
    for (const _turn of [1, 2]) {
      const match = await house.context.db.match.findUniqueOrThrow({ where: { id: leg }, include: { seats: true } });
      const holder = match.seats.find(({ side }) => match.waitingFor.includes(side))?.userId;
      const caller = [...people.values()].find((one) => one.caller.userId === holder)?.caller;
      if (caller === undefined) throw new Error('it waits for nobody');
      const played = await play(house.context, caller, leg, {
        expectedStep: match.step,
        order: { line: 'end' },
        key: null,
      });
      expect(played.ok ? '' : played.fault.code).toBe('');
    }
  }
  async function resign(name: Name, leg: string): Promise<void> {
    expect((await agree(house.context, who(name).caller, leg, 'resign')).ok).toBe(true);
    await tellFollower(house.context, leg);
  }

  test('who plays a board speaks in its case, their captain too, and a team-mate does not (CL-090)', async () => {
    const [first, second] = await boards();
    const claim = (leg: string | undefined) => ({ type: 'open-case', leg: leg ?? '', reason: 'It is not as it was.' });
    expect(await act('Eve', claim(first?.id))).toBe('CL_NOT_A_PARTY');
    expect(await act('Ben', claim(second?.id))).toBe('CL_NOT_A_PARTY');
    await must('Cas', claim(second?.id));
    expect(await act('Zoe', { type: 'add-statement', leg: second?.id ?? '', text: 'So it was.' })).toBe('CL_FORBIDDEN');
    await must('Eve', { type: 'add-statement', leg: second?.id ?? '', text: 'It was so.' });
    expect(await act('Dora', { type: 'add-statement', leg: second?.id ?? '', text: 'So it was.' })).toBe(
      'EVENT_REFUSED',
    );
    const told = await house.context.db.notification.findMany({ where: { id: { startsWith: 'event-case-' } } });
    expect(told.map((one) => one.userId).toSorted()).toEqual([userId('Eve'), userId('Rex')].toSorted());
    await must('Cas', { type: 'withdraw-case', leg: second?.id ?? '' });
  });

  test('the boards make the match, and its table says by what one stands before another (CL-127)', async () => {
    const [first, second] = await boards();
    await begin(first?.id ?? '');
    await resign('Dora', first?.id ?? '');
    await begin(second?.id ?? '');
    expect((await event()).state).toBe('running');
    const running = ((await event()).tables as unknown as { readonly table: readonly object[] }).table;
    expect(running[0]).toMatchObject({ id: await row('Foxes'), match: 0, board: 1, open: 1 });
    await must('Rex', { type: 'decide', leg: second?.id ?? '', q: 2, reason: 'Both say that it is even.' });
    await advance();
    expect((await event()).state).toBe('finished');
    const { table } = (await event()).tables as unknown as { readonly table: readonly object[] };
    expect(table).toMatchObject([
      { id: await row('Foxes'), printedRank: '1', match: 4, board: 1.5, berlin: 2.5, by: null, open: 0 },
      { id: await row('Geese'), printedRank: '2', match: 0, board: 0.5, by: { code: 'match', above: 4, own: 0 } },
    ]);
    expect(await sentences('Cas')).toContain('You finished in place 1');
  });

  test('nobody is asked into a team of an event that is over', async () => {
    expect(await act('Ann', { type: 'ask-player', person: userId('Zoe') })).toBe('CL_BAD_STATE');
    expect(await act('Ann', { type: 'line-up', squad: [] })).toBe('CL_BAD_STATE');
  });

  test('its log proves it, and everything that is made of it (CL-162, CL-193)', async () => {
    const { body } = await who('Zoe').client.get<EventExport>(`/events/${id}/export`);
    expect(verifyExport(body).filter(({ held }) => !held)).toEqual([]);
    expect(await rewriteTables(house.context, id)).toEqual({ differed: false });
    // CL-132: each board is a duel of the people at it.
    const rows = await house.context.db.ratedResult.findMany({ where: { eventId: id } });
    const rated = rows.map(({ sides, kind }) => [kind, (sides as string[][]).flat().toSorted()]);
    expect(rated).toContainEqual(['duel', [userId('Ann'), userId('Dora')].toSorted()]);
    expect(rated).toContainEqual(['duel', [userId('Cas'), userId('Eve')].toSorted()]);
    expect((await rebuildRatings(house.context)).changed).toBe(0);
  });

  test.each(DOWNLOAD_NAMES)('its paper %s is there for everybody (CL-152 to CL-155)', async (name) => {
    const paper = await house.app.inject({ url: `/api/v1/events/${id}/downloads/${name}` });
    expect(paper.statusCode).toBe(200);
    if (name === 'table.csv') expect(paper.body).toContain('tier,division,rank,name,match,board,direct,berlin,sb,lot');
    if (name === 'fixtures.csv')
      expect(paper.body).toMatch(/,board,player A,player B\r\n1,1,.*,1,(Ann|Dora),(Ann|Dora)/);
    if (name === 'report.trf') expect(paper.body).toBe('');
  });
});

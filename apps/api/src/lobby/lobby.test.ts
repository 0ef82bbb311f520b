import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import type { Json } from '@fieldpost/engine';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { openAccount } from '../players/accounts.ts';
import { type HandClock, handClock } from '../plugins/clock.ts';
import { Client, type ErrorBody, type MatchBody } from '../testing/client.ts';
import { linkIn, type Mailbox, openMailbox } from '../testing/mailbox.ts';
import { startFullMatches } from './service.ts';

const SECRET = 'a secret of the tests, long enough to be one';
let database: TestDatabase;
let mailbox: Mailbox;
let app: FastifyInstance;
let clock: HandClock;

beforeAll(async () => {
  [database, mailbox] = await Promise.all([freshDatabase(), openMailbox()]);
  clock = handClock(new Date('2026-03-28T12:00:00Z'));
  app = await buildApp({ databaseUrl: database.url, secret: SECRET, smtpUrl: mailbox.url, clock });
});
afterAll(async () => {
  await app.close();
  await Promise.all([database.drop(), mailbox.close()]);
});

type Person = Client & { readonly id: string; readonly email: string };

async function person(name: string): Promise<Person> {
  const email = `${name.toLowerCase()}-${crypto.randomUUID()}@example.org`;
  const opened = await openAccount(app.services, { name, email });
  if (!opened.ok) throw new Error(opened.fault.code);
  return Object.assign(new Client(app, { token: opened.value.token }), { id: opened.value.id, email });
}

type Side = { readonly user: { readonly id: string; readonly name: string } | null };
type Whole = Omit<MatchBody, 'sides'> & {
  readonly title: string;
  readonly listed: boolean;
  readonly scenario: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly you: { readonly side: string } | null;
  readonly sides: Readonly<Record<string, Side>>;
  readonly clock: Readonly<Record<string, Json>>;
  readonly rematchOf: string | null;
};

const WISH = { ruleSet: 'wwi-combined-arms', scenario: 'salient-duel' } as const;
const open = async (who: Person, wish: Readonly<Record<string, Json>> = {}): Promise<Whole> => {
  const { status, body } = await who.post<Whole>('/matches', { ...WISH, ...wish });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};
const join = (who: Person, id: string, body: Json = {}) => who.post<Whole & ErrorBody>(`/matches/${id}/join`, body);
const holders = (match: Whole) =>
  Object.fromEntries(Object.entries(match.sides).map(([side, { user }]) => [side, user?.name ?? null]));

describe('rule sets', () => {
  test('are listed and described whole', async () => {
    const ada = await person('Ada');
    const { body } = await ada.get<{ ruleSets: { id: string; title: string }[] }>('/rulesets');
    expect(body.ruleSets).toContainEqual(
      expect.objectContaining({ id: 'wwi-combined-arms', title: 'WWI Combined Arms' }),
    );
    const whole = await ada.get<Record<string, object>>('/rulesets/wwi-combined-arms');
    expect(Object.keys(whole.body)).toEqual(
      expect.arrayContaining(['options', 'scenarios', 'texts', 'catalogue', 'clockPresets']),
    );
    expect(whole.body.catalogue).toHaveProperty('UNITS');
    expect((await ada.get('/rulesets/wwi-combined-arms@1')).status).toBe(200);
    expect((await ada.get('/rulesets/chess')).status).toBe(404);
  });
});

describe('opening a match', () => {
  test('the creator sits on the first side, the others see it in the lobby', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    const match = await open(ada, { title: '  The\nsalient ', options: { turnLimit: 50 } });
    expect(match).toMatchObject({ status: 'open', listed: true, title: 'The salient', you: { side: 'south' } });
    expect([holders(match), match.options.turnLimit]).toEqual([{ south: 'Ada', north: null }, 50]);
    const lobby = await ben.get<{ matches: Whole[] }>('/matches?ruleSet=wwi-combined-arms&side=north');
    expect(lobby.body.matches.map(({ id }) => id)).toContain(match.id);
    expect((await ben.get<{ matches: Whole[] }>('/matches?side=south')).body.matches.map(({ id }) => id)).not.toContain(
      match.id,
    );
  });

  test.each([
    ['a side of his own', { side: 'north' }, { south: null, north: 'Ada' }, 'open'],
    ['sides by name', { sides: { south: 'open', north: 'me' } }, { south: null, north: 'Ada' }, 'open'],
    ['both sides, to study', { solo: true }, { south: 'Ada', north: 'Ada' }, 'playing'],
    ['no side, for others', { sides: {} }, { south: null, north: null }, 'open'],
  ])('with %s', async (_what, wish, seats, status) => {
    const match = await open(await person('Ada'), wish);
    expect([holders(match), match.status]).toEqual([seats, status]);
  });

  test('against oneself: whoever is awaited is asked', async () => {
    const ada = await person('Ada');
    const match = await open(ada, { solo: true, options: { first: 'north' } });
    expect(match).toMatchObject({ listed: false, you: { side: 'north' }, waitingFor: ['north'] });
    await ada.play(match.id, 0, 'pass');
    expect((await ada.match(match.id)).body).toMatchObject({ you: { side: 'south' }, waitingFor: ['south'] });
  });

  test('with a drawn position', async () => {
    const ada = await person('Ada');
    const { body } = await ada.get<{ scenarios: { id: string; document: Json }[] }>('/rulesets/wwi-combined-arms');
    const document = body.scenarios.find(({ id }) => id === 'salient-duel')?.document ?? null;
    expect(await open(ada, { scenario: document })).toMatchObject({ scenario: 'custom' });
  });

  test.each([
    ['RULE_SET_UNKNOWN', { ruleSet: 'chess' }],
    ['RULE_SET_UNKNOWN', { ruleSet: 'wwi-combined-arms@99' }],
    ['SCENARIO_INVALID', { scenario: 'nowhere' }],
    ['SCENARIO_INVALID', { scenario: { pieces: [] } }],
    ['OPTIONS_INVALID', { options: { turnLimit: -1 } }],
    ['OPTIONS_INVALID', { options: 'hard' }],
    ['SIDE_UNKNOWN', { side: 'east' }],
    ['SIDE_UNKNOWN', { sides: { east: 'me' } }],
    ['CLOCK_INVALID', { clock: { bankSeconds: 1 } }],
    ['CLOCK_INVALID', { clock: 'sundial' }],
    ['CLOCK_INVALID', { clock: { bankSeconds: 3600, capSeconds: 60 } }],
    ['TITLE_INVALID', { title: 'x'.repeat(81) }],
    ['MALFORMED', { sides: { north: 'somebody-else' } }],
    ['MALFORMED', { sides: { north: { email: 'nowhere' } } }],
    ['MALFORMED', { title: 7 }],
  ])('refuses with %s: %j', async (code, wish) => {
    const answer = await (await person('Ada')).post('/matches', { ...WISH, ...wish });
    expect([answer.body.error?.code, answer.status]).toEqual([code, code === 'MALFORMED' ? 400 : 422]);
  });

  test('clocks: a preset, or parts of one', async () => {
    const ada = await person('Ada');
    expect((await open(ada, { clock: 'table' })).clock).toMatchObject({ bankSeconds: 1800, atEnd: 'forfeit' });
    const month = 30 * 86_400;
    expect((await open(ada, { clock: { bankSeconds: month } })).clock).toMatchObject({
      bankSeconds: month,
      capSeconds: month,
    });
  });

  test('nobody piles up matches that wait', async () => {
    const ada = await person('Ada');
    for (let n = 0; n < 50; n += 1) await open(ada);
    expect((await ada.post('/matches', WISH)).body.error.code).toBe('TOO_MANY_MATCHES');
  });
});

describe('joining', () => {
  test('with the last seat the match begins', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    const { id } = await open(ada);
    const { status, body } = await join(ben, id, { side: 'north' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'playing', you: { side: 'north' } });
    expect(holders(body)).toEqual({ south: 'Ada', north: 'Ben' });
    const told = await app.services.db.dispatch.findMany({ where: { matchId: id } });
    expect(told.map(({ userId, kind }) => [userId, kind])).toEqual([[ada.id, 'started']]);
  });

  test('of twenty who come at once exactly one gets the seat', async () => {
    const ada = await person('Ada');
    const others = await Promise.all(Array.from({ length: 20 }, (_, n) => person(`Rival${n}`)));
    const { id } = await open(ada);
    const answers = await Promise.all(others.map((one) => join(one, id)));
    const codes = answers.map(({ status, body }) => (status === 200 ? 'in' : body.error.code));
    expect(codes.filter((code) => code === 'in')).toHaveLength(1);
    expect(codes.filter((code) => code !== 'in').every((code) => code === 'NOT_OPEN' || code === 'SEAT_TAKEN')).toBe(
      true,
    );
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    const winner = codes.indexOf('in');
    expect((await ada.match(id)).body).toMatchObject({
      status: 'playing',
      sides: { north: { user: { name: `Rival${winner}` } } },
    });
  });

  test('one person who asks twice at once takes one seat', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    const { id } = await open(ada, { sides: {} });
    const answers = await Promise.all([join(ben, id, { side: 'south' }), join(ben, id, { side: 'north' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test.each([
    ['SEAT_TAKEN', 409, 'Ben', { side: 'south' }],
    ['SIDE_UNKNOWN', 422, 'Ben', { side: 'east' }],
    ['ALREADY_SEATED', 409, 'Ada', { side: 'north' }],
    ['MALFORMED', 400, 'Ben', { side: 7 }],
  ])('%s', async (code, status, who, body) => {
    const people: Record<string, Person> = { Ada: await person('Ada'), Ben: await person('Ben') };
    const { id } = await open(people.Ada as Person);
    const answer = await join(people[who] as Person, id, body);
    expect([answer.body.error.code, answer.status]).toEqual([code, status]);
  });

  test('a match that has begun, is not listed or is none is not to be joined', async () => {
    const [ada, ben, cid] = [await person('Ada'), await person('Ben'), await person('Cid')];
    const { id } = await open(ada);
    await join(ben, id);
    expect((await join(cid, id)).body.error.code).toBe('NOT_OPEN');
    const hidden = await open(ada, { listed: false });
    expect((await join(cid, hidden.id)).body.error.code).toBe('NOT_FOUND');
    expect((await join(cid, crypto.randomUUID())).body.error.code).toBe('NOT_FOUND');
    expect((await cid.get(`/matches/${hidden.id}`)).status).toBe(404);
  });

  test('a match whose start was lost is started by the sweep', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    const { id } = await open(ada);
    await app.services.db.matchSeat.updateMany({ where: { matchId: id, side: 'north' }, data: { userId: ben.id } });
    expect(await startFullMatches(app.services)).toBe(1);
    expect((await ada.match(id)).body.status).toBe('playing');
  });
});

describe('leaving and cancelling', () => {
  test('a seat is given back before the start', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    const { id } = await open(ada, { sides: {} });
    await join(ben, id, { side: 'south' });
    expect(holders((await ben.post<Whole>(`/matches/${id}/leave`)).body)).toEqual({ south: null, north: null });
    expect((await ben.post(`/matches/${id}/leave`)).body.error.code).toBe('NOT_SEATED');
  });

  test('its creator cancels a match instead, and only he', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    const { id } = await open(ada);
    expect((await ada.post(`/matches/${id}/leave`)).body.error.code).toBe('CREATOR_STAYS');
    expect((await ben.post(`/matches/${id}/cancel`)).body.error.code).toBe('FORBIDDEN');
    expect((await ada.post(`/matches/${id}/cancel`)).status).toBe(204);
    expect((await ada.get(`/matches/${id}`)).status).toBe(404);
    const begun = await open(ada, { solo: true });
    expect((await ada.post(`/matches/${begun.id}/cancel`)).body.error.code).toBe('NOT_OPEN');
    expect((await ada.post(`/matches/${begun.id}/leave`)).body.error.code).toBe('NOT_OPEN');
  });
});

type Link = { readonly url: string; readonly secret: string; readonly mailed: boolean };
type Info = { readonly usable: boolean; readonly side: string | null; readonly match: { readonly title: string } };

describe('invitations', () => {
  const inviteTo = (who: Person, id: string, body: Json = {}) =>
    who.post<Link & ErrorBody>(`/matches/${id}/invitations`, body);

  test('a link lets one person into a match that is not listed', async () => {
    const [ada, ben, cid] = [await person('Ada'), await person('Ben'), await person('Cid')];
    const { id } = await open(ada, { sides: {}, listed: false });
    const { body } = await inviteTo(ada, id, { side: 'north' });
    expect(body.url).toBe(`http://localhost:3000/invitation/${body.secret}`);
    expect((await ben.get<Info>(`/invitations/${body.secret}`)).body).toMatchObject({ usable: true, side: 'north' });
    const both = await Promise.all([ben, cid].map((one) => join(one, id, { invitation: body.secret, side: 'south' })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [taken] = both.filter(({ status }) => status === 200);
    expect(taken?.body.you?.side).toBe('north');
    expect((await ben.get<Info>(`/invitations/${body.secret}`)).body.usable).toBe(false);
  });

  test('only the hash of the secret is kept, and it runs out after two weeks', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    const { id } = await open(ada, { listed: false });
    const { body } = await inviteTo(ada, id);
    const rows = await app.services.db.invitation.findMany({ where: { matchId: id } });
    expect(JSON.stringify(rows)).not.toContain(body.secret);
    clock.advance(15 * 86_400_000);
    expect((await join(ben, id, { invitation: body.secret })).body.error.code).toBe('INVITATION_SPENT');
    expect((await ben.get(`/invitations/${'x'.repeat(32)}`)).status).toBe(404);
  });

  test('by mail: the link arrives, and another match does not open to it', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    const match = await open(ada, { sides: { south: 'me', north: { email: 'Friend@Example.org' } }, listed: false });
    const mail = await mailbox.next('friend@example.org');
    expect([mail.subject, mail.text.includes('Salient')]).toEqual(['Ada invites you to a match at Fieldpost', true]);
    const secret = linkIn(mail, '/invitation/').pathname.split('/').at(-1) ?? '';
    const other = await open(ada, { listed: false });
    expect((await join(ben, other.id, { invitation: secret })).body.error.code).toBe('NOT_FOUND');
    expect((await join(ben, match.id, { invitation: secret })).body).toMatchObject({ status: 'playing' });
  });

  test.each([
    ['NOT_FOUND', 'stranger', { listed: false }, {}],
    ['FORBIDDEN', 'stranger', {}, {}],
    ['SEAT_TAKEN', 'creator', {}, { side: 'south' }],
    ['SIDE_UNKNOWN', 'creator', {}, { side: 'east' }],
    ['MALFORMED', 'creator', {}, { email: 'nowhere' }],
    ['NOT_OPEN', 'creator', { solo: true }, {}],
  ])('%s', async (code, who, wish, body) => {
    const people: Record<string, Person> = { creator: await person('Ada'), stranger: await person('Ben') };
    const { id } = await open(people.creator as Person, wish);
    expect((await inviteTo(people[who] as Person, id, body)).body.error.code).toBe(code);
  });

  test('no more than twenty for one match', async () => {
    const ada = await person('Ada');
    const { id } = await open(ada);
    for (let n = 0; n < 20; n += 1) expect((await inviteTo(ada, id)).status).toBe(201);
    expect((await inviteTo(ada, id)).body.error.code).toBe('TOO_MANY_INVITATIONS');
  });
});

describe('rematch', () => {
  async function finished(): Promise<{ ada: Person; ben: Person; id: string }> {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    const { id } = await open(ada, { options: { turnLimit: 77 }, clock: 'brisk' });
    await join(ben, id);
    return { ada, ben, id };
  }
  const again = (who: Person, id: string) => who.post<Whole & ErrorBody>(`/matches/${id}/rematch`);

  test('sides are swapped and the loser is first (CA-022)', async () => {
    const { ada, ben, id } = await finished();
    expect((await again(ada, id)).body.error.code).toBe('NOT_FINISHED');
    await ada.post(`/matches/${id}/resign`);
    const offered = (await again(ben, id)).body;
    expect(offered).toMatchObject({ status: 'open', listed: false, rematchOf: id, you: { side: 'south' } });
    // Ada has lost as South, so she is first as North
    expect(offered.options).toMatchObject({ first: 'north', creator: 'south', turnLimit: 77 });
    expect(offered.clock).toMatchObject({ bankSeconds: 86_400 });
    expect((await mailbox.next(ada.email)).subject).toBe('Ben invites you to a match at Fieldpost');
    const taken = (await again(ada, id)).body;
    expect(taken).toMatchObject({ id: offered.id, status: 'playing', you: { side: 'north' }, waitingFor: ['north'] });
    expect((await again(ben, id)).body.id).toBe(offered.id);
  });

  test('after a draw he is first who was second (CA-022)', async () => {
    const { ada, ben, id } = await finished();
    const { body } = await ada.match(id);
    await ada.post(`/matches/${id}/draw`, { action: 'offer' });
    await ben.post(`/matches/${id}/draw`, { action: 'accept' });
    // He who was first had his side's name in waitingFor; the other one is first now, under his new side's name.
    const second = body.waitingFor[0] === 'south' ? 'north' : 'south';
    const swapped = second === 'south' ? 'north' : 'south';
    expect((await again(ada, id)).body.options.first).toBe(swapped);
  });

  test('both ask at once: one match, which begins', async () => {
    const { ada, ben, id } = await finished();
    await ben.post(`/matches/${id}/resign`);
    const both = await Promise.all([again(ada, id), again(ben, id)]);
    expect(new Set(both.map(({ body }) => body.id)).size).toBe(1);
    expect((await ada.match(both[0]?.body.id ?? '')).body.status).toBe('playing');
  });

  test('is for its players', async () => {
    const { ada, id } = await finished();
    await ada.post(`/matches/${id}/resign`);
    const cid = await person('Cid');
    expect((await again(cid, id)).body.error.code).toBe('NOT_SEATED');
    const { body } = await again(ada, id);
    expect((await join(cid, body.id)).body.error.code).toBe('NOT_FOUND');
  });
});

describe('my matches', () => {
  test('those that wait for me come first, by the time that is left', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    const start = async (clockWish: Json, first: string) => {
      const { id } = await open(ada, { clock: clockWish, options: { first } });
      await join(ben, id);
      clock.advance(1000);
      return id;
    };
    const slow = await start('slow', 'south');
    const quick = await start('table', 'south');
    const theirs = await start('post', 'north');
    const waiting = await open(ada);
    const over = await start('post', 'south');
    await ada.post(`/matches/${over}/resign`);
    const ids = async (query: string, who: Person = ada) =>
      (await who.get<{ matches: Whole[] }>(`/matches?mine=1${query}`)).body.matches.map(({ id }) => id);
    expect(await ids('')).toEqual([quick, slow, waiting.id, theirs]);
    expect(await ids('&waiting=1')).toEqual([quick, slow]);
    expect(await ids('&waiting=0')).toEqual([waiting.id, theirs]);
    expect(await ids('&finished=1')).toEqual([over]);
    expect(await ids('&waiting=1', ben)).toEqual([theirs]);
  });
});

import type { Json } from '@fieldpost/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweep } from '../jobs/sweep.ts';
import { holders, join, Lobby, open, type Person, type Whole, WISH } from '../testing/lobby.ts';
import { deskOf } from './list-store.ts';

let lobby: Lobby;
let person: Lobby['person'];

beforeAll(async () => {
  lobby = await Lobby.open();
  person = (name) => lobby.person(name);
});
afterAll(() => lobby.close());

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
  test.each([
    ['by post', {}, 'sealed'],
    ['at a quick clock', { clock: 'table' }, 'windows'],
    ['by post against the computer', { bot: 'greedy' }, 'windows'],
    ['by post, where it was chosen', { options: { pace: 'brisk' } }, 'brisk'],
  ])('%s it has the options of its game for that', async (_, wish, pace) => {
    const match = await open(await person('Ada'), { ruleSet: 'mass-warfare', scenario: 'ford', options: {}, ...wish });
    expect(match.options.pace).toBe(pace);
  });

  test('the creator sits on the first side, the others see it in the lobby', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    const match = await open(ada, { title: '  The   salient ', options: { turnLimit: 50 } });
    expect(match).toMatchObject({ status: 'open', listed: true, title: 'The salient', you: { side: 'south' } });
    expect([holders(match), match.options.turnLimit]).toEqual([{ south: 'Ada', north: null }, 50]);
    const lobby = await ben.get<{ matches: Whole[] }>('/matches?ruleSet=wwi-combined-arms&side=north');
    expect(lobby.body.matches.map(({ id }) => id)).toContain(match.id);
    expect((await ben.get<{ matches: Whole[] }>('/matches?side=south')).body.matches.map(({ id }) => id)).not.toContain(
      match.id,
    );
  });

  test.each([
    ['a side of their own', { side: 'north' }, { south: null, north: 'Ada' }, 'open'],
    ['sides by name', { sides: { south: 'open', north: 'me' } }, { south: null, north: 'Ada' }, 'open'],
    ['both sides, to study', { solo: true }, { south: 'Ada', north: 'Ada' }, 'playing'],
    ['no side, for others', { sides: {} }, { south: null, north: null }, 'open'],
  ])('with %s', async (_what, input, seats, status) => {
    const match = await open(await person('Ada'), input);
    expect([holders(match), match.status]).toEqual([seats, status]);
  });

  test('against oneself: whoever is awaited is asked', async () => {
    const ada = await person('Ada');
    const match = await open(ada, { solo: true, options: { first: 'north' } });
    expect(match).toMatchObject({ listed: false, you: { side: 'north' }, waitingFor: ['north'] });
    await ada.play(match.id, 0, 'pass');
    expect((await ada.match(match.id)).body).toMatchObject({ you: { side: 'south' }, waitingFor: ['south'] });
  });

  test('with the first scenario of its game, where none is named', async () => {
    const ada = await person('Ada');
    const { body } = await ada.get<{ scenarios: { id: string }[] }>('/rulesets/wwi-combined-arms');
    expect((await open(ada, { scenario: null })).scenario).toBe(body.scenarios[0]?.id);
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
    ['CLOCK_INVALID', { clock: { reserveSeconds: 3600 } }],
    ['CLOCK_INVALID', { clock: [] }],
    ['CLOCK_INVALID', { clock: { bankSeconds: 3600, capSeconds: 60 } }],
    ['TITLE_INVALID', { title: 'x'.repeat(81) }],
    ['MALFORMED', { sides: { north: 'somebody-else' } }],
    ['MALFORMED', { sides: { north: { email: 'nowhere' } } }],
    ['MALFORMED', { title: 7 }],
    ['MALFORMED', { option: { turnLimit: 30 } }],
  ])('refuses with %s: %j', async (code, input) => {
    const answer = await (await person('Ada')).post('/matches', { ...WISH, ...input });
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
    const told = await lobby.app.services.db.notification.findMany({ where: { matchId: id } });
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
    await lobby.app.services.db.matchSeat.updateMany({
      where: { matchId: id, side: 'north' },
      data: { userId: ben.id },
    });
    // What other tests have left to be done is not looked at.
    await lobby.app.services.db.match.updateMany({ where: { actAt: { not: null } }, data: { actAt: null } });
    const actAt = new Date(lobby.clock.now().getTime() - 60_000);
    await lobby.app.services.db.match.update({ where: { id }, data: { actAt } });
    expect((await sweep(lobby.app.services)).autoplayed).toBe(1);
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

  test('its creator cancels a match instead, and only they', async () => {
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

describe('my matches', () => {
  test('those that wait for me come first, by the time that is left', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    const start = async (clockInput: Json, first: string) => {
      const { id } = await open(ada, { clock: clockInput, options: { first } });
      await join(ben, id);
      lobby.clock.advance(1000);
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
    // A desk of one or two matches still shows those that wait for you, however old.
    const { db } = lobby.app.services;
    expect(await deskOf(db, ada.id, null, { limit: 2, skip: 0 })).toEqual([quick, slow]);
    expect(await deskOf(db, ada.id, null, { limit: 9, skip: 0 })).toEqual([quick, slow, waiting.id, theirs]);
    expect(await deskOf(db, ada.id, false, { limit: 1, skip: 0 })).toEqual([waiting.id]);
    expect(await deskOf(db, ada.id, null, { limit: 2, skip: 1 })).toEqual([slow, waiting.id]);
    expect(await deskOf(db, ben.id, true, { limit: 9, skip: 0 })).toEqual([theirs]);
    const desk = await ada.graphql<{ data: { myMatches: { id: string }[] } }>('{ myMatches(waiting: true) { id } }');
    expect(desk.body.data.myMatches.map(({ id }) => id)).toEqual([quick, slow]);
    const part = await ada.graphql('{ myMatches(first: 1, skip: 2) { id } }');
    expect(part.body).toEqual({ data: { myMatches: [{ id: waiting.id }] } });
  });

  test('are put in their order by what stands in their rows, and nowhere beside them', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    const { id } = await open(ada, { clock: 'post' });
    await join(ben, id);
    const { rows } = await lobby.app.services.database.pool.query(
      'select pg_column_toast_chunk_id(waiting_for) as beside from matches where id = $1',
      [id],
    );
    expect(rows).toMatchObject([{ beside: null }]);
  });
});

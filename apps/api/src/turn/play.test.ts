import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { loadSteps } from '../match-store/store.ts';
import { type AnswerBody, Client, type ErrorBody } from '../testing/client.ts';
import { type Duel, openDuel } from '../testing/duel.ts';
import { storedBytes } from '../testing/stored-bytes.ts';

const SECRET = 'a secret of the tests, long enough to be one';
/** The duel is the same for every test: south moves first. */
const MOVE = 'c3-c4';
const OTHER_MOVE = 'd3-d4';
const THIRD_MOVE = 'e3-e4';

let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await freshDatabase();
  app = await buildApp({ databaseUrl: database.url, secret: SECRET });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

type Table = { readonly duel: Duel; readonly south: Client; readonly north: Client; readonly watcher: Client };

/** A match where south is to move, and who is around it. */
async function table(): Promise<Table> {
  const duel = await openDuel(app.services);
  const other = await openDuel(app.services);
  const client = (who: { readonly token: string }) => new Client(app, who);
  return { duel, south: client(duel.south), north: client(duel.north), watcher: client(other.north) };
}

describe('a command', () => {
  it('is answered with what happened and the game as its author sees it', async () => {
    const { duel, south } = await table();
    const { status, body } = await south.play(duel.id, 0, MOVE);
    expect(status).toBe(200);
    expect(body).toMatchObject({ step: 1, lines: [MOVE], pending: { kind: 'choice', side: 'south' } });
    expect(body.events).toHaveLength(1);
  });

  it('is answered without the view for who prefers so', async () => {
    const { duel, south } = await table();
    const headers = { prefer: 'return=minimal', 'idempotency-key': 'brief' };
    const asked = () =>
      south.post<AnswerBody>(`/matches/${duel.id}/commands`, { expectedStep: 0, line: MOVE }, headers);
    const { body, text } = await asked();
    expect(body).toMatchObject({ step: 1, lines: [MOVE], pending: { side: 'south' } });
    expect(body).not.toHaveProperty('view');
    expect((await asked()).text).toBe(text);
  });

  it('stays open until its author ends their turn: the others see nothing of it', async () => {
    const { duel, south, north, watcher } = await table();
    const before = [await north.match(duel.id), await watcher.match(duel.id)];
    await south.play(duel.id, 0, MOVE);
    const between = [await north.match(duel.id), await watcher.match(duel.id)];
    expect(between.map((seen) => seen.body.view)).toEqual(before.map((seen) => seen.body.view));
    expect(between.map((seen) => seen.body.step)).toEqual([0, 0]);
    await south.play(duel.id, 1, 'pass');
    expect((await north.match(duel.id)).body).toMatchObject({ step: 2, sealedStep: 2, waitingFor: ['north'] });
  });

  it('can be taken back to the byte', async () => {
    const { duel, south } = await table();
    const before = await duel.stored();
    await south.play(duel.id, 0, MOVE);
    await south.play(duel.id, 1, OTHER_MOVE);
    for (const expectedStep of [2, 1]) {
      expect((await south.post<AnswerBody>(`/matches/${duel.id}/undo`, { expectedStep })).status).toBe(200);
    }
    const { revision: _one, stamp: _its, ...undone } = await duel.stored();
    const { revision: _other, stamp: _also, ...first } = before;
    expect(JSON.stringify(undone)).toBe(JSON.stringify(first));
    expect(await loadSteps(app.services.db, duel.id, 0, 10)).toEqual([]);
    expect((await south.post(`/matches/${duel.id}/undo`)).body.error.code).toBe('NOTHING_TO_UNDO');
  });

  it('can be filed as standing orders at any time, whatever the step', async () => {
    const { duel, north, south } = await table();
    await south.play(duel.id, 0, MOVE);
    const list = ['side-h', 'side-a', 'back-h', 'back-a', 'back'];
    const orders = { all: { choose: 'list', order: list }, types: {}, units: {} };
    const filed = await north.post(`/matches/${duel.id}/orders`, { command: { type: 'setRetreatOrders', orders } });
    expect(filed.status).toBe(200);
    const found = await north.get<{ readonly orders: { readonly retreat: unknown } }>(`/matches/${duel.id}/orders`);
    expect(found.body.orders.retreat).toEqual(orders);
    const move = await north.post(`/matches/${duel.id}/orders`, { command: { type: 'endTurn' } });
    expect([move.status, move.body.error.code]).toEqual([400, 'MALFORMED']);
  });
});

describe('exactly once', () => {
  const copies = <Body>(count: number, ask: (index: number) => Promise<Body>): Promise<readonly Body[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => ask(index)));

  it('50 parallel copies of one submission give one step and 50 equal answers', async () => {
    const { duel, south } = await table();
    const answers = await copies(50, () => south.play(duel.id, 0, MOVE, 'one-key'));
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect((await duel.stored()).step).toBe(1);
    await south.play(duel.id, 1, OTHER_MOVE);
    expect((await south.play(duel.id, 0, MOVE, 'one-key')).text).toBe(answers[0]?.text);
  });

  it('two different submissions with one expected step give one winner and one conflict with the fresh position', async () => {
    const { duel, south } = await table();
    const answers = await copies(2, (index) => south.play(duel.id, 0, index === 0 ? MOVE : OTHER_MOVE));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const winner = answers.find((answer) => answer.status === 200);
    const loser = answers.find((answer) => answer.status === 409) as unknown as { readonly body: ErrorBody };
    expect(loser.body.error.code).toBe('STALE');
    expect(loser.body.error.details).toMatchObject({ step: 1, view: winner?.body.view });
  });

  it('a key that served another request is refused, save that of somebody else', async () => {
    const { duel, south, north } = await table();
    await south.play(duel.id, 0, MOVE, 'a-key');
    const before = await storedBytes(app.services, duel.id);
    const again = await south.play<ErrorBody>(duel.id, 1, OTHER_MOVE, 'a-key');
    expect([again.status, again.body.error.code]).toEqual([422, 'KEY_REUSED']);
    const elsewhere = await table();
    const known = await new Client(app, duel.south).play<ErrorBody>(elsewhere.duel.id, 0, MOVE, 'a-key');
    expect([known.status, known.body.error.code]).toEqual([422, 'KEY_REUSED']);
    expect(await storedBytes(app.services, duel.id)).toBe(before);
    await south.play(duel.id, 1, 'pass');
    expect((await north.play(duel.id, 2, 'c6-c5', 'a-key')).status).toBe(200);
  });

  it('one key sent for two matches at once serves one of them', async () => {
    const { duel, south } = await table();
    const second = await openDuel(app.services);
    await app.services.db.matchSeat.update({
      where: { matchId_side_player: { matchId: second.id, side: 'south', player: 0 } },
      data: { userId: duel.south.caller.userId },
    });
    const ids = [duel.id, second.id];
    const answers = await copies(2, (index) => south.play(ids[index] ?? '', 0, MOVE, 'shared-key'));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422]);
  });

  it('many hands at many matches do not disturb each other', async () => {
    const tables = await copies(10, () => table());
    const answers = await Promise.all(
      tables.flatMap(({ duel, south }) => [MOVE, OTHER_MOVE, THIRD_MOVE].map((line) => south.play(duel.id, 0, line))),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(10);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(20);
  });
});

describe('a refusal', () => {
  type Row = readonly [
    what: string,
    status: number,
    code: string,
    ask: (table: Table) => Promise<{ status: number; body: ErrorBody }>,
  ];
  const play = (id: string) => `/matches/${id}/commands`;
  const rows: readonly Row[] = [
    ['a stranger', 401, 'UNAUTHENTICATED', ({ duel }) => new Client(app, null).play<ErrorBody>(duel.id, 0, MOVE)],
    [
      'a bad token',
      401,
      'UNAUTHENTICATED',
      ({ duel }) => new Client(app, { token: `fp_${'x'.repeat(40)}` }).play<ErrorBody>(duel.id, 0, MOVE),
    ],
    ['a spectator', 403, 'NOT_SEATED', ({ duel, watcher }) => watcher.play<ErrorBody>(duel.id, 0, MOVE)],
    ['no such match', 404, 'NOT_FOUND', ({ south }) => south.play<ErrorBody>('nowhere', 0, MOVE)],
    [
      'the other side',
      422,
      'NOT_YOUR_TURN',
      ({ duel, north }) => north.play<ErrorBody>(duel.id, 0, { type: 'endTurn' }),
    ],
    [
      'an illegal move',
      422,
      'TOO_FAR',
      ({ duel, south }) => south.play<ErrorBody>(duel.id, 0, { type: 'move', unit: 'S-inf-1', to: 'a6' }),
    ],
    ['no command', 400, 'MALFORMED', ({ duel, south }) => south.play<ErrorBody>(duel.id, 0, { type: 'dance' })],
    ['no line', 422, 'UNREADABLE', ({ duel, south }) => south.play<ErrorBody>(duel.id, 0, 'hello there')],
    ['a stale step', 409, 'STALE', ({ duel, south }) => south.play<ErrorBody>(duel.id, 7, MOVE)],
    ['a negative step', 400, 'MALFORMED', ({ duel, south }) => south.play<ErrorBody>(duel.id, -1, MOVE)],
    [
      'both forms',
      400,
      'MALFORMED',
      ({ duel, south }) => south.post(play(duel.id), { expectedStep: 0, line: MOVE, command: { type: 'endTurn' } }),
    ],
    ['no body', 400, 'MALFORMED', ({ duel, south }) => south.post(play(duel.id))],
    ['a list', 400, 'MALFORMED', ({ duel, south }) => south.post(play(duel.id), [1, 2, 3])],
    [
      'an unknown member',
      400,
      'MALFORMED',
      ({ duel, south }) => south.post(play(duel.id), { expectedStep: 0, line: MOVE, more: 1 }),
    ],
    [
      'a huge body',
      413,
      'TOO_LARGE',
      ({ duel, south }) => south.post(play(duel.id), { expectedStep: 0, line: 'x'.repeat(300_000) }),
    ],
    ['no offer', 422, 'NO_OFFER', ({ duel, south }) => south.post(`/matches/${duel.id}/draw`, { action: 'accept' })],
    ['no claim', 422, 'NOTHING_TO_CLAIM', ({ duel, south }) => south.post(`/matches/${duel.id}/claim`)],
  ];
  it.each(rows)('%s: %i %s', async (_what, status, code, ask) => {
    const set = await table();
    const before = await storedBytes(app.services, set.duel.id);
    const reply = await ask(set);
    expect([reply.status, reply.body.error.code]).toEqual([status, code]);
    expect(JSON.stringify(reply.body)).not.toMatch(/node_modules|\.ts:|at .* \(/);
    expect(await storedBytes(app.services, set.duel.id)).toBe(before);
  });

  it('hides a private match from all but its players', async () => {
    const { duel, south, watcher } = await table();
    await app.services.db.match.update({ where: { id: duel.id }, data: { listed: false } });
    for (const url of ['', '/commands', '/notices', '/frames', '/record']) {
      expect((await watcher.get(`/matches/${duel.id}${url}`)).status).toBe(404);
      expect((await south.get(`/matches/${duel.id}${url}`)).status).toBe(200);
    }
    expect((await watcher.play<ErrorBody>(duel.id, 0, MOVE)).status).toBe(404);
  });
});

describe('agreements (CL-187)', () => {
  it('a draw is offered, declined, offered again and accepted', async () => {
    const { duel, south, north } = await table();
    const draw = (who: Client, action: string) => who.post<AnswerBody>(`/matches/${duel.id}/draw`, { action });
    expect((await draw(south, 'offer')).body.drawOffer).toBe('south');
    expect((await draw(north, 'decline')).body.drawOffer).toBeNull();
    await south.play(duel.id, 0, 'draw?');
    expect((await north.play(duel.id, 0, { type: 'acceptDraw' })).body.ending).toMatchObject({ by: 'agreement' });
    expect((await duel.stored()).status).toBe('finished');
  });

  it('resigning ends the match at any time and reveals the seed', async () => {
    const { duel, north, south } = await table();
    expect((await north.match(duel.id)).body.seed).toBeNull();
    expect((await north.post<AnswerBody>(`/matches/${duel.id}/resign`)).body.ending).toMatchObject({
      by: 'resignation',
    });
    const { body } = await south.match(duel.id);
    expect(body).toMatchObject({ status: 'finished', waitingFor: [], deadline: null });
    expect(body.seed).toMatch(/^[0-9a-f]{64}$/);
    expect((await south.play<ErrorBody>(duel.id, 0, MOVE)).body.error.code).toBe('GAME_OVER');
  });
});

describe('what was seen', () => {
  it('is kept for each seat and never goes back', async () => {
    const { duel, south } = await table();
    await south.play(duel.id, 0, MOVE);
    await south.play(duel.id, 1, 'pass');
    for (const step of [2, 1]) expect((await south.post(`/matches/${duel.id}/seen`, { step })).status).toBe(204);
    expect((await south.match(duel.id)).body.seenStep).toBe(2);
  });
});

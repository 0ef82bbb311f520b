import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { type Duel, openDuel } from '../testing/duel.ts';

const SECRET = 'a secret of the tests, long enough to be one';
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

type Answer = {
  readonly data: Readonly<Record<string, Readonly<Record<string, unknown>>>> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions: Readonly<Record<string, unknown>> }[];
};

async function ask(token: string | null, query: string, variables: object): Promise<Answer> {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const reply = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });
  return reply.json<Answer>();
}

const MATCH = `query($id: ID!) { match(id: $id) { id step sealedStep status canUndo seenStep waitingFor view standingOrders
  pending { kind side window clock sentence } you { side reserveMs running user { name } } seats { side running }
  clockSpec { atEnd } log(after: 0) { index line sentences } frames(from: 0, count: 50) { step view }
  legal(subject: "S-inf-3") { line } deadline seed } }`;
const PLAY = `mutation($id: ID!, $step: Int!, $line: String, $command: JSON, $key: String!) {
  play(matchId: $id, expectedStep: $step, line: $line, command: $command, key: $key) { step canUndo log(after: 0) { line } } }`;

const play = (duel: Duel, step: number, order: object, key: string = crypto.randomUUID()) =>
  ask(duel.south.token, PLAY, { id: duel.id, step, key, ...order });

describe('a match over GraphQL', () => {
  it('is shown as its viewer may know it', async () => {
    const duel = await openDuel(app.services);
    await play(duel, 0, { line: 'c3-c4' });
    const own = (await ask(duel.south.token, MATCH, { id: duel.id })).data?.match;
    expect(own).toMatchObject({ step: 1, sealedStep: 0, canUndo: true, you: { side: 'south', running: true } });
    expect(own).toMatchObject({
      pending: { kind: 'choice', side: 'south', clock: 'turn' },
      clockSpec: { atEnd: 'default' },
    });
    expect(own?.log).toMatchObject([{ index: 0, line: 'c3-c4' }]);
    expect(own?.frames).toHaveLength(2);
    const others = [duel.north.token, null].map((token) => ask(token, MATCH, { id: duel.id }));
    for (const seen of (await Promise.all(others)).map((answer) => answer.data?.match)) {
      expect(seen).toMatchObject({ step: 0, canUndo: false, log: [], legal: [], seed: null });
      expect(seen?.frames).toHaveLength(1);
    }
  });

  it('tells its log page by page, from the newest backwards', async () => {
    const duel = await openDuel(app.services);
    for (const [step, line] of ['a3-a4', 'b3-b4', 'c3-c4', 'd3-d4'].entries()) await play(duel, step, { line });
    const page = async (token: string, before: number) => {
      const query =
        'query($id: ID!, $before: Int) { match(id: $id) { log(after: 0, last: 2, before: $before) { line } } }';
      const log = (await ask(token, query, { id: duel.id, before })).data?.match?.log;
      return (log as readonly { readonly line: string }[]).map(({ line }) => line);
    };
    expect(await page(duel.south.token, 4)).toEqual(['c3-c4', 'd3-d4']);
    expect(await page(duel.south.token, 2)).toEqual(['a3-a4', 'b3-b4']);
    expect(await page(duel.south.token, 0)).toEqual([]);
    expect(await page(duel.north.token, 99)).toEqual([]);
  });

  it('is played, taken back and played again with one key', async () => {
    const duel = await openDuel(app.services);
    const command = { type: 'move', unit: 'S-inf-3', to: 'c4' };
    const first = await play(duel, 0, { command }, 'key');
    expect(first.data?.play).toMatchObject({ step: 1, canUndo: true });
    expect((await play(duel, 0, { command }, 'key')).data?.play).toMatchObject({ step: 1 });
    const undo = 'mutation($id: ID!) { undo(matchId: $id, expectedStep: 1) { step canUndo } }';
    expect((await ask(duel.south.token, undo, { id: duel.id })).data?.undo).toEqual({ step: 0, canUndo: false });
  });

  it('refuses with the code, the rule and the fresh position', async () => {
    const duel = await openDuel(app.services);
    const codes = async (answer: Promise<Answer>) => (await answer).errors?.map((error) => error.extensions.code);
    expect(await codes(play(duel, 5, { line: 'c3-c4' }))).toEqual(['STALE']);
    expect((await play(duel, 5, { line: 'c3-c4' })).errors?.[0]?.extensions.details).toMatchObject({ step: 0 });
    expect(await codes(play(duel, 0, { command: { type: 'move', unit: 'S-inf-1', to: 'a6' } }))).toEqual(['TOO_FAR']);
    expect(await codes(play(duel, 0, {}))).toEqual(['MALFORMED']);
    expect(await codes(ask(null, PLAY, { id: duel.id, step: 0, line: 'c3-c4', key: 'k' }))).toEqual([
      'UNAUTHENTICATED',
    ]);
    const nowhere = await ask(duel.south.token, MATCH, { id: 'nowhere' });
    expect(nowhere.data?.match).toBeNull();
  });

  it('is agreed upon and marked as seen', async () => {
    const duel = await openDuel(app.services);
    const word = (token: string, name: string) =>
      ask(token, `mutation($id: ID!) { ${name}(matchId: $id) { drawOffer status ending { by winner reason } } }`, {
        id: duel.id,
      });
    expect((await word(duel.south.token, 'offerDraw')).data?.offerDraw).toMatchObject({ drawOffer: 'south' });
    expect((await word(duel.north.token, 'acceptDraw')).data?.acceptDraw).toEqual({
      drawOffer: null,
      status: 'finished',
      ending: { by: 'agreement', winner: null, reason: 'agreement' },
    });
    const seen = 'mutation($id: ID!) { markSeen(matchId: $id, step: 0) { seenStep } }';
    expect((await ask(duel.north.token, seen, { id: duel.id })).data?.markSeen).toEqual({ seenStep: 0 });
  });
});

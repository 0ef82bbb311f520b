import { paced } from '@fieldpost/config/pace';
import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import { type Json, type MatchFile, patched, verify } from '@fieldpost/engine';
import { ruleSetOf } from '@fieldpost/rulebook';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import type { Frame } from '../match-store/replay.ts';
import { type AnswerBody, Client, type MatchBody, type MenuBody } from '../testing/client.ts';
import { openDuel } from '../testing/duel.ts';

const SECRET = 'a secret of the tests, long enough to be one';
const ARMY = { type: 'commitArmy', units: { inf: 8, mg: 2, tank: 2, art: 2, sni: 1, hq: 1 }, elite: [] };
const MAX_STEPS = 5_000;

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

/** What a simple player does with a menu: shoots at the headquarters first, then at anything, then goes forward. */
function choose(menu: MenuBody, side: string, turn: number): Json {
  const commands = menu.commands.map(
    ({ command }) => command as { readonly type: string; readonly [key: string]: Json },
  );
  const attacks = commands.filter((command) => command.type === 'attack');
  const atHeadquarters = attacks.find((command) => String(command.target).includes('-hq-'));
  const forward = commands.filter((command) => command.type === 'move' && goesForward(command, side));
  const other = commands.find(
    (command) => command.type !== 'endTurn' && command.type !== 'move' && command.type !== 'reinforce',
  );
  const moves = turn % 4 === 3 ? [] : forward.slice(0, 1);
  return (
    atHeadquarters ?? attacks[0] ?? moves[0] ?? other ?? commands.find((command) => command.type === 'endTurn') ?? null
  );
}

const goesForward = (command: { readonly [key: string]: Json }, side: string): boolean =>
  side === 'south' ? Number(String(command.to).slice(1)) >= 4 : Number(String(command.to).slice(1)) <= 5;

it(
  'plays a match from the army to its end with two tokens and nothing else, and its record verifies',
  async () => {
    const duel = await openDuel(app.services, { scenario: 'standard' });
    const clients: Readonly<Record<string, Client>> = {
      south: new Client(app, duel.south),
      north: new Client(app, duel.north),
    };
    const [south, north] = [new Client(app, duel.south), new Client(app, duel.north)];

    const opening = await south.match(duel.id);
    expect(opening.body.pending).toMatchObject({ kind: 'orders', window: 'army', from: ['south', 'north'] });
    expect((await south.play(duel.id, opening.body.step, ARMY)).body).toMatchObject({ step: 1 });
    expect((await north.match(duel.id)).body).toMatchObject({ step: 0, pending: { from: ['south', 'north'] } });
    expect((await north.play(duel.id, 0, ARMY)).body).toMatchObject({ step: 2, pending: { window: 'place' } });

    let steps = 0;
    let seen: MatchBody = (await south.match(duel.id)).body;
    while (seen.status === 'playing' && steps < MAX_STEPS) {
      const side = seen.waitingFor[0] ?? '';
      const client = clients[side];
      if (!client) throw new Error(`nobody is awaited at step ${seen.step}`);
      const menu = await client.menu(duel.id);
      const played = await client.play<AnswerBody>(duel.id, menu.body.step, choose(menu.body, side, steps));
      expect(played.status, played.text).toBe(200);
      steps += 1;
      seen = (await client.match(duel.id)).body;
    }
    expect(seen.status).toBe('finished');

    const told = await south.get<{ readonly steps: readonly unknown[] }>(`/matches/${duel.id}/notices?after=0`);
    expect(told.body.steps.length).toBe(Math.min(500, seen.step));
    const frames = await south.get<readonly Pick<Frame, 'step' | 'view' | 'changes'>[]>(
      `/matches/${duel.id}/frames?from=${Math.max(0, seen.step - 10)}&count=50`,
    );
    expect(frames.body.at(-1)?.step).toBe(seen.step);
    const shown = frames.body.reduce<Json>(
      (before, { view, changes }) => (changes === null ? view : patched(before, changes)),
      null,
    );
    expect(shown).toEqual(seen.view);

    const record = await north.get<MatchFile>(`/matches/${duel.id}/record`);
    const rules = ruleSetOf('wwi-combined-arms@1');
    if (!rules) throw new Error('no rules');
    const verdict = verify(rules, record.body);
    expect(verdict).toMatchObject({ ok: true });
  },
  paced(240_000),
);

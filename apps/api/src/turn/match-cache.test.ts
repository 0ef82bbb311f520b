import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import type { StoredMatch } from '../match-store/stored.ts';
import { Client, type MenuBody } from '../testing/client.ts';
import { type Duel, openDuel } from '../testing/duel.ts';
import { lastCached, MatchCache, readForTurn } from './match-cache.ts';

const SECRET = 'a secret of the tests, long enough to be one';
let database: TestDatabase;
let apps: readonly FastifyInstance[];

beforeAll(async () => {
  database = await freshDatabase();
  const build = () => buildApp({ databaseUrl: database.url, secret: SECRET });
  apps = [await build(), await build()];
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await database.drop();
});

const numbered = (index: number): FastifyInstance => {
  const app = apps[index % apps.length];
  if (!app) throw new Error('no app');
  return app;
};

/** One of the commands, a turn's end now and then, so that many kinds of steps come up. */
function choose(menu: MenuBody, index: number) {
  const end = menu.commands.find(({ command }) => command.type === 'endTurn');
  return index % 7 === 6 && end ? end.command : (menu.commands[(index * 31) % menu.commands.length]?.command ?? null);
}

/** Plays some commands and takes some back, each through the process that `through` names. */
async function playOn(duel: Duel, steps: number, through: (index: number) => number): Promise<void> {
  for (let index = 0; index < steps; index += 1) {
    const app = numbered(through(index));
    const match = await duel.stored();
    const who = match.waitingFor[0] === 'north' ? duel.north : duel.south;
    const client = new Client(app, who);
    const menu = await client.menu(duel.id);
    const played = await client.play(duel.id, menu.body.step, choose(menu.body, index));
    expect(played.status, played.text).toBe(200);
    if (index % 5 === 4) await client.post(`/matches/${duel.id}/undo`);
    await sameEverywhere(duel);
  }
}

/** What each process keeps at hand is what is stored. */
async function sameEverywhere(duel: Duel): Promise<void> {
  const { listed: _listed, seats, ...stored } = await duel.stored();
  for (const app of apps) {
    const known = await readForTurn(app.services, duel.id, null);
    const { listed: _also, seats: knownSeats, ...rest } = known?.match ?? { listed: null, seats: [] };
    expect(rest).toEqual(stored);
    expect(knownSeats.map((seat) => seat.standingOrders)).toEqual(seats.map((seat) => seat.standingOrders));
  }
}

describe('matches at hand', () => {
  it('are what is stored, step for step', async () => {
    await playOn(await openDuel(numbered(0).services), 60, () => 0);
  });
  it('are what is stored though processes take turns', async () => {
    await playOn(await openDuel(numbered(0).services), 60, (index) => index);
  });
  it('are what is stored in a match that begins with secret armies', async () => {
    const duel = await openDuel(numbered(0).services, { scenario: 'standard' });
    const army = { type: 'commitArmy', units: { inf: 8, mg: 2, tank: 2, art: 2, sni: 1, hq: 1 }, elite: [] };
    for (const [index, who] of [duel.south, duel.north].entries()) {
      expect((await new Client(numbered(index), who).play(duel.id, 0, army)).status).toBe(200);
      await sameEverywhere(duel);
    }
    await playOn(duel, 45, (index) => index);
  });
});

/** What a failover or a restore in place does to the last open step: it has never been. */
async function loseStep(duel: Duel, before: StoredMatch): Promise<void> {
  const { pool } = numbered(0).services.database;
  await pool.query('delete from steps where match_id = $1 and index >= $2', [duel.id, before.step]);
  const { id, step, sealedStep, draws, revision, stamp } = before;
  await pool.query(
    'update matches set step = $2, sealed_step = $3, draws = $4, revision = $5, stamp = $6::uuid where id = $1',
    [id, step, sealedStep, draws, revision, stamp],
  );
}

/** A move of each of two units. */
async function twoMoves(client: Client, duel: Duel): Promise<readonly [string, string]> {
  const moves = (await client.menu(duel.id)).body.commands
    .map(({ line }) => line)
    .filter((line) => /^\w\d-/.test(line));
  const [one] = moves;
  const other = moves.find((line) => line.slice(0, 2) !== one?.slice(0, 2) && line.slice(-2) !== one?.slice(-2));
  if (!one || !other) throw new Error('no two units can move');
  return [one, other];
}

describe('a commit that was lost', () => {
  it('is lost for the process that made it, too, though another brings its count again', async () => {
    const duel = await openDuel(numbered(0).services);
    const [here, there] = [new Client(numbered(0), duel.south), new Client(numbered(1), duel.south)];
    const [one, other] = await twoMoves(here, duel);
    const before = await duel.stored();
    expect((await here.play(duel.id, 0, one)).status).toBe(200);
    const gone = await duel.stored();
    await loseStep(duel, before);
    expect((await there.play(duel.id, 0, other)).status).toBe(200);
    expect((await duel.stored()).revision).toBe(gone.revision);
    // The unit has moved, though not in the state that is gone; and the one that had moved there has not.
    expect((await here.play(duel.id, 1, other)).status).toBe(422);
    expect((await here.play(duel.id, 1, one)).status).toBe(200);
    await sameEverywhere(duel);
  });
});

const ORDERS = {
  all: { choose: 'list', order: ['side-h', 'side-a', 'back-h', 'back-a', 'back'] },
  types: {},
  units: {},
};

describe('a match at hand that is not what is stored', () => {
  // Filing orders works at any step, so only the statement itself can refuse to write to an outdated match.
  const behind: readonly [what: string, become: (duel: Duel, move: string) => Promise<unknown>][] = [
    ['another process played on', (duel, move) => new Client(numbered(1), duel.south).play(duel.id, 0, move)],
    [
      'its count came again after a lost commit',
      ({ id }) =>
        numbered(1).services.db.match.update({ where: { id }, data: { draws: 7, stamp: crypto.randomUUID() } }),
    ],
    [
      'a process of the version before, which draws no stamps, wrote it',
      ({ id }) =>
        numbered(1).services.db.match.update({ where: { id }, data: { draws: 7, revision: { increment: 1 } } }),
    ],
  ];
  it.each(behind)('is not written upon: %s', async (_what, become) => {
    const here = numbered(0);
    const duel = await openDuel(here.services);
    await readForTurn(here.services, duel.id, null);
    const known = lastCached(here.services, duel.id);
    const [move] = await twoMoves(new Client(numbered(1), duel.south), duel);
    await become(duel, move);
    expect(lastCached(here.services, duel.id)).toBe(known);
    const { step, draws } = await duel.stored();
    const command = { type: 'setRetreatOrders', orders: ORDERS };
    const filed = await new Client(here, duel.north).post(`/matches/${duel.id}/orders`, { command });
    expect(filed.status).toBe(200);
    expect(await duel.stored()).toMatchObject({ step, draws });
    await sameEverywhere(duel);
  });
});

describe('a connection that breaks', () => {
  it('empties the memory: another database may answer next', async () => {
    const { services } = numbered(0);
    const duel = await openDuel(services);
    await readForTurn(services, duel.id, null);
    expect(lastCached(services, duel.id)).not.toBeNull();
    const forgotten = new Promise<void>((resolve) => {
      services.database.onBroken(resolve);
    });
    await numbered(1).services.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and application_name = ''`,
    );
    await forgotten;
    expect(lastCached(services, duel.id)).toBeNull();
  });
});

describe('matches at hand', () => {
  const named = (id: string, state: string): StoredMatch =>
    ({ id, state, revision: 1, stamp: 'x' }) as unknown as StoredMatch;

  it('are few, the last ones used', () => {
    const cache = new MatchCache();
    for (let index = 0; index < 400; index += 1) {
      cache.put(named(`match ${index}`, 'small'));
      cache.put(named('again', 'small'));
    }
    expect(cache.size).toBe(300);
    expect([cache.last('match 0'), cache.last('match 399')?.id, cache.last('again')?.id]).toEqual([
      null,
      'match 399',
      'again',
    ]);
  });

  it('are fewer where they are large, and go altogether', () => {
    const cache = new MatchCache();
    for (let index = 0; index < 40; index += 1) cache.put(named(`match ${index}`, 'x'.repeat(1_000_000)));
    expect(cache.size).toBe(5);
    for (let time = 0; time < 40; time += 1) cache.put(named('match 39', 'x'.repeat(1_000_000)));
    expect(cache.size).toBe(5);
    cache.clear();
    cache.put(named('one', 'small'));
    expect(cache.size).toBe(1);
  });
});

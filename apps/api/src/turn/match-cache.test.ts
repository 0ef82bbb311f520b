import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { Client, type MenuBody } from '../testing/client.ts';
import { type Duel, openDuel } from '../testing/duel.ts';
import { readForTurn } from './match-cache.ts';

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

const numbered = (nth: number): FastifyInstance => {
  const app = apps[nth % apps.length];
  if (!app) throw new Error('no app');
  return app;
};

/** One of the commands, a turn's end now and then, so that many kinds of steps come up. */
function choose(menu: MenuBody, nth: number) {
  const end = menu.commands.find(({ command }) => command.type === 'endTurn');
  return nth % 7 === 6 && end ? end.command : (menu.commands[(nth * 31) % menu.commands.length]?.command ?? null);
}

/** Plays some commands and takes some back, each through the process that `through` names. */
async function playOn(duel: Duel, steps: number, through: (nth: number) => number): Promise<void> {
  for (let nth = 0; nth < steps; nth += 1) {
    const app = numbered(through(nth));
    const match = await duel.stored();
    const who = match.waitingFor[0] === 'north' ? duel.north : duel.south;
    const client = new Client(app, who);
    const menu = await client.menu(duel.id);
    const played = await client.play(duel.id, menu.body.step, choose(menu.body, nth));
    expect(played.status, played.text).toBe(200);
    if (nth % 5 === 4) await client.post(`/matches/${duel.id}/undo`);
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
    await playOn(await openDuel(numbered(0).services), 60, (nth) => nth);
  });
  it('are what is stored in a match that begins with secret armies', async () => {
    const duel = await openDuel(numbered(0).services, { scenario: 'standard' });
    const army = { type: 'commitArmy', units: { inf: 8, mg: 2, tank: 2, art: 2, sni: 1, hq: 1 }, elite: [] };
    for (const [nth, who] of [duel.south, duel.north].entries()) {
      expect((await new Client(numbered(nth), who).play(duel.id, 0, army)).status).toBe(200);
      await sameEverywhere(duel);
    }
    await playOn(duel, 45, (nth) => nth);
  });
});

import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { autoplay } from '../availability/autoplay.ts';
import { pauseAsOperator } from '../availability/pauses.ts';
import { ALWAYS_RUNNING, type ClockSpec } from '../clock/clock-spec.ts';
import { dueMatches } from '../jobs/store.ts';
import { handClock } from '../platform/clock.ts';
import { Client, type ErrorBody } from '../testing/client.ts';
import { type Duel, openDuel } from '../testing/duel.ts';
import { expireMatch } from './expire.ts';

const SECRET = 'a secret of the tests, long enough to be one';
const HOUR_S = 3_600;
const HOUR_MS = HOUR_S * 1000;
const SPEC: ClockSpec = {
  bankSeconds: 10 * HOUR_S,
  incrementSeconds: 2 * HOUR_S,
  capSeconds: 12 * HOUR_S,
  reactionSeconds: HOUR_S,
  ...ALWAYS_RUNNING,
  restDays: [],
  holidays: [],
  atEnd: 'default',
};
const ARMY = { type: 'commitArmy', units: { inf: 8, mg: 2, tank: 2, art: 2, sni: 1, hq: 1 }, elite: [] };

/** Noon before the clocks of Europe go back. */
const START = new Date('2026-10-24T12:00:00Z');
const clock = handClock(START);
let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await freshDatabase();
  app = await buildApp({ databaseUrl: database.url, secret: SECRET, clock });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const open = (spec: Partial<ClockSpec> = {}, scenario = 'salient-duel'): Promise<Duel> =>
  openDuel(app.services, { scenario, clock: { ...SPEC, ...spec } });

type JobRow = { readonly key: string; readonly run_at: Date };

async function jobsOf(duel: Duel): Promise<Readonly<Record<string, string>>> {
  const { rows } = await app.services.database.pool.query<JobRow>(
    `select key, run_at from graphile_worker.jobs where key like '%' || $1 || '%' and key not like 'deliver:%'`,
    [duel.id],
  );
  return Object.fromEntries(rows.map(({ key, run_at }) => [key.replace(`:${duel.id}`, ''), run_at.toISOString()]));
}

const later = (hours: number, from: Date): string => new Date(from.getTime() + hours * HOUR_MS).toISOString();

describe('the jobs of a clock', () => {
  it('stand for the deadline and the next reminder, move when the turn passes, and go at the end', async () => {
    const duel = await open();
    const begin = clock.now();
    expect(await jobsOf(duel)).toEqual({
      deadline: later(10, begin),
      reminder: later(5, begin),
    });
    clock.advance(4 * HOUR_MS);
    await new Client(app, duel.south).play(duel.id, 0, 'pass');
    expect((await jobsOf(duel)).deadline).toBe(later(10, clock.now()));
    const { clock: running } = await duel.stored();
    expect(running?.reserves.south).toBe(8 * HOUR_MS);
    await new Client(app, duel.south).post(`/matches/${duel.id}/resign`);
    expect(await jobsOf(duel)).toEqual({});
  });
});

describe('time is up (CL-081)', () => {
  it('not a moment before the deadline', async () => {
    const duel = await open();
    clock.advance(10 * HOUR_MS - 1);
    expect(await expireMatch(app.services, duel.id)).toMatchObject({ expired: [] });
    clock.advance(1);
    const due = await dueMatches(app.services, 'deadline', clock.now(), 100);
    expect(due.map(({ id }) => id)).toContain(duel.id);
    expect(await expireMatch(app.services, duel.id)).toMatchObject({ expired: ['south'] });
  });

  it('the default order is played once, although twenty workers call', async () => {
    const duel = await open();
    clock.advance(11 * HOUR_MS);
    const found = await Promise.all(Array.from({ length: 20 }, () => expireMatch(app.services, duel.id)));
    expect(found.flatMap(({ expired }) => expired)).toEqual(['south']);
    const match = await duel.stored();
    expect(match).toMatchObject({ step: 1, waitingFor: ['north'], status: 'playing' });
    expect(match.seats.map(({ side, missedTurns }) => [side, missedTurns])).toEqual([
      ['north', 0],
      ['south', 1],
    ]);
    expect(match.clock?.reserves.south).toBe(2 * HOUR_MS);
  });

  it('a player who acts in the same moment and the worker find one lapse, and it is played once', async () => {
    const duel = await open();
    clock.advance(10 * HOUR_MS);
    const [played, expiry] = await Promise.all([
      new Client(app, duel.south).play(duel.id, 0, 'pass'),
      expireMatch(app.services, duel.id),
    ]);
    // Whichever of the two finds that time is up plays the default order; what the player sends comes too late for both.
    expect(played.status).toBe(409);
    expect(expiry.expired.length).toBeLessThanOrEqual(1);
    const { step, seats } = await duel.stored();
    expect([step, seats.find(({ side }) => side === 'south')?.missedTurns]).toEqual([1, 1]);
  });

  it('is the loss where the clock says so', async () => {
    const duel = await open({ atEnd: 'forfeit' });
    clock.advance(10 * HOUR_MS);
    await expireMatch(app.services, duel.id);
    const match = await duel.stored();
    expect(match.status).toBe('finished');
    expect(match.ending).toMatchObject({
      by: 'timeout',
      outcome: { places: [{ side: 'south', place: 2 }, { place: 1 }] },
    });
    expect(await jobsOf(duel)).toEqual({});
  });

  it('twice running lets the other side claim the match; an own order ends the row', async () => {
    const duel = await open();
    const [south, north] = [new Client(app, duel.south), new Client(app, duel.north)];
    const miss = async () => {
      clock.advance(13 * HOUR_MS);
      await expireMatch(app.services, duel.id);
    };
    // Something moves each time, or the position would repeat itself into a draw.
    const turn = async (who: Client, move: string) => {
      for (const line of [move, 'pass']) await who.play(duel.id, (await who.match(duel.id)).body.step, line);
    };
    await miss();
    expect((await north.post<ErrorBody>(`/matches/${duel.id}/claim`)).body.error.code).toBe('NOTHING_TO_CLAIM');
    await turn(north, 'a6-a5');
    await turn(south, 'b3-b4');
    await turn(north, 'h6-h5');
    expect((await south.match(duel.id)).body.sides.south?.missedTurns).toBe(0);
    await miss();
    await turn(north, 'h5-h6');
    await miss();
    expect((await north.match(duel.id)).body.sides.south?.missedTurns).toBe(2);
    expect((await north.post(`/matches/${duel.id}/claim`)).status).toBe(200);
    expect((await duel.stored()).ending).toMatchObject({ by: 'timeout' });
  });
});

describe('all are away', () => {
  const AWAY = { incrementSeconds: 0, capSeconds: 10 * HOUR_S };
  const missAll = async (duel: Duel) => {
    const found: string[] = [];
    for (let turns = 0; turns < 12; turns += 1) {
      clock.advance(100 * HOUR_MS);
      found.push(...(await expireMatch(app.services, duel.id)).expired);
    }
    return found;
  };

  it.each(['default', 'standing'] as const)(
    '%s orders: one a bank of time, and a pause after a round',
    async (atEnd) => {
      const duel = await open({ ...AWAY, atEnd });
      clock.advance(100 * HOUR_MS);
      expect((await expireMatch(app.services, duel.id)).expired).toEqual(['south']);
      expect((await duel.stored()).deadline).toEqual(new Date(later(10, clock.now())));
      expect(await missAll(duel)).toEqual(['north']);
      expect(await duel.stored()).toMatchObject({ step: 2, deadline: null, waitingFor: ['south'], status: 'playing' });
      const north = new Client(app, duel.north);
      expect((await north.match(duel.id)).body).toMatchObject({ arrangements: { pause: { by: 'itself', to: null } } });
    },
  );

  it('who plays again ends the pause, and the others have their banks', async () => {
    const duel = await open(AWAY);
    expect(await missAll(duel)).toEqual(['south', 'north']);
    await new Client(app, duel.south).play(duel.id, 2, 'pass');
    const match = await duel.stored();
    expect(match).toMatchObject({ step: 3, waitingFor: ['north'], deadline: new Date(later(10, clock.now())) });
    expect(match.clock?.reserves).toEqual({ south: 10 * HOUR_MS, north: 10 * HOUR_MS });
  });

  it('a side asks for its end, and the clocks run a day later, as all are told', async () => {
    const duel = await open();
    expect(await missAll(duel)).toEqual(['south', 'north']);
    await new Client(app, duel.north).post(`/matches/${duel.id}/pause`, { action: 'end' });
    expect((await duel.stored()).deadline).toEqual(new Date(later(24 + 2, clock.now())));
    expect((await jobsOf(duel)).reminder).toBe(later(24, clock.now()));
  });

  it('where computer players stand in, one does for the first, and none for the last', async () => {
    const duel = await open({ ...AWAY, atEnd: 'bot' });
    clock.advance(100 * HOUR_MS);
    expect((await expireMatch(app.services, duel.id)).expired).toEqual(['south']);
    await autoplay(app.services, duel.id);
    expect(await duel.stored()).toMatchObject({ waitingFor: ['north'] });
    expect(await missAll(duel)).toEqual(['north']);
    const { step } = await duel.stored();
    expect(await autoplay(app.services, duel.id)).toBe(false);
    expect(await duel.stored()).toMatchObject({ step, deadline: null, waitingFor: ['north'], status: 'playing' });
    expect((await duel.stored()).seats.map(({ standIn }) => standIn)).toEqual([null, 'greedy']);
    const south = new Client(app, duel.south);
    expect((await south.match(duel.id)).body).toMatchObject({ arrangements: { pause: { by: 'itself', to: null } } });
    expect((await south.post(`/matches/${duel.id}/seat`, { action: 'return' })).status).toBe(200);
    expect(await duel.stored()).toMatchObject({ deadline: new Date(later(10, clock.now())) });
    clock.advance(11 * HOUR_MS);
    expect((await expireMatch(app.services, duel.id)).expired).toEqual(['north']);
    expect((await duel.stored()).seats.map(({ standIn }) => standIn)).toEqual(['greedy', null]);
  });

  it('who asks for its end is there: the next lapse of the others pauses nothing', async () => {
    const duel = await open(AWAY);
    expect(await missAll(duel)).toEqual(['south', 'north']);
    await new Client(app, duel.north).post(`/matches/${duel.id}/pause`, { action: 'end' });
    clock.advance(60 * HOUR_MS);
    expect((await expireMatch(app.services, duel.id)).expired).toEqual(['south']);
    expect(await duel.stored()).toMatchObject({ waitingFor: ['north'], deadline: new Date(later(10, clock.now())) });
  });

  it('the operator ends no pause but their own, and may make this one theirs', async () => {
    const duel = await open(AWAY);
    expect(await missAll(duel)).toEqual(['south', 'north']);
    const pausing = (reason: string | null) => pauseAsOperator(app.services, duel.id, reason);
    expect(await pausing(null)).toMatchObject({ fault: { code: 'NOT_PAUSED' } });
    expect(await pausing('The map is being repaired')).toMatchObject({ ok: true });
    await new Client(app, duel.south).play(duel.id, 2, 'pass');
    expect((await duel.stored()).deadline).toBeNull();
    expect(await pausing('Play again')).toMatchObject({ fault: { code: 'PAUSED_ALREADY' } });
    expect(await pausing(null)).toMatchObject({ ok: true });
    expect((await duel.stored()).deadline).not.toBeNull();
  });

  it('with one who plays there is no pause', async () => {
    const duel = await open(AWAY);
    await new Client(app, duel.south).play(duel.id, 0, 'pass');
    clock.advance(100 * HOUR_MS);
    expect((await expireMatch(app.services, duel.id)).expired).toEqual(['north']);
    expect((await duel.stored()).deadline).not.toBeNull();
  });
});

describe('a secret window', () => {
  it('closes when both sides answer in the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const duel = await open({}, 'standard');
      const both = [duel.south, duel.north].map((who) => new Client(app, who).play(duel.id, 0, ARMY));
      expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
      expect(await duel.stored()).toMatchObject({ step: 2, drafts: {}, pending: { kind: 'choice', window: 'place' } });
    }
  });

  it('takes no time of who is done, and shows nobody that they are', async () => {
    const duel = await open({}, 'standard');
    const [south, north] = [new Client(app, duel.south), new Client(app, duel.north)];
    const before = await north.match(duel.id);
    await south.play(duel.id, 0, ARMY);
    expect((await north.match(duel.id)).text).toBe(before.text);
    clock.advance(6 * HOUR_MS);
    expect((await north.match(duel.id)).body.sides.south?.reserveMs).toBe(4 * HOUR_MS);
    expect((await south.match(duel.id)).body.sides.south?.reserveMs).toBe(10 * HOUR_MS);
    await north.play(duel.id, 0, ARMY);
    const { clock: running } = await duel.stored();
    // South goes on and keeps what they had; north hands over and gets their increment.
    expect(running?.reserves).toEqual({ south: 10 * HOUR_MS, north: 6 * HOUR_MS });
  });

  it('gives each side that let it pass the default army', async () => {
    const duel = await open({}, 'standard');
    await new Client(app, duel.south).play(duel.id, 0, ARMY);
    clock.advance(10 * HOUR_MS);
    expect((await expireMatch(app.services, duel.id)).expired).toEqual(['north']);
    expect(await duel.stored()).toMatchObject({ step: 2, pending: { kind: 'choice', window: 'place' } });
  });

  it('that time has closed costs the late side this one decision: what it is asked next has a time of its own', async () => {
    const duel = await open({}, 'standard');
    await new Client(app, duel.north).play(duel.id, 0, ARMY);
    clock.advance(10 * HOUR_MS);
    expect((await expireMatch(app.services, duel.id)).expired).toEqual(['south']);
    const after = await duel.stored();
    expect(after).toMatchObject({ step: 2, pending: { kind: 'choice', side: 'south', window: 'place' } });
    expect(after.deadline?.getTime()).toBe(clock.now().getTime() + 2 * HOUR_MS);
    expect(after.seats.find(({ side }) => side === 'south')?.missedTurns).toBe(1);
    clock.advance(2 * HOUR_MS);
    expect((await expireMatch(app.services, duel.id)).expired).toEqual(['south']);
  });
});

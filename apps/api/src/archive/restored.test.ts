/** A backup is put into an empty database, and everything that people and time write is written there once more. */
import { connected } from '@fieldpost/config/postgres-client';
import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { autoplay } from '../availability/autoplay.ts';
import type { Caller } from '../context.ts';
import { report, reportsFor } from '../messages/moderation.ts';
import { auditLog } from '../operator/audit.ts';
import { suspend } from '../operator/people.ts';
import { closeRatingWeeks } from '../ratings/closing.ts';
import { settleResults } from '../ratings/settling.ts';
import { Client } from '../testing/client.ts';
import { type House, openHouse, visitor } from '../testing/house.ts';
import { backupLines } from './backup.ts';
import { restoreBackup } from './restore.ts';
import { countersOf, quoted } from './tables.ts';

const WEEK = 7 * 86_400_000;
const START = '2026-06-10T12:00:00Z';
const SALIENT = { ruleSet: 'wwi-combined-arms', scenario: 'salient-duel' };

async function withClient<Value>({ url }: TestDatabase, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = await connected({ connectionString: url });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function copied(from: TestDatabase, to: TestDatabase): Promise<void> {
  const saved: string[] = [];
  await withClient(from, async (client) => {
    for await (const line of backupLines(client, new Date(START))) saved.push(line.trimEnd());
  });
  async function* lines(): AsyncGenerator<string> {
    yield* saved;
  }
  expect(
    await withClient(to, (client) => restoreBackup(client, lines, { replace: false, awakening: null })),
  ).toMatchObject({ ok: true });
}

/** Sequences that would give a number which a row of their table has; and how many there are. */
const behind = (database: TestDatabase) =>
  withClient(database, async (client) => {
    const counters = await countersOf(client);
    const late: string[] = [];
    for (const { name, table, column } of counters) {
      const { rows } = await client.query<{ late: boolean }>(
        `select coalesce(max(${quoted(column)}), 0) >= nextval('${quoted(name)}') as late from ${quoted(table)}`,
      );
      if (rows[0]?.late === true) late.push(`${table}.${column}`);
    }
    return { late, counters: counters.map(({ table }) => table) };
  });

type Who = { readonly caller: Caller; readonly token: string };
type People = { readonly olga: Who; readonly ada: Who; readonly ben: Who; readonly rita: Who };

/** What people do: each must be taken. */
class Use {
  readonly #house: House;
  readonly #people: People;
  readonly #mark = crypto.randomUUID().slice(0, 8);
  constructor(house: House, people: People) {
    this.#house = house;
    this.#people = people;
  }

  async #post<Body>(who: Who, path: string, body: object, status = 201): Promise<Body> {
    const reply = await new Client(this.#house.app, who).post<Body>(path, body as never);
    expect(reply.status, `${path}: ${reply.text}`).toBe(status);
    return reply.body;
  }

  /** Opens a match, joins it, plays a turn. */
  async match(): Promise<string> {
    const { ada, ben } = this.#people;
    const { id } = await this.#post<{ id: string }>(ada, '/matches', { ...SALIENT, side: 'south', listed: true });
    await this.#post(ben, `/matches/${id}/join`, {}, 200);
    const { waitingFor } = await this.#house.context.db.match.findUniqueOrThrow({ where: { id } });
    const next = waitingFor[0] === 'south' ? ada : ben;
    await this.#post(next, `/matches/${id}/commands`, { expectedStep: 0, line: 'end' }, 200);
    return id;
  }

  /** Writes into a match, reports what was written, and the moderator sees it. */
  async talk(matchId: string): Promise<void> {
    const { ada, ben, rita } = this.#people;
    const { context } = this.#house;
    const body = { audience: 'players', text: `Guten Tag ${this.#mark}`, key: crypto.randomUUID() };
    const { id } = await this.#post<{ id: string }>(ada, `/matches/${matchId}/messages`, body);
    expect(await report(context, ben.caller, { matchId, messageId: id, reason: 'an insult' })).toMatchObject({
      ok: true,
    });
    const seen = await reportsFor(context, rita.caller);
    expect(JSON.stringify(seen)).toContain(body.text);
  }

  /** An operator suspends somebody, which is written down. */
  async suspend(): Promise<void> {
    const { context } = this.#house;
    const { caller } = await visitor(context, 'Tom');
    expect(await suspend(context, null, { id: caller.userId, reason: 'a case is tried', days: 7 })).toMatchObject({
      ok: true,
    });
    expect(await auditLog(context, { subject: caller.userId, before: null })).toHaveLength(1);
  }

  /** A week with a rated result comes to its end. */
  async ratingWeek(): Promise<void> {
    const { context, clock } = this.#house;
    const { ada, ben } = this.#people;
    const at = clock.now();
    const id = `result-${this.#mark}`;
    const sides = [[ada.caller.userId], [ben.caller.userId]];
    const made = { id, game: 'wwi-combined-arms', at, sides, scores: [4, 0], eventId: 'e', scenario: 's', edge: 0 };
    const before = await context.db.ratingRow.count();
    await context.db.$transaction((tx) => settleResults(tx, [id], [made], at));
    clock.advance(WEEK);
    expect(await closeRatingWeeks(context)).toBeGreaterThan(0);
    expect(await context.db.ratingRow.count()).toBe(before + 2);
  }

  /** A club, an event of it, somebody who enters. */
  async event(): Promise<void> {
    const { olga, ada } = this.#people;
    const slug = `club-${this.#mark}`;
    await this.#post(olga, '/clubs', { slug, name: `The club ${this.#mark}` });
    const settings = { game: SALIENT.ruleSet, scenario: SALIENT.scenario, format: 'swiss', rated: false };
    const startsAt = new Date(this.#house.clock.now().getTime() + WEEK).toISOString();
    const event = { name: 'Spring', settings, clock: 'post', startsAt };
    const { id } = await this.#post<{ id: string }>(olga, `/clubs/${slug}/events`, event);
    await this.#post(olga, `/events/${id}/acts`, { type: 'open' }, 200);
    await this.#post(ada, `/events/${id}/acts`, { type: 'enter' }, 200);
  }

  /** A campaign is opened, filled and fought to its first battle. */
  async campaign(): Promise<void> {
    const { ada, ben } = this.#people;
    const wish = { rules: 'aww-legacy@1', title: `The war ${this.#mark}` };
    const { id } = await this.#post<{ id: string }>(ada, '/campaigns', wish);
    await this.#post(ben, `/campaigns/${id}/join`, { empire: 'CARN' }, 200);
    const act = (who: Who, expectedSeq: number, given: object) =>
      this.#post(who, `/campaigns/${id}/acts`, { expectedSeq, act: given }, 200);
    await act(ada, 0, { type: 'startTactic', tactic: 'T16' });
    await act(ben, 0, { type: 'startTactic', tactic: 'T14' });
    await act(ada, 1, { type: 'declare', kind: 'attack', city: 'c02' });
    await autoplay(this.#house.context, `${id}-1`);
    await this.#post(ben, `/matches/${id}-1/resign`, {}, 200);
  }
}

let first: House;
let people: People;
beforeAll(async () => {
  first = await openHouse(START);
  const [olga, ada, ben, rita] = await Promise.all(
    ['Olga', 'Ada', 'Ben', 'Rita'].map((n) => visitor(first.context, n)),
  );
  if (!(olga && ada && ben && rita)) throw new Error('nobody came');
  await first.context.db.user.update({ where: { id: rita.caller.userId }, data: { moderator: true } });
  people = { olga, ada, ben, rita };
});
afterAll(() => first.close());

test('what was restored is used: talk, reports, acts of operators, ratings, matches, events, campaigns', async () => {
  const before = new Use(first, people);
  const old = await before.match();
  await before.talk(old);
  await before.suspend();
  await before.ratingWeek();
  await before.event();
  await before.campaign();
  const database = await freshDatabase();
  await copied(first.database, database);
  const second = await openHouse(first.clock.now().toISOString(), database);
  try {
    const after = new Use(second, people);
    await after.talk(old);
    await after.suspend();
    await after.ratingWeek();
    await after.talk(await after.match());
    await after.event();
    await after.campaign();
  } finally {
    await second.close();
  }
});

test('after a restore every sequence goes on behind the last row of its table, and where that is gone, behind it', async () => {
  const { db } = first.context;
  const { userId } = people.ada.caller;
  const matchId = (await db.match.findFirstOrThrow({ where: { ruleSet: SALIENT.ruleSet } })).id;
  const row = { matchId, authorId: userId, audience: 'players', body: 'Hm', step: 0, at: new Date(START) };
  const { id: given } = await db.message.create({ data: { ...row, key: 'gone' } });
  await db.message.delete({ where: { id: given } });
  const copy = await freshDatabase();
  try {
    await copied(first.database, copy);
    const { late, counters } = await behind(copy);
    expect(counters).toEqual(['audit_entries', 'messages', 'rating_rows', 'reports']);
    expect(late).toEqual([]);
    const { rows } = await withClient(copy, (client) =>
      client.query<{ next: string }>("select nextval(pg_get_serial_sequence('messages', 'id'))::text as next"),
    );
    expect(BigInt(rows[0]?.next ?? 0)).toBeGreaterThan(given);
  } finally {
    await copy.drop();
  }
});

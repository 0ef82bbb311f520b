import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportMatch } from '../archive/export.ts';
import { importMatch } from '../archive/import.ts';
import { verifyMatches } from '../archive/verify.ts';
import { endOf } from '../events/store.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { eraseUser } from '../identity/players/store.ts';
import { changedMatches } from '../match-api/changed-store.ts';
import { packMatch } from '../match-store/packing-store.ts';
import { loadMatchAndTimes } from '../match-store/store.ts';
import { Client } from '../testing/client.ts';
import { type Duel, openDuel } from '../testing/duel.ts';
import { type House, openHouse, visitor } from '../testing/house.ts';
import { playRandomly } from '../testing/positions.ts';
import { agree } from '../turn/agreements.ts';
import { tidy } from './tidy.ts';

const DAY = 86_400_000;
/** Enough for states to be kept on the way. */
const PLIES = 220;

let house: House;
let began: Date;
let duel: Duel;
let running: Duel;

beforeAll(async () => {
  // Of now: packing begins a day after the migration that brought it.
  began = new Date();
  house = await openHouse(began.toISOString());
  [duel, running] = [await openDuel(house.context), await openDuel(house.context)];
  await playRandomly(house.context, duel, PLIES, 3);
  await playRandomly(house.context, running, 30, 5);
  await agree(house.context, duel.north.caller, duel.id, 'resign');
});
afterAll(() => house.close());

const rows = (id: string) => house.context.db.step.count({ where: { matchId: id } });
const states = (id: string) => house.context.db.matchSnapshot.count({ where: { matchId: id } });

const WHOLE = `query Whole($id: ID!) { match(id: $id) { status step sealedStep view seed dice
  log(after: 0, last: 500) { index side player at line notices sentences } chapters(last: 30) { from to lines }
  endingStory { headline lines } frames(from: 3, count: 200) { step entry { index line } caption view changes }
  viewSince(step: 20, hash: "x") { view changes hash } } }`;

/** Everything that any reader gets of a match, from each route. */
async function told({ app, context }: House, { id, south, north }: Duel): Promise<string> {
  const readers = [new Client(app, south), new Client(app, north), new Client(app, await visitor(context, 'Cleo'))];
  const paths = [
    '',
    '/notices',
    '/notices?after=30',
    '/frames?from=0&count=200',
    '/frames?from=150&count=9',
    '/dice',
    '/record',
  ];
  const answers: unknown[] = [];
  for (const reader of readers) {
    for (const path of paths) answers.push(await reader.get(`/matches/${id}${path}`));
    answers.push(await reader.graphql(WHOLE, { id }));
  }
  const { text } = await new Client(app, south).get('/windows?ruleSet=wwi-combined-arms');
  const file = await exportMatch(context, id, true);
  const end = await endOf(context.db, id);
  const letters = (await loadMatchAndTimes(context.db, id))?.times;
  const changed = await changedMatches(context.db, south.caller.userId, began, 10);
  return JSON.stringify([...answers, text, file, end, letters, changed], null, 1);
}

describe('a match that ended a while ago', () => {
  test('becomes one record, and everybody is told of it as before', async () => {
    const before = await told(house, duel);
    const [stored, whole] = [await duel.stored(), await rows(duel.id)];
    expect(whole).toBe(stored.step);
    expect(await states(duel.id)).toBeGreaterThan(0);
    expect(await tidy(house.context)).toMatchObject({ packed: 0 });
    house.clock.advance(15 * DAY);
    expect(await tidy(house.context)).toMatchObject({ packed: 1 });
    expect([await rows(duel.id), await states(duel.id)]).toEqual([0, 0]);
    expect(await duel.stored()).toEqual(stored);
    expect(await told(house, duel)).toEqual(before);
    expect(await tidy(house.context)).toMatchObject({ packed: 0 });
    expect(await rows(running.id)).toBe((await running.stored()).step);
  });

  test('is replayed by the release check, and taken in again elsewhere', async () => {
    const [{ step }, other] = [await duel.stored(), await running.stored()];
    const verified = await verifyMatches(house.context, true, () => undefined);
    expect(verified).toEqual({ matches: 2, steps: step + other.step, differ: [] });
    const file = await exportMatch(house.context, duel.id, true);
    const text = JSON.stringify(file.ok && file.value);
    expect(await importMatch(house.context, text)).toMatchObject({ ok: true, value: { imported: false, steps: step } });
  });

  test('stays whole when somebody who played it leaves', async () => {
    await eraseUser(house.context.db, duel.south.caller.userId);
    const verified = await verifyMatches(house.context, true, () => undefined);
    expect(verified).toMatchObject({ matches: 2, differ: [] });
    const { rows: text } = await house.context.database.pool.query('select p::text as row from packed_steps p');
    expect(JSON.stringify(text)).not.toContain(duel.south.caller.userId);
  });

  test('that ended within a turn keeps the steps that nobody else had seen', async () => {
    const open = await openDuel(house.context);
    const { state, stateStep } = await open.stored();
    await playRandomly(house.context, open, 1, 3);
    await agree(house.context, open.south.caller, open.id, 'resign');
    // As a match stands whose last turn was never sealed.
    await house.context.db.match.update({
      where: { id: open.id },
      data: { state: state as Prisma.InputJsonValue, stateStep, sealedStep: 0 },
    });
    const stored = await open.stored();
    expect(await packMatch(house.context, open.id, house.clock.now())).toBe(1);
    expect(await rows(open.id)).toBe(0);
    expect(await open.stored()).toEqual(stored);
  });

  test('is left as it is where its log is not whole, and packed once by many', async () => {
    const torn = await openDuel(house.context);
    await playRandomly(house.context, torn, 12, 3);
    await agree(house.context, torn.south.caller, torn.id, 'resign');
    const lost = await house.context.db.step.findUniqueOrThrow({
      where: { matchId_index: { matchId: torn.id, index: 4 } },
    });
    await house.context.db.step.delete({ where: { matchId_index: { matchId: torn.id, index: 4 } } });
    await expect(packMatch(house.context, torn.id, house.clock.now())).rejects.toThrow('11 of 12');
    expect(await rows(torn.id)).toBe(11);
    await house.context.db.step.create({ data: lost as Prisma.StepUncheckedCreateInput });
    const at = house.clock.now();
    const packed = await Promise.all([1, 2, 3, 4].map(() => packMatch(house.context, torn.id, at)));
    expect(packed.filter((steps) => steps !== null)).toEqual([12]);
  });
});

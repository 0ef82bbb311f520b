import { afterAll, beforeAll, expect, test } from 'vitest';
import { autoplay } from '../availability/autoplay.ts';
import { DEFAULT_CLOCK } from '../clock/clock-spec.ts';
import { codeOf, type House, openHouse, storedMatch, visitor } from '../testing/house.ts';
import { agree } from '../turn/agreements.ts';
import { type MadeMatch, makeMatches } from './make-matches.ts';
import { rematch } from './service.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse('2026-11-23T12:00:00Z');
});
afterAll(() => house.close());

test('a match is made once for given holders, begins by itself, and its end is told in the same statement', async () => {
  const { context } = house;
  const [ada, ben] = [await visitor(context, 'Ada'), await visitor(context, 'Ben')];
  const row: MadeMatch = {
    id: 'war-1',
    ruleSet: 'wwi-combined-arms@1',
    scenario: 'salient-duel',
    options: {},
    carryOver: null,
    title: 'The first',
    clockSpec: { ...DEFAULT_CLOCK, readyCheckHours: 24 },
    creatorId: ada.caller.userId,
    followedBy: 'campaign:war',
    listed: false,
    seats: [
      { side: 'south', player: 0, userId: ada.caller.userId, bot: null },
      { side: 'north', player: 0, userId: ben.caller.userId, bot: null },
    ],
  };
  for (const _ of ['once', 'twice']) await context.db.$transaction((tx) => makeMatches(tx, [row], context.clock.now()));
  await autoplay(context, row.id);
  const begun = await storedMatch(context, row.id);
  expect(begun).toMatchObject({ status: 'playing', followedBy: 'campaign:war', listed: false });
  expect(codeOf(await agree(context, ben.caller, row.id, 'resign'))).toBe('ok');
  const { followDue } = await context.db.match.findUniqueOrThrow({ where: { id: row.id } });
  expect(followDue).toEqual(context.clock.now());
  const jobs = await context.db
    .$queryRaw`select key, run_at as "at" from graphile_worker.jobs where key like 'match-ended:%'`;
  expect(jobs).toEqual([{ key: 'match-ended:war-1', at: context.clock.now() }]);
  expect(codeOf(await rematch(context, ada.caller, row.id))).toBe('NOT_OPEN');
});

test('CL-186: the two matches of a pair begin alike, and share no dice', async () => {
  const { context } = house;
  const [ada, ben] = [await visitor(context, 'Ada'), await visitor(context, 'Ben')];
  const holders = [ada.caller.userId, ben.caller.userId];
  const leg = (id: string, people: readonly string[]): MadeMatch => ({
    id,
    ruleSet: 'wwi-combined-arms@1',
    scenario: 'salient-duel',
    options: {},
    carryOver: null,
    title: 'A pair',
    clockSpec: DEFAULT_CLOCK,
    creatorId: ada.caller.userId,
    followedBy: 'event:pair',
    listed: true,
    seats: ['south', 'north'].map((side, index) => ({ side, player: 0, userId: people[index] ?? '', bot: null })),
  });
  const pair = [leg('pair-1', holders), leg('pair-2', holders.toReversed())];
  await context.db.$transaction((tx) => makeMatches(tx, pair, context.clock.now()));
  const [one, other] = [await storedMatch(context, 'pair-1'), await storedMatch(context, 'pair-2')];
  expect([one.clockSpec, one.createdAt]).toEqual([other.clockSpec, other.createdAt]);
  expect([one.seed === other.seed, one.commitment === other.commitment]).toEqual([false, false]);
});

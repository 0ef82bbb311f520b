import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSeat, takeOver } from '../lobby/vacant-seats.ts';
import { firstPage, nodesOf } from '../platform/paging.ts';
import { Client, type ErrorBody, type MatchBody } from '../testing/client.ts';
import { type Duel, openDuel } from '../testing/duel.ts';
import { codeOf, type House, openHouse, order, visitor } from '../testing/house.ts';
import { expireMatch } from '../turn/expire.ts';
import { fileConditionalOrders } from './filing.ts';
import { handoverPack } from './handover-pack.ts';
import { vacantMatches } from './store.ts';

const HOUR = 3_600_000;
const ARMY = { type: 'commitArmy', units: { inf: 8, mg: 2, tank: 2, art: 2, sni: 1, hq: 1 }, elite: [] };

let house: House;
beforeAll(async () => {
  house = await openHouse('2026-11-23T12:00:00Z');
});
afterAll(() => house.close());

const replaceable = (scenario = 'salient-duel'): Promise<Duel> =>
  openDuel(house.context, {
    scenario,
    clock: { atEnd: 'replacement', bankSeconds: 86_400, capSeconds: 86_400, incrementSeconds: 0 },
  });

/** South's time runs out, and their seat is open. */
async function vacated(duel: Duel): Promise<void> {
  house.clock.advance(25 * HOUR);
  await expireMatch(house.context, duel.id);
}

describe('a seat that is open', () => {
  test('is in the list, and lost when nobody takes it in five days', async () => {
    const duel = await replaceable();
    await vacated(duel);
    expect(nodesOf(await vacantMatches(house.context.db, firstPage(10))).map(({ id }) => id)).toContain(duel.id);
    expect(await duel.stored()).toMatchObject({ status: 'playing', step: 0 });
    house.clock.advance(5 * 24 * HOUR + 1000);
    await expireMatch(house.context, duel.id);
    expect(await duel.stored()).toMatchObject({ status: 'finished', ending: { by: 'timeout' } });
  });

  test('is their own again who plays in it', async () => {
    const duel = await replaceable();
    expect(codeOf(await openSeat(house.context, duel.south.caller, duel.id))).toBe('ok');
    expect(await order(house.context, duel, 'south', 'end')).toBe('ok');
    expect((await duel.stored()).seats.every(({ vacantSince }) => vacantSince === null)).toBe(true);
    const late = await visitor(house.context, 'Late');
    expect(codeOf(await takeOver(house.context, late.caller, duel.id, 'south'))).toBe('SEAT_TAKEN');
  });

  test('goes to one of twenty who come at once', async () => {
    const duel = await replaceable();
    await vacated(duel);
    const people = await Promise.all(Array.from({ length: 20 }, (_, index) => visitor(house.context, `P${index}`)));
    const taken = await Promise.all(people.map(({ caller }) => takeOver(house.context, caller, duel.id, 'south')));
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await house.context.db.handOver.count({ where: { matchId: duel.id } })).toBe(1);
  });
});

describe('from the hand-over on', () => {
  test('the leaver is a stranger: their token, their drafts and their orders are dead', async () => {
    const duel = await replaceable('standard');
    const { context, app } = house;
    const leaver = new Client(app, duel.south);
    expect((await leaver.play(duel.id, 0, ARMY)).status).toBe(200);
    await fileConditionalOrders(context, duel.south.caller, duel.id, [{ lines: ['end'] }]);
    expect(codeOf(await openSeat(context, duel.south.caller, duel.id))).toBe('ok');
    const heir = await visitor(context, 'Heir');
    expect(codeOf(await takeOver(context, heir.caller, duel.id, 'south'))).toBe('ok');

    for (const refused of [
      await leaver.play<ErrorBody>(duel.id, 1, ARMY),
      await leaver.post<ErrorBody>(`/matches/${duel.id}/resign`),
      await leaver.post<ErrorBody>(`/matches/${duel.id}/undo`),
      await leaver.get<ErrorBody>(`/matches/${duel.id}/orders`),
      await leaver.post<ErrorBody>(`/matches/${duel.id}/conditional-orders`, { orders: [] }),
    ])
      expect(refused.body.error.code).toBe('NOT_SEATED');
    const spectator = await new Client(app, await visitor(context, 'Onlooker')).match(duel.id);
    expect((await leaver.match(duel.id)).body.view).toEqual(spectator.body.view);

    const seat = (await duel.stored()).seats.find(({ side }) => side === 'south');
    expect(seat).toMatchObject({ userId: heir.caller.userId, conditionalOrders: null, vacantSince: null });
    expect((await duel.stored()).drafts).toEqual({});
    const mine = await new Client(app, heir).match(duel.id);
    expect(mine.body.step).toBe(0);
    expect((await new Client(app, heir).play(duel.id, 0, ARMY)).status).toBe(200);
  });

  test('the successor has exactly what the seat knew, and a whole bank', async () => {
    const duel = await replaceable();
    const { context, app, clock } = house;
    for (const [side, line] of [
      ['south', 'c3-c4'],
      ['south', 'end'],
      ['north', 'end'],
    ] as const)
      expect(await order(context, duel, side, line)).toBe('ok');
    const before = await new Client(app, duel.south).get<MatchBody>(`/matches/${duel.id}`);
    const told = await new Client(app, duel.south).get<{ readonly steps: unknown }>(`/matches/${duel.id}/notices`);
    await vacated(duel);
    const heir = await visitor(context, 'Heir');
    expect(codeOf(await handoverPack(context, heir.caller, duel.id))).toBe('NOT_SEATED');
    expect(codeOf(await takeOver(context, heir.caller, duel.id, 'south'))).toBe('ok');
    expect(codeOf(await handoverPack(context, duel.north.caller, duel.id))).toBe('NOT_TAKEN_OVER');
    const pack = await new Client(app, heir).get<{ readonly view: unknown; readonly log: unknown }>(
      `/matches/${duel.id}/handover`,
    );
    expect(pack.body.view).toEqual(before.body.view);
    expect(pack.body.log).toEqual(told.body.steps);
    expect((await duel.stored()).deadline?.getTime()).toBe(clock.now().getTime() + 24 * HOUR);
    expect((await duel.stored()).seats.find(({ side }) => side === 'south')?.missedTurns).toBe(0);
  });

  test('two who take the seat from each other by turns have one more bank between them, and not one each time', async () => {
    const duel = await replaceable();
    const { context, clock } = house;
    const begun = clock.now().getTime();
    const heir = await visitor(context, 'Heir');
    const pair = [heir.caller, duel.south.caller];
    const rounds = async (): Promise<void> => {
      for (let round = 0; round < 6; round += 1) {
        clock.advance(HOUR);
        const [taker, leaver] = round % 2 === 0 ? pair : pair.toReversed();
        if (!taker || !leaver) throw new Error('two are needed');
        expect(codeOf(await openSeat(context, leaver, duel.id))).toBe('ok');
        expect(codeOf(await takeOver(context, taker, duel.id, 'south'))).toBe('ok');
      }
    };
    await rounds();
    const due = begun + HOUR + 24 * HOUR;
    expect((await duel.stored()).deadline?.getTime()).toBe(due);
    // In a later turn, too, they find what was left.
    expect(await order(context, duel, 'south', 'end')).toBe('ok');
    expect(await order(context, duel, 'north', 'end')).toBe('ok');
    await rounds();
    expect((await duel.stored()).deadline?.getTime()).toBe(due);
  });

  test('whoever opens a seat of their own and takes it over finds what they left', async () => {
    const duel = await replaceable();
    const { caller } = duel.south;
    const due = (await duel.stored()).deadline;
    house.clock.advance(HOUR);
    expect(codeOf(await openSeat(house.context, caller, duel.id))).toBe('ok');
    expect(codeOf(await takeOver(house.context, caller, duel.id, 'south'))).toBe('ok');
    expect((await duel.stored()).deadline).toEqual(due);
  });
});

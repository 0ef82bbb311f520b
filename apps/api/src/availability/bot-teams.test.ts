/** Computer players and people on one side: each orders their own, nobody ends the turn for the others. */
import { BOTS } from '@fieldpost/bots';
import type { Json } from '@fieldpost/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../context.ts';
import { createMatch, inviteBot, joinMatch } from '../lobby/service.ts';
import { returnToSeat } from '../lobby/vacant-seats.ts';
import { codeOf, type House, openHouse, storedMatch, visitor } from '../testing/house.ts';
import { expireMatch } from '../turn/expire.ts';
import { play } from '../turn/play.ts';
import { autoplay } from './autoplay.ts';

const HOUR = 3_600_000;

let house: House;
beforeAll(async () => {
  house = await openHouse('2026-11-23T12:00:00Z');
});
afterAll(() => house.close());

const stored = (id: string) => storedMatch(house.context, id);

const person = async (name: string): Promise<Caller> => (await visitor(house.context, name)).caller;

/** A battle in mid-play with two players of Herbivoria and one of Carnivoron; `callers` sit down in turn, a bot in what is left. */
async function battle(callers: readonly [Caller, ...Caller[]], bot: string | null): Promise<string> {
  const [host, ...guests] = callers;
  const input = {
    ruleSet: 'animal-world-war',
    scenario: 'last-bridge',
    side: 'HERB',
    options: { playersHERB: 2, playersCARN: 1 },
    clock: { bankSeconds: 86_400, incrementSeconds: 3_600, atEnd: 'bot' },
  } satisfies Json;
  const made = await createMatch(house.context, host, input);
  if (!made.ok) throw new Error(made.fault.code);
  const sides = ['CARN', 'HERB'];
  for (const [index, guest] of guests.entries())
    expect(codeOf(await joinMatch(house.context, guest, made.value.id, { side: sides[index] }))).toBe('ok');
  if (bot !== null) expect(codeOf(await inviteBot(house.context, host, made.value.id, bot))).toBe('ok');
  expect((await stored(made.value.id)).status).toBe('playing');
  return made.value.id;
}

const order = async (who: Caller, id: string, line: string): Promise<string> => {
  const { step } = await stored(id);
  return codeOf(await play(house.context, who, id, { expectedStep: step, order: { line }, key: null }));
};

const stepsOf = async (id: string) => {
  const rows = await house.context.db.step.findMany({ where: { matchId: id }, orderBy: { index: 'asc' } });
  return rows.map(({ side, player, line }) => ({ by: `${side}.${player}`, line }));
};

describe('a computer player beside a person', () => {
  test.each(BOTS.map(({ name }) => name))('%s orders as the second player and leaves the turn to them', async (bot) => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    const id = await battle([ada, ben], bot);
    expect(await autoplay(house.context, id)).toBe(false);
    const own = await stepsOf(id);
    expect(new Set(own.map(({ by }) => by))).toEqual(new Set(['HERB.1']));
    // Random may be done at once.
    if (bot === 'greedy') expect(own.length).toBeGreaterThan(1);
    expect(own.at(-1)?.line).toBe('done');
    expect((await stored(id)).waitingFor).toEqual(['HERB']);
    // Called again it has nothing to add.
    expect(await autoplay(house.context, id)).toBe(false);
    expect(await stepsOf(id)).toEqual(own);
    expect(await order(ada, id, 'done')).toBe('ok');
    expect((await stored(id)).waitingFor).toEqual(['CARN']);
  });
});

describe('a stand-in', () => {
  test('sits down for the one who is away, not for their team-mate, and gets up when they come back', async () => {
    const [ada, ben, ann] = [await person('Ada'), await person('Ben'), await person('Ann')];
    const id = await battle([ada, ben, ann], null);
    expect(await order(ann, id, 'done')).toBe('ok');
    house.clock.advance(26 * HOUR);
    await expireMatch(house.context, id);
    const standIns = async () => (await stored(id)).seats.map(({ side, player, standIn }) => [side, player, standIn]);
    expect(await standIns()).toEqual([
      ['CARN', 0, null],
      ['HERB', 0, 'greedy'],
      ['HERB', 1, null],
    ]);
    await autoplay(house.context, id);
    const [first, ...others] = await stepsOf(id);
    expect(first).toEqual({ by: 'HERB.1', line: 'done' });
    expect(others.filter(({ by }) => by.startsWith('HERB')).every(({ by }) => by === 'HERB.0')).toBe(true);
    expect(others.at(-1)).toEqual({ by: 'HERB.0', line: 'done' });
    // Its medic has raised one of her soldiers, so she is asked again, and has time for it.
    expect(others.map(({ line }) => line)).toContain('medic revives gunner');
    expect(await stored(id)).toMatchObject({ waitingFor: ['HERB'], deadline: expect.any(Date) });
    expect(await order(ann, id, 'done')).toBe('ok');
    expect((await stored(id)).waitingFor).toEqual(['CARN']);

    // In the next turn it plays the commander's part and waits for Ann, who may take all her time.
    expect(await order(ben, id, 'end turn')).toBe('ok');
    await autoplay(house.context, id);
    expect((await stored(id)).waitingFor).toEqual(['HERB']);
    expect((await stepsOf(id)).at(-1)).toEqual({ by: 'HERB.0', line: 'done' });
    expect(codeOf(await returnToSeat(house.context, ada, id))).toBe('ok');
    expect((await standIns()).map(([, , standIn]) => standIn)).toEqual([null, null, null]);
    expect(await order(ann, id, 'done')).toBe('ok');
    expect((await stored(id)).waitingFor).toEqual(['CARN']);
  });

  test('sits down for every one of a side who lets the time pass, one after another', async () => {
    const [ada, ben, ann] = [await person('Ada'), await person('Ben'), await person('Ann')];
    const id = await battle([ada, ben, ann], null);
    expect(await order(ann, id, 'done')).toBe('ok');
    for (const _late of ['Ada', 'Ann']) {
      house.clock.advance(26 * HOUR);
      await expireMatch(house.context, id);
      await autoplay(house.context, id);
    }
    expect((await stored(id)).waitingFor).toEqual(['CARN']);
    const away = (await stored(id)).seats.filter(({ standIn }) => standIn !== null);
    expect(away.map(({ side, player }) => `${side}.${player}`)).toEqual(['HERB.0', 'HERB.1']);
  });
});

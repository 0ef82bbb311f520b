import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMatch, joinMatch } from '../../lobby/service.ts';
import { loadMatch } from '../../match-store/store.ts';
import type { Duel, Duellist } from '../../testing/duel.ts';
import { buttonsTo } from '../../testing/mailbox.ts';
import { openPostOffice, type PostOffice } from '../../testing/post-office.ts';
import { play } from '../../turn/play.ts';
import { previewMailAction, runMailAction } from './act.ts';
import { buttonToken } from './buttons.ts';

let office: PostOffice;
beforeAll(async () => {
  office = await openPostOffice();
});
afterAll(() => office.close());

const ASK = 'From now on ask me where my units retreat to';
const COVER = 'From now on my units retreat to the best cover, without asking';
const USUAL = 'Send default reply: pass';

const tokenOf = (who: Duellist, label: string): string =>
  buttonsTo(office.mailbox, who.email).get(label) ?? 'no such button';

const press = async (token: string): Promise<string> => {
  const pressed = await runMailAction(office.context, token);
  return pressed.ok ? 'done' : pressed.fault.code;
};
const state = async (token: string): Promise<string> => {
  const seen = await previewMailAction(office.context, token);
  return seen.ok ? seen.value.state : seen.fault.code;
};

async function ordersOf(duel: Duel, side: string): Promise<unknown> {
  return (await duel.stored()).seats.find((seat) => seat.side === side)?.standingOrders ?? null;
}

/** Brings a match to North's turn and delivers the notification. */
async function told(): Promise<Duel> {
  const duel = await office.duel();
  await office.line(duel, duel.south, 'end');
  await office.post(duel);
  return duel;
}

describe('a standing answer from a letter', () => {
  test('is left once; looking leaves nothing, and the answer of the turn is still to be given', async () => {
    const duel = await told();
    const [ask, cover] = [tokenOf(duel.north, ASK), tokenOf(duel.north, COVER)];
    for (let looks = 0; looks < 3; looks += 1)
      expect(await previewMailAction(office.context, ask)).toMatchObject({ value: { label: ASK, state: 'ready' } });
    expect(await ordersOf(duel, 'north')).toBeNull();
    expect(await press(ask)).toBe('done');
    expect(await ordersOf(duel, 'north')).toMatchObject({ retreat: { all: { choose: 'ask' } } });
    expect([await press(ask), await press(cover), await state(cover)]).toEqual(['BUTTON_USED', 'BUTTON_USED', 'used']);
    expect(await duel.stored()).toMatchObject({ step: 1, waitingFor: ['north'] });
    expect(await press(tokenOf(duel.north, USUAL))).toBe('done');
    expect(await duel.stored()).toMatchObject({ step: 2, waitingFor: ['south'] });
  });

  test('may be left after the turn: it is for the turns to come', async () => {
    const duel = await told();
    await office.line(duel, duel.north, 'end');
    expect(await press(tokenOf(duel.north, COVER))).toBe('done');
    expect(await ordersOf(duel, 'north')).toMatchObject({ retreat: { all: { choose: 'bestTerrain' } } });
  });

  test('undoes nothing that was filed since the letter', async () => {
    const duel = await told();
    const token = tokenOf(duel.north, COVER);
    await office.line(duel, duel.north, 'retreats all awayFromEnemy');
    expect([await press(token), await state(token)]).toEqual(['BUTTON_USED', 'overtaken']);
    expect(await ordersOf(duel, 'north')).toMatchObject({ retreat: { all: { choose: 'awayFromEnemy' } } });
  });

  test('of several pressed at once one is filed', async () => {
    const duel = await told();
    const [ask, cover] = [tokenOf(duel.north, ASK), tokenOf(duel.north, COVER)];
    const results = await Promise.all([press(ask), press(cover), press(ask), press(cover)]);
    expect(results).toContain('done');
    const choose = results[0] === 'done' || results[2] === 'done' ? 'ask' : 'bestTerrain';
    expect(await ordersOf(duel, 'north')).toMatchObject({ retreat: { all: { choose } } });
    expect([await press(ask), await press(cover)]).toEqual(['BUTTON_USED', 'BUTTON_USED']);
  });

  test('forged it is nobody’s; of a seat that was left, of an old letter and of an ended match it is dead', async () => {
    const forged = await told();
    const token = tokenOf(forged.north, ASK);
    const [id = '', code = ''] = token.split('.');
    const clear = Buffer.from(code, 'base64url').toString('utf8').replace('ask', 'list');
    const altered = [id, Buffer.from(clear).toString('base64url'), token.split('.')[2]].join('.');
    expect(await press(altered)).toBe('NOT_FOUND');
    const notificationId = Buffer.from(id, 'base64url').toString('utf8');
    expect(await press(buttonToken(notificationId, clear, 'another secret of thirty-two signs'))).toBe('NOT_FOUND');
    const heir = (await office.duel()).north.caller.userId;
    const { db } = office.context;
    await db.matchSeat.updateMany({ where: { matchId: forged.id, side: 'north' }, data: { userId: heir } });
    expect([await press(token), await state(token)]).toEqual(['BUTTON_USED', 'overtaken']);
    const ended = await told();
    const late = tokenOf(ended.north, ASK);
    await office.line(ended, ended.north, 'resign');
    expect([await press(late), await ordersOf(ended, 'north')]).toEqual(['BUTTON_USED', null]);
    const old = await told();
    office.clock.advance(61 * 86_400_000);
    expect(await press(tokenOf(old.north, ASK))).toBe('BUTTON_USED');
  });
});

/** A battle of Animal World War: a gunner beside two of the enemy, who stand on open ground. */
const BATTLE = {
  position: {
    units: [
      { id: 'H.gunner', at: [0, 1] },
      { id: 'C.medic', at: [0, 0] },
      { id: 'C.captain', at: [0, 0] },
    ],
  },
};

/** South plays Herbivoria. */
async function battle(): Promise<Duel> {
  const { south, north } = await office.duel();
  const input = { ruleSet: 'animal-world-war', scenario: BATTLE, options: { layout: 'short' } };
  const made = await createMatch(office.context, south.caller, input);
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  const { id } = made.value;
  const joined = await joinMatch(office.context, north.caller, id, {});
  if (!joined.ok) throw new Error(joined.fault.code);
  const stored = async () => (await loadMatch(office.context.db, id)) ?? Promise.reject(new Error('gone'));
  return { id, south, north, stored };
}

/** Fires at the two, turn after turn, until their owner is asked or has answered which of them is hit. */
async function fire(duel: Duel): Promise<string> {
  for (let turns = 0; turns < 40; turns += 1) {
    const { step, waitingFor } = await duel.stored();
    const mine = waitingFor[0] === 'HERB';
    const { caller } = mine ? duel.south : duel.north;
    const shot = mine ? await playLine(duel, caller, step, 'gunner x 0,0') : 'ok';
    const after = await duel.stored();
    if (after.pending?.kind === 'choice' && after.pending.window === 'target') return shot;
    await playLine(
      duel,
      after.waitingFor[0] === 'HERB' ? duel.south.caller : duel.north.caller,
      after.step,
      'end turn',
    );
  }
  return 'never asked';
}

async function playLine(duel: Duel, caller: Duellist['caller'], step: number, line: string): Promise<string> {
  const played = await play(office.context, caller, duel.id, { expectedStep: step, order: { line }, key: null });
  return played.ok ? 'ok' : played.fault.code;
}

test('Animal World War: who is asked which of their units is hit leaves a standing target, and is asked no more', async () => {
  const duel = await battle();
  await playLine(duel, duel.south.caller, 0, 'end turn');
  await office.post(duel);
  expect(await press(tokenOf(duel.north, 'From now on ask me which of my units is hit'))).toBe('done');
  expect(await fire(duel)).toBe('ok');
  await office.post(duel);
  const buttons = [...buttonsTo(office.mailbox, duel.north.email).keys()];
  expect(buttons.filter((label) => /^Send/.test(label)).length).toBeGreaterThanOrEqual(2);
  expect(await press(tokenOf(duel.north, 'From now on hits go to my healthiest unit, without asking'))).toBe('done');
  expect((await duel.stored()).pending).not.toMatchObject({ window: 'target' });
  expect(await ordersOf(duel, 'CARN')).toMatchObject({ preferences: { targetMode: 'auto' } });
});

/** Every order of World War Awesome! that a person gives, by touches on a phone: chosen and seen to have come without a scroll. */
import { tried } from '@fieldpost/config/drill';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectGiven } from './phone-orders.ts';
import { inSight, leave, playLines, pressInBar, says, square } from './table.ts';
import { openBrowser } from './visitor.ts';
import { commanders, SKIRMISH, sitDownToWar, warBetween } from './world-war-table.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const unit = (id: string, design: string, owner: 'A' | 'B', layer: string, q: number, r: number) => ({
  id,
  design,
  owner,
  at: { layer, q, r },
});

const { scenarioDocument: plain } = SKIRMISH;

/** The ground of the skirmish with the transceivers alone, and whatever else is given. */
const war = (state: object) => ({
  ...SKIRMISH,
  scenarioDocument: {
    ...plain,
    state: {
      ...plain.state,
      devices: plain.state.devices.filter(({ design }) => design.startsWith('TR-')),
      hands: { A: [], B: [] },
      units: [unit('u1', 'GER-RIF', 'A', 'ground', 7, 8), unit('u5', 'SOV-RIF', 'B', 'ground', 9, 7)],
      ...state,
    },
  },
});

const FRESH = { scenario: 'custom', scenarioDocument: { id: 'MAP-1', armies: { A: 'GER', B: 'SOV' } } };
const HAND = war({
  phase: 'deploy',
  hands: { A: [{ token: 'GER-T05', copies: 1 }], B: [{ token: 'SOV-T05', copies: 1 }] },
});
/** WWA-154: a round of three windows, in which the order of the tank and the tokens are sealed together. */
const ROUND = {
  ...war({
    phase: 'orders',
    hands: { A: [{ token: 'GER-T05', copies: 1 }], B: [{ token: 'SOV-T05', copies: 1 }] },
  }),
  options: { sealedOrders: 'on', ahead: 'on', activationsPerTurn: 3 },
};
/** One of two who fly has come down; the other may fly still. */
const FLIGHT = war({
  phase: 'awaitAction',
  landed: 'u2',
  units: [
    unit('u1', 'GER-JET', 'A', 'ground', 6, 6),
    { ...unit('u2', 'GER-JET', 'A', 'ground', 8, 6), token: false },
    unit('u5', 'SOV-RIF', 'B', 'ground', 9, 7),
    unit('u7', 'SOV-ENG', 'B', 'in:B', 0, 1),
    unit('u9', 'SOV-RIF', 'B', 'ground', 11, 5),
  ],
});
const BEATEN = war({
  phase: 'decision',
  decision: { unit: 'u5', away: 'u1' },
  units: [unit('u1', 'GER-RIF', 'A', 'ground', 7, 8), unit('u5', 'SOV-RIF', 'B', 'ground', 8, 8)],
});
const order = { speed: 1, heading: 'F', aim: [9, 8], attack: 'MG-GER-AP', solid: null, moment: null };
const GUN = war({ phase: 'tankops', orders: { A: order, B: null } });

const among = (page: Page, row: string, name: string): Promise<void> =>
  page.getByRole('region', { name: row }).getByRole('button', { name }).click();

describe.runIf(tried('orders of a war', 3))('orders of a war on a phone', () => {
  it('are given at the edge, from the hand, in the air, hand to hand and at the gun', async () => {
    const { west, east, id, path } = await commanders(browser, 'phone', FRESH);
    const { page } = west;
    const sitDown = async (setting: typeof FRESH | typeof HAND): Promise<string> => {
      const next = await warBetween(west, east, setting);
      await sitDownToWar(page, next.path);
      return next.id;
    };
    await sitDownToWar(page, path);
    await square(page, '1,4').click();
    await pressInBar(page, 'Place');
    await says(page, '1,4', 'Koenigswolf');
    await playLines(east, id, ['tank 19,4']);
    await inSight(page, 'Place your support tank');
    await square(page, '6,4').focus();
    await square(page, '6,4').click();
    await pressInBar(page, 'Place');
    await inSight(page, 'Egon’s turn');
    expectGiven(west, 'setup.tank', 'setup.support');

    await sitDown(HAND);
    await among(page, 'Your hand', 'Officer');
    await square(page, '2,7').click();
    await pressInBar(page, 'Play');
    await says(page, '2,7', 'Officer');
    await sitDown(HAND);
    await among(page, 'Your hand', 'Mast');
    await square(page, 'F4').click();
    await pressInBar(page, 'Play');
    await says(page, 'F4', 'Mast');
    await sitDown(HAND);
    await pressInBar(page, 'Pass');
    await inSight(page, 'Egon’s turn');
    expectGiven(west, 'deploy.unit', 'deploy.device', 'deploy.pass');

    await sitDown(ROUND);
    await pressInBar(page, 'Tokens (0)');
    await among(page, 'Your hand', 'Officer');
    await square(page, '2,7').click();
    await pressInBar(page, 'Add token');
    await pressInBar(page, 'Order tank');
    await inSight(page, 'Tokens (1)');
    await pressInBar(page, 'Seal orders');
    await inSight(page, 'Egon’s turn');
    expectGiven(west, 'round.orders');

    const flight = await sitDown(FLIGHT);
    await inSight(page, 'It has landed');
    await square(page, '9,7').click();
    await pressInBar(page, 'Fire');
    await inSight(page, 'Egon’s turn');
    await playLines(east, flight, ['pass']);
    await inSight(page, '3 of yours are fresh (yellow dot).');
    await square(page, '6,6').click();
    await square(page, '9,5').click();
    await pressInBar(page, 'Fly');
    await inSight(page, 'It has landed');
    await pressInBar(page, 'Stop here');
    await inSight(page, 'Egon’s turn');
    await playLines(east, flight, ['pass']);
    await pressInBar(page, 'Pass');
    await pressInBar(page, 'Pass anyway');
    await inSight(page, 'Round 5 of 40');
    expectGiven(west, 'main.act', 'main.end', 'main.pass');

    await sitDown(BEATEN);
    await square(page, '9,8').click();
    await pressInBar(page, 'Throw');
    await says(page, '9,8', 'Rifleman');
    await sitDown(GUN);
    await among(page, 'Actions', 'Fire at the start');
    await pressInBar(page, 'Fire');
    await inSight(page, 'Egon’s turn');
    expectGiven(west, 'decide.throw', 'tankops.execute');
    expect(west.troubles).toEqual([]);
    await leave(west, east);
  });
});

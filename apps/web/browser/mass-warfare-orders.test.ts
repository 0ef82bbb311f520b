/** Every order of Mass Warfare that a person gives, by touches on a phone: chosen and seen to have come without a scroll. */
import { tried } from '@fieldpost/config/drill';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectGiven } from './phone-orders.ts';
import { closeSheet, inSight, leave, openSheet, playLines, pressInBar, readyFor, says, square } from './table.ts';
import { openBrowser } from './visitor.ts';
import { leaveToOrders, rivals, sitDownAtMap, warBetween } from './war-table.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const at = (key: string): readonly number[] => key.split(',').map(Number);
const unit = (id: string, hex: string) => ({ id, hex: at(hex) });

/** A shore of Twin Rivers, every step on its own: Blue has planes, a fleet with Infantry aboard, and a burning bridge. */
const SHORE = {
  scenario: 'custom',
  scenarioDocument: {
    map: 'twin-rivers',
    options: { pace: 'strict', turnLimit: 10 },
    turn: 2,
    step: 2,
    order: ['s2', 's1'],
    control: {
      s1: ['-3,-4', '-4,-4', '-2,-4', '-3,-5', '-4,-5', '-2,-5', '-3,-3', '1,-4', '1,-3', '2,-3'].map(at),
      s2: ['3,4', '4,4', '2,4', '3,5', '4,5', '4,-3', '5,-3'].map(at),
    },
    bases: [
      { hex: at('-3,-3'), base: 'fact' },
      { hex: at('1,-4'), base: 'airf' },
      { hex: at('4,-3'), base: 'airf' },
    ],
    fire: [{ hex: at('2,-2'), counters: 2 }],
    units: [
      ...['s1-bmb-1', 's1-ftr-1', 's1-ftr-2'].map((id) => unit(id, '1,-4')),
      unit('s1-inf-1', '1,-3'),
      { id: 's1-inf-2', carrier: 's1-trn-1' },
      unit('s1-inf-3', '2,-3'),
      unit('s1-tank-1', '0,-4'),
      unit('s1-trn-1', '2,-4'),
      unit('s1-war-1', '2,-5'),
      unit('s1-car-1', '1,-5'),
      unit('s2-bmb-1', '4,-3'),
      unit('s2-inf-1', '5,-3'),
      unit('s2-war-1', '5,-6'),
    ],
  },
};

const bar = (page: Page) => page.getByRole('region', { name: 'Orders', exact: true });
/** Touches these hexes, one after another; what gives the order is pressed as soon as it is offered. */
async function order(page: Page, hexes: readonly string[], verb: string | null, seen: string): Promise<void> {
  for (const hex of hexes) await square(page, hex).click();
  if (verb !== null) await pressInBar(page, verb);
  await bar(page).getByText(seen).first().waitFor();
  await readyFor(page, 'Done ');
}

/** Leaves the step that is asked; the bar says which comes then. */
async function done(page: Page, next: string): Promise<void> {
  await bar(page)
    .getByRole('button', { name: /^Done / })
    .click();
  await bar(page).getByText(next).first().waitFor();
  await readyFor(page, 'Done ');
}

/** Orders of the sheet: automatic answers, and a base that is filed for later and withdrawn. */
async function fileOrders(page: Page): Promise<void> {
  await openSheet(page, 'Orders');
  await page.getByLabel('Burning bridges').selectOption('ask');
  for (const step of ['Artillery attacks', 'Ground attack', 'Unit production'])
    await page.getByLabel(step, { exact: true }).check();
  await page.getByRole('button', { name: 'Save orders' }).click();
  await page.locator('button[aria-disabled="true"]:has-text("Save orders")').waitFor();
  const bases = page.getByRole('listitem').filter({ hasText: /^Build bases/ });
  await bases.getByRole('button', { name: 'Give orders' }).click();
  await square(page, '1,-3').click();
  await page.getByRole('button', { name: /^Build a fortification/ }).click();
  await pressInBar(page, 'Plan: build');
  await bar(page).getByText('1 to save').waitFor();
  await pressInBar(page, 'Save orders');
  await bar(page).getByText('Send planes').waitFor();
  await openSheet(page, 'Orders');
  await page.getByRole('button', { name: 'Ask me again' }).click();
  await bases.getByText('ask me').waitFor();
  await closeSheet(page);
}

describe('orders of a war on a phone', () => {
  it.runIf(tried('orders of mass-warfare', 3))('are given in the air, at sea, ashore and at home', async () => {
    const { blue, red, id, path } = await rivals(browser, 'phone', SHORE);
    const { page } = blue;
    await playLines(red, id, ['sortie s2-bmb-1 x s1-tank-1']);
    await leaveToOrders(red, id);
    await sitDownAtMap(page, path);
    await fileOrders(page);

    await order(page, ['1,-4', '1,-2'], 'Send', '2 can still act.');
    await done(page, 'Send up fighters');
    await order(page, ['1,-4', '0,-4'], 'Send up', 'Nothing left to do here.');
    await done(page, 'Move planes to other bases');
    await order(page, ['1,-4', '1,-5'], null, 'Nothing left to do here.');
    await done(page, 'Move your ships');
    await order(page, ['2,-5', '3,-5'], null, '2 can still act.');
    await says(page, '3,-5', 'Blue warship 1, has moved');
    await done(page, 'Fire with your ships');
    await order(page, ['3,-5', '5,-6'], 'Fire', 'Nothing left to do here.');
    await done(page, 'Move your units');
    await order(page, ['1,-3', '2,-4'], null, '3 can still act.');
    await order(page, ['2,-4', '1,-3'], null, '2 can still act.');
    await says(page, '1,-3', 'Blue infantry 2, has moved');
    await done(page, 'Build bases');
    await square(page, '2,-3').click();
    await page.getByRole('button', { name: /^Build a fortification/ }).click();
    await pressInBar(page, 'Build');
    await says(page, '2,-3', 'Fortification');
    await readyFor(page, 'Done ');
    await done(page, 'Repair bridges');
    await order(page, ['2,-2'], 'Repair', 'Nothing left to do here.');
    expectGiven(blue, 'standing', 'file', 'withdraw', 'sortie', 'scramble', 'transfer', 'sail', 'fire');
    expectGiven(blue, 'board', 'land', 'base', 'repair');

    // Places the player's own Infantry, and plans a packet unseen.
    const options = { pace: 'sealed', freePlacement: 'on' };
    const sealed = await warBetween(blue, red, { scenario: 'ford', options });
    await sitDownAtMap(page, sealed.path);
    const places = ['-4,-1', '-3,-1', '-3,1', '-2,0', '-5,1'];
    for (const [index, place] of places.entries()) {
      await square(page, place).click();
      await says(page, place, `Blue infantry ${index + 1}`);
    }
    await playLines(
      red,
      sealed.id,
      ['4,1', '3,1', '3,-1', '2,0', '5,-1'].map((place) => `place ${place}`),
    );
    await bar(page).getByText('Plan your turn').waitFor();
    await square(page, '-2,0').click();
    await square(page, '-1,0').click();
    await bar(page).getByText('4 can still act.').waitFor();
    await readyFor(page, 'Send turn');
    await pressInBar(page, 'Send turn');
    await inSight(page, 'You don’t have to wait here.');
    expectGiven(blue, 'place', 'plan', 'ready');
    expect(blue.troubles).toEqual([]);
    await leave(blue, red);
  });
});

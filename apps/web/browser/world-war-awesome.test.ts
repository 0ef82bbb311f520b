import { drawTests } from '@fieldpost/config/draw-tests';
import { TERRAIN } from '@fieldpost/rules-world-war-awesome/catalogue';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectGiven } from './phone-orders.ts';
import { inSight, leave, openDetails, openSheet, playLines, says, square } from './table.ts';
import { awake, type Device, expectSound, openBrowser, picture, signUp, visitor } from './visitor.ts';
import { board, commanders, PLANNING, SKIRMISH, sitDownToWar } from './world-war-table.ts';

drawTests(1, 3);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

describe('a war on a phone', () => {
  it('takes an order by two touches on the battlefield', async () => {
    const { west, east, path } = await commanders(browser, 'phone', SKIRMISH);
    const { page } = west;
    await sitDownToWar(page, path);
    await inSight(page, 'Your go: act with one of these');
    await picture(page, 'wwa-field-phone');
    await expectSound(page);

    // W-10: one touch of a place, and the best that can be done from there is chosen.
    await square(page, '7,8').click();
    await says(page, '8,7', 'can be reached');
    await square(page, '8,7').click();
    await page.getByRole('region', { name: 'Actions' }).getByRole('button', { name: 'Only walk' }).waitFor();
    await inSight(page, 'It falls');
    await picture(page, 'wwa-aimed-phone');
    await openDetails(page);
    await page.getByRole('list', { name: 'Possible outcomes' }).waitFor();
    await expectSound(page);
    await openDetails(page);
    expect(await page.evaluate(() => document.documentElement.scrollTop)).toBe(0);
    await press(page, 'Fire');
    await page.getByText('Egon’s turn').waitFor();
    expectGiven(west, 'main.activate');
    expect([...west.troubles, ...east.troubles]).toEqual([]);
    await leave(west, east);
  });

  it('warns of a blast that reaches one’s own', async () => {
    const { west, east, path } = await commanders(browser, 'phone', SKIRMISH);
    const { page } = west;
    await sitDownToWar(page, path);
    await square(page, '8,6').click();
    await square(page, '10,6').click();
    await inSight(page, 'of your own in the blast!');
    await says(page, '9,6', 'yours, in the blast');
    await picture(page, 'wwa-blast-phone');
    expectGiven(west);
    expect(west.troubles).toEqual([]);
    await leave(west, east);
  });
});

/** A key of the tank's order: "Speed 0 stand". */
const lever = (page: Page, title: string): Promise<void> =>
  page.getByRole('group', { name: 'Order of your tank' }).getByRole('button', { name: title }).click();

/** Touches a hex just within its lower left edge, where the cell of its neighbour lies over its own. */
async function touchNearEdge(page: Page, hex: string): Promise<void> {
  const cell = square(page, hex);
  const { width, height } = (await cell.boundingBox()) ?? { width: 0, height: 0 };
  await cell.click({ position: { x: 0.2 * width, y: 0.81 * height }, force: true });
}

const DEVICES: readonly Device[] = ['phone', 'desk'];

describe.each(DEVICES)('three boards on a %s', (device) => {
  it('are looked into by the strip: a roof lifts, doors and cores are told, a device is sent', async () => {
    const { west, east, path } = await commanders(browser, device, SKIRMISH);
    const { page } = west;
    await sitDownToWar(page, path);
    await board(page, /^Field ?4 may act/).waitFor();
    await inSight(page, 'Round 4 of 40, you first');
    await board(page, /^Enemy tank.*1 may act/).click();
    await inSight(page, 'Cores marked: 0 of 3');
    await says(page, '13,10', 'Engineer 3');
    await says(page, '14,8', 'turret');
    await square(page, '13,10').click();
    await inSight(page, 'Can walk 3 hexes');
    await expectSound(page);
    await picture(page, `wwa-inside-${device}`);
    await board(page, /^Your tank/).click();
    await expectSound(page);
    await picture(page, `wwa-inside-own-${device}`);
    await board(page, /^Radio ?4 may act/).click();
    await square(page, 'F4').click();
    await says(page, 'F2', 'Shift to F2');
    await expectSound(page);
    await picture(page, `wwa-radio-${device}`);
    await square(page, 'F2').click();
    await inSight(page, 'Shift to F2');
    await press(page, 'Send');
    await page.getByText('Egon’s turn').waitFor();
    await says(page, 'F2', 'Relay');
    expectGiven(west, 'main.device');
    expect([...west.troubles, ...east.troubles]).toEqual([]);
    await leave(west, east);
  });

  it('has a round queued with a guard, and tried dry before it is filed', async () => {
    const { west, east, path } = await commanders(browser, device, SKIRMISH);
    const { page } = west;
    await sitDownToWar(page, path);
    await square(page, '7,8').click();
    await touchNearEdge(page, '8,7');
    await page.getByRole('region', { name: 'Actions' }).getByRole('button', { name: 'Only walk' }).click();
    await openSheet(page, 'Queue');
    await press(page, 'Add: Walk to the clear ground in the middle');
    await press(page, 'Pass after that');
    await press(page, 'Test on this position');
    const tried = page.getByRole('list', { name: 'Orders that would be played' });
    await expect
      .poll(() => tried.getByRole('listitem').allTextContents())
      .toEqual(['Walk to the clear ground in the middle', 'Pass']);
    await page.getByText('Rifleman 1: Walk to the clear ground in the middle').click();
    await page.getByLabel('No enemy near its destination').selectOption('2');
    await page.getByText('If no enemy is within 2 of the clear ground in the middle:').waitFor();
    await press(page, 'Test on this position');
    await expect.poll(() => tried.getByRole('listitem').allTextContents()).toEqual(['Then we ask you.']);
    await expectSound(page);
    await picture(page, `wwa-queue-${device}`);
    await press(page, 'Save orders');
    await page.locator('button[aria-disabled="true"]:has-text("Save orders")').waitFor();
    await page.reload();
    await sitDownToWar(page, path);
    await openSheet(page, 'Queue');
    await page.getByText('If no enemy is within 2 of the clear ground in the middle:').waitFor();
    expectGiven(west, 'orders.set');
    expect([...west.troubles, ...east.troubles]).toEqual([]);
    await leave(west, east);
  });

  it('has a tank ordered on the board, and its round watched afterwards', async () => {
    const { west, east, id, path } = await commanders(browser, device, PLANNING);
    const { page } = west;
    await sitDownToWar(page, path);
    await press(page, 'Change …');
    await lever(page, 'Speed');
    await press(page, '2');
    await inSight(page, 'Your own Rifleman 1 stands in the way and would be run over.');
    await picture(page, `wwa-ride-${device}`);
    await lever(page, 'Turn');
    await press(page, 'Right');
    await inSight(page, 'Drive 2 hexes, turn right');
    await square(page, '10,6').focus();
    await page.keyboard.press('Enter');
    await inSight(page, 'Drive 2, turn right, fire high explosive');
    await lever(page, 'Fire when');
    await press(page, 'At the start');
    await expectSound(page);
    await picture(page, `wwa-order-${device}`);
    // W-7: the blast reaches the player's own units, so there is a second question
    await press(page, 'Order anyway …');
    await press(page, 'Order anyway');
    await page.getByText('Egon’s turn').waitFor();
    await playLines(east, id, ['order 1F']);
    await playLines(west, id, ['u1 > 8,7 : fire RIFLE u5']);
    await playLines(east, id, ['pass']);
    await playLines(west, id, ['pass']);
    await picture(page, `wwa-moves-${device}`);
    await playLines(east, id, ['order 0F']);
    // the replay by its keys: from the order to the round after it
    await page.goto(`${path}?step=0`);
    await awake(page);
    await page.locator('[data-replay]').waitFor();
    await picture(page, `wwa-replay-${device}`);
    await expectSound(page);
    await page.getByRole('button', { name: 'Back to now' }).click();
    await inSight(page, 'Order for your tank this round');
    await picture(page, `wwa-next-${device}`);
    expectGiven(west, 'plan.order');
    expect([...west.troubles, ...east.troubles]).toEqual([]);
    await leave(west, east);
  });

  it('has battlefields and whole positions drawn', async () => {
    const person = await visitor(browser, device, 'dark');
    await signUp(person, 'Mapi');
    const { page } = person;
    await page.goto('/fields/new?game=world-war-awesome');
    await page.getByText('This battlefield is playable.').waitFor();
    await expectSound(page);
    await page.getByRole('button', { name: TERRAIN.w.title, exact: true }).click();
    await square(page, '8,4').focus();
    await page.keyboard.press('Enter');
    await says(page, '8,4', TERRAIN.w.title);
    await says(page, '8,12', TERRAIN.w.title);
    await page.getByText('Tanks, marks and charges').click();
    for (const [side, hex] of [
      ['West', '2,8'],
      ['East', '14,8'],
    ] as const) {
      await page.getByRole('button', { name: `Superpanzer of ${side} (tap again to turn)` }).click();
      await square(page, hex).focus();
      await page.keyboard.press('Enter');
    }
    await page.getByText('This battlefield is playable.').waitFor();
    await page.getByText('Units of West').click();
    await page.getByRole('button', { name: 'Rifleman (Landser)', exact: true }).first().click();
    await square(page, '8,8').focus();
    await page.keyboard.press('Enter');
    await says(page, '8,8', 'Rifleman');
    await expectSound(page);
    await picture(page, `wwa-editor-${device}`);
    await page.getByLabel('Title').fill('The gap');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForURL('**/matches/**');

    // A new player starts with one press, and is asked for the order of their tank.
    await page.goto('/matches/new');
    await page.getByLabel('Game', { exact: true }).selectOption('world-war-awesome');
    await page
      .getByRole('region', { name: 'First game: boarding' })
      .getByRole('button', { name: 'Play it now' })
      .click();
    await page.getByRole('grid', { name: 'Battlefield' }).waitFor();
    await inSight(page, 'Stand still, no shot');
    expect(person.troubles).toEqual([]);
    await leave(person);
  });
});

describe('a war on a desktop', () => {
  it('has its rules in place', async () => {
    const { west, east, path } = await commanders(browser, 'desk', SKIRMISH);
    await sitDownToWar(west.page, path);
    await expectSound(west.page);
    await picture(west.page, 'wwa-table-desk');
    await west.page.goto('/rules/world-war-awesome');
    await west.page.getByRole('heading', { name: 'Every rule by its number' }).waitFor();
    await expectSound(west.page);
    await leave(west, east);
  });
});

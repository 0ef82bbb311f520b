/** The first match of World War Awesome! on a phone: the checks of the drawings by their numbers (W-1 to W-12). */
import { drawTests } from '@fieldpost/config/draw-tests';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectGiven } from './phone-orders.ts';
import { inSight, leave, playLines, pressInBar, says, square } from './table.ts';
import { expectSound, openBrowser, picture, type Visitor } from './visitor.ts';
import { board, commanders, sitDownToWar } from './world-war-table.ts';

drawTests(1, 3);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

async function boxOf(it: Locator): Promise<Box> {
  const box = await it.boundingBox();
  if (box === null) throw new Error('it is not on the page');
  return box;
}

const boardOf = (page: Page): Promise<Box> => boxOf(page.locator('[data-board]').filter({ visible: true }));

/** The middles of hexes lie on the board. */
async function expectOnBoard(page: Page, ...hexes: readonly string[]): Promise<void> {
  const around = await boardOf(page);
  for (const hex of hexes) {
    const { x, y, width, height } = await boxOf(square(page, hex));
    const at = { x: x + width / 2, y: y + height / 2 };
    expect([hex, at.x >= around.x, at.x <= around.x + around.width]).toEqual([hex, true, true]);
    expect([hex, at.y >= around.y, at.y <= around.y + around.height]).toEqual([hex, true, true]);
  }
}

/** Between two parallel sides of a hex as it is seen. */
const hexSize = async (page: Page, hex: string): Promise<number> => (await boxOf(square(page, hex))).height;

/** Dice decide who begins: the east gives such a line until the west is asked. */
async function untilAsked(page: Page, east: Visitor, id: string, words: string, line: string): Promise<void> {
  const asked = page.getByText(words).filter({ visible: true }).first();
  const waiting = page.getByText('Egon’s turn').filter({ visible: true }).first();
  await asked.or(waiting).first().waitFor();
  if (!(await asked.isVisible())) await playLines(east, id, [line]);
  await asked.waitFor();
}

const ORDER = 'Order for your tank this round';
const GO = 'Your go: act with one of these';
const BOARDING = { scenario: 'boarding' };
const [OWN, ENEMY] = ['3,8', '13,8'];
const SOLDIERS = ['8,4', '9,4', '9,5', '8,5'];
const FOES = ['8,12', '7,12', '7,11', '8,11'];

describe('a first match on a phone', () => {
  it('W-2 to W-9: the field stands upright, standing still is one tap, and a list says who can do what', async () => {
    const { west, east, id, path } = await commanders(browser, 'phone', BOARDING);
    const { page } = west;
    await sitDownToWar(page, path);
    await untilAsked(page, east, id, ORDER, 'order 0F');
    await picture(page, 'wwa-first-order');
    expect((await boxOf(square(page, OWN))).y).toBeGreaterThan((await boxOf(square(page, ENEMY))).y);
    await expectOnBoard(page, OWN, ENEMY, ...SOLDIERS, ...FOES);
    expect(await hexSize(page, OWN)).toBeGreaterThanOrEqual(26);
    for (const name of ['Your tank', 'Enemy tank']) await board(page, new RegExp(`^${name}`)).waitFor();
    await expectSound(page);

    // W-4
    await pressInBar(page, 'Stand still');
    // W-8: an empty hand is not asked for
    await page.getByText(ORDER).first().waitFor({ state: 'detached' });
    const go = page.getByText(GO).filter({ visible: true }).first();
    for (const line of ['order 0F', 'pass']) {
      await go.or(page.getByText('Egon’s turn').first()).first().waitFor();
      if (!(await go.isVisible())) await playLines(east, id, [line]).catch(() => {});
    }
    await go.waitFor();
    await page.locator('[data-unit] span:not(:empty)').first().waitFor();
    await picture(page, 'wwa-who-can-do-what');
    await expectOnBoard(page, ...SOLDIERS);
    expect(await hexSize(page, '8,4')).toBeGreaterThanOrEqual(40);
    await expectSound(page);

    // W-9: a line chooses all of an order
    await page.locator('[data-unit]').first().click();
    await page.locator('[aria-label="Orders"] .button-main').waitFor();
    await picture(page, 'wwa-line-chosen');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await square(page, '8,4').click();
    await says(page, '8,5', 'Storm trooper');
    await page.getByRole('button', { name: /^Nearest enemy door/ }).waitFor();
    await picture(page, 'wwa-soldier');
    await expectSound(page);
    expectGiven(west, 'plan.order');
    expect([...west.troubles, ...east.troubles]).toEqual([]);
    await leave(west, east);
  });

  it('W-5 to W-7: levers in words, at most seven taps, and harm to one’s own is asked about', async () => {
    const { west, east, id, path } = await commanders(browser, 'phone', BOARDING);
    const { page } = west;
    await sitDownToWar(page, path);
    await untilAsked(page, east, id, ORDER, 'order 0F');
    const key = (title: string) =>
      page.getByRole('group', { name: 'Order of your tank' }).getByRole('button', { name: title });
    await pressInBar(page, 'Change …');
    await picture(page, 'wwa-levers');
    for (const title of ['Speed', 'Turn', 'Gun', 'Fire when']) {
      const clipped = await key(title).evaluate(
        (it) => it.scrollWidth > it.clientWidth || it.scrollHeight > it.clientHeight,
      );
      expect([title, clipped]).toEqual([title, false]);
    }
    await square(page, '7,11').click();
    await key('Speed').click();
    await page.getByRole('button', { name: '1', exact: true }).click();
    await key('Fire when').click();
    await page.getByRole('button', { name: 'At the start', exact: true }).click();
    await inSight(page, 'Lands at the end of the round');
    await picture(page, 'wwa-shot');
    await expectSound(page);
    // from Change to Give these were six taps, with this one
    await pressInBar(page, 'Give this order');
    await page.getByText('Lands at the end of the round').first().waitFor({ state: 'detached' });
    expectGiven(west, 'plan.order');
    expect([...west.troubles, ...east.troubles]).toEqual([]);
    await leave(west, east);
  });

  it('W-11, W-12: from every board one tap leads to the field, and the radio says what it is for', async () => {
    const { west, east, path } = await commanders(browser, 'phone', { scenario: 'wireless' });
    const { page } = west;
    await sitDownToWar(page, path);
    await board(page, /^Enemy tank/).click();
    await inSight(page, 'Cores marked: 0 of 2');
    await inSight(page, 'Core 1');
    await picture(page, 'wwa-inside-enemy');
    await page.getByRole('button', { name: 'Back to the field' }).click();
    await board(page, /^Radio/).click();
    for (const words of ['Your drive', 'Your gun', 'Enemy drive', 'Enemy gun']) {
      const label = await boxOf(page.getByText(words, { exact: true }));
      const panel = await boardOf(page);
      expect([words, label.x >= panel.x, label.x + label.width <= panel.x + panel.width]).toEqual([words, true, true]);
      expect([words, label.y >= panel.y, label.y + label.height <= panel.y + panel.height]).toEqual([
        words,
        true,
        true,
      ]);
    }
    await picture(page, 'wwa-radio-explained');
    await expectSound(page);
    await board(page, /^Field/).click();
    await page.getByRole('grid', { name: 'Battlefield' }).waitFor();
    expect([...west.troubles, ...east.troubles]).toEqual([]);
    await leave(west, east);
  });
});

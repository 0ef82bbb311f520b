/** Tank Killers on a phone: the checks of the drawings by their numbers (K-1 to K-6). */
import { drawTests } from '@fieldpost/config/draw-tests';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectGiven } from './phone-orders.ts';
import { leave, toPresent } from './table.ts';
import { asked, duellists, inHand, ordersOf, ready, sitDownAt } from './tank-table.ts';
import { awake, expectSound, openBrowser, picture, visitor } from './visitor.ts';

drawTests(1);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const HAND = ['AP Round', 'Flank Hit', 'Quick Kill', 'Treads Damaged', 'Rally', 'Machine Gun', 'Radio'];

const DUEL = {
  scenario: 'custom',
  scenarioDocument: {
    options: { anglo: 'american' },
    position: {
      window: 'maneuver',
      active: 'german',
      forces: {
        german: { hand: HAND, turns: 1 },
        anglo: {
          hand: ['Buttoned Down', 'Soft Ground', 'Ambush', 'Skirt Armor'],
          table: ['M4 Sherman', 'M10'],
          turns: 1,
        },
      },
    },
    script: { german: ['Panther', 'Tiger'], anglo: ['M5'] },
  },
} as const;

const head = (page: Page): Locator => page.locator('[data-standing]').filter({ visible: true });
const foot = (page: Page): Locator => page.getByRole('region', { name: 'Orders', exact: true });
const board = (page: Page): Locator => page.locator('[data-board]').filter({ visible: true });
const sum = (page: Page): Locator => board(page).getByRole('list', { name: 'Cards played' });

/** Elements of the board, the hand and the foot whose text runs out of them. */
const cut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '[aria-label="Cards played"], section[aria-label="Orders"] span, [data-tactic]',
      ),
    ]
      .filter((one) => one.clientWidth > 1 && one.checkVisibility())
      .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
      .map((one) => one.textContent ?? ''),
  );

describe('Tank Killers is clear on a phone', () => {
  it('K-1: a guest begins in turn 1, with nothing to look back at and one filled button', async () => {
    const someone = await visitor(browser, 'phone');
    const { page } = someone;
    await page.goto('/play/tank-killers');
    await page.getByRole('button', { name: 'Play the computer' }).click();
    await page.waitForURL('**/matches/*');
    await awake(page);
    await head(page).getByText('Your turn').waitFor();
    await head(page).getByText('turn 1, you begin').waitFor();
    await head(page).getByText('Goal: destroy 18 American cards. 0 so far').waitFor();
    expect(await page.locator('[data-replay]').count()).toBe(0);
    expect(await foot(page).locator('.button-main').count()).toBe(1);
    await board(page)
      .getByText(/lost 0 of \d+/)
      .first()
      .waitFor();
    // K-2: what the figures are
    await board(page).getByText('against vehicles and guns').waitFor();
    await picture(page, 'tk-first');
    await expectSound(page);
    expect(someone.troubles).toEqual([]);
    await leave(someone);
  });

  it('K-2 to K-6: figures have words, the sum is written out, and a defender is offered the stop', async () => {
    const { german, anglo, id, path } = await duellists(browser, 'phone', DUEL);
    const { page } = german;
    await sitDownAt(page, path);
    await sitDownAt(anglo.page, path);
    await ordersOf(anglo);
    await anglo.page.getByRole('button', { name: 'Ask me each time' }).click();
    await anglo.page.getByRole('button', { name: 'Save orders' }).click();
    await anglo.page.locator('button[aria-disabled="true"]:has-text("Save orders")').waitFor();
    const sherman = page.getByRole('button', { name: /^M4 Sherman/ });
    await ready(page, 'Attack').click();
    await asked(page, 'Panther attacks: tap a target');
    for (const word of ['Gun', 'Inf', 'Def'])
      await sherman.locator(`[data-figure="${word}"]`).getByText(word).waitFor();
    await ready(page, 'Their top card').waitFor();
    await picture(page, 'tk-target');
    await expectSound(page);
    await sherman.click();
    await head(page).getByText('Alma’s turn').waitFor();

    // K-6
    await sitDownAt(anglo.page, path);
    await head(anglo.page).getByText('You answer').waitFor();
    await head(anglo.page).getByText('Panther attacks your M4 Sherman: 12 against 6').waitFor();
    await foot(anglo.page).getByText('Play Buttoned Down: the attack stops').waitFor();
    await ready(anglo.page, 'Stop them').waitFor();
    await ready(anglo.page, 'Take the hit').waitFor();
    await picture(anglo.page, 'tk-answer');
    await ready(anglo.page, 'Take the hit').click();
    await toPresent(page);
    await asked(page, ': play or let stand');

    // K-3, K-4
    await ready(page, 'Next \\(2\\)').click();
    await foot(page).getByText('Play Flank Hit: 12 + 4 = 16').waitFor();
    await inHand(page, 'AP Round').click();
    await foot(page).getByText('Play AP Round: 12 + 3 = 15').waitFor();
    await foot(page).getByText('15 against 6: the M4 Sherman would be destroyed.').waitFor();
    await picture(page, 'tk-fight');
    expect(await cut(page)).toEqual([]);
    await ready(page, 'Play AP Round').click();
    await expect
      .poll(async () => (await sum(page).locator('li').allTextContents()).join(' '))
      .toBe('12 + 3 AP Round = 15 against Def 6');
    const sizes = await board(page)
      .locator('b')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    expect(Math.max(...sizes)).toBe(
      Number.parseFloat(
        await board(page)
          .locator('[data-wins] b')
          .first()
          .evaluate((it) => getComputedStyle(it).fontSize),
      ),
    );

    // K-5: four in sight, and how many of all
    await page.getByText('4 of 6').waitFor();
    expectGiven(german, 'attack', 'target', 'play');
    expectGiven(anglo, 'setOrders', 'pass');
    expect([...german.troubles, ...anglo.troubles]).toEqual([]);
    await leave(german, anglo);
    expect(id).not.toBe('');
  });
});

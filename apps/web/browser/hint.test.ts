import { drawTests } from '@fieldpost/config/draw-tests';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askAs, inSight, leave, openSheet, sitDown } from './table.ts';
import { expectSound, openBrowser, picture, signUp, visitor } from './visitor.ts';

drawTests(1, 2);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it('a hint in a practice match: one order with its reason, then the whole turn, on a phone', async () => {
  const someone = await visitor(browser, 'phone');
  const { page } = someone;
  await signUp(someone, 'Hanna');
  const input = {
    ruleSet: 'wwi-combined-arms',
    scenario: 'salient-duel',
    side: 'south',
    listed: false,
    bot: 'recruit',
  };
  const create = 'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }';
  const { createMatch } = await askAs<{ createMatch: { id: string } }>(someone, create, { input });
  await sitDown(page, `/matches/${createMatch.id}`);
  await inSight(page, /^Your turn/);

  await openSheet(page, 'Match');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const whole = page.getByRole('button', { name: 'Whole turn' });
  await whole.waitFor();
  await inSight(page, /^Hint: /);
  await picture(page, 'hint-order');
  await expectSound(page);
  await whole.click();
  await inSight(page, /^The whole turn/);
  await page.getByRole('region', { name: 'Orders of the hint' }).waitFor();
  await picture(page, 'hint-turn');
  await expectSound(page);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await whole.waitFor({ state: 'detached' });
  expect(someone.troubles).toEqual([]);
  await leave(someone);
});

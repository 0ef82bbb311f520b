import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inSight, leave, openDetails, says, square } from './table.ts';
import { expectSound, openBrowser, picture } from './visitor.ts';
import { commanders, SKIRMISH, sitDownToWar } from './world-war-table.ts';

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
    await inSight(page, 'Act with a unit or a device');
    await picture(page, 'wwa-field-phone');
    await expectSound(page);

    // Two touches: where they end, and what they do from there.
    await page.getByRole('region', { name: 'Who may act' }).getByRole('button', { name: 'Landser 1' }).click();
    await says(page, '8,7', 'can be reached');
    await square(page, '8,7').click();
    await inSight(page, 'Walk to 8,7');
    await square(page, '9,7').click();
    await page
      .getByRole('region', { name: 'What can be done' })
      .getByRole('button', { name: 'Bolt rifle at Strelok 5' })
      .click();
    await inSight(page, 'It falls');
    await picture(page, 'wwa-aimed-phone');
    await openDetails(page);
    await page.getByRole('list', { name: 'What may come of it' }).waitFor();
    await expectSound(page);
    await openDetails(page);
    expect(await page.evaluate(() => document.documentElement.scrollTop)).toBe(0);
    await press(page, 'Fire');
    await page.getByText('Waits for Egon').waitFor();
    expect([...west.troubles, ...east.troubles]).toEqual([]);
    await leave(west, east);
  });

  it('warns of a blast that reaches one’s own', async () => {
    const { west, east, path } = await commanders(browser, 'phone', SKIRMISH);
    const { page } = west;
    await sitDownToWar(page, path);
    await page.getByRole('region', { name: 'Who may act' }).getByRole('button', { name: 'Faustschuetze 2' }).click();
    await square(page, '10,6').click();
    await inSight(page, 'of yours in the blast!');
    await says(page, '9,6', 'yours, in the blast');
    await picture(page, 'wwa-blast-phone');
    expect(west.troubles).toEqual([]);
    await leave(west, east);
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

/** Orders that are tried on a copy: on a running match and on a finished one, kept and found again; the match never changes. */
import { drawTests } from '@fieldpost/config/draw-tests';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askAs, closeSheet, leave, openSheet, opponents, readyFor, says, sitDown, square } from './table.ts';
import { awake, type Device, expectSound, openBrowser, picture, type Visitor } from './visitor.ts';

drawTests(1, 2);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const DEVICES: readonly Device[] = ['phone', 'desk'];
/** North's Headquarters in the corner, two flame throwers near it. */
const LAST_STAND = { scenario: 'custom', scenarioDocument: 'h7/7i/FF6/8/8/8/8/4H3 S 1 1' };

const stepOf = async (who: Visitor, id: string): Promise<number> =>
  (await askAs<{ match: { step: number } }>(who, 'query ($id: ID!) { match(id: $id) { step } }', { id })).match.step;

/** Opens a sheet of the trial by its title. */
async function openTab(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Branches' }).click();
  await page.getByRole('tab', { name: title, exact: true }).click();
}

async function tryItOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Try it out' }).filter({ visible: true }).first().click();
  await page.getByRole('heading', { level: 1, name: /^Trial, not your match/ }).waitFor();
  await awake(page);
}

describe.each(DEVICES)('a trial on a %s', (device) => {
  it('moves both sides of a running match, is saved, and changes nothing of it', async () => {
    const { south, north, id, path } = await opponents(browser, device, LAST_STAND);
    const { page } = south;
    await sitDown(page, path);
    await openSheet(page, 'Match');
    await tryItOut(page);
    await says(page, 'b6', 'can move to');
    await expectSound(page);
    await picture(page, `trial-${device}`);

    // South moves, then North in its turn, by the same hand.
    await square(page, 'b6').click();
    await square(page, 'b7').click();
    await says(page, 'b7', 'South Flame Thrower');
    await readyFor(page, 'End turn');
    await page.getByRole('button', { name: 'End turn' }).click();
    const sure = page.getByRole('button', { name: 'End the turn' });
    if ((await page.getByRole('button', { name: 'Not yet' }).count()) > 0) await sure.click();
    await page.getByText(/^North moves/).waitFor();
    expect(await stepOf(south, id)).toBe(0);

    await openTab(page, 'Trial');
    await page.getByRole('region', { name: 'This branch' }).getByText('b6-b7').waitFor();
    await page.getByLabel('Name of this branch').fill('to the corner');
    await expectSound(page);
    await openTab(page, 'Saved');
    await page.getByLabel('Name of the trial').fill('The corner');
    await page.getByRole('button', { name: 'Save trial' }).click();
    await page.getByText('Saved.', { exact: true }).waitFor();
    await expectSound(page);

    // Another day it is where it was.
    await page.reload();
    await page.getByText(/^North moves/).waitFor();
    await awake(page);
    await openTab(page, 'Trial');
    await page.getByRole('button', { name: /^to the corner/ }).waitFor();
    await page.getByRole('button', { name: 'Start: step 0' }).click();
    await closeSheet(page);
    await says(page, 'b6', 'South Flame Thrower');
    expect([south.troubles, north.troubles]).toEqual([[], []]);
    await leave(south, north);
  });

  it('of a finished match is for whoever may see it, by keys alone', async () => {
    const { south, north, id, path } = await opponents(browser, device, LAST_STAND);
    await askAs(south, 'mutation ($id: ID!) { resign(matchId: $id) { id } }', { id });
    const { page } = north;
    await page.goto(`${path}/try?step=0`);
    await page.getByRole('heading', { level: 1, name: /^Trial, not your match/ }).waitFor();
    await awake(page);
    await says(page, 'b6', 'can move to');
    await square(page, 'b6').focus();
    for (const key of ['Enter', 'ArrowUp']) await page.keyboard.press(key);
    await says(page, 'b6', 'South Flame Thrower');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Close' }).click();
    await page.waitForURL(new RegExp(`${path}\\?step=0`));
    expect([south.troubles, north.troubles]).toEqual([[], []]);
    await leave(south, north);
  });
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Device, expectSound, openBrowser, picture, signUp, visitor } from './visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Moves a page through both sizes and looks whether it is sound in either. */
async function soundIn(page: Page, name: string): Promise<void> {
  for (const [device, width, height] of [
    ['phone', 360, 740],
    ['desk', 1280, 800],
  ] as const satisfies readonly (readonly [Device, number, number])[]) {
    await page.setViewportSize({ width, height });
    await expectSound(page);
    await picture(page, `${name}-${device}`);
  }
}

it('a club is founded and its event announced with few questions; a player enters, and the muster knows them', async () => {
  const owner = await visitor(browser, 'phone');
  await signUp(owner, 'Olga');
  const { page } = owner;
  await page.goto('/clubs');
  const name = `Post Office ${Date.now()}`;
  await page.getByLabel('Name of the club').fill(name);
  await page.getByRole('button', { name: 'Found it' }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Announce an event' }).click();
  await page.getByLabel('Name of the event').fill('The long winter');
  await soundIn(page, 'new-event');
  await page.getByRole('button', { name: 'Announce it' }).click();
  await page.getByRole('heading', { name: 'The long winter', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.getByText('You have entered.').waitFor();
  await page.getByRole('link', { name: 'Officer’s desk' }).click();
  await page.getByRole('button', { name: 'Begin the muster now' }).click();
  await page.getByRole('button', { name: 'Start now' }).waitFor();
  await page.getByRole('link', { name: 'The long winter' }).click();
  await page.getByRole('button', { name: 'I am here and can play' }).click();
  await page.getByText('You have said that you are there.').waitFor();
  await soundIn(page, 'event-muster');
  await page.goto('/clubs');
  await page.getByRole('link', { name }).first().waitFor();
  await soundIn(page, 'clubs');
  expect(owner.troubles).toEqual([]);
  await owner.context.close();
});

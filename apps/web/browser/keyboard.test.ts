/** Turns played by keys alone, for games without their own test of this; with the announcements for screen readers. */
import { drawTests } from '@fieldpost/config/draw-tests';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inSight, leave, readyFor, says, square } from './table.ts';
import { openBrowser } from './visitor.ts';
import { askedIn, rivals, sitDownAtMap } from './war-table.ts';
import { commanders, SKIRMISH, sitDownToWar } from './world-war-table.ts';

drawTests(1, 3);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const keys = async (page: Page, ...all: readonly string[]): Promise<void> => {
  for (const key of all) await page.keyboard.press(key);
};
const spoken = (page: Page) => page.locator('[data-spoken]').textContent();

it('Mass Warfare: a tank marches, is taken back, marches again, and the step is done', async () => {
  const tank = { id: 's1-tank-1', hex: [0, 0], fire: 0 };
  const enemy = { id: 's2-inf-1', hex: [3, 0], fire: 0 };
  const { blue, red, id, path } = await rivals(browser, 'desk', {
    scenario: 'custom',
    scenarioDocument: {
      map: 'ford',
      options: { pace: 'windows', turnLimit: 10, conquestShare: 60 },
      turn: 3,
      step: 10,
      order: ['s1', 's2'],
      units: [tank, enemy],
    },
  });
  const { page } = blue;
  await sitDownAtMap(page, path);
  await square(page, '0,0').focus();
  await keys(page, 'Enter');
  await inSight(page, 'costs 1 of');
  await keys(page, 'ArrowRight', 'Enter');
  await says(page, '1,0', 'Blue tank 1');
  await readyFor(page, 'Undo');
  await keys(page, 'u');
  await says(page, '0,0', 'Blue tank 1');
  await expect.poll(() => spoken(page)).toMatch(/^Undone: /);
  await square(page, '0,0').focus();
  await keys(page, 'Enter', 'ArrowRight', 'Enter');
  await says(page, '1,0', 'Blue tank 1');
  await expect.poll(() => spoken(page)).not.toMatch(/^Undone: /);
  await readyFor(page, 'Done moving');
  await keys(page, 'e');
  await expect.poll(async () => (await askedIn(blue, id)).side).toBe('s2');
  expect(blue.troubles).toEqual([]);
  await leave(blue, red);
});

it('World War Awesome!: a soldier walks, and the other side is awaited', async () => {
  const { west, east, path } = await commanders(browser, 'desk', SKIRMISH);
  const { page } = west;
  await sitDownToWar(page, path);
  await square(page, '7,8').focus();
  await keys(page, 'Enter');
  await says(page, '8,7', 'can be reached');
  await square(page, '8,7').focus();
  await keys(page, 'Enter');
  await page.getByRole('region', { name: 'Actions' }).getByRole('button', { name: 'Only walk' }).focus();
  await keys(page, 'Enter');
  await inSight(page, 'Walk to the clear ground in the middle');
  await keys(page, 'f');
  await page.getByText('Egon’s turn').waitFor();
  await expect.poll(() => spoken(page)).toContain('walks to the clear ground in the middle');
  expect([...west.troubles, ...east.troubles]).toEqual([]);
  await leave(west, east);
});

/** M-8, M-10, M-11: a whole land turn is planned and sent in one visit of at most 22 taps, with what is built. */
import { drawTests } from '@fieldpost/config/draw-tests';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeSheet, inSight, leave, playLines, says, square } from './table.ts';
import { expectSound, openBrowser, picture } from './visitor.ts';
import { askedIn, rivals, sitDownAtMap } from './war-table.ts';

drawTests(1, 3);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Blue's whole army before the bridges of the ford, with a factory at Elmar. */
const TURN = {
  scenario: 'custom',
  scenarioDocument: {
    map: 'ford',
    options: { pace: 'sealed', turnLimit: 10 },
    turn: 4,
    step: 10,
    order: ['s1', 's2'],
    bases: [{ hex: [-4, 1], base: 'fact' }],
    units: [
      { id: 's1-tank-1', hex: [-1, -2] },
      { id: 's1-art-1', hex: [-1, 0] },
      { id: 's1-mech-1', hex: [0, 0] },
      { id: 's1-inf-1', hex: [-3, 1] },
      { id: 's2-inf-1', hex: [1, -1] },
      { id: 's2-inf-2', hex: [4, 0] },
    ],
  },
};

it('six orders, what is built among them, in one visit', async () => {
  const { blue, red, id, path } = await rivals(browser, 'phone', TURN);
  const { page } = blue;
  await sitDownAtMap(page, path);
  const bar = page.getByRole('region', { name: 'Orders', exact: true });
  const rows = page.getByRole('list', { name: /^Planned orders/ }).getByRole('listitem');
  let taps = 0;
  const tap = async (one: Locator) => {
    taps += 1;
    await one.click();
  };
  const press = (name: string | RegExp) => tap(bar.getByRole('button', { name, exact: true }));
  await inSight(page, 'Plan your turn');
  await inSight(page, /^Goal: all 40 people\. You \d+, Red \d+$/);
  await picture(page, 'mass-plan-1-opens');

  // A move, a shot of guns, and two attacks, of which the last is to advance.
  await tap(square(page, '-1,-2'));
  await tap(square(page, '1,-2'));
  await expect.poll(() => rows.count()).toBe(1);
  await tap(square(page, '-1,0'));
  await tap(square(page, '1,-1'));
  await picture(page, 'mass-plan-1b');
  await press('Plan: fire');
  await expect.poll(() => rows.count()).toBe(2);
  await tap(square(page, '0,0'));
  await tap(square(page, '1,-1'));
  await press('Plan: attack');
  await expect.poll(() => rows.count()).toBe(3);
  await picture(page, 'mass-plan-2-rows');
  await expectSound(page);

  // One sheet for all that is built: two taps for a unit, one more for a base.
  taps += 1;
  await page.keyboard.press('b');
  await picture(page, 'mass-plan-3-build');
  await expectSound(page);
  await tap(page.getByRole('button', { name: /^Tanks, 3 metal$/ }));
  await expect.poll(() => rows.count()).toBe(4);
  await tap(page.getByRole('button', { name: /^Fortification, \d metal$/ }).first());
  await expect.poll(() => rows.count()).toBe(5);
  await closeSheet(page);
  taps += 1;
  // A cross takes an order out again.
  await tap(rows.nth(0).getByRole('button'));
  await expect.poll(() => rows.count()).toBe(4);
  await tap(square(page, '-1,-2'));
  await tap(square(page, '0,-2'));
  await expect.poll(() => rows.count()).toBe(5);
  await press('Send turn');
  expect(taps).toBeLessThanOrEqual(22);
  await inSight(page, 'You don’t have to wait here.');

  // Red plans nothing: the turn is played, and Blue is asked first in the next one.
  await playLines(red, id, ['ready']);
  for (let visits = 0; visits < 2; visits++) {
    const { status } = await askedIn(red, id);
    if (status !== 'playing') break;
    await playLines(red, id, ['ready']).catch(() => {});
  }
  await sitDownAtMap(page, path);
  await says(page, '0,-2', 'Blue tank 1');
  await says(page, '-4,1', 'Blue tank 2');
  expect(blue.troubles).toEqual([]);
  await leave(blue, red);
});

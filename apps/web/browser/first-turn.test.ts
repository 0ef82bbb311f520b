import { drawTests } from '@fieldpost/config/draw-tests';
import { paced } from '@fieldpost/config/pace';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { heldStill, smallTargets } from './measured.ts';
import { expectWholeAtEverySize } from './still-table.ts';
import { awake, expectSound, openBrowser, picture, visitor } from './visitor.ts';

drawTests(2);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The most touches from the landing page to the end of the first turn. */
const MAX_TAPS = 12;

it.each(['light', 'dark'] as const)('a newcomer wins a first turn within twelve touches, in the %s', async (theme) => {
  const someone = await visitor(browser, 'phone', theme);
  const { page } = someone;
  await page.goto('/');
  await page.getByRole('link', { name: 'Play your first turn' }).click();
  let taps = 1;
  await awake(page);
  const won = page.getByRole('heading', { name: /You win/ });
  await page.locator('[data-ring]').waitFor();
  await expectSound(page);
  for (; (await won.count()) === 0 && taps < MAX_TAPS; taps++) {
    const said = await page.locator('[data-coach] strong').textContent();
    await touchWhatIsLit(page);
    await expect
      .poll(async () => (await won.count()) > 0 || (await page.locator('[data-coach] strong').textContent()) !== said)
      .toBe(true);
    await picture(page, `wwi-combined-arms-${theme}-${taps}`);
  }
  await won.waitFor();
  expect(taps).toBe(8);
  await expectSound(page);
  expect(someone.troubles).toEqual([]);
  await someone.context.close();
});

/** As a finger does it: in the middle of the ring once it lies still, on whatever lies there. */
async function touchWhatIsLit(page: Page): Promise<void> {
  const ring = page.locator('[data-ring="still"]');
  await ring.waitFor();
  const box = await ring.boundingBox();
  if (box === null) throw new Error('nothing is lit');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** A sheet that stalls on its way up is still for a moment. A player who sees no effect of a tap taps again. */
async function touchUntil(page: Page, moved: () => Promise<boolean>): Promise<void> {
  for (let tries = 1; tries < 3; tries += 1) {
    await touchWhatIsLit(page);
    const came = expect.poll(moved, { timeout: paced(3_000) }).toBe(true);
    if (await came.then(() => true).catch(() => false)) return;
  }
  await touchWhatIsLit(page);
  await expect.poll(moved).toBe(true);
}

const OTHERS = ['animal-world-war', 'tank-killers', 'world-war-awesome', 'mass-warfare'];

it.each(OTHERS)('%s: choose, order, see what came of it, and never leave the board', async (game) => {
  const someone = await visitor(browser, 'phone');
  const { page } = someone;
  await page.goto(`/lessons/${game}`);
  await awake(page);
  const won = page.getByRole('heading', { name: /You win/ });
  const bar = page.getByRole('region', { name: 'Orders', exact: true });
  await page.locator('[data-ring]').waitFor();
  const before = await bar.boundingBox();
  await expectSound(page);
  expect(await smallTargets(page)).toEqual([]);
  let taps = 0;
  for (; (await won.count()) === 0 && taps < MAX_TAPS; taps++) {
    const said = await page.locator('[data-coach] strong').textContent();
    await heldStill(page, before);
    const moved = async () =>
      (await won.count()) > 0 || (await page.locator('[data-coach] strong').textContent()) !== said;
    await touchUntil(page, moved);
    await picture(page, `${game}-${taps}`);
  }
  await won.waitFor();
  expect(taps).toBeLessThanOrEqual(MAX_TAPS);
  await expectSound(page);
  expect(someone.troubles).toEqual([]);
  await someone.context.close();
});

it.each([...OTHERS, 'wwi-combined-arms'])('%s: the table lies whole at five sizes', async (game) => {
  const someone = await visitor(browser, 'phone');
  await someone.page.goto(`/lessons/${game}`);
  await awake(someone.page);
  await someone.page.locator('[data-ring]').waitFor();
  await expectWholeAtEverySize(someone.page);
  expect(someone.troubles).toEqual([]);
  await someone.context.close();
});

it('what is not lit does nothing but say so, and a reload goes on where one was', async () => {
  const someone = await visitor(browser, 'phone');
  const { page } = someone;
  await page.goto('/lessons/wwi-combined-arms');
  await awake(page);
  await page.locator('[data-square="e1"]').click();
  await page.getByText('Good idea, but later. For now, tap the highlighted spot.').waitFor();
  for (const square of ['f7', 'g7']) await page.locator(`[data-square="${square}"]`).click();
  await page.getByText('In range: Flame Throwers', { exact: false }).waitFor();
  await page.reload();
  await page.getByText('In range: Flame Throwers', { exact: false }).waitFor();
  expect(someone.troubles).toEqual([]);
  await someone.context.close();
});

/** The shell of every table: what head and foot say, an ended turn that can be undone, scenes that can be skipped. */
import { drawTests } from '@fieldpost/config/draw-tests';
import { paced } from '@fieldpost/config/pace';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { heldStill } from './measured.ts';
import {
  askAs,
  inSight,
  leave,
  openSheet,
  opponents,
  playLines,
  pressInBar,
  readyFor,
  scenes,
  sitDown,
  square,
} from './table.ts';
import { expectSound, openBrowser, picture, type Visitor } from './visitor.ts';

drawTests(2);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** North's Headquarters in the corner, two flame throwers near it. */
const LAST_STAND = { scenario: 'custom', scenarioDocument: 'h7/7i/FF6/8/8/8/8/4H3 S 1 1' };

async function stepOf(who: Visitor, id: string): Promise<number> {
  const { match } = await askAs<{ match: { step: number } }>(who, 'query ($id: ID!) { match(id: $id) { step } }', {
    id,
  });
  return match.step;
}

const holdTurns = (page: Page): Promise<void> => page.evaluate(() => localStorage.setItem('fieldpost.hold', 'on'));

/** Ends the turn with what it leaves undone. */
async function endTurn(page: Page): Promise<void> {
  await readyFor(page, 'End turn');
  await pressInBar(page, 'End turn');
  await pressInBar(page, 'End the turn');
}

/** What of the foot is cut: every element shows all that is in it. */
const cutInFoot = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('section[aria-label="Orders"], section[aria-label="Orders"] *')]
      .filter((one) => one.clientWidth > 1 && !one.classList.contains('unseen'))
      .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
      .map(
        (one) => `${one.textContent}: ${one.scrollWidth}x${one.scrollHeight} in ${one.clientWidth}x${one.clientHeight}`,
      ),
  );

/** At 360, at 320 and with text of 130 %: the foot is whole, 132 px high, with larger text at most 164. */
async function expectWholeFoot(page: Page, state: string): Promise<void> {
  for (const [width, text, most] of [
    [360, '100%', 132],
    [320, '100%', 132],
    [360, '130%', 164],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
    const seen = `${state} at ${width} px, text of ${text}`;
    await expect.poll(() => cutInFoot(page), { message: seen }).toEqual([]);
    const box = await page.getByRole('region', { name: 'Orders', exact: true }).boundingBox();
    expect(Math.round(box?.height ?? 0), seen).toBeLessThanOrEqual(most);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

it('F-1 to F-6, H-2: the foot says what can be done, never cut; Next sends nothing; the question rings who is left', async () => {
  const { south, north, id, path } = await opponents(browser, 'phone', LAST_STAND);
  const { page } = south;
  await sitDown(page, path);
  await inSight(page, 'Tap a unit, or tap Next');
  await inSight(page, /^Goal: destroy the enemy Headquarters \([a-h]8\)$/);
  await picture(page, 'clear-1-nothing-chosen');
  await expectSound(page);
  await expectWholeFoot(page, 'nothing chosen');
  const before = await stepOf(south, id);
  const bar = await page.getByRole('region', { name: 'Orders', exact: true }).boundingBox();
  const status = await page.locator('[data-standing]').boundingBox();
  expect(status?.height).toBe(52);

  // A tap on the dashed Undo says why, and does nothing else.
  const foot = page.getByRole('region', { name: 'Orders', exact: true });
  await foot.getByRole('button', { name: 'Undo', exact: true }).click({ force: true });
  await inSight(page, /^Nothing to undo/);
  await expectWholeFoot(page, 'why there is nothing to undo');

  // F-2: Next only goes from unit to unit.
  await foot.getByRole('button', { name: /^Next/ }).click();
  for (let taps = 0; taps < 10; taps++) await foot.getByRole('button', { name: /^Next/ }).click();
  expect(await stepOf(south, id)).toBe(before);
  // F-3: "More" ends 8 px from the edge.
  const more = foot.getByRole('button', { name: /More$/ });
  const edge = await more.boundingBox();
  expect(Math.round((edge?.x ?? 0) + (edge?.width ?? 0))).toBe(352);
  await heldStill(page, bar);
  await picture(page, 'clear-2-unit-chosen');
  await expectWholeFoot(page, 'a unit chosen');
  await foot.getByRole('button', { name: 'Cancel', exact: true }).click();

  await foot.getByRole('button', { name: 'End turn', exact: true }).click();
  await foot.getByRole('button', { name: 'Not yet', exact: true }).waitFor();
  await picture(page, 'clear-5-end-asked');
  await expectWholeFoot(page, 'the end asked about');
  expect(south.unrest).toEqual([]);
  await leave(south, north);
});

it('F-8: an ended turn is held, undone, sent on request, and sent as the page goes', async () => {
  const { south, north, id, path } = await opponents(browser, 'phone', LAST_STAND);
  const { page } = south;
  await sitDown(page, path);
  await holdTurns(page);
  await sitDown(page, path);
  const before = await stepOf(south, id);
  await endTurn(page);
  await inSight(page, /^Your turn is sent in \d seconds$/);
  await inSight(page, 'Turn ended');
  expect(await stepOf(south, id)).toBe(before);
  await pressInBar(page, 'Undo end of turn');
  await readyFor(page, 'End turn');
  expect(await page.evaluate(() => localStorage.getItem('fieldpost.held-turns'))).toBeNull();
  expect(await stepOf(south, id)).toBe(before);

  await endTurn(page);
  await inSight(page, 'Turn ended');
  await picture(page, 'clear-6-turn-held');
  expect(await cutInFoot(page)).toEqual([]);
  await pressInBar(page, 'Send now');
  await expect.poll(() => stepOf(south, id)).toBe(before + 1);

  // The other leaves the page while theirs is held: the browser sends it.
  const { page: other } = north;
  await sitDown(other, path);
  await holdTurns(other);
  await sitDown(other, path);
  await other.getByRole('button', { name: 'Skip to now' }).click();
  await endTurn(other);
  await inSight(other, /^Your turn is sent in \d seconds$/);
  // No page of the site is open then that could send it.
  await other.goto('about:blank');
  await expect.poll(() => stepOf(south, id)).toBe(before + 2);
  await other.goto('/desk');
  // The next page sends the kept turn under the same key: it is carried out once, and forgotten.
  await expect
    .poll(() => other.evaluate(() => localStorage.getItem('fieldpost.held-turns')), { timeout: paced(30_000) })
    .toBeNull();
  expect(await stepOf(north, id)).toBe(before + 2);
  // The empty page keeps nothing, and says so to what looks for troubles.
  const troubles = [...south.troubles, ...north.troubles].filter(
    (one) => !one.includes('Access is denied for this document'),
  );
  expect(troubles).toEqual([]);
  await leave(south, north);
});

it('F-9, F-10: scenes of the other’s turn speak of it alone, and a tap on a unit skips them and chooses it', async () => {
  const { south, north, id, path } = await opponents(browser, 'phone', LAST_STAND);
  const { page } = south;
  await playLines(south, id, ['b6-b7', 'end']);
  await playLines(north, id, ['h7-h6', 'end']);
  await sitDown(page, path);
  await scenes(page).waitFor();
  const words = async () =>
    `${await page.locator('[data-standing]').textContent()} ${await scenes(page).textContent()}`;
  // Your own last turn may come first, if nobody has watched it.
  let seen = '';
  const look = async () => {
    seen = await words();
    return seen;
  };
  await expect.poll(look, { timeout: paced(30_000) }).toContain('Nils’s turn');
  expect(seen).not.toMatch(/Your turn|can move|Nothing/);
  await picture(page, 'clear-7-scenes');
  await square(page, 'b7').click();
  await inSight(page, 'Flame Thrower b7');

  // The same while the page is open.
  await page.keyboard.press('Escape');
  await playLines(south, id, ['end']);
  await playLines(north, id, ['h6-h5', 'end']);
  await inSight(page, 'Your turn');
  expect(south.troubles).toEqual([]);
  await leave(south, north);
});

it('F-12: who offered a draw reads in the head that it was declined', async () => {
  const { south, north, path } = await opponents(browser, 'phone', LAST_STAND);
  await sitDown(south.page, path);
  await openSheet(south.page, 'Match');
  await south.page.getByRole('button', { name: 'Offer draw' }).click();
  await sitDown(north.page, path);
  await inSight(north.page, 'Sophie offers a draw');
  await picture(north.page, 'clear-9-draw-offered');
  await expectWholeFoot(north.page, 'a draw offered');
  await pressInBar(north.page, 'Decline');
  await inSight(south.page, 'Nils declined your draw offer');
  await leave(south, north);
});

it('H-1: titles of one and of two lines are whole, and none lies over what is beside it', async () => {
  const { south, north } = await opponents(browser, 'phone', LAST_STAND);
  const { page } = south;
  const create = 'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }';
  const join = 'mutation ($id: ID!) { joinMatch(id: $id, side: "north") { id } }';
  const TITLES = [
    'Wire, Rain',
    'The long road to Ypres',
    'The long roads to Ypres',
    'W'.repeat(12).concat(' and the trenches of Passchendaele, two'),
    'M'.repeat(80),
    'חיל ורגלי 🎖️ קדימה',
  ];
  for (const title of TITLES) {
    const input = { ruleSet: 'wwi-combined-arms', side: 'south', listed: true, ...LAST_STAND, title };
    const { createMatch } = await askAs<{ createMatch: { id: string } }>(south, create, { input });
    await askAs(north, join, { id: createMatch.id });
    await sitDown(page, `/matches/${createMatch.id}`);
    const found = await page.evaluate(() => {
      const title = document.querySelector('header hgroup');
      const head = title?.querySelector('h1');
      const keys = [...(title?.parentElement?.children ?? [])].filter((one) => one !== title && one.checkVisibility());
      const box = title?.getBoundingClientRect();
      const over = keys.filter((one) => {
        const its = one.getBoundingClientRect();
        return box !== undefined && its.left < box.right - 0.5 && its.right > box.left + 0.5;
      });
      return {
        over: over.length,
        cut:
          head !== null &&
          head !== undefined &&
          (head.scrollWidth > head.clientWidth || head.scrollHeight > head.clientHeight + 1),
        height: Math.round(title?.parentElement?.getBoundingClientRect().height ?? 0),
      };
    });
    expect({ title, ...found, cut: title.length <= 48 && found.cut }).toEqual({
      title,
      over: 0,
      cut: false,
      height: 52,
    });
  }
  await picture(page, 'clear-13-title');
  await leave(south, north);
});

/** Nothing that cannot be taken back lies where the last tap was, and no button hears a tap that was meant for the one before it. */
import { drawTests } from '@fieldpost/config/draw-tests';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { empires, MEADOW, sitDownTo } from './animal-table.ts';
import { askAs, leave, opponents, pressInBar, readyFor, sitDown } from './table.ts';
import { openBrowser, type Visitor } from './visitor.ts';
import { rivals, sitDownAtMap } from './war-table.ts';
import { commanders, SKIRMISH, sitDownToWar } from './world-war-table.ts';

drawTests(1, 3);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

type Seated = { readonly who: Visitor; readonly id: string; readonly all: readonly Visitor[] };

const MARCH = {
  scenario: 'custom',
  scenarioDocument: {
    map: 'ford',
    options: { pace: 'windows', turnLimit: 10 },
    turn: 4,
    step: 10,
    order: ['s1', 's2'],
    units: [
      { id: 's1-inf-1', hex: [0, 0] },
      { id: 's2-inf-1', hex: [1, 3] },
    ],
  },
};

const BATTLE = {
  scenario: 'custom',
  scenarioDocument: {
    ...MEADOW,
    position: {
      phase: 'turn',
      round: 1,
      active: 'HERB',
      objective: 'O05',
      roleA: 'HERB',
      units: [
        { id: 'H.medic', at: [0, 2] },
        { id: 'C.sniper', at: [1, -1] },
      ],
    },
  },
};

const DUEL = { scenario: 'custom', scenarioDocument: 'h7/7i/FF6/8/8/8/8/4H3 S 1 1' };

/** Each game whose foot asks before a turn ends: how one comes there, the button, and the button that it asks with. */
const GAMES: readonly (readonly [string, string, string, () => Promise<Seated>])[] = [
  [
    'WWI Combined Arms',
    'End turn',
    'End the turn',
    async () => {
      const { south, north, id, path } = await opponents(browser, 'phone', DUEL);
      await sitDown(south.page, path);
      return { who: south, id, all: [south, north] };
    },
  ],
  [
    'Animal World War',
    'End turn',
    'End the turn',
    async () => {
      const { herb, carn, id, path } = await empires(browser, 'phone', BATTLE);
      await sitDownTo(herb.page, path);
      return { who: herb, id, all: [herb, carn] };
    },
  ],
  [
    'Mass Warfare',
    'Done moving',
    'End this step',
    async () => {
      const { blue, red, id, path } = await rivals(browser, 'phone', MARCH);
      await sitDownAtMap(blue.page, path);
      return { who: blue, id, all: [blue, red] };
    },
  ],
  [
    'World War Awesome!',
    'Pass',
    'Pass anyway',
    async () => {
      const { west, east, id, path } = await commanders(browser, 'phone', SKIRMISH);
      await sitDownToWar(west.page, path);
      return { who: west, id, all: [west, east] };
    },
  ],
];

const inBar = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Orders', exact: true }).getByRole('button', { name, exact: true });

async function boxOf(button: Locator) {
  const box = await button.boundingBox();
  if (box === null) throw new Error('the button is not on the page');
  return box;
}

type Box = Awaited<ReturnType<typeof boxOf>>;
const middle = ({ x, y, width, height }: Box): readonly [number, number] => [x + width / 2, y + height / 2];
const apart = (one: Box, other: Box): boolean => one.x + one.width <= other.x || other.x + other.width <= one.x;

async function stepOf(who: Visitor, id: string): Promise<number> {
  const { match } = await askAs<{ match: { step: number } }>(who, 'query ($id: ID!) { match(id: $id) { step } }', {
    id,
  });
  return match.step;
}

/** The page's timers stand still until the test moves them, so a tap comes exactly as late as it says. */
async function stopTimers(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
}

it.each(GAMES)('%s: two taps in one place never end a turn, however far apart', async (_, end, yes, sit) => {
  const { who, id, all } = await sit();
  const { page } = who;
  await readyFor(page, end);
  // Two quick taps never zoom the page.
  const touches = await page
    .locator('button')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).touchAction));
  expect(touches.filter((touch) => touch === 'auto')).toEqual([]);
  const before = await stepOf(who, id);
  const place = await boxOf(inBar(page, end));
  await stopTimers(page);
  for (const late of [60, 120, 250, 400, 590, 2_000]) {
    await page.mouse.click(...middle(place));
    await inBar(page, yes).waitFor();
    await page.clock.runFor(late);
    const [stay, go] = await Promise.all([boxOf(inBar(page, 'Not yet')), boxOf(inBar(page, yes))]);
    expect(stay).toEqual(place);
    expect(apart(stay, go)).toBe(true);
    await page.mouse.click(...middle(place));
    await inBar(page, end).waitFor();
    // The same button hears again a little later.
    await page.clock.runFor(300);
  }
  expect(await stepOf(who, id)).toBe(before);

  // A button without undo ignores taps and keys for 600 ms.
  await page.mouse.click(...middle(place));
  await inBar(page, yes).waitFor();
  const there = middle(await boxOf(inBar(page, yes)));
  await page.clock.runFor(590);
  await page.mouse.click(...there);
  await inBar(page, yes).press('Enter');
  await inBar(page, yes).waitFor();
  // Pressed while it was deaf, let go when it hears: nothing.
  await page.mouse.move(...there);
  await page.mouse.down();
  await page.clock.runFor(20);
  await page.mouse.up();
  await inBar(page, yes).waitFor();
  expect(await stepOf(who, id)).toBe(before);
  // The focus was put where nothing happens: the key that asked changes nothing.
  await page.keyboard.press('e');
  await inBar(page, yes).waitFor();
  expect(await stepOf(who, id)).toBe(before);

  await page.clock.resume();
  await pressInBar(page, yes);
  await expect.poll(() => stepOf(who, id)).toBeGreaterThan(before);
  await leave(...all);
});

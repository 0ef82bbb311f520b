import type { Browser, Page } from 'playwright-core';
import { atMost, type Figure, figure } from '../report.ts';
import { BATTLE } from './battle.ts';
import { atRest, newPage, SLOWED, settled } from './browser.ts';
import { openMatch, type Wish } from './match.ts';
import { feel, weigh } from './measure.ts';

const KILOBYTE = 1000;

/** One game, and a few touches as a player makes them. */
type Table = { readonly name: string; readonly wish: Wish; readonly play: (page: Page) => Promise<void> };

/** Picks a unit, looks at another, goes somewhere: by finger. */
async function tap(page: Page, ...squares: readonly string[]): Promise<void> {
  for (const square of squares) {
    await page.locator(`[data-square="${square}"]`).first().click();
    await settled(page);
  }
}

/** The same by key. */
async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await settled(page);
  }
}

const HAND = ['AP Round', 'Flank Hit', 'Quick Kill', 'Treads Damaged', 'Rally', 'Machine Gun'];
/** A German who is to attack, with a hand full. */
const DUEL: Wish = {
  ruleSet: 'tank-killers',
  scenario: 'custom',
  scenarioDocument: {
    options: { anglo: 'american' },
    position: {
      ...{ window: 'maneuver', active: 'german' },
      forces: { german: { hand: HAND, turns: 1 }, anglo: { hand: ['Mud'], table: ['M4 Sherman', 'M10'], turns: 1 } },
    },
  },
  sides: ['german', 'anglo'],
};

const TABLES: readonly Table[] = [
  {
    name: 'WWI Combined Arms',
    wish: {
      ...{ ruleSet: 'wwi-combined-arms', scenario: 'salient-duel', options: { first: 'south' } },
      sides: ['south', 'north'],
    },
    play: async (page) => {
      await tap(page, 'd3', 'e3', 'd2', 'd3', 'd4', 'f3', 'f4');
      await press(page, 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'Enter');
    },
  },
  {
    name: 'Animal World War',
    wish: BATTLE,
    play: async (page) => {
      await tap(page, '0,3', '-1,3', '-1,2', '1,2', '2,2', '2,1', '-2,4');
      await press(page, 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'Enter');
    },
  },
  {
    name: 'Tank Killers',
    wish: DUEL,
    play: async (page) => {
      const hand = page.getByRole('list', { name: /^Your hand/ }).getByRole('button');
      for (const nth of [0, 1, 2, 0, 3, 1, 2]) {
        await hand.nth(nth).click();
        await settled(page);
      }
      await press(page, 'ArrowRight', 'ArrowLeft', 'ArrowRight', 'Escape');
    },
  },
];

async function measured(browser: Browser, url: string, { name, wish, play }: Table): Promise<readonly Figure[]> {
  const pages: [Page, Page] = [await newPage(browser, 'phone'), await newPage(browser, 'phone')];
  const id = await openMatch(url, pages, wish);
  const [page] = pages;
  const session = await page.context().newCDPSession(page);
  const weight = await weigh(session);
  const felt = await feel(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.goto(`${url}/matches/${id}`, { waitUntil: 'networkidle' });
  await atRest(page);
  const opened = await felt();
  const { script, everything } = weight();
  await play(page);
  const { interactions } = await felt();
  await Promise.all(pages.map((each) => each.context().close()));
  return [
    atMost(`${name}: script as sent`, script / KILOBYTE, 'kB', 200),
    figure(`${name}: script as sent, with all that a few touches fetch`, weight().script / KILOBYTE, 'kB'),
    figure(`${name}: everything as sent`, everything / KILOBYTE, 'kB'),
    atMost(`${name}: slowest touch to next paint, CPU slowed ${SLOWED} times`, Math.max(0, ...interactions), 'ms', 100),
    figure(`${name}: touches measured`, interactions.length, ''),
    atMost(`${name}: layout shift while the page opens`, opened.shift, '', 0.01),
  ];
}

/** What the match page of every game weighs on a phone, how soon it answers a touch, and whether it holds still. */
export async function measureTables(browser: Browser, url: string): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const table of TABLES) figures.push(...(await measured(browser, url, table)));
  return figures;
}

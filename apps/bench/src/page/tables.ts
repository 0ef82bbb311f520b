import { titleOf } from '@fieldpost/rulebook';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { gamesAsked } from '../games/asked.ts';
import type { MeasuredGame } from '../games/manifest.ts';
import { atMost, type Figure, figure } from '../report.ts';
import { atRest, newPage, SLOWED, settled } from './browser.ts';
import { openMatch } from './match.ts';
import { feel, weigh } from './measure.ts';
import type { Site } from './site.ts';

const KILOBYTE = 1000;

/** Added latency of every answer of the service from now on, in ms: an earlier response comes from the page alone. */
const LINE = 2_000;

async function slowLine(session: CDPSession): Promise<void> {
  const conditions = { offline: false, latency: LINE, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', conditions);
}

/** Opens each sheet, and then ends the turn, whatever is left to do: the order that every game has. */
async function giveUpTurn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'This match', exact: true }).click();
  await settled(page);
  for (const tab of await page.getByRole('tablist', { name: 'Panels' }).getByRole('tab').all()) {
    if ((await tab.getAttribute('aria-selected')) === 'true') continue;
    await tab.click();
    await settled(page);
  }
  await page.getByRole('button', { name: 'Close panel' }).click();
  await settled(page);
  const orders = page.getByRole('region', { name: 'Orders', exact: true });
  // A turn that cannot end yet is pressed too: it says why.
  await orders.getByRole('button').last().click({ force: true });
  await settled(page);
  const sure = orders.getByRole('group').locator('.button-main');
  if (await sure.isVisible()) await sure.click();
  await settled(page);
}

async function measured(browser: Browser, site: Site, { ruleSet, table }: MeasuredGame): Promise<readonly Figure[]> {
  const pages: [Page, Page] = [await newPage(browser, 'phone'), await newPage(browser, 'phone')];
  const id = await openMatch(site, pages, table.setup);
  const name = titleOf(ruleSet);
  const [page] = pages;
  const session = await page.context().newCDPSession(page);
  const weight = await weigh(session);
  const felt = await feel(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.goto(`${site.url}/matches/${id}`, { waitUntil: 'networkidle' });
  await atRest(page);
  const opened = await felt();
  const { script, everything } = weight();
  await table.play(page);
  const { interactions } = await felt();
  await slowLine(session);
  await giveUpTurn(page);
  const { answers, silent } = await felt();
  await Promise.all(pages.map((each) => each.context().close()));
  return [
    atMost(`${name}: script as sent`, script / KILOBYTE, 'kB', table.script),
    figure(`${name}: script as sent, with all that a few touches fetch`, weight().script / KILOBYTE, 'kB'),
    figure(`${name}: everything as sent`, everything / KILOBYTE, 'kB'),
    atMost(`${name}: slowest touch to next paint, CPU slowed ${SLOWED} times`, Math.max(0, ...interactions), 'ms', 100),
    figure(`${name}: touches measured`, interactions.length, ''),
    atMost(`${name}: slowest press to the change that answers it, line slowed`, Math.max(0, ...answers), 'ms', 100),
    figure(`${name}: presses that were answered`, answers.length, ''),
    atMost(`${name}: presses that nothing answered`, silent, '', 0),
    atMost(`${name}: layout shift while the page opens`, opened.shift, '', 0.01),
  ];
}

/** What the match page of every game weighs on a phone, how soon it answers a touch, and whether it holds still. */
export async function measureTables(browser: Browser, site: Site): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const game of gamesAsked()) figures.push(...(await measured(browser, site, game)));
  return figures;
}

import chromium from '@sparticuz/chromium';
import { type Browser, type Page, chromium as playwright } from 'playwright-core';
import { openMatch } from './page/match.ts';
import { feel, weigh } from './page/measure.ts';
import { startSite } from './page/site.ts';
import { atMost, type Bench, type Figure, figure } from './report.ts';

const SLOWED = 4;
const KILOBYTE = 1000;
const PHONE = { width: 360, height: 740 };
/** Flags that would run the browser in one process or leave its guards down. */
const UNWANTED = /single-process|no-zygote|web-security|site-isolation|site-per-process/;

const openBrowser = async (): Promise<Browser> =>
  playwright.launch({
    executablePath: await chromium.executablePath(),
    args: chromium.args.filter((argument) => !UNWANTED.test(argument)),
    headless: true,
  });

const newPage = async (browser: Browser): Promise<Page> => (await browser.newContext({ viewport: PHONE })).newPage();

const settled = (page: Page): Promise<void> => page.waitForTimeout(400);

/** A few touches as a player makes them: pick a unit, look at another, go somewhere, by finger and by key. */
async function play(page: Page): Promise<void> {
  for (const square of ['d3', 'e3', 'd2', 'd3', 'd4', 'f3', 'f4']) {
    await page.locator(`[data-square="${square}"]`).first().click();
    await settled(page);
  }
  for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'Enter']) {
    await page.keyboard.press(key);
    await settled(page);
  }
}

async function measured(browser: Browser, url: string): Promise<readonly Figure[]> {
  const [south, north] = await Promise.all([newPage(browser), newPage(browser)]);
  const id = await openMatch(url, south, north);
  const session = await south.context().newCDPSession(south);
  const weight = await weigh(session);
  const felt = await feel(south);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await south.goto(`${url}/matches/${id}`, { waitUntil: 'networkidle' });
  await south.locator('[data-square="d3"]').first().waitFor();
  await settled(south);
  const opened = await felt();
  await play(south);
  const { interactions } = await felt();
  const { script, everything } = weight();
  return [
    atMost('match page, script as sent', script / KILOBYTE, 'kB', 200),
    figure('match page, everything as sent', everything / KILOBYTE, 'kB'),
    atMost(`slowest touch to next paint, CPU slowed ${SLOWED} times`, Math.max(0, ...interactions), 'ms', 100),
    figure('touches measured', interactions.length, ''),
    atMost('layout shift while the page opens', opened.shift, '', 0.01),
  ];
}

/** The match page on a phone: what it weighs, how soon it answers a touch, and whether it holds still. */
export const bench: Bench = {
  name: 'page',
  run: async () => {
    const site = await startSite();
    const browser = await openBrowser();
    try {
      return await measured(browser, site.url);
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};

/** The page of a long war on a slow phone: when it is first painted, what script is its own, what it is made of (LC-130). */
import { historyOf, inWords } from '@fieldpost/api/campaigns/history';
import { pageOf } from '@fieldpost/api/campaigns/page';
import { seeCampaign } from '@fieldpost/api/campaigns/reading';
import type { Caller, Context } from '@fieldpost/api/context';
import { freePort } from '@fieldpost/config/free-port';
import type { Browser } from 'playwright-core';
import { newPage, openBrowser, settled } from '../page/browser.ts';
import { looksAt } from '../page/lighthouse.ts';
import { weigh } from '../page/measure.ts';
import { startSiteOn } from '../page/site.ts';
import { atMost, type Figure, figure, median } from '../report.ts';
import { must, type WarHouse } from './house.ts';
import type { Fought } from './unattended.ts';

const KILOBYTE = 1000;
/** What the page asks of the past: see `RECENT` of the page. */
const RECENT = 20;

/** The answers that the page of a war is made of, in kB: the war, and its last entries. */
export async function kilobytesOfPage(
  context: Context,
  reader: Caller,
  { id, entries }: Pick<Fought, 'id' | 'entries'>,
): Promise<number> {
  const page = pageOf(must(await seeCampaign(context, reader, id)));
  const past = inWords(must(await historyOf(context, reader, id, Math.max(-1, entries - 1 - RECENT))));
  return (JSON.stringify(page).length + JSON.stringify(past).length) / KILOBYTE;
}

/** Size of the scripts that a page loads at once, compressed. */
async function scriptOf(browser: Browser, url: string): Promise<number> {
  const page = await newPage(browser, 'phone');
  const weight = await weigh(await page.context().newCDPSession(page));
  await page.goto(url, { waitUntil: 'networkidle' });
  await settled(page);
  await page.context().close();
  return weight().script / KILOBYTE;
}

/** As somebody sees it who is passing by: the war is public. */
export async function paintFigures({ databaseUrl }: WarHouse, { id }: Fought): Promise<readonly Figure[]> {
  const site = await startSiteOn(databaseUrl);
  const port = await freePort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  try {
    const url = `${site.url}/campaigns/${id}`;
    const looks = await looksAt({ name: 'a long war', url, cookie: '' }, port);
    const [own, everywhere] = [await scriptOf(browser, url), await scriptOf(browser, `${site.url}/about`)];
    return [
      atMost('first paint of its page on a slow phone', median(looks.map(({ fcp }) => fcp)), 'ms', 1_500),
      figure('largest paint of its page on a slow phone', median(looks.map(({ lcp }) => lcp)), 'ms'),
      atMost('script of its page beyond that of any page', own - everywhere, 'kB', 60),
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}

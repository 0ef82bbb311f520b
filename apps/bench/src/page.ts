import { openBrowser } from './page/browser.ts';
import { measureMotion } from './page/motion.ts';
import { startSite } from './page/site.ts';
import { measureTables } from './page/tables.ts';
import type { Bench } from './report.ts';

/** The match page: what it weighs, how soon it answers a touch, whether it holds still, and how it follows a hand that moves the field. BENCH_GAMES names the games. */
export const bench: Bench = {
  name: 'page',
  run: async () => {
    const site = await startSite();
    const browser = await openBrowser();
    try {
      return [...(await measureTables(browser, site)), ...(await measureMotion(browser, site))];
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};

import process from 'node:process';
import type { Browser } from 'playwright-core';
import { openBrowser } from './page/browser.ts';
import { measureMarks } from './page/lighthouse.ts';
import { measureMotion } from './page/motion.ts';
import { type Site, startSite } from './page/site.ts';
import { measureTables } from './page/tables.ts';
import type { Bench, Figure } from './report.ts';

type Part = (browser: Browser, site: Site) => Promise<readonly Figure[]>;

const PARTS: Readonly<Record<string, Part>> = {
  marks: (_, site) => measureMarks(site),
  tables: measureTables,
  motion: measureMotion,
};

/** The parts that BENCH_PAGE names with commas between; all where it names none. Throws for a name that is no part's. */
function partsAsked(): readonly Part[] {
  const names = (process.env.BENCH_PAGE ?? '').split(',').filter((name) => name !== '');
  return (names.length === 0 ? Object.keys(PARTS) : names).map((name) => {
    const part = PARTS[name];
    if (part === undefined) throw new Error(`BENCH_PAGE: there is no ${name}, but ${Object.keys(PARTS).join(', ')}`);
    return part;
  });
}

/** The site's pages: Lighthouse's marks of those that people meet first; then of every game's table what it weighs, how soon it answers a touch, whether it holds still, and how it follows a hand that moves the field. BENCH_GAMES names the games. */
export const bench: Bench = {
  name: 'page',
  run: async () => {
    const parts = partsAsked();
    const site = await startSite();
    const browser = await openBrowser();
    try {
      const figures: Figure[] = [];
      for (const part of parts) figures.push(...(await part(browser, site)));
      return figures;
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};

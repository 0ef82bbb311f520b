import process from 'node:process';
import { freePort } from '@fieldpost/config/free-port';
import lighthouse, { type Flags } from 'lighthouse';
import Trace from 'lighthouse/core/gather/gatherers/trace.js';
import type { Browser, Page } from 'playwright-core';
import { GAMES } from '../games/list.ts';
import { atLeast, atMost, type Figure, figure, median } from '../report.ts';
import { newPage, openBrowser, SLOWED } from './browser.ts';
import { openMatch } from './match.ts';
import type { Site } from './site.ts';

/** The browser that comes as a package loses its page as soon as this is traced; no mark is made of it. */
const UNTRACEABLE = 'blink.webdx_feature_usage';
const traced = Trace.getDefaultTraceCategories().filter((category) => category !== UNTRACEABLE);
Trace.getDefaultTraceCategories = () => traced;

/** What Lighthouse marks, and the least mark of 100. */
const MARKS = [
  ['accessibility', 100],
  ['best-practices', 100],
  ['seo', 100],
  ['performance', 95],
] as const;
type Mark = (typeof MARKS)[number][0];

/** Looks at one page in each way: the middle one counts. */
const LOOKS = 3;

/**
 * How to simulate a phone on a slow line. Scores as Lighthouse gives them by default, simulated from a run at full speed; the largest paint
 * with line and processor really throttled. The simulation counts each script that came before the paint, and from this very machine all of
 * them do (decision 0112).
 */
type Way = 'simulate' | 'devtools';

const LCP_MS = 2000;
const KILOBYTE = 1000;
/** What the landing page may weigh, in kB as sent. */
const LANDING_KB = 200;

/** A page to be marked. `cookie`: who looks; empty: a stranger. */
export type Marked = { readonly name: string; readonly url: string; readonly cookie: string };

type Look = {
  readonly marks: Readonly<Record<Mark, number>>;
  /** First paint, and the largest, in ms. */
  readonly fcp: number;
  readonly lcp: number;
  readonly bytes: number;
  /** What cost a mark, as Lighthouse names it. */
  readonly found: readonly string[];
};

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Findings of the marks that must be whole, with the first thing found. */
function foundIn({ categories, audits }: Result): readonly string[] {
  const kept = MARKS.filter(([mark]) => mark !== 'performance').flatMap(([mark]) => categories[mark]?.auditRefs ?? []);
  return kept.flatMap(({ id, weight }) => {
    const audit = audits[id];
    if (weight === 0 || audit === undefined || audit.score === null || audit.score === 1) return [];
    const items = audit.details !== undefined && 'items' in audit.details ? audit.details.items : [];
    return [`${id}: ${audit.title} ${JSON.stringify(items).slice(0, 300)}`];
  });
}

async function lookAt({ url, cookie }: Marked, port: number, way: Way): Promise<Look> {
  const flags: Flags = {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: MARKS.map(([mark]) => mark),
    throttlingMethod: way,
    throttling: { cpuSlowdownMultiplier: SLOWED },
    ...(cookie === '' ? {} : { extraHeaders: { Cookie: cookie } }),
  };
  const { lhr } = (await lighthouse(url, flags)) ?? {};
  if (lhr === undefined || lhr.runtimeError !== undefined)
    throw new Error(`${url} could not be marked: ${lhr?.runtimeError?.message ?? 'no answer'}`);
  const markOf = (mark: Mark): number => Math.round((lhr.categories[mark]?.score ?? 0) * 100);
  return {
    marks: {
      accessibility: markOf('accessibility'),
      'best-practices': markOf('best-practices'),
      seo: markOf('seo'),
      performance: markOf('performance'),
    },
    fcp: lhr.audits['first-contentful-paint']?.numericValue ?? Number.NaN,
    lcp: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    bytes: lhr.audits['total-byte-weight']?.numericValue ?? Number.NaN,
    found: foundIn(lhr),
  };
}

/** Measures a page as often as a median needs. @param port the browser's remote debugging port */
export async function looksAt(page: Marked, port: number, way: Way = 'simulate'): Promise<readonly Look[]> {
  const looks: Look[] = [];
  for (let index = 0; index < LOOKS; index += 1) looks.push(await lookAt(page, port, way));
  return looks;
}

async function markedFigures(page: Marked, port: number): Promise<readonly Figure[]> {
  const looks = await looksAt(page, port);
  const slowed = await looksAt(page, port, 'devtools');
  const paint = (of: readonly Look[]): number => median(of.map(({ lcp }) => lcp));
  for (const line of new Set(looks.flatMap(({ found }) => found))) process.stderr.write(`  ${page.name}: ${line}\n`);
  const weight = median(looks.map(({ bytes }) => bytes)) / KILOBYTE;
  return [
    ...MARKS.map(([mark, least]) =>
      atLeast(`${page.name}: ${mark}`, median(looks.map(({ marks }) => marks[mark])), 'of 100', least),
    ),
    atMost(`${page.name}: largest paint at mobile settings`, paint(slowed), 'ms', LCP_MS),
    figure(`${page.name}: the same as reckoned from a look at full speed`, paint(looks), 'ms'),
    page.name === 'landing'
      ? atMost('landing: everything as sent', weight, 'kB', LANDING_KB)
      : figure(`${page.name}: everything as sent`, weight, 'kB'),
  ];
}

const cookieOf = async (page: Page): Promise<string> =>
  (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');

/** Landing and lobby as a stranger meets them, and a match of the first game as its player does. */
async function pagesToMark(browser: Browser, site: Site): Promise<readonly Marked[]> {
  const [game] = GAMES;
  if (game === undefined) throw new Error('no game is measured');
  const pages: [Page, Page] = [await newPage(browser, 'phone'), await newPage(browser, 'phone')];
  const id = await openMatch(site, pages, game.table.setup);
  const cookie = await cookieOf(pages[0]);
  await Promise.all(pages.map((each) => each.context().close()));
  return [
    { name: 'landing', url: `${site.url}/`, cookie: '' },
    { name: 'lobby', url: `${site.url}/lobby`, cookie: '' },
    { name: 'match', url: `${site.url}/matches/${id}`, cookie },
  ];
}

/** Lighthouse's marks of the pages that people meet first, on a phone as it settles one. */
export async function measureMarks(site: Site): Promise<readonly Figure[]> {
  const port = await freePort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  try {
    const figures: Figure[] = [];
    for (const page of await pagesToMark(browser, site)) figures.push(...(await markedFigures(page, port)));
    return figures;
  } finally {
    await browser.close();
  }
}

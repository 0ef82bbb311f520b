/**
 * Lays ten screens of a phone side by side, as the demonstration shows them: what a change of the pages did is seen by making it twice.
 * `npm start`, then `node apps/web/browser/screens-picture.ts http://localhost:3000 FILE.jpg`.
 */
import process from 'node:process';
import chromium from '@sparticuz/chromium';
import { type Page, chromium as playwright } from 'playwright-core';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const PERSON = 'Ada Marten';
const WIDTH = 216;
const GAP = 8;
const ACROSS = 5;
const QUALITY = 72;
/** What moves when a page opens has come to rest by then: nothing is judged here, a picture is taken. */
const REST_MS = 2500;

type Screen = { readonly name: string; open(page: Page, site: string): Promise<unknown> };

const address = (name: string, path: string): Screen => ({ name, open: (page, site) => page.goto(site + path) });
/** A match of the demonstration, by its title on the desk. */
const match = (name: string, title: string): Screen => ({
  name,
  open: async (page, site) => {
    await page.goto(`${site}/desk`);
    const link = page.locator('a[href^="/matches/"]', { hasText: title }).first();
    await page.goto(site + (await link.getAttribute('href')));
  },
});

const STRANGER: readonly Screen[] = [
  address('Coming by', '/'),
  address('Creating an account', '/sign-up'),
  address('The rules of a game', '/rules/wwi-combined-arms'),
];
type Ended = { readonly matches: readonly { readonly id: string; readonly title: string }[] };

const PLAYER: readonly Screen[] = [
  address('The desk', '/desk'),
  address('The lobby', '/lobby'),
  address('A new match', '/matches/new'),
  match('WWI Combined Arms', 'The salient at dawn'),
  match('Animal World War', 'The last bridge'),
  match('Tank Killers', 'Hedgerows'),
  {
    name: 'A match that has ended',
    open: async (page, site) => {
      const ended = await page.request.get(`${site}/api/v1/matches?status=finished`);
      const { matches } = (await ended.json()) as Ended;
      await page.goto(`${site}/matches/${matches.find(({ title }) => title === 'Autumn on the river')?.id}`);
      const toNow = page.getByRole('button', { name: /Skip to now|Back to now/ });
      await page.waitForTimeout(REST_MS);
      if (await toNow.isVisible()) await toNow.click();
    },
  },
];

async function signIn(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/sign-in`);
  await page.waitForTimeout(REST_MS);
  await page.getByRole('button', { name: PERSON }).click();
  await page.waitForURL('**/desk');
}

type Picture = { readonly name: string; readonly data: string };

async function pictured(page: Page, site: string, screens: readonly Screen[]): Promise<readonly Picture[]> {
  const pictures: Picture[] = [];
  for (const { name, open } of screens) {
    await open(page, site);
    await page.waitForTimeout(REST_MS);
    pictures.push({ name, data: (await page.screenshot()).toString('base64') });
  }
  return pictures;
}

const [site, file] = process.argv.slice(2);
if (site === undefined || file === undefined)
  throw new Error('usage: node apps/web/browser/screens-picture.ts SITE FILE.jpg');
const browser = await playwright.launch({
  executablePath: await chromium.executablePath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await (await browser.newContext(PHONE)).newPage();
const pictures = [...(await pictured(page, site, STRANGER))];
await signIn(page, site);
pictures.push(...(await pictured(page, site, PLAYER)));
const sheet = await browser.newPage({ viewport: { width: ACROSS * (WIDTH + GAP), height: 480 } });
await sheet.setContent(
  `<body style="margin:0;background:#fff"><div style="display:grid;grid-template-columns:repeat(${ACROSS},${WIDTH}px);gap:${GAP}px;font:13px sans-serif">${pictures
    .map(
      ({ name, data }) => `<span>${name}<br><img width="${WIDTH}" src="data:image/png;base64,${data}" alt=""></span>`,
    )
    .join('')}</div>`,
);
await sheet.locator('div').screenshot({ path: file, type: 'jpeg', quality: QUALITY });
await browser.close();
process.stdout.write(`${file}\n`);

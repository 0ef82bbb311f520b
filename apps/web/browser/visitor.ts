import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { paced } from '@fieldpost/config/pace';
import { testSite } from '@fieldpost/config/test-site';
import type { RunOptions } from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterEach, expect, inject } from 'vitest';
import { misplaced } from './markup.ts';
import { letterTo, linkIn } from './post.ts';
import { UNREST, watchStillTable } from './still-table.ts';

/** The browser of this test run (see browser-set-up.ts). Closing it closes the pages that were opened by this call alone. */
export const openBrowser = (): Promise<Browser> => chromium.connect(inject('browserEndpoint'));

export const SIZES = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 900 } } as const;
export type Device = keyof typeof SIZES;

/** A person with their own browser: their page, and the errors on it. */
export type Visitor = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors of scripts, refusals of the content policy, and requests that failed on the server's side. */
  readonly troubles: readonly string[];
  /** The kinds of order that they gave on this page themselves, as the games call them. */
  readonly ordered: ReadonlySet<string>;
  /** On a phone: what of a table was scrolled, moved or hidden from them (still-table.ts). */
  readonly unrest: readonly string[];
};

/** Console errors that a test causes itself by cutting the line or forcing a refusal: no trouble. */
const MEANT = /status of 4\d\d|ERR_INTERNET_DISCONNECTED/;

/** Everybody who came by in the test that runs. */
const visitors: Visitor[] = [];

/** What React complains of, and how it names an error of a page that was built otherwise than it was sent. */
const OF_REACT = /\breact\b|hydrat/i;

/** What React says of anybody's page fails the test, whatever it looks at. */
afterEach(() => {
  const said = visitors.splice(0).flatMap(({ troubles }) => troubles.filter((one) => OF_REACT.test(one)));
  expect(said).toEqual([]);
});

/** The kind of order in what a page sends over GraphQL; null: it sends something else. */
function orderIn(sent: string | null): string | null {
  if (!sent?.includes('"operationName":"Play"') && !sent?.includes('"operationName":"File"')) return null;
  const { variables } = JSON.parse(sent) as {
    readonly variables: { readonly command?: { readonly type: string } | null };
  };
  return variables.command?.type ?? null;
}

/** On a phone, watches the table of every match that the visitor opens. */
export async function visitor(
  browser: Browser,
  device: Device,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<Visitor> {
  const context = await browser.newContext({ viewport: SIZES[device], colorScheme, baseURL: testSite().web });
  // Ended turns go out at once; what is held is tested where a test asks for it.
  await context.addInitScript(() =>
    localStorage.setItem('fieldpost.hold', localStorage.getItem('fieldpost.hold') ?? 'off'),
  );
  const page = await context.newPage();
  if (device === 'phone') await watchStillTable(page);
  const troubles: string[] = [];
  const unrest: string[] = [];
  const ordered = new Set<string>();
  page.on('request', (request) => {
    const order = request.method() === 'POST' ? orderIn(request.postData()) : null;
    if (order !== null) ordered.add(order);
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.text().startsWith(UNREST)) unrest.push(message.text());
    else if (message.type() === 'error' && !MEANT.test(message.text())) troubles.push(message.text());
    // A face that the browser refuses is a warning to it: the page is shown in another.
    if (/^(Failed to decode downloaded font|OTS parsing error)/.test(message.text())) troubles.push(message.text());
  });
  // The gateway may accept only the site's own operations: no page sends a query's text.
  page.on('request', (request) => {
    if (
      request.method() === 'POST' &&
      /\/graphql$/.test(request.url()) &&
      !request.postData()?.includes('"documentId":"')
    )
      troubles.push(`a page sent a text over GraphQL: ${request.postData()?.slice(0, 80)}`);
  });
  page.setDefaultTimeout(paced(30_000));
  const who = { page, context, troubles, ordered, unrest };
  visitors.push(who);
  return who;
}

/** Waits until a match page can be touched, and no part of it lies hidden any more, as it was sent, beside the one that lives. */
export async function awake(page: Page): Promise<void> {
  await page.locator('[data-awake]').waitFor({ state: 'attached' });
  const sent = page.locator('div[hidden][id^="S:"]');
  await expect.poll(() => sent.count()).toBe(0);
}

/**
 * Brings to its end all that moves or changes colour and will end: half-way nothing has contrast to speak of. It is not
 * waited for, since a page that nobody paints (as after another was shut) has no frames, and its animations stand still.
 */
const settled = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const ends = Number.isFinite(Number(animation.effect?.getComputedTiming().endTime));
      if (animation.playState === 'running' && ends) animation.finish();
    }
  });

/**
 * Lays what sticks to an edge where it belongs: what lies beneath it can be scrolled from there, so how much of a box it covers says
 * where somebody has scrolled to, and nothing of the page. @returns takes it back
 */
async function unstuck(page: Page): Promise<() => Promise<void>> {
  const stuck = await page.evaluateHandle(() => {
    const sticks = (one: Element) => getComputedStyle(one).position === 'sticky';
    const found = [...document.querySelectorAll<HTMLElement>('body *')].filter(sticks);
    for (const one of found) one.style.position = 'relative';
    return found;
  });
  return async () => {
    await stuck.evaluate((found) => {
      for (const one of found) one.style.removeProperty('position');
    });
    await stuck.dispose();
  };
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Of those, what the light changes: the rest of a page is the same in both. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: typeof import('axe-core');
  }
}

/** What is broken on a page, in words: each rule with the first three places. */
async function violationsOn(page: Page, colourAlone: boolean): Promise<readonly string[]> {
  // Half a megabyte: sent to each page once.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(AXE);
  // Passes are left out: axe describes each place, which takes longer than the checks.
  const options: RunOptions = {
    runOnly: colourAlone ? { type: 'rule', values: OF_COLOUR } : { type: 'tag', values: WCAG },
    resultTypes: ['violations'],
  };
  const found = await page.evaluate(async (how) => (await window.axe?.run(document, how))?.violations, options);
  if (found === undefined) throw new Error('axe is not on the page');
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target, any }) => `${target.join(' ')} (${any.map(({ message }) => message).join(' ')})`)
        .slice(0, 3)
        .join(', ')}`,
  );
}

/** Expects no violation of WCAG A and AA, and no horizontal overflow. `seen`: describes the page in a failure. */
export async function expectSound(page: Page, seen = '', colourAlone = false): Promise<void> {
  await settled(page);
  const stick = await unstuck(page);
  const found = await violationsOn(page, colourAlone);
  await stick();
  expect(found, `${page.url()} ${seen}`).toEqual([]);
  expect(await misplaced(page), `${page.url()} ${seen}`).toBeNull();
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide, `pixels that ${page.url()} is too wide ${seen}`).toBeLessThanOrEqual(0);
}

/** Signs in as the demonstration account whose name begins so. */
export async function signInAs({ page }: Visitor, name: string): Promise<void> {
  await page.goto('/sign-in');
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await page.waitForURL('**/desk');
}

/** Opens the form for a match, with all that it has folded. */
export async function openForm(page: Page, game: string | null = null): Promise<void> {
  await page.goto('/matches/new');
  if (game !== null) await page.getByLabel('Game', { exact: true }).selectOption(game);
  await page.getByText('More options').click();
}

/** Saves a screenshot in the folder that FIELDPOST_PICTURES names, for people to look at. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.FIELDPOST_PICTURES;
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

let counter = 0;

/** A name and an address nobody had before. */
export function newPerson(name: string): { readonly name: string; readonly email: string; readonly password: string } {
  counter += 1;
  const email = `${name.toLowerCase()}.${Date.now()}.${counter}@fieldpost.example`;
  return { name, email, password: 'a long and quiet road' };
}

/** Creates an account and confirms its address by the letter, as the pages would. The visitor ends at their desk. */
export async function signUp({ page, context }: Visitor, name: string): Promise<ReturnType<typeof newPerson>> {
  const person = newPerson(name);
  const headers = { origin: testSite().web };
  const { request } = context;
  const opened = await request.post('/api/auth/sign-up/email', { data: { ...person, callbackURL: '/desk' }, headers });
  expect(opened.status(), await opened.text()).toBe(200);
  const { search } = new URL(linkIn(await letterTo(person.email, /Confirm your address/)));
  await request.post(`/api/auth/verify-email${search}`, { form: {}, headers, maxRedirects: 0 });
  // Letters of matches would wait for ten minutes: no test does.
  const query = 'mutation ($preferences: JSON!) { setNotificationPreferences(preferences: $preferences) }';
  const variables = { preferences: { holdMinutes: 0, evenSeen: true } };
  const atOnce = await request.post('/graphql', { data: { query, variables }, headers });
  expect(await atOnce.json()).not.toHaveProperty('errors');
  await page.goto('/desk');
  return person;
}

const COMMAND_LINE = path.resolve(import.meta.dirname, '../../cli/src/main.ts');

/** Gives somebody the operator's desk, as the operator of a house does. */
export const appoint = (email: string): Promise<unknown> =>
  promisify(execFile)(process.execPath, [COMMAND_LINE, 'user', 'operator', '--email', email], {
    env: { ...process.env, DATABASE_URL: testSite().databaseUrl },
  });

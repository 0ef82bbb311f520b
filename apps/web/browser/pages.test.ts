import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Device, expectSound, openBrowser, SIZES, signInAs, type Visitor, visitor } from './visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const FOR_VISITORS: readonly (readonly [string, string | RegExp])[] = [
  ['/', 'War games by post'],
  ['/sign-in', 'Sign in'],
  ['/sign-up', 'Open an account'],
  ['/forgot-password', 'Forgotten your password?'],
  ['/reset-password?token=x', 'Choose a new password'],
  ['/verified', 'Address confirmed'],
  ['/lobby', 'Lobby'],
  ['/watch', 'Watch'],
  ['/watch?player=nobody&length=long', 'Watch'],
  ['/rules', 'Rules'],
  ['/rules/wwi-combined-arms/statistics', 'Statistics'],
  ['/rules/wwi-combined-arms', 'WWI Combined Arms'],
  ['/about', 'About the house'],
  ['/invitation/none', 'This invitation is not good any more'],
];
const FOR_PLAYERS: readonly (readonly [string, string | RegExp])[] = [
  ['/desk', 'Your desk'],
  ['/matches/new', 'Create a match'],
  ['/account', 'Your account'],
];
const ABSENT = ['/nothing/here', '/matches/none', '/users/none', '/rules/chess'];

const VARIETIES: readonly (readonly [Device, 'light' | 'dark'])[] = [
  ['phone', 'light'],
  ['phone', 'dark'],
  ['desk', 'dark'],
  ['desk', 'light'],
];

/** Loads each page once, and looks at it at both widths and in both lights: it changes beneath the reader, as when a phone is turned. */
async function visitAll({ page, troubles }: Visitor, pages: typeof FOR_VISITORS): Promise<void> {
  for (const [path, heading] of pages) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    for (const [device, colorScheme] of VARIETIES) {
      await page.setViewportSize(SIZES[device]);
      await page.emulateMedia({ colorScheme });
      await expectSound(page, `on a ${device}, ${colorScheme}`);
    }
  }
  expect(troubles).toEqual([]);
}

it('every page for visitors is sound, on a phone and a desk, in the light and the dark', async () => {
  const someone = await visitor(browser, 'phone');
  await visitAll(someone, FOR_VISITORS);
  await someone.context.close();
});

it('every page for players is sound, on a phone and a desk, in the light and the dark', async () => {
  const someone = await visitor(browser, 'phone');
  await signInAs(someone, 'Bruno');
  await visitAll(someone, FOR_PLAYERS);
  await someone.context.close();
});

it('what is not there is not there in a page of its own', async () => {
  const someone = await visitor(browser, 'phone');
  for (const path of ABSENT) {
    const answer = await someone.page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await someone.page.getByRole('heading', { name: 'Address unknown' }).waitFor();
  }
  await expectSound(someone.page);
  await someone.context.close();
});

it('a rule has an address of its own, to which refusals lead', async () => {
  const someone = await visitor(browser, 'phone');
  await someone.page.goto('/rules/wwi-combined-arms#CA-058');
  const rule = someone.page.locator('#CA-058');
  await rule.waitFor();
  expect(await rule.textContent()).toContain('Double whammy');
  await someone.context.close();
});

it('pages run only scripts of the house', async () => {
  const someone = await visitor(browser, 'phone');
  const answer = await someone.page.goto('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' 'strict-dynamic'/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  const ran = await someone.page.evaluate(() => {
    // Markup that somebody smuggled in.
    document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="document.title=\'taken over\'">');
    // What the markup wanted to run would have run before this.
    const image = document.querySelector('img[src="x"]');
    return new Promise((done) => image?.addEventListener('error', () => done(document.title)));
  });
  expect(ran).not.toBe('taken over');
  await someone.context.close();
});

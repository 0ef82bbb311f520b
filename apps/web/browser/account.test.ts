import { openPlayer } from '@fieldpost/client';
import { drawTests } from '@fieldpost/config/draw-tests';
import { testSite } from '@fieldpost/config/test-site';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSound, openBrowser, signInAs, signUp, visitor } from './visitor.ts';

drawTests(1, 3);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const answerTo = async (token: string): Promise<string> => {
  const waiting = await openPlayer({ url: testSite().web, token }).waiting();
  return waiting.ok ? 'welcome' : waiting.fault.code;
};

it('makes a token, shows its secret once, and revokes it', async () => {
  const someone = await visitor(browser, 'phone');
  const { page } = someone;
  await signUp(someone, 'Tilda');
  await page.goto('/account');
  await page.getByText('You have no access tokens.').waitFor();
  await page.getByLabel('Token name').fill('my bot');
  await page.getByRole('button', { name: 'Create token' }).click();
  const secret = await page.getByLabel('Secret of “my bot”').inputValue();
  await expectSound(page);
  expect(await answerTo(secret)).toBe('welcome');
  await page.reload();
  expect(await page.getByLabel('Secret of “my bot”').count()).toBe(0);
  await page.getByRole('button', { name: 'Revoke token my bot' }).click();
  await page.getByText('You have no access tokens.').waitFor();
  await expect.poll(() => answerTo(secret)).toBe('UNAUTHENTICATED');
  expect(someone.troubles).toEqual([]);
  await someone.context.close();
});

it('keeps name, time zone and mail setting', async () => {
  const someone = await visitor(browser, 'desk');
  await signUp(someone, 'Wilhelm');
  const { page } = someone;
  await page.goto('/account');
  const form = page.getByRole('form', { name: 'Your profile' });
  await form.getByLabel('Name').fill('Wilhelmine');
  await form.getByLabel(/This is a bot account/).check();
  await form.getByLabel('Time zone').selectOption('Europe/Berlin');
  await form.getByRole('checkbox', { name: /^Email me/ }).uncheck();
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Saved.').waitFor();
  await page.reload();
  expect(await form.getByLabel('Time zone').inputValue()).toBe('Europe/Berlin');
  expect(await form.getByRole('checkbox', { name: /^Email me/ }).isChecked()).toBe(false);
  expect(await form.getByLabel('Name').inputValue()).toBe('Wilhelmine');
  await page.getByRole('navigation', { name: 'Main' }).getByText('Wilhelmine (bot)').waitFor();
  expect(someone.troubles).toEqual([]);
  await someone.context.close();
});

it('ends a session elsewhere', async () => {
  const here = await visitor(browser, 'desk');
  const there = await visitor(browser, 'phone');
  await signInAs(here, 'Daniel');
  await signInAs(there, 'Daniel');
  await here.page.goto('/account');
  const others = here.page.getByRole('button', { name: /^Sign out Chrome/ });
  await others.first().waitFor();
  for (let left = await others.count(); left > 0; left -= 1) {
    await others.first().click();
    await expect.poll(() => others.count()).toBe(left - 1);
  }
  await there.page.goto('/desk');
  await there.page.waitForURL('**/sign-in?next=%2Fdesk');
  await Promise.all([here, there].map(({ context }) => context.close()));
});

it('turns the light by the switch, and keeps it', async () => {
  const someone = await visitor(browser, 'phone', 'light');
  const { page } = someone;
  const paper = (): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.goto('/about');
  const byDay = await paper();
  const kept = page.waitForResponse((answer) => answer.url().includes('/theme'));
  await page.getByLabel('Theme').selectOption('dark');
  await kept;
  expect(await paper()).not.toBe(byDay);
  await page.reload();
  expect(await paper()).not.toBe(byDay);
  await expectSound(page);
  expect(someone.troubles).toEqual([]);
  await someone.context.close();
});

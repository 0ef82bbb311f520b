import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSound, openBrowser, signUp, visitor } from './visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Sets a clock up that stands at night and has vacation, with its calendar before one's eyes. */
async function chooseClock(page: Page): Promise<void> {
  await page.goto('/matches/new');
  await page.getByRole('radio', { name: /^Salient duel/ }).check();
  await page.getByText('Nights, rest, vacation and muster').click();
  await page.getByLabel('Sleep: each clock stands at night for').selectOption('8');
  await page.getByLabel('Sunday').check();
  await page.getByLabel('Vacation for each side').selectOption('7');
  await page.getByText("Each player's clock stands for 8 hours of his night.").waitFor();
  await page.getByText('Somebody in America/New_York').waitFor();
  await page
    .getByText(/stands 00:00 to 24:00 \(day of rest\)/)
    .first()
    .waitFor({ state: 'attached' });
}

it('a clock with a calendar, a computer player, a pause and orders for when one is away, on a phone', async () => {
  const host = await visitor(browser, 'phone');
  const { page } = host;
  await signUp(host, 'Wanda');
  await chooseClock(page);
  await expectSound(page);
  await page.getByRole('radio', { name: /^A computer player who takes what looks best/ }).check();
  await page.getByRole('button', { name: 'Create the match' }).click();
  await page.getByText('Greedy (bot)').first().waitFor();

  await page.getByText('Clocks and being away').click();
  await page
    .getByText(/A turn handed over now ends/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Add an order' }).click();
  await page.getByLabel('and not told').fill('attacks d4');
  await page.getByLabel('then play, line by line in the notation of the game').fill('end');
  await page.getByRole('button', { name: 'File the orders' }).click();
  await page.getByText('Filed.').waitFor();
  await expectSound(page);

  await page.getByLabel('Vacation, in days (7 left)').fill('2');
  await page.getByRole('button', { name: 'Take the vacation' }).click();
  await page.getByText(/You are on vacation until/).waitFor();
  await page.getByRole('button', { name: 'I am back' }).click();
  await page.getByText(/You are on vacation until/).waitFor({ state: 'detached' });
  await page.getByLabel('Ask for a pause, because').fill('A wedding');
  await page.getByRole('button', { name: 'Ask for the pause' }).click();
  await page.getByText('You have asked for a pause: A wedding').waitFor();
  await page.getByRole('button', { name: 'Take it back' }).press('Enter');
  await page.getByText('You have asked for a pause').waitFor({ state: 'detached' });
  await expectSound(page);
  expect(host.troubles).toEqual([]);
  await host.context.close();
});

it('a muster, a gate and reliability', async () => {
  const [host, guest] = [await visitor(browser, 'desk'), await visitor(browser, 'desk')];
  await signUp(host, 'Ruth');
  await signUp(guest, 'Karl');
  await host.page.goto('/matches/new');
  await host.page.getByText('Nights, rest, vacation and muster').click();
  await host.page.getByLabel('Before the start both say that they are there, within').selectOption('24');
  await host.page.getByLabel('Reliability at least').selectOption('90');
  const title = `Muster ${Date.now()}`;
  await host.page.getByLabel('Name of the match').fill(title);
  await host.page.getByRole('button', { name: 'Create the match' }).click();
  await host.page.getByText('Asks for a reliability of 90 % or more. Newcomers are welcome.').waitFor();

  await guest.page.goto('/lobby');
  await guest.page.getByRole('article').filter({ hasText: title }).getByRole('button', { name: 'Play North' }).click();
  await guest.page.getByText(/The match begins when everybody has said that he is there/).waitFor();
  await host.page.getByRole('button', { name: 'I am there' }).click();
  await host.page.getByText('Clocks and being away').first().waitFor();

  await host.page.goto('/account');
  const hours = host.page.getByRole('form', { name: 'When you sleep' });
  await hours.getByLabel('From').fill('22:30');
  await hours.getByRole('button', { name: 'Keep these hours' }).click();
  await hours.getByText('Kept.').waitFor();
  await host.page.goto('/lobby');
  await guest.page.goto('/lobby');
  await expectSound(guest.page);
  expect([...host.troubles, ...guest.troubles]).toEqual([]);
  await Promise.all([host, guest].map(({ context }) => context.close()));
});

it('the profile says how surely somebody answers, by which formula', async () => {
  const guest = await visitor(browser, 'phone');
  await signUp(guest, 'Nele');
  await guest.page.goto('/lobby');
  await guest.page.getByRole('article').getByRole('link', { name: 'Daniel' }).first().click();
  await guest.page.getByRole('heading', { name: 'Reliability' }).waitFor();
  await guest.page.getByText(/answered in time ÷ \d+ turns/).waitFor();
  await expectSound(guest.page);
  expect(guest.troubles).toEqual([]);
  await guest.context.close();
});

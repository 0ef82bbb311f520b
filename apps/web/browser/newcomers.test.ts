/** Newcomers on the smallest phone: a match in one tap, help on demand, and an account at the end. */
import { drawTests } from '@fieldpost/config/draw-tests';
import { paced } from '@fieldpost/config/pace';
import type { Browser, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { letterTo, linkIn } from './post.ts';
import { askAs, leave, openSheet, opponents, readyFor, says, sitDown, square, toPresent } from './table.ts';
import { awake, expectSound, newPerson, openBrowser, picture, signUp, visitor } from './visitor.ts';

drawTests(1);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const answer = '[data-answer]';

it('a stranger has a match on the table with one touch, asks what things are, and keeps it by opening an account', async () => {
  const someone = await visitor(browser, 'phone');
  const { page } = someone;
  await page.goto('/');
  await page.getByRole('button', { name: 'Play the computer' }).click();
  await page.waitForURL('**/matches/*');
  await awake(page);
  await page.locator('[data-table]').filter({ visible: true }).waitFor();
  await toPresent(page);
  await picture(page, 'guest-match');
  await expectSound(page);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

  // While it is asked what things are, a touch chooses nothing.
  await page.getByRole('button', { name: 'What is this?' }).click();
  const [unit] = await page.locator('[data-square][aria-label*="South Infantry"]').all();
  await unit?.click();
  await page
    .locator(answer)
    .getByText(/Infantry: moves up to 2 squares/)
    .waitFor();
  expect(await unit?.getAttribute('aria-pressed')).toBe('false');
  await picture(page, 'guest-asks');
  await expectSound(page);
  await page.locator(answer).getByRole('link', { name: 'Rule CA-001' }).click();
  const rule = page.locator('[data-sheet-body="rules"] [id="CA-001"]');
  await rule.waitFor();
  await expect.poll(() => rule.evaluate((it) => it.getBoundingClientRect().bottom <= window.innerHeight)).toBe(true);
  expect(page.url()).toContain('/matches/');
  await expectSound(page);
  await picture(page, 'guest-rules');

  // What waits says for what.
  await openSheet(page, 'Match');
  await page.getByRole('button', { name: 'Send', exact: true }).click({ force: true });
  await page.locator(answer).getByText('Type an order first.').waitFor();
  await page.keyboard.press('Escape');
  await page.locator(answer).waitFor({ state: 'detached' });

  await page.goto('/desk');
  await page.getByText('You are playing as a guest.').waitFor();
  await expectSound(page);
  await picture(page, 'guest-desk');
  await page
    .getByRole('region', { name: 'You are playing as a guest' })
    .getByRole('link', { name: 'Create account' })
    .click();
  const person = newPerson('Greta');
  const form = page.getByRole('form', { name: 'Create an account' });
  await form.getByLabel('Name').fill(person.name);
  await form.getByLabel('Email address').fill(person.email);
  await form.getByLabel('Password').fill(person.password);
  await form.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('We sent an email to').waitFor();

  // The letter is opened by another browser, as mail programs of phones do: the password says that it is the same person.
  const other = await visitor(browser, 'phone');
  await other.page.goto(linkIn(await letterTo(person.email, /Confirm your address/)));
  await other.page.getByLabel('Password').fill(person.password);
  await other.page.getByRole('button', { name: 'Confirm address' }).click();
  await other.page.goto('/desk');
  await other.page.getByRole('link', { name: title }).waitFor();
  expect(await other.page.getByText('You are playing as a guest.').count()).toBe(0);
  await picture(other.page, 'guest-no-more');
  expect([...someone.troubles, ...other.troubles]).toEqual([]);
  await leave(someone, other);
});

it('who comes by a mailed link is asked for a name once', async () => {
  const someone = await visitor(browser, 'phone');
  const { page } = someone;
  const { email } = newPerson('Hilde');
  await page.goto('/sign-in');
  const form = page.getByRole('form', { name: 'Sign in by email link' });
  await form.getByLabel('Email address').fill(email);
  await form.getByRole('button', { name: 'Email me a link' }).click();
  await page.goto(linkIn(await letterTo(email, /sign-in link/)));
  await page.getByRole('button', { name: 'Sign in' }).click();
  const name = page.getByRole('form', { name: 'Your name' });
  expect(await name.getByLabel('Name').inputValue()).toMatch(/^Newcomer \d{4}$/);
  await expectSound(page);
  await picture(page, 'name-asked');
  await name.getByLabel('Name').fill('Hilde');
  await name.getByRole('button', { name: 'Save name' }).click();
  await name.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Hilde' }).waitFor();
  expect(someone.troubles).toEqual([]);
  await leave(someone);
});

it('a way that is taken says so at once, until the page is there', async () => {
  const someone = await visitor(browser, 'phone');
  const { page } = someone;
  const free = Promise.withResolvers<void>();
  await page.route('**/lobby?_rsc=*', async (route) => {
    await free.promise;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Find an opponent' }).click();
  await page.locator(':root[data-going]').waitFor({ state: 'attached' });
  await picture(page, 'on-its-way');
  free.resolve();
  await page.getByRole('heading', { name: 'Lobby' }).waitFor();
  await page.locator(':root:not([data-going])').waitFor({ state: 'attached' });
  expect(someone.troubles).toEqual([]);
  await leave(someone);
});

/** North's Headquarters in the corner, two flame throwers near it. */
const STAND = { scenario: 'custom', scenarioDocument: 'h7/7i/FF6/8/8/8/8/4H3 S 1 1' };

it('a session that is lost in mid-turn is taken up again where it was', async () => {
  const { south, north, path } = await opponents(browser, 'phone', STAND);
  const person = await emailOf(south);
  const { page } = south;
  await sitDown(page, path);
  await south.context.clearCookies();
  await square(page, 'b6').click();
  await square(page, 'b7').click();
  const way = page.getByRole('link', { name: 'Sign in and continue' });
  await way.waitFor();
  await picture(page, 'session-lost');
  await expectSound(page);
  await way.click();
  const form = page.getByRole('form', { name: 'Sign in with a password' });
  await form.getByLabel('Email address').fill(person.email);
  await form.getByLabel('Password').fill(person.password);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`**${path}`);
  await awake(page);
  await square(page, 'b6').click();
  await square(page, 'b7').click();
  await says(page, 'b7', 'has moved');
  await leave(south, north);
});

/** The address of a visitor, and the password that all visitors have. */
async function emailOf(who: Parameters<typeof askAs>[0]) {
  const { me } = await askAs<{ readonly me: { readonly email: string } }>(who, '{ me { email } }', {});
  return { email: me.email, password: newPerson('Any').password };
}

it('without a line an order says that it was not sent, and goes by itself; a page says so, and comes back', async () => {
  const { south, north, path } = await opponents(browser, 'phone', STAND);
  const { page, context } = south;
  await page.goto('/desk');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await sitDown(page, path);
  // On a slow line it says that it is on its way, and nothing is sent twice.
  const free = Promise.withResolvers<void>();
  const slow = async (route: Route) => {
    await free.promise;
    await route.continue();
  };
  await page.route('**/graphql', slow);
  await square(page, 'a6').click();
  await square(page, 'a7').click();
  const sending = page.getByText('Sending your order.');
  await sending.waitFor();
  await picture(page, 'order-on-its-way');
  free.resolve();
  await sending.waitFor({ state: 'detached' });
  await page.unroute('**/graphql', slow);
  await says(page, 'a7', 'has moved');
  await context.setOffline(true);
  await square(page, 'b6').click();
  await square(page, 'b7').click();
  const alert = page.getByRole('alert').filter({ hasText: 'Not sent: you are offline.' });
  await alert.waitFor();
  await picture(page, 'offline-order');
  await context.setOffline(false);
  await alert.waitFor({ state: 'detached' });
  await readyFor(page, 'End turn');
  await says(page, 'b7', 'has moved');

  await context.setOffline(true);
  await page.goto('/lobby');
  await page.getByRole('heading', { name: 'The line is down' }).waitFor();
  await picture(page, 'offline-page');
  await context.setOffline(false);
  await page.getByRole('heading', { name: 'Lobby' }).waitFor({ timeout: paced(20_000) });
  await leave(south, north);
});

it('those who wait for others talk meanwhile, and the page’s head counts what is unread', async () => {
  const [first, second] = [await visitor(browser, 'phone'), await visitor(browser, 'phone')];
  await signUp(first, 'Ida');
  await signUp(second, 'Jon');
  const input = {
    ruleSet: 'animal-world-war',
    side: 'HERB',
    scenario: 'last-bridge',
    options: { playersHERB: 2 },
    listed: true,
  };
  const create = 'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }';
  const { createMatch } = await askAs<{ createMatch: { id: string } }>(first, create, { input });
  await askAs(second, 'mutation ($id: ID!) { joinMatch(id: $id, side: "HERB") { id } }', { id: createMatch.id });
  await first.page.goto(`/matches/${createMatch.id}`);
  await first.page.getByRole('button', { name: 'Hello! Good to meet you.' }).click();
  await first.page.getByRole('log', { name: 'Messages' }).getByText('Hello! Good to meet you.').waitFor();
  await expectSound(first.page);
  await picture(first.page, 'waiting-room-talk');
  await second.page.goto('/desk');
  await second.page.getByRole('link', { name: /Desk.*1 unread message/ }).waitFor();
  await second.page.getByRole('region', { name: 'Looking for players' }).getByText('1 unread message').waitFor();
  await expectSound(second.page);
  await picture(second.page, 'desk-unread');
  expect([...first.troubles, ...second.troubles]).toEqual([]);
  await leave(first, second);
});

import { drawTests } from '@fieldpost/config/draw-tests';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letterTo, linkIn } from './post.ts';
import { type Device, expectSound, newPerson, openBrowser, picture, signInAs, visitor } from './visitor.ts';

drawTests(2, 3);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function fillIn(page: Page, { name, email, password }: ReturnType<typeof newPerson>): Promise<void> {
  const form = page.getByRole('form', { name: 'Create an account' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email address').fill(email);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Create account' }).click();
}

const DEVICES: readonly Device[] = ['phone', 'desk'];

describe.each(DEVICES)('on a %s', (device) => {
  it('opens an account, confirms the address by letter, leaves, and comes back by a mailed link', async () => {
    const someone = await visitor(browser, device);
    const { page } = someone;
    const person = newPerson('Edith');
    const { email } = person;
    await page.goto('/sign-up?next=/lobby');
    await fillIn(page, person);
    await page.getByText('We sent an email to').waitFor();
    await expectSound(page);
    await picture(page, `signed-up-${device}`);

    await page.goto(linkIn(await letterTo(email, /Confirm your address/)));
    await expectSound(page);
    await page.getByRole('button', { name: 'Confirm address' }).click();
    await page.getByRole('heading', { name: 'Address confirmed' }).waitFor();
    await expectSound(page);
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL('**/lobby');
    await page.goto('/desk');
    await page.getByRole('heading', { name: 'Your desk is clear' }).waitFor();
    expect(await page.getByText('Please confirm your email address').count()).toBe(0);

    await page.goto('/account');
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('heading', { name: 'War games by post' }).waitFor();

    await page.goto('/sign-in?next=/lobby');
    const form = page.getByRole('form', { name: 'Sign in by email link' });
    await form.getByLabel('Email address').fill(email);
    await form.getByRole('button', { name: 'Email me a link' }).click();
    await form.getByText('We sent an email to').waitFor();
    await expectSound(page);
    const link = linkIn(await letterTo(email, /sign-in link/));
    // A program that looks into mails opens the link, and uses nothing up.
    await page.goto(link);
    await page.goto(link);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/lobby');

    // The link was good once.
    await someone.context.clearCookies();
    await page.goto(link);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('That link has expired or was already used').waitFor();
    expect(someone.troubles).toEqual([]);
    await someone.context.close();
  });

  it('says in a sentence why it cannot sign somebody in', async () => {
    const someone = await visitor(browser, device);
    const { page } = someone;
    await page.goto('/desk');
    await page.waitForURL('**/sign-in?next=%2Fdesk');
    const form = page.getByRole('form', { name: 'Sign in with a password' });
    await form.getByLabel('Email address').fill(newPerson('Nobody').email);
    await form.getByLabel('Password').fill('not the password');
    await form.getByRole('button', { name: 'Sign in' }).click();
    await form
      .getByRole('alert')
      .getByText(/\w+ \w+/)
      .waitFor();
    await expectSound(page);
    expect(someone.troubles).toEqual([]);
    await someone.context.close();
  });

  it('lets somebody in as a demonstration account with one press', async () => {
    const someone = await visitor(browser, device);
    await signInAs(someone, 'Ada');
    await someone.page
      .getByRole('heading', { name: /Your move|In the post/ })
      .first()
      .waitFor();
    expect(someone.troubles).toEqual([]);
    await someone.context.close();
  });
});

import { text } from 'node:stream/consumers';
import { drawTests } from '@fieldpost/config/draw-tests';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appoint, awake, expectSound, openBrowser, picture, signUp, visitor } from './visitor.ts';

drawTests(1, 3);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it('an operator finds, renames, exports and suspends somebody, who is told so at the counter', async () => {
  const [olga, mina] = [await visitor(browser, 'phone'), await visitor(browser, 'desk')];
  const account = await signUp(mina, 'Mina-Loud');
  const { email } = await signUp(olga, 'Olga');
  await olga.page.goto('/operator');
  await olga.page.getByRole('heading', { name: 'Address unknown' }).waitFor();
  await appoint(email);
  await olga.page.goto('/operator');
  await olga.page.getByRole('searchbox', { name: 'Find people' }).fill('mina-lo');
  await olga.page.getByRole('button', { name: 'Find', exact: true }).click();
  const card = olga.page.getByRole('article', { name: 'Mina' });
  await card.getByText('1 session,').waitFor();
  await awake(olga.page);
  await card.getByText('Actions', { exact: true }).click();
  await card.getByLabel('Action', { exact: true }).selectOption('rename');
  await card.getByLabel('New name').fill('Mina Quiet');
  await card.getByLabel('Reason').fill('an insult in the name');
  await expectSound(olga.page);
  await picture(olga.page, 'operator-action');
  await card.getByRole('button', { name: 'Rename' }).click();
  await olga.page.getByText('Olga renamed Mina Quiet to “Mina Quiet”: an insult in the name').waitFor();
  // The account has moved out of the list; the search finds it by its new name.
  await olga.page.goto('/operator?search=mina+quiet');
  await awake(olga.page);
  await card.getByText('Actions', { exact: true }).click();
  await card.getByLabel('Action', { exact: true }).selectOption('export');
  await card.getByLabel('Reason').fill('she asked by letter');
  const [file] = await Promise.all([
    olga.page.waitForEvent('download'),
    card.getByRole('button', { name: 'Export all data' }).click(),
  ]);
  expect(JSON.parse(await text(await file.createReadStream()))).toMatchObject({ account: { email: account.email } });
  await card.getByLabel('Action', { exact: true }).selectOption('suspend-7');
  await card.getByLabel('Reason').fill('insults at three tables');
  await card.getByRole('button', { name: 'Suspend for 7 days' }).click();
  await card.getByText('insults at three tables').waitFor();
  await picture(olga.page, 'operator-suspended');
  await mina.page.goto('/sign-in');
  const form = mina.page.getByRole('form', { name: 'Sign in with a password' });
  await form.getByLabel('Email address').fill(account.email);
  await form.getByLabel('Password').fill(account.password);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await mina.page.getByText('The reason given: insults at three tables').waitFor();
  await picture(mina.page, 'operator-told');
  expect(olga.troubles.filter((one) => !one.includes('404'))).toEqual([]);
  await Promise.all([olga.context.close(), mina.context.close()]);
});

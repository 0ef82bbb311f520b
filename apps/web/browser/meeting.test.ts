import { drawTests } from '@fieldpost/config/draw-tests';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letterTo, linkIn } from './post.ts';
import { awake, type Device, expectSound, newPerson, openBrowser, openForm, signUp, visitor } from './visitor.ts';

drawTests(1, 3);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

type MatchInput = { readonly title: string; readonly listed: boolean };

async function create(page: Page, { title, listed }: MatchInput): Promise<string> {
  await openForm(page);
  await page.getByRole('radio', { name: /^Salient duel/ }).check();
  await page.getByRole('radio', { name: /^Fast/ }).check();
  await page.getByRole('radio', { name: listed ? /^Anyone/ : /^Invitation only/ }).check();
  await page.getByLabel('Match title').fill(title);
  await expectSound(page);
  await page.getByRole('button', { name: 'Create match' }).click();
  await page.getByText('Waiting for a player').waitFor();
  await awake(page);
  return new URL(page.url()).pathname;
}

const DEVICES: readonly Device[] = ['phone', 'desk'];

describe.each(DEVICES)('on a %s', (device) => {
  it('brings two people together by a link, and the board opens by itself for the one who waits', async () => {
    const host = await visitor(browser, device);
    await signUp(host, 'Hannah');
    const path = await create(host.page, { title: `By link on a ${device}`, listed: false });
    await host.page.getByRole('button', { name: 'Create invitation link' }).click();
    const link = await host.page.getByLabel('Invitation link').inputValue();
    await expectSound(host.page);

    const guest = await visitor(browser, device);
    await guest.page.goto(link);
    await guest.page.getByRole('heading', { name: 'Hannah invites you' }).waitFor();
    await expectSound(guest.page);
    await signUp(guest, 'Georg');
    await guest.page.goto(link);
    await guest.page.getByRole('button', { name: 'Play North' }).click();
    await guest.page.waitForURL(`**${path}`);

    await host.page.getByText('Waiting for a player').waitFor({ state: 'detached' });
    await host.page.goto('/desk');
    await host.page.getByRole('link', { name: `By link on a ${device}` }).waitFor();

    const late = await visitor(browser, device);
    await late.page.goto(link);
    await late.page.getByRole('heading', { name: 'no longer valid' }).waitFor();
    expect([...host.troubles, ...guest.troubles, ...late.troubles]).toEqual([]);
    await Promise.all([host, guest, late].map(({ context }) => context.close()));
  });

  it('finds an open match in the lobby and sits down', async () => {
    const host = await visitor(browser, device);
    await signUp(host, 'Lise');
    const title = `Open on a ${device} ${Date.now()}`;
    const path = await create(host.page, { title, listed: true });

    const guest = await visitor(browser, device);
    await signUp(guest, 'Otto');
    await guest.page.goto('/lobby?pace=evening');
    await guest.page.getByRole('heading', { name: 'No open match fits' }).waitFor();
    await expectSound(guest.page);
    await guest.page.getByLabel('Pace').selectOption('brisk');
    await guest.page.getByRole('button', { name: 'Filter' }).click();
    const card = guest.page.getByRole('article').filter({ hasText: title });
    await card.getByRole('button', { name: 'Play North' }).click();
    await guest.page.waitForURL(`**${path}`);
    expect([...host.troubles, ...guest.troubles]).toEqual([]);
    await Promise.all([host, guest].map(({ context }) => context.close()));
  });
});

it('invites by letter, and calls a match off', async () => {
  const host = await visitor(browser, 'desk');
  await signUp(host, 'Marta');
  await create(host.page, { title: 'By letter', listed: false });
  const { email } = newPerson('Friend');
  await host.page.getByLabel('Or email an invitation to').fill(email);
  await host.page.getByRole('button', { name: 'Send invitation' }).click();
  await host.page
    .getByText(/Invitation sent|confirm/i)
    .first()
    .waitFor();
  const refused = await host.page.getByRole('alert').filter({ hasText: /\w/ }).count();
  if (refused === 0) expect(linkIn(await letterTo(email, /invites you/))).toContain('/invitation/');
  await host.page.getByRole('button', { name: 'Cancel match' }).click();
  await host.page.getByRole('button', { name: 'Cancel match' }).click();
  await host.page.getByRole('heading', { name: 'Your desk is clear' }).waitFor();
  expect(host.troubles).toEqual([]);
  await host.context.close();
});

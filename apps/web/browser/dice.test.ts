/** The dice of a match: automatic salts, the public data, and every draw verified in the browser. */
import { drawTests } from '@fieldpost/config/draw-tests';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askAs, leave, openSheet } from './table.ts';
import { awake, type Device, expectSound, openBrowser, openForm, picture, signUp, visitor } from './visitor.ts';

drawTests(1, 3);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const DEVICES: readonly Device[] = ['phone', 'desk'];
const SALT = /^[0-9a-f]{32}$/;

const openDice = (page: Page, id: string) => page.goto(`/matches/${id}/dice`);

/** What stands in the list of salts, one line for each seat. */
const saltsOn = (page: Page) =>
  page.getByRole('region', { name: 'Salts' }).getByRole('listitem').locator('span:last-child').allTextContents();

describe.each(DEVICES)('on a %s', (device) => {
  it('both bring a salt, one is exchanged, and after the end every draw is verified without a line', async () => {
    const [ada, ben] = [await visitor(browser, device), await visitor(browser, device)];
    await signUp(ada, 'Ada');
    await signUp(ben, 'Ben');

    // The form to open a match asks for the dice first and brings a salt.
    await openForm(ada.page, 'animal-world-war');
    await ada.page.locator('input[name="scenario"]').first().check();
    await ada.page.getByRole('button', { name: 'Create match' }).click();
    await ada.page.waitForURL(/\/matches\/[0-9a-f-]{36}$/);
    const id = ada.page.url().split('/').at(-1) ?? '';
    await ada.page.getByRole('link', { name: 'Dice: commitment and salts' }).click();
    await ada.page.getByRole('heading', { level: 1, name: 'The dice' }).waitFor();
    const [first = '', second = ''] = await saltsOn(ada.page);
    expect([SALT.test(first), second]).toEqual([true, 'Open seat.']);

    // The player's own salt, which is refused first; it needs a page with its scripts running.
    const salt = '00112233445566778899aabbccddeeff';
    const field = ada.page.getByLabel('Change your salt');
    await field.fill('seven');
    await ada.page.getByRole('button', { name: 'Save salt' }).click();
    await ada.page.getByText('A salt is 32 hexadecimal digits (0–9, a–f).').waitFor();
    await expectSound(ada.page);
    await field.fill(salt);
    await ada.page.getByRole('button', { name: 'Save salt' }).click();
    await expect.poll(() => saltsOn(ada.page)).toEqual([salt, 'Open seat.']);

    // A player who joins by the button brings a salt, too; after the first draws the salts are final.
    await ben.page.goto(`/matches/${id}`);
    await ben.page.getByRole('button', { name: /^Play / }).click();
    await awake(ben.page);
    await openSheet(ben.page, 'Match');
    await ben.page.getByRole('link', { name: 'Dice: salts and draws' }).click();
    await ben.page.getByText('2 of them (hidden cards and the like) stay secret').waitFor();
    const [hers, theirs = ''] = await saltsOn(ben.page);
    expect([hers, SALT.test(theirs)]).toEqual([salt, true]);
    expect(await ben.page.getByLabel('Change your salt').count()).toBe(0);
    const draws = ben.page.getByRole('region', { name: 'Draws' });
    expect(await draws.getByText('tactic').count()).toBe(0);
    expect(await draws.getByRole('button', { name: 'Verify all draws' }).count()).toBe(0);
    await expectSound(ben.page);
    await picture(ben.page, `dice-running-${device}`);

    // After the end all is shown, and the press asks nobody.
    await askAs(ada, 'mutation ($id: ID!) { resign(matchId: $id) { id } }', { id });
    await openDice(ben.page, id);
    const verify = ben.page.getByRole('button', { name: 'Verify all draws' });
    await verify.waitFor();
    await ben.context.setOffline(true);
    await expect
      .poll(async () => {
        await verify.click();
        return ben.page.getByText('The seed matches the commitment').count();
      })
      .toBe(1);
    expect(await draws.getByText('tactic HERB').count()).toBe(1);
    expect(await draws.getByText('is wrong').count()).toBe(0);
    await ben.page.getByText('Verify independently').click();
    expect(await ben.page.locator('pre').textContent()).toContain(`/api/v1/matches/${id}/record`);
    await expectSound(ben.page);
    await picture(ben.page, `dice-over-${device}`);
    await ben.context.setOffline(false);
    await leave(ada, ben);
  });
});

it('a match without a salt of anybody says so, and strangers may look at a listed one', async () => {
  const ada = await visitor(browser, 'phone', 'dark');
  await signUp(ada, 'Ada');
  const input = { ruleSet: 'tank-killers', scenario: 'american', listed: true, bot: 'random' };
  const create = 'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }';
  const { createMatch } = await askAs<{ createMatch: { id: string } }>(ada, create, { input });
  const stranger = await visitor(browser, 'phone', 'dark');
  await openDice(stranger.page, createMatch.id);
  await stranger.page.getByText('No player brought a salt').waitFor();
  await stranger.page.getByText('Computer players bring no salt.').waitFor();
  await expectSound(stranger.page);
  const absent = await stranger.page.goto('/matches/none/dice');
  expect(absent?.status()).toBe(404);
  await leave(ada, stranger);
});

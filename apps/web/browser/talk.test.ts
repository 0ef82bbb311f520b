import { drawTests } from '@fieldpost/config/draw-tests';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askAs, leave, openSheet, openTalk, opponents, toPresent } from './table.ts';
import { awake, expectSound, openBrowser, picture, type Visitor } from './visitor.ts';

drawTests(1, 3);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const open = async ({ page }: Visitor, path: string): Promise<void> => {
  await page.goto(path);
  await awake(page);
  await toPresent(page);
};
const letters = ({ page }: Visitor) => page.getByRole('log', { name: 'Messages' }).getByRole('listitem');

it.each(['phone', 'desk'] as const)('two who play write to each other: %s', async (device) => {
  const { south, north, path } = await opponents(browser, device, { scenario: 'salient-duel' });
  await open(south, path);
  await open(north, path);
  await openTalk(south.page);
  await south.page.getByText('No messages yet.').waitFor();
  await south.page.getByRole('button', { name: 'Have a good fight!' }).click();
  await letters(south).filter({ hasText: 'Have a good fight!' }).waitFor();
  await south.page.getByLabel('Your message').fill('<b>Well</b>\nhttps://example.org');
  await south.page.getByRole('form', { name: 'Write a message' }).getByRole('button', { name: 'Send' }).click();
  await letters(south).filter({ hasText: '<b>Well</b>' }).waitFor();
  expect(await south.page.getByLabel('Your message').inputValue()).toBe('');
  await expectSound(south.page);

  // It arrives automatically, is counted, and is read once it is on screen.
  await openTalk(north.page, 2);
  await letters(north).filter({ hasText: 'Have a good fight!' }).waitFor();
  expect(await letters(north).getByRole('link').count()).toBe(0);
  await north.page.getByRole('button', { name: 'This match', exact: true }).waitFor();
  await expectSound(north.page);
  await leave(south, north);
});

it('a letter is shown to the moderators, and its writer blocked', async () => {
  const { south, north, id, path } = await opponents(browser, 'phone', { scenario: 'salient-duel' });
  const send = `mutation ($id: ID!) {
    sendMessage(matchId: $id, input: { audience: players, text: "an ugly word", key: "ugly-word" }) { id }
  }`;
  await askAs(north, send, { id });
  await open(south, path);
  await openTalk(south.page, 1);
  await south.page.getByText('Report or block').click();
  await south.page.getByLabel('What is wrong?').fill('an insult');
  await south.page.getByRole('button', { name: 'Report to moderators' }).click();
  await south.page.getByText('Moderators will see this message.').waitFor();
  await expectSound(south.page);
  await south.page.getByRole('button', { name: 'Block Nils' }).click();
  await south.page.getByRole('button', { name: 'Block', exact: true }).click();
  await south.page.getByText('No messages yet.').waitFor();
  await south.page.goto('/account');
  await south.page.getByRole('button', { name: 'Unblock Nils' }).click();
  await south.page.getByRole('heading', { name: 'Blocked' }).waitFor({ state: 'detached' });
  await south.page.goto('/moderation');
  await south.page.getByRole('heading', { name: 'Address unknown' }).waitFor();
  await leave(south, north);
});

it('notes of one’s own are kept with the match and its moments, and read by nobody else', async () => {
  const { south, north, path } = await opponents(browser, 'phone', { scenario: 'salient-duel' });
  await open(south, path);
  await openSheet(south.page, 'Notes');
  const notes = south.page.getByRole('region', { name: 'Your notes' });
  await notes.getByText('No notes yet.').waitFor();
  await notes.getByLabel('Note', { exact: true }).fill('Keep the gun on the hill.');
  await notes.getByLabel(/About this moment/).check();
  await notes.getByRole('button', { name: 'Save note' }).click();
  await notes.getByRole('listitem').filter({ hasText: 'Keep the gun on the hill.' }).waitFor();
  await notes.getByRole('button', { name: 'Show step 0' }).waitFor();
  await expectSound(south.page);
  await picture(south.page, 'notes');
  await open(north, path);
  await openSheet(north.page, 'Notes');
  await north.page.getByText('No notes yet.').waitFor();
  await notes.getByRole('button', { name: /^Delete/ }).click();
  await notes.getByText('No notes yet.').waitFor();
  await leave(south, north);
});

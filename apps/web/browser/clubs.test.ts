import { drawTests } from '@fieldpost/config/draw-tests';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Device, expectSound, openBrowser, picture, signInAs, signUp, visitor } from './visitor.ts';

drawTests(1, 3);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Moves a page through both sizes and looks whether it is sound in either. */
async function soundIn(page: Page, name: string): Promise<void> {
  for (const [device, width, height] of [
    ['phone', 360, 740],
    ['desk', 1280, 800],
  ] as const satisfies readonly (readonly [Device, number, number])[]) {
    await page.setViewportSize({ width, height });
    await expectSound(page);
    await picture(page, `${name}-${device}`);
  }
}

it('a club is founded and its event announced with few questions; a player enters, and the muster knows them', async () => {
  const owner = await visitor(browser, 'phone');
  await signUp(owner, 'Olga');
  const { page } = owner;
  await page.goto('/clubs');
  const name = `Post Office ${Date.now()}`;
  await page.getByLabel('Club name').fill(name);
  await page.getByRole('button', { name: 'Start club' }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Create event' }).click();
  await page.getByLabel('Event name').fill('The long winter');
  await soundIn(page, 'new-event');
  await page.getByRole('button', { name: 'Publish event' }).click();
  await page.getByRole('heading', { name: 'The long winter', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.getByText('You have entered.').waitFor();
  await page.getByRole('link', { name: 'Manage event' }).click();
  await page.getByRole('button', { name: 'Open check-in now' }).click();
  await page.getByText(/^It can start once /).waitFor();
  await page.getByRole('link', { name: 'The long winter' }).click();
  await page.getByRole('button', { name: 'Check in' }).click();
  await page.getByText('You have checked in.').waitFor();
  await soundIn(page, 'event-muster');
  // What is frozen changes when every entry agrees (CL-046).
  await page.getByRole('link', { name: 'Manage event' }).click();
  const change = page.getByRole('group').filter({ hasText: 'Change settings' });
  await change.getByText('Change settings').click();
  await change.getByLabel('New value').fill('42');
  await change.getByLabel('Reason').fill('Half of us are at sea in July.');
  await soundIn(page, 'amend-form');
  await change.getByRole('button', { name: 'Ask all entries' }).click();
  await page.getByText('Days per round: 42 instead of 28').waitFor();
  await soundIn(page, 'amendment');
  await page.getByRole('button', { name: 'I agree' }).click();
  await page.getByText('Days per round: 42 instead of 28').waitFor({ state: 'detached' });
  await page.goto('/clubs');
  await page.getByRole('link', { name }).first().waitFor();
  await soundIn(page, 'clubs');
  // CL-125: an event of teams; its captain enters a team, which has somebody for one of its boards.
  await page.getByRole('link', { name }).first().click();
  await page.getByRole('link', { name: 'Create event' }).click();
  await page.getByLabel('Event name').fill('The team cup');
  await page.getByLabel('Format').selectOption('team');
  await page.getByLabel('Boards per team').fill('2');
  await page.getByRole('button', { name: 'Publish event' }).click();
  await page.getByLabel('Team name').fill('Foxes');
  await page.getByRole('button', { name: 'Enter team' }).click();
  await page.getByRole('heading', { name: 'You lead Foxes' }).waitFor();
  await page.getByText('1 board has no player yet').waitFor();
  await page.getByRole('checkbox', { name: 'Mark away Olga' }).check();
  await page.getByRole('button', { name: 'Save line-up' }).click();
  await page.getByText('(away in the next round)').waitFor();
  await soundIn(page, 'team-captain');
  expect(owner.troubles).toEqual([]);
  await owner.context.close();
});

it('in mid-season a player sees their next match, their row, the table, bracket and ladder; an officer what waits for whom (CL-196)', async () => {
  const ada = await visitor(browser, 'phone');
  await signInAs(ada, 'Ada');
  const { page } = ada;
  const shown = async (link: string, heading: string, name: string): Promise<void> => {
    await page.goto('/clubs/harbour-street');
    await page.getByRole('link', { name: link }).click();
    await page.getByRole('heading', { name: heading, exact: true }).waitFor();
    await page.emulateMedia({ colorScheme: 'light' });
    await soundIn(page, name);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectSound(page);
    await picture(page, `${name}-dark`);
  };
  await shown('The winter league', 'My position', 'league');
  const next = page.getByRole('region', { name: 'My next match' });
  await next.getByRole('link', { name: /Play your turn|View match/ }).waitFor();
  await next.getByText(/Deadline .+ left/).waitFor();
  const table = page.getByRole('region', { name: 'Table', exact: true });
  expect(await table.getByRole('row').count()).toBe(7);
  await table
    .getByText(/^(Behind|Tied with) .+/)
    .filter({ visible: true })
    .first()
    .waitFor();
  await page
    .getByRole('region', { name: 'Cross-table' })
    .getByText('side A won')
    .first()
    .waitFor({ state: 'attached' });
  const fixtures = page.getByRole('region', { name: 'Fixtures' });
  await fixtures.getByText('Round 1 over').click();
  await fixtures
    .getByText(/^(1 : 0|0 : 1)$/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Manage event' }).click();
  await page
    .getByText(/Waiting for .+/)
    .first()
    .waitFor();
  await page.getByText('Extend or decide').first().click();
  await page.getByLabel('Decision').first().waitFor();
  await soundIn(page, 'officers-desk');
  await shown('The lighthouse cup', 'Bracket', 'cup');
  await page.getByRole('region', { name: 'Semi-finals' }).getByRole('link', { name: 'in progress' }).waitFor();
  // The cup as it stood after its first round: by the keyboard, and the address keeps it.
  const then = page.getByRole('slider', { name: /^Tables and pairings/ });
  await then.focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('heading', { name: 'Earlier state' }).waitFor();
  await page.waitForURL(/\?after=\d+$/);
  await page.reload();
  await page.getByText('after round 1', { exact: false }).first().waitFor();
  await page.getByRole('region', { name: 'Semi-finals' }).getByRole('link', { name: 'in progress' }).first().waitFor();
  await soundIn(page, 'cup-then');
  await page.keyboard.press('End');
  await shown('The harbour ladder', 'Ladder', 'ladder');
  await page.getByText(/^challenged by .+/).waitFor();
  // A season that is over.
  await shown('The autumn league', 'Table', 'season-over');
  await page.getByText(/Finished\./).waitFor();
  // On paper it is tables and fixtures, and nothing to press.
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('banner').or(page.getByRole('button')).filter({ visible: true }).count()).toBe(0);
  expect(await table.getByRole('row').filter({ visible: true }).count()).toBe(5);
  await page.emulateMedia({ media: 'screen' });
  // By which its players have ratings, with a curve.
  await table.locator('summary', { hasText: 'Ada Marten' }).click();
  await table.getByRole('link', { name: 'Profile and ratings of Ada Marten' }).click();
  await page
    .getByRole('figure')
    .filter({ hasText: /From \d+ to \d+ in \d weeks/ })
    .waitFor();
  await soundIn(page, 'rating-curve');
  expect(ada.troubles).toEqual([]);
  await ada.context.close();
});

it('an officer opens a front on a phone, a group begins, and the groups stand side by side', async () => {
  const owner = await visitor(browser, 'phone');
  await signInAs(owner, 'Ada');
  const { page } = owner;
  await page.goto('/clubs/harbour-street');
  await page.getByRole('link', { name: 'Create front' }).click();
  await page.getByLabel('Name of the front').fill('The northern war');
  await page.getByRole('spinbutton', { name: 'Groups' }).fill('3');
  await soundIn(page, 'new-front');
  await page.getByRole('button', { name: 'Create front' }).click();
  await page.getByRole('heading', { name: 'The northern war', level: 1 }).waitFor();
  await page.getByText('3 groups: 3 looking for players.').waitFor();
  await page.getByRole('link', { name: 'Group 1', exact: true }).click();
  await page.getByRole('button', { name: 'Join Herbivoria' }).click();
  await page.getByRole('button', { name: /^Start now/ }).click();
  await page.getByRole('heading', { name: 'The map' }).waitFor();
  const members = page.getByRole('region', { name: 'Players' });
  await members.getByText('Herbivoria, commander: Ada Marten').waitFor();
  await page.reload();
  await members.getByText('Herbivoria, commander: Ada Marten').waitFor();
  await soundIn(page, 'group');
  await page.getByRole('link', { name: 'The northern war' }).click();
  await page.getByRole('img', { name: 'Cities: Herbivoria 2, Carnivoron 2, of 16' }).waitFor();
  await page.getByLabel('Sort by').selectOption({ label: 'soldiers ready' });
  await soundIn(page, 'front');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectSound(page);
  await page.getByRole('button', { name: 'Add group' }).click();
  await page.getByRole('status').getByText('Added.').waitFor();
  await page.getByRole('link', { name: 'Group 4', exact: true }).waitFor();
  await page.goto('/campaigns/none/seat?offer=forged');
  await page.getByRole('button', { name: 'Take seat' }).click();
  await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
  expect(owner.troubles).toEqual([]);
  await owner.context.close();
});

it('a player claims that something is wrong; both say what they think, and the clocks run', async () => {
  const ada = await visitor(browser, 'phone');
  await signInAs(ada, 'Ada');
  const { page } = ada;
  await page.goto('/clubs/harbour-street');
  await page.getByRole('link', { name: 'The winter league' }).first().click();
  await page.getByText('Report a problem with this match').click();
  await page.getByLabel('What should a referee check?').fill('The river on the map is not where the rules have it.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const cases = page.getByRole('region', { name: 'Cases' });
  await cases.getByText('The river on the map is not where the rules have it.').waitFor();
  await cases.getByText(/^Clocks are running\./).waitFor();
  await cases.getByText('Make a statement').click();
  await cases.getByLabel('Your statement').fill('See the third turn, please.');
  await cases.getByRole('button', { name: 'Send', exact: true }).click();
  await cases.getByRole('figure').getByText('See the third turn, please.').waitFor();
  await soundIn(page, 'case');
  expect(ada.troubles).toEqual([]);
  await ada.context.close();
});

import { drawTests } from '@fieldpost/config/draw-tests';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askAs, inSight, leave, openSheet } from './table.ts';
import { awake, expectSound, openBrowser, openForm, signUp, type Visitor, visitor } from './visitor.ts';

drawTests(1, 3);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Sets up a clock that stops at night and has vacation, and checks its calendar on screen. */
async function chooseClock(page: Page): Promise<void> {
  await openForm(page);
  await page.getByRole('radio', { name: /^Salient duel/ }).check();
  await page.getByText('Sleep, days off, vacation and ready check').click();
  await page.getByLabel('Sleep: clocks stop at night for').selectOption('8');
  await page.getByLabel('Sunday').check();
  await page.getByLabel('Vacation per side').selectOption('7');
  await page.getByText('Each player’s clock stops for 8 hours at night.').waitFor();
  await page.getByText('Opponent in America/New_York').waitFor();
  await page
    .getByText(/stopped 00:00 to 24:00 \(day off\)/)
    .first()
    .waitFor({ state: 'attached' });
}

it('a clock with a calendar, a computer player, a pause and orders for when one is away, on a phone', async () => {
  const host = await visitor(browser, 'phone');
  const { page } = host;
  await signUp(host, 'Wanda');
  await chooseClock(page);
  await expectSound(page);
  await page.getByRole('radio', { name: /^Computer, Sergeant/ }).check();
  await page.getByRole('button', { name: 'Create match' }).click();
  await inSight(page, /^Your turn/);
  await awake(page);

  await openSheet(page, 'Match');
  await page.getByText('Clocks and vacation').click();
  await page
    .getByText(/If it becomes your turn now, your deadline is/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Add order' }).click();
  await page.getByLabel('and do not see').fill('attacks d4');
  await page.getByLabel('then play, one order per line in the game’s notation').fill('end');
  await page.getByRole('button', { name: 'Save orders' }).click();
  await page.getByText('Saved.').waitFor();
  await expectSound(page);

  await page.getByLabel('Vacation, in days (7 left)').fill('2');
  await page.getByRole('button', { name: 'Start vacation' }).click();
  await page.getByText(/You are on vacation until/).waitFor();
  await page.getByRole('button', { name: 'End vacation' }).click();
  await page.getByText(/You are on vacation until/).waitFor({ state: 'detached' });
  await page.getByLabel('Reason').fill('A wedding');
  await page.getByRole('button', { name: 'Request pause' }).click();
  await page.getByText('You asked for a pause: A wedding').waitFor();
  await page.getByRole('button', { name: 'Withdraw request' }).press('Enter');
  await page.getByText('You asked for a pause').waitFor({ state: 'detached' });
  await expectSound(page);
  expect(host.troubles).toEqual([]);
  await host.context.close();
});

it('a ready check, requirements and reliability', async () => {
  const [host, guest] = [await visitor(browser, 'desk'), await visitor(browser, 'desk')];
  await signUp(host, 'Ruth');
  await signUp(guest, 'Karl');
  await openForm(host.page);
  await host.page.getByText('Sleep, days off, vacation and ready check').click();
  await host.page.getByLabel('Ready check: everyone confirms within').selectOption('24');
  await host.page.getByLabel('Minimum reliability').selectOption('90');
  const title = `Ready check ${Date.now()}`;
  await host.page.getByLabel('Match title').fill(title);
  await host.page.getByRole('button', { name: 'Create match' }).click();
  await host.page.getByText('Requires a reliability of at least 90 %. Newcomers are welcome.').waitFor();

  await guest.page.goto('/lobby');
  await guest.page.getByRole('article').filter({ hasText: title }).getByRole('button', { name: 'Play North' }).click();
  await guest.page.getByText(/The match starts when everyone has confirmed/).waitFor();
  await host.page.getByRole('button', { name: 'I’m ready' }).click();
  await host.page.locator('[data-table]').filter({ visible: true }).waitFor();

  await host.page.goto('/account');
  const hours = host.page.getByRole('form', { name: 'Sleep hours' });
  await hours.getByLabel('Starting at').fill('22:30');
  await hours.getByRole('button', { name: 'Save' }).click();
  await hours.getByText('Saved.').waitFor();
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

/** Creates a match with a random name; `more` holds the only differences from the usual one. */
async function opened(host: Visitor, more: object): Promise<string> {
  const create = 'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }';
  const input = { ruleSet: 'wwi-combined-arms', scenario: 'salient-duel', side: 'south', ...more };
  return (await askAs<{ createMatch: { id: string } }>(host, create, { input })).createMatch.id;
}

it('a seat of a match that no lobby shows is handed on by a link, on a phone', async () => {
  const [south, north, heir] = [
    await visitor(browser, 'phone'),
    await visitor(browser, 'phone'),
    await visitor(browser, 'phone'),
  ];
  await signUp(south, 'Sara');
  await signUp(north, 'Norbert');
  await signUp(heir, 'Erika');
  const id = await opened(south, { listed: false, clock: { atEnd: 'replacement' }, options: { first: 'south' } });
  const invite = 'mutation ($id: ID!) { invite(matchId: $id) { secret } }';
  const { secret } = (await askAs<{ invite: { secret: string } }>(south, invite, { id })).invite;
  const join = 'mutation ($id: ID!, $secret: String) { joinMatch(id: $id, invitation: $secret) { id } }';
  await askAs(north, join, { id, secret });

  await south.page.goto(`/matches/${id}`);
  await awake(south.page);
  await openSheet(south.page, 'Match');
  await south.page.getByText('Clocks and vacation').click();
  await south.page.getByRole('button', { name: 'Give up my seat to a replacement' }).click();
  await south.page.getByRole('button', { name: 'Open my seat' }).click();
  await south.page.getByText(/The seat of South has been open to a replacement since .+, by invitation/).waitFor();

  await north.page.goto(`/matches/${id}`);
  await awake(north.page);
  await north.page.getByText('Find a replacement for South').click();
  await north.page.getByRole('button', { name: 'Create invitation link' }).click();
  const link = await north.page.getByLabel('Invitation link').inputValue();
  await expectSound(north.page);

  await heir.page.goto(link);
  await heir.page.getByRole('heading', { name: 'Norbert asks you to take over' }).waitFor();
  await expectSound(heir.page);
  await heir.page.getByRole('button', { name: 'Take over South' }).click();
  await heir.page.waitForURL(`**/matches/${id}`);
  await awake(heir.page);
  await north.page.getByText(/The seat of South has been open/).waitFor({ state: 'detached' });
  const mine = 'query ($id: ID!) { match(id: $id) { you { side } } }';
  type Mine = { readonly match: { readonly you: { readonly side: string } | null } };
  expect((await askAs<Mine>(heir, mine, { id })).match.you?.side).toBe('south');
  expect((await askAs<Mine>(south, mine, { id })).match.you).toBeNull();
  expect([...south.troubles, ...north.troubles, ...heir.troubles]).toEqual([]);
  await leave(south, north, heir);
});

it('the lobby shows what one may join, and says of the rest why not', async () => {
  const [host, guest] = [await visitor(browser, 'desk'), await visitor(browser, 'phone')];
  await signUp(host, 'Vera');
  await signUp(guest, 'Ingo');
  const title = `Veterans ${Date.now()}`;
  const clock = { bankSeconds: 86_400, capSeconds: 86_400 };
  const input = {
    ruleSet: 'tank-killers',
    scenario: 'american',
    side: 'german',
    joinRequirements: { newcomers: false },
  };
  const id = await opened(host, { ...input, title, clock });
  const { page } = guest;
  await page.goto('/lobby');
  const card = page.getByRole('article').filter({ hasText: title });
  await card
    .getByText('You cannot join. It takes nobody who has played fewer than 10 turns; you have played 0.')
    .waitFor();
  expect(await card.getByRole('button').count()).toBe(0);
  await page.getByLabel('Only matches I can join').check();
  await page.getByLabel('Game').selectOption('Tank Killers');
  await page.getByLabel('Pace').selectOption('brisk');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('heading', { name: 'You cannot join any open match' }).waitFor();
  expect(await page.getByLabel('Only matches I can join').isChecked()).toBe(true);
  await expectSound(page);
  await page.goto(`/matches/${id}`);
  await page.getByText(/You cannot join\. It takes nobody/).waitFor();
  await host.page.goto('/lobby?game=tank-killers&pace=brisk&joinable=1');
  await host.page.getByRole('heading', { name: 'Only your own matches are open' }).waitFor();
  await expectSound(host.page);
  await askAs(host, 'mutation ($id: ID!) { cancelMatch(id: $id) }', { id });
  expect([...host.troubles, ...guest.troubles]).toEqual([]);
  await leave(host, guest);
});

it.each(['phone', 'desk'] as const)(
  'both sides see before they sit down when the clocks stand, on a %s',
  async (device) => {
    const [host, guest] = [await visitor(browser, device), await visitor(browser, device)];
    await signUp(host, 'Hilde');
    await signUp(guest, 'Gustav');
    const clock = {
      timeZone: 'Europe/Berlin',
      restDays: [6, 7],
      holidays: ['2031-12-25'],
      sleepHours: 8,
      vacationDays: 7,
      vacationByItself: true,
    };
    const id = await opened(host, { title: `Agreed ${Date.now()}`, listed: false, clock });
    const invite = 'mutation ($id: ID!) { invite(matchId: $id) { url } }';
    const { url } = (await askAs<{ invite: { url: string } }>(host, invite, { id })).invite;
    const pages = [
      [host.page, `/matches/${id}`, 'North: open seat'],
      [guest.page, url, 'North: yours, if you join'],
    ] as const;
    for (const [page, path, north] of pages) {
      await page.goto(path);
      const calendar = page.getByRole('region', { name: 'When clocks stop' });
      await calendar.getByRole('figure').filter({ hasText: 'South: Hilde' }).waitFor();
      const other = calendar.getByRole('figure').filter({ hasText: north });
      await other.getByText(/If it becomes your turn now, your deadline is/).waitFor();
      expect(await other.getByText(/\(sleep\)/).count()).toBeGreaterThan(5);
      expect(await other.getByText('stopped 00:00 to 24:00 (day off)').count()).toBeGreaterThanOrEqual(1);
      await page.getByText(/Clocks stop on Saturday, Sunday and Thu 25 Dec 2031 \(Europe\/Berlin\)/).waitFor();
      await page.getByText(/Each side has 7 days of vacation, started automatically/).waitFor();
      await expectSound(page);
    }
    expect([...host.troubles, ...guest.troubles]).toEqual([]);
    await leave(host, guest);
  },
);

/** Several players of one Empire: how they come together, and how they order at the same moment from their own pages. */
import { drawTests } from '@fieldpost/config/draw-tests';
import type { Browser, Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdLooks, MEADOW, press, sitDownTo } from './animal-table.ts';
import { expectGiven } from './phone-orders.ts';
import { askAs, leave, openSheet, saying, says, square } from './table.ts';
import { type Device, expectSound, openBrowser, openForm, picture, signUp, type Visitor, visitor } from './visitor.ts';

drawTests(1, 3);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const PATROL = {
  scenario: 'custom',
  scenarioDocument: {
    ...MEADOW,
    position: {
      phase: 'turn',
      round: 1,
      active: 'HERB',
      objective: 'O05',
      roleA: 'HERB',
      units: [
        { id: 'H.gunner', at: [0, 1], controller: 0 },
        { id: 'H.medic', at: [-1, 2], controller: 1 },
        { id: 'H.sniper', at: [1, 1], controller: 2 },
        { id: 'C.captain', at: [1, -2], controller: 0 },
      ],
    },
  },
  options: { playersHERB: 3, playersCARN: 1 },
};

async function people(devices: Readonly<Record<string, Device>>): Promise<readonly Visitor[]> {
  const found: Visitor[] = [];
  for (const [name, device] of Object.entries(devices)) {
    const who = await visitor(browser, device);
    await signUp(who, name);
    found.push(who);
  }
  return found;
}

/** Three players of Herbivoria and one of Carnivoron at a battle that has begun, all of the three at their tables. */
async function patrol(devices: readonly [Device, Device, Device]) {
  const [hanna, mila, tilo, carlo] = (await people({
    Hanna: devices[0],
    Mila: devices[1],
    Tilo: devices[2],
    Carlo: 'desk',
  })) as [Visitor, Visitor, Visitor, Visitor];
  const input = { ruleSet: 'animal-world-war', side: 'HERB', listed: true, ...PATROL };
  const create = 'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }';
  const { createMatch } = await askAs<{ createMatch: { id: string } }>(hanna, create, { input });
  const join = 'mutation ($id: ID!, $side: String!) { joinMatch(id: $id, side: $side) { id } }';
  for (const [who, side] of [
    [mila, 'HERB'],
    [tilo, 'HERB'],
    [carlo, 'CARN'],
  ] as const)
    await askAs(who, join, { id: createMatch.id, side });
  const path = `/matches/${createMatch.id}`;
  for (const { page } of [hanna, mila, tilo]) await sitDownTo(page, path);
  return { hanna, mila, tilo, carlo, path };
}

/** Sends the soldier on one hex to another, where nothing else can be done. It may be picked still, from an order that did not stand. */
async function goes(page: Page, from: string, to: string): Promise<void> {
  await page.locator(`[data-square="${from}"]:is([aria-label*="can act"], [aria-label*="chosen"])`).waitFor();
  if (!(await saying(page, from)).includes('chosen')) await square(page, from).click();
  await says(page, from, 'chosen');
  await square(page, to).click();
}

/** Lets go of the soldier that is still picked: the same button takes back after that. */
const letGo = (page: Page): Promise<void> => press(page, 'Cancel');
const undoable = (page: Page) => page.locator('button:not([aria-disabled="true"]):has-text("Undo")');
const notUndoable = (page: Page) => page.locator('button[aria-disabled="true"]:has-text("Undo")').first().waitFor();

describe.each([
  ['phones beside a desk', ['desk', 'phone', 'phone']],
  ['desks beside a phone', ['phone', 'desk', 'desk']],
] as const)('three of one Empire, %s', (_name, devices) => {
  it('see each other order, undo what nothing has answered, and end the turn together', async () => {
    const { hanna, mila, tilo, carlo } = await patrol(devices);
    // Each orders their own alone.
    expect(await saying(tilo.page, '1,1')).toContain('can act');
    expect(await saying(tilo.page, '0,1')).not.toContain('can act');

    await goes(hanna.page, '0,1', '0,0');
    for (const { page } of [hanna, mila, tilo]) await says(page, '0,0', 'Big Thunder');
    await letGo(hanna.page);
    await undoable(hanna.page).click();
    for (const { page } of [hanna, mila, tilo]) await says(page, '0,1', 'Big Thunder');

    await goes(hanna.page, '0,1', '0,0');
    await says(mila.page, '0,0', 'Big Thunder');
    await goes(mila.page, '-1,2', '-1,1');
    for (const { page } of [hanna, tilo]) await says(page, '-1,1', 'Nurse Fleece');
    // Her step has answered theirs: it stands. Hers does not yet.
    await letGo(hanna.page);
    await notUndoable(hanna.page);
    await letGo(mila.page);
    await undoable(mila.page).waitFor();
    for (const who of [hanna, mila, tilo]) await expectSound(who.page);
    await picture(hanna.page, `team-${devices[0]}-commander`);
    await picture(mila.page, `team-${devices[1]}-mate`);

    await press(tilo.page, 'End my turn');
    await tilo.page.getByText(/can still do something useful, ringed\. End the turn anyway\?$/).waitFor();
    await press(tilo.page, 'End my turn');
    for (const { page } of [hanna, mila, tilo]) await openSheet(page, 'Team');
    await mila.page.getByText('Finished: Tilo.').waitFor();
    await press(mila.page, 'End my turn');
    for (const { page } of [hanna, tilo]) await page.getByText('Finished: Tilo, Mila.').waitFor();
    await press(tilo.page, 'Continue turn');
    await hanna.page.getByText('Finished: Mila.').waitFor();
    // What a commander may do besides, and what anybody may: lend a soldier.
    await hanna.page.getByLabel('Soldier to lend this turn').selectOption({ label: 'Big Thunder to Mila' });
    await hanna.page.getByText(/^Mila: .*Big Thunder/).waitFor();
    await press(hanna.page, 'Mark Tilo absent');
    await press(hanna.page, 'Mark Tilo present');
    await press(hanna.page, 'Make Mila commander');
    await press(mila.page, 'End turn for everyone');
    for (const { page } of [hanna, mila, tilo]) await page.getByText('Carlo’s turn').waitFor();
    if (devices[0] === 'phone') expectGiven(hanna, 'handOver', 'markAbsent', 'transferCommand');
    else expectGiven(tilo, 'done', 'undone');
    expect([hanna, mila, tilo, carlo].flatMap(({ troubles }) => troubles)).toEqual([]);
    await leave(hanna, mila, tilo, carlo);
  });
});

const isAnswerToOrder = (response: Response): boolean =>
  response.request().postData()?.includes('"operationName":"Play"') ?? false;

describe('two who order at the same moment', () => {
  it('are told so where one was faster, see the fresh position, and order again', async () => {
    const { hanna, mila, tilo, carlo } = await patrol(['phone', 'phone', 'desk']);
    const late = await holdLooks(tilo.page);
    const taken = mila.page.waitForResponse(isAnswerToOrder);
    await goes(mila.page, '-1,2', '-1,1');
    await Promise.all([taken, late.asked]);
    await goes(tilo.page, '1,1', '1,0');
    const told = tilo.page.getByRole('alert').getByText('The match has changed');
    await told.waitFor();
    await says(tilo.page, '-1,1', 'Nurse Fleece');
    await says(tilo.page, '1,1', 'Silent Hoof');
    await picture(tilo.page, 'team-refused');
    await goes(tilo.page, '1,1', '1,0');
    await told.waitFor({ state: 'detached' });
    await late.letGo();
    for (const { page } of [hanna, mila, tilo]) {
      await says(page, '1,0', 'Silent Hoof');
      await says(page, '-1,1', 'Nurse Fleece');
    }
    expect([hanna, mila, tilo].flatMap(({ troubles }) => troubles)).toEqual([]);
    await leave(hanna, mila, tilo, carlo);
  });

  it('lose nothing, whoever of the two was faster', async () => {
    const { hanna, mila, tilo, carlo } = await patrol(['desk', 'phone', 'desk']);
    const orders = [
      { page: hanna.page, from: '0,1', to: '0,0', name: 'Big Thunder' },
      { page: mila.page, from: '-1,2', to: '-1,1', name: 'Nurse Fleece' },
    ] as const;
    for (const { page, from } of orders) {
      await square(page, from).click();
      await says(page, from, 'chosen');
    }
    // What the page foresees looks as if it had been taken: only the service's answer tells.
    const answers = orders.map(({ page }) => page.waitForResponse(isAnswerToOrder));
    await Promise.all(orders.map(({ page, to }) => square(page, to).click()));
    for (const [index, { page, from, to }] of orders.entries()) {
      const answer = (await (await answers[index])?.json()) as { errors?: unknown };
      if (answer.errors === undefined) continue;
      await page.getByRole('alert').getByText('The match has changed').waitFor();
      const [other] = orders.filter((one) => one.page !== page);
      await says(page, other?.to ?? '', other?.name ?? '');
      await goes(page, from, to);
    }
    for (const { page } of [hanna, mila, tilo]) for (const { to, name } of orders) await says(page, to, name);
    await leave(hanna, mila, tilo, carlo);
  });
});

describe.each(['phone', 'desk'] as const)('a team comes together on a %s', (device) => {
  it('through the form, an invitation to one side, and the lobby', async () => {
    const [host, friend, stranger] = (await people({ Hanna: device, Mila: device, Otto: 'desk' })) as [
      Visitor,
      Visitor,
      Visitor,
    ];
    const title = `Two and one ${Date.now()}`;
    await openForm(host.page, 'animal-world-war');
    await host.page.locator('input[name="scenario"]').first().check();
    await host.page.getByLabel('Players of Herbivoria').fill('2');
    await host.page.getByLabel('Match title').fill(title);
    await expectSound(host.page);
    await picture(host.page, `create-${device}`);
    await host.page.getByRole('button', { name: 'Create match' }).click();
    await host.page.getByText('Waiting for 2 players').waitFor();
    const path = new URL(host.page.url()).pathname;
    await host.page.getByLabel('Seat').selectOption('HERB');
    await host.page.getByRole('button', { name: 'Create invitation link' }).click();
    const link = await host.page.getByLabel('Invitation link').inputValue();
    await expectSound(host.page);
    await picture(host.page, `waiting-${device}`);

    await friend.page.goto(link);
    await picture(friend.page, `invited-${device}`);
    expect(await friend.page.getByRole('button', { name: 'Play Carnivoron' }).count()).toBe(0);
    await friend.page.getByRole('button', { name: 'Play Herbivoria' }).click();
    await friend.page.waitForURL(`**${path}`);
    await host.page.getByText('Waiting for a player').waitFor();
    await host.page.getByRole('link', { name: 'Mila' }).waitFor();

    await stranger.page.goto('/lobby');
    const card = stranger.page.getByRole('article').filter({ hasText: title });
    expect(await card.getByRole('button', { name: 'Play Herbivoria' }).count()).toBe(0);
    await card.getByRole('button', { name: 'Play Carnivoron' }).click();
    await stranger.page.waitForURL(`**${path}`);
    for (const { page } of [host, friend]) await page.getByRole('grid', { name: 'Battlefield' }).waitFor();
    await openSheet(host.page, 'Match');
    await host.page.getByText('Herbivoria (you)').waitFor();
    expect(await host.page.getByText('(you)').count()).toBe(1);
    expect([host, friend, stranger].flatMap(({ troubles }) => troubles)).toEqual([]);
    await leave(host, friend, stranger);
  });
});

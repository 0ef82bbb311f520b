import { drawTests } from '@fieldpost/config/draw-tests';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command, empires, holdLooks, MEADOW, press, sitDownTo } from './animal-table.ts';
import { expectGiven } from './phone-orders.ts';
import { askAs, inSight, leave, openDetails, openSheet, reach, readyFor, says, square, walk } from './table.ts';
import { type Device, expectSound, openBrowser, picture, signUp, visitor } from './visitor.ts';

drawTests(1, 3);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const FRESH = {
  scenario: 'custom',
  scenarioDocument: { ...MEADOW, options: { squadHERB: 2, squadCARN: 2, objective: 'O05', roleA: 'HERB' } },
  options: { selection: 'alternating' },
};

/** A sniper whose line of fire runs between two tiles, and a medic beside a hurt friend. */
const FIREFIGHT = {
  scenario: 'custom',
  scenarioDocument: {
    ...MEADOW,
    tiles: MEADOW.tiles.map((tile) => (`${tile.at}` === '0,0' ? { ...tile, card: 'forest' } : tile)),
    position: {
      phase: 'turn',
      round: 1,
      active: 'HERB',
      objective: 'O05',
      roleA: 'HERB',
      units: [
        { id: 'H.gunner', at: [0, 1], grenades: 1 },
        { id: 'H.medic', at: [0, 2], damage: 2 },
        { id: 'C.captain', at: [1, -1], grenades: 1 },
        { id: 'C.sniper', at: [1, -1] },
      ],
    },
  },
};

const DEVICES: readonly Device[] = ['phone', 'desk'];

describe.each(DEVICES)('a battle on a %s', (device) => {
  it('goes from the choice of squads through a secret deployment into the turns', async () => {
    const { herb, carn, id, path } = await empires(browser, device, FRESH);
    const { page } = herb;
    await sitDownTo(page, path);
    await press(page, 'Play no card');
    await page.getByText('You have answered', { exact: true }).waitFor();
    await expectSound(page);
    await command(carn, id, { type: 'keep' });

    // AWW-011: in turns, Herbivoria first.
    await page.getByText('Choose a soldier for your squad', { exact: true }).waitFor();
    await expectSound(page);
    await page.getByRole('button', { name: /^Silent Hoof/ }).click();
    await page.getByText('Herbivoria, 1 of 2').waitFor();
    await command(carn, id, { type: 'pick', soldier: 'gunner' });
    await page.getByRole('button', { name: /^Nurse Fleece/ }).click();
    await page.getByText('Herbivoria, 2 of 2').waitFor();
    await command(carn, id, { type: 'pick', soldier: 'sniper' }, { type: 'keep' });
    await press(page, 'Play no card');

    await page.getByRole('button', { name: 'Next soldier (2)' }).waitFor();
    await says(page, '-1,2', 'place Silent Hoof here');
    await square(page, '-1,2').click();
    await says(page, '-1,2', 'Silent Hoof, sniper of Herbivoria');
    await square(page, '0,2').click();
    await says(page, '0,2', 'Nurse Fleece');
    await expectSound(page);
    await press(page, 'Lock deployment');
    await inSight(page, 'Deployment locked');
    await command(
      carn,
      id,
      { type: 'deploy', unit: 'C.gunner', at: [1, -2] },
      { type: 'deploy', unit: 'C.sniper', at: [2, -2] },
      { type: 'lockDeployment' },
    );

    // The deployment is public now, and the window for tactics is open to both.
    await says(page, '1,-2', 'Old Growl, gunner of Carnivoron');
    await press(page, 'Keep card');
    await page.getByText('Carlo’s turn').waitFor();
    await command(carn, id, { type: 'keep' });
    await inSight(page, '2 have something worth doing.');
    await says(page, '-1,2', 'can act');
    await expectSound(page);

    await square(page, '-1,2').click();
    await says(page, '-1,1', 'move to the ');
    await square(page, '-1,1').click();
    await inSight(page, '1 more here');
    await square(page, '-1,1').click();
    await says(page, '-1,1', 'Silent Hoof, sniper of Herbivoria, 1 grenade, has acted');
    await press(page, 'Cancel');
    await press(page, 'Undo');
    await says(page, '-1,2', 'Silent Hoof');
    await press(page, 'End turn');
    await page.getByText(/can still do something useful, ringed\. End the turn anyway\?$/).waitFor();
    await press(page, 'End the turn');
    await page.getByText('Carlo’s turn').waitFor();
    // Their bar offers the next step: they have nothing to do here.
    await inSight(page, 'You don’t have to wait here.');
    expectGiven(herb, 'keep', 'pick', 'deploy', 'lockDeployment', 'move', 'endTurn');
    expect([...herb.troubles, ...carn.troubles]).toEqual([]);
    await leave(herb, carn);
  });
});

describe('before a shot', () => {
  it('shows the line of fire with its ties and the exact odds before a shot, and the blast before a throw', async () => {
    const { herb, carn, path } = await empires(browser, 'phone', FIREFIGHT);
    const { page } = herb;
    await sitDownTo(page, path);
    await square(page, '0,1').click();
    await says(page, '1,-1', 'shoot at the ');
    await square(page, '1,-1').click();
    await openDetails(page);
    const rolls = page.getByRole('list', { name: 'Rolls in order' });
    await rolls.waitFor();
    // AWW-055: (0,1) to (1,-1) runs exactly between (0,0) and (1,0); the open field is the easier one.
    expect(await rolls.getByRole('radio').count()).toBe(2);
    expect(
      await rolls.getByRole('radio', { checked: true }).evaluate((radio) => radio.parentElement?.textContent),
    ).toContain('Open Field');
    // Cover 1 and then 1 for the easier tile, a forest of 4 for the other: what each way makes of the three bullets.
    await rolls.getByText('100% to hit').waitFor();
    expect(await rolls.getByText(/^\d+% to hit$/).allTextContents()).toEqual(['88% to hit', '100% to hit']);
    await page.getByText('Possible outcomes').waitFor();
    await expectSound(page);
    await rolls.getByRole('radio').first().check();
    await rolls.getByText('4+').waitFor();
    await press(page, 'Cancel');

    await square(page, '0,0').click();
    await press(page, /^Throw a grenade at the /);
    await page.getByRole('button', { name: 'Throw', exact: true }).waitFor();
    await press(page, 'Cancel');

    await square(page, '1,-1').click();
    await press(page, 'Shoot');
    await inSight(page, 'Big Thunder');
    await says(page, '0,1', 'has acted');
    expectGiven(herb, 'shoot');
    expect(herb.troubles).toEqual([]);
    await leave(herb, carn);
  });
});

describe('the keyboard alone', () => {
  it('plays a whole turn: heals, takes it back, heals again, shoots, and ends the turn', async () => {
    const { herb, carn, path } = await empires(browser, 'desk', FIREFIGHT);
    const { page } = herb;
    const key = (name: string) => page.keyboard.press(name);
    const spoken = () => page.locator('[data-spoken]').textContent();
    const pick = async (at: string) => {
      await key('Escape');
      await reach(page, page.getByRole('grid', { name: 'Battlefield' }));
      await walk(page, at);
      await key('Enter');
      await says(page, at, 'chosen');
    };
    const heal = async () => {
      await pick('0,2');
      await reach(page, page.getByRole('button', { name: 'Heal Nurse Fleece', exact: true }));
      await key('Enter');
      await readyFor(page, 'Do it');
      await key('f');
      await says(page, '0,2', 'Nurse Fleece, medic of Herbivoria, has acted');
    };
    await sitDownTo(page, path);
    await key('n');
    await says(page, '0,1', 'chosen');
    await key('Escape');
    await says(page, '0,1', 'can act');
    await heal();
    await readyFor(page, 'Undo');
    await key('u');
    await says(page, '0,2', 'chosen');
    expect(await spoken()).toMatch(/^Undone: /);
    await heal();
    await pick('0,1');
    await walk(page, '1,-1');
    await key('Enter');
    await readyFor(page, 'Shoot');
    await key('f');
    await says(page, '0,1', 'has acted');
    await readyFor(page, 'End turn');
    await key('e');
    await page.getByText('Carlo’s turn').waitFor();
    expect(await spoken()).not.toMatch(/^Undone: /);
    expect(herb.troubles).toEqual([]);
    await leave(herb, carn);
  });

  it('keeps what was filed although an answer from before comes after it', async () => {
    const { herb, carn, id, path } = await empires(browser, 'desk', FIREFIGHT);
    const { page } = herb;
    await sitDownTo(page, path);
    await openSheet(page, 'Orders');
    await page.getByLabel('Always ask me').check();
    const late = await holdLooks(page);
    await askAs(carn, 'mutation ($id: ID!) { offerDraw(matchId: $id) { id } }', { id });
    await late.asked;
    await press(page, 'Save orders');
    await page.locator('button[aria-disabled="true"]:has-text("Save orders")').waitFor();
    await page.getByRole('button', { name: 'Accept draw' }).waitFor();
    await late.letGo();
    expect(await page.getByLabel('Always ask me').isChecked()).toBe(true);
    expect(herb.troubles).toEqual([]);
    await leave(herb, carn);
  });
});

/** Adds a condition to a goal, or to a group within it. */
async function addCondition(page: Page, to: string, kind: string): Promise<void> {
  const label = `New condition for ${to}`;
  await page.getByRole('combobox', { name: label, exact: true }).selectOption(kind);
  await page.getByRole('button', { name: `Add: ${label}`, exact: true }).click();
}

describe('a battlefield of one’s own', () => {
  it('is checked, kept, found again, handed on and played', async () => {
    const drawer = await visitor(browser, 'desk');
    const { page } = drawer;
    await signUp(drawer, 'Dora');
    await page.goto('/fields/new');
    await page.getByText('This battlefield is playable.').waitFor();
    await expectSound(page);
    await press(page, 'Church 6');
    await square(page, '0,0').click();
    await says(page, '0,0', 'Church, cover 6');
    await press(page, 'Erase');
    await square(page, '0,1').click();
    await square(page, '-1,1').click();
    for (const key of ['1,0', '-1,0', '0,-1', '1,-1', '-2,1', '-2,0', '2,0', '1,1', '2,-1', '1,-2'])
      await square(page, key).click();
    await page.getByRole('link', { name: 'AWW-002' }).waitFor();
    for (let undone = 0; undone < 12; undone++) await press(page, 'Undo');
    await page.getByText('This battlefield is playable.').waitFor();

    await page.getByRole('combobox', { name: 'Objective' }).selectOption('own');
    await addCondition(page, 'Herbivoria', 'tileNml');
    await page.getByText("tile (0, 0) is No Man's Land.").waitFor();
    await page.getByLabel('Title').fill('The lonely church');
    await expectSound(page);
    await press(page, 'Save');
    await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
    const link = await page.getByLabel(/^Share link/).inputValue();

    const other = await visitor(browser, 'phone');
    await other.page.goto(link);
    await says(other.page, '0,0', 'Church, cover 6');
    await other.page.getByText("tile (0, 0) is No Man's Land.").waitFor();

    await page.reload();
    await page.getByText('This battlefield is playable.').waitFor();
    await press(page, 'Play');
    await page.waitForURL('**/matches/**');
    await page.getByRole('heading', { name: 'The lonely church' }).waitFor();
    expect([...drawer.troubles, ...other.troubles]).toEqual([]);
    await leave(drawer, other);
  });

  it('begins with whatever a battle may begin with, drawn on a phone', async () => {
    const drawer = await visitor(browser, 'phone');
    const { page } = drawer;
    await signUp(drawer, 'Dora');
    await page.goto('/fields/new');
    await page.getByText('This battlefield is playable.').waitFor();
    await page.getByText('Soldiers of Herbivoria').click();
    await press(page, 'Medic');
    await square(page, '0,2').click();
    await says(page, '0,2', 'Nurse Fleece');
    await page.getByText('Soldiers of Carnivoron').click();
    await page.getByRole('button', { name: 'Sniper', exact: true }).last().click();
    await square(page, '0,-2').click();

    const medic = page.locator('details').filter({ hasText: /^Nurse Fleece, Medic of Herbivoria: 0,2/ });
    await medic.locator('summary').click();
    await medic.getByLabel('Damage, up to 3').fill('2');
    await medic.getByLabel('Grenades', { exact: true }).fill('3');
    await medic.getByRole('combobox', { name: 'Token to hold' }).selectOption('CASE');
    await medic.getByRole('button', { name: 'Add: Token to hold' }).click();
    await medic.getByRole('button', { name: /^Remove: / }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Starting point' }).inputValue()).toBe('turn');
    await page.getByLabel('Round', { exact: true }).fill('3');
    await page.getByRole('combobox', { name: 'Card in the hand of Carnivoron' }).selectOption('T16');

    // By the keyboard: a group within the goal, and what is not so within the group.
    await page.getByRole('combobox', { name: 'Objective' }).selectOption('own');
    await page.getByRole('combobox', { name: 'New condition for Herbivoria', exact: true }).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText("tile (0, 0) is No Man's Land; or the last round is over").first().waitFor();
    await addCondition(page, 'Herbivoria, 1', 'all');
    await page.getByText("or (tile (0, 0) is No Man's Land, and the last round is over)").first().waitFor();
    await page.getByLabel('Negate').first().focus();
    await page.keyboard.press('Space');
    await page.getByText('not:').first().waitFor();

    await page.getByText('Special rules').click();
    await page.getByLabel(/^Stone building/).check();
    await page.getByLabel('Damage that destroys it').fill('9');
    await page.getByText('This battlefield is playable.').waitFor();
    await expectSound(page);
    await picture(page, 'editor-phone');
    await press(page, 'Save');
    await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();

    await page.reload();
    await page.getByText('This battlefield is playable.').waitFor();
    await page.getByText('Special rules').click();
    expect(await page.getByLabel('Damage that destroys it').inputValue()).toBe('9');
    expect(await page.getByRole('combobox', { name: 'Card in the hand of Carnivoron' }).inputValue()).toBe('T16');
    await medic.locator('summary').click();
    expect(await medic.getByLabel('Grenades', { exact: true }).inputValue()).toBe('3');
    await medic.getByRole('button', { name: /^Remove: / }).waitFor();
    expect(drawer.troubles).toEqual([]);
    await leave(drawer);
  });

  it('has its rules in place', async () => {
    const reader = await visitor(browser, 'phone');
    await reader.page.goto('/rules/animal-world-war');
    await reader.page.getByRole('heading', { name: 'Every rule by its number' }).waitFor();
    await expectSound(reader.page);
    await reader.page.getByRole('link', { name: 'AWW-151' }).first().click();
    await reader.page.locator('#AWW-151:target').waitFor();
    expect(reader.troubles).toEqual([]);
    await leave(reader);
  });
});

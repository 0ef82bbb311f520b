import { drawTests } from '@fieldpost/config/draw-tests';
import { paced } from '@fieldpost/config/pace';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectGiven } from './phone-orders.ts';
import { closeSheet, inSight, leave, openDetails, openSheet, playLines, readyFor, says, square } from './table.ts';
import { type Device, expectSound, openBrowser, picture, signUp, type Visitor, visitor } from './visitor.ts';
import { againstComputers, askedIn, rivals, sitDownAtMap } from './war-table.ts';

drawTests(1, 3);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const DEVICES: readonly Device[] = ['phone', 'desk'];

const unit = (id: string, hex: readonly [number, number], fire = 0) => ({ id, hex, fire });

/** The last turn on the ford: Blue has tanks at the western bridge, Red holds Garrow with Infantry that burns. */
const LAST_TURN = {
  scenario: 'custom',
  scenarioDocument: {
    map: 'ford',
    options: { pace: 'windows', turnLimit: 10, conquestShare: 60 },
    turn: 10,
    step: 10,
    order: ['s1', 's2'],
    units: [
      unit('s1-tank-1', [0, 0]),
      unit('s1-tank-2', [1, -1]),
      unit('s1-inf-1', [-4, 0]),
      unit('s2-inf-1', [3, 0], 6),
      unit('s2-inf-2', [4, 0]),
    ],
  },
} as const;

const button = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Orders', exact: true }).getByRole('button', { name, exact: true });

/** Red passes until Blue must move again, or the war is over. `left`: the window that Blue is leaving. */
async function redPasses(red: Visitor, id: string, left: string): Promise<void> {
  const leaving = async () => {
    const { status, side, window } = await askedIn(red, id);
    return status === 'playing' && side === 's1' && window === left;
  };
  await expect.poll(leaving).toBe(false);
  for (;;) {
    const { status, side } = await askedIn(red, id);
    if (status !== 'playing' || side !== 's2') return;
    await playLines(red, id, ['pass']);
  }
}

describe.each(DEVICES)('Mass Warfare on a %s', (device) => {
  it('is played to its last turn: march, take back, odds, attack, build, and who came first', async () => {
    const { blue, red, id, path } = await rivals(browser, device, LAST_TURN);
    const { page } = blue;
    await sitDownAtMap(page, path);
    await inSight(page, /^Move your units/);
    await expectSound(page);
    await picture(page, `war-${device}-begins`);

    // A tank is touched, says what it costs, goes where it is sent, and is taken back.
    await square(page, '0,0').click();
    await inSight(page, 'costs 1 of 30 oil');
    await picture(page, `war-${device}-reach`);
    await square(page, '1,0').click();
    await says(page, '1,0', 'Blue tank 1');
    await readyFor(page, 'Undo');
    await button(page, 'Undo').click();
    await says(page, '0,0', 'Blue tank 1');
    await square(page, '0,0').click();
    await square(page, '2,0').click();
    await says(page, '2,0', 'Blue tank 1');
    await square(page, '1,-1').click();
    await square(page, '2,-1').click();
    await says(page, '2,-1', 'Blue tank 2');
    await button(page, 'Done moving').click();
    await redPasses(red, id, 'march');

    // An enemy is touched, then who attacks it: the chance after each; the details say the same.
    await inSight(page, /^Attack \(step/);
    await square(page, '3,0').click();
    await inSight(page, 'Tap attackers in order');
    await square(page, '2,0').click();
    await page
      .getByText(/(\d+|above 99)% it falls[.;]|it falls for certain\./i)
      .filter({ visible: true })
      .first()
      .waitFor();
    await openDetails(page);
    await inSight(page, 'Attackers, one after another');
    await expectSound(page);
    await picture(page, `war-${device}-odds`);
    await closeSheet(page);
    await readyFor(page, 'Attack');
    await button(page, 'Attack').click();
    await button(page, 'Done attacking').click();
    await redPasses(red, id, 'assault');

    // A factory builds what the purse allows.
    await inSight(page, /^Build units/);
    await square(page, '-4,1').click();
    await page.getByRole('button', { name: /^Build infantry, 1 metal/ }).click();
    await button(page, 'Build').click();
    await says(page, '-4,1', 'Blue infantry 2');
    await openSheet(page, 'Armies');
    await page.getByRole('table', { name: 'Order of battle' }).waitFor();
    await expectSound(page);
    await picture(page, `war-${device}-armies`);
    await openSheet(page, 'Map');
    await page.getByRole('radio', { name: /^Food and people/ }).check();
    await picture(page, `war-${device}-hunger`);
    await openSheet(page, 'Orders');
    await page.getByLabel('Fighters against enemy planes').selectOption('always');
    await page.getByRole('button', { name: 'Save orders' }).click();
    await page.locator('button[aria-disabled="true"]:has-text("Save orders")').waitFor();
    // At its end the fixed buttons cover nothing that a player could tap: such content scrolls into sight.
    await page.getByRole('button', { name: 'Test on past turns' }).scrollIntoViewIfNeeded();
    await expectSound(page);
    await closeSheet(page);
    await button(page, 'Done building').click();
    for (;;) {
      await redPasses(red, id, 'production');
      const { status } = await askedIn(red, id);
      if (status !== 'playing') break;
      await playLines(blue, id, ['pass']);
    }
    await page.reload();
    await sitDownAtMap(page, path);
    await inSight(page, 'The match has ended.');
    await expectSound(page);
    await picture(page, `war-${device}-over`);
    expectGiven(blue, 'march', 'attack', 'build', 'pass', 'standing');
    expect(blue.troubles).toEqual([]);
    await leave(blue, red);
  });

  it('is played by four: who is next, what is asked, and three computers that answer', async () => {
    const { person, id, path } = await againstComputers(browser, device, {
      scenario: 'four-corners',
      options: { pace: 'windows', conquestShare: 40, turnLimit: 10 },
    });
    const { page } = person;
    await sitDownAtMap(page, path);
    await expect.poll(async () => (await askedIn(person, id)).side, { timeout: paced(60_000) }).toBe('s1');
    await sitDownAtMap(page, path);
    const order = page.getByRole('list', { name: 'Order of this turn' });
    expect(await order.getByRole('listitem').count()).toBe(4);
    await order.getByText('You').waitFor();
    await expectSound(page);
    await picture(page, `four-${device}-asked`);
    await button(page, 'Next (5)').click();
    await picture(page, `four-${device}-picked`);
    await openDetails(page);
    await expectSound(page);
    await closeSheet(page);
    await openSheet(page, 'Match');
    await picture(page, `four-${device}-match`);
    await expectSound(page);
    expectGiven(person);
    expect(person.troubles).toEqual([]);
    await leave(person);
  });

  it('is begun by who is new with one press, or on the map of a number', async () => {
    const person = await visitor(browser, device);
    await signUp(person, 'Nora');
    const { page } = person;
    await page.goto('/matches/new');
    await page.getByLabel('Game', { exact: true }).selectOption('mass-warfare');
    const first = page.getByRole('region', { name: 'First game: the ford' });
    await first.waitFor();
    await expectSound(page);
    await picture(page, `war-${device}-first`);
    await page.getByText('More options').click();
    await page.getByText('Your map', { exact: true }).click();
    await page.getByLabel('Map number').fill('7');
    await page.getByRole('button', { name: 'Use gen-2-7' }).click();
    await page.getByLabel(/^Computer, normal/).check();
    await expectSound(page);
    await page.getByRole('button', { name: 'Create match' }).click();
    await page.getByRole('region', { name: 'The general’s map' }).waitFor();
    await page.goto('/matches/new');
    await page.getByLabel('Game', { exact: true }).selectOption('mass-warfare');
    await page.getByRole('button', { name: 'Play it now' }).click();
    await page.getByRole('region', { name: 'The general’s map' }).waitFor();
    await picture(page, `war-${device}-first-turn`);
    expect(person.troubles).toEqual([]);
    await leave(person);
  });

  it('has maps drawn: the same for every seat, refused with the place, kept and played', async () => {
    const person = await visitor(browser, device, 'dark');
    await signUp(person, 'Mapi');
    const { page } = person;
    await page.goto('/fields/new?game=mass-warfare');
    await page.getByText('This map is playable.').waitFor();
    await page.getByRole('button', { name: 'Mountains' }).click();
    await square(page, '0,-2').focus();
    await page.keyboard.press('Enter');
    await says(page, '0,-2', 'Mountains');
    await says(page, '0,2', 'Mountains');
    await picture(page, `map-${device}-drawn`);
    await page.getByRole('button', { name: 'Water', exact: true }).click();
    await square(page, '-3,-4').focus();
    await page.keyboard.press('Enter');
    await page
      .getByText(/^Not playable yet: Blue: Home, factory and Infantry of a seat must be on land. \(-3,-4\)/)
      .waitFor();
    await expectSound(page);
    await picture(page, `map-${device}-refused`);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('This map is playable.').waitFor();
    await page.getByText('Map as text').click();
    const text = page.getByLabel('fpmap');
    const written = await text.inputValue();
    expect(written).toContain('map drawn\nplayers 2');
    await text.fill(written.replace('cells 189', 'cells 188'));
    await page.getByRole('button', { name: 'Apply text' }).click();
    await inSight(page, 'The number of hexes does not match the header.');
    await text.fill(written.replace(/name -3,-4 .*/, 'name -3,-4 Ostend'));
    await page.getByRole('button', { name: 'Apply text' }).click();
    await says(page, '-3,-4', 'Ostend');
    await page.getByLabel('Title').fill('Two hills');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForURL('**/matches/**');
    expect(person.troubles).toEqual([]);
    await leave(person);
  });

  it('is played by keys alone, in the dark', async () => {
    const { person, path } = await againstComputers(browser, device, { scenario: 'first-game' }, 'dark');
    const { page } = person;
    await sitDownAtMap(page, path);
    await inSight(page, 'Your turn');
    await sitDownAtMap(page, path);
    await page.keyboard.press('n');
    await page.getByRole('grid', { name: 'Map' }).getByRole('button', { pressed: true }).waitFor();
    await picture(page, `war-${device}-dark`);
    await page.keyboard.press('m');
    await picture(page, `war-${device}-income`);
    await expectSound(page);
    const unit = page.getByRole('grid', { name: 'Map' }).getByRole('button', { pressed: true });
    await unit.focus();
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Escape']) await page.keyboard.press(key);
    await page.getByRole('grid', { name: 'Map' }).getByRole('button', { pressed: true }).waitFor({ state: 'detached' });
    expect(person.troubles).toEqual([]);
    await leave(person);
  });
});

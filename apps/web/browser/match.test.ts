import { drawTests } from '@fieldpost/config/draw-tests';
import { paced } from '@fieldpost/config/pace';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectGiven } from './phone-orders.ts';
import {
  closeSheet,
  inSight,
  leave,
  openDetails,
  openSheet,
  opponents,
  playLines,
  readyFor,
  saying,
  says,
  scenes,
  sitDown,
  square,
  toPresent,
} from './table.ts';
import { awake, type Device, expectSound, openBrowser, picture } from './visitor.ts';

drawTests(1);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const DEVICES: readonly Device[] = ['phone', 'desk'];
/** North's Headquarters in the corner, two flame throwers near it. */
const LAST_STAND = { scenario: 'custom', scenarioDocument: 'h7/7i/FF6/8/8/8/8/4H3 S 1 1' };

describe.each(DEVICES)('a match on a %s', (device) => {
  it('is played to the end, watched, replayed and played again', async () => {
    const { south, north, id, path } = await opponents(browser, device, LAST_STAND);
    const { page } = south;
    await sitDown(page, path);
    await page.getByText('Your turn', { exact: true }).waitFor();
    await says(page, 'b6', 'can move to');
    await expectSound(page);

    // Pick, see, move, take it back, move again.
    await square(page, 'b6').click();
    await says(page, 'b7', 'can be reached');
    await square(page, 'b7').click();
    await says(page, 'b7', 'South Flame Thrower');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await says(page, 'b6', 'South Flame Thrower');
    await square(page, 'b6').click();
    await square(page, 'b7').click();
    await says(page, 'b7', 'has moved');
    await page.getByRole('button', { name: 'End turn' }).click();
    const asked = page.getByText('1 unit can still attack');
    await asked.waitFor();
    await expectSound(page);
    // The question is above its buttons, which do not cover it.
    const [words, answer] = await Promise.all([
      asked.boundingBox(),
      page.getByRole('button', { name: 'Not yet' }).boundingBox(),
    ]);
    expect((words?.y ?? 0) + (words?.height ?? Number.NaN)).toBeLessThanOrEqual(answer?.y ?? 0);
    await page.getByRole('button', { name: 'End the turn' }).click();
    await page.getByText('Nils’s turn').waitFor();

    // The other player sees the events since their last visit, and continues to the present.
    await sitDown(north.page, path);
    await scenes(north.page).waitFor();
    await expectSound(north.page);
    await toPresent(north.page);
    await says(north.page, 'h7', 'can move to');

    // The link of a letter shows again what it told, and is done with when it has been seen.
    await sitDown(north.page, `${path}?since=1`);
    await scenes(north.page).waitFor();
    await toPresent(north.page);
    await says(north.page, 'h7', 'can move to');
    await north.page.waitForURL((url) => url.search === '');

    // The first page updates automatically.
    await playLines(north, id, ['h7-h6', 'end']);
    await page.getByText('Your turn', { exact: true }).waitFor();
    await says(page, 'a6', 'can move to');
    await square(page, 'a6').click();
    await square(page, 'a7').click();
    await says(page, 'a7', 'has moved');

    // A combined attack: seen before it is ordered, then carried out.
    await square(page, 'a8').click();
    await square(page, 'b7').click();
    await inSight(page, '4 of 4 damage: Headquarters is destroyed.');
    await expectSound(page);
    await page.getByRole('button', { name: 'Attack', exact: true }).click();
    await inSight(page, 'Sophie as South won');
    await page.getByRole('list', { name: 'Highlights' }).getByText('The first loss', { exact: true }).waitFor();
    await page.getByRole('region', { name: 'What each side lost' }).locator('svg').first().waitFor();
    await expectSound(page);
    await picture(page, `ending-${device}`);

    // The replay, by the keys of the scrubber.
    await page.getByRole('button', { name: 'Replay', exact: true }).click();
    const scrubber = page.getByRole('slider', { name: 'Step of the match' });
    await scrubber.press('End');
    await inSight(page, 'You win');
    await scrubber.press('Home');
    await says(page, 'b6', 'South Flame Thrower');
    await scrubber.press('ArrowRight');
    await says(page, 'b7', 'South Flame Thrower');
    await expectSound(page);
    // The address holds the moment, and gives it back with the speed that it names.
    await page.waitForURL('**?step=1');
    await page.goto(`${path}?step=1&speed=slow`);
    await awake(page);
    await says(page, 'b7', 'South Flame Thrower');
    await openSheet(page, 'Match');
    expect(await page.getByLabel('Animation').inputValue()).toBe('slow');
    await page.getByText('Embed in a web page or forum').click();
    expect(await page.getByLabel('HTML iframe').inputValue()).toContain('/embed/');
    await expectSound(page);
    await closeSheet(page);
    await page.getByRole('button', { name: 'Back to now' }).click();
    await page.waitForURL((url) => url.search === '');

    // Again, with sides swapped.
    await page.getByRole('button', { name: 'Rematch with sides swapped' }).click();
    await page.waitForURL((url) => url.pathname !== path);
    await sitDown(north.page, path);
    await north.page.getByRole('button', { name: /rematch/i }).click();
    await north.page.waitForURL((url) => url.pathname !== path);
    await awake(north.page);
    await says(north.page, 'e1', 'South Headquarters');
    expectGiven(south, 'move', 'endTurn', 'attack');
    expect([...south.troubles, ...north.troubles]).toEqual([]);
    await leave(south, north);
  });

  it('goes from the design of armies through placing to the first move', async () => {
    const { south, north, path } = await opponents(browser, device, {
      scenario: 'standard',
      options: { elite: 'on', terrain: 'salient' },
    });
    await sitDown(south.page, path);
    await south.page.getByRole('button', { name: 'Mass' }).click();
    await south.page.getByRole('button', { name: 'Remove one Artillery' }).click();
    await south.page.getByText('1 more to choose.').waitFor();
    await south.page.getByRole('button', { name: 'Add one Tank' }).click();
    await south.page.getByRole('button', { name: 'Tank', exact: true }).click();
    await expectSound(south.page);
    await south.page.getByRole('button', { name: 'Commit army' }).click();
    await south.page.getByText('Your army is sealed').waitFor();

    await sitDown(north.page, path);
    await north.page.getByRole('button', { name: 'Gun line' }).click();
    await north.page.getByRole('button', { name: 'Commit army' }).click();

    // South has more Infantry and is first (CA-022): one unit by hand, the rest by a plan.
    await openDetails(south.page);
    await south.page.getByRole('button', { name: /^12 Infantry/ }).click();
    await says(south.page, 'a3', 'place Infantry here');
    await expectSound(south.page);
    await square(south.page, 'a3').click();
    await says(south.page, 'a3', 'South Infantry');
    await south.page.getByRole('button', { name: 'Plan ahead', exact: true }).click();
    await square(south.page, 'b3').click();
    expect(await saying(south.page, 'b3')).toContain('planned for Infantry');
    await south.page.getByRole('button', { name: 'Place row by row' }).click();
    await expectSound(south.page);
    await south.page.getByRole('button', { name: 'Save plan' }).click();
    await inSight(south.page, 'continues automatically');

    await toPresent(north.page);
    await north.page.getByText('Place a unit in your back rows').waitFor();
    await openDetails(north.page);
    await north.page.getByRole('button', { name: 'Place the rest as printed: Gun line' }).click();
    await says(south.page, 'a3', 'can move to');
    await says(north.page, 'e8', 'North Headquarters');
    expectGiven(south, 'commitArmy', 'place', 'plan');
    expect([...south.troubles, ...north.troubles]).toEqual([]);
    await leave(south, north);
  });

  it('is drawn by agreement, or given up', async () => {
    const first = await opponents(browser, device, { scenario: 'open-duel' });
    await sitDown(first.south.page, first.path);
    await openSheet(first.south.page, 'Match');
    await first.south.page.getByRole('button', { name: 'Offer draw' }).click();
    await inSight(first.south.page, 'You have offered a draw');
    await sitDown(first.north.page, first.path);
    await inSight(first.north.page, 'Sophie offers a draw');
    await expectSound(first.north.page);
    // Put off, it stays in the head, and is asked again from there.
    await first.north.page.getByRole('button', { name: 'Later', exact: true }).click();
    await first.north.page.getByRole('button', { name: 'Sophie offers a draw: answer' }).click();
    await first.north.page.getByRole('button', { name: 'Accept draw …' }).click();
    await first.north.page.getByRole('button', { name: 'Accept draw', exact: true }).click();
    await inSight(first.north.page, 'By agreement.');
    await inSight(first.south.page, 'By agreement.');
    await leave(first.south, first.north);

    const second = await opponents(browser, device, { scenario: 'open-duel' });
    await sitDown(second.north.page, second.path);
    await openSheet(second.north.page, 'Match');
    await second.north.page.getByRole('button', { name: 'Resign' }).click();
    await second.north.page.getByRole('button', { name: 'Resign' }).click();
    await inSight(second.north.page, 'Sophie as South won');
    await leave(second.south, second.north);
  });
});

/** A reinforcement is due to South, and North has three who can reach Infantry on e4. */
const CALLED_UP = {
  scenario: 'custom',
  scenarioDocument: { position: '4h3/8/8/2tit3/4I3/8/8/4H3 S 3 3', options: { reinforcements: 'on' } },
};

describe('on a phone', () => {
  it('a reinforcement is called up, orders for retreats are left, and a unit falls back where its player says', async () => {
    const { south, north, id, path } = await opponents(browser, 'phone', CALLED_UP);
    const { page } = south;
    await sitDown(page, path);
    await openSheet(page, 'Retreats');
    await page.getByText('Standing orders for retreats').click();
    await page.getByLabel('Retreat orders: All units').selectOption('ask');
    await page.getByRole('button', { name: 'Save orders' }).click();
    await page.locator('button[aria-disabled="true"]:has-text("Save orders")').waitFor();
    await closeSheet(page);

    await page.getByRole('button', { name: 'Next: Infantry' }).click();
    await inSight(page, 'Tap a square in your back row.');
    await square(page, 'a1').click();
    await says(page, 'a1', 'South Infantry');
    await readyFor(page, 'End turn');
    await playLines(south, id, ['pass']);
    await playLines(north, id, ['c5xe4', 'e5xe4', 'd5xe4']);

    await inSight(page, 'must retreat 1 square');
    await square(page, 'e3').click();
    await page.getByRole('button', { name: 'Retreat to e3', exact: true }).click();
    await says(page, 'e3', 'South Infantry');
    expectGiven(south, 'setRetreatOrders', 'reinforce', 'retreat');
    expect(south.troubles).toEqual([]);
    await leave(south, north);
  });
});

describe('the keyboard alone', () => {
  it('plays a turn', async () => {
    const { south, north, path } = await opponents(browser, 'desk', LAST_STAND);
    const { page } = south;
    await sitDown(page, path);
    await square(page, 'a6').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await says(page, 'b7', 'can be reached');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await says(page, 'b7', 'has moved');
    await readyFor(page, 'End turn');
    await page.keyboard.press('u');
    await says(page, 'b6', 'can move to');
    await expect
      .poll(() => page.locator('[data-spoken]').textContent())
      .toMatch(/^Undone: South's Flame Thrower moves/);
    await page.keyboard.press('n');
    await page.keyboard.press('Escape');
    await square(page, 'b6').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await says(page, 'b7', 'can attack 1 target');
    await square(page, 'b7').focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await inSight(page, '2 of 4 damage: Headquarters holds.');
    // The move is shown before the service has answered, and an order that comes before that is not taken.
    await readyFor(page, 'Attack');
    await page.keyboard.press('f');
    await says(page, 'a8', 'damage 2 of 4');
    await readyFor(page, 'End turn');
    await square(page, 'b7').focus();
    // Nothing is left to do: the turn ends without a question.
    await page.keyboard.press('e');
    await page.getByText('Nils’s turn').waitFor();
    await expect.poll(() => page.locator('[data-spoken]').textContent()).toContain('South ends turn 1');
    expect(south.troubles).toEqual([]);
    await leave(south, north);
  });

  it('is told why an order is refused, with the rule', async () => {
    const { south, north, path } = await opponents(browser, 'desk', LAST_STAND);
    const { page } = south;
    await sitDown(page, path);
    await openSheet(page, 'Match');
    await page.getByLabel('Order notation').fill('b6xa8');
    await page.keyboard.press('Enter');
    const alert = page.getByRole('alert').filter({ hasText: 'The target is out of range.' });
    await alert.waitFor();
    expect(await alert.getByRole('link').getAttribute('href')).toBe('/rules/wwi-combined-arms#CA-041');
    await leave(south, north);
  });
});

describe('a line that is slow to be laid', () => {
  it('brings what happened before it lay', async () => {
    const { south, north, id, path } = await opponents(browser, 'desk', LAST_STAND);
    const played = Promise.withResolvers<void>();
    await north.page.routeWebSocket('**/graphql', async (line) => {
      await played.promise;
      line.connectToServer();
    });
    await sitDown(north.page, path);
    await north.page.getByText('Sophie’s turn').waitFor();
    await playLines(south, id, ['b6-b7', 'pass']);
    played.resolve();
    await north.page.getByText('Your turn', { exact: true }).waitFor({ timeout: paced(10_000) });
    expect(north.troubles).toEqual([]);
    await leave(south, north);
  });
});

/** What is asked seldom: a reinforcement, where a unit falls back to, orders for that, and the large board. */
import { drawTests } from '@fieldpost/config/draw-tests';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  inSight,
  leave,
  openDetails,
  openSheet,
  opponents,
  playLines,
  readyFor,
  says,
  sitDown,
  square,
} from './table.ts';
import { expectSound, openBrowser } from './visitor.ts';

drawTests(1, 3);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Two flame throwers beside an Infantry; South's third turn, in which a reinforcement comes (CA-065). */
const THIRD_TURN = {
  scenario: 'custom',
  scenarioDocument: 'h7/8/8/3i4/3FF3/8/8/4H3 S 3 3',
  options: { reinforcements: 'on' },
};

describe('the seldom windows on a phone', () => {
  it('a reinforcement comes, a unit falls back where its owner says', async () => {
    const { south, north, id, path } = await opponents(browser, 'phone', THIRD_TURN);

    // North wants to be asked.
    await sitDown(north.page, path);
    await openSheet(north.page, 'Retreats');
    await north.page.getByText('Standing orders for retreats').click();
    await north.page.getByLabel('Retreat orders: All units').selectOption('Ask me');
    await expectSound(north.page);
    await north.page.getByRole('button', { name: 'Save orders' }).click();
    await north.page.getByText('Retreat orders saved.').waitFor({ state: 'attached' });

    // South's reinforcement stands first (CA-065).
    await sitDown(south.page, path);
    await inSight(south.page, 'A reinforcement has arrived');
    await expectSound(south.page);
    await openDetails(south.page);
    await south.page.getByRole('button', { name: 'Machine Gun', exact: true }).click();
    await says(south.page, 'c1', 'can be reached');
    // What the page foresees looks as if it had been taken: only the service's answer tells.
    const answered = south.page.waitForResponse(
      (one) => one.request().postData()?.includes('"operationName":"Play"') ?? false,
    );
    await square(south.page, 'c1').click();
    await says(south.page, 'c1', 'South Machine Gun');
    await answered;

    // Hit too hard, the Infantry has to go: North is asked, and told what each square is worth (CA-050, CA-052).
    await playLines(south, id, ['d4xd5', 'e4xd5']);
    await south.page.getByText('Nils’s turn').waitFor();
    await inSight(north.page, 'must retreat 1 square.');
    await expectSound(north.page);
    await square(north.page, 'd6').click();
    await north.page.getByRole('button', { name: 'Retreat to d6' }).click();
    await says(north.page, 'd6', 'North Infantry');
    await says(south.page, 'd6', 'North Infantry');
    await readyFor(south.page, 'End turn');
    expect([...south.troubles, ...north.troubles]).toEqual([]);
    await leave(south, north);
  });

  it('the large board fits, and is played on', async () => {
    const { south, north, path } = await opponents(browser, 'phone', {
      scenario: 'campaign-duel',
      options: { first: 'south' },
    });
    await sitDown(south.page, path);
    await says(south.page, 'f1', 'South');
    expect(await south.page.locator('[data-square]').count()).toBe(144);
    await expectSound(south.page);
    const unit = south.page.locator('[data-square][aria-label*="can move to"]').first();
    const from = await unit.getAttribute('data-square');
    await unit.click();
    const goal = south.page.locator('[data-square][aria-label*="can be reached"]').first();
    const to = await goal.getAttribute('data-square');
    await goal.click();
    await says(south.page, to ?? '', 'has moved');
    expect(await square(south.page, from ?? '').getAttribute('aria-label')).not.toContain('South');
    expect(south.troubles).toEqual([]);
    await leave(south, north);
  });
});

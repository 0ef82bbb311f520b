import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeSheet, inSight, leave, openDetails, playLines, readyFor, says, square } from './table.ts';
import { expectSound, openBrowser, picture, type Visitor } from './visitor.ts';
import { commanders, goTo, SKIRMISH, sitDownToWar } from './world-war-table.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

describe('a war on a phone', () => {
  it('takes an order by two touches on the battlefield, inside a tank and on the frequencies', async () => {
    const { west, east, id, path } = await commanders(browser, 'phone', SKIRMISH);
    const { page } = west;
    await sitDownToWar(page, path);
    await inSight(page, 'Act with a unit or a device');
    await picture(page, 'wwa-field-phone');
    await expectSound(page);

    // Two touches: where they end, and what they do from there.
    await page.getByRole('region', { name: 'Who may act' }).getByRole('button', { name: 'Landser u1' }).click();
    await says(page, '8,7', 'can be reached');
    await square(page, '8,7').click();
    await inSight(page, 'Walk to 8,7');
    await square(page, '9,7').click();
    await page
      .getByRole('region', { name: 'What can be done' })
      .getByRole('button', { name: 'Bolt rifle at Strelok u5' })
      .click();
    await inSight(page, 'It falls');
    await picture(page, 'wwa-aimed-phone');
    await openDetails(page);
    await page.getByRole('list', { name: 'What may come of it' }).waitFor();
    await expectSound(page);
    await openDetails(page);
    expect(await page.evaluate(() => document.documentElement.scrollTop)).toBe(0);
    await closeSheet(page);
    await press(page, 'Fire');
    await page.getByText('Waits for Egon').waitFor();
    await playLines(east, id, ['pass']);

    // Inside a tank: its roof is lifted, all of it is in sight, and a core is touched where it lies.
    await page.getByRole('button', { name: /^Next/ }).waitFor();
    await goTo(page, 'Molot');
    await says(page, '14,10', 'core C1');
    await picture(page, 'wwa-inside-phone');
    await square(page, '13,10').click();
    await says(page, '14,10', 'Mark core C1');
    await square(page, '14,10').click();
    await press(page, 'Mark it');
    await page.getByText('Waits for Egon').waitFor();
    await says(page, '14,10', 'core C1, marked');
    await playLines(east, id, ['pass']);

    // On the frequencies: a relay is moved.
    await page.getByRole('button', { name: /^Next/ }).waitFor();
    await goTo(page, 'Frequencies');
    await says(page, 'F4', 'can be ordered');
    await picture(page, 'wwa-wireless-phone');
    await expectSound(page);
    await square(page, 'F4').click();
    await says(page, 'F3', 'Shift to F3');
    await square(page, 'F3').click();
    await press(page, 'Send');
    await page.getByText('Waits for Egon').waitFor();
    await says(page, 'F3', 'Relais d25');
    expect([...west.troubles, ...east.troubles]).toEqual([]);
    await leave(west, east);
  });

  it('warns of a blast that reaches one’s own', async () => {
    const { west, east, path } = await commanders(browser, 'phone', SKIRMISH);
    const { page } = west;
    await sitDownToWar(page, path);
    await page.getByRole('region', { name: 'Who may act' }).getByRole('button', { name: 'Faustschuetze u2' }).click();
    await square(page, '10,6').click();
    await inSight(page, 'of yours in the blast!');
    await says(page, '9,6', 'yours, in the blast');
    await picture(page, 'wwa-blast-phone');
    expect(west.troubles).toEqual([]);
    await leave(west, east);
  });
});

/** In each phase whoever has the initiative goes first, and a coin gives it: the east answers while it is waited for. */
async function untilAsked({ page }: Visitor, east: Visitor, id: string, button: string, answer: string): Promise<void> {
  const own = page.locator(`button:enabled:not([aria-disabled="true"]):has-text("${button}")`);
  const waits = page.getByText('Waits for Egon');
  await own.or(waits).first().waitFor();
  if (await waits.isVisible()) await playLines(east, id, [answer]);
  await readyFor(page, button);
}

/** The other one's turn in the same phase, where it comes after one's own. */
async function unlessGone(east: Visitor, id: string, line: string): Promise<void> {
  await playLines(east, id, [line]).catch(() => undefined);
}

describe('a war on a desktop', () => {
  it('is placed, ordered on the board, reinforced, queued and seen again', async () => {
    const { west, east, id, path } = await commanders(browser, 'desk', { scenario: 'YARD' });
    const { page } = west;
    await sitDownToWar(page, path);
    await says(page, '-1,8', 'can be reached');
    await square(page, '-1,8').click();
    await press(page, 'Place');
    await page.getByText('Waits for Egon').waitFor();
    await playLines(east, id, ['tank 17,8']);
    await says(page, '4,8', 'can be reached');
    await square(page, '4,8').click();
    await press(page, 'Place');
    await page.getByText('Waits for Egon').waitFor();
    await playLines(east, id, ['support 12,8']);

    // The tank's order: where it will stand, whom it runs over, the aim, the gun and its moment.
    await untilAsked(west, east, id, 'Give the order', 'order 0F');
    await press(page, 'Faster');
    await press(page, 'Faster');
    await press(page, 'Turn right');
    await square(page, '7,10').click();
    await says(page, '7,10', 'the gun is aimed here');
    await page.getByRole('button', { name: /^Fire at moment 1/ }).click();
    await inSight(page, '2 ahead, then right, shell HE at 7,10');
    await picture(page, 'wwa-plan-desk');
    await expectSound(page);
    await press(page, 'Give the order');
    await unlessGone(east, id, 'order 0F');

    // A token of the hand, by its side.
    await untilAsked(west, east, id, 'Hold', 'hold');
    await page.getByRole('region', { name: 'Your hand' }).getByRole('button').first().click();
    await page.locator('[data-square][aria-label*="can be reached"]').first().click();
    await press(page, 'Play');
    await unlessGone(east, id, 'hold');

    // A queue with a guard, tried dry and filed: it is played in its turn.
    await untilAsked(west, east, id, 'Next', 'pass');
    await page.getByRole('tab', { name: 'Queue' }).click();
    await page.getByRole('region', { name: 'Who may act' }).getByRole('button', { name: 'Support tank' }).click();
    await says(page, '5,8', 'can be reached');
    await square(page, '5,8').click();
    await page.getByRole('button', { name: 'Add: Walk to 5,8' }).click();
    await page.getByText('Walk to 5,8').filter({ visible: true }).click();
    await page.getByLabel('Nobody of theirs near where it ends').selectOption('2');
    await inSight(page, 'If nobody is within 2 of 5,8:');
    await press(page, 'Then pass for the rest');
    await press(page, 'Try them on this position');
    await page.getByRole('list', { name: 'What would be played' }).waitFor();
    await picture(page, 'wwa-queue-desk');
    await expectSound(page);
    await press(page, 'File these orders');
    await says(page, '5,8', 'Support tank Wiesel');

    // Seen again, from the first step: nobody is there yet, then both tanks are.
    await page.getByRole('tab', { name: 'Match' }).click();
    await press(page, 'Replay');
    const scrubber = page.getByRole('slider', { name: 'Step of the match' });
    await scrubber.press('Home');
    await says(page, '5,8', 'clear ground');
    await scrubber.press('End');
    await says(page, '5,8', 'Support tank Wiesel');
    await picture(page, 'wwa-replay-desk');
    await expectSound(page);
    await press(page, 'To now');
    expect([...west.troubles, ...east.troubles]).toEqual([]);
    await leave(west, east);
  });

  it('has its rules in place', async () => {
    const { west, east, path } = await commanders(browser, 'desk', SKIRMISH);
    await sitDownToWar(west.page, path);
    await expectSound(west.page);
    await picture(west.page, 'wwa-table-desk');
    await west.page.goto('/rules/world-war-awesome');
    await west.page.getByRole('heading', { name: 'Every rule by its number' }).waitFor();
    await expectSound(west.page);
    await leave(west, east);
  });
});

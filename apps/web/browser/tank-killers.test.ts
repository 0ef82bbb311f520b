import { drawTests } from '@fieldpost/config/draw-tests';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectGiven } from './phone-orders.ts';
import { closeSheet, inSight, leave, openDetails, openSheet } from './table.ts';
import { asked, duellists, inHand, ordersOf, playCard, ready, sitDownAt } from './tank-table.ts';
import { type Device, expectSound, openBrowser } from './visitor.ts';

drawTests(1, 3);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const DEVICES: readonly Device[] = ['phone', 'desk'];

/** The German is to attack; both hold cards that matter, and the next cards are known. */
const DUEL = {
  scenario: 'custom',
  scenarioDocument: {
    options: { anglo: 'american' },
    position: {
      window: 'maneuver',
      active: 'german',
      forces: {
        german: { hand: ['AP Round', 'Flank Hit', 'Quick Kill', 'Treads Damaged', 'Rally', 'Machine Gun'], turns: 1 },
        anglo: { hand: ['Mud', 'Rugged Defense', 'Ambush', 'Skirt Armor'], table: ['M4 Sherman', 'M10'], turns: 1 },
      },
    },
    script: { german: ['Panther', 'Tiger'], anglo: ['M5'] },
  },
} as const;

describe.each(DEVICES)('Tank Killers on a %s', (device) => {
  it('is played: orders are filed as sentences, attacks are made, the story is told, orders are tried', async () => {
    const { german, anglo, path } = await duellists(browser, device, DUEL);

    // Orders as sentences. Orders that would betray the hand are refused and fixed; then they are filed.
    await sitDownAt(anglo.page, path);
    await ordersOf(anglo);
    await anglo.page.getByRole('button', { name: 'Defend threatened cards' }).click();
    await anglo.page
      .getByText(
        'When anything attacks and I would lose it, play the cheapest card that stops it, and keep at least 2 in hand.',
      )
      .click();
    const rule = anglo.page.getByRole('list', { name: 'Your rules' }).getByRole('group').first();
    await rule.getByLabel('Add to: and they attack with').selectOption('is:heavy');
    await rule.getByLabel('Add to: but keep').selectOption('Ambush');
    await anglo.page
      .getByText('When a heavy tank attacks and I would lose it, play the cheapest card that stops it, but keep Ambush')
      .waitFor();
    await rule.getByLabel('and where nothing fits').selectOption('ask');
    await anglo.page.getByText('a rule that asks must come before rules that play').waitFor();
    await expectSound(anglo.page);
    await anglo.page.getByRole('button', { name: 'Move asking first' }).click();
    await anglo.page.getByText('As text').click();
    const text = anglo.page.getByLabel('Orders as text');
    expect(JSON.parse(await text.inputValue()).rules[0]).toMatchObject({
      when: { attackerIs: ['heavy'] },
      keep: ['Ambush'],
    });
    await text.fill((await text.inputValue()).replace('"@smallestSufficient"', '"Rugged Defense"'));
    await anglo.page.getByText('play Rugged Defense, else the shortest range').waitFor();
    await anglo.page.getByRole('button', { name: 'Test on past windows' }).click();
    await anglo.page.getByText('You have not answered any windows yet.').waitFor();
    await anglo.page.getByRole('button', { name: 'Save orders' }).click();
    await anglo.page.locator('button[aria-disabled="true"]:has-text("Save orders")').waitFor();

    // The first attack: the Panther comes up, the Sherman is chosen, cards answer each other.
    const { page } = german;
    await sitDownAt(page, path);
    await inHand(page, 'AP Round').click();
    await openDetails(page);
    await page.getByText('Cannot be played now:').waitFor();
    await expectSound(page);
    await inHand(page, 'AP Round').click();
    await page.getByRole('button', { name: 'Attack', exact: true }).click();
    await asked(page, 'attacks: tap a target');
    await expectSound(page);
    await page.getByRole('button', { name: /^M4 Sherman.*12 against 6/ }).click();
    await asked(page, ': play or let stand');
    await inHand(page, 'AP Round').click();
    await inSight(page, '15 against 6: the M4 Sherman would be destroyed.');
    await expectSound(page);
    await ready(page, 'Play AP Round').click();
    await page.getByRole('list', { name: 'Cards played' }).first().getByText('Rugged Defense').waitFor();
    await ready(page, 'Let it stand').click();
    await asked(page, 'Attack again, or end your turn');
    await openSheet(page, 'Fight');
    await page.getByText('Lost: American M4 Sherman.').waitFor();
    await closeSheet(page);

    // The same Panther once more, at the unknown top of the deck.
    await playCard(page, 'Quick Kill');
    await asked(page, 'Choose who attacks again');
    await page.getByRole('button', { name: /^Panther.*attacks again/ }).click();
    await asked(page, 'attacks: tap a target');
    await page.getByRole('button', { name: /American deck.*attack it/ }).click();
    await asked(page, ': play or let stand');
    await ready(page, 'Let it stand').click();
    await asked(page, 'All done. End your turn.');
    await expectSound(page);
    await ready(page, 'End turn').click();
    await page.getByText('Alma’s turn').waitFor();

    // The other player reads the story, and tests their orders on past windows.
    await sitDownAt(anglo.page, path);
    await openSheet(anglo.page, 'Fight');
    await anglo.page.getByRole('heading', { name: 'German Panther against M5' }).waitFor();
    await ordersOf(anglo);
    await anglo.page.getByRole('button', { name: 'Save cards until it gets close' }).click();
    await anglo.page.getByRole('button', { name: 'Test on past windows' }).click();
    await anglo.page.getByText(/past windows; these orders would change 1 of your answers/).waitFor();
    await anglo.page.getByText('Then: play Rugged Defense.').first().click();
    // Windows with the same answer as before are folded away.
    const asThen = anglo.page.locator('details').filter({ hasText: /^\d+ unchanged/ });
    expect(await asThen.getByText('Then: pass.').first().isVisible()).toBe(false);
    await asThen.getByText(/unchanged$/).click();
    await asThen.getByText('Then: pass.').first().waitFor();
    await expectSound(anglo.page);
    expectGiven(german, 'attack', 'target', 'play', 'pass', 'attackWith', 'endTurn');
    expectGiven(anglo, 'setOrders');
    expect([...german.troubles, ...anglo.troubles]).toEqual([]);
    await leave(german, anglo);
  });
});

/** The same with one card more than may be held. */
const TEN_CARDS = (() => {
  const { scenarioDocument: document } = DUEL;
  const { german, anglo } = document.position.forces;
  const hand = [...german.hand, 'Bocage', 'Smoke', 'Trees', 'Fog of War'];
  const position = { ...document.position, forces: { german: { ...german, hand }, anglo } };
  return { ...DUEL, scenarioDocument: { ...document, position } };
})();

describe('a hand on a phone', () => {
  it('lies under the thumb in every state, what can be played in front', async () => {
    const { german, anglo, path } = await duellists(browser, 'phone', TEN_CARDS);
    const { page } = german;
    await sitDownAt(page, path);
    await asked(page, 'Discard 1 card: the limit is 9.');
    await inHand(page, 'Bocage').click();
    await ready(page, 'Discard Bocage').click();
    await ready(page, 'Attack').waitFor();
    const hand = page.getByRole('list', { name: /^Your hand/ });
    const playable = () =>
      hand.getByRole('button').evaluateAll((cards) => cards.map((card) => card.hasAttribute('data-live')));
    // The page never scrolls, and the hand stands above the bar in every state.
    const lowest = () => hand.evaluate((row) => innerHeight - row.getBoundingClientRect().bottom);
    const scrolls = () => page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 1);
    const atFirst = await lowest();
    expect(await scrolls()).toBe(false);
    expect(atFirst).toBeGreaterThanOrEqual(100);

    await ready(page, 'Attack').click();
    await asked(page, 'attacks: tap a target');
    await page.getByRole('button', { name: /^M4 Sherman/ }).click();
    await asked(page, ': play or let stand');
    await expect.poll(async () => (await playable()).lastIndexOf(true)).toBe(1);
    expect((await playable()).indexOf(false)).toBe(2);
    // The row goes back to its beginning as soon as something else is asked.
    await hand.evaluate((row) => row.scrollTo({ left: 9999 }));
    await ready(page, 'Let it stand').click();
    await asked(page, 'Attack again, or end your turn');
    await expect.poll(() => hand.evaluate((row) => row.scrollLeft)).toBe(0);
    expect((await playable())[0]).toBe(true);
    // Where it stands when all has come to rest; halves of a pixel are rounded either way.
    await expect.poll(async () => Math.abs((await lowest()) - atFirst)).toBeLessThanOrEqual(1);
    expect(await scrolls()).toBe(false);

    // A plan for the next turn: three touches, and it stands.
    await ready(page, 'End turn').click();
    await page.getByText('You could still play Quick Kill. End the turn anyway?').waitFor();
    await ready(page, 'End the turn').click();
    await page.getByText('Alma’s turn').waitFor();
    await ordersOf(german);
    await page.getByText('Plan for your turn 2: none').click();
    await page.getByRole('button', { name: 'Create plan' }).click();
    await page.getByRole('button', { name: 'Save plan' }).click();
    await page.getByText('Plan for your turn 2: saved').waitFor();
    expectGiven(german, 'discard', 'attack', 'target', 'pass', 'filePlan');
    expect(german.troubles).toEqual([]);
    await leave(german, anglo);
  });
});

describe('Tank Killers by the keyboard alone', () => {
  it('walks the hand, plays, passes and ends the turn', async () => {
    const { german, anglo, path } = await duellists(browser, 'desk', DUEL);
    const { page } = german;
    await sitDownAt(page, path);
    await inHand(page, 'AP Round').press('ArrowLeft');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.getByText('Cannot be played now:').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('a');
    await asked(page, 'attacks: tap a target');
    await page.getByRole('button', { name: /^M10/ }).press('Enter');
    await asked(page, ': play or let stand');
    await inHand(page, 'Flank Hit').press('Enter');
    await inSight(page, '16 against 5');
    await ready(page, 'Play Flank Hit').waitFor();
    await page.keyboard.press('p');
    await asked(page, 'Attack again, or end your turn');
    await ready(page, 'End turn').waitFor();
    await page.keyboard.press('e');
    await ready(page, 'End the turn').click();
    await page.getByText('Alma’s turn').waitFor();
    expect(german.troubles).toEqual([]);
    await leave(german, anglo);
  });

  it('builds a formation in secret, within its limits', async () => {
    const { german, anglo, path } = await duellists(browser, 'phone', { scenario: 'built-american' });
    const { page } = german;
    await sitDownAt(page, path);
    await page.getByRole('button', { name: 'Add one Tiger II' }).click();
    await inSight(page, 'This formation breaks the building rules.');
    await expectSound(page);
    await page.getByRole('button', { name: 'Remove one Panther' }).click();
    await page.getByRole('button', { name: 'German formation' }).click();
    await page.getByRole('button', { name: 'Seal formation' }).click();
    await page.getByText('Your formation is sealed until').waitFor();
    await sitDownAt(anglo.page, path);
    await anglo.page.getByRole('button', { name: 'Seal formation' }).click();
    await page.getByText('Your formation is sealed until').waitFor({ state: 'hidden' });
    expectGiven(german, 'commitDeck');
    expect([...german.troubles, ...anglo.troubles]).toEqual([]);
    await leave(german, anglo);
  });

  it('reads the rules with every card and every formation', async () => {
    const { german, anglo } = await duellists(browser, 'phone', { scenario: 'american' });
    await german.page.goto('/rules/tank-killers#TDC-054');
    await german.page.getByText('A Range card farther than the attacker’s range ends the attack at once.').waitFor();
    expect(await german.page.locator('#TDC-054').count()).toBe(1);
    await expectSound(german.page);
    await leave(german, anglo);
  });
});

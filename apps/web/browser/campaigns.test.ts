import { drawTests } from '@fieldpost/config/draw-tests';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectGiven } from './phone-orders.ts';
import { awake, expectSound, openBrowser, picture, signUp, visitor } from './visitor.ts';

drawTests(1, 3);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('a war of many battles', () => {
  it('is begun alone on a phone: a tactic in secret, a city, and the table (LC-130 to LC-132, LC-138)', async () => {
    const hanna = await visitor(browser, 'phone');
    const { page } = hanna;
    await signUp(hanna, 'Hanna');
    await page.goto('/campaigns');
    await expectSound(page);
    await picture(page, 'campaigns-phone');
    await page.getByRole('button', { name: 'Solo, against the computer' }).click();
    await page.getByRole('heading', { name: 'My war' }).waitFor();
    await picture(page, 'campaign-start-phone');
    await page.getByRole('button', { name: /^Begin with/ }).click();
    await page.getByText('Your move.').waitFor();
    await page
      .getByRole('button', { name: /^Frostfen/ })
      .first()
      .click();
    await page.getByText('of your twelve may fight').waitFor();
    await picture(page, 'campaign-declare-phone');
    await expectSound(page);
    await page.getByRole('button', { name: 'Attack Frostfen', exact: true }).click();
    await page.getByRole('link', { name: 'Go to battle 1' }).click();
    await page.getByRole('grid', { name: 'Battlefield' }).waitFor();
    await awake(page);
    const tactic = page.getByRole('group', { name: 'Bring an unlocked tactic' }).getByRole('button').first();
    await tactic.waitFor();
    await picture(page, 'campaign-bring-phone');
    await tactic.click();
    await page
      .getByRole('group', { name: 'Choose a soldier for your squad' })
      .or(page.getByText('Play a card or continue without one'))
      .first()
      .waitFor();
    expectGiven(hanna, 'bring');
    expect(hanna.troubles).toEqual([]);
    await hanna.context.close();
  });

  it('is looked back at: the front under the scrubber, a dossier, the roll of honour (LC-133 to LC-135)', async () => {
    const ada = await visitor(browser, 'desk', 'dark');
    const { page } = ada;
    await signUp(ada, 'Ida');
    await page.goto('/campaigns');
    await page.getByRole('link', { name: 'The war for Saltmarket' }).click();
    await page.getByRole('heading', { name: 'The last letter home' }).waitFor();
    await expectSound(page);
    await picture(page, 'campaign-desk');
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('fieldpost.campaign.')) localStorage.setItem(key, '0');
    });
    await page.reload();
    await page.getByRole('heading', { name: 'While you were away' }).waitFor();
    await page.getByText('3 battles since your last visit.').waitFor();
    await page.getByText(/won battle 1/).waitFor();
    await page.getByRole('link', { name: 'Timeline' }).click();
    const slider = page.getByRole('slider', { name: 'Ledger entry' });
    await slider.waitFor();
    await page.getByRole('button', { name: 'Next battle' }).click();
    await page.getByText(/won battle 1/).waitFor();
    await slider.press('ArrowRight');
    await page
      .getByText(/The city is in the hands of/)
      .first()
      .waitFor();
    await expectSound(page);
    await picture(page, 'campaign-timeline-desk');
    await page.goBack();
    await page.getByRole('link', { name: 'Roll of honour' }).click();
    await page.getByRole('heading', { name: 'The fallen' }).waitFor();
    await expectSound(page);
    await picture(page, 'campaign-honour-desk');
    await page.goBack();
    await page.getByRole('link', { name: 'Colonel Ivory' }).click();
    await page.getByRole('heading', { name: 'Record of service' }).waitFor();
    await expectSound(page);
    await picture(page, 'campaign-dossier-desk');
    expect(ada.troubles).toEqual([]);
    await ada.context.close();
  });
});

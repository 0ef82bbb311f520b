/** The longest and widest names of players and matches never make a page wider than a small phone. */
import { drawTests } from '@fieldpost/config/draw-tests';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askAs, leave } from './table.ts';
import { expectSound, openBrowser, picture, SIZES, signUp, visitor } from './visitor.ts';

drawTests(1, 3);

const NAME = 'W'.repeat(40);
const TITLE = 'M'.repeat(80);
const RESIGN = 'mutation ($id: ID!) { resign(matchId: $id) { id } }';
const CANCEL = 'mutation ($id: ID!) { cancelMatch(id: $id) }';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it('a name of 40 W and a title of 80 M leave the desk as wide as the phone', async () => {
  const [wide, other] = [await visitor(browser, 'phone'), await visitor(browser, 'phone')];
  await signUp(wide, NAME);
  await signUp(other, `${NAME.slice(0, -1)}V`);
  const input = { ruleSet: 'wwi-combined-arms', scenario: 'salient-duel', side: 'south', listed: true, title: TITLE };
  const create = 'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }';
  const open = () => askAs<{ createMatch: { id: string } }>(wide, create, { input });
  const { id } = (await open()).createMatch;
  await askAs(other, 'mutation ($id: ID!) { joinMatch(id: $id, side: "north") { id } }', { id });
  // The desk shows a match that waits for an opponent in another form.
  const { id: waiting } = (await open()).createMatch;
  for (const { page } of [wide, other])
    for (const path of ['/desk', '/lobby', '/account', `/matches/${waiting}`]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      const { width } = SIZES.phone;
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
      if (path === '/desk') {
        await page.getByText(TITLE).first().waitFor();
        await expectSound(page);
        await picture(page, 'desk-long-names');
      }
    }
  for (const match of [id, waiting]) await askAs(wide, match === id ? RESIGN : CANCEL, { id: match });
  await leave(wide, other);
});

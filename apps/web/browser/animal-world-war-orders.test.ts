/** Every order of Animal World War that a person gives, by touches on a phone: chosen and seen to have come without a scroll. */
import { tried } from '@fieldpost/config/drill';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { battleBetween, command, empires, endTurn, MEADOW, press, sitDownTo } from './animal-table.ts';
import { expectGiven } from './phone-orders.ts';
import { closeSheet, inSight, leave, openDetails, openSheet, pressInBar, readyFor, says, square } from './table.ts';
import { openBrowser } from './visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const battle = (position: object) => ({
  scenario: 'custom',
  scenarioDocument: { ...MEADOW, position: { objective: 'O05', roleA: 'HERB', ...position } },
});

/** Before the first turn: Herbivoria holds a card that builds, and has somebody for each kind of order. */
const MELEE = battle({
  phase: 'afterDeployment',
  round: 0,
  active: 'HERB',
  tactics: { HERB: 'T10', CARN: null },
  units: [
    { id: 'H.gunner', at: [0, 1], grenades: 1 },
    { id: 'H.medic', at: [0, 2] },
    { id: 'H.sniper', at: [0, 2], damage: 2 },
    { id: 'H.chef', at: [-2, 2] },
    { id: 'H.plane', at: [0, 3], line: { dir: 0, first: [0, 2] } },
    { id: 'H.captain', at: [-2, 1], grenades: 1 },
    { id: 'C.captain', at: [1, -1] },
    { id: 'C.chef', at: [-2, 2] },
    { id: 'C.gunner', at: [2, -1] },
  ],
});

/** O12: Herbivoria names whom the enemy is after. */
const VIP = battle({
  phase: 'deployment',
  objective: 'O12',
  roleA: 'CARN',
  squads: { HERB: ['sniper', 'medic'], CARN: ['gunner', 'sniper'] },
});

type Order = {
  /** Touched one after another. */
  readonly tiles: readonly string[];
  /** What is chosen in the details, where several things can be done. */
  readonly what?: string | RegExp;
  /** The bar's text before the details open; without it they open automatically. */
  readonly first?: string;
  /** The button that gives the order. */
  readonly verb: string;
};

async function order(page: Page, { tiles, what, first, verb }: Order): Promise<void> {
  for (const tile of tiles) await square(page, tile).click();
  if (first !== undefined) {
    await inSight(page, first);
    await openDetails(page);
  }
  if (what !== undefined) await press(page, what);
  await pressInBar(page, verb);
}

/** Unpicks the unit, with the whole field in sight. */
async function letGo(page: Page): Promise<void> {
  await pressInBar(page, 'Cancel');
  await closeSheet(page);
}

/** Three standing orders that are filed together. */
async function fileOrders(page: Page): Promise<void> {
  await openSheet(page, 'Orders');
  await page.getByLabel(/^Always ask me/).check();
  await page.getByLabel('Tactic, before deployment').selectOption('keep');
  await page.getByLabel('Add a soldier').selectOption('medic');
  await press(page, 'Save orders');
  await page.locator('button[aria-disabled="true"]:has-text("Save orders")').waitFor();
}

describe('orders of a battle on a phone', () => {
  it.runIf(tried('orders of animal-world-war', 3))(
    'are filed, and given by a card, soldiers, a plane, and whoever is hit',
    async () => {
      const { herb, carn, id, path } = await empires(browser, 'phone', MELEE);
      const { page } = herb;
      await sitDownTo(page, path);
      await fileOrders(page);

      // The next tap belongs on the board: its sheet closes automatically.
      await page.getByRole('tab', { name: 'Card', exact: true }).click();
      await press(page, 'Play Sappers Ahead');
      await inSight(page, 'Tap a marked tile');
      await order(page, { tiles: ['-1,1'], what: /^Dig a trench on the /, verb: 'Build' });
      await says(page, '-1,1', 'trench');
      await pressInBar(page, 'Stop here');
      await page.getByText('Carlo’s turn').waitFor();
      await command(carn, id, { type: 'keep' });

      await says(page, '0,1', 'can act');
      await closeSheet(page);
      await order(page, { tiles: ['0,1', '0,0'], first: 'move to ', what: /^Throw a grenade at the /, verb: 'Throw' });
      await says(page, '0,1', 'has acted');
      await closeSheet(page);
      await order(page, { tiles: ['-2,1'], first: 'Colonel Ivory', what: 'Put down a grenade', verb: 'Do it' });
      await says(page, '-2,1', 'here lie a grenade');
      await letGo(page);
      await order(page, {
        tiles: ['-2,2'],
        first: 'Mother Clover',
        what: 'Fight Cook Cackle hand to hand',
        verb: 'Fight',
      });
      await says(page, '-2,2', 'has acted');
      await closeSheet(page);
      await order(page, { tiles: ['0,3', '1,2'], what: /^Line up at .*, flying north$/, verb: 'Line up' });
      await says(page, '1,2', 'on its approach');
      await closeSheet(page);
      await order(page, { tiles: ['-2,1', '1,2'], verb: 'Do it' });
      await says(page, '1,2', 'can act');
      await letGo(page);
      await order(page, { tiles: ['1,2', '1,-2'], verb: 'Attack' });
      await says(page, '1,-3', 'Skein One');
      expectGiven(herb, 'prefer', 'answerTactics', 'wish', 'tactic', 'build', 'finish');
      expectGiven(herb, 'grenade', 'interact', 'melee', 'approach', 'special', 'attackRun');

      await endTurn(page);
      await page.getByText('Carlo’s turn').waitFor();
      await command(carn, id, { type: 'shoot', unit: 'C.gunner', target: [0, 2], ties: [] });
      await inSight(page, /^Hit on the .*: choose the unit that takes it$/);
      await page.getByRole('button', { name: /^Nurse Fleece/ }).click();
      await says(page, '0,2', 'Nurse Fleece, medic of Herbivoria, damage 1');
      expectGiven(herb, 'answer');

      const other = await battleBetween(herb, carn, VIP);
      await sitDownTo(page, other.path);
      await openDetails(page);
      await page.getByLabel('Your VIP').selectOption({ label: 'Nurse Fleece' });
      await page.locator('select:has(option:checked:text-is("Nurse Fleece"))').waitFor();
      await readyFor(page, 'Next soldier (2)');
      expectGiven(herb, 'nameVip');
      expect(herb.troubles).toEqual([]);
      await leave(herb, carn);
    },
  );
});

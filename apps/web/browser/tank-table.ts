import type { Browser, Locator, Page } from 'playwright-core';
import { askAs, openSheet, toPresent } from './table.ts';
import { awake, type Device, signUp, type Visitor, visitor } from './visitor.ts';

type Setting = { readonly scenario: string; readonly scenarioDocument?: unknown; readonly options?: object };

/** Two new people with a match of Tank Killers between them. */
export async function duellists(browser: Browser, device: Device, setting: Setting) {
  const german = await visitor(browser, device);
  const anglo = await visitor(browser, device);
  await signUp(german, 'Gerda');
  await signUp(anglo, 'Alma');
  const input = { ruleSet: 'tank-killers', side: 'german', listed: true, ...setting };
  const create = 'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }';
  const { createMatch } = await askAs<{ createMatch: { id: string } }>(german, create, { input });
  await askAs(anglo, 'mutation ($id: ID!) { joinMatch(id: $id, side: "anglo") { id } }', { id: createMatch.id });
  return { german, anglo, id: createMatch.id, path: `/matches/${createMatch.id}` };
}

/** Opens a match and waits until it can be touched. */
export async function sitDownAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('region', { name: 'Table', exact: true }).waitFor();
  await awake(page);
  await toPresent(page);
}

export const inHand = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: /^Your hand/ }).getByRole('button', { name: new RegExp(`^${name},`) });

/** Looks at a card and plays it. */
export async function playCard(page: Page, name: string): Promise<void> {
  await inHand(page, name).click();
  await ready(page, `Play ${name}`).click();
}

/** Waits until the order bar asks this: then nothing moves any more. */
export const asked = (page: Page, sentence: string): Promise<void> =>
  page.getByRole('region', { name: 'Orders', exact: true }).getByText(sentence).first().waitFor();

/** The button of that name, as soon as it may be pressed. */
export const ready = (page: Page, name: string): Locator =>
  page.locator('button:enabled:not([aria-disabled="true"])').filter({ hasText: new RegExp(`^${name}$`) });

/** The standing orders, opened. */
export async function ordersOf({ page }: Visitor): Promise<void> {
  await openSheet(page, 'Orders');
  await page.getByRole('button', { name: 'Add rule' }).waitFor();
}

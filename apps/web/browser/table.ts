import { testSite } from '@fieldpost/config/test-site';
import type { Browser, Locator, Page } from 'playwright-core';
import { awake, type Device, signUp, type Visitor, visitor } from './visitor.ts';

type Setting = { readonly scenario: string; readonly scenarioDocument?: unknown; readonly options?: object };

/** Asks the service as the visitor's own page would. */
export async function askAs<Data>({ context }: Visitor, query: string, variables: object): Promise<Data> {
  const origin = testSite().web;
  const answer = await context.request.post(`${origin}/graphql`, { data: { query, variables }, headers: { origin } });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Two new people with a match between them: the first is South. */
export async function opponents(browser: Browser, device: Device, setting: Setting) {
  const south = await visitor(browser, device);
  const north = await visitor(browser, device);
  await signUp(south, 'Sophie');
  await signUp(north, 'Nils');
  const input = { ruleSet: 'wwi-combined-arms', side: 'south', listed: true, ...setting };
  const create = 'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }';
  const { createMatch } = await askAs<{ createMatch: { id: string } }>(south, create, { input });
  await askAs(north, 'mutation ($id: ID!) { joinMatch(id: $id, side: "north") { id } }', { id: createMatch.id });
  return { south, north, id: createMatch.id, path: `/matches/${createMatch.id}` };
}

/** Plays lines of notation for a visitor, one after another. */
export async function playLines(who: Visitor, id: string, lines: readonly string[]): Promise<void> {
  for (const line of lines) {
    const { match } = await askAs<{ match: { step: number } }>(who, 'query ($id: ID!) { match(id: $id) { step } }', {
      id,
    });
    const play = `mutation ($id: ID!, $step: Int!, $line: String, $key: String!) {
      play(matchId: $id, expectedStep: $step, line: $line, key: $key) { id }
    }`;
    await askAs(who, play, { id, step: match.step, line, key: crypto.randomUUID() });
  }
}

/** The square that can be seen: what was sent may lie hidden beside what lives until the page has put it in its place. */
const seen = (page: Page, selector: string): Locator => page.locator(selector).filter({ visible: true });

export const square = (page: Page, name: string): Locator => seen(page, `[data-square="${name}"]`);

/** Waits until the text is visible, on any sheet or bar. */
export const inSight = (page: Page, words: string | RegExp): Promise<void> =>
  page.getByText(words).filter({ visible: true }).first().waitFor();

/** What the square says of itself. */
export const saying = async (page: Page, name: string): Promise<string> =>
  (await square(page, name).getAttribute('aria-label')) ?? '';

/** Waits until a square says something. */
export const says = (page: Page, name: string, words: string): Promise<void> =>
  seen(page, `[data-square="${name}"][aria-label*="${words}"]`).waitFor();

/** Presses Tab until something there has the focus, as a player without a mouse does. */
export async function reach(page: Page, there: Locator): Promise<void> {
  await there.waitFor();
  const isThere = () => there.evaluate((it) => it.contains(document.activeElement));
  for (let tabs = 0; tabs < 100 && !(await isThere()); tabs++) await page.keyboard.press('Tab');
  if (!(await isThere())) throw new Error('no Tab leads there');
}

/** Walks by arrows from the field that has the focus to another: whatever arrow brings it nearer. */
export async function walk(page: Page, to: string): Promise<void> {
  const gap = () =>
    page.evaluate((name) => {
      const here = document.activeElement?.getBoundingClientRect();
      const there = document.querySelector(`[data-square="${name}"]`)?.getBoundingClientRect();
      return here && there ? { x: there.x - here.x, y: there.y - here.y } : { x: 0, y: 0 };
    }, to);
  for (let steps = 0; steps < 40; steps++) {
    const { x, y } = await gap();
    if (Math.abs(x) < 2 && Math.abs(y) < 2) return;
    const across = Math.abs(x) > Math.abs(y);
    await page.keyboard.press(across ? (x > 0 ? 'ArrowRight' : 'ArrowLeft') : y > 0 ? 'ArrowDown' : 'ArrowUp');
  }
  throw new Error(`no arrow leads to ${to}`);
}

/** Waits until a button may be pressed: nothing is under way any more. */
export const readyFor = (page: Page, button: string): Promise<void> =>
  page.locator(`button:enabled:not([aria-disabled="true"]):has-text("${button}")`).first().waitFor();

/** Presses a button of the order bar, by its whole name, as soon as it may be pressed. */
export const pressInBar = (page: Page, name: string): Promise<void> =>
  page.getByRole('region', { name: 'Orders', exact: true }).getByRole('button', { name, exact: true }).click();

/** Opens a sheet of the table by its title, on a phone as on a desktop. */
export async function openSheet(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'This match' }).click();
  await page.getByRole('tab', { name: title, exact: true }).click();
}

/** Lays the sheet that is open away, so that a phone shows the whole board again. */
export async function closeSheet(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Close panel' });
  if (await close.isVisible()) await close.click();
}

/** Opens the details of what is chosen, where they are not open. */
export async function openDetails(page: Page): Promise<void> {
  const details = page.getByRole('region', { name: 'Orders' }).getByRole('button', { name: 'More' });
  if ((await details.getAttribute('aria-expanded')) === 'false') await details.click();
}

/** Opens a match and waits until it can be touched. */
export async function sitDown(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('[data-table]').filter({ visible: true }).waitFor();
  await awake(page);
}

/** Leaves what was not seen yet, or a replay, where one is on. Scenes may end before they are skipped. */
export async function toPresent(page: Page): Promise<void> {
  const leave = page.getByRole('button', { name: /Skip to now|Back to now/ });
  const now = page.locator('[data-whole-window]:not([data-replay])');
  if ((await page.locator('[data-replay]').count()) === 0) return;
  await Promise.race([leave.click().catch(() => {}), now.waitFor()]);
  await now.waitFor();
}

/** What others did since the last visit, shown in the order bar's place. */
export const scenes = (page: Page): Locator => page.getByRole('region', { name: 'Since your last visit' });

/** Opens the talk of a match: on a phone by the menu, which counts what is unread. */
export async function openTalk(page: Page, unread = 0): Promise<void> {
  const messages = `${unread} unread ${unread === 1 ? 'message' : 'messages'}`;
  const key = page.getByRole('button', { name: unread === 0 ? 'Open talk' : `Open talk: ${messages}`, exact: true });
  if ((page.viewportSize()?.width ?? 0) >= 1024) return key.click();
  await page
    .getByRole('button', { name: unread === 0 ? 'This match' : `This match: ${messages}`, exact: true })
    .click();
  await page.getByRole('tab', { name: /^Talk/ }).click();
}

export async function leave(...visitors: readonly Visitor[]): Promise<void> {
  await Promise.all(visitors.map(({ context }) => context.close()));
}

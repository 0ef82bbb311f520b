import type { Browser, Page } from 'playwright-core';
import { askAs, pressInBar, toPresent } from './table.ts';
import { awake, type Device, signUp, type Visitor, visitor } from './visitor.ts';

type Setting = { readonly scenario: string; readonly scenarioDocument?: unknown; readonly options?: object };

/** Two new people with a battle between them: the first is Herbivoria. */
export async function empires(browser: Browser, device: Device, setting: Setting) {
  const herb = await visitor(browser, device);
  const carn = await visitor(browser, 'desk');
  await signUp(herb, 'Hanna');
  await signUp(carn, 'Carlo');
  return { herb, carn, ...(await battleBetween(herb, carn, setting)) };
}

/** One more battle between two people: the first is Herbivoria. */
export async function battleBetween(herb: Visitor, carn: Visitor, setting: Setting) {
  const input = { ruleSet: 'animal-world-war', side: 'HERB', listed: true, ...setting };
  const create = 'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }';
  const { createMatch } = await askAs<{ createMatch: { id: string } }>(herb, create, { input });
  await askAs(carn, 'mutation ($id: ID!) { joinMatch(id: $id, side: "CARN") { id } }', { id: createMatch.id });
  return { id: createMatch.id, path: `/matches/${createMatch.id}` };
}

/** Gives commands for a visitor as their page would, one after another. */
export async function command(who: Visitor, id: string, ...commands: readonly object[]): Promise<void> {
  const at = 'query ($id: ID!) { match(id: $id) { step } }';
  const play = `mutation ($id: ID!, $step: Int!, $command: JSON, $key: String!) {
    play(matchId: $id, expectedStep: $step, command: $command, key: $key) { id }
  }`;
  for (const each of commands) {
    const { match } = await askAs<{ match: { step: number } }>(who, at, { id });
    await askAs(who, play, { id, step: match.step, command: each, key: crypto.randomUUID() });
  }
}

/** Opens a battle and waits until it can be touched. */
export async function sitDownTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('grid', { name: 'Battlefield' }).waitFor();
  await awake(page);
  await toPresent(page);
}

/** Presses a button of the panel, by its whole name. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Holds back what this page is answered when it looks at its match, as a slow line would: all looks from now until its next order. */
export async function holdLooks(page: Page) {
  const asked = Promise.withResolvers<void>();
  const free = Promise.withResolvers<void>();
  const held: Promise<void>[] = [];
  let ordered = false;
  await page.route('**/graphql', async (route) => {
    const sent = route.request().postData() ?? '';
    ordered ||= /"operationName":"(Play|File)"/.test(sent);
    if (ordered || !sent.includes('"operationName":"MatchUpdate"')) return route.fallback();
    const response = await route.fetch();
    held.push(free.promise.then(() => route.fulfill({ response })));
    asked.resolve();
  });
  const letGo = async (): Promise<void> => {
    free.resolve();
    await Promise.all(held);
    // Two frames: what the page makes of the answers is shown by then.
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
  };
  return { asked: asked.promise, letGo };
}

const row = (q: number, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i): readonly [number, number] => [q, from + i]);
const HEXES = [...row(-2, 0, 2), ...row(-1, -1, 2), ...row(0, -2, 2), ...row(1, -2, 1), ...row(2, -2, 0)];

/** Nineteen open fields in a round, with a zone of three at either end. */
export const MEADOW = {
  field: {
    zones: {
      HERB: [
        [-2, 2],
        [-1, 2],
        [0, 2],
      ],
      CARN: [
        [0, -2],
        [1, -2],
        [2, -2],
      ],
    },
    RL: 8,
  },
  tiles: HEXES.map((at) => ({ at, card: 'field' })),
};

/** Ends the turn, whether or not anybody has something worth doing left. */
export async function endTurn(page: Page): Promise<void> {
  await pressInBar(page, 'End turn');
  const sure = page.getByRole('button', { name: 'End the turn', exact: true });
  const over = page.locator('[data-standing="their-move"]').filter({ visible: true });
  await sure.or(over).first().waitFor();
  if (await sure.isVisible()) await sure.click();
}

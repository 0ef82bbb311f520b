import { PASSED_WORDS } from '@fieldpost/rules-mass-warfare/table';
import type { Browser, Page } from 'playwright-core';
import { askAs, toPresent } from './table.ts';
import { awake, type Device, signUp, type Visitor, visitor } from './visitor.ts';

type Setting = { readonly scenario: string; readonly scenarioDocument?: unknown; readonly options?: object };

const CREATE = 'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }';

/** Two new people with a war between them: the first is Blue. */
export async function rivals(browser: Browser, device: Device, setting: Setting) {
  const blue = await visitor(browser, device);
  const red = await visitor(browser, device);
  await signUp(blue, 'Bea');
  await signUp(red, 'Rolf');
  return { blue, red, ...(await warBetween(blue, red, setting)) };
}

/** One more war between two people: the first is Blue. */
export async function warBetween(blue: Visitor, red: Visitor, setting: Setting) {
  const input = { ruleSet: 'mass-warfare', side: 's1', listed: true, ...setting };
  const { createMatch } = await askAs<{ createMatch: { id: string } }>(blue, CREATE, { input });
  await askAs(red, 'mutation ($id: ID!) { joinMatch(id: $id, side: "s2") { id } }', { id: createMatch.id });
  return { id: createMatch.id, path: `/matches/${createMatch.id}` };
}

/** With these orders the player gets no more questions. */
export async function leaveToOrders(who: Visitor, id: string): Promise<void> {
  const scramble = { mode: 'never', minReserve: 0, perTarget: 1, only: [] };
  const flak = { flak: 'hold', flakPriority: ['bmb', 'ftr'] };
  const orders = { scramble, ...flak, landing: [], repairBridges: 'none', autoAdvance: 'ask', passes: PASSED_WORDS };
  const file = 'mutation ($id: ID!, $command: JSON) { fileOrders(matchId: $id, command: $command) { id } }';
  await askAs(who, file, { id, command: { type: 'standing', orders } });
}

/** A new person against computers on all other sides. */
export async function againstComputers(
  browser: Browser,
  device: Device,
  setting: Setting,
  theme: 'light' | 'dark' = 'light',
) {
  const person = await visitor(browser, device, theme);
  await signUp(person, 'Vera');
  const input = { ruleSet: 'mass-warfare', side: 's1', listed: false, bot: 'greedy', ...setting };
  const { createMatch } = await askAs<{ createMatch: { id: string } }>(person, CREATE, { input });
  return { person, id: createMatch.id, path: `/matches/${createMatch.id}` };
}

/** Opens a match and waits until its map can be touched. */
export async function sitDownAtMap(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('region', { name: 'The general’s map' }).waitFor();
  await awake(page);
  await toPresent(page);
}

export type Asked = { readonly status: string; readonly side: string | null; readonly window: string | null };

/** Whom the war waits for. */
export async function askedIn(who: Visitor, id: string): Promise<Asked> {
  const query = 'query ($id: ID!) { match(id: $id) { status pending { side window } } }';
  type Answer = { match: { status: string; pending: { side: string | null; window: string | null } | null } };
  const { match } = await askAs<Answer>(who, query, { id });
  return { status: match.status, side: match.pending?.side ?? null, window: match.pending?.window ?? null };
}

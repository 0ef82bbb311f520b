import type { Page } from 'playwright-core';
import type { Site } from './site.ts';

/** Sends JSON from within a page, so that cookies and origin are those of a visitor. */
async function send(page: Page, path: string, body: unknown): Promise<unknown> {
  return page.evaluate(
    async ([to, json]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(to, { method: 'POST', headers, body: json });
      if (!answer.ok) throw new Error(`${to}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    [path, JSON.stringify(body)] as const,
  );
}

type Answer<Value> = { readonly data?: Record<string, Value | null> | null; readonly errors?: readonly unknown[] };

/** Asks the service from within a page. @returns the first field of the answer */
async function query<Value>(page: Page, text: string, variables: unknown): Promise<Value> {
  const { data, errors } = (await send(page, '/graphql', { query: text, variables })) as Answer<Value>;
  const found = Object.values(data ?? {})[0];
  if (found === undefined || found === null) throw new Error(JSON.stringify(errors));
  return found;
}

async function signUp(page: Page, { url, confirm }: Site, name: string): Promise<void> {
  await page.goto(`${url}/about`);
  const person = { email: `${crypto.randomUUID()}@example.org`, password: 'a long and quiet road' };
  await send(page, '/api/auth/sign-up/email', { name, ...person });
  await confirm(person.email);
  await send(page, '/api/auth/sign-in/email', person);
}

/** What is created, and the sides: of the first visitor, of the second, and of people who are not looked at. */
export type MatchSetup = {
  readonly ruleSet: string;
  readonly scenario: string;
  readonly scenarioDocument?: unknown;
  readonly options?: object;
  readonly sides: readonly [string, string, ...string[]];
};

const CREATE = 'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }';
const JOIN = 'mutation ($id: ID!, $side: String!) { joinMatch(id: $id, side: $side) { id } }';

/** Creates a match between new people, with a page for each of the first two. @returns its id */
export async function openMatch(site: Site, pages: readonly [Page, Page], setup: MatchSetup): Promise<string> {
  const { sides, ...setting } = setup;
  const [first, second, ...others] = sides;
  await signUp(pages[0], site, 'Anna');
  const input = { ...setting, title: 'The match of the bench', listed: true, side: first };
  const { id } = await query<{ readonly id: string }>(pages[0], CREATE, { input });
  await signUp(pages[1], site, 'Boris');
  await query(pages[1], JOIN, { id, side: second });
  for (const side of others) await joinAside(site, pages[0], { id, side });
  return id;
}

/** Somebody else sits down and closes the page. */
async function joinAside(
  site: Site,
  beside: Page,
  seat: { readonly id: string; readonly side: string },
): Promise<void> {
  const context = await beside.context().browser()?.newContext();
  if (!context) throw new Error('the page belongs to no browser');
  const page = await context.newPage();
  await signUp(page, site, 'Clara');
  await query(page, JOIN, seat);
  await context.close();
}

/** The whole position as this visitor is sent it, in bytes of JSON. */
export async function bytesOfView(page: Page, id: string): Promise<number> {
  const match = await query<{ readonly view: unknown }>(page, 'query ($id: ID!) { match(id: $id) { view } }', { id });
  return new TextEncoder().encode(JSON.stringify(match.view)).length;
}

import type { Page } from 'playwright-core';

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

/** Asks the service from within a page. @returns the first field of the answer */
export async function query<Value>(page: Page, text: string, variables: unknown): Promise<Value> {
  const { data, errors } = (await send(page, '/graphql', { query: text, variables })) as {
    readonly data?: Record<string, Value>;
    readonly errors?: readonly unknown[];
  };
  const found = Object.values(data ?? {})[0];
  if (found === undefined) throw new Error(JSON.stringify(errors));
  return found;
}

async function signUp(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/about`);
  const email = `${crypto.randomUUID()}@example.org`;
  await send(page, '/api/auth/sign-up/email', { name, email, password: 'a long and quiet road' });
}

/** What is created, and the sides of the first visitor and of the second. */
export type Wish = {
  readonly ruleSet: string;
  readonly scenario: string;
  readonly options: object;
  readonly sides: readonly [string, string];
};

export const DUEL: Wish = {
  ruleSet: 'wwi-combined-arms',
  scenario: 'salient-duel',
  options: { first: 'south' },
  sides: ['south', 'north'],
};

/** A match between two new people, each with a page of his own. @returns its id */
export async function openMatch(url: string, pages: readonly [Page, Page], wish: Wish): Promise<string> {
  const [first, second] = pages;
  const [side, other] = wish.sides;
  await signUp(first, url, 'Anna');
  await signUp(second, url, 'Boris');
  const { ruleSet, scenario, options } = wish;
  const input = { ruleSet, scenario, options, title: 'The match of the bench', listed: true, side };
  const create = 'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }';
  const { id } = await query<{ id: string }>(first, create, { input });
  const join = 'mutation ($id: ID!, $side: String!) { joinMatch(id: $id, side: $side) { id } }';
  await query(second, join, { id, side: other });
  return id;
}

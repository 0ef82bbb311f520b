import type { Page } from 'playwright-core';

type Answer = { readonly data?: Record<string, { readonly id: string } | null>; readonly errors?: readonly unknown[] };

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

async function mutate(page: Page, query: string, variables: unknown): Promise<string> {
  const { data, errors } = (await send(page, '/graphql', { query, variables })) as Answer;
  const made = Object.values(data ?? {})[0];
  if (!made) throw new Error(JSON.stringify(errors));
  return made.id;
}

async function signUp(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/about`);
  const email = `${crypto.randomUUID()}@example.org`;
  await send(page, '/api/auth/sign-up/email', { name, email, password: 'a long and quiet road' });
}

const INPUT = {
  ruleSet: 'wwi-combined-arms',
  scenario: 'salient-duel',
  options: { first: 'south' },
  title: 'The match of the bench',
  listed: true,
  side: 'south',
};

/** A match in which both armies stand and it is the first visitor's turn. @returns its id */
export async function openMatch(url: string, south: Page, north: Page): Promise<string> {
  await signUp(south, url, 'South');
  await signUp(north, url, 'North');
  const create = 'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }';
  const id = await mutate(south, create, { input: INPUT });
  await mutate(north, 'mutation ($id: ID!) { joinMatch(id: $id, side: "north") { id } }', { id });
  return id;
}

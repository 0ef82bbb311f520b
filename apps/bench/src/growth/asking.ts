import { type Figure, figure, percentile } from '../report.ts';
import type { Stack } from '../service/stack.ts';

const TIMES = 120;
const WARM_UP = 60;

/** A list, and how it is asked for once. */
export type Asking = { readonly what: string; readonly ask: () => Promise<unknown> };

/** A question as a page asks it. */
export type Question = {
  readonly what: string;
  readonly token: string;
  readonly text: string;
  readonly variables: object;
};

/** It over HTTP. */
export const asked = ({ api }: Stack, { what, token, text, variables }: Question): Asking => ({
  what,
  ask: async () => {
    const reply = await fetch(`http://127.0.0.1:${api.port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: text, variables }),
    });
    const body = await reply.text();
    if (!reply.ok || body.includes('"errors"')) throw new Error(`${what}: ${reply.status} ${body.slice(0, 300)}`);
  },
});

/** How a p95 is held against its bar, where it has one. */
type Held = (what: string, value: number, unit: string) => Figure;

async function measured({ what, ask }: Asking, held: Held): Promise<readonly Figure[]> {
  const times: number[] = [];
  for (let index = 0; index < TIMES; index += 1) {
    const begin = performance.now();
    await ask();
    times.push(performance.now() - begin);
  }
  return [figure(`${what}: p50`, percentile(times, 0.5), 'ms'), held('p95', percentile(times, 0.95), 'ms')];
}

/** Each of them by a process that has been at work for a while, beside a database that has come to rest. */
export async function figuresOf(all: readonly Asking[], held: Held): Promise<readonly Figure[]> {
  for (let index = 0; index < WARM_UP; index += 1) for (const { ask } of all) await ask();
  const figures: Figure[] = [];
  for (const one of all) figures.push(...(await measured(one, held)));
  return figures;
}

import { closeServices, openServices } from '@fieldpost/api/services';
import { settingsWith } from '@fieldpost/api/settings';
import { ARCHIVE, LOBBY, MY_MATCHES, PROFILE } from '@fieldpost/client';
import Fastify from 'fastify';
import { atMost, type Bench, type Figure, figure, percentile } from '../report.ts';
import { type Stack, startStack } from '../service/stack.ts';
import { openCrowd } from './crowd.ts';

const SIZE = { underWay: 500, ended: 5_000, open: 100_000 };
const TIMES = 120;
const WARM_UP = 60;
const MOST_MS = 20;
/** What the page of a desk asks: two dozen, and whether there are others. */
const DESK = { finished: false, first: 25 };

/** A question as a page asks it. */
type Asked = { readonly what: string; readonly token: string; readonly text: string; readonly variables: object };

async function ask(stack: Stack, { what, token, text, variables }: Asked): Promise<void> {
  const reply = await fetch(`http://127.0.0.1:${stack.api.port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: text, variables }),
  });
  const body = await reply.text();
  if (!reply.ok || body.includes('"errors"')) throw new Error(`${what}: ${reply.status} ${body.slice(0, 300)}`);
}

async function measured(stack: Stack, asked: Asked): Promise<readonly Figure[]> {
  const times: number[] = [];
  for (let nth = 0; nth < TIMES; nth += 1) {
    const begin = performance.now();
    await ask(stack, asked);
    times.push(performance.now() - begin);
  }
  return [
    figure(`${asked.what}: p50`, percentile(times, 0.5), 'ms'),
    atMost('p95', percentile(times, 0.95), 'ms', MOST_MS),
  ];
}

/** Each of them by a process that has been at work for a while, beside a database that has come to rest. */
async function figuresOf(stack: Stack, all: readonly Asked[]): Promise<readonly Figure[]> {
  for (let nth = 0; nth < WARM_UP; nth += 1) for (const asked of all) await ask(stack, asked);
  const figures: Figure[] = [];
  for (const asked of all) figures.push(...(await measured(stack, asked)));
  return figures;
}

/** What the pages of those cost who have much, and that of a lobby in which much waits: each asked over HTTP, as the page asks. */
export const bench: Bench = {
  name: 'growth:lists',
  run: async () => {
    const stack = await startStack();
    try {
      const settings = settingsWith({
        databaseUrl: stack.databaseUrl,
        secret: 'a secret of the bench that is long enough',
      });
      const context = openServices(settings, { log: Fastify().log });
      const { busy, old } = await openCrowd(context, SIZE).finally(() => closeServices(context));
      type Who = { readonly token: string };
      const of = ({ token }: Who, what: string, { text }: { readonly text: string }, variables = {}): Asked => ({
        what,
        token,
        text,
        variables,
      });
      return await figuresOf(stack, [
        of(busy, `a desk with ${SIZE.underWay} matches, its first page`, MY_MATCHES, DESK),
        of(old, `the archive of ${SIZE.ended} matches, a page of it`, ARCHIVE, { first: 24 }),
        of(old, `a profile with ${SIZE.ended} matches`, PROFILE, { id: old.caller.userId }),
        of(old, `the lobby with ${SIZE.open} open matches`, LOBBY),
        of(old, 'the same, those that one may join', LOBBY, { joinable: true }),
      ]);
    } finally {
      await stack.stop();
    }
  },
};

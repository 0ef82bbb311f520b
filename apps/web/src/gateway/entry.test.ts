import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SPELLINGS } from '@fieldpost/client/test-spellings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atEntry } from './entry.ts';

const reached: (string | undefined)[] = [];
const api = createServer((ask, answer) => {
  reached.push(ask.url);
  answer.end('the API');
});
let site: Server;

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

beforeAll(async () => {
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const apiUrl = `http://127.0.0.1:${portOf(api)}`;
  site = createServer((ask, answer) => {
    if (!atEntry(apiUrl, ask, answer)) answer.end('the pages');
  });
  await once(site.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  site.close();
  api.close();
});

async function ask(path: string): Promise<readonly [status: number | undefined, body: string]> {
  const asked = request({ hostname: '127.0.0.1', port: portOf(site), path, agent: false }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return [answer.statusCode, Buffer.concat(await answer.toArray()).toString()];
}

const ADDRESSES = [
  ['/api/auth', 'sign-in/email'],
  ['/api/v1', 'me'],
  ['/graphql', 'x'],
] as const;
/** What the API serves to its operator alone. */
const INNER = ['metrics', 'readyz', 'healthz'];

describe('the entry of the site', () => {
  test.each(SPELLINGS)('%s is refused, and reaches nobody', async (_, spelt) => {
    const tried = [
      ...ADDRESSES,
      ...INNER.flatMap((inner) => [['/api', inner] as const, ['/api', `../${inner}`] as const]),
    ];
    for (const [base, rest] of tried)
      expect([spelt(base, rest), (await ask(spelt(base, rest)))[0]]).toEqual([spelt(base, rest), 400]);
    expect(reached).toEqual([]);
  });

  test.each(INNER)('/%s is for the pages, which do not have it', async (inner) => {
    expect(await ask(`/${inner}`)).toEqual([200, 'the pages']);
    expect((await ask(`/api/../${inner}`))[0]).toBe(400);
    expect(reached).toEqual([]);
  });

  test('an address in its one form goes on word for word', async () => {
    for (const target of ['/graphql?a=%2e%2e/', '/api/v1/me?x=a//b', '/api']) {
      expect(await ask(target)).toEqual([200, 'the API']);
      expect(reached.splice(0)).toEqual([target]);
    }
    expect(await ask('/lobby')).toEqual([200, 'the pages']);
  });
});

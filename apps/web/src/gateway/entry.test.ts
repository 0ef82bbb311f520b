import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import kept from '@fieldpost/client/kept-operations' with { type: 'json' };
import { SPELLINGS } from '@fieldpost/client/test-spellings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atEntry } from './entry.ts';

const reached: (string | undefined)[] = [];
const api = createServer(async (ask, answer) => {
  reached.push(ask.url);
  const body = Buffer.concat(await ask.toArray()).toString();
  answer.end(`the API${body}`);
});
let site: Server;
/** A site that takes its own operations alone. */
let strict: Server;

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

beforeAll(async () => {
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const apiUrl = `http://127.0.0.1:${portOf(api)}`;
  site = createServer((ask, answer) => {
    if (!atEntry({ apiUrl, ownOperations: false }, ask, answer)) answer.end('the pages');
  });
  await once(site.listen(0, '127.0.0.1'), 'listening');
  strict = createServer((ask, answer) => {
    if (!atEntry({ apiUrl, ownOperations: true }, ask, answer)) answer.end('the pages');
  });
  await once(strict.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  site.close();
  strict.close();
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
/** Paths that the API serves to its operator alone. */
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

const [ID = '', TEXT = ''] = Object.entries(kept)[0] ?? [];
const own = { documentId: ID, variables: { id: 'x' } };
const foreign = { query: '{ lobby { id } }' };

describe('a site that takes its own operations alone', () => {
  const post = async (body: string, headers: Record<string, string> = {}, path = '/graphql') => {
    const reply = await fetch(`http://127.0.0.1:${portOf(strict)}${path}`, { method: 'POST', body, headers });
    return [reply.status, await reply.text()] as const;
  };

  test.each([
    ['the id of one', own, {}],
    ['its text, which a service of another version is sent', { query: TEXT }, {}],
    ['anything of who shows a token', foreign, { authorization: 'Bearer fp_x' }],
  ])('passes on %s, word for word', async (_, body, headers) => {
    expect(await post(JSON.stringify(body), headers)).toEqual([200, `the API${JSON.stringify(body)}`]);
    expect(reached.splice(0)).toEqual(['/graphql']);
  });

  test.each([
    ['a text of somebody else', JSON.stringify(foreign)],
    ['an id of none', JSON.stringify({ documentId: 'sha256:0' })],
    ['no JSON', 'x'],
    ['more than a question has', JSON.stringify({ documentId: ID, variables: 'x'.repeat(300_000) })],
  ])('refuses %s, and the API hears nothing', async (_, body) => {
    const [status, text] = await post(body);
    expect([status, JSON.parse(text).errors[0].extensions.code]).toEqual([400, 'OPERATION_UNKNOWN']);
    expect(reached).toEqual([]);
  });

  test('refuses a text in the address, and passes on what is not GraphQL', async () => {
    const asked = await fetch(`http://127.0.0.1:${portOf(strict)}/graphql?query={lobby{id}}`);
    expect([asked.status, reached.length]).toEqual([400, 0]);
    expect((await post('{}', {}, '/api/v1/dice'))[0]).toBe(200);
    expect(reached.splice(0)).toEqual(['/api/v1/dice']);
  });
});

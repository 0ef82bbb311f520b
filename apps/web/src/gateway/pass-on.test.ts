import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { passOn } from './pass-on.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const gatewayTo = (api: string): Promise<string> => listening(createServer((ask, answer) => passOn(api, ask, answer)));

/** Answers one request on each connection, promises to keep it, and cuts it as soon as the next one comes. */
function fickleApi(): Promise<string> {
  const used = new WeakSet<object>();
  const serve: RequestListener = (ask, answer) => {
    if (used.has(ask.socket)) ask.socket.destroy();
    used.add(ask.socket);
    ask.resume().on('end', () => answer.end('post'));
  };
  return listening(createServer(serve));
}

test.each(['GET', 'POST'])('a %s survives that the API cuts a connection that was kept', async (method) => {
  const site = await gatewayTo(await fickleApi());
  const body = method === 'POST' ? '{"an":"order"}' : undefined;
  for (let nth = 0; nth < 6; nth += 1) {
    const answer = await fetch(`${site}/api/v1/me`, { method, ...(body ? { body } : {}) });
    expect([answer.status, await answer.text()]).toEqual([200, 'post']);
  }
});

test('a body and an answer go through as they are, with who asked', async () => {
  const echo: RequestListener = (ask, answer) => {
    answer.writeHead(201, { 'x-from': String(ask.headers['x-forwarded-for']), 'x-method': String(ask.method) });
    ask.pipe(answer);
  };
  const site = await gatewayTo(await listening(createServer(echo)));
  const answer = await fetch(`${site}/graphql`, { method: 'POST', body: 'e3-e5' });
  expect([answer.status, await answer.text(), answer.headers.get('x-method')]).toEqual([201, 'e3-e5', 'POST']);
  expect(answer.headers.get('x-from')).toContain('127.0.0.1');
});

test('an API that is away is apologised for', async () => {
  const site = await gatewayTo('http://127.0.0.1:1');
  const answer = await fetch(`${site}/graphql`, { method: 'POST', body: '{}' });
  expect([answer.status, ((await answer.json()) as { error: { code: string } }).error.code]).toEqual([
    502,
    'UNREACHABLE',
  ]);
});

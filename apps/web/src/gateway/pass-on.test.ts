import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, request, type Server } from 'node:http';
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
  for (let index = 0; index < 6; index += 1) {
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

/** Answers with what it was asked: method, address and body. */
const echoApi = (): Promise<string> =>
  listening(
    createServer((ask, answer) => {
      const pieces: Buffer[] = [];
      ask.on('data', (piece: Buffer) => pieces.push(piece));
      ask.on('end', () => answer.end(`${ask.method} ${ask.url} ${Buffer.concat(pieces)}`));
    }),
  );

/** Asks with a body, whatever the method: what `fetch` would not do. */
async function askWith(site: string, method: string, path: string, body: string, headers = {}): Promise<string> {
  const { hostname, port } = new URL(site);
  const length = { 'content-length': Buffer.byteLength(body) };
  const asked = request({ hostname, port, method, path, headers: { ...length, ...headers }, agent: false });
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return Buffer.concat(await answer.toArray()).toString();
}

test.each(['GET', 'DELETE', 'OPTIONS', 'POST'])(
  'the body of a %s is not taken for the next request',
  async (method) => {
    const site = await gatewayTo(await echoApi());
    const smuggled = 'GET /api/v1/me HTTP/1.1\r\nHost: x\r\n\r\n';
    for (let index = 0; index < 6; index += 1) {
      expect(await askWith(site, method, `/api/${index}`, smuggled)).toBe(`${method} /api/${index} ${smuggled}`);
      expect(await (await fetch(`${site}/api/next-${index}`)).text()).toBe(`GET /api/next-${index} `);
    }
  },
);

test('a length of nothing goes over a kept connection, and harms nobody', async () => {
  const site = await gatewayTo(await echoApi());
  for (let index = 0; index < 6; index += 1)
    expect(await askWith(site, 'GET', `/api/${index}`, '', { 'content-length': 0 })).toBe(`GET /api/${index} `);
});

test('a client does not pick its own address: the one that we see comes last', async () => {
  const seen: unknown[] = [];
  const api = createServer((ask, answer) => {
    seen.push(ask.headers['x-forwarded-for']);
    answer.end();
  });
  const site = await gatewayTo(await listening(api));
  await fetch(`${site}/api/v1/me`);
  await fetch(`${site}/api/v1/me`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  await fetch(`${site}/api/v1/me`, { headers: { 'x-forwarded-for': '10.0.0.1, 203.0.113.9' } });
  expect(seen).toEqual(['127.0.0.1', '203.0.113.9, 127.0.0.1', '10.0.0.1, 203.0.113.9, 127.0.0.1']);
});

test('what speaks of the connection of the browser stays with it', async () => {
  const seen: unknown[] = [];
  const api = createServer((ask, answer) => {
    seen.push(ask.headers.te, ask.headers.connection);
    answer.end();
  });
  const site = await gatewayTo(await listening(api));
  await askWith(site, 'GET', '/api', '', { te: 'trailers', connection: 'close' });
  expect(seen).toEqual([undefined, 'keep-alive']);
});

test('an API that is away is apologised for', async () => {
  const site = await gatewayTo('http://127.0.0.1:1');
  const answer = await fetch(`${site}/graphql`, { method: 'POST', body: '{}' });
  expect([answer.status, ((await answer.json()) as { error: { code: string } }).error.code]).toEqual([
    502,
    'UNREACHABLE',
  ]);
});

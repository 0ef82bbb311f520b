import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packScripts } from './pack.ts';
import { findPacked, packedNow, sendPacked } from './packed.ts';

const SCRIPT = 'const order = "e3-e5";\n'.repeat(100);
let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'packed-'));
  await mkdir(path.join(dir, 'static/chunks'), { recursive: true });
  await writeFile(path.join(dir, 'static/chunks/a.js'), SCRIPT);
  await writeFile(path.join(dir, 'static/chunks/tiny.js'), '1');
  await packScripts(dir);
});
afterEach(() => rm(dir, { recursive: true }));

/** Asks a server that sends what is packed, and says "next" to everything else. */
async function ask(asked: string, encodings?: string) {
  const packed = findPacked(dir);
  const server = createServer((request, response) => {
    if (!sendPacked(packed, request, response)) response.end('next');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = encodings === undefined ? {} : { 'accept-encoding': encodings };
  const [answer] = await once(get({ port, path: asked, headers, host: '127.0.0.1' }), 'response');
  const body = Buffer.concat(await answer.toArray());
  server.close();
  return { headers: answer.headers, body };
}

test('who takes Brotli gets the packed script, to be kept for ever', async () => {
  const { headers, body } = await ask('/_next/static/chunks/a.js?dpl=1', 'gzip, deflate, br');
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=UTF-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
});

test.each([
  ['who does not take it', '/_next/static/chunks/a.js', 'gzip'],
  ['who refuses it', '/_next/static/chunks/a.js', 'gzip, br;q=0'],
  ['who says nothing', '/_next/static/chunks/a.js', undefined],
  ['what was not packed', '/_next/static/chunks/tiny.js', 'br'],
  ['what lies elsewhere', '/_next/static/chunks/../../../etc/passwd', 'br'],
  ['a page', '/about', 'br'],
])('%s is left to Next', async (_, asked, encodings) => {
  const { body, headers } = await ask(asked, encodings);
  expect([body.toString(), headers['content-encoding']]).toEqual(['next', undefined]);
});

test('without a build there is nothing', () => {
  expect(findPacked(path.join(dir, 'nowhere')).size).toBe(0);
});

test('what is packed while the site is open is sent as soon as it is there', async () => {
  const packed = packedNow(dir, 0);
  await writeFile(path.join(dir, 'static/chunks/late.js'), SCRIPT);
  expect(packed().has('/_next/static/chunks/late.js')).toBe(false);
  await packScripts(dir);
  expect(packed().has('/_next/static/chunks/late.js')).toBe(true);
  const { size } = packedNow(dir, 60_000)();
  expect(size).toBe(2);
});

test('next.config.ts can load the packing: Next asks for it by require', () => {
  expect(createRequire(import.meta.url)('./pack.ts')).toHaveProperty('packScripts');
});

import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packedAnswers } from './pack-answers.ts';

const PAGE = '<p>a page</p>'.repeat(400);
let server: Server;
let url: string;

beforeAll(async () => {
  const serve = packedAnswers(async ({ url: asked }, response) => {
    response.setHeader('content-type', asked === '/face' ? 'font/woff2' : 'text/html');
    response.write(PAGE);
    response.end();
  });
  server = createServer((request, response) => void serve(request, response)).listen(0);
  await new Promise((up) => server.once('listening', up));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const plain = (body: Buffer): Buffer => body;

it.each([
  ['br, gzip', '/', 'br', brotliDecompressSync],
  ['gzip', '/', 'gzip', gunzipSync],
  ['identity', '/', null, plain],
  ['br', '/face', null, plain],
] as const)('to who takes %s, %s comes as %s', async (takes, path, encoding, unpack) => {
  // Not by `fetch`, which would unpack it.
  const answer = await new Promise<{ readonly how: string | null; readonly body: Buffer }>((done) => {
    request(`${url}${path}`, { headers: { 'accept-encoding': takes } }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part as Buffer);
      done({ how: response.headers['content-encoding'] ?? null, body: Buffer.concat(parts) });
    }).end();
  });
  expect([answer.how, unpack(answer.body).toString()]).toEqual([encoding, PAGE]);
});

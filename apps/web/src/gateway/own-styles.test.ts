import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { OwnStyles, withOwnStyles } from './own-styles.ts';

const PAGE =
  '<head><style data-precedence="next" data-href="/a.css">p{content:"ü"}</style></head><p>2 < 3, &lt;style data-precedence="' +
  '<style media="not all" data-precedence="next" data-href="/b.css">i{}</style><style>b{}</style><template data-precedence="next">';
const MARKED =
  '<head><style nonce="abc=" data-precedence="next" data-href="/a.css">p{content:"ü"}</style></head><p>2 < 3, &lt;style data-precedence="' +
  '<style nonce="abc=" media="not all" data-precedence="next" data-href="/b.css">i{}</style><style>b{}</style><template data-precedence="next">';

const bytes = Buffer.from(PAGE);
const inPieces = (length: number): readonly Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / length) }, (_, index) =>
    bytes.subarray(index * length, (index + 1) * length),
  );

it.each([1, 2, 7, 25, 64, PAGE.length + 9])('marks sheets of our own in pieces of %i bytes', (length) => {
  const styles = new OwnStyles('abc=');
  const sent = inPieces(length).map((piece) => styles.marked(piece));
  expect(Buffer.concat([...sent, styles.rest()]).toString()).toBe(MARKED);
});

it('holds nothing back but what may become a sheet', () => {
  const styles = new OwnStyles('abc=');
  expect(styles.marked(Buffer.from('<p>one</p><st')).toString()).toBe('<p>one</p>');
  expect(styles.marked(Buffer.from('rong>')).toString()).toBe('<strong>');
  expect(styles.marked(Buffer.from('two <')).toString()).toBe('two ');
  expect(styles.rest().toString()).toBe('<');
});

let server: Server;
let url: string;
beforeAll(async () => {
  const serve = withOwnStyles(async ({ url: asked }, response) => {
    const policy = contentSecurityPolicy({ nonce: 'abc=', dev: false, framed: false });
    if (asked !== '/bare') response.setHeader('content-security-policy', policy);
    response.setHeader('content-type', asked === '/picture' ? 'image/svg+xml' : 'text/html; charset=utf-8');
    if (asked === '/whole') response.setHeader('content-length', bytes.length).end(PAGE);
    else {
      response.write(PAGE.slice(0, 40));
      response.write(Buffer.from(PAGE.slice(40)));
      response.end();
    }
  });
  server = createServer((request, response) => void serve(request, response)).listen(0);
  await new Promise((up) => server.once('listening', up));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));

it.each([
  ['/', MARKED],
  ['/whole', MARKED],
  ['/bare', PAGE],
  ['/picture', PAGE],
])('answers %s', async (path, expected) => {
  const answer = await fetch(url + path);
  expect(await answer.text()).toBe(expected);
});

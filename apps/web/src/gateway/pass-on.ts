import {
  Agent,
  type ClientRequest,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest, Agent as SecureAgent } from 'node:https';
import type { Duplex } from 'node:stream';

const KEPT = new Agent({ keepAlive: true });
const KEPT_SECURE = new SecureAgent({ keepAlive: true });

/** They speak of the connection of the browser, not of ours (RFC 9110, 7.6.1). */
const OF_THE_HOP = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade', 'expect'];

/** Whether something follows the head of a request, whatever its method. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;

/**
 * The request headers to pass on to the API. Without a body there must be no content-length, or the API takes the next
 * request for that body.
 */
function headersPassed(request: IncomingMessage, upgrades: boolean): IncomingHttpHeaders {
  const dropped = [...(upgrades ? [] : OF_THE_HOP), ...(hasBody(request) ? [] : ['content-length'])];
  return Object.fromEntries(Object.entries(request.headers).filter(([name]) => !dropped.includes(name)));
}

/**
 * Headers for the API: whom the request came from, and which host was asked for, so that cookies and origins fit. The address that we
 * see comes last: what a client puts before it is believed of nobody but a proxy of ours.
 */
function headersFor(request: IncomingMessage, upgrades: boolean): IncomingHttpHeaders {
  const before = request.headers['x-forwarded-for'];
  const from = request.socket.remoteAddress ?? '';
  return {
    ...headersPassed(request, upgrades),
    'x-forwarded-for': before ? `${before}, ${from}` : from,
    'x-forwarded-host': request.headers['x-forwarded-host'] ?? request.headers.host,
    'x-forwarded-proto': request.headers['x-forwarded-proto'] ?? 'http',
  };
}

type Way = { readonly kept: boolean; readonly upgrades: boolean };

/** A request to the API, word for word at the address that was asked for: over a kept connection, or one of its own (`agent: false`). */
function open(apiUrl: string, request: IncomingMessage, { kept, upgrades }: Way): ClientRequest {
  const api = new URL(apiUrl);
  const options = { method: request.method, path: request.url, headers: headersFor(request, upgrades) };
  return api.protocol === 'https:'
    ? httpsRequest(api, { ...options, agent: kept && KEPT_SECURE })
    : httpRequest(api, { ...options, agent: kept && KEPT });
}

const UNREACHABLE = JSON.stringify({
  error: { code: 'UNREACHABLE', message: 'Fieldpost is briefly unavailable. Try again shortly.' },
});

function apologise(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(502, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(UNREACHABLE);
}

/** Hands a request to the API and streams the answer back, server-sent events included. `body`: what was read of it already. */
export function passOn(apiUrl: string, request: IncomingMessage, response: ServerResponse, body?: Buffer): void {
  if (body === undefined) handWhole(apiUrl, request, response);
  else handRead(apiUrl, request, response, body);
}

const handWhole = (apiUrl: string, request: IncomingMessage, response: ServerResponse): void =>
  hand(apiUrl, request, response, (request.method === 'GET' || request.method === 'HEAD') && !hasBody(request));

function handRead(apiUrl: string, request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  const upstream = open(apiUrl, request, { kept: false, upgrades: false });
  upstream.on('response', (answer) => handBack(answer, response));
  upstream.on('error', () => apologise(response));
  response.on('close', () => {
    if (!response.writableFinished) upstream.destroy();
  });
  upstream.end(body);
}

/**
 * The API may close a kept connection just as a request goes out on it. A read without a body is then sent again.
 * Other requests cannot be sent twice, so each gets its own new connection.
 */
function hand(apiUrl: string, request: IncomingMessage, response: ServerResponse, kept: boolean): void {
  const upstream = open(apiUrl, request, { kept, upgrades: false });
  upstream.on('response', (answer) => handBack(answer, response));
  upstream.on('error', () => {
    if (kept && upstream.reusedSocket && !response.headersSent) hand(apiUrl, request, response, false);
    else apologise(response);
  });
  response.on('close', () => {
    if (!response.writableFinished) upstream.destroy();
  });
  if (kept) upstream.end();
  else request.pipe(upstream);
}

function handBack(answer: IncomingMessage, response: ServerResponse): void {
  const { connection: _hop, 'keep-alive': _hopToo, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, headers);
  response.flushHeaders();
  answer.pipe(response);
  answer.on('error', () => response.destroy());
}

function headOf(answer: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`];
  for (let i = 0; i < answer.rawHeaders.length; i += 2)
    lines.push(`${answer.rawHeaders[i]}: ${answer.rawHeaders[i + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** Joins a WebSocket of the browser to one of the API. */
export function passOnSocket(apiUrl: string, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const upstream = open(apiUrl, request, { kept: false, upgrades: true });
  socket.on('error', () => upstream.destroy());
  upstream.on('error', () => socket.destroy());
  upstream.on('response', (answer) => {
    socket.write(headOf(answer));
    answer.pipe(socket);
  });
  upstream.on('upgrade', (answer, far, farHead) => {
    socket.write(headOf(answer));
    if (farHead.length > 0) socket.write(farHead);
    if (head.length > 0) far.write(head);
    far.on('error', () => socket.destroy());
    socket.on('close', () => far.destroy());
    far.on('close', () => socket.destroy());
    far.pipe(socket).pipe(far);
  });
  upstream.end();
}

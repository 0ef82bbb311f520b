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

/** Headers for the API: whom the request came from, and which host was asked for, so that cookies and origins fit. */
function headersFor(request: IncomingMessage): IncomingHttpHeaders {
  const before = request.headers['x-forwarded-for'];
  const from = request.socket.remoteAddress ?? '';
  return {
    ...request.headers,
    'x-forwarded-for': before ? `${before}, ${from}` : from,
    'x-forwarded-host': request.headers['x-forwarded-host'] ?? request.headers.host,
    'x-forwarded-proto': request.headers['x-forwarded-proto'] ?? 'http',
  };
}

/** A request to the API, over a connection that is kept for others or, `agent: false`, over one of its own. */
function open(apiUrl: string, request: IncomingMessage, kept: boolean): ClientRequest {
  const target = new URL(request.url ?? '/', apiUrl);
  const options = { method: request.method, headers: headersFor(request) };
  return target.protocol === 'https:'
    ? httpsRequest(target, { ...options, agent: kept && KEPT_SECURE })
    : httpRequest(target, { ...options, agent: kept && KEPT });
}

const UNREACHABLE = JSON.stringify({
  error: { code: 'UNREACHABLE', message: 'The field post is closed for a moment. Try again shortly.' },
});

function apologise(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(502, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(UNREACHABLE);
}

/** Hands a request to the API and streams the answer back, server-sent events included. */
export function passOn(apiUrl: string, request: IncomingMessage, response: ServerResponse): void {
  hand(apiUrl, request, response, request.method === 'GET' || request.method === 'HEAD');
}

/**
 * The API may close a kept connection just as a request goes out on it. What only reads is then asked once more; what writes cannot be
 * sent twice, so it gets a connection of its own.
 */
function hand(apiUrl: string, request: IncomingMessage, response: ServerResponse, kept: boolean): void {
  const upstream = open(apiUrl, request, kept);
  upstream.on('response', (answer) => handBack(answer, response));
  upstream.on('error', () => {
    if (kept && upstream.reusedSocket && !response.headersSent) hand(apiUrl, request, response, false);
    else apologise(response);
  });
  response.on('close', () => {
    if (!response.writableFinished) upstream.destroy();
  });
  if (request.readableEnded || kept) upstream.end();
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
  const upstream = open(apiUrl, request, false);
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

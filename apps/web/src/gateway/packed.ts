import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=UTF-8',
  '.js': 'application/javascript; charset=UTF-8',
};
const BASE = '/_next/static/chunks/';

/** Maps a request path to its compressed file. Next serves all other paths. */
export type Packed = ReadonlyMap<string, string>;

/** The files that pack.ts compressed after the build; empty without a build. */
export function findPacked(dir: string): Packed {
  const chunks = path.join(dir, 'static/chunks');
  const names = existsSync(chunks) ? readdirSync(chunks).filter((name) => name.endsWith('.br')) : [];
  return new Map(names.map((name) => [`${BASE}${name.slice(0, -'.br'.length)}`, path.join(chunks, name)]));
}

/** Interval between scans for newly compressed files, in ms: `npm start` compresses while the site is open. */
const LOOK_AGAIN_MS = 5_000;

/** Returns the compressed files, scanned again on a request after the interval. */
export function packedNow(dir: string, everyMs = LOOK_AGAIN_MS): () => Packed {
  let found = findPacked(dir);
  let lookedAt = performance.now();
  return () => {
    if (performance.now() - lookedAt < everyMs) return found;
    found = findPacked(dir);
    lookedAt = performance.now();
    return found;
  };
}

const takesBrotli = ({ headers }: IncomingMessage): boolean =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((one) => one.trim().split(/\s*;\s*q=/))
    .some(([name, weight]) => name === 'br' && Number(weight ?? 1) > 0);

/** Sends a packed file, if one is asked for by somebody who can unpack it. @returns whether it was taken on */
export function sendPacked(packed: Packed, request: IncomingMessage, response: ServerResponse): boolean {
  const asked = (request.url ?? '').split('?')[0] ?? '';
  const file = packed.get(asked);
  if (file === undefined || request.method !== 'GET' || request.headers.range || !takesBrotli(request)) return false;
  void send(file, TYPES[path.extname(asked)] ?? 'application/octet-stream', response);
  return true;
}

/** The name of such a file changes with its content, so browsers may cache it permanently. */
async function send(file: string, type: string, response: ServerResponse): Promise<void> {
  const body = await readFile(file).catch(() => null);
  if (body === null) {
    response.writeHead(404).end();
    return;
  }
  const kept = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' };
  const length = { 'content-length': body.length };
  response.writeHead(200, { ...kept, ...length, 'content-type': type, 'content-encoding': 'br' });
  response.end(body);
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { isPlainTarget } from '@fieldpost/client/request-target';
import { ownQuestion } from './own-operations.ts';
import { passOn, passOnSocket } from './pass-on.ts';

/** The address of the API, and whether it gets the site's own operations alone. */
export type Gateway = { readonly apiUrl: string; readonly ownOperations: boolean };

const forApi = (target: string): boolean => /^\/(graphql|api)(\/|\?|$)/.test(target);

const MALFORMED = JSON.stringify({ error: { code: 'MALFORMED', message: 'The request cannot be read.' } });

/** Another spelling of an address than the one that the API, its limits and the pages know: 400. */
function refuse(response: ServerResponse): void {
  response.writeHead(400, { 'content-type': 'application/json', 'cache-control': 'no-store', connection: 'close' });
  response.end(MALFORMED);
}

const isQuestion = (target: string): boolean => /^\/graphql(\?|$)/.test(target);

async function passOnOwn(apiUrl: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await ownQuestion(request, response);
  if (body !== null) passOn(apiUrl, request, response, body);
}

/** Takes what is the API's, and refuses what is nobody's; false: it is for the pages. */
export function atEntry(
  { apiUrl, ownOperations }: Gateway,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const target = request.url ?? '';
  if (!isPlainTarget(target)) refuse(response);
  else if (ownOperations && isQuestion(target)) void passOnOwn(apiUrl, request, response);
  else if (forApi(target)) passOn(apiUrl, request, response);
  else return false;
  return true;
}

/** The same for a WebSocket. */
export function socketAtEntry(apiUrl: string, request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
  const target = request.url ?? '';
  if (!isPlainTarget(target)) socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n');
  else if (forApi(target)) passOnSocket(apiUrl, request, socket, head);
  else return false;
  return true;
}

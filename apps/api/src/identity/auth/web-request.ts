import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Keys } from '../../platform/security/keys.ts';
import type { Settings } from '../../settings.ts';
import { cookiesOfNow, linkTokenOfNow } from './cookies.ts';
import { ZONE_HEADER } from './newcomer-zone.ts';

/** The header in which our route tells the library the caller's address; whatever a client puts there is overwritten. */
export const ADDRESS_HEADER = 'x-fieldpost-address';

/** The address, with the token of a mailed link as the secret of now would sign it. */
function addressOfNow(path: string, settings: Keys & Pick<Settings, 'publicUrl'>): URL {
  const url = new URL(path, settings.publicUrl);
  const token = url.searchParams.get('token');
  if (token !== null && settings.secretBefore !== null) url.searchParams.set('token', linkTokenOfNow(settings, token));
  return url;
}

/** The request as the library wants it, with `more` in its body. The address of the caller is what Fastify makes of its trusted proxies. */
export function webRequest(
  request: FastifyRequest,
  settings: Keys & Pick<Settings, 'publicUrl'>,
  more: object = {},
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && name !== 'content-length')
      headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  headers.delete(ZONE_HEADER);
  headers.set(ADDRESS_HEADER, request.ip);
  if (request.headers.cookie !== undefined) headers.set('cookie', cookiesOfNow(settings, request.headers.cookie));
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(addressOfNow(request.url, settings), {
    method: request.method,
    headers,
    ...(hasBody ? { body: JSON.stringify({ ...(request.body ?? {}), ...more }) } : {}),
  });
}

type Told = Readonly<Record<string, unknown>>;

/** The library's errors keep their `code` and `message`, and say them in the form of every other answer as well. */
function bodyOf(status: number, text: string): string {
  if (status < 400) return text;
  const { code, message } = readJson(text);
  const told = {
    code: typeof code === 'string' ? code : status === 404 ? 'NOT_FOUND' : 'MALFORMED',
    message: typeof message === 'string' ? message : 'That cannot be done.',
  };
  return JSON.stringify({ ...told, error: told });
}

/** A body of the library, where it is an object; else an empty one. */
export function readJson(text: string): Told {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? (read as Told) : {};
  } catch {
    return {};
  }
}

/** Hands the library's answer on. */
export async function answer(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers)
    if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  if (response.status >= 400) reply.header('content-type', 'application/json; charset=utf-8');
  return reply.send(bodyOf(response.status, await response.text()));
}

import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** What moves with the clock alone: two answers that differ in it only say the same. */
const CLOCKED = /"reserveMs":-?\d+/g;

/** The tag of an answer, made of its body alone: weak, as time that runs on is no change. */
export const tagOf = (payload: string): string =>
  `W/"${createHash('sha256').update(payload.replace(CLOCKED, '')).digest('base64url').slice(0, 22)}"`;

/** Whether an If-None-Match names the tag (RFC 9110: compared weakly). */
function names(condition: string | undefined, tag: string): boolean {
  const plain = (text: string): string => text.trim().replace(/^W\//, '');
  return (condition ?? '').split(',').some((one) => ['*', plain(tag)].includes(plain(one)));
}

/** Below these every answer has a tag: programs ask there again and again. */
const TAGGED: readonly string[] = ['/api/v1/', '/api/feeds/'];

/** CL-156: every answer to a GET below `/api/v1` has an ETag, and every feed; who sends it back as If-None-Match and has missed nothing gets 304 without a body. */
export function registerEntityTags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    if (!TAGGED.some((start) => request.url.startsWith(start))) return payload;
    const tag = reply.getHeader('etag')?.toString() ?? tagOf(payload);
    reply.header('etag', tag);
    if (!names(request.headers['if-none-match'], tag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
}

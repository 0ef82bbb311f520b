import type { Result } from '@fieldpost/engine';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { type Fault, type FaultCode, fault, faultBody } from './catalogue.ts';
import { isOutage } from './outage.ts';

/** Carries a fault over the border of a library which knows only exceptions (GraphQL resolvers, Fastify hooks). */
export class FaultError extends Error {
  readonly fault: Fault;
  /** Where GraphQL looks for the code: sockets send errors without asking our formatter. */
  readonly extensions: Readonly<Record<string, unknown>>;
  constructor(given: Fault) {
    super(given.message);
    this.name = 'FaultError';
    this.fault = given;
    this.extensions = faultBody(given).error;
  }
}

/** The value of a result, or its fault thrown: for borders only. */
export function unwrap<Value>(result: Result<Value, Fault>): Value {
  if (result.ok) return result.value;
  throw new FaultError(result.fault);
}

const BY_STATUS: Readonly<Record<number, FaultCode>> = {
  400: 'MALFORMED',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  406: 'NOT_ACCEPTABLE',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

/** PostgreSQL stores no NUL in a text: a request with one (22021 in a text, 22P05 in JSON) is malformed. */
const UNSTORABLE = /invalid byte sequence for encoding|unsupported Unicode escape sequence|\b22021\b|\b22P05\b/;
const isUnstorable = (error: unknown): boolean =>
  error instanceof Error && (UNSTORABLE.test(error.message) || isUnstorable(error.cause));

/**
 * The public part of any error: faults as they are, bad requests by their status, everything else without internals.
 */
export function faultOf(error: unknown): Fault {
  if (error instanceof FaultError) return error.fault;
  if (isOutage(error)) return fault('UNAVAILABLE');
  if (isUnstorable(error)) return fault('MALFORMED');
  const { statusCode, validation, code } = (error instanceof Error ? error : {}) as Partial<FastifyError>;
  if (validation) return fault('MALFORMED', { details: validation.map((found) => problemOf(found)) });
  const known = statusCode === undefined ? undefined : BY_STATUS[statusCode];
  if (known && code?.startsWith('FST_')) return fault(known);
  return known ? fault(known) : fault('INTERNAL');
}

const problemOf = (found: { readonly instancePath: string; readonly message?: string | undefined }) => ({
  at: found.instancePath,
  problem: found.message ?? 'is wrong',
});

/** Sends a fault as a REST answer and counts it. */
export function refuse(reply: FastifyReply, given: Fault): FastifyReply {
  reply.server.services.metrics.refusals.inc({ code: given.code });
  return reply.code(given.status).send(faultBody(given));
}

/** Seconds after which to retry when the service is unavailable. */
const AGAIN_AFTER_S = 2;

/** Every error of the app answers in one form, never with a stack; every 503 says when to ask again. */
export function registerErrors(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', AGAIN_AFTER_S);
  });
  app.setErrorHandler((error, request, reply) => {
    const told = faultOf(error);
    if (told.status >= 500) request.log.error({ err: error }, 'request failed');
    return refuse(reply, told);
  });
}

import type { Result } from '@fieldpost/engine';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { type Fault, type FaultCode, fault, faultBody } from './catalogue.ts';

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

/** Codes of Node's sockets, of PostgreSQL and of Prisma which say that the database cannot be reached now, not that we are wrong. */
const OUTAGES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'],
  ...['57P01', '57P02', '57P03', '08000', '08001', '08003', '08006', '53300'],
  ...['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2037'],
]);
/** Where libraries say it in words alone. */
const OUTAGE_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|DatabaseNotReachable|ConnectionClosed|server closed the connection|the database system is (starting up|shutting down)|terminating connection|Client has encountered a connection error|`(57P0[123]|08\d{3}|53300)`/;
/** Causes lie in causes; no library nests deeper. */
const DEEPEST = 5;

/** Whether an error says that the database is away: a turn that met it may be sent again with the same key. */
export function isOutage(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > DEEPEST) return false;
  const { code, meta } = error as Error & { readonly code?: unknown; readonly meta?: unknown };
  if (typeof code === 'string' && OUTAGES.has(code)) return true;
  return (
    OUTAGE_WORDS.test(error.message) ||
    OUTAGE_WORDS.test(JSON.stringify(meta ?? '')) ||
    isOutage(error.cause, depth + 1)
  );
}

/** PostgreSQL keeps no NUL in a text: whoever sends one (22021 in a text, 22P05 in JSON) has sent something unreadable. */
const UNSTORABLE = /invalid byte sequence for encoding|unsupported Unicode escape sequence|\b22021\b|\b22P05\b/;
const isUnstorable = (error: unknown): boolean =>
  error instanceof Error && (UNSTORABLE.test(error.message) || isUnstorable(error.cause));

/** What may be told of any error: faults as they are, bad requests by their status, all else without a word of its inside. */
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

/** Every error of the app answers in one form, never with a stack. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const told = faultOf(error);
    if (told.status >= 500) request.log.error({ err: error }, 'request failed');
    return refuse(reply, told);
  });
}

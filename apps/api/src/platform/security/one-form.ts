import { isPlainTarget } from '@fieldpost/client/request-target';
import type { FastifyInstance } from 'fastify';
import { fault } from '../errors/catalogue.ts';
import { FaultError } from '../errors/plugin.ts';

const NUL = String.fromCharCode(0);

/** Things within things: whoever reads a document may go down it step by step, and has only so much room to do so. */
const DEEPEST = 64;

/**
 * Whether anything that was sent is unfit to be read: it holds a NUL, the one character that no text of the database can hold, or
 * things within things without end.
 */
export function holdsUnfit(given: unknown, depth = 0): boolean {
  if (typeof given === 'string') return given.includes(NUL);
  if (typeof given !== 'object' || given === null) return false;
  if (depth >= DEEPEST) return true;
  return Object.entries(given).some(([key, value]) => key.includes(NUL) || holdsUnfit(value, depth + 1));
}

/**
 * Requests come in one form, or not at all (400 MALFORMED): addresses in the one spelling that routes, limits and the library of
 * sign-in read alike, no NUL in anything that is sent, and nothing that is nested beyond reason. Register before any route.
 */
export function registerOneForm(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!isPlainTarget(request.raw.url ?? '')) throw new FaultError(fault('MALFORMED'));
  });
  app.addHook('preValidation', async ({ body, query, params }) => {
    if ([body, query, params].some((part) => holdsUnfit(part))) throw new FaultError(fault('MALFORMED'));
  });
}

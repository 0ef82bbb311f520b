import { isPlainTarget } from '@fieldpost/client/request-target';
import type { FastifyInstance } from 'fastify';
import { fault } from '../errors/catalogue.ts';
import { FaultError } from '../errors/plugin.ts';

const NUL = String.fromCharCode(0);

/** Whether a text within holds the one character that no text of the database can hold. */
export function holdsNul(given: unknown): boolean {
  if (typeof given === 'string') return given.includes(NUL);
  if (typeof given !== 'object' || given === null) return false;
  return Object.entries(given).some(([key, value]) => key.includes(NUL) || holdsNul(value));
}

/**
 * Requests come in one form, or not at all (400 MALFORMED): addresses in the one spelling that routes, limits and the library of
 * sign-in read alike, and no NUL in anything that is sent. Register before any route.
 */
export function registerOneForm(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!isPlainTarget(request.raw.url ?? '')) throw new FaultError(fault('MALFORMED'));
  });
  app.addHook('preValidation', async ({ body, query, params }) => {
    if (holdsNul(body) || holdsNul(query) || holdsNul(params)) throw new FaultError(fault('MALFORMED'));
  });
}

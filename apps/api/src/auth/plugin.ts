import type { FastifyInstance } from 'fastify';
import { fault } from '../plugins/errors/catalogue.ts';
import { FaultError } from '../plugins/errors/plugin.ts';
import { callerOfToken } from './caller.ts';

/** Finds out who asks, before any handler. */
export async function registerAuth(app: FastifyInstance): Promise<void> {
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    const header = request.headers.authorization;
    if (!header?.startsWith('Bearer ')) return;
    request.caller = await callerOfToken(app.services, header.slice('Bearer '.length));
    if (request.caller === null) throw new FaultError(fault('UNAUTHENTICATED'));
  });
}

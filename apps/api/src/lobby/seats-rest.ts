import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Caller, Context } from '../context.ts';
import { known } from '../identity/auth/scopes.ts';
import { loadedMatch } from '../match-store/loaded-match.ts';
import type { StoredMatch } from '../match-store/stored.ts';
import { matchSeen, summaryOf } from '../match-store/views.ts';
import { unwrap } from '../platform/errors/plugin.ts';
import { nodesOf, pageAsked, pageQuery } from '../platform/paging.ts';
import { confirmReady } from './ready-check.ts';
import { MAX_VACANT, openSeat, returnToSeat, takeOver, vacancies } from './vacant-seats.ts';

const about = (summary: string) => ({ tags: ['attendance'], summary });
const params = z.object({ id: z.string().max(100) });
const side = z.string().max(40);

const seatBody = z.discriminatedUnion('action', [
  z.object({ action: z.enum(['open', 'return']) }),
  z.object({ action: z.literal('takeOver'), side, invitation: z.string().max(100).nullish() }),
]);

const callerOf = (request: FastifyRequest): Caller => unwrap(known(request.caller));

/** A match as the caller may know it. */
const whole = ({ clock }: Context, caller: Caller, match: StoredMatch) =>
  matchSeen(loadedMatch(match), caller, clock.now());

function seat(services: Context, caller: Caller, id: string, body: z.output<typeof seatBody>) {
  if (body.action === 'takeOver') return takeOver(services, caller, id, body.side, body.invitation ?? null);
  return body.action === 'open' ? openSeat(services, caller, id) : returnToSeat(services, caller, id);
}

/** Seats: the call before the start, seats that stand open, replacements. For persons. */
export const seatsRest: FastifyPluginAsync = async (plain) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { services } = app;
  // Refuses strangers before their body is read.
  app.addHook('preParsing', async (request) => {
    unwrap(known(request.caller));
    request.matchId = (request.params as { readonly id?: string }).id ?? null;
  });
  app.post('/matches/:id/ready', { schema: { ...about('Say that you are there'), params } }, async (request) => {
    const caller = callerOf(request);
    return whole(services, caller, unwrap(await confirmReady(services, caller, request.params.id)));
  });
  const seated = { ...about('Open your seat, return to it, or take one over'), params, body: seatBody };
  app.post('/matches/:id/seat', { schema: seated }, async (request) => {
    const caller = callerOf(request);
    return whole(services, caller, unwrap(await seat(services, caller, request.params.id, request.body)));
  });
  const list = {
    ...about('Matches with a seat that you may take over, the oldest first'),
    querystring: z.object(pageQuery(MAX_VACANT, 'moment')),
  };
  app.get('/vacancies', { schema: list }, async (request) => {
    const found = await vacancies(services, callerOf(request), pageAsked(request.query));
    const now = services.clock.now();
    return {
      matches: nodesOf(found).map((match) => summaryOf(loadedMatch(match), callerOf(request), now)),
      next: found.next,
    };
  });
};

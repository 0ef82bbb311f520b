import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Caller, Context } from '../context.ts';
import { known } from '../identity/auth/scopes.ts';
import { reliabilityOf } from '../identity/reliability/reliability.ts';
import { findMatch } from '../match-store/find-match.ts';
import { callersSeat, loadedMatch } from '../match-store/loaded-match.ts';
import type { StoredMatch } from '../match-store/stored.ts';
import { matchSeen } from '../match-store/views.ts';
import { unwrap } from '../platform/errors/plugin.ts';
import { calendarsOf } from './calendar-view.ts';
import { excuseMiss } from './excuse.ts';
import { fileConditionalOrders } from './filing.ts';
import { handoverPack } from './handover-pack.ts';
import { answerPause, endPause, offerPause } from './pauses.ts';
import { setSleepHours } from './player-hours.ts';
import { hoursOfPlayer } from './store.ts';
import { endVacation, takeVacation } from './vacation.ts';

const about = (summary: string) => ({ tags: ['attendance'], summary });
const params = z.object({ id: z.string().max(100) });
const instant = z.string().max(40);
const side = z.string().max(40);

const pauseBody = z.discriminatedUnion('action', [
  z.object({ action: z.literal('offer'), reason: z.string().max(400), until: instant.nullish() }),
  z.object({ action: z.enum(['accept', 'decline', 'end']) }),
]);
const vacationBody = z.discriminatedUnion('action', [
  z.object({ action: z.literal('take'), days: z.number(), from: instant.nullish() }),
  z.object({ action: z.literal('end') }),
]);

const callerOf = (request: FastifyRequest): Caller => unwrap(known(request.caller));

/** A match as the caller may know it. */
const whole = ({ clock }: Context, caller: Caller, match: StoredMatch) =>
  matchSeen(loadedMatch(match), caller, clock.now());

function pause(services: Context, caller: Caller, id: string, body: z.output<typeof pauseBody>) {
  if (body.action === 'offer')
    return offerPause(services, caller, id, { reason: body.reason, until: body.until ?? null });
  return body.action === 'end'
    ? endPause(services, caller, id)
    : answerPause(services, caller, id, body.action === 'accept');
}

const away = (services: Context, caller: Caller, id: string, body: z.output<typeof vacationBody>) =>
  body.action === 'take'
    ? takeVacation(services, caller, id, { days: body.days, from: body.from ?? null })
    : endVacation(services, caller, id);

/** Clocks that stand: pauses, vacations, misses that are forgiven, the calendar. */
const clocksRest: FastifyPluginAsync = async (plain) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { services } = app;
  const paused = { ...about('Ask for a pause, answer the request, end it'), params, body: pauseBody };
  app.post('/matches/:id/pause', { schema: paused }, async (request) => {
    const caller = callerOf(request);
    return whole(services, caller, unwrap(await pause(services, caller, request.params.id, request.body)));
  });
  const vacation = { ...about('Take vacation, or end it'), params, body: vacationBody };
  app.post('/matches/:id/vacation', { schema: vacation }, async (request) => {
    const caller = callerOf(request);
    const { id } = request.params;
    return whole(services, caller, unwrap(await away(services, caller, id, request.body)));
  });
  const excused = { ...about('Forgive a missed turn'), params, body: z.object({ side }) };
  app.post('/matches/:id/excuse', { schema: excused }, async (request) => {
    const caller = callerOf(request);
    return whole(services, caller, unwrap(await excuseMiss(services, caller, request.params.id, request.body.side)));
  });
  const days = z.object({
    days: z.coerce.number().int().min(1).max(62).default(14).describe('Days from today'),
  });
  const calendar = { ...about('Clock calendar'), params, querystring: days };
  app.get('/matches/:id/calendar', { schema: calendar }, async (request) => {
    const { match } = unwrap(await findMatch(services, request.caller, request.params.id));
    const { userId } = callerOf(request);
    const seated = match.seats.some((one) => one.userId === userId);
    const hours = seated ? null : await hoursOfPlayer(services.db, userId);
    return { sides: calendarsOf(match, hours, services.clock.now(), request.query.days) };
  });
};

/** Routes for orders in your absence, and for the knowledge of a seat that you took over. */
const ordersRest: FastifyPluginAsync = async (plain) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { services } = app;
  app.get('/matches/:id/handover', { schema: { ...about('All that your seat knows'), params } }, async (request) =>
    unwrap(await handoverPack(services, callerOf(request), request.params.id)),
  );
  const orders = z.object({ orders: z.unknown() });
  const filing = { ...about('Save conditional orders'), params, body: orders };
  app.post('/matches/:id/conditional-orders', { schema: filing }, async (request) => {
    const { id } = request.params;
    const caller = callerOf(request);
    const match = unwrap(await fileConditionalOrders(services, caller, id, request.body.orders));
    return { orders: ordersOf(match, caller) };
  });
  app.get(
    '/matches/:id/conditional-orders',
    { schema: { ...about('Your conditional orders'), params } },
    async (request) => {
      const caller = callerOf(request);
      return { orders: ordersOf(unwrap(await findMatch(services, caller, request.params.id)).match, caller) };
    },
  );
  const hours = {
    ...about('Set sleep hours'),
    body: z.object({ timeZone: z.string().max(64), sleepFrom: z.number() }),
  };
  app.put('/me/sleep-hours', { schema: hours }, async (request) =>
    unwrap(await setSleepHours(services, callerOf(request), request.body)),
  );
};

function ordersOf(match: StoredMatch, caller: Caller) {
  const you = callersSeat(loadedMatch(match), caller);
  const held = you && match.seats.find((one) => one.side === you.side && one.player === you.player);
  return held?.conditionalOrders ?? [];
}

/** Routes for absences, and for the reliability of a person. */
export const attendanceRest: FastifyPluginAsync = async (plain) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  await app.register(async (own) => {
    // Refuses strangers before their body is read.
    own.addHook('preParsing', async (request) => {
      unwrap(known(request.caller));
      request.matchId = (request.params as { readonly id?: string }).id ?? null;
    });
    await own.register(clocksRest);
    await own.register(ordersRest);
  });
  app.get(
    '/users/:id/reliability',
    { schema: { ...about('Reliability and reply times of a person'), params } },
    async (request) => reliabilityOf(app.services, request.params.id),
  );
};

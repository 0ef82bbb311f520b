import type { Json } from '@fieldpost/engine';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Caller, Context } from '../context.ts';
import { known } from '../identity/auth/scopes.ts';
import { unwrap } from '../platform/errors/plugin.ts';
import { idempotencyKeyHeader as keyHeader } from '../platform/idempotency.ts';
import { moment } from '../platform/moment.ts';
import { nodesOf, pageAsked, pageQuery } from '../platform/paging.ts';
import { act } from './acting.ts';
import { leaveCampaign, offerSeat, takeOffered, transferCampaign } from './changing-seats.ts';
import { officersAct } from './correcting.ts';
import { battleFrame } from './framing.ts';
import { frontActsRest, frontsRest } from './fronts/rest.ts';
import { dossierOf, historyOf, honourOf } from './history.ts';
import { cancelCampaign, createCampaignOnce, joinCampaign, startCampaign } from './opening.ts';
import { writeNote, writePlan } from './plans-and-notes.ts';
import {
  battleList,
  campaignList,
  LISTED_AT_ONCE,
  ledgerPage,
  legalActs,
  ownPlans,
  seeCampaign,
  stateAt,
  summaryOf,
} from './reading.ts';
import { endCampaignVacation, takeCampaignVacation } from './vacation.ts';

const about = (summary: string) => ({ tags: ['campaigns'], summary });
const path = z.object({ id: z.string().min(1).max(64).describe('The id of the campaign') });
const byId = { params: path };
const seq = z.int().min(-1).max(1_000_000);
const word = z.string().max(100);

const opening = z.object({
  rules: word.describe('"aww-legacy@1"'),
  title: z.string().max(400),
  options: z.record(z.string(), z.unknown()).optional(),
  settings: z.record(z.string(), z.unknown()).optional(),
  visibility: z.enum(['public', 'private']).optional(),
  side: word.optional().describe('The Empire that you command'),
  solo: z.boolean().optional(),
  bots: z.record(z.string(), word).optional().describe('Computer players by Empire'),
});
const acting = z.object({ expectedSeq: seq, act: z.unknown(), side: word.optional() });
const correcting = z.object({
  expectedSeq: seq,
  of: z.unknown(),
  report: z.unknown().optional(),
  match: z.unknown().optional(),
  reason: z.unknown(),
  from: z.unknown().optional(),
  dryRun: z.boolean().default(false),
});
const away = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('take'),
    days: z.number(),
    from: z.string().max(40).nullish(),
    empire: word.optional(),
  }),
  z.object({ action: z.literal('end'), empire: word.optional() }),
]);
const reasoned = z.object({ expectedSeq: seq, reason: z.unknown() });
const listed = z.object({
  mine: z.stringbool().optional().describe('Only those in which you hold a seat'),
  open: z.stringbool().optional().describe('Only those that can be joined'),
  after: moment.optional().describe('Only those that were opened before this moment'),
  ...pageQuery(LISTED_AT_ONCE, 'moment'),
});
const paged = z.object({
  after: z.coerce.number().int().min(-1).max(1_000_000).default(-1).describe('Only what comes after this entry'),
  count: z.coerce.number().int().min(1).max(200).default(200).describe('So many entries at most'),
});

const callerOf = (request: FastifyRequest): Caller => unwrap(known(request.caller));
const idempotencyKeyHeader = { headers: keyHeader };
const keyOf = ({ headers }: FastifyRequest): string | null =>
  (headers as z.output<typeof keyHeader>)['idempotency-key'] ?? null;

/** Reading: who may, sees; a stranger a public one, too. */
const readingRest: FastifyPluginAsync = async (plain) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { services } = app;
  app.get('/campaigns', { schema: { ...about('Campaigns'), querystring: listed } }, async ({ caller, query }) => {
    const { mine = false, open = false, after = null } = query;
    const found = await campaignList(services, caller, { mine, open, after }, pageAsked(query));
    return { campaigns: nodesOf(found), next: found.next };
  });
  app.get('/campaigns/:id', { schema: { ...about('A campaign'), ...byId } }, async ({ caller, params }) =>
    unwrap(await seeCampaign(services, caller, params.id)),
  );
  app.get(
    '/campaigns/:id/legal',
    { schema: { ...about('What you may do, by Empire'), ...byId } },
    async ({ caller, params }) => unwrap(await legalActs(services, caller, params.id)),
  );
  const ledger = { ...about('The ledger, by pages'), ...byId, querystring: paged };
  app.get('/campaigns/:id/ledger', { schema: ledger }, async ({ caller, params, query }, reply) => {
    const page = unwrap(await ledgerPage(services, caller, params.id, query));
    return reply.header('etag', `"${page.head}"`).send(page);
  });
  const at = {
    ...about('The state after an entry'),
    ...byId,
    querystring: z.object({ seq: z.coerce.number().int().min(0).describe('The entry of the ledger') }),
  };
  app.get('/campaigns/:id/state', { schema: at }, async ({ caller, params, query }) =>
    unwrap(await stateAt(services, caller, params.id, query.seq)),
  );
  const story = { ...about('The war entry by entry, with what each changed'), ...byId, querystring: paged };
  app.get('/campaigns/:id/history', { schema: story }, async ({ caller, params, query }) =>
    unwrap(await historyOf(services, caller, params.id, query.after, query.count)),
  );
  const soldier = { ...about('The dossier of a soldier'), params: path.extend({ soldierId: word }) };
  app.get('/campaigns/:id/soldiers/:soldierId', { schema: soldier }, async ({ caller, params }) =>
    unwrap(await dossierOf(services, caller, params.id, params.soldierId)),
  );
  const framed = { ...about('What its war says of a battle: stakes, rosters, prisoners'), ...byId };
  app.get('/matches/:id/campaign', { schema: framed }, async ({ caller, params }) =>
    unwrap(await battleFrame(services, caller, params.id)),
  );
  const roll = { ...about('The roll of honour'), ...byId };
  app.get('/campaigns/:id/honour', { schema: roll }, async ({ caller, params }) =>
    unwrap(await honourOf(services, caller, params.id)),
  );
  app.get(
    '/campaigns/:id/battles',
    { schema: { ...about('Its battles and their matches'), ...byId } },
    async ({ caller, params }) => ({
      battles: unwrap(await battleList(services, caller, params.id)),
    }),
  );
};

/** Routes for members. */
const membersRest: FastifyPluginAsync = async (plain) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { services } = app;
  // Refuses strangers before their body is read.
  app.addHook('preParsing', async ({ caller }) => void unwrap(known(caller)));
  const opened = { ...about('Open a campaign'), ...idempotencyKeyHeader, body: opening };
  app.post('/campaigns', { schema: opened }, async (request, reply) => {
    const caller = callerOf(request);
    const { made, repeated } = unwrap(await createCampaignOnce(services, caller, request.body, keyOf(request)));
    if (repeated) reply.header('idempotent-replayed', 'true');
    return reply.code(201).send(summaryOf(made, caller));
  });
  const join = { ...about('Take a seat'), ...byId, body: z.object({ empire: word }) };
  app.post('/campaigns/:id/join', { schema: join }, async (request) => {
    const caller = callerOf(request);
    return summaryOf(unwrap(await joinCampaign(services, caller, request.params.id, request.body.empire)), caller);
  });
  app.post(
    '/campaigns/:id/leave',
    { schema: { ...about('Give a seat back, before the start or in the war'), ...byId } },
    async (request) => {
      const caller = callerOf(request);
      return summaryOf(unwrap(await leaveCampaign(services, caller, request.params.id)), caller);
    },
  );
  const heir = {
    ...about('Hand your campaign over to another member'),
    ...byId,
    body: z.object({ userId: z.string().max(100) }),
  };
  app.put('/campaigns/:id/owner', { schema: heir }, async (request) => {
    const caller = callerOf(request);
    const { userId } = request.body;
    return summaryOf(unwrap(await transferCampaign(services, caller, request.params.id, userId)), caller);
  });
  const place = z.object({ empire: word, player: z.int().min(0).max(3) });
  const offer = { ...about('Offer a seat to the holder of the returned secret'), ...byId, body: place };
  app.post('/campaigns/:id/substitute', { schema: offer }, async (request) => {
    const { empire: side, player } = request.body;
    return unwrap(await offerSeat(services, callerOf(request), request.params.id, { side, player }));
  });
  const take = { ...about('Take a seat that was offered'), ...byId, body: z.object({ seat: z.string().max(200) }) };
  app.post('/campaigns/:id/seat', { schema: take }, async (request) => {
    const caller = callerOf(request);
    return summaryOf(unwrap(await takeOffered(services, caller, request.params.id, request.body.seat)), caller);
  });
  const vacation = { ...about('Take vacation between battles, or end it'), ...byId, body: away };
  app.post('/campaigns/:id/vacation', { schema: vacation }, async (request) => {
    const caller = callerOf(request);
    return summaryOf(unwrap(await vacationOf(services, caller, request.params.id, request.body)), caller);
  });
  const start = { ...about('Begin with computer players on free seats'), ...byId, body: z.object({ bot: word }) };
  app.post('/campaigns/:id/start', { schema: start }, async (request) => {
    const caller = callerOf(request);
    return summaryOf(unwrap(await startCampaign(services, caller, request.params.id, request.body.bot)), caller);
  });
  app.post(
    '/campaigns/:id/cancel',
    { schema: { ...about('Cancel a campaign before it starts'), ...byId } },
    async (request) => {
      const caller = callerOf(request);
      return summaryOf(unwrap(await cancelCampaign(services, caller, request.params.id)), caller);
    },
  );
  const acted = { ...about('Choose, declare, answer, exchange'), ...byId, ...idempotencyKeyHeader, body: acting };
  app.post('/campaigns/:id/acts', { schema: acted }, async (request) => {
    const submission = { ...request.body, key: keyOf(request) };
    return unwrap(await act(services, callerOf(request), request.params.id, submission));
  });
  app.get(
    '/campaigns/:id/plans',
    { schema: { ...about('Plan and notes of your Empire'), ...byId } },
    async (request) => ({
      plans: unwrap(await ownPlans(services, callerOf(request), request.params.id)),
    }),
  );
  const plan = { ...about('Write the plan of your Empire'), ...byId, body: z.unknown() };
  app.put('/campaigns/:id/plan', { schema: plan }, async (request) =>
    unwrap(await writePlan(services, callerOf(request), request.params.id, request.body)),
  );
  const note = {
    ...about('Write a note on a soldier'),
    params: path.extend({ soldierId: word }),
    body: z.object({ text: z.string().max(10_000) }),
  };
  app.put('/campaigns/:id/notes/:soldierId', { schema: note }, async (request) => {
    const { id, soldierId } = request.params;
    return unwrap(await writeNote(services, callerOf(request), id, soldierId, request.body.text));
  });
};

/** LC-093: without an Empire, of the one that the caller commands. */
function vacationOf(services: Context, caller: Caller, id: string, asked: z.output<typeof away>) {
  const side = asked.empire ?? null;
  if (asked.action === 'end') return endCampaignVacation(services, caller, id, side);
  return takeCampaignVacation(services, caller, id, { side, days: asked.days, from: asked.from ?? null });
}

/** Routes for officers of the front's club, and otherwise for both commanders together. */
const officersRest: FastifyPluginAsync = async (plain) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { services } = app;
  app.addHook('preParsing', async ({ caller }) => void unwrap(known(caller)));
  const correct = {
    ...about('Correct an entry, or see what that would change'),
    ...byId,
    ...idempotencyKeyHeader,
    body: correcting,
  };
  app.post('/campaigns/:id/corrections', { schema: correct }, async (request, reply) => {
    const { expectedSeq, dryRun, ...rest } = request.body;
    const asked = { expectedSeq, dryRun, act: { ...rest, type: 'correct' } as Json, key: keyOf(request) };
    const done = unwrap(await officersAct(services, callerOf(request), request.params.id, asked));
    return reply.code(dryRun ? 200 : 201).send(done);
  });
  for (const type of ['pause', 'resume', 'void'] as const) {
    const schema = { ...about(`Ask for it with a reason: ${type}`), ...byId, ...idempotencyKeyHeader, body: reasoned };
    app.post(`/campaigns/:id/${type}`, { schema }, async (request) => {
      const { id } = request.params as { readonly id: string };
      const { expectedSeq, reason } = request.body as z.output<typeof reasoned>;
      const asked = { expectedSeq, dryRun: false, act: { type, reason } as Json, key: keyOf(request) };
      return unwrap(await officersAct(services, callerOf(request), id, asked));
    });
  }
};

/** Campaigns. Thin: each route is one service function. */
export const campaignsRest: FastifyPluginAsync = async (app) => {
  await app.register(readingRest);
  await app.register(membersRest);
  await app.register(officersRest);
  await app.register(frontsRest);
  await app.register(frontActsRest);
};

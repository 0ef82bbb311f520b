import type { Result } from '@fieldpost/engine';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Caller, Context } from '../context.ts';
import { seeDice } from '../match-store/dice.ts';
import { readingMatch } from '../match-store/find-match.ts';
import { exportRecord } from '../match-store/record.ts';
import { crashPoint } from '../platform/crash-points.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { FaultError, refuse } from '../platform/errors/plugin.ts';
import type { Answer } from '../turn/act.ts';
import { agree } from '../turn/agreements.ts';
import { play } from '../turn/play.ts';
import { undo } from '../turn/undo.ts';
import * as schemas from './rest-schemas.ts';
import { logPage, markSeen, menu, ordersOfCaller, replay, see } from './service.ts';
import { OpenStreams, streamMatches } from './stream.ts';
import { myWindows } from './windows.ts';

const TAGS = ['matches'];
const schema = { tags: TAGS, params: schemas.matchPath };
const DRAWS = { offer: 'offerDraw', accept: 'acceptDraw', decline: 'declineDraw' } as const;

/** All routes here need a caller; strangers are refused before their body is read. */
function knownCaller(request: FastifyRequest): Caller {
  if (request.caller === null) throw new FaultError(fault('UNAUTHENTICATED'));
  return request.caller;
}

/** The context for reading a match. */
const reading = (services: Context, request: FastifyRequest<{ Params: { id: string } }>): Context =>
  readingMatch(services, request.caller, request.params.id);

/** Sends what a service found, or its fault. */
function send<Value>(reply: FastifyReply, found: Result<Value, Fault>): FastifyReply {
  return found.ok ? reply.send(found.value) : refuse(reply, found.fault);
}

/** Sends the answer to an act, whose text is ready. */
function sendAnswer(reply: FastifyReply, found: Result<Answer, Fault>): FastifyReply {
  if (!found.ok) return refuse(reply, found.fault);
  crashPoint('turn.before-answer');
  if (found.value.repeated) reply.header('idempotent-replayed', 'true');
  return reply.type('application/json; charset=utf-8').serializer(asItIs).send(found.value.text);
}

const asItIs = (text: unknown): string => text as string;

/** The current match, and its legal orders. */
const positions: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  app.get('/matches/:id', { schema: { ...schema, summary: 'The match as you may know it' } }, async (request, reply) =>
    send(reply, await see(reading(services, request), request.caller, request.params.id)),
  );
  app.get(
    '/matches/:id/commands',
    { schema: { ...schema, querystring: schemas.menuQuery, summary: 'What you may play' } },
    async (request, reply) =>
      send(
        reply,
        await menu(reading(services, request), knownCaller(request), request.params.id, request.query.subject),
      ),
  );
};

/** Routes for the log of a match. */
const history: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  app.get(
    '/matches/:id/notices',
    { schema: { ...schema, querystring: schemas.noticesQuery, summary: 'What happened since' } },
    async (request, reply) =>
      send(reply, await logPage(reading(services, request), request.caller, request.params.id, request.query.after)),
  );
  app.get(
    '/matches/:id/frames',
    { schema: { ...schema, querystring: schemas.framesQuery, summary: 'The replay, in chunks' } },
    async (request, reply) => {
      const { from, count } = request.query;
      return send(reply, await replay(reading(services, request), request.caller, request.params.id, from, count));
    },
  );
  app.get(
    '/matches/:id/dice',
    { schema: { ...schema, summary: 'Commitment, salts and draws; the seed when the match has ended' } },
    async (request, reply) => send(reply, await seeDice(reading(services, request), request.caller, request.params.id)),
  );
  app.get(
    '/matches/:id/record',
    { schema: { ...schema, summary: 'The record of the match' } },
    async (request, reply) =>
      send(reply, await exportRecord(reading(services, request), request.caller, request.params.id)),
  );
  app.post(
    '/matches/:id/seen',
    { schema: { ...schema, body: schemas.seenBody, summary: 'Note what you have been shown' } },
    async (request, reply) => {
      const found = await markSeen(services, knownCaller(request), request.params.id, request.body.step);
      return found.ok ? reply.code(204).send() : refuse(reply, found.fault);
    },
  );
};

/** What standing orders can be tried on. */
const windows: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  app.get(
    '/windows',
    { schema: { tags: TAGS, querystring: schemas.windowsQuery, summary: 'Past windows that were yours to answer' } },
    async (request, reply) => {
      const { ruleSet, limit } = request.query;
      return reply.send({ windows: await myWindows(services, knownCaller(request), ruleSet, limit) });
    },
  );
};

/** Playing and taking back. */
const commands: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  app.post(
    '/matches/:id/commands',
    { schema: { ...schema, headers: schemas.keyHeader, body: schemas.commandBody, summary: 'Play a command' } },
    async (request, reply) => {
      const key = request.headers['idempotency-key'] ?? null;
      const brief = request.headers.prefer?.includes('return=minimal') ?? false;
      const submission = { expectedStep: request.body.expectedStep, order: schemas.orderOf(request.body), key, brief };
      return sendAnswer(reply, await play(services, knownCaller(request), request.params.id, submission));
    },
  );
  app.post(
    '/matches/:id/undo',
    { schema: { ...schema, body: schemas.undoBody, summary: 'Undo your last open step' } },
    async (request, reply) => {
      const expectedStep = request.body?.expectedStep ?? null;
      return sendAnswer(reply, await undo(services, knownCaller(request), request.params.id, expectedStep));
    },
  );
};

/** Standing orders. */
const standingOrders: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  app.get('/matches/:id/orders', { schema: { ...schema, summary: 'Your standing orders' } }, async (request, reply) => {
    const found = await ordersOfCaller(services, knownCaller(request), request.params.id);
    return send(reply, found.ok ? { ok: true, value: { orders: found.value } } : found);
  });
  app.post(
    '/matches/:id/orders',
    { schema: { ...schema, body: schemas.ordersBody, summary: 'File standing orders' } },
    async (request, reply) => {
      const submission = { expectedStep: null, order: schemas.orderOf(request.body), key: null };
      return sendAnswer(reply, await play(services, knownCaller(request), request.params.id, submission));
    },
  );
};

/** Routes for agreements between the players. */
const agreements: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  app.post('/matches/:id/resign', { schema: { ...schema, summary: 'Give up' } }, async (request, reply) =>
    sendAnswer(reply, await agree(services, knownCaller(request), request.params.id, 'resign')),
  );
  app.post(
    '/matches/:id/draw',
    { schema: { ...schema, body: schemas.drawBody, summary: 'Offer, accept or decline a draw' } },
    async (request, reply) => {
      const word = DRAWS[request.body?.action ?? 'offer'];
      return sendAnswer(reply, await agree(services, knownCaller(request), request.params.id, word));
    },
  );
  app.post(
    '/matches/:id/claim',
    { schema: { ...schema, summary: 'Claim the win over a side that missed two turns in a row' } },
    async (request, reply) =>
      sendAnswer(reply, await agree(services, knownCaller(request), request.params.id, 'claim')),
  );
};

/** Changes as they happen. */
const stream: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const streams = new OpenStreams();
  app.addHook('preClose', async () => streams.endAll());
  app.get(
    '/stream',
    { schema: { tags: TAGS, summary: 'Changes of your matches as they happen (SSE, or ND-JSON by Accept)' } },
    (request, reply) => streamMatches(services, knownCaller(request), request, reply, streams),
  );
};

/** Everything below one match, and the stream. Thin: each route is one service function. */
export const matchesRest: FastifyPluginAsync = async (app) => {
  app.addHook('preParsing', async (request) => {
    knownCaller(request);
    request.matchId = (request.params as { readonly id?: string }).id ?? null;
  });
  for (const part of [positions, history, windows, commands, standingOrders, agreements, stream])
    await app.register(part);
};

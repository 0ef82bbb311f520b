import { type AnyRuleSet, schemasOf } from '@fieldpost/rulebook';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Caller, Context } from '../context.ts';
import { known } from '../identity/auth/scopes.ts';
import { loadedMatch } from '../match-store/loaded-match.ts';
import { findRuleSet, newestRuleSets, ruleSetSummary, ruleSetWhole } from '../match-store/rule-sets.ts';
import type { StoredMatch } from '../match-store/stored.ts';
import { matchSeen, summaryOf } from '../match-store/views.ts';
import { fault } from '../platform/errors/catalogue.ts';
import { FaultError, unwrap } from '../platform/errors/plugin.ts';
import { idempotencyKeyHeader } from '../platform/idempotency.ts';
import { nodesOf, pageAsked } from '../platform/paging.ts';
import { offerDice } from './dice-offer.ts';
import { type Joiner, joinBlockerFor, joinerOf } from './join-blockers.ts';
import * as schemas from './rest-schemas.ts';
import { setSalt } from './salting.ts';
import {
  cancelMatch,
  createMatchOnce,
  invitationInfo,
  invite,
  inviteBot,
  joinMatch,
  leaveMatch,
  lobbyMatches,
  myMatches,
  rematch,
} from './service.ts';

const about = (summary: string) => ({ tags: ['lobby'], summary });

/** The caller of a route that `personsOnly` guards. */
const callerOf = (request: FastifyRequest): Caller => unwrap(known(request.caller));

const whole = (services: Context, caller: Caller | null, match: StoredMatch) =>
  matchSeen(loadedMatch(match), caller, services.clock.now());

/** A match of a list; while it is open with why the caller may not sit down in it, or null. */
async function inList({ clock }: Context, caller: Caller, joiner: Joiner | null, match: StoredMatch) {
  const summary = summaryOf(loadedMatch(match), caller, clock.now());
  return match.status === 'open' ? { ...summary, joinBlocker: await joinBlockerFor(match, joiner) } : summary;
}

const ruleSetsRest: FastifyPluginAsync = async (plain) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const tags = ['rule sets'];
  app.get('/rulesets', { schema: { tags, summary: 'The games' } }, async () => ({
    ruleSets: newestRuleSets().map(ruleSetSummary),
  }));
  const schema = {
    tags,
    summary: 'One game: options, scenarios, texts, catalogue',
    params: z.object({ id: z.string().max(100) }),
  };
  app.get('/rulesets/:id', { schema }, async ({ params }, reply) => {
    const rules = foundRuleSet(params.id);
    return reply.header('cache-control', cachingOf(params.id)).send(ruleSetWhole(rules));
  });
  const published = { ...schema, summary: 'JSON Schemas of its documents: options, scenario, command, view and so on' };
  app.get('/rulesets/:id/schemas', { schema: published }, async ({ params }, reply) => {
    const schemas = schemasOf(foundRuleSet(params.id).ref);
    if (schemas === null) throw new FaultError(fault('NOT_FOUND'));
    return reply.header('cache-control', cachingOf(params.id)).send(schemas);
  });
};

/** A rule set by its name. @throws FaultError NOT_FOUND */
function foundRuleSet(name: string): AnyRuleSet {
  const rules = findRuleSet(name);
  if (rules === null) throw new FaultError(fault('NOT_FOUND'));
  return rules;
}

/** An edition never changes (a corrected sentence may arrive a day late); which edition is the newest does. */
const cachingOf = (name: string): string =>
  name.includes('@') ? 'public, max-age=86400, immutable' : 'public, max-age=300';

/** Opening and finding matches. */
const openingRest: FastifyPluginAsync = async (plain) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { services } = app;
  const opening = { ...about('Open a match'), headers: idempotencyKeyHeader, body: schemas.newMatch };
  app.post('/matches', { schema: opening }, async (request, reply) => {
    const caller = callerOf(request);
    const key = request.headers['idempotency-key'] ?? null;
    const { made: match, repeated } = unwrap(await createMatchOnce(services, caller, request.body, key));
    request.matchId = match.id;
    if (repeated) reply.header('idempotent-replayed', 'true');
    return reply.code(201).send(whole(services, caller, match));
  });
  const offered = about('The dice of a match that you are about to open: its id, and the commitment to its seed');
  app.post('/dice', { schema: offered }, async (request) => offerDice(services, callerOf(request)));
  const list = { ...about('Matches: open ones, or mine'), querystring: schemas.listQuery };
  app.get('/matches', { schema: list }, async (request) => {
    const { mine, waiting, finished, joinable, limit, cursor, ...filter } = request.query;
    const page = pageAsked({ limit, cursor });
    const caller = callerOf(request);
    const joiner = joinerOf(services, caller);
    const found = mine
      ? await myMatches(services, caller, { waiting, finished: finished ?? filter.status === 'finished' }, page)
      : await lobbyMatches(services, caller, { ...filter, joinableBy: joinable && joiner ? joiner : undefined }, page);
    const matches = await Promise.all(nodesOf(found).map((match) => inList(services, caller, joiner, match)));
    return { matches, next: found.next };
  });
  const invitation = { ...about('Details of an invitation'), params: z.object({ secret: z.string().max(100) }) };
  app.get('/invitations/:secret', { schema: invitation }, async (request) => {
    const info = await invitationInfo(services, request.caller, request.params.secret);
    if (info === null) throw new FaultError(fault('NOT_FOUND'));
    return { ...info, match: summaryOf(loadedMatch(info.match), request.caller, services.clock.now()) };
  });
};

/** Routes for a match before it begins and after it has ended. */
const seatsRest: FastifyPluginAsync = async (plain) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { services } = app;
  app.addHook('preParsing', async (request) => {
    request.matchId = (request.params as { readonly id?: string }).id ?? null;
  });
  const params = schemas.matchPath;
  const join = { ...about('Take a seat'), params, body: schemas.joining };
  app.post('/matches/:id/join', { schema: join }, async (request) => {
    const caller = callerOf(request);
    return whole(services, caller, unwrap(await joinMatch(services, caller, request.params.id, request.body ?? {})));
  });
  app.post('/matches/:id/leave', { schema: { ...about('Give a seat back'), params } }, async (request) => {
    const caller = callerOf(request);
    return whole(services, caller, unwrap(await leaveMatch(services, caller, request.params.id)));
  });
  app.post('/matches/:id/cancel', { schema: { ...about('Cancel an open match'), params } }, async (request, reply) => {
    unwrap(await cancelMatch(services, callerOf(request), request.params.id));
    return reply.code(204).send();
  });
  const invited = { ...about('Invite somebody by link or mail'), params, body: schemas.inviting };
  app.post('/matches/:id/invitations', { schema: invited }, async (request, reply) =>
    reply.code(201).send(unwrap(await invite(services, callerOf(request), request.params.id, request.body ?? {}))),
  );
  const seated = { ...about('Seat a computer player'), params, body: z.object({ bot: z.string().max(40) }) };
  app.post('/matches/:id/bot', { schema: seated }, async (request) => {
    const caller = callerOf(request);
    return whole(services, caller, unwrap(await inviteBot(services, caller, request.params.id, request.body.bot)));
  });
  const again = { ...about('Offer or take a rematch'), params, body: schemas.bringing };
  app.post('/matches/:id/rematch', { schema: again }, async (request, reply) => {
    const caller = callerOf(request);
    const { match, made } = unwrap(await rematch(services, caller, request.params.id, request.body ?? {}));
    return reply.code(made ? 201 : 200).send(await whole(services, caller, match));
  });
  const salted = { ...about('Exchange your salt, until the first draw'), params, body: schemas.salting };
  app.post('/matches/:id/salt', { schema: salted }, async (request) => {
    const caller = callerOf(request);
    return whole(services, caller, unwrap(await setSalt(services, caller, request.params.id, request.body.salt)));
  });
};

const personsRest: FastifyPluginAsync = async (app) => {
  // Refuses strangers before their body is read.
  app.addHook('preParsing', async ({ caller }) => void unwrap(known(caller)));
  await app.register(openingRest);
  await app.register(seatsRest);
};

/** Rule sets, and matches until they begin and after they have ended. Thin: each route is one service function. */
export const lobbyRest: FastifyPluginAsync = async (app) => {
  await app.register(ruleSetsRest);
  await app.register(personsRest);
};

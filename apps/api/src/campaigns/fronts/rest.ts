import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { known } from '../../identity/auth/scopes.ts';
import { unwrap } from '../../platform/errors/plugin.ts';
import { nodesOf, pageAsked, pageQuery } from '../../platform/paging.ts';
import { actOnFront, type FrontAct } from './acting.ts';
import { openFront } from './opening.ts';
import { listFronts, MAX_FRONTS, seeFront } from './reading.ts';

const about = (summary: string) => ({ tags: ['campaigns'], summary });
const club = z.object({ slug: z.string().max(60) });
const front = club.extend({ id: z.string().min(1).max(64) });
export const frontInput = z.object({
  name: z.string().max(400),
  rules: z.string().max(100).describe('"aww-legacy@1"'),
  options: z.record(z.string(), z.unknown()).optional(),
  settings: z.record(z.string(), z.unknown()).optional(),
  visibility: z.enum(['public', 'private']).nullish(),
  table: z.boolean().nullish().describe('Whether groups that have ended are placed'),
  rated: z.boolean().nullish().describe('Whether battles of even sides are rated'),
  groups: z.int().min(0).max(1_000).describe('1 to 64'),
});
export const frontAct = z.discriminatedUnion('type', [
  z.object({ type: z.literal('add'), groups: z.int().min(0).max(1_000) }),
  z.object({ type: z.literal(['pause', 'resume']), reason: z.string().max(10_000) }),
]);

/** Fronts of clubs. Thin: each route is one service function. */
export const frontsRest: FastifyPluginAsync = async (plain) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { services } = app;
  const list = { ...about('Fronts of a club'), params: club, querystring: z.object(pageQuery(MAX_FRONTS, 'moment')) };
  app.get('/clubs/:slug/fronts', { schema: list }, async ({ caller, params, query }) => {
    const found = unwrap(await listFronts(services, caller, params.slug, pageAsked(query)));
    return { fronts: nodesOf(found), next: found.next };
  });
  app.get(
    '/clubs/:slug/fronts/:id',
    { schema: { ...about('A front: its groups side by side'), params: front } },
    async ({ caller, params }) => unwrap(await seeFront(services, caller, params.slug, params.id)),
  );
};

/** Routes for officers: strangers are refused before their body is read. */
export const frontActsRest: FastifyPluginAsync = async (plain) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { services } = app;
  app.addHook('preParsing', async ({ caller }) => void unwrap(known(caller)));
  const open = { ...about('Open a front with its groups'), params: club, body: frontInput };
  app.post('/clubs/:slug/fronts', { schema: open }, async ({ caller, params, body }, reply) => {
    const person = unwrap(known(caller));
    const { id } = unwrap(await openFront(services, person, params.slug, body));
    return reply.code(201).send(unwrap(await seeFront(services, person, params.slug, id)));
  });
  const act = { ...about('Add groups, or pause or resume them all'), params: front, body: frontAct };
  app.post('/clubs/:slug/fronts/:id/acts', { schema: act }, async ({ caller, params, body }) =>
    unwrap(await actOnFront(services, unwrap(known(caller)), params.slug, params.id, body as FrontAct)),
  );
};

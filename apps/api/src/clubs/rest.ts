import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { known } from '../identity/auth/scopes.ts';
import { unwrap } from '../platform/errors/plugin.ts';
import { nodesOf, pageAsked, pageQuery } from '../platform/paging.ts';
import { clubBody } from './body.ts';
import {
  actInClub,
  type ClubAct,
  createClub,
  findClub,
  JOIN_RULES,
  listClubs,
  MAX_CLUBS,
  VISIBILITIES,
} from './service.ts';
import { CLUB_ROLES } from './store.ts';

const about = (summary: string) => ({ tags: ['clubs'], summary });
const bySlug = { params: z.object({ slug: z.string().max(60) }) };
const parts = {
  name: z.string().max(200),
  about: z.string().max(4_000).nullish(),
  zone: z.string().max(60).nullish(),
  visibility: z.enum(VISIBILITIES).nullish(),
  joinRule: z.enum(JOIN_RULES).nullish(),
};
const club = z.object({ slug: z.string().max(60), ...parts });
const userId = z.string().min(1).max(300);
export const clubAct = z.discriminatedUnion('type', [
  z.object({ type: z.literal(['join', 'leave', 'take-ownership', 'take-office', 'decline-office']) }),
  z.object({ type: z.literal(['invite', 'admit', 'offer-ownership']), userId }),
  z.object({
    type: z.literal('remove'),
    userId,
    reason: z.string().max(1_000).exactOptional().describe('For cause: their entries in events end with the round'),
  }),
  z.object({ type: z.literal('appoint'), userId, roles: z.array(z.enum(CLUB_ROLES)).max(3) }),
  z.object({ type: z.literal('edit'), changes: z.object(parts).partial() }),
]);

/** Clubs. Thin: each route is one service function. */
export const clubsRest: FastifyPluginAsync = async (plain) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { services } = app;
  const list = { ...about('Clubs that you may see, by name'), querystring: z.object(pageQuery(MAX_CLUBS, 'name')) };
  app.get('/clubs', { schema: list }, async ({ caller, query }) => {
    const found = await listClubs(services, caller, pageAsked(query));
    return { clubs: nodesOf(found).map((one) => clubBody(one, caller)), next: found.next };
  });
  app.get('/clubs/:slug', { schema: { ...about('A club'), ...bySlug } }, async ({ caller, params }) =>
    clubBody(unwrap(await findClub(services, caller, params.slug)), caller),
  );
};

/** Routes that change clubs: strangers are refused before their body is read. */
export const clubActionsRest: FastifyPluginAsync = async (plain) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { services } = app;
  app.addHook('preParsing', async ({ caller }) => void unwrap(known(caller)));
  app.post('/clubs', { schema: { ...about('Found a club'), body: club } }, async ({ caller, body }, reply) =>
    reply.code(201).send(clubBody(unwrap(await createClub(services, unwrap(known(caller)), body)), caller)),
  );
  const act = { ...about('Join, leave, invite, admit, appoint, take an office, edit'), ...bySlug, body: clubAct };
  app.post('/clubs/:slug/acts', { schema: act }, async ({ caller, params, body }) => {
    const after = unwrap(await actInClub(services, unwrap(known(caller)), params.slug, body as ClubAct));
    return { club: after === null ? null : clubBody(after, caller) };
  });
};

import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { unwrap } from '../platform/errors/plugin.ts';
import { nodesOf, pageAsked, pageQuery } from '../platform/paging.ts';
import { readingPast } from '../platform/reading.ts';
import { MAX_LISTED, ratingList, ratingsOfPerson } from './standing.ts';

const about = (summary: string) => ({ tags: ['ratings'], summary });
export const KINDS = ['duel', 'teams', 'multi', 'table'] as const;

/** Ratings. Thin: each route is one service function. */
export const ratingsRest: FastifyPluginAsync = async (plain) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { services } = app;
  const pool = z.object({
    game: z.string().max(60).describe('The id of the game'),
    kind: z.enum(KINDS).default('duel').describe('Which of its ratings'),
    ...pageQuery(MAX_LISTED, 'number'),
  });
  app.get(
    '/ratings',
    { schema: { ...about('The best of a game, by what is sure of their rating'), querystring: pool } },
    async ({ caller, query: { limit, cursor, ...of } }) => {
      const found = await ratingList(readingPast(services, caller), of, pageAsked({ limit, cursor }));
      return { ratings: nodesOf(found), next: found.next };
    },
  );
  const byId = z.object({ id: z.string().max(100) });
  app.get(
    '/users/:id/ratings',
    { schema: { ...about('The ratings of somebody, with their history'), params: byId } },
    async ({ caller, params }) => ({
      ratings: unwrap(await ratingsOfPerson(readingPast(services, caller), params.id)),
    }),
  );
};

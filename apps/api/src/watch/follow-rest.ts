import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Caller, Context } from '../context.ts';
import { known } from '../identity/auth/scopes.ts';
import { loadedMatch } from '../match-store/loaded-match.ts';
import { summaryOf } from '../match-store/views.ts';
import { unwrap } from '../platform/errors/plugin.ts';
import { type Following, followingOf, followMatch, followPerson, unfollowMatch, unfollowPerson } from './follow.ts';

const about = (summary: string) => ({ tags: ['watching'], summary });
const byId = { params: z.object({ id: z.string().max(100) }) };

/** Whom and what somebody follows, as the route answers. */
export const followingBody = ({ clock }: Context, caller: Caller, { people, matchIds, running }: Following) => ({
  people,
  matchIds,
  running: running.map((match) => summaryOf(loadedMatch(match), caller, clock.now())),
});

/** Whom and what one follows. Thin: each route is one service function. */
export const followRest: FastifyPluginAsync = async (plain) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { services } = app;
  const list = about('Whom and what you follow, and what of it is played now where anybody may look');
  app.get('/me/followed', { schema: list }, async ({ caller }) => {
    const you = unwrap(known(caller));
    return followingBody(services, you, await followingOf(services, you));
  });
  const person = { ...about('Follow somebody: their open matches come to your desk. They are not told.'), ...byId };
  app.put('/me/followed/people/:id', { schema: person }, async ({ caller, params }, reply) => {
    unwrap(await followPerson(services, unwrap(known(caller)), params.id));
    return reply.code(204).send();
  });
  const leave = { ...about('Follow somebody no more'), ...byId };
  app.delete('/me/followed/people/:id', { schema: leave }, async ({ caller, params }, reply) => {
    await unfollowPerson(services, unwrap(known(caller)), params.id);
    return reply.code(204).send();
  });
  const match = { ...about('Follow a public match: you are notified when it ends'), ...byId };
  app.put('/me/followed/matches/:id', { schema: match }, async ({ caller, params }, reply) => {
    unwrap(await followMatch(services, unwrap(known(caller)), params.id));
    return reply.code(204).send();
  });
  const done = { ...about('Follow a match no more'), ...byId };
  app.delete('/me/followed/matches/:id', { schema: done }, async ({ caller, params }, reply) => {
    await unfollowMatch(services, unwrap(known(caller)), params.id);
    return reply.code(204).send();
  });
};

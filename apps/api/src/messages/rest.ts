import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { known } from '../identity/auth/scopes.ts';
import { unwrap } from '../platform/errors/plugin.ts';
import { AUDIENCES } from './audience.ts';
import { block, unblock } from './blocks.ts';
import { MESSAGE_KEY, ROW_ID } from './ids.ts';
import { MAX_MESSAGES, muteMatch, readMessages, sendMessage, talkOf } from './service.ts';

const about = (summary: string) => ({ tags: ['messages'], summary });
const byId = { params: z.object({ id: z.string().max(100) }) };
const messageId = z.string().regex(ROW_ID);

const message = z.object({
  audience: z.enum(AUDIENCES).describe('All players, your side, one player, or spectators'),
  to: z.string().max(100).nullable().default(null).describe('The player, where the message is for one'),
  text: z.string().max(8_000).describe('Plain text, up to 1,000 characters'),
  key: z.string().regex(MESSAGE_KEY).describe('Sent again, it gives the same message'),
});

/** The talk of matches. Thin: each route is one service function. */
export const messagesRest: FastifyPluginAsync = async (plain) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { services } = app;
  app.addHook('preParsing', async ({ caller }) => void unwrap(known(caller)));
  const page = z.object({
    before: messageId.optional().describe('Only what was written before this message'),
    limit: z.coerce.number().int().min(1).max(MAX_MESSAGES).default(MAX_MESSAGES).describe('How many at most'),
  });
  const list = { ...about('The talk of a match, as you may read it'), ...byId };
  app.get('/matches/:id/messages', { schema: { ...list, querystring: page } }, async ({ caller, params, query }) =>
    unwrap(
      await talkOf(services, unwrap(known(caller)), params.id, { before: query.before ?? null, limit: query.limit }),
    ),
  );
  const send = { ...about('Write a message'), ...byId, body: message };
  app.post('/matches/:id/messages', { schema: send }, async ({ caller, params, body }, reply) =>
    reply.code(201).send(unwrap(await sendMessage(services, unwrap(known(caller)), params.id, body))),
  );
  const read = { ...about('Note what you have read'), ...byId, body: z.object({ to: messageId }) };
  app.post('/matches/:id/messages/read', { schema: read }, async ({ caller, params, body }, reply) => {
    unwrap(await readMessages(services, unwrap(known(caller)), params.id, body.to));
    return reply.code(204).send();
  });
  const mute = {
    ...about('Whether you get notifications of messages'),
    ...byId,
    body: z.object({ muted: z.boolean() }),
  };
  app.put('/matches/:id/messages/muted', { schema: mute }, async ({ caller, params, body }, reply) => {
    unwrap(await muteMatch(services, unwrap(known(caller)), params.id, body.muted));
    return reply.code(204).send();
  });
  const person = { params: z.object({ userId: z.string().max(100) }) };
  const blocks = { ...about('Block somebody: you hear no more of them. They are not told.'), ...person };
  app.put('/me/blocks/:userId', { schema: blocks }, async ({ caller, params }, reply) => {
    unwrap(await block(services, unwrap(known(caller)), params.userId));
    return reply.code(204).send();
  });
  const unblocks = { ...about('Block somebody no more'), ...person };
  app.delete('/me/blocks/:userId', { schema: unblocks }, async ({ caller, params }, reply) => {
    await unblock(services, unwrap(known(caller)), params.userId);
    return reply.code(204).send();
  });
};

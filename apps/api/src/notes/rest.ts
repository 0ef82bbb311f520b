import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { known } from '../identity/auth/scopes.ts';
import { unwrap } from '../platform/errors/plugin.ts';
import { nodesOf, pageAsked, pageQuery } from '../platform/paging.ts';
import { readNotes, removeNote, writeNote } from './service.ts';
import { MAX_NOTES } from './store.ts';

const about = (summary: string) => ({ tags: ['notes'], summary });
const byId = { params: z.object({ id: z.string().max(100) }) };
const byNote = { params: z.object({ id: z.string().max(100), note: z.string().max(100) }) };

const newNote = z.object({
  text: z.string().max(8_000).describe('Plain text, up to 1,000 characters'),
  step: z
    .number()
    .int()
    .min(0)
    .nullable()
    .default(null)
    .describe('The moment that it is about, as a count of steps; null: the match'),
});

/** Private notes. Thin: each route is one service function. */
export const notesRest: FastifyPluginAsync = async (plain) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { services } = app;
  app.addHook('preParsing', async ({ caller }) => void unwrap(known(caller)));
  const querystring = z.object(pageQuery(MAX_NOTES, 'moment'));
  const list = { ...about('Your notes on a match; nobody else reads them'), ...byId, querystring };
  app.get('/matches/:id/notes', { schema: list }, async ({ caller, params, query }) => {
    const found = unwrap(await readNotes(services, unwrap(known(caller)), params.id, pageAsked(query)));
    return { notes: nodesOf(found), next: found.next };
  });
  const add = { ...about('Note something for yourself'), ...byId, body: newNote };
  app.post('/matches/:id/notes', { schema: add }, async ({ caller, params, body }, reply) =>
    reply.code(201).send(unwrap(await writeNote(services, unwrap(known(caller)), params.id, body))),
  );
  const drop = { ...about('Drop a note'), ...byNote };
  app.delete('/matches/:id/notes/:note', { schema: drop }, async ({ caller, params }, reply) => {
    unwrap(await removeNote(services, unwrap(known(caller)), params.id, params.note));
    return reply.code(204).send();
  });
};

import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { known } from '../identity/auth/scopes.ts';
import { unwrap } from '../platform/errors/plugin.ts';
import { customScenario, deleteScenario, myScenarios, saveScenario } from './service.ts';

const about = (summary: string) => ({ tags: ['scenarios'], summary });
const word = z.string().max(100);
const byId = { params: z.object({ id: word }) };
const content = z.object({
  ruleSet: word.describe('"id" for the newest edition, or "id@edition"'),
  title: z.string().max(400),
  document: z.unknown().describe('A whole scenario document of the rule set'),
});
const changed = content.extend({ revision: z.int().min(0).describe('The revision that you have read') });

const ownRest: FastifyPluginAsync = async (plain) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { services } = app;
  // Refuses strangers before their body is read.
  app.addHook('preParsing', async ({ caller }) => void unwrap(known(caller)));
  const list = {
    ...about('What you have drawn'),
    querystring: z.object({ ruleSet: word.optional().describe('Only those of this game') }),
  };
  app.get('/scenarios', { schema: list }, async ({ caller, query }) => ({
    scenarios: await myScenarios(services, unwrap(known(caller)), query.ruleSet ?? null),
  }));
  app.post('/scenarios', { schema: { ...about('Keep a new scenario'), body: content } }, async (request, reply) =>
    reply.code(201).send(unwrap(await saveScenario(services, unwrap(known(request.caller)), request.body))),
  );
  const change = { ...about('Change a scenario of yours'), ...byId, body: changed };
  app.put('/scenarios/:id', { schema: change }, async ({ caller, params, body }) =>
    unwrap(await saveScenario(services, unwrap(known(caller)), { ...body, id: params.id })),
  );
  app.delete(
    '/scenarios/:id',
    { schema: { ...about('Remove a scenario of yours'), ...byId } },
    async (request, reply) => {
      unwrap(await deleteScenario(services, unwrap(known(request.caller)), request.params.id));
      return reply.code(204).send();
    },
  );
};

/** Drawn scenarios. Thin: each route is one service function. */
export const scenariosRest: FastifyPluginAsync = async (plain) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  await app.register(ownRest);
  const found = { ...about('A scenario, by its id if it is yours or by its share key'), ...byId };
  app.get('/scenarios/:id', { schema: found }, async ({ caller, params }) =>
    unwrap(await customScenario(app.services, caller, params.id)),
  );
};

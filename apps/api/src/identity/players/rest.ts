import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { unwrap } from '../../platform/errors/plugin.ts';
import { readingPast } from '../../platform/reading.ts';
import { known } from '../auth/scopes.ts';
import { createToken, listTokens, revokeToken } from '../auth/tokens.ts';
import { deleteAccount, exportAccount } from './accounts.ts';
import { listSessions, meOf, profileOf, revokeSession, updateProfile } from './service.ts';

const about = (summary: string) => ({ tags: ['players'], summary });
const byId = { params: z.object({ id: z.string().max(100) }) };
const profile = z.object({
  name: z.string().max(200).nullish(),
  timeZone: z.string().max(100).nullish(),
  mailTurns: z.boolean().nullish(),
  matchLimit: z
    .number()
    .int()
    .min(0)
    .max(1_000)
    .nullish()
    .describe('How many running matches you want at most where events ask (CL-031); 0: you do not say'),
  program: z.boolean().nullish().describe('A program plays for this account: its name ends with "(bot)"'),
});
const tokenInput = z.object({ name: z.string().max(200), scopes: z.array(z.string().max(40)).max(10).nullish() });

const meRest: FastifyPluginAsync = async (plain) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  app.get('/me', { schema: about('Your account') }, async ({ caller }) =>
    unwrap(await meOf(app.services, unwrap(known(caller)))),
  );
  app.patch('/me', { schema: { ...about('Change name, time zone, mails'), body: profile } }, async ({ caller, body }) =>
    unwrap(await updateProfile(app.services, unwrap(known(caller)), body)),
  );
  app.get('/me/export', { schema: about('All that is stored about you') }, async ({ caller }, reply) => {
    reply.header('content-disposition', 'attachment; filename="fieldpost-account.json"');
    return unwrap(await exportAccount(app.services, unwrap(known(caller))));
  });
  const confirmation = z.object({ email: z.string().max(320) });
  app.delete('/me', { schema: { ...about('Delete your account'), body: confirmation } }, async (request, reply) => {
    unwrap(await deleteAccount(app.services, unwrap(known(request.caller)), request.body.email));
    return reply.code(204).send();
  });
};

const credentialsRest: FastifyPluginAsync = async (plain) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  app.get('/me/sessions', { schema: about('Where you are signed in') }, async ({ caller }) => ({
    sessions: await listSessions(app.services, unwrap(known(caller))),
  }));
  app.delete('/me/sessions/:id', { schema: { ...about('End a session'), ...byId } }, async (request, reply) => {
    unwrap(await revokeSession(app.services, unwrap(known(request.caller)), request.params.id));
    return reply.code(204).send();
  });
  app.get('/me/tokens', { schema: about('Your access tokens') }, async ({ caller }) => ({
    tokens: await listTokens(app.services, unwrap(known(caller))),
  }));
  app.post('/me/tokens', { schema: { ...about('Make a token'), body: tokenInput } }, async (request, reply) => {
    const { token, secret } = unwrap(await createToken(app.services, unwrap(known(request.caller)), request.body));
    return reply.code(201).send({ ...token, token: secret });
  });
  app.delete('/me/tokens/:id', { schema: { ...about('Revoke a token'), ...byId } }, async (request, reply) => {
    unwrap(await revokeToken(app.services, unwrap(known(request.caller)), request.params.id));
    return reply.code(204).send();
  });
};

/** People: your own account under `/me`, and what anyone may know of others under `/users`. */
export const playersRest: FastifyPluginAsync = async (plain) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  await app.register(async (own) => {
    // Refuses strangers before their body is read.
    own.addHook('preParsing', async ({ caller }) => void unwrap(known(caller)));
    await own.register(meRest);
    await own.register(credentialsRest);
  });
  app.get(
    '/users/:id',
    { schema: { ...about('Somebody, and how they have played'), ...byId } },
    async ({ caller, params }) => unwrap(await profileOf(readingPast(app.services, caller), params.id)),
  );
};

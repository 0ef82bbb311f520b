import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { known } from '../identity/auth/scopes.ts';
import { readingMatch } from '../match-store/find-match.ts';
import { unwrap } from '../platform/errors/plugin.ts';
import { askForHint } from './hints.ts';
import { levelRecords } from './level-record.ts';
import { trialNodes } from './nodes.ts';
import { changeTrial, createTrial, myTrials, positionOf, removeTrial, seeTrial } from './service.ts';
import { matchStatistics } from './statistics.ts';

const about = (summary: string) => ({ tags: ['study'], summary });
const key = z.string().min(1).max(64);
const byId = { params: z.object({ id: key }) };
const step = z.int().min(0).max(1_000_000);

const written = { title: z.string().max(400).describe('One line, up to 80 characters'), nodes: trialNodes };
const newTrial = z.strictObject({
  ...written,
  matchId: key,
  step: step.describe('Steps of the match before the position that it begins with'),
  guess: z
    .int()
    .min(0)
    .max(2 ** 31 - 1)
    .nullable()
    .default(null)
    .describe('Of a running match: the seed of what you do not see'),
});
const changedTrial = z.strictObject({ ...written, revision: step.describe('The revision that you have read') });

/** Positions and figures of finished matches, hints, and trials on copies. Thin: each route is one service function. */
export const studyRest: FastifyPluginAsync = async (plain) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { services } = app;
  app.addHook('preParsing', async ({ caller }) => void unwrap(known(caller)));
  const position = {
    ...about('The whole position of a finished match after a number of steps'),
    ...byId,
    querystring: z.object({ step: z.coerce.number().int().min(0).max(1_000_000).describe('The number of steps') }),
  };
  app.get('/matches/:id/position', { schema: position }, async ({ caller, params: { id }, query }) =>
    unwrap(await positionOf(readingMatch(services, caller, id), caller, id, query.step)),
  );
  const statistics = { ...about('The figures of a finished match'), ...byId };
  app.get('/matches/:id/statistics', { schema: statistics }, async ({ caller, params: { id } }) =>
    unwrap(await matchStatistics(readingMatch(services, caller, id), caller, id)),
  );
  const hint = {
    ...about('Ask what the computer would order, in a practice match against it; ask again while it thinks'),
    ...byId,
  };
  app.post('/matches/:id/hint', { schema: hint }, async ({ caller, params: { id } }) =>
    unwrap(await askForHint(services, unwrap(known(caller)), id)),
  );
  const levels = about(
    'How you have fared against the levels of the computer, by game; matches with a hint do not count',
  );
  app.get('/me/levels', { schema: levels }, async ({ caller }) => ({
    levels: await levelRecords(services, unwrap(known(caller))),
  }));
  const list = {
    ...about('Your trials, the latest first'),
    querystring: z.object({ matchId: key.optional().describe('Only those of this match') }),
  };
  app.get('/trials', { schema: list }, async ({ caller, query }) => ({
    trials: await myTrials(services, unwrap(known(caller)), query.matchId ?? null),
  }));
  app.post('/trials', { schema: { ...about('Keep a trial'), body: newTrial } }, async ({ caller, body }, reply) =>
    reply.code(201).send(unwrap(await createTrial(services, unwrap(known(caller)), body))),
  );
  app.get('/trials/:id', { schema: { ...about('A trial of yours'), ...byId } }, async ({ caller, params }) =>
    unwrap(await seeTrial(services, unwrap(known(caller)), params.id)),
  );
  const change = { ...about('Change a trial of yours'), ...byId, body: changedTrial };
  app.put('/trials/:id', { schema: change }, async ({ caller, params, body }) =>
    unwrap(await changeTrial(services, unwrap(known(caller)), params.id, body)),
  );
  const drop = { ...about('Delete a trial of yours'), ...byId };
  app.delete('/trials/:id', { schema: drop }, async ({ caller, params }, reply) => {
    unwrap(await removeTrial(services, unwrap(known(caller)), params.id));
    return reply.code(204).send();
  });
};

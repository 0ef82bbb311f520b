import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findCampaign } from '../campaigns/reading.ts';
import { fault } from '../platform/errors/catalogue.ts';
import { FaultError, unwrap } from '../platform/errors/plugin.ts';
import { exportCampaign } from './campaigns.ts';

const schema = {
  tags: ['campaigns'],
  summary: 'The war as one file, its battles enclosed, to be verified and kept',
  params: z.object({ id: z.string().min(1).max(64).describe('The id of the campaign') }),
};

/** Files of campaigns (LC-125), for every reader of the campaign: they contain no secrets. */
export const archiveRest: FastifyPluginAsync = async (plain) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { services } = app;
  app.get('/campaigns/:id/export', { schema }, async ({ caller, params }, reply) => {
    const { id } = unwrap(await findCampaign(services, caller, params.id));
    const file = await exportCampaign(services, id);
    if (!file.ok) throw new FaultError(fault(file.fault.code === 'CAMPAIGN_NOT_STARTED' ? 'NOT_STARTED' : 'NOT_FOUND'));
    return reply.header('content-disposition', `attachment; filename="war-${id}.json"`).send(file.value);
  });
};

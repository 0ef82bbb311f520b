import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { known } from '../../identity/auth/scopes.ts';
import { unwrap } from '../../platform/errors/plugin.ts';
import { nodesOf, pageAsked, pageQuery } from '../../platform/paging.ts';
import { addDevice, listDevices, removeDevice } from '../push/service.ts';
import {
  addWebhook,
  enableWebhook,
  listWebhooks,
  removeWebhook,
  rotateSecret,
  testWebhook,
} from '../webhooks/service.ts';
import {
  campaignNotificationPreferences,
  mailArrivesAgain,
  matchNotificationPreferences,
  preferencesOfCaller,
  setCampaignNotificationPreferences,
  setMatchNotificationPreferences,
  setNotificationPreferences,
} from './service.ts';
import { MAX_TOLD, matchNotifications } from './why.ts';

const about = (summary: string) => ({ tags: ['notifications'], summary });
const byId = { params: z.object({ id: z.string().max(100) }) };
const anything = z.record(z.string(), z.unknown());

const notificationsRest: FastifyPluginAsync = async (plain) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { services } = app;
  app.get('/me/notification-preferences', { schema: about('Your notification settings') }, async ({ caller }) =>
    unwrap(await preferencesOfCaller(services, unwrap(known(caller)))),
  );
  const change = { ...about('Change your notification settings'), body: anything };
  app.put('/me/notification-preferences', { schema: change }, async ({ caller, body }) =>
    unwrap(await setNotificationPreferences(services, unwrap(known(caller)), body)),
  );
  app.post('/me/email/resume', { schema: about('Resume email after a bounce') }, async ({ caller }, reply) => {
    await mailArrivesAgain(services, unwrap(known(caller)));
    return reply.code(204).send();
  });
  app.get(
    '/matches/:id/notification-preferences',
    { schema: { ...about('Settings that differ for a match'), ...byId } },
    async (request) =>
      unwrap(await matchNotificationPreferences(services, unwrap(known(request.caller)), request.params.id)),
  );
  const differ = { ...about('Change settings that differ for a match'), ...byId, body: anything };
  app.put('/matches/:id/notification-preferences', { schema: differ }, async ({ caller, params, body }) =>
    unwrap(await setMatchNotificationPreferences(services, unwrap(known(caller)), params.id, body)),
  );
  app.get(
    '/campaigns/:id/notification-preferences',
    { schema: { ...about('Settings that differ for a campaign'), ...byId } },
    async (request) =>
      unwrap(await campaignNotificationPreferences(services, unwrap(known(request.caller)), request.params.id)),
  );
  const changing = { ...about('Change settings that differ for a campaign'), ...byId, body: anything };
  app.put('/campaigns/:id/notification-preferences', { schema: changing }, async ({ caller, params, body }) =>
    unwrap(await setCampaignNotificationPreferences(services, unwrap(known(caller)), params.id, body)),
  );
  const why = {
    ...about('Notification history of a match'),
    ...byId,
    querystring: z.object({
      step: z.coerce.number().int().optional().describe('Only notifications caused by this step'),
      ...pageQuery(MAX_TOLD, 'moment'),
    }),
  };
  app.get('/matches/:id/notifications', { schema: why }, async ({ caller, params, query }) => {
    const of = { matchId: params.id, step: query.step ?? null };
    const told = unwrap(await matchNotifications(services, unwrap(known(caller)), of, pageAsked(query)));
    return { events: nodesOf(told), next: told.next };
  });
};

const devicesRest: FastifyPluginAsync = async (plain) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { services } = app;
  app.get('/me/devices', { schema: about('Browsers with push') }, async ({ caller }) => ({
    devices: await listDevices(services, unwrap(known(caller))),
  }));
  const subscription = z.object({ name: z.string(), endpoint: z.string(), p256dh: z.string(), auth: z.string() });
  app.post(
    '/me/devices',
    { schema: { ...about('Enable push in a browser'), body: subscription } },
    async (request, reply) =>
      reply.code(201).send(unwrap(await addDevice(services, unwrap(known(request.caller)), request.body))),
  );
  app.delete('/me/devices/:id', { schema: { ...about('Remove a browser'), ...byId } }, async (request, reply) => {
    unwrap(await removeDevice(services, unwrap(known(request.caller)), request.params.id));
    return reply.code(204).send();
  });
};

const webhooksRest: FastifyPluginAsync = async (plain) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { services } = app;
  app.get('/me/webhooks', { schema: about('Your webhooks') }, async ({ caller }) => ({
    webhooks: await listWebhooks(services, unwrap(known(caller))),
  }));
  app.post('/me/webhooks', { schema: { ...about('Add a webhook'), body: anything } }, async (request, reply) =>
    reply.code(201).send(unwrap(await addWebhook(services, unwrap(known(request.caller)), request.body))),
  );
  app.delete('/me/webhooks/:id', { schema: { ...about('Remove a webhook'), ...byId } }, async (request, reply) => {
    unwrap(await removeWebhook(services, unwrap(known(request.caller)), request.params.id));
    return reply.code(204).send();
  });
  app.post('/me/webhooks/:id/test', { schema: { ...about('Send a test'), ...byId } }, async (request, reply) => {
    const caller = unwrap(known(request.caller));
    await app.countAgainst('trial', caller.userId, request, reply);
    return unwrap(await testWebhook(services, caller, request.params.id));
  });
  app.post(
    '/me/webhooks/:id/rotate',
    { schema: { ...about('Create a new secret'), ...byId } },
    async ({ caller, params }) => unwrap(await rotateSecret(services, unwrap(known(caller)), params.id)),
  );
  app.post('/me/webhooks/:id/enable', { schema: { ...about('Enable again'), ...byId } }, async ({ caller, params }) =>
    unwrap(await enableWebhook(services, unwrap(known(caller)), params.id)),
  );
};

/**
 * Routes for preferences, browsers, webhooks, and reports about notifications. Refuses strangers before reading their
 * body.
 */
export const channelsRest: FastifyPluginAsync = async (app) => {
  app.addHook('preParsing', async ({ caller }) => void unwrap(known(caller)));
  await app.register(notificationsRest);
  await app.register(devicesRest);
  await app.register(webhooksRest);
};

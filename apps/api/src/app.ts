import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { archiveRest } from './archive/rest.ts';
import { attendanceRest } from './availability/rest.ts';
import { campaignsRest } from './campaigns/rest.ts';
import { clubActionsRest, clubsRest } from './clubs/rest.ts';
import { scenariosRest } from './custom-scenarios/rest.ts';
import { registerInbound } from './delivery/email-replies/rest.ts';
import { registerFeeds } from './delivery/feeds/route.ts';
import { channelsRest } from './delivery/preferences/rest.ts';
import { registerUnsubscribe } from './delivery/unsubscribe.ts';
import { eventActsRest, eventsRest } from './events/rest.ts';
import { registerGraphql } from './graphql/plugin.ts';
import { registerAuth } from './identity/auth/plugin.ts';
import { playersRest } from './identity/players/rest.ts';
import { lobbyRest } from './lobby/rest.ts';
import { seatsRest } from './lobby/seats-rest.ts';
import { matchesRest } from './match-api/rest.ts';
import { messagesRest } from './messages/rest.ts';
import { notesRest } from './notes/rest.ts';
import { completed } from './openapi/completed.ts';
import { registerMetrics } from './operator/metrics.ts';
import type { Clock } from './platform/clock.ts';
import { registerEntityTags } from './platform/entity-tags.ts';
import { faultOf, refuse, registerErrors } from './platform/errors/plugin.ts';
import { registerUnknownRoutes } from './platform/errors/unknown-routes.ts';
import { registerHealth } from './platform/health.ts';
import { refuseUnheededKeys } from './platform/idempotency.ts';
import { registerLeaving } from './platform/leaving.ts';
import { registerRequestLog, requestIdOf } from './platform/requests.ts';
import { registerReference, registerRest } from './platform/rest.ts';
import { registerCrossOrigin } from './platform/security/cross-origin.ts';
import { registerOneForm } from './platform/security/one-form.ts';
import type { Tracing } from './platform/tracing/export.ts';
import { ratingsRest } from './ratings/rest.ts';
import { closeServices, openServices } from './services.ts';
import { type Settings, settingsWith } from './settings.ts';
import { studyRest } from './study/rest.ts';
import { followRest } from './watch/follow-rest.ts';
import { watchRest } from './watch/rest.ts';

/** Settings that must be said, settings that may be, and the parts that tests replace. */
export type AppOptions = Pick<Settings, 'databaseUrl' | 'secret'> &
  Partial<Settings> & {
    readonly clock?: Clock;
    readonly logger?: FastifyServerOptions['logger'];
    /** Connections to the database. */
    readonly connections?: number;
    /** Follows every request, where somebody traces. */
    readonly tracing?: Pick<Tracing, 'follow'> | null;
  };

/** The largest body that is read, in bytes. */
const BODY_LIMIT = 256 * 1024;

/** The settings of a process, with what was left out filled in. */
export function settingsOf(options: AppOptions): Settings {
  const { clock: _clock, logger: _logger, connections: _connections, tracing: _tracing, ...given } = options;
  return settingsWith(given);
}

/** The whole service as one Fastify app, listening nowhere yet: `main.ts` listens, tests inject. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    genReqId: requestIdOf,
    trustProxy: 'loopback, uniquelocal',
    forceCloseConnections: 'idle',
    // Requests that arrive during shutdown are still answered.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    // An unreadable address, which matches no route, gets the usual form of refusal.
    frameworkErrors: (error, _request, reply) => void refuse(reply as never, faultOf(error)),
  });
  const { clock, connections, tracing } = options;
  await tracing?.follow(app);
  const services = openServices(settingsOf(options), { log: app.log, clock, connections });
  app.decorate('services', services);
  app.addHook('onClose', () => closeServices(services));
  registerErrors(app);
  registerUnknownRoutes(app);
  registerOneForm(app);
  registerCrossOrigin(app);
  registerEntityTags(app);
  registerRequestLog(app);
  registerMetrics(app);
  registerLeaving(app);
  registerHealth(app);
  refuseUnheededKeys(app);
  await registerRest(app, completed);
  await registerAuth(app);
  registerUnsubscribe(app);
  registerInbound(app);
  registerFeeds(app);
  await app.register(playersRest, { prefix: '/api/v1' });
  await app.register(lobbyRest, { prefix: '/api/v1' });
  await app.register(matchesRest, { prefix: '/api/v1' });
  await app.register(seatsRest, { prefix: '/api/v1' });
  await app.register(attendanceRest, { prefix: '/api/v1' });
  for (const rest of [clubsRest, clubActionsRest, eventsRest, eventActsRest, ratingsRest, watchRest, followRest])
    await app.register(rest, { prefix: '/api/v1' });
  await app.register(messagesRest, { prefix: '/api/v1' });
  await app.register(notesRest, { prefix: '/api/v1' });
  await app.register(studyRest, { prefix: '/api/v1' });
  await app.register(channelsRest, { prefix: '/api/v1' });
  await app.register(scenariosRest, { prefix: '/api/v1' });
  await app.register(campaignsRest, { prefix: '/api/v1' });
  await app.register(archiveRest, { prefix: '/api/v1' });
  registerReference(app);
  await registerGraphql(app);
  return app;
}

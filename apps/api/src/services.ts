import type { FastifyBaseLogger } from 'fastify';
import { Thinkers } from './availability/thinking/thinkers.ts';
import type { Context } from './context.ts';
import { openLive } from './live/open.ts';
import { Readers } from './live/readers.ts';
import type { Clock } from './platform/clock.ts';
import { openDatabase } from './platform/database.ts';
import { DatabaseClock } from './platform/database-clock.ts';
import { openMailer } from './platform/mail/mailer.ts';
import { makeMetrics } from './platform/metrics.ts';
import { openOutboundClient } from './platform/outbound/client.ts';
import { queueMeasure } from './platform/queue-measure.ts';
import type { Settings } from './settings.ts';

/** The parts of one process which are not settings. */
export type Parts = {
  readonly log: FastifyBaseLogger;
  readonly clock?: Clock | undefined;
  /** Connections to the database at most. */
  readonly connections?: number | undefined;
};

/** Opens what every feature is given; nothing is connected before its first use, save the line of live messages. */
export function openServices(settings: Settings, { log, clock, connections }: Parts): Context {
  const { databaseUrl: url, databaseDirectUrl: directUrl, databaseReplicaUrl: replicaUrl } = settings;
  const metrics = makeMetrics();
  const database = openDatabase({ url, directUrl, replicaUrl }, log, connections);
  return {
    settings,
    clock: clock ?? new DatabaseClock(database.readingPool),
    database,
    db: database.db,
    live: openLive(settings, log),
    readers: new Readers(),
    mailer: openMailer(settings),
    outbound: openOutboundClient(settings.outboundAllow),
    queue: queueMeasure(database),
    metrics,
    thinkers: new Thinkers(settings.thinkers, { metrics, log }),
    log,
  };
}

export async function closeServices(services: Context): Promise<void> {
  await services.thinkers.stop();
  await services.live.close();
  services.mailer.close();
  await services.outbound.close();
  await services.database.close();
}

import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import { SENT_CHANNELS } from '../notification/events.ts';
import { countDeadLetters } from '../notifications/dead-letters.ts';

/** Measures every request and serves `/metrics`. */
export function registerMetrics(app: FastifyInstance): void {
  const { metrics } = app.services;
  collectDefaultMetrics({ register: metrics.registry });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.latency.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    await Promise.all([measureQueue(app), measureDeadLetters(app)]);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

const DEAD_FOR_MS = 7 * 86_400_000;

/** Asked of the database, so that every process tells the same number and none forgets it. */
async function measureDeadLetters(app: FastifyInstance): Promise<void> {
  const { metrics, clock } = app.services;
  const since = new Date(clock.now().getTime() - DEAD_FOR_MS);
  const counts = await countDeadLetters(app.services, since).catch(() => null);
  if (counts === null) return;
  for (const channel of SENT_CHANNELS) metrics.deadLetters.set({ channel }, counts[channel] ?? 0);
}

async function measureQueue(app: FastifyInstance): Promise<void> {
  const { metrics, queue } = app.services;
  const found = await queue.measure().catch(() => null);
  if (found === null) return;
  metrics.queueLag.set(found.lagSeconds);
  metrics.queueSize.set(found.jobs);
}

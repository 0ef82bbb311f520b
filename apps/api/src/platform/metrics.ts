import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { SENT_CHANNELS } from '../notification/events.ts';
import { countDeadLetters } from '../notifications/dead-letters.ts';

/** What an operator watches. One set per app, so that two apps in one process do not mix. */
export type Metrics = {
  readonly registry: Registry;
  /** Commands that were accepted and committed, by rule set. */
  readonly turns: Counter<'rule_set'>;
  readonly refusals: Counter<'code'>;
  readonly dispatches: Counter<'outcome' | 'channel'>;
  /** Mails that came in. */
  readonly inbound: Counter<'outcome'>;
  /** Messages that were given up and wait for the operator. */
  readonly deadLetters: Gauge<'channel'>;
  readonly queueLag: Gauge;
  readonly queueSize: Gauge;
  readonly liveMessages: Counter<'way'>;
  readonly latency: Histogram<'method' | 'route' | 'status'>;
};

const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export function makeMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    turns: new Counter({
      name: 'fieldpost_turns_total',
      help: 'Commands accepted',
      labelNames: ['rule_set'],
      registers,
    }),
    refusals: new Counter({
      name: 'fieldpost_refusals_total',
      help: 'Refusals by code',
      labelNames: ['code'],
      registers,
    }),
    dispatches: new Counter({
      name: 'fieldpost_dispatches_total',
      help: 'Dispatches by outcome and channel',
      labelNames: ['outcome', 'channel'],
      registers,
    }),
    inbound: new Counter({
      name: 'fieldpost_inbound_mails_total',
      help: 'Mails that came in, by what came of them',
      labelNames: ['outcome'],
      registers,
    }),
    deadLetters: new Gauge({
      name: 'fieldpost_dead_letters',
      help: 'Messages given up within the last seven days',
      labelNames: ['channel'],
      registers,
    }),
    queueLag: new Gauge({ name: 'fieldpost_queue_lag_seconds', help: 'Age of the oldest job that is due', registers }),
    queueSize: new Gauge({ name: 'fieldpost_queue_jobs', help: 'Jobs that wait', registers }),
    liveMessages: new Counter({
      name: 'fieldpost_live_messages_total',
      help: 'Live messages',
      labelNames: ['way'],
      registers,
    }),
    latency: new Histogram({
      name: 'fieldpost_http_seconds',
      help: 'Time to answer',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers,
    }),
  };
}

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

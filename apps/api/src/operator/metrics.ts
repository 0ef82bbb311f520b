import process from 'node:process';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import { countDeadLetters } from '../delivery/dead-letters.ts';
import { SENT_CHANNELS } from '../notification-rules/events.ts';
import { VERSION } from './version.ts';

/**
 * Interval of event loop samples in ms: the usual 10 would be most of an idle process's CPU time. The reported delays
 * of the loop include it.
 */
const LOOP_LOOK_MS = 100;

/** Measures every request and serves `/metrics`. */
export function registerMetrics(app: FastifyInstance): void {
  const { metrics } = app.services;
  collectDefaultMetrics({ register: metrics.registry, eventLoopMonitoringPrecision: LOOP_LOOK_MS });
  measureProcess(app);
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

/** What this process holds open, asked whenever somebody looks, and what it was built from. */
function measureProcess({ services }: FastifyInstance): void {
  const { metrics, database, live, readers } = services;
  const registers = [metrics.registry];
  new Gauge({
    name: 'fieldpost_database_connections',
    help: 'Connections of the pool by state; waiting: requests that have none yet',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = database.pool;
      this.set({ state: 'busy' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waiting' }, waitingCount);
    },
  });
  new Gauge({
    name: 'fieldpost_listening',
    help: 'What is open: streams and subscriptions, and different people or addresses that have some',
    labelNames: ['what'],
    registers,
    collect() {
      this.set({ what: 'streams' }, live.listening);
      this.set({ what: 'readers' }, readers.size);
    },
  });
  const build = new Gauge({
    name: 'fieldpost_build_info',
    help: '1; version of Fieldpost and of Node',
    labelNames: ['version', 'node'],
    registers,
  });
  build.set({ version: VERSION, node: process.versions.node }, 1);
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
  metrics.overdue.set(found.overdueSeconds);
}

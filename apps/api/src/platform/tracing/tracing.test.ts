import { soon } from '@fieldpost/config/soon';
import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { startWorker, type Worker } from '../../jobs/worker.ts';
import { Client } from '../../testing/client.ts';
import { openDuel } from '../../testing/duel.ts';
import { type Mailbox, openMailbox } from '../../testing/mailbox.ts';
import { startTracing, type Tracing } from './export.ts';

const SECRET = 'a secret of the tests, long enough to be one';
const FROM_OUTSIDE = '4bf92f3577b34da6a3ce929d0e0e4736';

let database: TestDatabase;
let mailbox: Mailbox;
let app: FastifyInstance;
let worker: Worker;
let tracing: Tracing;
const spans = new InMemorySpanExporter();

beforeAll(async () => {
  database = await freshDatabase();
  mailbox = await openMailbox();
  tracing = startTracing('fieldpost-test', new SimpleSpanProcessor(spans));
  app = await buildApp({ databaseUrl: database.url, secret: SECRET, smtpUrl: mailbox.url, tracing });
  worker = startWorker(app.services, { pollMs: 100 });
  await worker.ready;
});
afterAll(async () => {
  await worker.stop();
  await app.close();
  await tracing.close();
  await mailbox.close();
  await database.drop();
});

const named = (name: string): readonly ReadableSpan[] => spans.getFinishedSpans().filter((one) => one.name === name);
const traceOf = (span: ReadableSpan): string => span.spanContext().traceId;

test('a trace goes from the request over the jobs to the letter', async () => {
  const duel = await openDuel(app.services);
  const asked = { authorization: `Bearer ${duel.south.token}`, traceparent: `00-${FROM_OUTSIDE}-00f067aa0ba902b7-01` };
  for (const [step, line] of ['c3-c4', 'd3-d4', 'e3-e4', 'f3-f4', 'end'].entries())
    await app.inject({
      method: 'POST',
      url: `/api/v1/matches/${duel.id}/commands`,
      headers: asked,
      payload: { expectedStep: step, line },
    });
  // The job ends after its letter has gone.
  await soon(() => {
    const ours = spans.getFinishedSpans().filter((one) => traceOf(one) === FROM_OUTSIDE);
    expect(new Set(ours.map(({ name }) => name))).toEqual(
      new Set(['request', 'handler - commands', 'write change', 'job deliver', 'send mail']),
    );
  });
});

test('what no request has begun is a trace of its own, and probes are none', async () => {
  await app.services.db.$queryRaw`select (graphile_worker.add_job('sweep')).id::text`;
  await soon(() => expect(named('job sweep').length).toBeGreaterThan(0));
  expect(named('job sweep').map(traceOf)).not.toContain(FROM_OUTSIDE);
  spans.reset();
  for (const url of ['/healthz', '/readyz', '/metrics']) await app.inject(url);
  expect(spans.getFinishedSpans().filter(({ name }) => !name.startsWith('job '))).toEqual([]);
});

test('a span says nothing of people', async () => {
  spans.reset();
  const duel = await openDuel(app.services, { names: ['Zenobia', 'Hortensia'] });
  await new Client(app, duel.south).play(duel.id, 0, 'c3-c4');
  const told = JSON.stringify(
    spans.getFinishedSpans().map(({ name, attributes, events, status }) => ({ name, attributes, events, status })),
  );
  expect(told).not.toMatch(/Zenobia|Hortensia|fp_|Bearer|c3-c4/);
});

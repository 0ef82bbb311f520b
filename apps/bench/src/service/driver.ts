import { Agent, request } from 'node:http';
import { percentile } from '../report.ts';

/** One HTTP request of a load. */
export type Shot = { readonly path: string; readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** A source of requests for one connection. It gets each answer before it makes the next request. */
export type Gunner = { next(): Shot; answer(status: number, body: string): void };

/** What a load measured. Latencies in ms. */
export type Measured = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly refused: number;
};

const WARM_UP_MS = 2000;

function post(agent: Agent, port: number, shot: Shot): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: shot.path,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(shot.body),
          ...shot.headers,
        },
      },
      (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body: Buffer.concat(parts).toString() }));
      },
    );
    call.on('error', reject);
    call.end(shot.body);
  });
}

/** The length of a load: seconds after a warm-up, or requests on each connection. */
export type Length = { readonly seconds: number } | { readonly shots: number };

/**
 * Keeps one request in flight on each connection. `gunners` has one source per connection. Every answer but 200 counts
 * as refused.
 */
export async function drive(port: number, gunners: readonly Gunner[], length: Length): Promise<Measured> {
  const timed = 'seconds' in length;
  const agent = new Agent({ keepAlive: true, maxSockets: gunners.length });
  const latencies: number[] = [];
  let refused = 0;
  const begin = performance.now() + (timed ? WARM_UP_MS : 0);
  const end = timed ? begin + length.seconds * 1000 : Number.POSITIVE_INFINITY;
  const fireOnce = async (gunner: Gunner): Promise<void> => {
    const started = performance.now();
    const { status, body } = await post(agent, port, gunner.next());
    const done = performance.now();
    gunner.answer(status, body);
    if (started < begin || done > end) return;
    if (status === 200) latencies.push(done - started);
    else refused += 1;
  };
  const keepFiring = async (gunner: Gunner): Promise<void> => {
    const most = timed ? Number.POSITIVE_INFINITY : length.shots;
    for (let shots = 0; shots < most && performance.now() < end; shots += 1) await fireOnce(gunner);
  };
  await Promise.all(gunners.map(keepFiring));
  agent.destroy();
  const seconds = timed ? length.seconds : (performance.now() - begin) / 1000;
  return {
    perSecond: latencies.length / seconds,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    refused,
  };
}

import { get } from 'node:http';
import { drawTests } from '@fieldpost/config/draw-tests';
import { freePort } from '@fieldpost/config/free-port';
import { paced } from '@fieldpost/config/pace';
import { startBalancer } from '@fieldpost/config/test-balancer';
import { programPath } from '@fieldpost/config/test-programs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ServiceProcess } from './testing/processes.ts';
import { until } from './testing/processes.ts';
import { openScene, type Scene, submit } from './testing/scene.ts';

drawTests(1, 3);

// Every test starts real processes, and a busy machine starts them slowly.
vi.setConfig({ testTimeout: paced(180_000), hookTimeout: paced(180_000) });

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

const statusOf = async (url: string): Promise<readonly [number, string | null]> => {
  const reply = await fetch(url);
  await reply.text();
  return [reply.status, reply.headers.get('connection')];
};

test('an API that leaves says so first, answers all the while, and sends its readers elsewhere', async () => {
  const api = await scene.start('api', { DRAIN_SECONDS: '3' });
  const duel = await scene.duel();
  const headers = { authorization: `Bearer ${duel.north.token}`, accept: 'application/x-ndjson' };
  const stream = await fetch(`${api.url}/api/v1/stream`, { headers });
  const socket = new WebSocket(`${api.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const acknowledged = new Promise<void>((resolve) =>
    socket.addEventListener('message', () => resolve(), { once: true }),
  );
  socket.addEventListener('open', () => socket.send('{"type":"connection_init"}'));
  await acknowledged;
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
  expect((await statusOf(`${api.url}/readyz`))[0]).toBe(200);
  const left = api.stop();
  await until('it says that it leaves', async () => (await statusOf(`${api.url}/readyz`))[0] === 503);
  expect(await statusOf(`${api.url}/healthz`)).toEqual([200, 'close']);
  expect((await submit(api, duel, duel.south, 'while-leaving', 0))?.status).toBe(200);
  expect((await stream.text()).trimEnd().split('\n').at(-1)).toBe('{"type":"leaving"}');
  expect(await closed).toBe(1012);
  await left;
  expect(await api.ended).toBe(0);
});

/** A request on a connection that is kept, as proxies and programs send them; the answer's status, or what went wrong. */
const ask = (url: string): Promise<string> =>
  new Promise((resolve) => {
    get(url, (reply) => {
      reply.resume();
      reply.on('end', () => resolve(String(reply.statusCode)));
      reply.on('error', (error) => resolve(error.message));
    }).on('error', (error) => resolve(error.message));
  });

/** Asks again and again by some lines at once until told to end; answers how often each thing was answered. */
function load(url: string, lines: number) {
  const answers: Record<string, number> = {};
  let over = false;
  const line = async (): Promise<void> => {
    while (!over) {
      const answer = await ask(url);
      answers[answer] = (answers[answer] ?? 0) + 1;
    }
  };
  const running = Promise.all(Array.from({ length: lines }, line));
  const end = async () => {
    over = true;
    await running;
    return answers;
  };
  return { answers, end };
}

const haproxy = programPath('haproxy');
if (haproxy) {
  test('two APIs behind a proxy are restarted in turn, and no request fails', async () => {
    const ports = [await freePort(), await freePort()];
    const start = (port: number) => scene.start('api', { PORT: String(port), DRAIN_SECONDS: '2' });
    let apis: readonly ServiceProcess[] = await Promise.all(ports.map(start));
    const proxy = await startBalancer(haproxy, ports);
    const url = `${proxy.url}/api/v1/rulesets/wwi-combined-arms@1`;
    await until('the proxy knows both', async () => (await ask(url)) === '200');
    const loaded = load(url, 6);
    const answered = (): number => loaded.answers['200'] ?? 0;
    for (const [index, port] of ports.entries()) {
      const before = answered();
      await until('there is load', () => answered() > before + 50);
      await apis[index]?.stop();
      expect(await apis[index]?.ended).toBe(0);
      const fresh = await start(port);
      apis = apis.with(index, fresh);
      await until('the proxy knows it again', () => seen(fresh));
    }
    expect(Object.keys(await loaded.end())).toEqual(['200']);
    await proxy.stop();
    await Promise.all(apis.map((api) => api.stop()));
  });
} else {
  process.stdout.write('No haproxy on this machine: a rolling restart behind a proxy is not tested here.\n');
}

/** Whether requests of the load have come to a process: its log has a line for each. */
const seen = (api: ServiceProcess): boolean => api.output().includes('/api/v1/rulesets/');

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@fieldpost/config/free-port';
import { accepts } from '@fieldpost/config/test-accepts';
import { programPath } from '@fieldpost/config/test-programs';

/** A Redis of a test, at `url`, that keeps nothing. */
export type TestRedis = { readonly port: number; readonly url: string; stop(): Promise<void> };

/** Whether this machine has a redis-server. */
export const redisIsHere = (): boolean => programPath('redis-server') !== null;

/** Starts a Redis server, on a free port or on that of an earlier one. Resolves when it accepts connections. */
export async function startRedis(onPort?: number): Promise<TestRedis> {
  const port = onPort ?? (await freePort());
  const server = spawn('redis-server', ['--port', `${port}`, '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });
  await accepts(port);
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}

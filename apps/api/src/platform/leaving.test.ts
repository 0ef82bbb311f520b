import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerLeaving } from './leaving.ts';

test('a server that closes does not wait for a connection over which nothing was ever said', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  registerLeaving(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const silent = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await Promise.all([once(silent, 'connect'), once(app.server, 'connection')]);
  const ended = once(silent, 'close');
  await app.close();
  await ended;
  expect(silent.destroyed).toBe(true);
});

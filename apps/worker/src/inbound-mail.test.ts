import { createServer, type Server } from 'node:net';
import { sendMail } from '@fieldpost/api/testing/post';
import { freePort } from '@fieldpost/config/free-port';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { until } from './testing/processes.ts';
import { openScene, type Scene, submit } from './testing/scene.ts';

// Every test starts real processes, and a busy machine starts them slowly.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const INBOUND_DOMAIN = 'post.fieldpost.example';
let scene: Scene;

beforeAll(async () => {
  scene = await openScene();
});
afterAll(async () => {
  await scene.close();
});

test('a turn is told by one process, answered by mail to another, and the answer answered', async () => {
  const port = await freePort();
  const env = { INBOUND_DOMAIN, INBOUND_SMTP_PORT: String(port) };
  const [api, worker] = [await scene.start('api', env), await scene.start('worker', { INBOUND_DOMAIN })];
  const duel = await scene.duel();
  await submit(api, duel, duel.south, 'first', 0);
  const letters = () => scene.mailbox.mails.filter((mail) => mail.to === duel.north.email);
  await until('the letter is there', () => letters().some(({ subject }) => subject.startsWith('Your turn')));
  const [replyTo] = letters().at(-1)?.parsed.replyTo ?? [];
  const to = replyTo && 'address' in replyTo ? (replyTo.address ?? '') : '';
  await sendMail(port, { from: duel.north.email, to, text: 'end\n\n> It is your turn.' });
  await until('the answer is there', () => letters().some(({ subject }) => subject.startsWith('One order was played')));
  expect(await duel.stored()).toMatchObject({ step: 2, waitingFor: ['south'] });
  await api.stop();
  await worker.stop();
});

async function occupied(): Promise<{ readonly server: Server; readonly port: number }> {
  const [server, port] = [createServer(), await freePort()];
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  return { server, port };
}

/** All that an API says which ends by itself. */
async function lastWords(env: Readonly<Record<string, string>>): Promise<string> {
  try {
    const api = await scene.start('api', env);
    await api.ended;
    return api.output();
  } catch (error) {
    return String(error);
  }
}

test('a busy port is named in a sentence, and nothing is left running', async () => {
  const { server, port } = await occupied();
  const said = await lastWords({ INBOUND_DOMAIN, INBOUND_SMTP_PORT: String(port) });
  expect(said).toContain(`Port ${port} is in use; set INBOUND_SMTP_PORT to another.`);
  server.close();
});
